"""How an answer names its rule: clauses, verdicts, rulings, and the settings of a table.

A ruling is one clause per card. The permitted cards, "is this permitted?" and the explanation are
three views of that one value; nothing else decides any of them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, NamedTuple, Self

from followsuit.cards import Card, Cards
from followsuit.errors import UnknownName, nearest, quoted

STATED = "stated"
"""The source says so in words."""
SHOWN = "shown"
"""The source shows it, only by an example."""
INFERRED = "inferred"
"""No source says so; the decision is ours and stands on the rulings page."""

OURS = "OURS"
"""The key that stands for sources where there is none."""


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """One rule that an answer can cite.

    `id` is permanent: the game's key, a dot, and the anchor on the game's page. `title` is the
    page's heading, word for word. `reason` applies the rule to a position; its {placeholders} are
    filled in by the game. `sources` are keys of `docs/reference/sources.md`, and `status` says how
    those sources speak: stated, shown or inferred.
    """

    id: str
    title: str
    reason: str
    sources: tuple[str, ...]
    status: str = STATED

    @property
    def game(self) -> str:
        """The key of the game (or "core") whose page holds this clause."""
        return self.id.partition(".")[0]

    @property
    def anchor(self) -> str:
        """Where on that page the clause stands."""
        return self.id.partition(".")[2]

    @property
    def is_ours(self) -> bool:
        """Does it rest on no source at all?"""
        return self.sources == (OURS,)

    def __repr__(self) -> str:
        return self.id


class Verdict(NamedTuple):
    """One card of a hand: may it be played, and which clause says so?

    A forbidden card cites the first clause it breaks. `wanted` are the cards the clause leaves.
    """

    card: Card
    permitted: bool
    clause: Clause
    wanted: Cards


@dataclass(frozen=True, slots=True)
class Ruling:
    """One verdict per card, in hand order."""

    verdicts: tuple[Verdict, ...]

    @property
    def permitted(self) -> Cards:
        """The cards that may be played, in hand order."""
        return Cards([v.card for v in self.verdicts if v.permitted])

    @property
    def forbidden(self) -> tuple[Verdict, ...]:
        """The verdicts on the cards that may not be played, in hand order."""
        return tuple(v for v in self.verdicts if not v.permitted)

    @property
    def because(self) -> Clause:
        """The clause that the permitted cards cite. They all cite the same one."""
        return next(v.clause for v in self.verdicts if v.permitted)

    def __getitem__(self, card: Card) -> Verdict:
        """The verdict on this card. Raises KeyError if it is not in the hand."""
        for verdict in self.verdicts:
            if verdict.card == card:
                return verdict
        raise KeyError(card)


def free(hand: Cards, clause: Clause) -> Ruling:
    """The ruling when every card of the hand may be played, by this clause."""
    return Ruling(tuple([Verdict(card, True, clause, hand) for card in hand]))


def must(hand: Cards, *duties: tuple[Clause, Cards]) -> Ruling:
    """The ruling when each duty in turn leaves only some cards of the hand.

    A card that misses a duty is forbidden by the first one it misses; the cards that meet them all
    are permitted by the last. Later duties are expected to leave a part of what earlier ones left.
    """
    verdicts = []
    for card in hand:
        for clause, wanted in duties:
            if card not in wanted:
                verdicts.append(Verdict(card, False, clause, wanted))
                break
        else:
            clause, wanted = duties[-1]
            verdicts.append(Verdict(card, True, clause, wanted))
    return Ruling(tuple(verdicts))


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """A named setting on which tables differ.

    `values` maps each value to the keys of the sources that play so. `name` is the field of the
    game's variant, with underscores. The page's heading for it equals `title`, word for word.
    """

    name: str
    title: str
    values: Mapping[str, tuple[str, ...]]

    @property
    def key(self) -> str:
        """The name as facts and links write it: "undertrump-partner"."""
        return self.name.replace("_", "-")

    @property
    def anchor(self) -> str:
        """Where on the game's page the option stands."""
        return f"option-{self.key}"

    def read(self, text: str) -> str:
        """Which of the values is meant? Spaces, hyphens and underscores are the same.

        Raises UnknownName, naming the values there are.
        """
        folded = fold(text)
        if set(self.values) == {"yes", "no"}:
            folded = _SWITCH.get(folded, folded)
        if folded not in self.values:
            raise UnknownName(
                f"read {quoted(text)}, expected one of {', '.join(self.values)}. "
                + nearest(folded, self.values)
            )
        return folded


_SWITCH = {"true": "yes", "on": "yes", "false": "no", "off": "no"}
_LOWER = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")


def fold(text: str) -> str:
    """A key or a word value in the one spelling that is compared.

    The case of plain letters counts for nothing, and a run of spaces, hyphens and underscores is
    one hyphen.

    >>> fold("Never_if  higher")
    'never-if-higher'
    """
    return re.sub("[ _-]+", "-", text.translate(_LOWER))


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """The settings of one table: a preset, or a preset with single settings changed.

    A game's own subclass adds one field for each of its options. Rules test a setting and never
    the key; `key` names the preset that the settings started from.
    """

    key: str
    title: str
    sources: tuple[str, ...]

    COMMON: ClassVar = ("key", "title", "sources")

    def changed(self, settings: Mapping[str, Any]) -> Self:
        """This table with single settings changed."""
        return replace(self, **settings)

    def differences(self, preset: Self) -> dict[str, str]:
        """Which settings differ from this preset's? By name, in the order of the fields."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name not in self.COMMON
            and getattr(self, field.name) != getattr(preset, field.name)
        }
