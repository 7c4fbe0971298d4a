"""The facts of Your Trumps: text to positions and back, for every kind of position.

Page: docs/reference/positions.md#duel. Each `show_…` is the inverse of its `read_…`.
"""

import re
from collections.abc import Iterable

from followsuit.asking import (
    needed,
    read_card_or_none,
    read_cards_or_none,
    read_suit,
    refuse_impossible_cards,
)
from followsuit.cards import RANKS, Card, Cards, Suit
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import read_variant, show_variant
from followsuit.games.duel.deal import MirrorPosition, SixesPosition
from followsuit.games.duel.ending import MovePosition, Player, TablePosition
from followsuit.games.duel.sentences import objection
from followsuit.games.duel.turn import Beat, Draw, Lead, Move, PilePosition
from followsuit.games.duel.values import PACKS, SIX
from followsuit.games.duel.variants import OPTIONS, VARIANTS, DuelVariant
from followsuit.notation import SPACES, find_seat, read_card, read_seat
from followsuit.rules import fold
from followsuit.table import Seat

SETTINGS = ("variant", *(option.key for option in OPTIONS))
_SEATS = tuple(name for seat in Seat for name in (seat.word, seat.value))


def seats_keys(*whats: str) -> tuple[str, ...]:
    """The keys that say this of a seat: "North left", "N left" and so on."""
    return tuple(f"{name} {what}" for name in _SEATS for what in whats)


TURN_KEYS = (*SETTINGS, "trump", "other trump", "pile", "hand")
MOVE_KEYS = (*TURN_KEYS, "other hand", "plays")
TABLE_KEYS = (*SETTINGS, "mover", *seats_keys("trump", "left"), "top")
SIXES_KEYS = (*SETTINGS, *seats_keys("trump", "dealt"))
MIRROR_SUITS = ("dealer trump", "dealer side", "other trump", "other side")
MIRROR_RANKS = ("trump ranks", "side ranks")
MIRROR_KEYS = (*SETTINGS, *MIRROR_SUITS, *MIRROR_RANKS)


def _variant(facts: Facts) -> DuelVariant:
    variant: DuelVariant = read_variant(facts, OPTIONS, VARIANTS)
    return variant


def _settings(variant: DuelVariant) -> list[Fact]:
    return show_variant(variant, OPTIONS, VARIANTS)


def _cards(cards: Iterable[Card]) -> str:
    return str(Cards(cards)) or "none"


# A turn ------------------------------------------------------------------------------------------


def read_turn(facts: Facts) -> PilePosition:
    """The turn that the facts state. Raises an EngineError when there is none."""
    variant = _variant(facts)
    trump = needed(facts, "trump", "spades").read(read_suit)
    other = facts.get("other-trump")
    other_trump = other.read(read_suit) if other else None
    if other and other_trump is trump:
        raise PositionError(
            f"{other.key}: {quoted(other.value)} is the trump suit of the player to move already."
            " Each player has a trump suit of their own.",
            other.name,
        )
    pile = facts.get("pile")
    hand = needed(facts, "hand", "S7 H9")
    stated = [(pile, pile.read(read_cards_or_none))] if pile else []
    stated.append((hand, _held(hand)))
    other_hand = facts.get("other-hand")
    if other_hand:
        stated.append((other_hand, _held(other_hand)))
    refuse_impossible_cards(stated, PACKS[variant.deck])
    cards = {fact.name: cards for fact, cards in stated}
    return PilePosition(trump, other_trump, cards.get("pile", Cards()), cards["hand"], variant)


def _held(fact: Fact) -> Cards:
    """The cards of a hand, of which there must be some."""
    cards = fact.read(read_cards_or_none)
    if not cards:
        raise PositionError(
            f"{fact.key}: a player without cards is out, and the game of two is over."
            " Give at least one card.",
            fact.name,
        )
    return cards


def show_turn(position: PilePosition) -> Facts:
    """The facts of a turn, in canonical order."""
    facts = [*_settings(position.variant), Fact("trump", str(position.trump))]
    if position.other_trump:
        facts.append(Fact("other trump", str(position.other_trump)))
    if position.pile:
        facts.append(Fact("pile", str(position.pile)))
    return Facts([*facts, Fact("hand", str(position.hand))])


# A move and what follows -------------------------------------------------------------------------


def read_move_position(facts: Facts) -> MovePosition:
    """The move that the facts state, which must be legal. Raises an EngineError."""
    other_hand = needed(facts, "other hand", "D8 CK")
    needed(facts, "other trump", "hearts")
    turn = read_turn(facts)
    plays = needed(facts, "plays", "BEAT S7+H9")
    move = plays.read(read_move)
    against = objection(turn, move)
    if against:
        raise PositionError(f"{plays.key}: {move} is not legal here. {against}", plays.name)
    return MovePosition(turn, other_hand.read(read_cards_or_none), move)


def show_move_position(position: MovePosition) -> Facts:
    """The facts of a move, in canonical order."""
    return Facts(
        [
            *show_turn(position.turn),
            Fact("other hand", str(position.other_hand)),
            Fact("plays", str(position.move)),
        ]
    )


_PARTS = re.compile(f"[{SPACES},.+]+")
_COUNT = re.compile("[0-9]{1,2}")


def read_move(text: str) -> Move:
    """Which move is this? Raises NotationError.

    >>> str(read_move("beat s7 9h"))
    'BEAT S7+H9'
    """
    word, *rest = [part for part in _PARTS.split(text) if part] or [""]
    match fold(word), rest:
        case "lead", [card]:
            return Lead(read_card(card))
        case "beat", [card]:
            return Beat(read_card(card), None)
        case "beat", [card, second]:
            return Beat(read_card(card), read_card(second))
        case "draw", [count] if _COUNT.fullmatch(count):
            return Draw(int(count))
    raise NotationError(
        f"read {quoted(text)}, expected a move such as LEAD C6, BEAT S7+H9, BEAT S7 or DRAW 3."
    )


# The table ---------------------------------------------------------------------------------------


def read_table(facts: Facts) -> TablePosition:
    """The table that the facts state. Raises an EngineError when there is none."""
    variant = _variant(facts)
    mover_fact = needed(facts, "mover", "West")
    mover = mover_fact.read(read_seat)
    players, stated = _read_players(facts, "left", "SQ C7")
    top_fact = needed(facts, "top", "C9")
    top = top_fact.read(read_card_or_none)
    refuse_impossible_cards([*stated, (top_fact, Cards([top] if top else []))], PACKS[variant.deck])
    position = TablePosition(mover, players, top, variant)
    moved = next((player for player in players if player.seat is mover), None)
    if moved is None:
        raise PositionError(
            f"mover: {mover.word} is not at the table. Add '{mover.word} trump' and"
            f" '{mover.word} left'.",
            mover_fact.name,
        )
    if not any(player.cards for player in players if player is not moved):
        raise PositionError(
            f"Nobody but {mover.word} holds cards, so the game was over before this move."
            " Give another player a card."
        )
    if not moved.cards and top is None:
        raise PositionError(
            f"top: {mover.word} has laid the last card, so there is one on top. Name it.",
            top_fact.name,
        )
    return position


def show_table(position: TablePosition) -> Facts:
    """The facts of a table, in canonical order; the players in the order in which they came."""
    return Facts(
        [
            *_settings(position.variant),
            Fact("mover", str(position.mover)),
            *_show_players(position.players, "left"),
            Fact("top", str(position.top or "none")),
        ]
    )


def _read_players(
    facts: Facts, what: str, example: str
) -> tuple[tuple[Player, ...], list[tuple[Fact, Cards]]]:
    """The players in the order of their facts, and which facts state their cards.

    `what` is the second word of the facts that state cards.
    """
    trumps: dict[Seat, Suit] = {}
    hands: dict[Seat, tuple[Fact, Cards]] = {}
    seats: list[Seat] = []
    for fact in facts:
        word, _, rest = fact.name.partition("-")
        seat = find_seat(word)
        if seat is None or rest not in ("trump", what):
            continue
        if seat not in seats:
            seats.append(seat)
        if seat in (trumps if rest == "trump" else hands):
            raise PositionError(f"{fact.key}: told twice for {seat.word}. Keep one.", fact.name)
        if rest == what:
            hands[seat] = (fact, fact.read(read_cards_or_none))
            continue
        trump = fact.read(read_suit)
        if trump in trumps.values():
            raise PositionError(
                f"{fact.key}: {quoted(fact.value)} is another player's trump suit already. Each"
                " player has one of their own.",
                fact.name,
            )
        trumps[seat] = trump
    if len(seats) < 2:
        raise PositionError(
            f"At least two players are wanted: for each add lines such as 'North trump: spades'"
            f" and 'North {what}: {example}'."
        )
    for seat in seats:
        for facts_of, key, value in ((trumps, "trump", "spades"), (hands, what, example)):
            if seat not in facts_of:
                raise PositionError(
                    f"The {key} of {seat.word} is missing: add a line such as"
                    f" '{seat.word} {key}: {value}'."
                )
    players = tuple(Player(seat, trumps[seat], hands[seat][1]) for seat in seats)
    return players, [hands[seat] for seat in seats]


def _show_players(players: tuple[Player, ...], what: str) -> list[Fact]:
    return [
        fact
        for player in players
        for fact in (
            Fact(f"{player.seat.word} trump", str(player.trump)),
            Fact(f"{player.seat.word} {what}", _cards(player.cards)),
        )
    ]


# The sixes ---------------------------------------------------------------------------------------


def read_sixes(facts: Facts) -> SixesPosition:
    """The sixes as the facts state them. Raises an EngineError when that cannot be."""
    variant = _variant(facts)
    players, stated = _read_players(facts, "dealt", "H6 D6")
    pack = PACKS[variant.deck]
    refuse_impossible_cards(stated, pack)
    each, rest = divmod(len(pack), len(players))
    if rest:
        raise PositionError(
            f"{len(pack)} cards cannot be dealt evenly to {len(players)} players. Name another"
            " pack, such as 'deck: 36'."
        )
    for fact, cards in stated:
        if len(cards) > each:
            raise PositionError(
                f"{fact.key}: {len(cards)} cards; each of {len(players)} players is dealt {each}.",
                fact.name,
            )
    dealt = {card for player in players for card in player.cards}
    for card in pack:
        if card.rank == SIX and card not in dealt:
            raise PositionError(
                f"{card} is in nobody's hand, and all the cards are dealt. Add it to the six or"
                " sixes of the player who has it."
            )
    return SixesPosition(players, variant)


def show_sixes(position: SixesPosition) -> Facts:
    """The facts of the sixes, in canonical order; the players in the order in which they came."""
    return Facts([*_settings(position.variant), *_show_players(position.players, "dealt")])


# The mirror deal ---------------------------------------------------------------------------------


def read_mirror(facts: Facts) -> MirrorPosition:
    """The mirror deal that the facts state. Raises an EngineError when there is none."""
    variant = _variant(facts)
    suits: list[Suit] = []
    for key, example in zip(MIRROR_SUITS, ("spades", "clubs", "diamonds", "hearts"), strict=True):
        fact = needed(facts, key, example)
        suit = fact.read(read_suit)
        if suit in suits:
            raise PositionError(
                f"{fact.key}: {quoted(fact.value)} is named already. The two players share out"
                " the four suits.",
                fact.name,
            )
        suits.append(suit)
    known = {card.rank for card in PACKS[variant.deck]}
    trump_ranks, side_ranks = (
        needed(facts, key, "K Q J").read(lambda text: read_ranks(text, known))
        for key in MIRROR_RANKS
    )
    dealer_trump, dealer_side, other_trump, other_side = suits
    return MirrorPosition(
        dealer_trump,
        dealer_side,
        other_trump,
        other_side,
        trump_ranks,
        side_ranks,
        variant,
    )


def show_mirror(position: MirrorPosition) -> Facts:
    """The facts of a mirror deal, in canonical order."""
    values = (
        position.dealer_trump,
        position.dealer_side,
        position.other_trump,
        position.other_side,
        " ".join(position.trump_ranks) or "none",
        " ".join(position.side_ranks) or "none",
    )
    keys = (*MIRROR_SUITS, *MIRROR_RANKS)
    shown = [Fact(key, str(value)) for key, value in zip(keys, values, strict=True)]
    return Facts([*_settings(position.variant), *shown])


_RANK_PARTS = re.compile(f"[{SPACES},;.+]+")


def read_ranks(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """Some ranks, or "none". Raises NotationError, and PositionError for a rank not in the pack.

    >>> read_ranks("k 10", RANKS)
    ('K', 'T')
    """
    if fold(text) == "none":
        return ()
    ranks: list[str] = []
    for part in _RANK_PARTS.split(text):
        if not part:
            continue
        rank = "T" if part == "10" else fold(part).upper()
        if rank not in RANKS:
            raise NotationError(f"read {quoted(part)}, expected ranks such as K Q J, or none.")
        if rank not in known:
            raise PositionError(f"the pack has no {rank}.")
        if rank in ranks:
            raise PositionError(f"{rank} is named twice.")
        ranks.append(rank)
    if not ranks:
        raise NotationError(f"{quoted(text)} names no rank. Write ranks such as K Q J, or none.")
    return tuple(ranks)


# Which kind --------------------------------------------------------------------------------------


def states_move(facts: Facts) -> bool:
    """Do these facts mean a move and what follows?"""
    return any(facts.get(name) for name in ("plays", "other-hand"))


def states_table(facts: Facts) -> bool:
    """Do these facts mean the table after a move?"""
    return any(name == "mover" or _is_of_a_seat(name, "left") for name in facts.names())


def states_sixes(facts: Facts) -> bool:
    """Do these facts mean the sixes before play?"""
    return any(_is_of_a_seat(name, "dealt") for name in facts.names())


def states_mirror(facts: Facts) -> bool:
    """Do these facts mean a mirror deal?"""
    own = {fold(key) for key in MIRROR_KEYS} - {fold(key) for key in MOVE_KEYS}
    return any(name in own for name in facts.names())


def _is_of_a_seat(name: str, what: str) -> bool:
    word, _, rest = name.partition("-")
    return rest == what and find_seat(word) is not None
