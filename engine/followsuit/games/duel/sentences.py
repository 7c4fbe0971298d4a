"""The clauses of Your Trumps applied to positions, as sentences.

Page: docs/games/duel.md. What fills the placeholders of `clauses.py` is worked out here.
"""

from collections.abc import Mapping

from followsuit.cards import Card
from followsuit.games.duel.clauses import NO_SECOND, SECOND_CARD
from followsuit.games.duel.ending import (
    MovePosition,
    TablePosition,
    after,
    standing,
)
from followsuit.games.duel.turn import (
    Beat,
    Draw,
    Lead,
    Move,
    PilePosition,
    amount,
    beating_cards,
    draw_verdict,
    ruling,
)
from followsuit.rules import Clause
from followsuit.words import ENGLISH, Language


def turn_reason(
    p: PilePosition, clause: Clause, language: Language, card: Card | None = None
) -> str:
    """A clause of a turn, applied. `card` is the card that is judged, if one is."""
    values: dict[str, object] = {}
    if card:
        values["card"] = language.card(card)
    if p.pile:
        values["top"] = language.card(p.top)
        values["suit"] = language.suit(p.top.suit)
        values["cards"] = language.either(beating_cards(p))
        values["count"] = amount(p)[0]
    return language.reason(clause, values)


def move_reason(p: MovePosition, language: Language) -> str:
    """The clause of what follows a move, applied."""
    left = after(p)
    values = _of_the_end(left.pile[-1] if left.pile else None, p.other_hand[0], language)
    return language.reason(left.clause, values)


def table_reason(p: TablePosition, language: Language) -> str:
    """The clause of how a table stands, applied."""
    now = standing(p)
    last = p.holders[0]
    values = {
        **_of_the_end(p.top, last.cards[0], language),
        "seat": language.seat(now.next or last.seat),
    }
    return language.reason(now.clause, values)


def _of_the_end(top: Card | None, left: Card, language: Language) -> Mapping[str, str]:
    """What the sentences on the end of a game name: the top card, and a card of the last hand."""
    values = {"card": language.card(left)}
    return values | ({"top": language.card(top)} if top else {})


def objection(p: PilePosition, move: Move, language: Language = ENGLISH) -> str | None:
    """Why is this move not legal, in a sentence with the clause? None when it is legal."""
    for card in _laid(move):
        if card not in p.hand:
            return f"{card} is not in the hand."
    if isinstance(move, Lead):
        return "There is a pile, so nobody leads: BEAT or DRAW." if p.pile else None
    if not p.pile:
        return "There is no pile: LEAD a card."
    if isinstance(move, Draw):
        return _objection_to_draw(p, move, language)
    return _objection_to_beat(p, move, language)


def _laid(move: Move) -> tuple[Card, ...]:
    match move:
        case Beat(card, second) if second is not None:
            return (card, second)
        case Draw():
            return ()
        case Lead(card) | Beat(card, _):
            return (card,)


def _objection_to_draw(p: PilePosition, move: Draw, language: Language) -> str | None:
    verdict = draw_verdict(p)
    assert verdict is not None
    if not verdict.permitted:
        return _cited(p, verdict.clause, language)
    count, clause = amount(p)
    return None if move.count == count else _cited(p, clause, language)


def _objection_to_beat(p: PilePosition, move: Beat, language: Language) -> str | None:
    verdict = ruling(p)[move.card]
    if not verdict.permitted:
        return _cited(p, verdict.clause, language, move.card)
    if p.variant.second_card == "no":
        return _cited(p, NO_SECOND, language) if move.second else None
    if move.second == move.card:
        return f"{move.card} cannot be laid twice."
    if move.second is None and len(p.hand) > 1:
        return _cited(p, SECOND_CARD, language)
    return None


def _cited(p: PilePosition, clause: Clause, language: Language, card: Card | None = None) -> str:
    return f"{turn_reason(p, clause, language, card)} ({clause.id})"
