"""The kinds of position in Your Trumps, and what can be asked of each.

Page: docs/reference/positions.md#duel.
"""

from followsuit.asking import (
    because_question,
    card_or_none_question,
    cards_or_none_question,
    cards_question,
    clauses_question,
    none_as_empty,
    read_cards_or_none,
    read_number,
    seat_or_none_question,
)
from followsuit.cards import Cards
from followsuit.errors import NotationError, quoted
from followsuit.game import Kind, Question, find_clause
from followsuit.games.duel.clauses import CLAUSES, MIRROR
from followsuit.games.duel.deal import (
    MirrorPosition,
    SixesPosition,
    gifts,
    hands,
    sixes_clause,
    sizes,
)
from followsuit.games.duel.ending import (
    MovePosition,
    TablePosition,
    after,
    standing,
)
from followsuit.games.duel.reading import (
    MIRROR_KEYS,
    MIRROR_RANKS,
    MOVE_KEYS,
    SIXES_KEYS,
    TABLE_KEYS,
    TURN_KEYS,
    read_mirror,
    read_move,
    read_move_position,
    read_sixes,
    read_table,
    read_turn,
    seats_keys,
    show_mirror,
    show_move_position,
    show_sixes,
    show_table,
    show_turn,
    states_mirror,
    states_move,
    states_sixes,
    states_table,
)
from followsuit.games.duel.telling import (
    tell_mirror,
    tell_move,
    tell_sixes,
    tell_table,
    tell_turn,
)
from followsuit.games.duel.turn import (
    PilePosition,
    amount,
    beating_cards,
    because,
    draw_verdict,
    moves,
    ruling,
)
from followsuit.notation import read_card, read_seat
from followsuit.rules import Clause, fold

KEY = "duel"
RESULTS = ("goes on", "won", "drawn")


def _clause(text: str) -> Clause:
    return find_clause(text, CLAUSES, KEY)


def _cards(cards: Cards) -> str:
    return str(cards) or "none"


# A turn ------------------------------------------------------------------------------------------


def _moves(p: PilePosition) -> str:
    return "; ".join(map(str, moves(p)))


def _beats_by(p: PilePosition) -> str | None:
    if not beating_cards(p):
        return None
    return ", ".join(f"{v.card} {v.clause.id}" for v in ruling(p).verdicts if v.permitted)


def _draw(p: PilePosition) -> str:
    drawing = draw_verdict(p)
    return str(amount(p)[0]) if drawing and drawing.permitted else "none"


def _draws_by(p: PilePosition) -> str | None:
    drawing = draw_verdict(p)
    return amount(p)[1].id if drawing and drawing.permitted else None


def _forbidden(p: PilePosition) -> str:
    parts = [f"{v.card} {v.clause.id}" for v in ruling(p).forbidden]
    drawing = draw_verdict(p)
    if drawing and not drawing.permitted:
        parts.append(f"DRAW {drawing.clause.id}")
    return ", ".join(parts) or "none"


def _read_moves(text: str) -> str:
    return "; ".join(str(read_move(part)) for part in text.split(";"))


def _read_subject(text: str) -> str:
    return "DRAW" if fold(text) == "draw" else str(read_card(text))


def _read_number_or_none(text: str) -> str:
    return "none" if fold(text) == "none" else read_number(text)


def _number_or_null(text: str) -> int | None:
    return None if text == "none" else int(text)


TURN = Kind(
    name="turn",
    type=PilePosition,
    keys=TURN_KEYS,
    states=lambda facts: False,
    read=read_turn,
    show=show_turn,
    questions=(
        Question("moves", _moves, _read_moves, separator="; ", as_json=lambda t: t.split("; ")),
        cards_or_none_question("beats", lambda p: _cards(beating_cards(p))),
        clauses_question("beats by", _beats_by, lambda t: str(read_card(t)), CLAUSES, KEY),
        Question("draw", _draw, _read_number_or_none, as_json=_number_or_null),
        Question("draws by", _draws_by, lambda text: _clause(text).id),
        because_question(lambda p: because(p).id, CLAUSES, KEY),
        clauses_question("forbidden", _forbidden, _read_subject, CLAUSES, KEY),
    ),
    tell=tell_turn,
    in_json=("moves", "beats", "draw", "verdicts"),
    lists=("pile", "hand"),
)


# A move and what follows -------------------------------------------------------------------------


def _read_pile(text: str) -> str:
    return str(read_cards_or_none(text)) or "none"


def _read_result(text: str) -> str:
    result = fold(text).replace("-", " ")
    if result not in RESULTS:
        raise NotationError(f"read {quoted(text)}, expected one of {', '.join(RESULTS)}.")
    return result


MOVE = Kind(
    name="move",
    type=MovePosition,
    keys=MOVE_KEYS,
    states=states_move,
    read=read_move_position,
    show=show_move_position,
    questions=(
        cards_or_none_question("hand after", lambda p: _cards(after(p).hand)),
        Question("pile after", lambda p: _cards(after(p).pile), _read_pile, as_json=none_as_empty),
        card_or_none_question("faces", lambda p: str(after(p).faces or "none")),
        Question("result", lambda p: after(p).result, _read_result),
        because_question(lambda p: after(p).clause.id, CLAUSES, KEY),
    ),
    tell=tell_move,
    in_json=("hand after", "pile after", "faces", "result", "because"),
    lists=("pile", "hand", "other hand"),
)


# The table ---------------------------------------------------------------------------------------


def _faces(p: TablePosition) -> str:
    return str(p.top) if p.top and standing(p).next else "none"


def _read_table_result(text: str) -> str:
    folded = fold(text).replace("-", " ")
    return folded if folded in ("goes on", "drawn") else str(read_seat(text))


TABLE = Kind(
    name="table",
    type=TablePosition,
    keys=TABLE_KEYS,
    states=states_table,
    read=read_table,
    show=show_table,
    questions=(
        seat_or_none_question("next", lambda p: str(standing(p).next or "none")),
        card_or_none_question("faces", _faces),
        Question("result", lambda p: standing(p).result, _read_table_result),
        because_question(lambda p: standing(p).clause.id, CLAUSES, KEY),
    ),
    tell=tell_table,
    in_json=("next", "faces", "result", "because"),
    lists=seats_keys("left"),
)


# The sixes ---------------------------------------------------------------------------------------


def _gives(p: SixesPosition) -> str:
    return ", ".join(map(str, gifts(p))) or "none"


def _read_gives(text: str) -> str:
    if fold(text) == "none":
        return "none"
    return ", ".join(_read_gift(part) for part in text.split(","))


def _read_gift(text: str) -> str:
    parts = text.split()
    if len(parts) != 3:
        raise NotationError(f"read {quoted(text.strip())}, expected card, giver and taker: H6 N E.")
    return f"{read_card(parts[0])} {read_seat(parts[1])} {read_seat(parts[2])}"


def _sizes(p: SixesPosition) -> str:
    return ", ".join(
        f"{player.seat} {size}" for player, size in zip(p.players, sizes(p), strict=True)
    )


def _read_sizes(text: str) -> str:
    return ", ".join(_read_size(part) for part in text.split(","))


def _read_size(text: str) -> str:
    parts = text.split()
    if len(parts) != 2:
        raise NotationError(f"read {quoted(text.strip())}, expected a seat and a number: N 8.")
    return f"{read_seat(parts[0])} {read_number(parts[1])}"


def _parts_or_empty(text: str) -> list[str]:
    return [] if text == "none" else text.split(", ")


SIXES_KIND = Kind(
    name="deal of the sixes",
    type=SixesPosition,
    keys=SIXES_KEYS,
    states=states_sixes,
    read=read_sixes,
    show=show_sixes,
    questions=(
        Question("gives", _gives, _read_gives, separator=", ", as_json=_parts_or_empty),
        Question("sizes", _sizes, _read_sizes, as_json=_parts_or_empty),
        because_question(lambda p: sixes_clause(p).id, CLAUSES, KEY),
    ),
    tell=tell_sixes,
    in_json=("gives", "sizes", "because"),
    lists=seats_keys("dealt"),
)


# The mirror deal ---------------------------------------------------------------------------------

MIRROR_KIND = Kind(
    name="mirror deal",
    type=MirrorPosition,
    keys=MIRROR_KEYS,
    states=states_mirror,
    read=read_mirror,
    show=show_mirror,
    questions=(
        cards_question("dealer holds", lambda p: str(hands(p)[0])),
        cards_question("other holds", lambda p: str(hands(p)[1])),
        because_question(lambda p: MIRROR.id, CLAUSES, KEY),
    ),
    tell=tell_mirror,
    in_json=("dealer holds", "other holds", "because"),
    lists=MIRROR_RANKS,
)

KINDS = (MOVE, TABLE, SIXES_KIND, MIRROR_KIND, TURN)
"""The turn last: it is what facts mean that state no other kind."""
