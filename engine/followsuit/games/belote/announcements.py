"""Announcements: what a hand has to announce, and which side scores.

Page: docs/games/belote.md#announcements.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from followsuit.asking import (
    because_question,
    needed,
    none_as_null,
    number_question,
    read_cards_or_none,
    refuse_impossible_cards,
)
from followsuit.cards import PACK_32, Card, Cards, Suit
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.calls import as_list, listed
from followsuit.games.belote.clauses import (
    ANNONCE,
    ANNONCE_FIRST,
    ANNONCE_NONE,
    ANNONCE_TIE,
    ANNONCE_WORTH,
    CLAUSES,
)
from followsuit.games.belote.parts import Sum
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import find_seat, read_card, read_pair, read_seat, read_trump
from followsuit.pictures import Mark, SeatCards, SeatsPicture, ShownCard
from followsuit.rules import Clause, fold
from followsuit.table import CLOCKWISE, Pair, Seat, Trump, seats_from
from followsuit.telling import Reason, Telling
from followsuit.tricks import order
from followsuit.words import Language

RUN_ORDER = order("7 8 9 T J Q K A")
"""For announcements only, in every suit."""
CARRE_POINTS = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
CARRE_ORDER = order("Q K T A 9 J")
RUN_NAMES = {3: "tierce", 4: "cinquante"}
RUN_POINTS = {"tierce": 20, "cinquante": 50, "cent": 100}
CARRE = "carre"


class Found(NamedTuple):
    """An announcement: its name, its points and its cards, the top card first."""

    name: str
    points: int
    cards: Cards

    @property
    def top(self) -> Card:
        """The highest card of a run; any card of a carré."""
        return self.cards[0]

    def __str__(self) -> str:
        return f"{self.name} {self.top.rank if self.name == CARRE else self.top}"


@dataclass(frozen=True, slots=True)
class AnnouncementPosition:
    """What the four players announce from: some or all cards of each hand, North's first.

    `leader` leads the first trick; None where that is not known and makes no difference.
    """

    trump: Trump
    leader: Seat | None
    hands: tuple[Cards, Cards, Cards, Cards]
    variant: BeloteVariant

    def hand(self, seat: Seat) -> Cards:
        """The cards from which this seat announces."""
        return self.hands[CLOCKWISE.index(seat)]


# What a hand has ---------------------------------------------------------------------------------


def carres(cards: Cards) -> list[Found]:
    """All carrés that count."""
    found = []
    for rank, points in CARRE_POINTS.items():
        four = Cards([card for card in cards if card.rank == rank])
        if len(four) == len(Suit):
            found.append(Found(CARRE, points, four))
    return found


def runs(cards: Cards) -> list[Found]:
    """All runs of three and more, each at its full length."""
    found: list[Found] = []
    for suit in Suit:
        run: list[Card] = []
        for card in sorted(cards.of(suit), key=lambda card: -RUN_ORDER[card.rank]):
            if run and RUN_ORDER[run[-1].rank] - RUN_ORDER[card.rank] != 1:
                found += _as_run(run)
                run = []
            run.append(card)
        found += _as_run(run)
    return found


def _as_run(cards: list[Card]) -> list[Found]:
    if len(cards) < 3:
        return []
    name = RUN_NAMES.get(len(cards), "cent")
    return [Found(name, RUN_POINTS[name], Cards(cards))]


def strength(found: Found, trump: Trump) -> tuple[int, bool, int, bool]:
    """What decides between two announcements, the more important first."""
    if found.name == CARRE:
        return (found.points, True, CARRE_ORDER[found.top.rank], False)
    return (found.points, False, RUN_ORDER[found.top.rank], found.top.suit is trump)


def announcements(cards: Cards, trump: Trump) -> tuple[Found, ...]:
    """What these cards announce, the best first; no card serves twice.

    Of the ways to divide the cards it is the one that counts most; of two that count the same, the
    one with the better best announcement.
    """
    fours = carres(cards)
    ways = []
    for size in range(len(fours) + 1):
        for chosen in combinations(fours, size):
            used = Cards([card for found in chosen for card in found.cards])
            way = [*chosen, *runs(cards.without(used))]
            ways.append(sorted(way, key=lambda found: strength(found, trump), reverse=True))
    best = max(
        ways,
        key=lambda way: (
            sum(found.points for found in way),
            [strength(found, trump) for found in way[:1]],
        ),
    )
    return tuple(best)


def of_seat(p: AnnouncementPosition, seat: Seat) -> tuple[Found, ...]:
    """What this seat announces, the best first."""
    return announcements(p.hand(seat), p.trump)


# Who scores --------------------------------------------------------------------------------------


def best_holders(p: AnnouncementPosition) -> list[Seat]:
    """Who holds the best announcement, or one equal to it?

    In playing order where it matters who speaks first, else in compass order.
    """
    seats: tuple[Seat, ...] = CLOCKWISE
    if p.leader and p.variant.annonce_tie == "first-to-speak":
        seats = seats_from(p.leader, p.variant.direction)
    strengths = {seat: strength(found[0], p.trump) for seat in seats if (found := of_seat(p, seat))}
    best = max(strengths.values(), default=None)
    return [seat for seat in seats if strengths.get(seat) == best and best is not None]


def clause(p: AnnouncementPosition) -> Clause:
    """By which clause does a pair score, or nobody?"""
    pairs = {Pair.of(seat) for seat in best_holders(p)}
    if not pairs or p.variant.announcements == "no":
        return ANNONCE_NONE
    if len(pairs) == 1:
        return ANNONCE
    return ANNONCE_FIRST if p.variant.annonce_tie == "first-to-speak" else ANNONCE_TIE


def side(p: AnnouncementPosition) -> Pair | None:
    """Which pair scores its announcements?"""
    if clause(p) in (ANNONCE_NONE, ANNONCE_TIE):
        return None
    return Pair.of(best_holders(p)[0])


def points(p: AnnouncementPosition) -> Sum:
    """What that pair scores: all that both its players announce."""
    pair = side(p)
    if pair is None:
        return Sum()
    return Sum(tuple(found.points for seat in pair.seats for found in of_seat(p, seat)))


# Facts -------------------------------------------------------------------------------------------


def _announcer(name: str) -> Seat | None:
    """Whose cards does a fact of this name state?"""
    seat = name.removesuffix("-announces")
    return find_seat(seat) if seat != name else None


def read(facts: Facts) -> AnnouncementPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    trump = needed(facts, "trump", "spades").read(read_trump)
    leader = facts.get("leader")
    if variant.annonce_tie == "first-to-speak" and variant.announcements == "yes":
        leader = needed(facts, "leader", "West")
    hands: dict[Seat, Cards] = {}
    stated: list[tuple[Fact, Cards]] = []
    for fact in facts:
        seat = _announcer(fact.name)
        if seat is None:
            continue
        if seat in hands:
            raise PositionError(f"{fact.key}: {seat.word} stands twice.", fact.name)
        hands[seat] = fact.read(_read_hand)
        stated.append((fact, hands[seat]))
    refuse_impossible_cards(stated, PACK_32)
    north, east, south, west = (hands.get(seat, Cards()) for seat in CLOCKWISE)
    return AnnouncementPosition(
        trump, leader.read(read_seat) if leader else None, (north, east, south, west), variant
    )


def _read_hand(text: str) -> Cards:
    cards = read_cards_or_none(text)
    if len(cards) > 8:
        raise PositionError(f"{len(cards)} cards; nobody holds more than 8.")
    return cards


def show(p: AnnouncementPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    facts.append(Fact("trump", str(p.trump)))
    if p.leader:
        facts.append(Fact("leader", str(p.leader)))
    hands = [Fact(f"{seat.word} announces", str(p.hand(seat))) for seat in CLOCKWISE]
    stated = [fact for fact in hands if fact.value]
    return Facts([*facts, *(stated or [Fact("North announces", "none")])])


# Telling -----------------------------------------------------------------------------------------


def tell(p: AnnouncementPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    pair = side(p)
    answer = language.say("answer.nothing-announced")
    if pair:
        one, other = map(language.seat, pair.seats)
        answer = language.say("answer.announced", one=one, other=other, points=points(p).total)
    scene = _scene(p, language)
    seats = tuple(_seat_cards(p, seat, language) for seat in CLOCKWISE)
    picture = SeatsPicture(trump=p.trump, seats=seats, title=answer, description=scene)
    return Telling(scene, answer, (), tuple(_reasons(p, language)), picture)


def _scene(p: AnnouncementPosition, language: Language) -> str:
    sentences = [f"{language.trump(p.trump)}."]
    if p.leader:
        sentences.append(language.say("scene.first-lead", seat=language.seat(p.leader)))
    told = [
        language.say(
            "scene.announces", seat=language.seat(seat), cards=language.all_of(p.hand(seat))
        )
        for seat in CLOCKWISE
        if p.hand(seat)
    ]
    return " ".join(sentences + (told or [language.say("scene.announces-nothing")]))


def _reasons(p: AnnouncementPosition, language: Language) -> Iterable[Reason]:
    if p.variant.announcements == "yes":
        for seat in CLOCKWISE:
            if of_seat(p, seat):
                names = language.together(_name(found, language) for found in of_seat(p, seat))
                values = {"seat": language.seat(seat), "announcements": names}
                yield Reason(ANNONCE_WORTH, language.reason(ANNONCE_WORTH, values))
    yield Reason(clause(p), language.reason(clause(p), _values(p, language)))


def _values(p: AnnouncementPosition, language: Language) -> dict[str, str]:
    """What the placeholders of the clause that decides stand for."""
    off = p.variant.announcements == "no"
    values = {
        "nothing": language.say("annonce.off" if off else "annonce.nobody"),
        "working": str(points(p)),
    }
    holders, pair = best_holders(p), side(p)
    if clause(p) is ANNONCE_TIE:
        # Nobody spoke first: North and South are named before East and West.
        holders.sort(key=lambda seat: Pair.of(seat) is not Pair.NORTH_SOUTH)
    if holders:
        rivals = [seat for seat in holders if Pair.of(seat) is not Pair.of(holders[0])]
        values["seat"] = language.seat(holders[0])
        values["rival"] = language.seat(rivals[0] if rivals else holders[0])
    if pair:
        values["one"], values["other"] = map(language.seat, pair.seats)
    return values


def _name(found: Found, language: Language) -> str:
    return language.say(
        f"annonce.{found.name}",
        card=language.card(found.top),
        rank=language.say(f"rank.{found.top.rank}"),
        points=found.points,
    )


def _seat_cards(p: AnnouncementPosition, seat: Seat, language: Language) -> SeatCards:
    """A seat's cards, with those marked that it announces."""
    announced = of_seat(p, seat) if p.variant.announcements == "yes" else ()
    used = [card for found in announced for card in found.cards]
    chosen = side(p) is Pair.of(seat)
    mark = Mark.CHOSEN if chosen else Mark.PLAIN
    cards = tuple(ShownCard(c, mark if c in used else Mark.PLAIN) for c in p.hand(seat))
    names = language.say("list.comma").join(_name(found, language) for found in announced)
    leads = language.say("picture.leads") if seat is p.leader else ""
    return SeatCards(seat, cards, leads, names, chosen)


def _has(seat: Seat) -> Callable[[AnnouncementPosition], str | None]:
    def answer(p: AnnouncementPosition) -> str | None:
        if p.variant.announcements == "no":
            return None
        return ", ".join(map(str, of_seat(p, seat))) or "none"

    return answer


def _read_found(text: str) -> str:
    """An announcement in canonical form. Raises NotationError."""
    parts = text.split()
    if len(parts) == 2 and fold(parts[0]) in RUN_POINTS:
        return f"{fold(parts[0])} {read_card(parts[1])}"
    if len(parts) == 2 and fold(parts[0]) == CARRE:
        rank = "T" if parts[1] == "10" else parts[1].upper()
        if rank in CARRE_POINTS:
            return f"{CARRE} {rank}"
    raise NotationError(f"read {quoted(text.strip())}, expected such as 'tierce HQ' or 'carre 9'.")


def _read_side(text: str) -> str:
    return "none" if fold(text) == "none" else str(read_pair(text))


_SEATS = [name for seat in CLOCKWISE for name in (seat.word, seat.value)]

ANNOUNCEMENTS = Kind(
    name="announcements",
    type=AnnouncementPosition,
    keys=(
        "variant",
        *(option.key for option in OPTIONS),
        "trump",
        "leader",
        *(f"{name} announces" for name in _SEATS),
    ),
    states=lambda facts: any(_announcer(name) for name in facts.names()),
    read=read,
    show=show,
    questions=(
        *(
            Question(f"{seat.word} has", _has(seat), listed(_read_found), ", ", as_json=as_list)
            for seat in CLOCKWISE
        ),
        Question("side", lambda p: str(side(p) or "none"), _read_side, as_json=none_as_null),
        number_question("points", lambda p: str(points(p).total)),
        because_question(lambda p: clause(p).id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=(*(f"{seat.word} has" for seat in CLOCKWISE), "side", "points", "because"),
    lists=tuple(f"{name} announces" for name in _SEATS),
)
