"""A toy: whist in which who cannot follow must trump. Page: docs/games/toy.md."""

from dataclasses import dataclass

from followsuit.cards import PACK_52, Suit
from followsuit.rules import INFERRED, Clause, Ruling, Variant, must
from followsuit.trick_games import trick_game
from followsuit.tricks import (
    FOLLOW,
    WHIST_CLAUSES,
    Position,
    TrickRules,
    whist_highest_led,
    whist_ruling,
    whist_winner_clause,
    whist_winning_play,
)

RUFF = Clause(
    "toy.must-ruff",
    "Trump if you cannot follow",
    "{seat} has no {led} and holds trumps, so must play {cards}.",
    ("OURS",),
    INFERRED,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyVariant(Variant):
    """The one way to play it."""


def ruling(p: Position) -> Ruling:
    """Which cards may this player play, and by which clause?"""
    trumps = p.hand.of(p.trump)
    if p.trick and len(p.hand) > 1 and trumps and not p.hand.of(p.led):
        return must(p.hand, (RUFF, trumps))
    return whist_ruling(p)


TOY = trick_game(
    TrickRules(
        key="toy",
        title="Toy",
        pack=PACK_52,
        cards_each=13,
        trumps=tuple(Suit),
        clauses=(RUFF, *WHIST_CLAUSES),
        duties=(FOLLOW, RUFF),
        options=(),
        variants=(ToyVariant(key="toy", title="Toy", sources=("OURS",)),),
        direction=lambda variant: "clockwise",
        ruling=ruling,
        winning_play=whist_winning_play,
        winner_clause=whist_winner_clause,
        highest_led=whist_highest_led,
        card_points=None,
    ),
    {
        "at-a-glance": lambda: (
            ("", ""),
            (("Players", "4"), ("Cards", "52"), ("Class", "a toy")),
        )
    },
)
