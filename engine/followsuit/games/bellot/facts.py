"""The settlement on the way in and out: facts, questions, words.

Page: docs/reference/positions.md#bellot.
"""

from collections.abc import Callable, Mapping

from followsuit.asking import (
    because_question,
    needed,
    read_cards_or_none,
    read_integer,
    read_suit,
    refuse_cards_twice,
    seats_or_none_question,
)
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question
from followsuit.games.bellot.clauses import CLAUSES, TIE
from followsuit.games.bellot.settlement import (
    SettlementPosition,
    Shown,
    balances,
    because,
    highest_trump,
    most_trumps,
    payments,
    winners,
)
from followsuit.games.bellot.variants import RULES
from followsuit.notation import read_seat
from followsuit.pictures import Mark, Row, RowsPicture, ShownCard
from followsuit.stock_games.deal import most_cards
from followsuit.stock_games.rules import read_seats, says_of_seats, seat_keys, show_cards
from followsuit.table import Seat
from followsuit.telling import Reason, Telling
from followsuit.words import Language

# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> SettlementPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    trump = needed(facts, "trump", "hearts").read(read_suit)
    found = read_seats(facts, "shows", "HA H9 or none")
    shows = tuple(Shown(seat, fact.read(read_cards_or_none)) for seat, fact in found)
    limit = most_cards(len(shows))
    for (_, fact), shown in zip(found, shows, strict=True):
        if len(shown.cards) > limit:
            raise PositionError(
                f"{fact.key}: {len(shown.cards)} cards; of {len(shows)} players nobody holds more"
                f" than {limit}.",
                fact.name,
            )
    refuse_cards_twice([(fact, s.cards) for (_, fact), s in zip(found, shows, strict=True)])
    return SettlementPosition(trump, shows, RULES.read_variant(facts))


def show(p: SettlementPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    shows = [Fact(f"{s.seat.word} shows", show_cards(s.cards)) for s in p.shows]
    return RULES.show(p.variant, Fact("trump", str(p.trump)), *shows)


# Questions ---------------------------------------------------------------------------------------


def _numbers_question(
    name: str, count: Callable[[SettlementPosition], Mapping[Seat, int]]
) -> Question:
    """A number for each seat, in the order of the facts: "N 6, E -1"."""

    def answer(p: SettlementPosition) -> str:
        return ", ".join(f"{seat} {number}" for seat, number in count(p).items())

    def as_json(text: str) -> dict[str, int]:
        return {seat: int(number) for seat, number in map(str.split, text.split(", "))}

    return Question(name, answer, _read_numbers, as_json=as_json)


def _read_numbers(text: str) -> str:
    return ", ".join(map(_read_number, text.split(",")))


def _read_number(text: str) -> str:
    parts = text.split()
    if len(parts) != 2:
        raise NotationError(
            f"read {quoted(text.strip())}, expected a seat and a number, such as 'N 6'."
        )
    return f"{read_seat(parts[0])} {read_integer(parts[1])}"


def _counts(p: SettlementPosition) -> dict[Seat, int]:
    return {seat: len(p.trumps(seat)) for seat in p.seats}


# Telling -----------------------------------------------------------------------------------------


def tell(p: SettlementPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    scene, answer = _scene(p, language), _answer(p, language)
    reasons = [Reason(because(p), _why(p, language))]
    for payment in payments(p):
        values = {
            "holder": language.seat(payment.payee),
            "value": payment.amount,
            "cards": language.all_of(payment.cards),
        }
        reasons.append(Reason(payment.clause, language.reason(payment.clause, values)))
    rows = tuple(_row(p, shown, language) for shown in p.shows)
    picture = RowsPicture(p.trump, rows, title=answer, description=scene)
    return Telling(scene, answer, (), tuple(reasons), picture)


def _why(p: SettlementPosition, language: Language) -> str:
    """The clause that decides the game, as a sentence."""
    clause, first = because(p), most_trumps(p)
    values: dict[str, object] = {
        "holder": language.all_seats(winners(p)),
        "holders": language.all_seats(first),
        "count": len(p.trumps(first[0])),
    }
    if clause is TIE:
        values["best"] = language.card(highest_trump(p)[1])
    return language.reason(clause, values)


def _scene(p: SettlementPosition, language: Language) -> str:
    sentences = [f"{language.trump(p.trump)}."]
    for shown in p.shows:
        seat = language.seat(shown.seat)
        if shown.cards:
            cards = language.all_of(shown.cards)
            sentences.append(language.say("scene.shows", seat=seat, cards=cards))
        else:
            sentences.append(language.say("scene.shows-none", seat=seat))
    return " ".join(sentences)


def _answer(p: SettlementPosition, language: Language) -> str:
    first = winners(p)
    key = "nobody" if not first else "one" if len(first) == 1 else "shared"
    sentences = [language.say(f"answer.game-{key}", seats=language.all_seats(first))]
    sentences += [
        f"{language.seat(seat)} {_balance(balance, language)}."
        for seat, balance in balances(p).items()
        if balance
    ]
    return " ".join(sentences)


def _balance(balance: int, language: Language) -> str:
    """What a player comes out with: "gets 18", "pays 6"."""
    key = "gets" if balance > 0 else "pays" if balance < 0 else "even"
    return language.say(f"balance.{key}", value=abs(balance))


def _row(p: SettlementPosition, shown: Shown, language: Language) -> Row:
    """A hand laid open: its trumps stand out if they have the game."""
    mark = Mark.CHOSEN if shown.seat in winners(p) else Mark.PLAIN
    cards = tuple(
        ShownCard(card, mark if card.suit is p.trump else Mark.PLAIN) for card in shown.cards
    )
    return Row(language.seat(shown.seat), _balance(balances(p)[shown.seat], language), cards)


SETTLEMENT = Kind(
    name="settlement",
    type=SettlementPosition,
    keys=RULES.keys("trump", *seat_keys("shows")),
    states=lambda facts: says_of_seats(facts, "shows"),
    read=read,
    show=show,
    questions=(
        _numbers_question("counts", _counts),
        seats_or_none_question("has game", lambda p: " ".join(map(str, winners(p))) or "none"),
        _numbers_question("pays", balances),
        because_question(lambda p: because(p).id, CLAUSES, "bellot"),
    ),
    tell=tell,
    in_json=("counts", "has game", "pays", "because"),
    lists=seat_keys("shows"),
)
