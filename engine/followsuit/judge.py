"""One question in, one answer out: the line format of `followsuit judge --json`.

Page: docs/reference/command-line.md#json. An object's fields are the facts of the position under
their own keys; a trick may also be given as `leader`, `trick`, `seat` and `hand`.
"""

import json
import re
from typing import Any, NoReturn

from followsuit.asking import read_integer
from followsuit.errors import (
    EngineError,
    NotationError,
    PositionError,
    UnknownName,
    counted,
    nearest,
    quoted,
    shortened,
)
from followsuit.facts import Fact, Facts, read_facts
from followsuit.game import Game, nearest_key, read_variant
from followsuit.games import GAMES, find_game, game_named
from followsuit.notation import read_cards, read_seat, split_list, strip
from followsuit.rules import fold
from followsuit.table import Seat, seats_from

TRICK_FIELDS = ("game", "variant", "trump", "leader", "trick", "seat", "hand", "options")


def judge_line(line: str) -> dict[str, Any]:
    """The answer to one line of JSON. A line that cannot be answered gets an "error", never raises.

    >>> judge_line("[1]")["error"]["kind"]
    'json'
    """
    try:
        question = read_json(line)
        if not isinstance(question, dict):
            raise JsonError('expected an object such as {"game": "belote", …}.')
        return judge(question)
    except EngineError as error:
        return _error(error.kind, str(error))


def _error(kind: str, message: str) -> dict[str, Any]:
    return {"error": {"kind": kind, "message": message}}


def judge(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question as an object. Raises an EngineError when there is none."""
    if "game" not in question:
        raise NotationError(f"the field 'game' is missing: one of {', '.join(GAMES)}.", "game")
    game = find_game(_text(question, "game"))
    return answer(game, game.read(question_facts(game, question)))


def answer(game: Game, position: Any) -> dict[str, Any]:
    """The answer to a position: the answers to its questions, and every verdict with its reason.

    In the order of the kind's `in_json`, which may say where the verdicts stand; else they come
    second.
    """
    kind = game.kind_of(position)
    answers = kind.answers(position)
    given: dict[str, Any] = {
        question.name: question.as_json(answers[question.name])
        for question in kind.questions
        if question.name in answers
    }
    verdicts = [told.data() for told in game.tell(position).verdicts]
    if verdicts:
        given["verdicts"] = verdicts
    order = kind.in_json
    if "verdicts" not in order:
        (first, *rest) = order
        order = (first, "verdicts", *rest)
    return {name: given[name] for name in order if name in given}


def read_position(text: str) -> tuple[Game, Any]:
    """The game and position that facts state, in either dress. Raises an EngineError."""
    facts = read_facts(text)
    game = game_named(facts)
    return game, game.read(Facts(fact for fact in facts if fact.name != "game"))


# JSON --------------------------------------------------------------------------------------------


class JsonError(EngineError):
    """The line is not a JSON object."""

    kind = "json"


def read_json(line: str) -> Any:
    """The value that a line of JSON holds. Raises an EngineError, also for what is not portable.

    No key twice in an object, no number that is too long to count, no half of a character.
    """
    text = line.removeprefix("\ufeff")
    if not strip(text):
        raise JsonError('this line is empty: expected an object such as {"game": "belote", …}.')
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_int=_integer, parse_constant=_no_constant
        )
    except RecursionError:
        raise JsonError("this line is not read: it holds brackets too deep in brackets.") from None
    except json.JSONDecodeError as error:
        rest = strip(text[error.pos :])
        where = f"at {quoted(rest)}" if rest else "it ends too early"
        raise JsonError(
            f"this line is not JSON, from its character {error.pos + 1} on: {where}."
        ) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise NotationError(f"the key {quoted(key)} is given twice in one object. Keep one.")
        for text in (key, *(value if isinstance(value, list) else [value])):
            if isinstance(text, str) and _HALF.search(text):
                raise NotationError(
                    f"{quoted(text)} holds half a character: \\ud800 to \\udfff come in pairs."
                )
        made[key] = value
    return made


_HALF = re.compile("[\ud800-\udfff]")


def _integer(text: str) -> int:
    return read_integer(text)


def _no_constant(text: str) -> NoReturn:
    raise JsonError(f"{text} is not JSON.")


def _described(value: object) -> str:
    """A value of JSON, as a message may repeat it."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return quoted(value) if isinstance(value, str) else shortened(json.dumps(value))


# An object's fields as facts ---------------------------------------------------------------------


def question_facts(game: Game, question: dict[str, Any]) -> Facts:
    """The same facts as lines would state."""
    facts = []
    if question.get("variant") is not None:
        facts.append(Fact("variant", _text(question, "variant")))
    if question.get("options") is not None:
        facts += _option_facts(game, question["options"])
    if _is_trick(game, question):
        direction = _direction(game, Facts(facts))
        if "trump" in question:
            _refuse_list(question, "trump")
            facts.append(Fact("trump", _value(question, "trump")))
        return Facts(facts + _play_facts(direction, question))
    facts += [
        Fact(field, _value(question, field))
        for field in question
        if field not in ("game", "variant", "options")
    ]
    stated = Facts(facts)
    kind = game.kind_stated(stated)
    single = {fold(key) for key in kind.keys} - {fold(key) for key in kind.lists}
    for field in question:
        if fold(field) in single:
            _refuse_list(question, field)
    return stated


def _refuse_list(question: dict[str, Any], field: str) -> None:
    if isinstance(question[field], list):
        raise NotationError(f"{quoted(field)}: expected one value, read a list.", field)


def _is_trick(game: Game, question: dict[str, Any]) -> bool:
    """Is this a trick, given as leader, trick, seat and hand, with no other field?"""
    if game.trick is None:
        return False
    other = [field for field in question if field not in TRICK_FIELDS]
    known = {fold(key) for kind in game.kinds for key in kind.keys}
    for field in other:
        if fold(field) not in known:
            names = [*TRICK_FIELDS, *sorted(known)]
            raise UnknownName(f"unknown field {quoted(field)}. {nearest_key(field, names)}", field)
    return not other


def _direction(game: Game, settings: Facts) -> str:
    assert game.trick is not None
    return game.trick.direction(read_variant(settings, game.options, game.variants))


def _value(question: dict[str, Any], field: str) -> str:
    """The value of a field as a fact's text: lists are joined; null and [] are "none"."""
    value = question[field]
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        raise NotationError(
            f"{quoted(field)}: expected a whole number, read {_described(value)}.", field
        )
    if not isinstance(value, list):
        return _text(question, field)
    for part in value:
        if not isinstance(part, str):
            raise NotationError(
                f"{quoted(field)}: expected a list of strings, read {_described(part)} in it.",
                field,
            )
    return " ".join(value) or "none"


def _option_facts(game: Game, options: Any) -> list[Fact]:
    if not isinstance(options, dict):
        raise NotationError(
            '\'options\' must be an object such as {"undertrump": "may"}.', "options"
        )
    names = [option.key for option in game.options]
    facts = []
    for name, value in options.items():
        word = {True: "yes", False: "no"}.get(value) if isinstance(value, bool) else value
        if not isinstance(word, str):
            raise NotationError(
                f"option {quoted(name)}: expected a word, read {_described(value)}.", "options"
            )
        fact = Fact(name, word)
        if fact.name not in names:
            raise UnknownName(f"unknown option {quoted(name)}. {nearest(name, names)}", "options")
        facts.append(fact)
    return facts


def _play_facts(direction: str, question: dict[str, Any]) -> list[Fact]:
    """The plays and the hand, with every seat named."""
    trick, hand = _plays(question), _cards(question, "hand")
    if len(trick) > len(Seat):
        raise PositionError(f"'trick' has {len(trick)} cards; four is a complete trick.", "trick")
    seat, leader = _seat(question, "seat"), _seat(question, "leader")
    if trick and leader is None:
        if seat is None:
            raise PositionError("the trick has cards: say who led them, in 'leader'.", "leader")
        leader = seats_from(seat, direction)[-len(trick) % len(Seat)]
    order = seats_from(leader, direction) if leader else ()
    if leader is not None and len(trick) < len(Seat):
        if seat not in (None, order[len(trick)]):
            raise PositionError(
                f"'seat' contradicts the trick: {leader.word} leads, and"
                f" {counted(len(trick), 'card')} played {direction}, so"
                f" {order[len(trick)].word} is to play.",
                "seat",
            )
        seat = order[len(trick)]
    facts = [Fact(who.word, card) for who, card in zip(order, trick, strict=False)]
    if hand:
        if seat is None:
            raise PositionError("say who is to play, in 'seat'.", "seat")
        facts.append(Fact(f"{seat.word} holds", " ".join(hand)))
    return facts


def _seat(question: dict[str, Any], field: str) -> Seat | None:
    return read_seat(_text(question, field)) if question.get(field) is not None else None


def _cards(question: dict[str, Any], field: str) -> list[str]:
    """The cards of a field, a list of single cards or one string in any spelling."""
    value = question.get(field)
    if value is None or value == "" or value == []:
        return []
    if isinstance(value, list) and all(isinstance(card, str) for card in value):
        cards = [card for text in value for card in read_cards(text)]
        if len(cards) != len(value):
            raise NotationError(f"{field!r}: each entry of the list must be one card.", field)
        return [str(card) for card in cards]
    if isinstance(value, str):
        return [str(card) for card in read_cards(strip(value))]
    raise NotationError(f"{field!r} must be a list of cards or one string of them.", field)


def _plays(question: dict[str, Any]) -> list[str]:
    """The cards of the trick as they were written. How one is read is for the game to say."""
    value = question.get("trick")
    if value is None or value == "":
        return []
    if isinstance(value, str):
        return split_list(value)
    if isinstance(value, list) and all(isinstance(card, str) for card in value):
        plays = [split_list(text) for text in value]
        if any(len(play) != 1 for play in plays):
            raise NotationError("'trick': each entry of the list must be one card.", "trick")
        return [play[0] for play in plays]
    raise NotationError("'trick' must be a list of cards or one string of them.", "trick")


def _text(question: dict[str, Any], field: str) -> str:
    value = question[field]
    if not isinstance(value, str):
        raise NotationError(f"{quoted(field)}: expected a string, read {_described(value)}.", field)
    return strip(value)
