"""The cut: who deals?

Page: docs/games/bellot.md#cut.
"""

from dataclasses import dataclass

from followsuit.asking import because_question, refuse_cards_twice, seat_or_none_question
from followsuit.cards import Cards
from followsuit.facts import Fact, Facts
from followsuit.game import Kind
from followsuit.notation import read_card
from followsuit.pictures import Mark, SeatCards, SeatsPicture, ShownCard
from followsuit.rules import Clause
from followsuit.stock_games.clauses import CUT, CUT_AGAIN
from followsuit.stock_games.rules import StockRules, read_seats, says_of_seats, seat_keys
from followsuit.stock_games.variants import StockVariant
from followsuit.table import CLOCKWISE, Play, Seat
from followsuit.telling import Reason, Telling
from followsuit.tricks import ACE_HIGH
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class CutPosition:
    """What each player has cut, in the order given."""

    cuts: tuple[Play, ...]
    variant: StockVariant


def highest(p: CutPosition) -> tuple[Play, ...]:
    """The highest cuts: one, or several that are equal."""
    most = max(ACE_HIGH[cut.card.rank] for cut in p.cuts)
    return tuple(cut for cut in p.cuts if ACE_HIGH[cut.card.rank] == most)


def dealer(p: CutPosition) -> Seat | None:
    """Who deals? Nobody yet, when the highest cuts are equal."""
    return highest(p)[0].seat if len(highest(p)) == 1 else None


def because(p: CutPosition) -> Clause:
    """By which clause?"""
    return CUT if dealer(p) else CUT_AGAIN


# Facts -------------------------------------------------------------------------------------------


def _read(facts: Facts, rules: StockRules) -> CutPosition:
    found = read_seats(facts, "cuts", "SK")
    cuts = tuple(Play(seat, fact.read(read_card)) for seat, fact in found)
    refuse_cards_twice([(fact, Cards([read_card(fact.value)])) for _, fact in found])
    return CutPosition(cuts, rules.read_variant(facts))


def _show(p: CutPosition, rules: StockRules) -> Facts:
    return rules.show(p.variant, *(Fact(f"{c.seat.word} cuts", str(c.card)) for c in p.cuts))


# Telling -----------------------------------------------------------------------------------------


def _tell(p: CutPosition, language: Language) -> Telling:
    scene = " ".join(
        language.say(
            "scene.cuts", seat=language.seat(c.seat), card=language.card(c.card, "the-card")
        )
        for c in p.cuts
    )
    deals, best = dealer(p), highest(p)
    holders = language.all_seats(cut.seat for cut in best)
    if deals:
        answer = language.say("scene.dealer", seat=language.seat(deals))
    else:
        answer = language.say("answer.cut-again", seats=holders)
    clause = because(p)
    values = {"best": language.card(best[0].card), "holder": holders, "holders": holders}
    seats = tuple(
        _seat(p, cut, language) for seat in CLOCKWISE for cut in p.cuts if cut.seat is seat
    )
    picture = SeatsPicture(trump=None, seats=seats, title=answer, description=scene)
    return Telling(scene, answer, (), (Reason(clause, language.reason(clause, values)),), picture)


def _seat(p: CutPosition, cut: Play, language: Language) -> SeatCards:
    first = cut in highest(p)
    word = ""
    if first:
        word = language.say("picture.deals" if dealer(p) else "picture.cuts-again")
    card = ShownCard(cut.card, Mark.CHOSEN if first else Mark.PLAIN)
    return SeatCards(cut.seat, (card,), word, "", chosen=dealer(p) is cut.seat)


def cut_kind(rules: StockRules) -> Kind:
    """The cut for the deal."""

    def deals(p: CutPosition) -> str:
        return str(dealer(p) or "none")

    return Kind(
        name="cut",
        type=CutPosition,
        keys=rules.keys(*seat_keys("cuts")),
        states=lambda facts: says_of_seats(facts, "cuts"),
        read=lambda facts: _read(facts, rules),
        show=lambda p: _show(p, rules),
        questions=(
            seat_or_none_question("dealer", deals),
            because_question(lambda p: because(p).id, rules.clauses, rules.key),
        ),
        tell=_tell,
        in_json=("dealer", "because"),
    )
