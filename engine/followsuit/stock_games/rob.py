"""The rob: who may rob, must they, and what would they draw?

Page: docs/games/bellot.md#rob.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.asking import (
    because_question,
    cards_question,
    needed,
    read_yes_no,
    refuse_cards_twice,
    seat_or_none_question,
    words_question,
)
from followsuit.cards import Card, Cards
from followsuit.errors import PositionError, counted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.notation import read_card, read_cards, read_seat
from followsuit.pictures import Mark, Row, RowsPicture, ShownCard
from followsuit.rules import Clause, fold
from followsuit.stock_games.clauses import (
    ROB_ACE,
    ROB_DEALER,
    ROB_FOUR,
    ROB_MUST,
    ROB_OPTIONAL,
    TURN_UP,
)
from followsuit.stock_games.deal import ROBBED
from followsuit.stock_games.rules import StockRules
from followsuit.stock_games.variants import StockVariant
from followsuit.table import Seat
from followsuit.telling import Reason, Telling, Told, told
from followsuit.words import Language

ROB, DECLINE = "ROB", "DECLINE"
IN_STOCK = "stock"


@dataclass(frozen=True, slots=True)
class RobPosition:
    """What everybody knows when the stock may be robbed, and the stock, if it is known.

    `ace` is the player who holds the ace of trumps; None if it was turned up or lies in the stock.
    `stock` is what lies under the turn-up, the next card first; empty when it is not known.
    """

    dealer: Seat
    turn_up: Card
    ace: Seat | None
    stock: Cards
    declined: bool
    variant: StockVariant


class MoveVerdict(NamedTuple):
    """May the robber do this, and which clause says so?"""

    move: str
    permitted: bool
    clause: Clause


def entitled(p: RobPosition) -> Seat | None:
    """Whose right is it to rob, declined or not?"""
    if p.turn_up.rank == "A":
        return p.dealer
    return p.ace


def robber(p: RobPosition) -> Seat | None:
    """Who may rob?"""
    return None if p.declined else entitled(p)


def because(p: RobPosition) -> Clause:
    """By which clause may somebody rob, or nobody?"""
    if p.declined:
        return ROB_OPTIONAL
    if p.turn_up.rank == "A":
        return ROB_DEALER
    return ROB_ACE


def ruling(p: RobPosition) -> tuple[MoveVerdict, ...]:
    """May the robber rob, and may the robber decline? No verdict where nobody may rob."""
    if robber(p) is None:
        return ()
    rob = MoveVerdict(ROB, True, because(p))
    if p.variant.rob == "compulsory":
        return (rob, MoveVerdict(DECLINE, False, ROB_MUST))
    return (rob, MoveVerdict(DECLINE, True, ROB_OPTIONAL))


def draws(p: RobPosition) -> Cards | None:
    """Which four cards would robbing draw? None if nobody may rob or the stock is not known."""
    if robber(p) is None or not p.stock:
        return None
    return Cards((p.turn_up, *p.stock[: ROBBED - 1]))


# Facts -------------------------------------------------------------------------------------------


def _read(facts: Facts, rules: StockRules) -> RobPosition:
    variant = rules.read_variant(facts)
    dealer = needed(facts, "dealer", "South").read(read_seat)
    turn_up = needed(facts, "turn up", "HQ").read(read_card)
    ace = _read_ace(facts, turn_up)
    stock = _read_stock(facts, turn_up, ace)
    named = facts.get("declined")
    declined = named is not None and named.read(read_yes_no) == "yes"
    position = RobPosition(dealer, turn_up, ace, stock, declined, variant)
    if named is not None and declined:
        if entitled(position) is None:
            raise PositionError("declined: nobody may rob, so nobody can decline.", named.name)
        if variant.rob == "compulsory":
            raise PositionError("declined: at this table the robber must rob.", named.name)
    return position


def _read_ace(facts: Facts, turn_up: Card) -> Seat | None:
    fact = facts.get("ace")
    if turn_up.rank == "A":
        if fact is not None:
            raise PositionError(f"ace: it is the turn-up, {turn_up}. Leave this out.", fact.name)
        return None
    fact = fact or needed(facts, "ace", "North")
    return fact.read(lambda text: None if fold(text) == IN_STOCK else read_seat(text))


def _read_stock(facts: Facts, turn_up: Card, ace: Seat | None) -> Cards:
    fact = facts.get("stock")
    if fact is None:
        return Cards()
    stock = fact.read(read_cards)
    refuse_cards_twice([(Fact("turn up", str(turn_up)), Cards([turn_up])), (fact, stock)])
    if len(stock) < ROBBED - 1:
        raise PositionError(
            f"{fact.key}: read {counted(len(stock), 'card')}, expected at least {ROBBED - 1}: those"
            " under the turn-up, the next first.",
            fact.name,
        )
    if ace is not None and Card(turn_up.suit, "A") in stock:
        raise PositionError(
            f"{fact.key}: the ace of trumps lies here, and {ace.word} is said to hold it.",
            fact.name,
        )
    return stock


def show_rob(p: RobPosition, rules: StockRules) -> Facts:
    """The facts of a position, in canonical order."""
    facts = [Fact("dealer", str(p.dealer)), Fact("turn up", str(p.turn_up))]
    if p.turn_up.rank != "A":
        facts.append(Fact("ace", str(p.ace or IN_STOCK)))
    if p.stock:
        facts.append(Fact("stock", str(p.stock)))
    if p.declined:
        facts.append(Fact("declined", "yes"))
    return rules.show(p.variant, *facts)


# Telling -----------------------------------------------------------------------------------------


def _tell(p: RobPosition, language: Language) -> Telling:
    scene, answer = _scene(p, language), _answer(p, language)
    verdicts = tuple(tell_move(p, v, language) for v in ruling(p))
    named = [TURN_UP]
    if not verdicts:
        named.append(because(p))
    if draws(p):
        named.append(ROB_FOUR)
    reasons = tuple(Reason(clause, _reason(p, clause, language)) for clause in named)
    return Telling(scene, answer, verdicts, reasons, _picture(p, language, answer, scene))


def _reason(p: RobPosition, clause: Clause, language: Language) -> str:
    """The clause applied to this position, as a sentence."""
    values = {
        "turnup": language.card(p.turn_up),
        "trump": language.suit(p.turn_up.suit),
        "ace": language.card(_ace(p)),
        "dealer": language.seat(p.dealer),
        "cards": language.all_of(draws(p) or ()),
    }
    right = entitled(p)
    if right:
        values["robber"] = language.seat(right)
    return language.reason(clause, values)


def tell_move(p: RobPosition, v: MoveVerdict, language: Language) -> Told:
    """A verdict in words."""
    name = language.say(f"move.{v.move}")
    why = _reason(p, v.clause, language)
    return told("move", v.move, name, v.permitted, v.clause, why, language)


def _ace(p: RobPosition) -> Card:
    return Card(p.turn_up.suit, "A")


def _scene(p: RobPosition, language: Language) -> str:
    sentences = [
        language.say("scene.dealer", seat=language.seat(p.dealer)),
        language.say("scene.turn-up", card=language.card(p.turn_up)),
    ]
    if p.ace:
        card = language.card(_ace(p), "the-card")
        sentences.append(language.say("scene.holds", seat=language.seat(p.ace), card=card))
    elif p.turn_up.rank != "A":
        sentences.append(language.say("scene.ace-in-stock", card=language.card(_ace(p))))
    if p.stock:
        sentences.append(language.say("scene.stock", cards=language.all_of(p.stock)))
    right = entitled(p)
    if p.declined and right:
        sentences.append(language.say("scene.declined", seat=language.seat(right)))
    return " ".join(sentences)


def _answer(p: RobPosition, language: Language) -> str:
    may = robber(p)
    if may is None:
        return language.say("answer.nobody-robs")
    key = "answer.must-rob" if p.variant.rob == "compulsory" else "answer.may-rob"
    return language.say(key, seat=language.seat(may))


def _picture(p: RobPosition, language: Language, title: str, description: str) -> RowsPicture:
    """The stock, the turn-up first, and the ace of trumps in the hand that holds it."""
    drawn = ROBBED if robber(p) else 0
    cards = (p.turn_up, *(p.stock or (None,) * (ROBBED - 1)))
    shown = tuple(
        ShownCard(card, Mark.CHOSEN if place < drawn else Mark.PLAIN)
        for place, card in enumerate(cards)
    )
    rows = [Row(language.say("picture.stock"), "", shown)]
    if p.ace:
        mark = Mark.CHOSEN if robber(p) else Mark.PLAIN
        rows.append(Row(language.seat(p.ace), "", (ShownCard(_ace(p), mark),)))
    return RowsPicture(p.turn_up.suit, tuple(rows), title, description)


def rob_kind(rules: StockRules) -> Kind:
    """The robbing of the stock."""

    def moves(p: RobPosition) -> str:
        return " ".join(v.move for v in ruling(p) if v.permitted) or "none"

    def drawn(p: RobPosition) -> str | None:
        cards = draws(p)
        return str(cards) if cards else None

    return Kind(
        name="rob",
        type=RobPosition,
        keys=rules.keys("dealer", "turn up", "ace", "stock", "declined"),
        states=lambda facts: any(facts.get(key) for key in ("turn-up", "ace", "declined")),
        read=lambda facts: _read(facts, rules),
        show=lambda p: show_rob(p, rules),
        questions=(
            seat_or_none_question("robber", lambda p: str(robber(p) or "none")),
            words_question("moves", moves, (ROB, DECLINE)),
            cards_question("draws", drawn),
            because_question(lambda p: because(p).id, rules.clauses, rules.key),
        ),
        tell=_tell,
        in_json=("robber", "moves", "draws", "because"),
        lists=("stock",),
    )
