"""A position and its answers, told: in sentences, verdict by verdict, and as a picture's contents.

A game tells its positions; the doors (pages, command line, JSON) only pass on what was told.
"""

from dataclasses import dataclass
from typing import Any

from followsuit.pictures import Picture
from followsuit.rules import Clause
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class Told:
    """The verdict on one card or move, in words.

    `subject` is its notation and `name` its words: "S9", "9 of spades". `kind` is "card" or
    "move". `reason` says why; `sentence` says all of it.
    """

    kind: str
    subject: str
    name: str
    permitted: bool
    clause: Clause
    reason: str
    sentence: str

    def data(self) -> dict[str, Any]:
        """The verdict as plain values, under the names that JSON and the browser use."""
        return {
            self.kind: self.subject,
            "permitted": self.permitted,
            "clause": self.clause.id,
            "reason": self.reason,
        }


def told(
    kind: str,
    subject: str,
    name: str,
    permitted: bool,
    clause: Clause,
    why: str,
    language: Language,
) -> Told:
    """The verdict with its sentence. `kind` is "card" or "move"."""
    key = "verdict.permitted" if permitted else "verdict.forbidden"
    sentence = language.say(key, card=name, reason=why)
    return Told(kind, subject, name, permitted, clause, why, sentence)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is what it is, where no single card or move is judged."""

    clause: Clause
    sentence: str


@dataclass(frozen=True, slots=True)
class Telling:
    """A position in words and as a picture.

    `scene` is the position as one would tell it at the table, `answer` the whole answer in a
    sentence or two. `verdicts` has one entry for each card or move that was judged.
    """

    scene: str
    answer: str
    verdicts: tuple[Told, ...]
    reasons: tuple[Reason, ...]
    picture: Picture

    @property
    def groups(self) -> list[tuple[list[str], Told]]:
        """The verdicts with those put together that say the same of several cards, by name."""
        groups: dict[tuple[bool, str, str], tuple[list[str], Told]] = {}
        for told in self.verdicts:
            alike = (told.permitted, told.clause.id, told.reason)
            groups.setdefault(alike, ([], told))[0].append(told.name)
        return list(groups.values())
