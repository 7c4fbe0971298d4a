"""Plausible wrong rules of Bellot's Trump, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

CUT = "stock_games/cut.py"
DEAL = "stock_games/deal.py"
ROB = "stock_games/rob.py"
DISCARD = "stock_games/discard.py"
VALUES = "stock_games/values.py"
SETTLEMENT = "games/bellot/settlement.py"
VARIANTS = "games/bellot/variants.py"

MOST_TRUMPS = """\
    most = max(len(p.trumps(seat)) for seat in p.seats)
    return tuple(seat for seat in p.seats if len(p.trumps(seat)) == most)
"""
TO_THE_WINNER = """\
        yield Payment(payee, _others(p, first), worth(trumps, p.trump), trumps, PAY)
"""

MUTANTS = {
    # What trumps are worth.
    "the ace of trumps is worth more": (VALUES, '"A": 1,', '"A": 8,'),
    "the ten of trumps is worth more": (VALUES, '"T": 1,', '"T": 10,'),
    "the king is worth 4": (VALUES, '"K": 6,', '"K": 4,'),
    "the queen is worth 3": (VALUES, '"Q": 4,', '"Q": 3,'),
    "the jack is worth 1": (VALUES, '"J": 2,', '"J": 1,'),
    "small trumps are worth nothing": (VALUES, '"2": 1,', '"2": 0,'),
    # The cut.
    "the ace is low at the cut": (
        CUT,
        "from followsuit.tricks import ACE_HIGH\n",
        'from followsuit.tricks import order\nACE_HIGH = order("A 2 3 4 5 6 7 8 9 T J Q K")\n',
    ),
    "the ten is above the jack at the cut": (
        CUT,
        "from followsuit.tricks import ACE_HIGH\n",
        'from followsuit.tricks import order\nACE_HIGH = order("2 3 4 5 6 7 8 9 J T Q K A")\n',
    ),
    "the lowest cut deals": (CUT, "most = max(", "most = min("),
    "the first of equal cuts deals": (CUT, "if len(highest(p)) == 1", "if highest(p)"),
    "any two equal cuts are cut again": (
        CUT,
        "if len(highest(p)) == 1",
        "if len({cut.card.rank for cut in p.cuts}) == len(p.cuts)",
    ),
    # The deal.
    "one card left over is enough": (DEAL, "(len(PACK_52) - ROBBED)", "(len(PACK_52) - 1)"),
    "the whole pack may be dealt": (DEAL, "(len(PACK_52) - ROBBED)", "len(PACK_52)"),
    "more than four must be left over": (
        DEAL,
        "p.cards_each <= most_cards(p.players)",
        "p.cards_each < most_cards(p.players)",
    ),
    "no more than twelve may be dealt": (
        DEAL,
        "p.cards_each <= most_cards(p.players)",
        "p.cards_each <= min(12, most_cards(p.players))",
    ),
    "the turn-up is not counted as left over": (
        DEAL,
        "p.players * p.cards_each if",
        "p.players * p.cards_each - 1 if",
    ),
    # Who may rob.
    "the dealer may always rob": (ROB, "    return p.ace\n", "    return p.dealer\n"),
    "the dealer robs when the ace is in the stock": (
        ROB,
        "    return p.ace\n",
        "    return p.ace or p.dealer\n",
    ),
    "nobody robs a turned-up ace": (
        ROB,
        'if p.turn_up.rank == "A":\n        return p.dealer',
        'if p.turn_up.rank == "A":\n        return None',
    ),
    "the dealer robs a turned-up king": (
        ROB,
        'if p.turn_up.rank == "A":\n        return p.dealer',
        'if p.turn_up.rank in "AK":\n        return p.dealer',
    ),
    "a dealer who holds the ace may not rob": (
        ROB,
        "    return p.ace\n",
        "    return None if p.ace is p.dealer else p.ace\n",
    ),
    "the right passes to the dealer": (
        ROB,
        "return None if p.declined else entitled(p)",
        "return p.dealer if p.declined else entitled(p)",
    ),
    "who has declined may still rob": (
        ROB,
        "return None if p.declined else entitled(p)",
        "return entitled(p)",
    ),
    "robbing is always a duty": (ROB, 'if p.variant.rob == "compulsory":', "if True:"),
    "robbing is never a duty": (ROB, 'if p.variant.rob == "compulsory":', "if False:"),
    "robbing is a duty of the ace's holder alone": (
        ROB,
        'if p.variant.rob == "compulsory":',
        'if p.variant.rob == "compulsory" and p.turn_up.rank != "A":',
    ),
    "declining is not the reason why nobody robs": (ROB, "if p.declined:", "if False:"),
    # What is drawn and laid out.
    "the robber draws three": (ROB, "p.stock[: ROBBED - 1]", "p.stock[: ROBBED - 2]"),
    "the robber draws the whole stock": (ROB, "p.stock[: ROBBED - 1]", "p.stock"),
    "the robber draws from the bottom": (ROB, "p.stock[: ROBBED - 1]", "p.stock[1 - ROBBED :]"),
    "the turn-up stays where it is": (
        ROB,
        "(p.turn_up, *p.stock[: ROBBED - 1])",
        "p.stock[:ROBBED]",
    ),
    "fewer than four may be laid out": (
        DISCARD,
        "len(p.discards) == ROBBED",
        "0 < len(p.discards) <= ROBBED",
    ),
    "more than four may be laid out": (
        DISCARD,
        "len(p.discards) == ROBBED",
        "len(p.discards) >= ROBBED",
    ),
    "nothing may be laid out": (
        DISCARD,
        "len(p.discards) == ROBBED",
        "len(p.discards) in (0, ROBBED)",
    ),
    "any card of the pack may be laid out": (
        DISCARD,
        " and all(card in p.hand for card in p.discards)",
        "",
    ),
    "the ace may not be laid out": (
        DISCARD,
        "all(card in p.hand for card in p.discards)",
        'all(card in p.hand and card.rank != "A" for card in p.discards)',
    ),
    "trumps may not be laid out": (
        # The examples' trump is hearts; the position does not say, for the rule does not ask.
        DISCARD,
        "all(card in p.hand for card in p.discards)",
        'all(card in p.hand and str(card.suit) != "H" for card in p.discards)',
    ),
    # Who has the game.
    "the highest trump has the game": (
        SETTLEMENT,
        MOST_TRUMPS,
        "    best = {\n"
        "        seat: max((ACE_HIGH[c.rank] for c in p.trumps(seat)), default=-1)\n"
        "        for seat in p.seats\n"
        "    }\n"
        "    return tuple(s for s in p.seats if best[s] == max(best.values()))\n",
    ),
    "the dearest trumps have the game": (
        SETTLEMENT,
        MOST_TRUMPS,
        "    best = {seat: worth(p.trumps(seat), p.trump) for seat in p.seats}\n"
        "    return tuple(s for s in p.seats if best[s] == max(best.values()))\n",
    ),
    "plain cards count": (SETTLEMENT, "s.cards.of(self.trump)", "s.cards"),
    "the ace alone has the game": (
        SETTLEMENT,
        MOST_TRUMPS,
        '    aces = tuple(s for s in p.seats if any(c.rank == "A" for c in p.trumps(s)))\n'
        "    if aces:\n"
        "        return aces\n" + MOST_TRUMPS,
    ),
    "a game without trumps is shared": (
        SETTLEMENT,
        "if not p.trumps(first[0]):",
        'if not p.trumps(first[0]) and p.variant.tie != "share":',
    ),
    "a tie goes by the order of the seats": (
        SETTLEMENT,
        "return (highest_trump(p)[0],)",
        "return most_trumps(p)[:1]",
    ),
    "a tie goes to the dearest trumps": (
        SETTLEMENT,
        "return (highest_trump(p)[0],)",
        "return (max(most_trumps(p), key=lambda s: worth(p.trumps(s), p.trump)),)",
    ),
    "a tie goes to the lowest trump": (SETTLEMENT, "return max(trumps,", "return min(trumps,"),
    "a tie goes to the highest trump of anybody": (
        SETTLEMENT,
        "for seat in most_trumps(p) for card in p.trumps(seat)",
        "for seat in p.seats for card in p.trumps(seat)",
    ),
    "a tie is always shared": (SETTLEMENT, '"highest-trump": TIE,', '"highest-trump": TIE_SHARED,'),
    "a tie always leaves no game": (
        SETTLEMENT,
        '"highest-trump": TIE,',
        '"highest-trump": TIE_NO_GAME,',
    ),
    "a tie never leaves no game": (
        SETTLEMENT,
        '"no-game": TIE_NO_GAME',
        '"no-game": TIE',
    ),
    "a tie is never shared": (SETTLEMENT, '"share": TIE_SHARED', '"share": TIE'),
    # Who pays what.
    "losers pay for their own cards": (
        SETTLEMENT,
        TO_THE_WINNER,
        "        for payer in _others(p, first):\n"
        "            own = p.trumps(payer)\n"
        "            yield Payment(payee, (payer,), worth(own, p.trump), own, PAY)\n",
    ),
    "losers pay the difference": (
        SETTLEMENT,
        TO_THE_WINNER,
        "        for payer in _others(p, first):\n"
        "            less = worth(p.trumps(payer), p.trump)\n"
        "            yield Payment(payee, (payer,), worth(trumps, p.trump) - less, trumps, PAY)\n",
    ),
    "one is paid for each trump": (
        SETTLEMENT,
        "worth(trumps, p.trump), trumps",
        "len(trumps), trumps",
    ),
    "the losers share one payment": (
        SETTLEMENT,
        "            balance[payer] -= payment.amount\n",
        "            balance[payer] -= payment.amount // len(payment.payers)\n",
    ),
    "the winner is paid once, by all together": (
        SETTLEMENT,
        "            balance[payment.payee] += payment.amount\n",
        "        balance[payment.payee] += payment.amount\n",
    ),
    "those who share a game pay each other": (
        SETTLEMENT,
        "Payment(payee, _others(p, first), worth(trumps",
        "Payment(payee, _others(p, (payee,)), worth(trumps",
    ),
    # As in the scene.
    "the scene's way is always played": (
        SETTLEMENT,
        'if p.variant.payout == "dialogue"',
        "if True",
    ),
    "the scene's way is never played": (
        SETTLEMENT,
        'if p.variant.payout == "dialogue"',
        "if False",
    ),
    "the scene's preset pays the winner only": (
        VARIANTS,
        'payout="dialogue",',
        'payout="winner-only",',
    ),
    "court cards are paid twice": (SETTLEMENT, "if card.rank not in COURTS", "if card.rank"),
    "the ace is a court card": (SETTLEMENT, '"K Q J".split()', '"A K Q J".split()'),
    "only the winner is paid for courts": (
        SETTLEMENT,
        "for payee in p.seats:\n        courts",
        "for payee in winners(p):\n        courts",
    ),
    "without a game courts are not paid for": (
        SETTLEMENT,
        'if p.variant.payout == "dialogue"',
        'if p.variant.payout == "dialogue" and winners(p)',
    ),
    "those who share a game owe each other nothing": (
        SETTLEMENT,
        "Payment(payee, _others(p, (payee,)), worth(courts",
        "Payment(payee, _others(p, (payee, *winners(p))), worth(courts",
    ),
    "those who share a game pay each other the rest": (
        SETTLEMENT,
        "Payment(payee, _others(p, first), worth(rest",
        "Payment(payee, _others(p, (payee,)), worth(rest",
    ),
    "the rest goes to everybody": (
        SETTLEMENT,
        "    first = winners(p)\n    for payee in first:\n        rest",
        "    first = winners(p)\n    for payee in p.seats:\n        rest",
    ),
}
