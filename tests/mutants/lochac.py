"""Plausible wrong rules of Lochac Trump, each as one change to the engine's text.

Name: (file, text, what stands there instead). All must be caught by the published examples alone.
The set-up is Bellot's and has its mutants there; whist's play has more of them with Sundial.
"""

GAME = "games/lochac/__init__.py"
PLAY = "games/lochac/play.py"
ORDER = "games/lochac/order.py"
SCORE = "games/lochac/score.py"
VALUES = "stock_games/values.py"

MUTANTS = {
    # The play of a card.
    "trumping is always a duty": (PLAY, 'trumps and p.variant.ruff_duty == "must"', "trumps"),
    "trumping is never a duty": (PLAY, 'p.variant.ruff_duty == "must"', "False"),
    "the duty to trump comes before following": (PLAY, " or p.hand.of(p.led):", ":"),
    "the duty to trump binds an only card": (PLAY, "len(p.hand) == 1 or not", "not"),
    "the duty is to trump with the highest": (
        PLAY,
        "(RUFF, trumps)",
        "(RUFF, type(trumps)(trumps[:1]))",
    ),
    "without a trump the duty still forbids": (
        PLAY,
        'if trumps and p.variant.ruff_duty == "must":',
        'if p.variant.ruff_duty == "must":\n        trumps = trumps or type(trumps)(p.hand[:1])',
    ),
    # The first lead and the order.
    "the player after the dealer always leads": (
        ORDER,
        'if p.variant.first_lead == "after-dealer":',
        "if True:",
    ),
    "the dealer always leads": (ORDER, 'if p.variant.first_lead == "after-dealer":', "if False:"),
    "the player before the dealer leads": (
        ORDER,
        "seats_from(p.dealer, p.variant.direction)[1]",
        "seats_from(p.dealer, p.variant.direction)[-1]",
    ),
    "the player on the left leads, whatever the direction": (
        ORDER,
        "seats_from(p.dealer, p.variant.direction)[1]",
        'seats_from(p.dealer, "clockwise")[1]',
    ),
    "the order runs one way only": (
        ORDER,
        "seats_from(leader(p), p.variant.direction)",
        'seats_from(leader(p), "clockwise")',
    ),
    "the order begins with the dealer": (
        ORDER,
        "seats_from(leader(p), p.variant.direction)",
        "seats_from(p.dealer, p.variant.direction)",
    ),
    "the dealer's lead is always the reason": (
        ORDER,
        'return AFTER_DEALER_LEADS if p.variant.first_lead == "after-dealer" else DEALER_LEADS',
        "return DEALER_LEADS",
    ),
    "play runs one way only": (
        GAME,
        "direction=lambda variant: variant.direction",
        'direction=lambda variant: "clockwise"',
    ),
    # What scores.
    "plain cards score": (VALUES, " if card.suit is trump else 0", ""),
    "each trump won scores 1": (
        SCORE,
        "return worth(p.won, p.trump)",
        "return len(p.won.of(p.trump))",
    ),
    "each card won scores 1": (SCORE, "return worth(p.won, p.trump)", "return len(p.won)"),
    "a trick is worth one point for each trump": (
        PLAY,
        "return card_value(card, p.trump)",
        "return int(card.suit is p.trump)",
    ),
    "a trick is worth the value of all its cards": (
        PLAY,
        "return card_value(card, p.trump)",
        "return card_value(card, card.suit)",
    ),
}
