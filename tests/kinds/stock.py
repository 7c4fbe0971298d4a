"""Random positions of the kinds that games share whose stock may be robbed."""

import random

from followsuit.cards import PACK_52, RANKS, Card, Cards
from followsuit.stock_games.cut import CutPosition
from followsuit.stock_games.deal import DealPosition, most_cards
from followsuit.stock_games.discard import DiscardPosition
from followsuit.stock_games.rob import RobPosition, entitled
from followsuit.stock_games.variants import StockVariant
from followsuit.table import Play, Seat


def players(source: random.Random) -> list[Seat]:
    """Two to four seats in any order."""
    return source.sample(list(Seat), source.randint(2, 4))


def cut(source: random.Random, variant: StockVariant) -> CutPosition:
    """A card for each player; often of few ranks, so that cards are equal."""
    ranks = source.sample(RANKS, source.choice([1, 2, 3, 13]))
    pack = [card for card in PACK_52 if card.rank in ranks]
    seats = players(source)
    cards = source.sample(pack, len(seats))
    return CutPosition(tuple(map(Play, seats, cards)), variant)


def deal(source: random.Random, variant: StockVariant) -> DealPosition:
    """As many as may be dealt, or one more, half of the time."""
    count = source.randint(2, 6)
    near = most_cards(count) + source.randint(0, 1)
    return DealPosition(count, source.choice([near, source.randint(1, 52)]), variant)


def rob(source: random.Random, variant: StockVariant) -> RobPosition:
    """An ace turned up, held or in the stock; a stock that is known or not."""
    pack = list(PACK_52)
    source.shuffle(pack)
    turn_up = pack.pop()
    if source.random() < 0.2:
        turn_up = Card(turn_up.suit, "A")
    rest = [card for card in pack if card != turn_up]
    ace = None if turn_up.rank == "A" else source.choice([None, *Seat])
    if ace:
        rest.remove(Card(turn_up.suit, "A"))
    stock = Cards(rest[: source.randint(3, 20)] if source.random() < 0.5 else ())
    position = RobPosition(source.choice(list(Seat)), turn_up, ace, stock, False, variant)
    declined = bool(entitled(position)) and variant.rob == "optional" and source.random() < 0.3
    return RobPosition(position.dealer, turn_up, ace, stock, declined, variant)


def discard(source: random.Random, variant: StockVariant) -> DiscardPosition:
    """Four cards of the hand, half of the time; else any number of any cards."""
    dealt = source.randint(1, 24)
    hand = Cards(source.sample(PACK_52, dealt + 4))
    if source.random() < 0.5:
        return DiscardPosition(dealt, hand, Cards(source.sample(hand, 4)), variant)
    laid_out = Cards(source.sample(PACK_52, source.randint(0, 6)))
    return DiscardPosition(dealt, hand, laid_out, variant)


RANDOM = {"cut": cut, "deal": deal, "rob": rob, "discard": discard}
