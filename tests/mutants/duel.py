"""Plausible wrong rules of Your Trumps, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

TRICKS = "tricks.py"
TURN = "games/duel/turn.py"
ENDING = "games/duel/ending.py"
DEAL = "games/duel/deal.py"
VALUES = "games/duel/values.py"
VARIANTS = "games/duel/variants.py"

HIGHER = "return ACE_HIGH[card.rank] > ACE_HIGH[top.rank]"
TRUMPS = "    return card.suit is trump\n\n\ndef beating_cards"
BEATING = "return Cards([card for card in p.hand if beats(card, p.top, p.trump)])"
SECONDS = "yield from (Beat(card, second) for second in p.hand if second != card)"
LONE = "return len(left) == 1 and beats(left[0], top, trump)"
OTHER_TRUMP_DRAWN = "is_drawn(p.other_hand, p.turn.other_trump, pile[-1], p.turn.variant)"
TAKEN = "return Cards(p.hand + p.pile[stays:][::-1]), Cards(p.pile[:stays])"
NEXT = 'for seat in seats_from(p.mover, "clockwise")[1:] if seat in holding'

MUTANTS = {
    # What beats.
    "a card of equal rank in another suit beats": (
        TURN,
        TRUMPS,
        "    return card.suit is trump or card.rank == top.rank\n\n\ndef beating_cards",
    ),
    "a higher card of another suit beats": (
        TURN,
        TRUMPS,
        "    return card.suit is trump or (\n"
        "        top.suit is not trump and ACE_HIGH[card.rank] > ACE_HIGH[top.rank]\n"
        "    )\n\n\ndef beating_cards",
    ),
    "a trump beats only a lower card": (
        TURN,
        TRUMPS,
        "    return card.suit is trump and ACE_HIGH[card.rank] > ACE_HIGH[top.rank]"
        "\n\n\ndef beating_cards",
    ),
    "trumps have no power": (TURN, TRUMPS, "    return False\n\n\ndef beating_cards"),
    "any card of your own trump suit beats another": (
        TURN,
        "    if card.suit is top.suit:\n        return ACE_HIGH",
        "    if card.suit is top.suit and card.suit is not trump:\n        return ACE_HIGH",
    ),
    "a card of the same suit beats, however low": (TURN, HIGHER, "return True"),
    "another player's trumps have power in your turn": (
        TURN,
        BEATING,
        "return Cards(\n"
        "        [\n"
        "            card\n"
        "            for card in p.hand\n"
        "            if beats(card, p.top, p.trump)\n"
        "            or (card.suit is p.other_trump and p.top.suit is not p.other_trump)\n"
        "        ]\n"
        "    )",
    ),
    "another player's trumps beat all but your own": (
        TURN,
        BEATING,
        "powers = {p.trump, p.other_trump} - {p.top.suit}\n"
        "    return Cards(\n"
        "        [\n"
        "            card\n"
        "            for card in p.hand\n"
        "            if beats(card, p.top, p.trump)\n"
        "            or (p.top.suit is not p.trump and card.suit in powers)\n"
        "        ]\n"
        "    )",
    ),
    "another player's trump on top falls only to a higher one": (
        TURN,
        BEATING,
        "own = Cards([card for card in p.hand if beats(card, p.top, p.trump)])\n"
        "    return own.of(p.top.suit) if p.top.suit is p.other_trump else own",
    ),
    "the suit must be followed": (
        TURN,
        BEATING,
        "own = Cards([card for card in p.hand if beats(card, p.top, p.trump)])\n"
        "    return own.of(p.top.suit) if p.hand.of(p.top.suit) else own",
    ),
    "who can beat in the suit may not trump": (
        TURN,
        BEATING,
        "own = Cards([card for card in p.hand if beats(card, p.top, p.trump)])\n"
        "    return own.of(p.top.suit) or own",
    ),
    "the bottom card is answered": (TURN, "return self.pile[-1]", "return self.pile[0]"),
    # Ranks.
    "the ace is lowest": (TRICKS, "2 3 4 5 6 7 8 9 T J Q K A", "A 2 3 4 5 6 7 8 9 T J Q K"),
    "the ten stands above the jack": (
        TRICKS,
        "2 3 4 5 6 7 8 9 T J Q K A",
        "2 3 4 5 6 7 8 9 J T Q K A",
    ),
    "the ten stands below the nine": (
        TRICKS,
        "2 3 4 5 6 7 8 9 T J Q K A",
        "2 3 4 5 6 7 8 T 9 J Q K A",
    ),
    "the ten stands below the ace": (
        TRICKS,
        "2 3 4 5 6 7 8 9 T J Q K A",
        "2 3 4 5 6 7 8 9 J Q K T A",
    ),
    # Which clause.
    "a trump though the suit is held is a trump like any other": (
        TURN,
        "return NO_FOLLOW",
        "return BEAT_TRUMP",
    ),
    "any trump is said to be free of following": (TURN, "return BEAT_TRUMP", "return NO_FOLLOW"),
    "who beats in the suit is said not to follow": (
        TURN,
        "    if card.suit is top.suit:\n        return BEAT_SUIT\n    if follows:",
        "    if follows and card.suit is top.suit:\n        return NO_FOLLOW\n    if follows:",
    ),
    "a card that fails on your own trump is told as any other": (
        TURN,
        "return OWN_TRUMP",
        "return BEATS",
    ),
    "another player's trump that fails is told as any other": (
        TURN,
        "return ONLY_OWN",
        "return BEATS",
    ),
    "another player's trump fails as such even on its own suit": (
        TURN,
        "if card.suit is p.other_trump and p.top.suit is not p.other_trump:",
        "if card.suit is p.other_trump:",
    ),
    "another player's trump fails as such even on your own trump": (
        TURN,
        "    if p.top.suit is p.trump:\n        return OWN_TRUMP\n",
        "    if p.top.suit is p.trump and card.suit is not p.other_trump:\n"
        "        return OWN_TRUMP\n",
    ),
    "drawing by choice stands for all moves": (
        TURN,
        '    if p.variant.second_card == "no":\n        return NO_SECOND',
        '    if p.variant.draw_when == "any-time":\n        return DRAW_FREE\n'
        '    if p.variant.second_card == "no":\n        return NO_SECOND',
    ),
    "who is free to draw is never stuck": (
        TURN,
        "return DrawVerdict(True, DRAW_STUCK)",
        'return DrawVerdict(p.variant.draw_when == "cannot-beat", DRAW_STUCK)',
    ),
    # Leading and the second card.
    "two cards are led": (
        TURN,
        "yield from map(Lead, p.hand)",
        "yield from (Beat(card, other) for card in p.hand for other in p.hand if other != card)",
    ),
    "a trump may not be led": (
        TURN,
        "yield from map(Lead, p.hand)",
        "yield from map(Lead, p.hand.without(p.hand.of(p.trump)) or p.hand)",
    ),
    "the second card is optional": (
        TURN,
        SECONDS,
        f"yield Beat(card, None)\n            {SECONDS}",
    ),
    "there is no second card": (TURN, SECONDS, "yield Beat(card, None)"),
    "the second card must be of the suit of the first": (
        TURN,
        SECONDS,
        "yield from (Beat(card, s) for s in p.hand.of(card.suit) if s != card)",
    ),
    "the second card may not be a trump": (
        TURN,
        SECONDS,
        "yield from (\n"
        "                Beat(card, s) for s in p.hand if s != card and s.suit is not p.trump\n"
        "            )",
    ),
    "the second card must not beat the first": (
        TURN,
        SECONDS,
        "yield from (\n"
        "                Beat(card, s)\n"
        "                for s in p.hand\n"
        "                if s != card and not beats(s, card, p.trump)\n"
        "            )",
    ),
    "the last card may not beat alone": (
        TURN,
        'alone = p.variant.second_card == "no" or len(p.hand) == 1',
        'alone = p.variant.second_card == "no"',
    ),
    "the setting for no second card is ignored": (
        TURN,
        'alone = p.variant.second_card == "no" or len(p.hand) == 1',
        "alone = len(p.hand) == 1",
    ),
    "the last card beats alone by another clause": (
        TURN,
        'if p.variant.second_card == "no":\n        return NO_SECOND\n    if len(p.hand) == 1:',
        'if p.variant.second_card == "no" and len(p.hand) > 1:\n'
        "        return NO_SECOND\n    if len(p.hand) == 1:",
    ),
    # Drawing.
    "anybody may draw": (TURN, 'p.variant.draw_when == "any-time"', "True"),
    "nobody may draw by choice": (TURN, 'p.variant.draw_when == "any-time"', "False"),
    "who draws takes three, whatever lies on top": (
        TURN,
        "if p.top.suit is not p.trump:\n        return min(3",
        "if True:\n        return min(3",
    ),
    "who draws takes five, whatever lies on top": (TURN, "min(3, whole)", "min(5, whole)"),
    "your own trump costs three": (TURN, "min(5, whole)", "min(3, whole)"),
    "your own trump costs four": (TURN, "min(5, whole)", "min(4, whole)"),
    "another card costs two": (TURN, "min(3, whole)", "min(2, whole)"),
    "your own trump costs the pile": (TURN, 'if p.top.rank != "A":', "if False:"),
    "your own ace costs five": (TURN, 'if p.top.rank != "A":', "if True:"),
    "your own king costs the pile": (TURN, 'p.top.rank != "A"', 'p.top.rank not in ("A", "K")'),
    "any ace costs the pile": (
        TURN,
        "    if p.top.suit is not p.trump:\n        return min(3",
        '    if p.top.suit is not p.trump and p.top.rank == "A":\n        return whole, DRAW_ACE\n'
        "    if p.top.suit is not p.trump:\n        return min(3",
    ),
    "the other player's trumps count when you draw": (
        TURN,
        "if p.top.suit is not p.trump:\n        return min(3",
        "if p.top.suit is not p.other_trump:\n        return min(3",
    ),
    "both players' trumps count when you draw": (
        TURN,
        "if p.top.suit is not p.trump:\n        return min(3",
        "if p.top.suit not in (p.trump, p.other_trump):\n        return min(3",
    ),
    "a trump anywhere in the pile counts when you draw": (
        TURN,
        "if p.top.suit is not p.trump:\n        return min(3",
        "if not p.pile.of(p.trump):\n        return min(3",
    ),
    "the whole pile is drawn at every table": (TURN, 'p.variant.take == "all"', "True"),
    "the setting to draw the whole pile is ignored": (TURN, 'p.variant.take == "all"', "False"),
    "where the whole pile is drawn, a card of another suit costs three": (
        TURN,
        'if p.variant.take == "all":',
        'if p.variant.take == "all" and p.top.suit is p.trump:',
    ),
    # After a move.
    "the beating card lies on top of the second": (
        ENDING,
        "laid = [card, second]",
        "laid = [second, card]",
    ),
    "cards are laid under the pile": (
        ENDING,
        "Cards(p.pile + tuple(laid))",
        "Cards(tuple(laid) + p.pile)",
    ),
    "a beaten card leaves the pile": (
        ENDING,
        "Cards(p.pile + tuple(laid))",
        "Cards(p.pile[:-1] + tuple(laid))",
    ),
    "cards are drawn from the bottom": (
        ENDING,
        TAKEN,
        "return Cards(p.hand + p.pile[:count]), Cards(p.pile[count:])",
    ),
    "one card too few is drawn": (
        ENDING,
        "stays = len(p.pile) - count",
        "stays = min(len(p.pile) - count + 1, len(p.pile) - 1)",
    ),
    "the pile is turned over after a draw": (ENDING, TAKEN, f"{TAKEN[:-1]}[::-1])"),
    "after a draw the other player leads": (
        ENDING,
        'return After(hand, pile, pile[-1], "goes on", AFTER_DRAW)',
        'return After(hand, pile, None, "goes on", AFTER_DRAW)',
    ),
    "the card beaten must be answered again": (
        ENDING,
        'return After(hand, pile, pile[-1], "goes on", _move_clause(p.move))',
        'return After(hand, pile, (p.turn.pile or pile)[-1], "goes on", _move_clause(p.move))',
    ),
    # The end.
    "no game is drawn": (ENDING, 'if variant.drawn_game == "no":', "if True:"),
    "the setting for no drawn games is ignored": (
        ENDING,
        'if variant.drawn_game == "no":',
        "if False:",
    ),
    "a game is drawn against any single card": (ENDING, LONE, "return len(left) == 1"),
    "a game is drawn against two cards, one of which beats": (
        ENDING,
        LONE,
        "return len(left) <= 2 and any(beats(card, top, trump) for card in left)",
    ),
    "a game is drawn against two cards, the first of which beats": (
        ENDING,
        LONE,
        "return len(left) <= 2 and beats(left[0], top, trump)",
    ),
    "a single card must beat in its suit": (
        ENDING,
        LONE,
        "return len(left) == 1 and left[0].suit is top.suit and beats(left[0], top, trump)",
    ),
    "a single card must be a trump": (
        ENDING,
        LONE,
        "return len(left) == 1 and left[0].suit is trump and beats(left[0], top, trump)",
    ),
    "the mover's trumps count for the last card": (
        ENDING,
        OTHER_TRUMP_DRAWN,
        "is_drawn(p.other_hand, p.turn.trump, pile[-1], p.turn.variant)",
    ),
    "the last card answers the beating card": (
        ENDING,
        OTHER_TRUMP_DRAWN,
        "is_drawn(p.other_hand, p.turn.other_trump, p.move.card, p.turn.variant)",
    ),
    "the last card answers the card that was beaten": (
        ENDING,
        OTHER_TRUMP_DRAWN,
        "is_drawn(\n"
        "        p.other_hand, p.turn.other_trump, (p.turn.pile or pile)[-1], p.turn.variant\n"
        "    )",
    ),
    "a lead cannot draw the game": (
        ENDING,
        f"if {OTHER_TRUMP_DRAWN}:",
        f"if p.turn.pile and {OTHER_TRUMP_DRAWN}:",
    ),
    "only a beating card alone can draw the game": (
        ENDING,
        f"if {OTHER_TRUMP_DRAWN}:",
        f"if getattr(p.move, 'second', None) is None and {OTHER_TRUMP_DRAWN}:",
    ),
    # More than two players.
    "play runs anticlockwise": (ENDING, NEXT, NEXT.replace('"clock', '"anticlock')),
    "the mover goes again": (ENDING, NEXT, NEXT.replace("[1:]", "")),
    "who is out still has a turn": (ENDING, " if seat in holding", ""),
    "when somebody goes out the next player leads": (
        ENDING,
        "clause = DROP_OUT if p.top else EMPTY_LEAD",
        "clause = EMPTY_LEAD",
    ),
    "the game ends when the first is out": (
        ENDING,
        "if len(p.holders) > 1:",
        "if len(p.holders) == len(p.players) or p.mover in [h.seat for h in p.holders]:",
    ),
    "the last one with cards loses even a drawn game": (
        ENDING,
        "if is_drawn(last.cards, last.trump, p.top, p.variant):",
        "if False:",
    ),
    "the trumps of who went out count for the last card": (
        ENDING,
        "if is_drawn(last.cards, last.trump, p.top, p.variant):",
        "gone = next(player for player in p.players if player.seat is p.mover)\n"
        "    if is_drawn(last.cards, gone.trump, p.top, p.variant):",
    ),
    "who went out has lost": (
        ENDING,
        "return Standing(None, str(last.seat), LAST_LOSES)",
        "return Standing(None, str(p.mover), LAST_LOSES)",
    ),
    # The sixes.
    "a six goes to the next player": (
        DEAL,
        "Gift(card, player.seat, owners[card.suit])",
        "Gift(card, player.seat, p.players[p.players.index(player) - 1].seat)",
    ),
    "a six goes from the owner of its suit": (
        DEAL,
        "Gift(card, player.seat, owners[card.suit])",
        "Gift(card, owners[card.suit], player.seat)",
    ),
    "sevens are exchanged": (VALUES, 'SIX = "6"', 'SIX = "7"'),
    "every card of a trump suit goes to its owner": (
        DEAL,
        "if card.rank == SIX and owners",
        "if owners",
    ),
    "sixes are exchanged at every table": (
        DEAL,
        'if p.variant.sixes_exchange == "no":',
        "if False:",
    ),
    "sixes are exchanged at no table": (DEAL, 'if p.variant.sixes_exchange == "no":', "if True:"),
    "the giver of a six gets another card for it": (
        DEAL,
        "        - sum(gift.giver is player.seat for gift in given)\n",
        "",
    ),
    "everybody is dealt nine cards": (
        DEAL,
        "dealt = len(PACKS[p.variant.deck]) // len(p.players)",
        "dealt = 9",
    ),
    "everybody is dealt a fourth of the pack": (
        DEAL,
        "dealt = len(PACKS[p.variant.deck]) // len(p.players)",
        "dealt = len(PACKS[p.variant.deck]) // 4",
    ),
    "a pack without sixes has an exchange": (
        DEAL,
        "if not any(card.rank == SIX for card in PACKS[p.variant.deck]):",
        "if False:",
    ),
    # The mirror deal.
    "the dealer keeps the rest of the dealer's suits": (
        DEAL,
        "        (p.other_trump, trump_rest),\n        (p.other_side, side_rest),\n",
        "        (p.dealer_trump, trump_rest),\n        (p.dealer_side, side_rest),\n",
    ),
    "trump is paired with the side suit": (
        DEAL,
        "        (p.other_trump, trump),\n        (p.other_side, side),\n",
        "        (p.other_side, trump),\n        (p.other_trump, side),\n",
    ),
    "both get the same ranks of the suits of each": (
        DEAL,
        "        (p.other_trump, trump_rest),\n        (p.other_side, side_rest),\n",
        "        (p.other_trump, trump),\n        (p.other_side, side),\n",
    ),
    "the mirror deal has the pack of the duel": (
        DEAL,
        "for card in PACKS[p.variant.deck].of(p.dealer_trump)",
        'for card in PACKS["36"].of(p.dealer_trump)',
    ),
    # The table.
    "the small pack has the eights": (VALUES, '"24": "9"', '"24": "8"'),
    "the pack of 28 has the sevens": (VALUES, '"28": "8"', '"28": "7"'),
    "the pack of 32 has the sixes": (VALUES, '"32": "7"', '"32": "6"'),
    "the pack of 36 has no sixes": (VALUES, '"36": "6"', '"36": "7"'),
    "the pack of 52 has no twos": (VALUES, '"52": "2"', '"52": "3"'),
    "svoi kozyri must beat": (
        VARIANTS,
        '        sources=("PAGAT-SVOI",),\n        draw_when="any-time",\n',
        '        sources=("PAGAT-SVOI",),\n',
    ),
    "svoi kozyri exchanges no sixes": (VARIANTS, '        sixes_exchange="yes",\n', ""),
    "challenge must beat": (
        VARIANTS,
        '        deck="32",\n        draw_when="any-time",\n',
        '        deck="32",\n',
    ),
    "challenge draws three or five": (VARIANTS, '        take="all",\n', ""),
    "challenge knows drawn games": (VARIANTS, '        drawn_game="no",\n', ""),
    "challenge has the pack of the duel": (VARIANTS, '        deck="32",\n', ""),
}
