"""Laws that every position obeys, and those of every trick game's ruling, on random positions."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from followsuit.cards import Card, Cards, Suit
from followsuit.facts import as_lines, as_query, read_facts
from followsuit.game import Game, Kind
from followsuit.games import GAMES
from followsuit.rules import Verdict
from followsuit.table import Play, Seat, TrickPosition
from followsuit.tricks import FORCED_LAST
from positions import (
    fresh_seed,
    link,
    random_others,
    random_position,
    random_positions,
    random_table,
)

Position = TrickPosition[Any]
TRICK_GAMES = [game for game in GAMES.values() if game.trick is not None]
games = pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.key)
KINDS = {f"{game.key}: {kind.name}": (game, kind) for game in GAMES.values() for kind in game.kinds}
kinds = pytest.mark.parametrize(("game", "kind"), KINDS.values(), ids=KINDS)
COUNT = 2000


def some_positions(game: Game, kind: Kind, seed: int) -> Iterator[Any]:
    """Random positions of this kind."""
    if kind.type is TrickPosition:
        yield from random_positions(game, COUNT, seed)
        yield from random_positions(game, COUNT, seed, complete=True)
    else:
        yield from random_others(game, kind, COUNT, seed)


@kinds
def test_what_is_shown_is_read_back_in_either_dress(game: Game, kind: Kind) -> None:
    seed = fresh_seed()
    for p in some_positions(game, kind, seed):
        facts = game.show(p)
        why = f"seed {seed}: {link(game, p)}"
        assert game.kind_stated(facts) is kind, why
        for dress in (as_lines, as_query):
            assert game.read(read_facts(dress(facts))) == p, why


@kinds
def test_every_answer_is_a_claim_that_agrees(game: Game, kind: Kind) -> None:
    """The canonical text of an answer is one that authors may write, and means the same."""
    seed = fresh_seed()
    for p in some_positions(game, kind, seed):
        answers = game.answers(p)
        for question in kind.questions:
            if question.name in answers:
                answer = answers[question.name]
                why = f"seed {seed}: {question.name} of {link(game, p)}"
                assert question.read_claim(answer) == answer, why


@kinds
def test_every_position_is_told_by_clauses_of_the_game(game: Game, kind: Kind) -> None:
    seed = fresh_seed()
    for p in some_positions(game, kind, seed):
        telling = game.tell(p)
        why = f"seed {seed}: {link(game, p)}"
        cited = [told.clause for told in (*telling.verdicts, *telling.reasons)]
        assert set(cited) <= set(game.clauses), why
        assert game.answers(p)["because"] in {clause.id for clause in cited}, why


def verdicts(game: Game, position: Position) -> dict[Card, Verdict]:
    """The verdict on each card."""
    assert game.trick is not None
    return {verdict.card: verdict for verdict in game.trick.ruling(position).verdicts}


def plain(game: Game, position: Position) -> dict[Card, tuple[bool, str]]:
    """The verdicts without the cards that their sentences name."""
    return {c: (v.permitted, v.clause.id) for c, v in verdicts(game, position).items()}


@games
def test_one_verdict_per_card_in_hand_order_and_something_is_permitted(game: Game) -> None:
    assert game.trick is not None
    seed = fresh_seed()
    for p in random_positions(game, COUNT, seed):
        ruling = game.trick.ruling(p)
        why = f"seed {seed}: {link(game, p)}"
        assert tuple(v.card for v in ruling.verdicts) == p.hand, why
        assert ruling.permitted, why
        assert {v.clause for v in ruling.forbidden} <= set(game.trick.duties), why
        assert len({v.clause for v in ruling.verdicts if v.permitted}) == 1, why


@games
def test_renaming_the_suits_changes_nothing_else(game: Game) -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    for p in random_positions(game, COUNT, seed):
        names = dict(zip(Suit, source.sample(list(Suit), 4), strict=True))

        def renamed(card: Card, names: dict[Suit, Suit] = names) -> Card:
            return Card(names[card.suit], card.rank)

        other = replace(
            p,
            hand=Cards(map(renamed, p.hand)),
            trick=tuple(Play(play.seat, renamed(play.card)) for play in p.trick),
            trump=names[p.trump] if isinstance(p.trump, Suit) else p.trump,
        )
        expected = {renamed(card): verdict for card, verdict in plain(game, p).items()}
        assert plain(game, other) == expected, f"seed {seed}: {link(game, p)}"


@games
def test_turning_the_table_changes_nothing(game: Game) -> None:
    seed = fresh_seed()
    seats = list(Seat)
    for p in random_positions(game, COUNT, seed):
        turned = dict(zip(seats, seats[1:] + seats[:1], strict=True))
        trick = tuple(Play(turned[play.seat], play.card) for play in p.trick)
        other = replace(p, seat=turned[p.seat], trick=trick)
        assert plain(game, other) == plain(game, p), f"seed {seed}: {link(game, p)}"


@games
def test_the_order_of_the_hand_changes_nothing(game: Game) -> None:
    seed = fresh_seed()
    source = random.Random(seed)
    for p in random_positions(game, COUNT, seed):
        other = replace(p, hand=Cards(source.sample(p.hand, len(p.hand))))
        assert plain(game, other) == plain(game, p), f"seed {seed}: {link(game, p)}"


@games
def test_a_card_is_forbidden_only_because_of_some_one_other_card(game: Game) -> None:
    """The law on which the second checker is built, and the proof by hands of two cards rests."""
    assert game.trick is not None
    seed = fresh_seed()
    order = [clause.id for clause in game.trick.duties]
    for p in random_positions(game, COUNT, seed):
        whole = verdicts(game, p)
        for card in p.hand:
            beside = [
                verdicts(game, replace(p, hand=Cards([card, other])))[card]
                for other in p.hand
                if other != card
            ]
            why = f"seed {seed}: {card} in {link(game, p)}"
            assert whole[card].permitted == all(v.permitted for v in beside), why
            if not whole[card].permitted:
                cited = [v.clause.id for v in beside if not v.permitted]
                assert whole[card].clause.id == min(cited, key=order.index), why


@games
def test_an_only_card_is_permitted_as_such(game: Game) -> None:
    seed = fresh_seed()
    for p in random_positions(game, COUNT, seed):
        one = replace(p, hand=p.hand[:1] and Cards(p.hand[:1]))
        assert plain(game, one) == {p.hand[0]: (True, FORCED_LAST.id)}


@games
def test_the_winner_played_a_trump_or_the_suit_led_and_no_later_play_changes_that(
    game: Game,
) -> None:
    assert game.trick is not None
    seed = fresh_seed()
    for p in random_positions(game, COUNT, seed, complete=True):
        best = game.trick.winning_play(p)
        why = f"seed {seed}: {link(game, p)}"
        assert best in p.trick, why
        if any(play.card.suit is p.trump for play in p.trick):
            assert best.card.suit is p.trump, why
        else:
            assert best.card.suit is p.led, why


WITH_POINTS = [game for game in TRICK_GAMES if game.trick and game.trick.card_points]
TOTALS = {"belote": {"20-14-11-10-4-3": 248}}
"""What the pack comes to at all trump, where it is not 152."""


@pytest.mark.parametrize("game", WITH_POINTS, ids=lambda game: game.key)
def test_the_points_of_the_pack_come_to_the_stated_total(game: Game) -> None:
    assert game.trick is not None
    points = game.trick.card_points
    assert points is not None
    source = random.Random(0)
    for trump in game.trick.trumps:
        for _ in range(20):
            variant = random_table(game.trick, source)
            position = random_position(game.trick, source, variant)
            position = replace(position, trump=trump)
            special = TOTALS[game.key].get(variant.at_values) if str(trump) == "AT" else None
            total = sum(points(position, card) for card in game.pack)
            assert total == (special or 152)
