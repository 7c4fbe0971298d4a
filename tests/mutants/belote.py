"""Plausible wrong rules of Belote, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
"""

PLAY = "games/belote/play.py"
VALUES = "games/belote/values.py"
VARIANTS = "games/belote/variants.py"
TRICKS = "tricks.py"

FOLLOW_ONLY = "return must(p.hand, (FOLLOW, followers))"

MUTANTS = {
    # Orders and points.
    "trumps stand in the plain order": (
        VALUES,
        'TRUMP_ORDER = order("7 8 Q K T A 9 J")',
        "TRUMP_ORDER = PLAIN_ORDER",
    ),
    "the nine of trumps stands below the ace": (VALUES, "7 8 Q K T A 9 J", "7 8 Q K T 9 A J"),
    "in a plain suit the ten stands below the jack": (
        VALUES,
        "7 8 9 J Q K T A",
        "7 8 9 T J Q K A",
    ),
    "in a plain suit the jack stands highest": (VALUES, "7 8 9 J Q K T A", "7 8 9 Q K T A J"),
    "no trump ranks as trump": (
        VALUES,
        "suit is trump or trump is NoSuit.ALL_TRUMP",
        "suit is trump or isinstance(trump, NoSuit)",
    ),
    "all trump ranks as plain": (
        VALUES,
        "suit is trump or trump is NoSuit.ALL_TRUMP",
        "suit is trump",
    ),
    "the jack of trumps counts 2": (VALUES, '"J": 20', '"J": 2'),
    "the nine of trumps counts nothing": (VALUES, '"9": 14', '"9": 0'),
    "no trump counts as plain": (VALUES, '"A": 19', '"A": 11'),
    "all trump counts as trump": (
        VALUES,
        "return ALL_TRUMP_POINTS[variant.at_values]",
        "return TRUMP_POINTS",
    ),
    "a plain suit counts as trump": (
        VALUES,
        "TRUMP_POINTS if suit is trump else PLAIN_POINTS",
        "TRUMP_POINTS",
    ),
    "the presets after Pagat count all trump as Pagat does": (
        VARIANTS,
        'sources=("PAGAT-COINCHE",)',
        'sources=("PAGAT-COINCHE",), at_values="14-9-6-5-3-1"',
    ),
    # Who is winning.
    "a discard can win": (PLAY, "return card.suit is trump", "return True"),
    "a trump does not beat a plain card": (PLAY, "return card.suit is trump", "return False"),
    "the last trump holds the trick": (
        TRICKS,
        "if beats(play.card, best.card):",
        "if play.card.suit is not trick[0].card.suit or beats(play.card, best.card):",
    ),
    "who led is who is winning": (
        PLAY,
        "partner_winning = best.seat is p.seat.partner",
        "partner_winning = p.trick[0].seat is p.seat.partner",
    ),
    # Following and going higher.
    "a duty binds an only card": (PLAY, "if len(p.hand) == 1:", "if False:"),
    "trump may not be led": (
        PLAY,
        "return free(p.hand, LEAD)",
        "return must(p.hand, (LEAD, p.hand.without(p.hand.of(p.trump))))",
    ),
    "a plain suit must be beaten": (PLAY, 'p.variant.raise_plain == "yes"', "True"),
    "a plain suit is beaten against the trump that wins": (
        PLAY,
        "beats(card, highest_led(p), p.trump)]",
        "beats(card, winning_play(p).card, p.trump)]",
    ),
    "trumps need not go higher": (
        PLAY,
        "return must(p.hand, (FOLLOW, followers), (RAISE, higher_trumps))",
        FOLLOW_ONLY,
    ),
    "trumps need not go over partner": (PLAY, 'p.variant.raise_over_partner == "no"', "True"),
    # Ruffing.
    "nobody has to ruff": (
        PLAY,
        "return must(p.hand, (RUFF, trumps))",
        "return free(p.hand, DISCARD)",
    ),
    "partner winning does not set free": (PLAY, 'p.variant.ruff_partner == "no"', "False"),
    "partner winning always sets free": (PLAY, 'p.variant.ruff_partner == "no"', "True"),
    "a ruff over an opponent's trump may be lower": (
        PLAY,
        "return must(p.hand, (RUFF, trumps), (OVERTRUMP, higher_trumps))",
        "return must(p.hand, (RUFF, trumps))",
    ),
    "the official rules free the discard above too": (
        PLAY,
        "if higher_trumps:\n        return must(p.hand, (RUFF",
        'if higher_trumps and p.variant.undertrump == "must":\n        return must(p.hand, (RUFF',
    ),
    "the official rules free the discard before any ruff": (
        PLAY,
        "if best.card.suit is not p.trump:\n        return must",
        'if best.card.suit is not p.trump and p.variant.undertrump == "must":\n        return must',
    ),
    "nobody has to undertrump": (PLAY, 'p.variant.undertrump == "may"', "True"),
    "everybody has to undertrump": (PLAY, 'p.variant.undertrump == "may"', "False"),
    "freed from undertrumping, a lower trump is forbidden": (
        PLAY,
        "return free(p.hand, NO_PISSE)",
        "return must(p.hand, (NO_PISSE, p.hand.without(trumps) or p.hand))",
    ),
    "a discard where undertrumping is a duty breaks the ruff": (
        PLAY,
        "return must(p.hand, (UNDERTRUMP, trumps))",
        "return must(p.hand, (RUFF, trumps))",
    ),
    # Under partner's trump.
    "partner may never be undertrumped": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        "higher_trumps",
    ),
    "the first form forbids even where none is higher": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        'p.variant.undertrump_partner == "never-if-higher" and not_lower',
    ),
    "the first form is ignored": (
        PLAY,
        'p.variant.undertrump_partner == "never-if-higher" and higher_trumps',
        "False",
    ),
    "the second form forbids with trumps only": (
        PLAY,
        'p.variant.undertrump_partner == "only-if-all-trumps" and trumps != p.hand',
        'p.variant.undertrump_partner == "only-if-all-trumps" and not_lower',
    ),
    "the second form is ignored": (
        PLAY,
        'p.variant.undertrump_partner == "only-if-all-trumps" and trumps != p.hand',
        "False",
    ),
    # No trump and all trump.
    "no trump is played as all trump": (
        PLAY,
        "return _no_trump_ruling(p)",
        "return _all_trump_ruling(p)",
    ),
    "no trump is played as a suit contract": (PLAY, "if p.trump is NoSuit.NO_TRUMP:", "if False:"),
    "all trump is played as no trump": (
        PLAY,
        "return _all_trump_ruling(p)\n    return",
        "return _no_trump_ruling(p)\n    return",
    ),
    "at all trump partner is spared": (PLAY, 'p.variant.at_over_partner == "no"', "True"),
    "at all trump partner is never spared": (PLAY, 'p.variant.at_over_partner == "no"', "False"),
    "at all trump partner spared where none is higher": (
        PLAY,
        "if not higher:",
        'if not higher and p.variant.at_over_partner == "yes":',
    ),
    "at all trump the option to follow low is ignored": (
        PLAY,
        'p.variant.at_raise == "no"',
        "False",
    ),
    # The table.
    "play runs one way only": (
        "games/belote/__init__.py",
        "direction=lambda variant: variant.direction",
        'direction=lambda variant: "clockwise"',
    ),
    "coinche must undertrump": (
        VARIANTS,
        '"FFB-COINCHE-2015"),\n        undertrump="may"',
        '"FFB-COINCHE-2015"),\n        undertrump="must"',
    ),
}
