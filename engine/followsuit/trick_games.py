"""What all trick games have in common on the way in and out: facts, questions, sentences.

Page: docs/reference/notation.md#trick-facts. A game gives its rules as a `TrickRules`, and gets
the `Game` record that the rest of the house uses.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from followsuit.asking import (
    because_question,
    cards_question,
    number_question,
    refuse_impossible_cards,
    seat_or_none_question,
    seat_question,
)
from followsuit.cards import Cards
from followsuit.deals import DealRules
from followsuit.errors import PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import (
    Game,
    Kind,
    Question,
    Table,
    find_clause,
    read_variant,
    show_variant,
)
from followsuit.notation import find_seat, read_card, read_cards, read_trump
from followsuit.pictures import HandCard, TrickPicture
from followsuit.rules import Clause, Verdict
from followsuit.table import Play, Seat, TrickPosition, Trump, seats_from
from followsuit.telling import Reason, Telling, Told, told
from followsuit.tricks import Position, TrickRules
from followsuit.words import Language

T = TypeVar("T")


def trick_game(
    rules: TrickRules,
    tables: Mapping[str, Callable[[], Table]],
    *others: Kind,
    deal: DealRules | None = None,
) -> Game:
    """The record that a trick game exports. `others` are its kinds of position besides tricks."""
    return Game(
        key=rules.key,
        title=rules.title,
        pack=rules.pack,
        clauses=rules.clauses,
        options=rules.options,
        variants=rules.variants,
        kinds=(*others, trick_kind(rules)),
        tables=tables,
        trick=rules,
        deal=deal,
    )


def trick_kind(rules: TrickRules) -> Kind:
    """A trick, with a hand to play from or complete."""
    return Kind(
        name="trick",
        type=TrickPosition,
        keys=fact_keys(rules),
        states=lambda facts: any(find_seat(name) or _holder_of(name) for name in facts.names()),
        read=lambda facts: read_position(facts, rules),
        show=lambda position: show_position(position, rules),
        questions=trick_questions(rules),
        tell=lambda position, language: tell(position, rules, language),
        in_json=("permitted", "winning", "winner", "value"),
        lists=tuple(f"{name} holds" for seat in Seat for name in (seat.word, seat.value)),
    )


# Facts -------------------------------------------------------------------------------------------


def read_position(facts: Facts, rules: TrickRules) -> Position:
    """The position that the facts state. Raises an EngineError when there is no such position."""
    variant = read_variant(facts, rules.options, rules.variants)
    trump = read_trump_of_deal(facts, rules)
    plays = read_plays(facts, rules.direction(variant), read_card)
    held = read_hand(facts, [play.seat for play in plays], rules, rules.direction(variant))
    played = [(play.fact, Cards([play.value])) for play in plays]
    refuse_impossible_cards([*played, *held.stated], rules.pack)
    trick = tuple(Play(play.seat, play.value) for play in plays)
    return TrickPosition(held.seat, held.hand, trick, trump, variant)


def show_position(position: Position, rules: TrickRules) -> Facts:
    """The facts of a position, in canonical order: `read_position` gives the same one back."""
    facts = show_variant(position.variant, rules.options, rules.variants)
    facts.append(Fact("trump", str(position.trump)))
    facts += [Fact(play.seat.word, str(play.card)) for play in position.trick]
    if position.hand:
        facts.append(Fact(f"{position.seat.word} holds", str(position.hand)))
    return Facts(facts)


def _holder(fact: Fact) -> Seat | None:
    """Whose hand does this fact state, if it states one?"""
    return _holder_of(fact.name)


def _holder_of(name: str) -> Seat | None:
    seat = name.removesuffix("-holds")
    return find_seat(seat) if seat != name else None


def fact_keys(rules: TrickRules) -> tuple[str, ...]:
    """The keys of the facts of a trick, in canonical order."""
    seats = [name for seat in Seat for name in (seat.word, seat.value)]
    options = [option.key for option in rules.options]
    return ("variant", *options, "trump", *seats, *(f"{name} holds" for name in seats))


def read_trump_of_deal(facts: Facts, rules: TrickRules) -> Trump:
    """What is trump, in a game that knows it so? Raises an EngineError."""
    fact = facts.get("trump")
    if fact is None:
        raise PositionError("The trump is missing: add a line such as 'trump: spades'.")
    trump = fact.read(read_trump)
    if trump not in rules.trumps:
        raise PositionError(
            f"{fact.key}: read {quoted(fact.value)}, but {rules.title} knows only "
            f"{', '.join(map(str, rules.trumps))}.",
            fact.name,
        )
    return trump


class StatedPlay(NamedTuple, Generic[T]):
    """A seat's play, as a fact states it."""

    fact: Fact
    seat: Seat
    value: T


def read_plays(facts: Facts, direction: str, read: Callable[[str], T]) -> list[StatedPlay[T]]:
    """What each seat has played, in order of play; `read` reads one card of the trick.

    Raises an EngineError when the seats are out of turn.
    """
    plays: list[StatedPlay[T]] = []
    for fact in facts:
        seat = find_seat(fact.name)
        if seat is None:
            continue
        if plays and seat is not seats_from(plays[-1].seat, direction)[1]:
            expected = seats_from(plays[-1].seat, direction)[1]
            raise PositionError(
                f"{fact.key}: seats out of turn. After {plays[-1].seat.word}, playing {direction},"
                f" comes {expected.word}; read {seat.word}. List the cards in order of play.",
                fact.name,
            )
        if len(plays) == len(Seat):
            raise PositionError(f"{fact.key}: a trick has four cards.", fact.name)
        plays.append(StatedPlay(fact, seat, fact.read(read)))
    return plays


class StatedHand(NamedTuple):
    """Who is to play, with which hand, and the fact that states it.

    With a complete trick, the leader, no cards and no fact.
    """

    seat: Seat
    hand: Cards
    fact: Fact | None

    @property
    def stated(self) -> list[tuple[Fact, Cards]]:
        """The fact with its cards, if there is a hand."""
        return [(self.fact, self.hand)] if self.fact else []


def read_hand(
    facts: Facts, played: Sequence[Seat], rules: TrickRules, direction: str
) -> StatedHand:
    """Who is to play, with which hand, after these seats? Raises an EngineError."""
    hands = [fact for fact in facts if _holder(fact)]
    if len(played) == len(Seat):
        if hands:
            raise PositionError(
                f"{hands[0].key}: the trick is complete, so nobody is to play."
                " Leave out the hand, or a card of the trick.",
                hands[0].name,
            )
        return StatedHand(played[0], Cards(), None)
    if not hands:
        who = f"{seats_from(played[-1], direction)[1].word} holds" if played else "South holds"
        raise PositionError(
            f"The hand is missing: add a line such as '{who}: S7 HK', or complete the trick."
        )
    if len(hands) > 1:
        raise PositionError(
            f"{hands[1].key}: only the hand of the seat to play is wanted, and {hands[0].key!r}"
            " is there already.",
            hands[1].name,
        )
    seat = _holder(hands[0])
    assert seat is not None
    expected = seats_from(played[-1], direction)[1] if played else seat
    if seat is not expected:
        raise PositionError(
            f"{hands[0].key}: {seat.word} is not to play. After {played[-1].word}, playing"
            f" {direction}, comes {expected.word}.",
            hands[0].name,
        )
    hand = hands[0].read(read_cards)
    refuse_too_many(hands[0], hand, rules.cards_each, rules.title)
    return StatedHand(seat, hand, hands[0])


def refuse_too_many(fact: Fact, cards: Cards, most: int, title: str) -> None:
    """Raises PositionError if these are more cards than a player of the game is dealt."""
    if len(cards) > most:
        raise PositionError(
            f"{fact.key}: {len(cards)} cards; nobody holds more than {most} in {title}.", fact.name
        )


# Questions ---------------------------------------------------------------------------------------


def trick_questions(rules: TrickRules) -> tuple[Question, ...]:
    """The questions that every trick answers."""

    def clause(text: str) -> Clause:
        return find_clause(text, rules.clauses, rules.key)

    def permitted(p: Position) -> str | None:
        return str(rules.ruling(p).permitted) if p.hand else None

    def because(p: Position) -> str:
        return rules.ruling(p).because.id if p.hand else rules.winner_clause(p).id

    def forbidden(p: Position) -> str | None:
        if not p.hand:
            return None
        return ", ".join(f"{v.card} {v.clause.id}" for v in rules.ruling(p).forbidden) or "none"

    def winning(p: Position) -> str | None:
        if not p.hand:
            return None
        return str(rules.winning_play(p).seat) if p.trick else "none"

    def winner(p: Position) -> str | None:
        return None if p.hand else str(rules.winning_play(p).seat)

    def value(p: Position) -> str | None:
        points = trick_points(p, rules)
        return None if points is None else str(sum(points))

    def read_forbidden(text: str) -> str:
        if text == "none":
            return text
        return ", ".join(_read_forbidden_card(part, clause) for part in text.split(","))

    return (
        cards_question("permitted", permitted),
        because_question(because, rules.clauses, rules.key),
        Question("forbidden", forbidden, read_forbidden, separator=", ", partial=True),
        seat_or_none_question("winning", winning),
        seat_question("winner", winner),
        number_question("value", value),
    )


def _read_forbidden_card(text: str, clause: Callable[[str], Clause]) -> str:
    parts = text.split()
    if len(parts) != 2:
        raise PositionError(
            f"read {quoted(text.strip())}, expected a card and the clause it breaks, such as"
            " 'HK ruff'."
        )
    return f"{read_card(parts[0])} {clause(parts[1]).id}"


def trick_points(position: Position, rules: TrickRules) -> tuple[int, ...] | None:
    """What is each card of a complete trick worth, in order of play?

    None where that is no question: the trick is not complete, or cards have no points.
    """
    if position.hand or rules.card_points is None:
        return None
    return tuple(rules.card_points(position, play.card) for play in position.trick)


# Sentences ---------------------------------------------------------------------------------------


def reason(
    position: Position, rules: TrickRules, clause: Clause, language: Language, wanted: Cards
) -> str:
    """The clause applied to this position, as a sentence. `wanted` are the cards it leaves."""
    values: dict[str, str] = {"seat": language.seat(position.seat)}
    if position.trick:
        best = rules.winning_play(position)
        values["led"] = language.suit(position.led)
        values["best"] = language.card(best.card)
        values["holder"] = language.seat(best.seat)
        values["high"] = language.card(rules.highest_led(position))
    values["cards"] = language.either(wanted)
    return language.reason(clause, values)


def tell(position: Position, rules: TrickRules, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    if position.hand:
        return _tell_hand(position, rules, language)
    return _tell_trick(position, rules, language)


def _tell_hand(p: Position, rules: TrickRules, language: Language) -> Telling:
    ruling = rules.ruling(p)
    permitted = ruling.permitted
    seat = language.seat(p.seat)
    kind = "one" if len(permitted) == 1 else "some" if ruling.forbidden else "any"
    answer = language.say(f"answer.{kind}", seat=seat, cards=language.either(permitted))
    verdicts = tuple(
        told_card(v, reason(p, rules, v.clause, language, v.wanted), language)
        for v in ruling.verdicts
    )
    picture = TrickPicture(
        trump=p.trump,
        plays=p.trick,
        to_play=p.seat,
        holder=rules.winning_play(p).seat if p.trick else None,
        hand=tuple(HandCard(v.card, v.permitted) for v in ruling.verdicts),
        title=answer,
        description=scene(p, language),
    )
    return Telling(picture.description, answer, verdicts, (), picture)


def told_card(verdict: Verdict, why: str, language: Language) -> Told:
    """A card's verdict, in words."""
    name = language.card(verdict.card)
    return told("card", str(verdict.card), name, verdict.permitted, verdict.clause, why, language)


def _tell_trick(p: Position, rules: TrickRules, language: Language) -> Telling:
    winner = rules.winning_play(p).seat
    clause = rules.winner_clause(p)
    points = trick_points(p, rules)
    answer = language.say("answer.winner", seat=language.seat(winner))
    if points is not None:
        working = " + ".join(map(str, points))
        answer += " " + language.say("answer.value", working=working, value=sum(points))
    picture = TrickPicture(
        trump=p.trump,
        plays=p.trick,
        to_play=None,
        holder=winner,
        hand=(),
        title=answer,
        description=scene(p, language),
    )
    why = Reason(clause, reason(p, rules, clause, language, p.hand))
    return Telling(picture.description, answer, (), (why,), picture)


def scene(position: Position, language: Language) -> str:
    """The position as it would be told at the table: trump, the cards played, the hand."""
    sentences = [f"{language.trump(position.trump)}."]
    for number, play in enumerate(position.trick):
        key = "scene.played" if number else "scene.led"
        card = language.card(play.card, "the-card")
        sentences.append(language.say(key, seat=language.seat(play.seat), card=card))
    if position.hand:
        key = "scene.hand" if position.trick else "scene.hand-leads"
        cards = language.all_of(position.hand)
        sentences.append(language.say(key, seat=language.seat(position.seat), cards=cards))
    return " ".join(sentences)
