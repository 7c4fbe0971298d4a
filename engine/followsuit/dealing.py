"""How the cards of a whole deal lie, as facts: hands on the way in and out, and the deck behind.

Page: docs/reference/records.md#cards.
"""

from collections.abc import Iterable, Mapping, Sequence

from followsuit.asking import read_cards_or_none
from followsuit.cards import PACK_52, Card, Cards
from followsuit.deals import Hands
from followsuit.errors import NotationError, PositionError
from followsuit.facts import Fact, Facts
from followsuit.notation import read_cards
from followsuit.table import Seat


def sorted_hand(cards: Iterable[Card], pack: Cards) -> Cards:
    """The same cards suit by suit, in the order of the pack."""
    held = set(cards)
    return Cards([card for card in pack if card in held])


def read_card_set(text: str) -> Cards:
    """Some cards whose order counts for nothing, in the pack's order. Raises NotationError."""
    cards = read_cards(text)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise NotationError(f"{card} stands twice. A card is in one place.")
    return sorted_hand(cards, PACK_52)


def show_hands(hands: Hands, pack: Cards) -> list[Fact]:
    """Everybody's cards, suit by suit."""
    return [
        Fact(f"{seat.word} holds", str(sorted_hand(cards, pack)) or "none")
        for seat, cards in hands.by_seat
    ]


def read_hands(
    facts: Facts, seats: Sequence[Seat], each: int | None, pack: Cards
) -> dict[Seat, Cards]:
    """Everybody's cards. Raises PositionError if one of them is missing, or a card stands twice.

    With `each`, everybody has so many; where they make up the pack, one hand may be missing.
    """
    hands: dict[Seat, Cards] = {}
    places: dict[Card, Seat] = {}
    for seat in seats:
        fact = facts.get(f"{seat.word.lower()}-holds")
        if fact is None:
            continue
        hands[seat] = fact.read(read_cards_or_none)
        for card in hands[seat]:
            _refuse(card, fact, places, pack)
            places[card] = seat
        if each is not None and len(hands[seat]) != each:
            raise PositionError(
                f"{fact.key}: {len(hands[seat])} cards, expected {each}.", fact.name
            )
    missing = [seat for seat in seats if seat not in hands]
    if len(missing) == 1 and each is not None and each * len(seats) == len(pack):
        hands[missing[0]] = pack.without(places)
    elif missing:
        raise PositionError(
            f"The cards of {missing[0].word} are not known: add a line such as"
            f" '{missing[0].word} holds: SA HK …'."
        )
    return hands


def _refuse(card: Card, fact: Fact, places: Mapping[Card, Seat], pack: Cards) -> None:
    if card not in pack:
        raise PositionError(f"{fact.key}: {card} is not in the pack of {len(pack)}.", fact.name)
    if card in places:
        raise PositionError(
            f"{fact.key}: {card} stands twice, here and with {places[card].word}.", fact.name
        )


def deck_of(places: Iterable[Seat], hands: Mapping[Seat, Cards]) -> Cards:
    """The deck that gives these seats, in this order, the cards of these hands, in their order."""
    left = {seat: iter(cards) for seat, cards in hands.items()}
    return Cards([next(left[seat]) for seat in places])
