"""Plausible wrong rules of Trumple, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

VALUES = "games/trumple/values.py"
BID = "games/trumple/bid.py"
BIDS = "games/trumple/bids.py"
SCORE = "games/trumple/score.py"
TRICK = "games/trumple/trick.py"
VARIANTS = "games/trumple/variants.py"
TRICKS = "tricks.py"

RANK = "return bid_value(one.bid), single, suit_rank, -len(one.bid), _last_rank(p, one)"
SUITS = "(Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)"
MOVED = "0 if one.seat is spared else choice.step"
FACE_DOWN = "return some_card_can_lie_face_down(p) and card.suit is p.trump"
SEEN = 'return f"F:{play.card}" if play.seat is seat else "F:?"'

MUTANTS = {
    # What a bid is worth.
    "an ace counts 11": (VALUES, '"A": 1,', '"A": 11,'),
    "an ace counts nothing": (VALUES, '"A": 1,', '"A": 0,'),
    "a king counts 10": (VALUES, '"K": 0,', '"K": 10,'),
    "a queen counts 10": (VALUES, '"Q": 0,', '"Q": 10,'),
    "a jack counts 10": (VALUES, '"J": 0,', '"J": 10,'),
    "a jack counts 1": (VALUES, '"J": 0,', '"J": 1,'),
    "a ten counts 1": (VALUES, '"T": 10,', '"T": 1,'),
    "a bid counts its cards": (BID, "return sum(counts(bid))", "return len(bid)"),
    "a bid counts its best card": (
        BID,
        "return sum(counts(bid))",
        "return max(counts(bid) or [0])",
    ),
    # Which bids may be made.
    "no card bids nothing": (BID, "return bool(bid) and because", "return because"),
    "nobody may bid nothing": (
        BID,
        "return bool(bid) and because",
        "return bid_value(bid) > 0 and because",
    ),
    "any worth may be bid": (BID, 'variant.max_bid == "13"', "False"),
    "no table may bid more than 13": (BID, 'variant.max_bid == "13"', "True"),
    "13 may not be bid": (BID, "bid_value(bid) > TRICKS", "bid_value(bid) >= TRICKS"),
    "13 cards' worth may be bid": (BID, "bid_value(bid) > TRICKS", "bid_value(bid) > 20"),
    # Which trump a bid offers.
    "a single card offers no trump": (
        BID,
        "if len(suits) == 1 else",
        "if len(suits) == 1 and len(bid) > 1 else",
    ),
    "a bid of nothing offers no trump": (
        BID,
        "if len(suits) == 1 else",
        "if len(suits) == 1 and bid_value(bid) else",
    ),
    "a mixed bid offers its first suit": (
        BID,
        "return suits.pop() if len(suits) == 1 else NoSuit.NO_TRUMP",
        "return bid[0].suit if bid else NoSuit.NO_TRUMP",
    ),
    "court cards do not spoil a suit": (
        BID,
        "{card.suit for card in bid}",
        "{card.suit for card in bid if BID_VALUES[card.rank] or not bid_value(bid)}",
    ),
    # The order of the suits.
    "diamonds stand above clubs": (
        VALUES,
        SUITS,
        "(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)",
    ),
    "hearts stand above spades": (
        VALUES,
        SUITS,
        "(Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES, Suit.HEARTS)",
    ),
    "clubs stand above hearts": (
        VALUES,
        SUITS,
        "(Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS, Suit.SPADES)",
    ),
    "diamonds stand highest": (
        VALUES,
        SUITS,
        "(Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)",
    ),
    # The order of the tie-breaks.
    "the lowest bid leads": (BIDS, "reverse=True)", "reverse=False)"),
    "one suit goes before worth": (
        BIDS,
        RANK,
        "return single, bid_value(one.bid), suit_rank, -len(one.bid), _last_rank(p, one)",
    ),
    "fewer cards go before one suit": (
        BIDS,
        RANK,
        "return bid_value(one.bid), -len(one.bid), single, suit_rank, _last_rank(p, one)",
    ),
    "fewer cards go before the higher suit": (
        BIDS,
        RANK,
        "return bid_value(one.bid), single, -len(one.bid), suit_rank, _last_rank(p, one)",
    ),
    "more cards go before fewer": (BIDS, RANK, RANK.replace("-len", "len")),
    "the number of cards decides nothing": (BIDS, RANK, RANK.replace("-len(one.bid)", "0")),
    "one suit decides nothing": (BIDS, RANK, RANK.replace("single,", "False,")),
    "a mixed bid goes before one suit": (BIDS, RANK, RANK.replace("single,", "not single,")),
    "the suit decides nothing": (BIDS, RANK, RANK.replace("suit_rank,", "0,")),
    "the best card decides nothing": (
        BIDS,
        "return max(_card_rank(card) for card in one.bid)",
        "return (-p.bids.index(one),)",
    ),
    "mixed bids compare their highest suit": (
        BIDS,
        "SUIT_ORDER[suit] if isinstance(suit, Suit) else 0",
        "max(SUIT_ORDER[card.suit] for card in one.bid)",
    ),
    "court cards do not count as cards": (
        BIDS,
        RANK,
        RANK.replace("-len(one.bid)", "-sum(card.rank not in 'KQJ' for card in one.bid)"),
    ),
    "the best card goes by suit first": (
        BIDS,
        "return ACE_HIGH[card.rank], SUIT_ORDER[card.suit]",
        "return SUIT_ORDER[card.suit], ACE_HIGH[card.rank]",
    ),
    "between best cards of one rank the lower suit goes first": (
        BIDS,
        "return ACE_HIGH[card.rank], SUIT_ORDER[card.suit]",
        "return ACE_HIGH[card.rank], -SUIT_ORDER[card.suit]",
    ),
    "the best card goes by what it counts": (
        BIDS,
        "return ACE_HIGH[card.rank], SUIT_ORDER[card.suit]",
        "return bid_value(Cards([card])), SUIT_ORDER[card.suit]",
    ),
    "the lowest card decides": (
        BIDS,
        "return max(_card_rank(card) for card in one.bid)",
        "return min(_card_rank(card) for card in one.bid)",
    ),
    "the first card shown decides": (
        BIDS,
        "return max(_card_rank(card) for card in one.bid)",
        "return _card_rank(one.bid[0])",
    ),
    "the seat goes before all other tie-breaks": (
        BIDS,
        "    return bid_value(one.bid), single",
        '    if p.variant.last_tiebreak == "seat":\n'
        "        place = -p.bids.index(one)\n"
        "        return bid_value(one.bid), True, place, 0, (0,)\n"
        "    return bid_value(one.bid), single",
    ),
    "no table goes by the seat": (BIDS, 'p.variant.last_tiebreak == "seat"', "False"),
    "the last seat goes before the first": (BIDS, "(-p.bids.index(one),)", "(p.bids.index(one),)"),
    "the first seat is always North": (
        BIDS,
        "(-p.bids.index(one),)",
        "(-CLOCKWISE.index(one.seat),)",
    ),
    # The trump of the deal.
    "the best bid of one suit sets the trump": (
        BIDS,
        "return offered(lead(p).bid)",
        "return next((offered(one.bid) for one in ranked(p) if isinstance(offered(one.bid), Suit)),"
        " offered(lead(p).bid))",
    ),
    "the first bidder sets the trump": (
        BIDS,
        "return offered(lead(p).bid)",
        "return offered(p.bids[0].bid)",
    ),
    # The 13 rule.
    "the 13 rule applies from 13 upwards": (
        BIDS,
        "return sum(values(p)) == TRICKS",
        "return sum(values(p)) >= TRICKS",
    ),
    "the 13 rule applies up to 13": (
        BIDS,
        "return sum(values(p)) == TRICKS",
        "return sum(values(p)) <= TRICKS",
    ),
    "the 13 rule does not exist": (BIDS, "return sum(values(p)) == TRICKS", "return False"),
    "up is down": (BIDS, "Choice.UP: 1, Choice.DOWN: -1", "Choice.UP: -1, Choice.DOWN: 1"),
    "targets move by two": (BIDS, "Choice.UP: 1, Choice.DOWN: -1", "Choice.UP: 2, Choice.DOWN: -2"),
    "keeping moves the targets": (BIDS, "Choice.KEEP: 0", "Choice.KEEP: 1"),
    "the lead bidder's own target stays": (BIDS, 'p.variant.thirteen_scope == "others"', "True"),
    "the lead bidder's own target always moves": (
        BIDS,
        'p.variant.thirteen_scope == "others"',
        "False",
    ),
    "only the lead bidder's target moves": (
        BIDS,
        MOVED,
        "choice.step if one.seat is spared else 0",
    ),
    "the choice may always be declined": (BIDS, 'p.variant.thirteen_decline == "yes"', "True"),
    "the choice may never be declined": (BIDS, 'p.variant.thirteen_decline == "yes"', "False"),
    "nothing is clamped": (BIDS, 'p.variant.target_clamp == "none"', "True"),
    "everything is clamped": (BIDS, 'p.variant.target_clamp == "none"', "False"),
    "only the lower end is clamped": (BIDS, "min(max(target, 0), TRICKS)", "max(target, 0)"),
    "only the upper end is clamped": (
        BIDS,
        "min(max(target, 0), TRICKS)",
        "min(target, TRICKS)",
    ),
    "targets stay at 1 or more": (BIDS, "max(target, 0)", "max(target, 1)"),
    "no direction is forbidden": (BIDS, 'p.variant.target_clamp == "forbid" and', "False and"),
    "every table forbids the edge": (BIDS, 'p.variant.target_clamp == "forbid" and', "True and"),
    "with no choice left the targets move up": (
        BIDS,
        "else values(p)",
        "else _held(p, Choice.UP) if is_clamped(p) else values(p)",
    ),
    "a clamped target cites the 13 rule": (
        BIDS,
        "        return CLAMP\n",
        "        return THIRTEEN\n",
    ),
    "a tie cites the best bid": (
        BIDS,
        'return HIGHEST_SETS if deciding_step(p) == "value" else TIEBREAK',
        "return HIGHEST_SETS",
    ),
    # The score.
    "too few costs 2": (SCORE, "return -(p.target - p.won)", "return -2 * (p.target - p.won)"),
    "too few loses the target": (SCORE, "return -(p.target - p.won)", "return -p.target"),
    "too many costs 1": (SCORE, "return -2 * (p.won - p.target)", "return -(p.won - p.target)"),
    "too many scores the target less the rest": (
        SCORE,
        "return -2 * (p.won - p.target)",
        "return p.target - 2 * (p.won - p.target)",
    ),
    "target and 10 for an exact one": (
        SCORE,
        "        return p.target",
        "        return 10 + p.target",
    ),
    "won tricks score, met or not": (
        SCORE,
        "return -(p.target - p.won)",
        "return p.won - (p.target - p.won)",
    ),
    "a target of 0 is like any other": (SCORE, "if counts_as_zero == 0:", "if False:"),
    "nothing of nothing scores 10": (SCORE, "return 5 if p.won == 0", "return 10 if p.won == 0"),
    "one of nothing loses 2": (SCORE, "else -5 - 2 * (p.won - 1)", "else -2 * p.won"),
    "one of nothing loses 7": (SCORE, "-5 - 2 * (p.won - 1)", "-5 - 2 * p.won"),
    "each trick of nothing costs 5": (SCORE, "-5 - 2 * (p.won - 1)", "-5 * p.won"),
    "each further trick of nothing costs 1": (SCORE, "-5 - 2 * (p.won - 1)", "-5 - (p.won - 1)"),
    "zero never goes by the bid": (
        SCORE,
        "p.target if p.bid_value is None else p.bid_value",
        "p.target",
    ),
    "zero by the bid and by the target": (
        SCORE,
        "if counts_as_zero == 0:",
        "if 0 in (counts_as_zero, p.target):",
    ),
    "a target below nothing counts as nothing": (
        SCORE,
        "if counts_as_zero == 0:",
        "if counts_as_zero <= 0:",
    ),
    "all tables score by the bid": (VARIANTS, 'zero_by: str = "target"', 'zero_by: str = "bid"'),
    # Following suit.
    "nobody has to follow": (
        TRICKS,
        "return must(p.hand, (FOLLOW, followers))",
        "return free(p.hand, VOID_ANY)",
    ),
    "whoever can trump must": (
        TRICKS,
        "return free(p.hand, VOID_ANY)",
        "return must(p.hand, (VOID_ANY, p.hand.of(p.trump) or p.hand))",
    ),
    "trump may not be led": (
        TRICKS,
        "return free(p.hand, LEAD_ANY)",
        "return must(p.hand, (LEAD_ANY, p.hand.without(p.hand.of(p.trump)) or p.hand))",
    ),
    # Face down.
    "every card that does not follow lies face down": (
        TRICK,
        FACE_DOWN,
        "return some_card_can_lie_face_down(p) and card.suit is not p.led",
    ),
    "every trump lies face down, a led suit's too": (
        TRICK,
        "        and bool(p.trick)\n        and p.led is not p.trump\n",
        "        and bool(p.trick)\n",
    ),
    "a led trump lies face down": (
        TRICK,
        "str(would_lie_face_down(p)) or",
        "str(would_lie_face_down(p) if p.trick else p.hand.of(p.trump)) or",
    ),
    "nothing lies face down": (TRICK, FACE_DOWN, "return False"),
    "face down is a choice of the player": (
        TRICK,
        "str(would_lie_face_down(p)) or",
        "str(Cards()) or",
    ),
    "every table plays face down": (TRICK, 'p.variant.facedown == "yes"\n', "True\n"),
    "in a deal without trump a discard lies face down": (
        TRICK,
        FACE_DOWN,
        FACE_DOWN + " or (p.trump is NoSuit.NO_TRUMP and bool(p.trick) and card.suit is not p.led)",
    ),
    "a card that would be forbidden lies face down": (
        TRICK,
        "for card in whist_ruling(p).permitted if",
        "for card in p.hand if",
    ),
    # Who sees what.
    "everybody sees every card": (TRICK, SEEN, 'return f"F:{play.card}"'),
    "nobody sees their own card": (TRICK, SEEN, 'return "F:?"'),
    "face-down cards stay down when the trick is complete": (
        TRICK,
        "if complete or play.seat",
        "if play.seat",
    ),
    "who laid a card sees the others too": (
        TRICK,
        SEEN,
        'return f"F:{play.card}" if seat in face_down_seats(p) else "F:?"',
    ),
    # Who is winning.
    "an unknown card counts as no trump": (TRICK, "if not p.unknown or not higher:", "if True:"),
    "an unknown card always holds the trick": (
        TRICK,
        "if len(p.unknown) == 1 and len(higher) == len(trumps_left(p)):",
        "if p.unknown:",
    ),
    "one unknown card always holds the trick": (
        TRICK,
        "if len(p.unknown) == 1 and len(higher) == len(trumps_left(p)):",
        "if len(p.unknown) == 1:",
    ),
    "the first of two unknown cards holds the trick": (
        TRICK,
        "if len(p.unknown) == 1 and",
        "if",
    ),
    "an unknown card is always in doubt": (
        TRICK,
        "    if len(p.unknown) == 1 and len(higher) == len(trumps_left(p)):\n"
        "        return p.unknown[0]\n",
        "",
    ),
    "the hand says nothing of the unknown card": (
        TRICK,
        "without([*p.hand, *(play.card for play in p.trick)])",
        "without([play.card for play in p.trick])",
    ),
    "the trick says nothing of the unknown card": (
        TRICK,
        "without([*p.hand, *(play.card for play in p.trick)])",
        "without(p.hand)",
    ),
    "a discard can win": (
        TRICKS,
        "    return card.suit is trump\n\n\ndef whist_winning_play",
        "    return best.suit is not trump\n\n\ndef whist_winning_play",
    ),
    "the last trump wins": (
        TRICKS,
        "return ACE_HIGH[card.rank] > ACE_HIGH[best.rank]",
        "return card.suit is trump or ACE_HIGH[card.rank] > ACE_HIGH[best.rank]",
    ),
}
