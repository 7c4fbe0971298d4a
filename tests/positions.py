"""Random positions, for laws and for putting to both checkers.

Tricks are made here, for every game alike. A game's other kinds of position, and tricks that hold
more than the shared facts, are made by its module in `kinds`, whose `RANDOM` maps a kind's name to
a function of a random source and a table.
"""

import importlib
import os
import random
from collections.abc import Iterator
from typing import Any

from followsuit.cards import Cards
from followsuit.facts import as_query
from followsuit.game import Game, Kind
from followsuit.table import Play, Seat, TrickPosition, seats_from
from followsuit.tricks import TrickRules


def fresh_seed() -> int:
    """Another seed at each run, unless FOLLOWSUIT_SEED gives one. Failing tests print it."""
    return int(os.environ.get("FOLLOWSUIT_SEED", random.randrange(10**9)))


def tables(rules: TrickRules | Game) -> list[Any]:
    """Every preset, and every single option at each of its values, on top of the default preset."""
    singles = [
        rules.variants[0].changed({option.name: value})
        for option in rules.options
        for value in option.values
    ]
    return [*rules.variants, *singles]


def random_table(rules: TrickRules | Game, source: random.Random) -> Any:
    """A preset with every option drawn at random: any combination can come."""
    settings = {o.name: source.choice(list(o.values)) for o in rules.options}
    return source.choice(rules.variants).changed(settings)


def random_position(
    rules: TrickRules, source: random.Random, variant: Any, complete: bool = False
) -> TrickPosition[Any]:
    """A random trick and a random hand; small hands and long suits are as likely as they can be."""
    pack = list(rules.pack)
    source.shuffle(pack)
    if source.random() < 0.5:
        # Cards of two suits only: duties bind far more often.
        two = source.sample(sorted({card.suit.value for card in pack}), 2)
        pack.sort(key=lambda card: card.suit.value not in two)
    leader = source.choice(list(Seat))
    order = seats_from(leader, rules.direction(variant))
    size = 4 if complete else source.randrange(4)
    trick = tuple(Play(seat, pack.pop(0)) for seat in order[:size])
    trump = source.choice(rules.trumps)
    if complete:
        return TrickPosition(leader, Cards(), trick, trump, variant)
    hand = Cards(pack[: source.randint(1, rules.cards_each)])
    return TrickPosition(order[size], hand, trick, trump, variant)


def random_positions(
    game: Game, count: int, seed: int, complete: bool = False
) -> Iterator[TrickPosition[Any]]:
    """Random positions over all presets, all single options and combinations of them."""
    assert game.trick is not None
    source = random.Random(seed)
    known = tables(game.trick)
    own_type = next(kind.type for kind in game.kinds if issubclass(kind.type, TrickPosition))
    for number in range(count):
        variant = known[number % len(known)] if number % 2 else random_table(game.trick, source)
        p = random_position(game.trick, source, variant, complete)
        yield own_type(p.seat, p.hand, p.trick, p.trump, p.variant)


def random_others(game: Game, kind: Kind, count: int, seed: int) -> Iterator[Any]:
    """Random positions of a kind besides tricks, over all combinations of options.

    A game whose module in `kinds` says so in `UNMIXED` is tried with every preset and every single
    option, and not with options mixed.
    """
    module = importlib.import_module(f"kinds.{game.key}")
    make, unmixed = module.RANDOM[kind.name], kind.name in getattr(module, "UNMIXED", ())
    source = random.Random(seed)
    known = tables(game)
    for number in range(count):
        table = known[number % len(known)] if unmixed else random_table(game, source)
        yield make(source, table)


def link(game: Game, position: Any) -> str:
    """The position in one line, to be pasted into the checker or an error report."""
    return f"game={game.key}&{as_query(game.show(position))}"
