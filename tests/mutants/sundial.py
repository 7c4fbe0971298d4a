"""Plausible wrong rules of Sundial, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

TRICKS = "tricks.py"
NAMING = "games/sundial/naming.py"
ORDER = "games/sundial/order.py"
VARIANTS = "games/sundial/variants.py"
GAME = "games/sundial/__init__.py"

RANKS = "2 3 4 5 6 7 8 9 T J Q K A"
FOLLOW = "return must(p.hand, (FOLLOW, followers))"
VOID = "return free(p.hand, VOID_ANY)"
LEAD = "return free(p.hand, LEAD_ANY)"
BEATS = "return ACE_HIGH[card.rank] > ACE_HIGH[best.rank]"
BETTER = "whist_beats(card, whist_winning_play(p).card, p.trump)"
PARTNER_WINS = "whist_winning_play(p).seat is p.seat.partner"

MUTANTS = {
    # The order of the cards.
    "the two is highest": (TRICKS, RANKS, "3 4 5 6 7 8 9 T J Q K A 2"),
    "the ace is lowest": (TRICKS, RANKS, "A 2 3 4 5 6 7 8 9 T J Q K"),
    "the ten stands above the king": (TRICKS, RANKS, "2 3 4 5 6 7 8 9 J Q K T A"),
    "the ten stands above the jack": (TRICKS, RANKS, "2 3 4 5 6 7 8 9 J T Q K A"),
    "the ten stands below the nine": (TRICKS, RANKS, "2 3 4 5 6 7 8 T 9 J Q K A"),
    "in trumps the jack is highest": (
        TRICKS,
        BEATS,
        'if card.suit is trump and "J" in (card.rank, best.rank):\n'
        '            return card.rank == "J"\n'
        "        " + BEATS,
    ),
    # Who is winning.
    "a discard can win": (
        TRICKS,
        "    return card.suit is trump\n\n\ndef whist_winning_play",
        "    return best.suit is not trump\n\n\ndef whist_winning_play",
    ),
    "a discard wins by its rank": (
        TRICKS,
        "if card.suit is best.suit:\n        return ACE_HIGH",
        "if best.suit is not trump and card.suit is not trump:\n        return ACE_HIGH",
    ),
    "a trump does not beat a plain card": (
        TRICKS,
        "    return card.suit is trump\n\n\ndef whist_winning_play",
        "    return False\n\n\ndef whist_winning_play",
    ),
    "the last trump wins": (
        TRICKS,
        BEATS,
        "return card.suit is trump or ACE_HIGH[card.rank] > ACE_HIGH[best.rank]",
    ),
    "the first trump wins": (
        TRICKS,
        BEATS,
        "return card.suit is not trump and ACE_HIGH[card.rank] > ACE_HIGH[best.rank]",
    ),
    "a trick with a trump in it is won by the suit led": (
        TRICKS,
        "return WINNER_TRUMP\n",
        "return WINNER_LED\n",
    ),
    # Leading, following, void.
    "an only card is judged like any other": (TRICKS, "if len(p.hand) == 1:", "if False:"),
    "trump may not be led": (
        TRICKS,
        LEAD,
        "return must(p.hand, (LEAD_ANY, p.hand.without(p.hand.of(p.trump))))",
    ),
    "nobody has to follow": (TRICKS, FOLLOW, VOID),
    "a trump may be played although the suit is held": (
        TRICKS,
        FOLLOW,
        "return must(p.hand, (FOLLOW, Cards((*followers, *p.hand.of(p.trump)))))",
    ),
    "nobody has to follow a suit that has been trumped": (
        TRICKS,
        "if followers:\n        return must(p.hand, (FOLLOW, followers))\n    return free",
        "if followers and whist_winning_play(p).card.suit is p.led:\n"
        "        return must(p.hand, (FOLLOW, followers))\n    return free",
    ),
    "nobody has to follow in trumps": (
        TRICKS,
        "if followers:\n        return must(p.hand, (FOLLOW, followers))\n    return free",
        "if followers and p.led is not p.trump:\n"
        "        return must(p.hand, (FOLLOW, followers))\n    return free",
    ),
    "who follows must win if possible": (
        TRICKS,
        FOLLOW,
        f"wins = Cards([card for card in followers if {BETTER}])\n"
        "        return must(p.hand, (FOLLOW, followers), (FOLLOW, wins or followers))",
    ),
    "who follows in trumps must win if possible": (
        TRICKS,
        FOLLOW,
        "trumps = followers.of(p.trump)\n"
        f"        wins = Cards([card for card in trumps if {BETTER}])\n"
        "        return must(p.hand, (FOLLOW, followers), (FOLLOW, wins or followers))",
    ),
    "who is void must trump": (
        TRICKS,
        VOID,
        "return must(p.hand, (VOID_ANY, p.hand.of(p.trump) or p.hand))",
    ),
    "who is void must go over a trump if possible": (
        TRICKS,
        VOID,
        f"higher = Cards([card for card in p.hand.of(p.trump) if {BETTER}])\n"
        "    if whist_winning_play(p).card.suit is not p.trump:\n"
        "        higher = Cards()\n"
        "    return must(p.hand, (VOID_ANY, higher or p.hand))",
    ),
    "nobody may play a lower trump": (
        TRICKS,
        VOID,
        f"lower = Cards([card for card in p.hand.of(p.trump) if not {BETTER}])\n"
        "    return must(p.hand, (VOID_ANY, p.hand.without(lower) or p.hand))",
    ),
    "nobody may trump a partner's trick": (
        TRICKS,
        VOID,
        f"ours = {PARTNER_WINS}\n"
        "    rest = p.hand.without(p.hand.of(p.trump)) if ours else p.hand\n"
        "    return must(p.hand, (VOID_ANY, rest or p.hand))",
    ),
    "who cannot follow in trumps may not discard an ace": (
        TRICKS,
        VOID,
        "low = Cards([card for card in p.hand if p.led is not p.trump or card.rank != 'A'])\n"
        "    return must(p.hand, (VOID_ANY, low))",
    ),
    # Naming.
    "the namer may pass": (
        NAMING,
        "return NameVerdict(name, False, NO_PASS)",
        "return NameVerdict(name, name == PASS, NO_PASS)",
    ),
    "a deal without trump may be named": (
        NAMING,
        "return NameVerdict(name, False, NO_PASS)",
        "return NameVerdict(name, name == NO_TRUMP, NO_PASS)",
    ),
    "only a suit in the hand may be named": (
        NAMING,
        'p.variant.must_hold_named_suit == "yes" and not',
        "not",
    ),
    "the setting to hold the suit named is ignored": (
        NAMING,
        'p.variant.must_hold_named_suit == "yes" and not',
        "False and not",
    ),
    "two cards of the suit named are needed": (
        NAMING,
        "not p.first_five.of(name)",
        "len(p.first_five.of(name)) < 2",
    ),
    "the longest suit must be named": (
        NAMING,
        "    return NameVerdict(name, True, NAME_FIVE)",
        "    longest = max(len(p.first_five.of(suit)) for suit in Suit)\n"
        "    return NameVerdict(name, len(p.first_five.of(name)) == longest, NAME_FIVE)",
    ),
    # Who names, leads and deals.
    "the dealer names": (
        ORDER,
        'names trump?"""\n    return seat_after(p, p.dealer)\n',
        'names trump?"""\n    return p.dealer\n',
    ),
    "the namer always leads": (ORDER, 'if p.variant.first_lead == "caller" else p.dealer', ""),
    "the dealer always leads": (
        ORDER,
        'return namer(p) if p.variant.first_lead == "caller" else p.dealer',
        "return p.dealer",
    ),
    "play in the first trick runs clockwise only": (
        ORDER,
        "return seats_from(leader(p), p.variant.direction)",
        'return seats_from(leader(p), "clockwise")',
    ),
    "the seat after is the next one clockwise only": (
        ORDER,
        "return seats_from(seat, p.variant.direction)[1]",
        'return seats_from(seat, "clockwise")[1]',
    ),
    "a trick is played clockwise only": (
        GAME,
        "direction=lambda variant: variant.direction",
        'direction=lambda variant: "clockwise"',
    ),
    "the deal stays": (
        ORDER,
        "return p.dealer if keeps else seat_after(p, p.dealer)",
        "return p.dealer",
    ),
    "the deal always moves": (
        ORDER,
        "return p.dealer if keeps else seat_after(p, p.dealer)",
        "return seat_after(p, p.dealer)",
    ),
    "winners always keep the call": (
        ORDER,
        'p.variant.caller == "left-of-dealer"',
        "p.round_won_by is None",
    ),
    "the dealer's pair keeps the call": (
        ORDER,
        "return Pair.of(namer(p)) is p.round_won_by",
        "return Pair.of(p.dealer) is p.round_won_by",
    ),
    "losers keep the call": (
        ORDER,
        "return Pair.of(namer(p)) is p.round_won_by",
        "return Pair.of(namer(p)) is not p.round_won_by",
    ),
    "the namer of the next round is its dealer": (
        ORDER,
        "return None if dealer is None else seat_after(p, dealer)",
        "return dealer",
    ),
    "the winners deal": (
        ORDER,
        "return p.dealer if keeps else seat_after(p, p.dealer)",
        "if p.round_won_by and p.dealer in p.round_won_by.seats:\n"
        "        return p.dealer\n"
        "    return seat_after(p, p.dealer)",
    ),
    # The table.
    "the namer leads by default": (
        VARIANTS,
        'first_lead: str = "dealer"',
        'first_lead: str = "caller"',
    ),
    "winners keep the call by default": (
        VARIANTS,
        'caller: str = "left-of-dealer"',
        'caller: str = "keep-while-winning"',
    ),
    "play runs anticlockwise by default": (
        VARIANTS,
        'direction: str = "clockwise"',
        'direction: str = "anticlockwise"',
    ),
    "the suit named must be held by default": (
        VARIANTS,
        'must_hold_named_suit: str = "no"',
        'must_hold_named_suit: str = "yes"',
    ),
}
