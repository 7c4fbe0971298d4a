"""The play of a card in Trumple: which lie face down, and what each player may know of them.

Page: docs/games/trumple.md#play. Which cards may be played is whist's rule, in `tricks.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from followsuit.asking import (
    cards_or_none_question,
    none_as_empty,
    none_as_null,
    none_or,
    read_seat_or_none,
    refuse_impossible_cards,
)
from followsuit.cards import PACK_52, Card, Cards, Suit
from followsuit.errors import PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Question, read_variant, show_variant
from followsuit.games.trumple.clauses import CLAUSES, FACEDOWN, HIDDEN, LEAD_UP
from followsuit.games.trumple.values import CARDS_EACH
from followsuit.games.trumple.variants import OPTIONS, VARIANTS, TrumpleVariant
from followsuit.notation import read_card
from followsuit.pictures import TrickPicture
from followsuit.rules import Clause
from followsuit.table import FaceDown, NoSuit, Play, Seat, TrickPosition, seats_from
from followsuit.telling import Reason, Telling
from followsuit.trick_games import (
    StatedPlay,
    read_hand,
    read_plays,
    read_trump_of_deal,
    trick_kind,
    trick_questions,
)
from followsuit.trick_games import tell as tell_trick
from followsuit.tricks import (
    FOLLOW,
    TrickRules,
    whist_beats,
    whist_highest_led,
    whist_ruling,
    whist_winner_clause,
    whist_winning_play,
)
from followsuit.words import Language

DIRECTION = "clockwise"
UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class TrumplePosition(TrickPosition[TrumpleVariant]):
    """What somebody knows when a trick reaches a player.

    `trick` holds the plays whose card is known, and `unknown` the seats whose card lies face down
    and is not, both in order of play. The card led is always known, and so is a complete trick.
    """

    unknown: tuple[Seat, ...] = ()

    @property
    def plays(self) -> tuple[Play | FaceDown, ...]:
        """All plays in order, the unknown ones without a card."""
        if not self.trick:
            return ()
        known = {play.seat: play for play in self.trick}
        played = seats_from(self.trick[0].seat, DIRECTION)[: len(known) + len(self.unknown)]
        return tuple(known.get(seat) or FaceDown(seat) for seat in played)


# Face down ---------------------------------------------------------------------------------------


def some_card_can_lie_face_down(p: TrumplePosition) -> bool:
    """Can a card that is played to this trick lie face down at all?"""
    return (
        p.variant.facedown == "yes"
        and isinstance(p.trump, Suit)
        and bool(p.trick)
        and p.led is not p.trump
    )


def lies_face_down(p: TrumplePosition, card: Card) -> bool:
    """Does this card lie face down when it is played to this trick, but not led?"""
    return some_card_can_lie_face_down(p) and card.suit is p.trump


def face_down_seats(p: TrumplePosition) -> tuple[Seat, ...]:
    """Whose cards were laid face down in this trick, in order of play?"""
    return tuple(play.seat for play in p.plays if play.card is None or lies_face_down(p, play.card))


def would_lie_face_down(p: TrumplePosition) -> Cards:
    """Which of the permitted cards would lie face down?"""
    return Cards([card for card in whist_ruling(p).permitted if lies_face_down(p, card)])


def seen_by(p: TrumplePosition, seat: Seat) -> tuple[str, ...] | None:
    """The trick as this seat knows it, in notation. None if the seat knows more than we do."""
    if seat in p.unknown:
        return None
    return tuple(_seen(p, play, seat) for play in p.plays)


def _seen(p: TrumplePosition, play: Play | FaceDown, seat: Seat) -> str:
    complete = not p.hand
    if complete or play.seat not in face_down_seats(p):
        return str(play.card)
    return f"F:{play.card}" if play.seat is seat else "F:?"


# Who is winning ----------------------------------------------------------------------------------


def trumps_left(p: TrumplePosition) -> Cards:
    """The trumps that an unknown card could be: neither in the trick nor in the hand."""
    return PACK_52.of(p.trump).without([*p.hand, *(play.card for play in p.trick)])


def holder(p: TrumplePosition) -> Seat | None:
    """Who holds the trick so far? None where nobody can tell. Something must have been led."""
    best = whist_winning_play(p)
    higher = [card for card in trumps_left(p) if whist_beats(card, best.card, p.trump)]
    if not p.unknown or not higher:
        return best.seat
    if len(p.unknown) == 1 and len(higher) == len(trumps_left(p)):
        return p.unknown[0]
    return None


# Facts -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the trick as it is written: is it said to lie face down, and which is it?"""

    face_down: bool
    card: Card | None


def read_laid(text: str) -> Laid:
    """A card of the trick: "H4", "F:H4" or "F:?". Raises NotationError.

    >>> read_laid("f:?")
    Laid(face_down=True, card=None)
    """
    if text[:2] not in ("F:", "f:"):
        return Laid(False, read_card(text))
    return Laid(True, None if text[2:] == "?" else read_card(text[2:]))


def read(facts: Facts, rules: TrickRules) -> TrumplePosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, rules.options, rules.variants)
    trump = read_trump_of_deal(facts, rules)
    plays = read_plays(facts, DIRECTION, read_laid)
    held = read_hand(facts, [play.seat for play in plays], rules, DIRECTION)
    trick = tuple(Play(play.seat, play.value.card) for play in plays if play.value.card)
    unknown = tuple(play.seat for play in plays if not play.value.card)
    position = TrumplePosition(held.seat, held.hand, trick, trump, variant, unknown)
    for number, play in enumerate(plays):
        _refuse_wrong_side(position, play, is_led=number == 0)
    known = [(play.fact, Cards([play.value.card])) for play in plays if play.value.card]
    refuse_impossible_cards([*known, *held.stated], rules.pack)
    _refuse_too_many_unknown(position, plays)
    return position


def _refuse_wrong_side(p: TrumplePosition, play: StatedPlay[Laid], is_led: bool) -> None:
    """Raises PositionError if the card is said to lie face down and the rules put it face up."""
    if not play.value.face_down:
        return
    if is_led:
        why = "a card that is led lies face up"
    elif not some_card_can_lie_face_down(p):
        why = "no card of this trick can lie face down"
    elif play.value.card and not lies_face_down(p, play.value.card):
        why = f"{play.value.card} is no trump, and lies face up"
    elif not play.value.card and not p.hand:
        why = "the trick is complete, so its cards are turned up: say which card it is"
    else:
        return
    raise PositionError(
        f"{play.fact.key}: read {quoted(play.fact.value)}, but {why}.", play.fact.name
    )


def _refuse_too_many_unknown(p: TrumplePosition, plays: list[StatedPlay[Laid]]) -> None:
    left = len(trumps_left(p))
    if len(p.unknown) > left:
        fact = next(play.fact for play in plays if not play.value.card)
        raise PositionError(
            f"{fact.key}: unknown cards face down: {len(p.unknown)}, but trumps that are neither in"
            f" the trick nor in the hand: {left}. Only trumps lie face down.",
            fact.name,
        )


def show(position: TrumplePosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    facts.append(Fact("trump", str(position.trump)))
    for play in position.plays:
        card = "F:?" if play.card is None else _seen(position, play, play.seat)
        facts.append(Fact(play.seat.word, card))
    if position.hand:
        facts.append(Fact(f"{position.seat.word} holds", str(position.hand)))
    return Facts(facts)


# Questions ---------------------------------------------------------------------------------------


def _winning(p: TrumplePosition) -> str | None:
    if not p.hand:
        return None
    return str(holder(p) or UNKNOWN) if p.trick else "none"


def _face_down(p: TrumplePosition) -> str | None:
    return str(would_lie_face_down(p)) or "none" if p.hand else None


def _sees(seat: Seat) -> Callable[[TrumplePosition], str | None]:
    def answer(p: TrumplePosition) -> str | None:
        seen = seen_by(p, seat)
        return None if seen is None else " ".join(seen) or "none"

    return answer


def _read_winning(text: str) -> str:
    return text if text == UNKNOWN else read_seat_or_none(text)


def _read_seen(text: str) -> str:
    return " ".join(_canonical(read_laid(part)) for part in text.split())


def _canonical(laid: Laid) -> str:
    card = str(laid.card) if laid.card else "?"
    return f"F:{card}" if laid.face_down else card


def questions(rules: TrickRules) -> tuple[Question, ...]:
    """What every trick answers, and what is asked of cards that lie face down."""
    own = {"winning": Question("winning", _winning, _read_winning, as_json=none_as_null)}
    shared = tuple(own.get(question.name, question) for question in trick_questions(rules))
    face_down = cards_or_none_question("face down", _face_down)
    sees = tuple(
        Question(f"{seat.word} sees", _sees(seat), none_or(_read_seen), as_json=none_as_empty)
        for seat in Seat
    )
    return (*shared, face_down, *sees)


# Telling -----------------------------------------------------------------------------------------


def tell(p: TrumplePosition, language: Language, rules: TrickRules) -> Telling:
    """The position and its answers in words and as a picture."""
    telling = tell_trick(p, rules, language)
    reasons = tuple(Reason(clause, _reason(p, clause, language)) for clause in _face_clauses(p))
    scene = _scene(p, language)
    assert isinstance(telling.picture, TrickPicture)
    picture = replace(
        telling.picture,
        plays=p.plays,
        holder=holder(p) if p.trick else None,
        face_down=frozenset(face_down_seats(p) if p.hand else ()) - set(p.unknown),
        description=scene,
    )
    return replace(telling, scene=scene, reasons=telling.reasons + reasons, picture=picture)


def _face_clauses(p: TrumplePosition) -> list[Clause]:
    """The clauses on which side up a card lies, as far as they matter here."""
    clauses = []
    if not p.trick and p.hand.of(p.trump) and p.variant.facedown == "yes":
        clauses.append(LEAD_UP)
    if would_lie_face_down(p):
        clauses.append(FACEDOWN)
    if face_down_seats(p):
        clauses.append(HIDDEN)
    return clauses


def _reason(p: TrumplePosition, clause: Clause, language: Language) -> str:
    words = {"seat": language.seat(p.seat)}
    if p.trick:
        words["led"] = language.suit(p.led)
    if p.hand:
        words["cards"] = language.either(would_lie_face_down(p))
    return language.reason(clause, words)


def _scene(p: TrumplePosition, language: Language) -> str:
    """The position as it would be told at the table."""
    sentences = [f"{language.trump(p.trump)}."]
    down = face_down_seats(p)
    for number, play in enumerate(p.plays):
        seat = language.seat(play.seat)
        if play.card is None:
            sentences.append(language.say("scene.played-unknown", seat=seat))
            continue
        side = "scene.played-face-down" if play.seat in down else "scene.played"
        card = language.card(play.card, "the-card")
        sentences.append(language.say(side if number else "scene.led", seat=seat, card=card))
    if p.hand:
        key = "scene.hand" if p.trick else "scene.hand-leads"
        cards = language.all_of(p.hand)
        sentences.append(language.say(key, seat=language.seat(p.seat), cards=cards))
    return " ".join(sentences)


# The kind ----------------------------------------------------------------------------------------

RULES = TrickRules(
    key="trumple",
    title="Trumple",
    pack=PACK_52,
    cards_each=CARDS_EACH,
    trumps=(*Suit, NoSuit.NO_TRUMP),
    clauses=CLAUSES,
    duties=(FOLLOW,),
    options=OPTIONS,
    variants=VARIANTS,
    direction=lambda variant: DIRECTION,
    ruling=whist_ruling,
    winning_play=whist_winning_play,
    winner_clause=whist_winner_clause,
    highest_led=whist_highest_led,
    card_points=None,
)

TRICK = replace(
    trick_kind(RULES),
    type=TrumplePosition,
    read=partial(read, rules=RULES),
    show=show,
    questions=questions(RULES),
    tell=partial(tell, rules=RULES),
    in_json=(
        "permitted",
        "winning",
        "winner",
        "face down",
        *(f"{seat.word} sees" for seat in Seat),
    ),
)
