"""Game: the record that a game exports, and the questions that can be asked of its positions.

Facts, questions, answers are the whole interface of a game: `read` turns facts into a position or
a clear error, and a question is a function of the position whose answer prints in notation. A
claim in an example is a question's name.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Cards
from followsuit.deals import DealRules
from followsuit.errors import UnknownName, near, nearest, quoted
from followsuit.facts import Fact, Facts
from followsuit.rules import Clause, Option, Variant, fold
from followsuit.telling import Telling
from followsuit.tricks import TrickRules
from followsuit.words import ENGLISH, Language

Table = tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]
"""A table for a page: the heads of the columns, then the rows."""


def named_presets(variants: Iterable[Variant]) -> str:
    """The presets of a game for its table at a glance: "Duel (duel); Challenge (challenge)"."""
    return "; ".join(f"{variant.title} ({variant.key})" for variant in variants)


@dataclass(frozen=True, slots=True)
class Question:
    """Something to ask of a position.

    `answer` gives the canonical text of the answer, or None when the question does not arise in
    this position. `read_claim` puts a claimed answer into the same form, so that equal answers are
    equal texts; it raises NotationError or UnknownName. With a `separator`, the parts of the answer
    may stand in any order; with `partial`, a claim may also name only some of them. `as_json` turns
    the canonical text into the value that JSON gets.
    """

    name: str
    answer: Callable[[Any], str | None]
    read_claim: Callable[[str], str]
    separator: str | None = None
    partial: bool = False
    as_json: Callable[[str], Any] = str

    def agrees(self, claimed: str, answered: str) -> bool:
        """Do a claim and an answer, both in canonical form, say the same?"""
        if self.separator is None:
            return claimed == answered
        claimed_parts, answered_parts = (
            sorted(text.split(self.separator)) for text in (claimed, answered)
        )
        if self.partial:
            return set(claimed_parts) <= set(answered_parts)
        return claimed_parts == answered_parts


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of position in a game: which facts state it, what can be asked, how it is told.

    `type` is the class of its positions, and of no other kind's. `states` says whether a list of
    facts means this kind; `keys` are the facts that `read` knows, in canonical order, and `show` is
    its inverse. `in_json` are the questions whose answers `followsuit judge --json` gives, in that
    order; "verdicts" among them is the place of the verdicts, which otherwise come second. `lists`
    are those of the keys whose values may come as a list there.
    """

    name: str
    type: type
    keys: tuple[str, ...]
    states: Callable[[Facts], bool]
    read: Callable[[Facts], Any]
    show: Callable[[Any], Facts]
    questions: tuple[Question, ...]
    tell: Callable[[Any, Language], Telling]
    in_json: tuple[str, ...]
    lists: tuple[str, ...] = ()

    def answers(self, position: Any) -> dict[str, str]:
        """All answers that this position has, by question, in the order of the questions."""
        answers = {q.name: q.answer(position) for q in self.questions}
        return {name: answer for name, answer in answers.items() if answer is not None}


@dataclass(frozen=True, slots=True)
class Game:
    """Everything the rest of the house may know of a game.

    `key` is the game's folder, page, script and the prefix of its clauses and examples. The first
    of `variants` is the default, and the last of `kinds` is what facts mean that state no other.
    `trick` holds the rules of a trick game's card play, and `deal` those of a whole deal.
    """

    key: str
    title: str
    pack: Cards
    clauses: tuple[Clause, ...]
    options: tuple[Option, ...]
    variants: tuple[Any, ...]
    kinds: tuple[Kind, ...]
    tables: Mapping[str, Callable[[], Table]]
    trick: TrickRules | None = None
    deal: DealRules | None = None

    def kind_stated(self, facts: Facts) -> Kind:
        """Which kind of position do these facts state?"""
        return next((kind for kind in self.kinds if kind.states(facts)), self.kinds[-1])

    def kind_of(self, position: Any) -> Kind:
        """Which kind of position is this?"""
        return next(kind for kind in self.kinds if isinstance(position, kind.type))

    def read(self, facts: Facts) -> Any:
        """The position that the facts state. Raises an EngineError when there is none."""
        kind = self.kind_stated(facts)
        refuse_unknown_keys(facts, kind.keys, f"a {kind.name} in {self.key}")
        return kind.read(facts)

    def show(self, position: Any) -> Facts:
        """The facts of a position, in canonical order: `read` gives the same position back."""
        return self.kind_of(position).show(position)

    def answers(self, position: Any) -> dict[str, str]:
        """All answers that this position has, by question."""
        return self.kind_of(position).answers(position)

    def tell(self, position: Any, language: Language = ENGLISH) -> Telling:
        """The position and its answers in words and as a picture."""
        return self.kind_of(position).tell(position, language)

    def clause(self, text: str) -> Clause:
        """The clause of this id; the game's own may go without the game's name.

        Raises UnknownName.
        """
        return find_clause(text, self.clauses, self.key)


def find_clause(text: str, clauses: tuple[Clause, ...], game: str) -> Clause:
    """The clause of this id among these; this game's own may go without the game's name.

    Raises UnknownName.
    """
    names = {clause.id: clause for clause in clauses}
    names |= {clause.anchor: clause for clause in clauses if clause.game == game}
    if text not in names:
        raise UnknownName(f"{quoted(text)} is no clause of {game}. {nearest(text, names)}")
    return names[text]


def refuse_unknown_keys(facts: Facts, known: Iterable[str], what: str) -> None:
    """Raises UnknownName if a fact's key is none of these, naming the nearest."""
    names = {fold(key) for key in known}
    for fact in facts:
        if fact.name not in names:
            raise UnknownName(
                f"{quoted(fact.key)} is not a key of {what}. {nearest_key(fact.name, known)}",
                fact.name,
            )


def nearest_key(written: str, known: Iterable[str]) -> str:
    """Which key was probably meant? The pages call what `variant` names a preset."""
    return nearest("variant" if fold(written) == "preset" else written, known)


def read_variant(facts: Facts, options: tuple[Option, ...], variants: tuple[Any, ...]) -> Any:
    """The settings that the facts name: a preset, or the default one, and single settings.

    Raises UnknownName.
    """
    presets: dict[str, Variant] = {variant.key: variant for variant in variants}

    def preset(text: str) -> Variant:
        if fold(text) not in presets:
            meant = " or ".join(near(text, presets))
            hint = f"Did you mean {meant}?" if meant else nearest(text, presets)
            raise UnknownName(f"{quoted(text)} is no preset. {hint}")
        return presets[fold(text)]

    named = facts.get("variant")
    chosen = named.read(preset) if named else variants[0]
    settings = {
        option.name: fact.read(option.read)
        for option in options
        if (fact := facts.get(option.key)) is not None
    }
    return chosen.changed(settings)


def show_variant(
    variant: Any, options: tuple[Option, ...], variants: tuple[Any, ...]
) -> list[Fact]:
    """The facts that name these settings: as few as will do, in canonical order."""
    preset = next(v for v in variants if v.key == variant.key)
    differences = variant.differences(preset)
    shown = [] if preset is variants[0] else [Fact("variant", variant.key)]
    return shown + [
        Fact(option.key, differences[option.name])
        for option in options
        if option.name in differences
    ]
