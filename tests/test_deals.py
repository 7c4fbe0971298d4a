"""Whole deals of every game that has a machine: its laws, its records, and their review."""

import random
import re
from dataclasses import fields, replace
from functools import cache
from typing import Any, NamedTuple

import pytest
from conftest import ROOT
from followsuit.cards import Card, Cards
from followsuit.cli import main
from followsuit.deals import (
    NOT_YOUR_TURN,
    NOT_YOURS,
    OVER,
    WRONG_PHASE,
    DealState,
    IllegalMove,
    Made,
    random_moves,
    shuffled,
)
from followsuit.errors import NotationError
from followsuit.facts import Fact, Facts, as_lines
from followsuit.game import Game
from followsuit.games import GAMES
from followsuit.games.trumple.bid import bid_value
from followsuit.judge import read_position
from followsuit.notation import read_card, read_cards
from followsuit.records import random_record, read_record, record_of, show_record
from followsuit.review import review, review_data, told_review
from followsuit.table import Seat
from positions import fresh_seed, random_table, tables

DEALT = [game for game in GAMES.values() if game.deal is not None]
games = pytest.mark.parametrize("game", DEALT, ids=lambda game: game.key)
RECORDS = sorted((ROOT / "tests" / "records").glob("*.txt"))
COUNT = 120
COUNT_OF = {"duel": 24}
"""How many random deals of each game the first law is put to; the slower laws get a share."""
CARD = re.compile(r"\b[SHDC][AKQJT2-9]\b")


class Deal(NamedTuple):
    """A random deal: how it lies, and every move with the state after it."""

    dealer: Seat
    deck: Cards
    start: Any
    steps: list[tuple[Made, Any]]

    @property
    def states(self) -> list[Any]:
        """All states in order, the first one included."""
        return [self.start, *(state for _, state in self.steps)]

    @property
    def moves(self) -> list[Made]:
        """The moves."""
        return [made for made, _ in self.steps]


def random_deal(game: Game, variant: Any, source: random.Random) -> Deal:
    """A deal played to its end by random legal moves."""
    assert game.deal
    dealer = source.choice(game.deal.dealers(variant))
    deck = shuffled(game.deal.pack(variant), source)
    start = game.deal.start(deck, dealer, variant)
    return Deal(dealer, deck, start, list(random_moves(start, source)))


@cache
def dealt(key: str, seed: int) -> tuple[Deal, ...]:
    """Deals over all presets, all single options and combinations of them."""
    game, source = GAMES[key], random.Random(seed)
    known, count = tables(game), COUNT_OF.get(key, COUNT)
    variants = [
        known[n % len(known)] if n % 2 else random_table(game, source) for n in range(count)
    ]
    return tuple(random_deal(game, variant, source) for variant in variants)


SEED = fresh_seed()


def random_deals(game: Game, seed: int, share: float = 1) -> tuple[Deal, ...]:
    """The deals of this run, or a share of them."""
    whole = dealt(game.key, seed)
    return whole[: int(len(whole) * share)]


def cards_in(text: str) -> list[Card]:
    """All cards that a text names."""
    return [read_card(found) for found in CARD.findall(text)]


def held(state: DealState, seat: Seat) -> list[Card]:
    """What a seat holds, as it sees it itself."""
    return held_in(state.view(seat), seat)


def held_in(view: Facts, seat: Seat) -> list[Card]:
    """What a seat holds by these facts."""
    fact = view.get(f"{seat.word.lower()}-holds")
    return cards_in(fact.value) if fact else []


# The machine -------------------------------------------------------------------------------------


@games
def test_a_deal_ends_with_winners_or_says_that_it_has_none(game: Game) -> None:
    seed = SEED
    for deal in random_deals(game, seed):
        for state in deal.states[:-1]:
            assert state.outcome is None and state.phase != OVER and state.to_act, f"seed {seed}"
        end = deal.states[-1]
        assert end.phase == OVER and not end.to_act, f"seed {seed}"
        scored = [who for who, _ in end.outcome.score]
        assert set(end.outcome.winners) <= set(scored), f"seed {seed}"
        assert bool(end.outcome.winners) != end.outcome.drawn, f"seed {seed}"
        assert {reason.clause for reason in end.outcome.reasons} <= set(game.clauses)


@games
def test_no_card_is_ever_in_two_hands_and_no_trick_card_is_lost(game: Game) -> None:
    seed = SEED
    for deal in random_deals(game, seed, 0.3):
        counts = set()
        for state in deal.states[:80]:
            cards = [card for seat in Seat for card in held(state, seat)]
            assert len(set(cards)) == len(cards), f"seed {seed}"
            if state.tricks:
                out = [p.card for taken in state.tricks.taken for p in taken.plays]
                out += [play.card for play in state.tricks.trick]
                assert len({*out, *cards}) == len(out) + len(cards), f"seed {seed}"
                counts.add(len(out) + len(cards))
        assert len(counts) <= 1, f"seed {seed}"


@games
def test_the_same_seed_gives_the_same_deal(game: Game) -> None:
    for seed in range(5):
        one, other = (random_record(game, seed, game.variants[0]) for _ in range(2))
        assert one == other
    assert random_record(game, 1, game.variants[0]) != random_record(game, 2, game.variants[0])


@games
def test_every_legal_move_is_permitted_and_its_text_is_canonical(game: Game) -> None:
    seed = SEED
    source = random.Random(seed)
    for deal in random_deals(game, seed, 0.1):
        for state in source.sample(deal.states, min(60, len(deal.states))):
            for seat in Seat:
                moves = state.legal(seat)
                assert bool(moves) == (seat in state.to_act), f"seed {seed}"
                for move in source.sample(moves, min(5, len(moves))):
                    judgement = state.judge(seat, move)
                    assert judgement.permitted and judgement.move == move, f"seed {seed}: {move}"
                    assert judgement.clause in game.clauses


@games
def test_what_nobody_can_do_names_its_clause(game: Game) -> None:
    seed = SEED
    for deal in random_deals(game, seed, 0.1):
        for state, (made, _) in list(zip(deal.states, deal.steps, strict=False))[:60]:
            for seat in set(Seat) - set(state.to_act):
                assert state.judge(seat, made.move).clause is NOT_YOUR_TURN, f"seed {seed}"
            with pytest.raises(NotationError):
                state.judge(made.seat, "who knows")
        end = deal.states[-1]
        for made in deal.moves[-3:]:
            assert end.judge(made.seat, made.move).clause is WRONG_PHASE
            with pytest.raises(IllegalMove, match=r"core\.wrong-phase"):
                end.play(made.seat, made.move)


def leaked(game: Game, deal: Deal, until: int, seat: Seat, source: random.Random) -> str | None:
    """Deals the cards that a seat has not seen in another way: what does it then see otherwise?

    Cards that nobody has moved may change places with any other; the others with their suit only,
    so that a card that lies face down stays a trump. Nothing is compared where the deal would take
    another course for everybody to see.
    """
    assert game.deal
    states, moves = deal.states[: until + 1], deal.moves[:until]
    # Tricks stay in sight, so that the first views and the last one show all that was ever seen.
    looked = states if states[-1].tricks is None else [*states[:8], states[-1]]
    seen = {card for state in looked for card in cards_in(as_lines(state.view(seat)))}
    if getattr(deal.start.variant, "sixes_exchange", "no") == "yes":
        # Sixes are handed over openly, so that everybody knows where each of them went.
        seen |= {card for card in deal.deck if card.rank == "6"}
    unseen = [card for card in deal.deck if card not in seen]
    moved = {card for made in moves for card in cards_in(made.move)}
    other = dict(zip(unseen, source.sample(unseen, len(unseen)), strict=True))
    if moved & set(unseen):
        other = {}
        for suit in {card.suit for card in unseen}:
            of_suit = [card for card in unseen if card.suit is suit]
            other |= dict(zip(of_suit, source.sample(of_suit, len(of_suit)), strict=True))
    state = game.deal.start(
        Cards([other.get(card, card) for card in deal.deck]), deal.dealer, deal.start.variant
    )
    for made in moves:
        if made.phase != state.phase or made.seat not in state.to_act:
            return None  # what the table has seen would be otherwise, not only what is hidden
        text = CARD.sub(lambda m: str(other.get(read_card(m[0]), read_card(m[0]))), made.move)
        state = state.forced(made.seat, text)
    if state.phase != states[-1].phase:
        return None
    before, after = states[-1].view(seat), state.view(seat)
    return None if before == after else f"{as_lines(before)}\nis not\n{as_lines(after)}"


@games
def test_what_a_seat_sees_never_depends_on_hidden_cards(game: Game) -> None:
    seed = SEED
    source = random.Random(seed)
    for deal in random_deals(game, seed, 0.5):
        until = source.randrange(min(52, len(deal.steps))) if deal.steps else 0
        for seat in Seat:
            leak = leaked(game, deal, until, seat, source)
            assert leak is None, f"seed {seed}: {leak}"


@games
def test_a_leak_would_be_found(game: Game) -> None:
    """The same check, on a machine that shows everybody the whole deck."""
    assert game.deal
    source = random.Random(1)
    kind = type(random_deal(game, game.variants[0], source).start)

    class Leaky(kind):  # type: ignore[misc, valid-type]
        def view(self, seat: Seat) -> Facts:
            """What the seat may know, and a card of somebody else's."""
            hands = [held_in(kind.view(self, other), other) for other in Seat if other is not seat]
            hidden = [hand[0].rank for hand in hands if hand]
            return Facts([*kind.view(self, seat), Fact("hidden", " ".join(hidden))])

    def start(deck: Cards, dealer: Seat, variant: Any) -> Any:
        assert game.deal
        state = game.deal.start(deck, dealer, variant)
        return Leaky(**{field.name: getattr(state, field.name) for field in fields(kind)})

    leaky = replace(game, deal=replace(game.deal, start=start))
    wrong = random_deal(leaky, game.variants[0], source)
    steps = range(min(6, len(wrong.states)))
    assert any(leaked(leaky, wrong, step, seat, source) for step in steps for seat in Seat)


# Records -----------------------------------------------------------------------------------------


def record(game: Game, deal: Deal) -> Any:
    """The record of a deal."""
    return record_of(game, deal.dealer, deal.start, deal.moves, deal.states[-1])


@games
def test_a_record_is_read_back_and_its_review_finds_no_fault(game: Game) -> None:
    seed = SEED
    for deal in random_deals(game, seed, 0.5):
        text = show_record(record(game, deal))
        reading = read_record(text)
        assert not reading.faults, f"seed {seed}: {reading.faults}"
        assert reading.record == record(game, deal), f"seed {seed}"
        assert show_record(reading.record) == text
        found = review(text)
        assert found.is_clean, f"seed {seed}: {found.faults} {found.errors}\n{text}"
        assert found.outcome == deal.states[-1].outcome, f"seed {seed}"


def with_illegal_move(
    game: Game, variant: Any, source: random.Random
) -> tuple[Deal, Made, Any] | None:
    """A deal in which one card breaks a rule, with that move and its judgement."""
    whole = random_deal(game, variant, source)
    places = list(range(len(whole.steps)))
    source.shuffle(places)
    for place in places:
        state, made = whole.states[place], whole.moves[place]
        if state.tricks is None:
            continue
        for card in source.sample(held(state, made.seat), len(held(state, made.seat))):
            judgement = state.judge(made.seat, str(card))
            if not judgement.permitted:
                wrong = made._replace(move=str(card))
                after = state.forced(made.seat, str(card))
                steps = [*whole.steps[:place], (wrong, after), *random_moves(after, source)]
                return whole._replace(steps=steps), wrong, judgement
    return None


TRICK_GAMES = [game for game in DEALT if game.trick]


@pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("hands", ["known", "unknown"])
def test_a_planted_revoke_is_found_at_its_place(game: Game, hands: str) -> None:
    seed = SEED
    source = random.Random(seed)
    planted_count = 0
    for _ in range(12):
        planted = with_illegal_move(game, game.variants[0], source)
        if planted is None:
            continue
        planted_count += 1
        deal, wrong, judgement = planted
        text = show_record(record(game, deal))
        if hands == "unknown":
            trump = deal.states[-1].tricks.trump
            kept = [line for line in text.splitlines() if line[:1].isdigit()]
            text = "\n".join([f"game: {game.key}", f"trump: {trump}", *kept])
        (fault,) = review(text).faults
        why = f"seed {seed}: {text}"
        assert (fault.seat, fault.move) == (wrong.seat, wrong.move), why
        assert wrong.move in text.splitlines()[fault.line - 1], why
        assert fault.clause is judgement.clause, why
        assert fault.proof and fault.query, why
        _, position = read_position(fault.query)
        verdict = next(v for v in game.tell(position).verdicts if v.subject == wrong.move)
        assert not verdict.permitted and verdict.clause is fault.clause, why
    assert planted_count > 6


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_kept_records_come_out_the_same(path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Each says in its first line which command writes it. A change of rule shows as a difference.

    To write one anew: the command of its first line, behind that line.
    """
    command, _, text = path.read_text("utf-8").partition("\n")
    assert main(command.removeprefix("# followsuit ").split()) == 0
    assert capsys.readouterr().out == text
    assert main(["review", str(path)]) == 0


def test_every_machine_has_kept_records() -> None:
    kept = {path.stem.rpartition("-")[0] for path in RECORDS}
    assert {game.key for game in DEALT} <= kept


# Records by hand ---------------------------------------------------------------------------------

FROM_MEMORY = """\
Game: Sundial          # typed from memory
trump: hearts

1. South: 10c c2 ♣K CA
2. East leads S9, H3, ♠K, S2
3 S D4 D9 DK DA
4. W:SA N:C9 E:S3 S:D2
7. N: C3, C4, ?, HK
8. W: S4 S5 SQ SJ
"""


def test_what_is_typed_from_memory_is_read() -> None:
    reading = read_record(FROM_MEMORY)
    assert not reading.faults
    assert reading.record
    assert show_record(reading.record) == (
        "game: sundial\ntrump: H\n\n"
        "1. S: CT C2 CK CA\n2. E: S9 H3 SK S2\n3. S: D4 D9 DK DA\n4. W: SA C9 S3 D2\n"
        "7. N: C3 C4 ? HK\n8. W: S4 S5 SQ SJ\n"
    )


def test_later_cards_prove_a_revoke_where_no_hand_is_known() -> None:
    found = review(FROM_MEMORY)
    assert not found.errors
    revokes = [(f.number, str(f.seat), f.move, f.clause.id, f.proof) for f in found.faults]
    assert (4, "N", "C9", "core.follow", "North played S5 in trick 8.") in revokes
    assert (2, "S", "H3", "core.follow", "South played SJ in trick 8.") in revokes
    assert found.faults[0].query == "game=sundial&trump=H&East=S9&South-holds=H3.D4.D2.SJ"


def test_faults_of_a_record_are_told_with_line_reason_and_cure() -> None:
    text = FROM_MEMORY.replace("10c c2 ♣K CA", "10c c2 KK CA").replace("trump:", "Trumps:")
    found = review(text)
    assert [error.line for error in found.errors] == [2, 4]
    assert "Did you mean trump?" in found.errors[0].message
    assert "'KK' is not a card" in found.errors[1].message


def test_a_card_played_twice_and_a_leader_out_of_turn_are_named() -> None:
    text = "game: sundial\ntrump: H\n1. S: C2 C3 C4 C5\n2. N: D2 D3 C3 D4\n"
    found = review(text)
    assert [(f.number, str(f.seat), f.move, f.clause) for f in found.faults] == [
        (2, "N", "D2", NOT_YOUR_TURN),
        (2, "S", "C3", NOT_YOURS),
    ]
    assert found.faults[1].proof == "West played it in trick 1."


def test_a_wrong_winner_and_a_wrong_score_are_named() -> None:
    text = show_record(random_record(GAMES["sundial"], 7, GAMES["sundial"].variants[0]))
    first = next(line for line in text.splitlines() if line.startswith("1. "))
    wrong = first[:-1] + ("W" if first[-1] == "E" else "E")
    swapped = {"NS 0 EW 1": "NS 1 EW 0", "NS 1 EW 0": "NS 0 EW 1"}
    score = text.splitlines()[-1].removeprefix("score: ")
    found = review(text.replace(first, wrong).replace(score, swapped[score]))
    assert len(found.errors) == 2
    assert f"says that {wrong[-1]} won it" in found.errors[0].message
    assert f"the rules say {score}" in found.errors[1].message
    assert found.outcome


def test_the_example_of_the_page_is_what_the_command_writes() -> None:
    page = (ROOT / "docs" / "reference" / "records.md").read_text("utf-8")
    text = show_record(random_record(GAMES["sundial"], 7, GAMES["sundial"].variants[0]))
    shown = page.partition("```text\n")[2].partition("```")[0]
    assert text.startswith(shown)
    assert f"then `{text.splitlines()[-1]}`" in page


def test_belote_is_reviewed_by_its_card_play_alone() -> None:
    found = review(
        "game: belote\ntrump: S\n1. W: DA S8 S7 D7\n2. N: HA H7 HK H8\n3. N: CA S9 C8 C9"
    )
    (fault,) = found.faults
    assert (fault.seat, fault.move, fault.clause.id) == (Seat.EAST, "S7", "belote.overtrump")
    assert fault.proof == "East played S9 in trick 3."
    assert [(str(t.winner), t.points) for t in found.tricks] == [("N", 11), ("N", 15), ("E", 25)]


def test_the_commands_review_and_deal(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(FROM_MEMORY, "utf-8")
    assert main(["review", str(path)]) == 1
    said = capsys.readouterr().out
    assert "trick 2, line 5: South: H3: not permitted (core.follow)" in said
    assert "the sources of this game do not say" in said
    assert main(["review", "--json", str(path)]) == 1
    assert '"clause": "core.follow"' in capsys.readouterr().out
    assert main(["deal", "sundial", "--seed", "1", "--option", "stop at seven=yes"]) == 0
    assert "stop-at-seven: yes\n" in capsys.readouterr().out
    assert main(["deal", "sundial", "--seed", "1", "--option", "stop=yes"]) == 1


# The games ---------------------------------------------------------------------------------------


def test_the_payments_of_bellot_come_to_nothing() -> None:
    seed = SEED
    for deal in random_deals(GAMES["bellot"], seed):
        assert sum(points for _, points in deal.states[-1].outcome.score) == 0, f"seed {seed}"


def test_a_robber_draws_the_turn_up_and_three_more_and_lays_out_four() -> None:
    seed = SEED
    robbed = 0
    for deal in random_deals(GAMES["lochac"], seed):
        for state, (made, after) in zip(deal.states, deal.steps, strict=False):
            if made.phase == "rob" and made.move == "ROB":
                robbed += 1
                drawn = set(held(after, made.seat)) - set(held(state, made.seat))
                assert drawn == set(state.stock[:4]), f"seed {seed}"
                assert after.judge(made.seat, "H2").clause.id in (
                    "bellot.discard-four",
                    NOT_YOURS.id,
                )
            if made.phase == "discard":
                assert len(held(after, made.seat)) == 12, f"seed {seed}"
    assert robbed > 20


def test_trump_stands_once_it_is_named() -> None:
    state = random_deal(GAMES["sundial"], GAMES["sundial"].variants[0], random.Random(3)).states[1]
    for seat in Seat:
        assert state.judge(seat, "spades").clause.id == "sundial.no-change"


def test_before_naming_the_namer_knows_five_cards_and_nobody_more() -> None:
    deck = GAMES["sundial"].pack
    game = GAMES["sundial"]
    assert game.deal
    state = game.deal.start(deck, Seat.SOUTH, game.variants[0])
    assert state.to_act == (Seat.WEST,)
    assert held(state, Seat.WEST) == [deck[place] for place in (0, 4, 8, 12, 16)]
    alone = game.variants[0].changed({"deal_packets": "namer-first"})
    state = game.deal.start(deck, Seat.SOUTH, alone)
    assert held(state, Seat.WEST) == list(deck[:5])
    assert not held(state, Seat.NORTH)


def thirteen(source: random.Random, variant: Any) -> Any:
    """A deal of Trumple whose bids total 13, before the choice."""
    game = GAMES["trumple"]
    assert game.deal
    while True:
        state: Any = game.deal.start(
            shuffled(game.pack, source), source.choice(list(Seat)), variant
        )
        left = 13
        for seat in state.to_act:
            last = len(state.to_act) == 1
            worth = {move: bid_value(read_cards(move)) for move in state.legal(seat)}
            fits = [
                move for move in worth if worth[move] == left or (worth[move] < left and not last)
            ]
            if not fits:
                break
            bid = source.choice(fits)
            left -= bid_value(read_cards(bid))
            state = state.play(seat, bid)
        if len(state.bids) == 4:
            return state


def test_the_lead_bidder_alone_chooses_when_the_bids_total_13() -> None:
    seed = SEED
    source = random.Random(seed)
    base = GAMES["trumple"].variants[0]
    for _ in range(20):
        state = thirteen(source, base)
        (chooser,) = state.to_act
        assert state.phase == "thirteen" and state.legal(chooser) == ("UP", "DOWN"), f"seed {seed}"
        judgement = state.judge(chooser, "keep")
        assert (judgement.permitted, judgement.clause.id) == (False, "trumple.thirteen")
        after = state.play(chooser, source.choice(["up", "down"]))
        assert after.phase == "play" and after.to_act == (chooser,), f"seed {seed}"
        other = thirteen(source, base.changed({"thirteen_decline": "yes"}))
        assert other.legal(other.to_act[0]) == ("UP", "DOWN", "KEEP"), f"seed {seed}"


def test_a_bid_is_secret_until_all_are_made_and_a_trump_until_the_trick_is() -> None:
    seed = SEED
    face_down = 0
    for deal in random_deals(GAMES["trumple"], seed, 0.3):
        for state in deal.states[:4]:
            made = {one.seat for one in state.bids}
            for seat in Seat:
                shown = [fact.key for fact in state.view(seat) if fact.key.endswith("bids")]
                assert len(shown) == (seat in made), f"seed {seed}"
        for state in deal.states[4:]:
            for seat in Seat:
                table = [f for f in state.view(seat) if f.key in ("North", "East", "South", "West")]
                hidden = [fact for fact in table if fact.value == "F:?"]
                face_down += len(hidden)
                assert all(fact.key != seat.word for fact in hidden), f"seed {seed}"
        assert len(deal.states[-1].tricks.taken) == 13
    assert face_down


def duel(variant: str, *moves: str) -> Any:
    """A game in which South deals the whole pack in order, after these moves."""
    game = GAMES["duel"]
    assert game.deal
    chosen = next(v for v in game.variants if v.key == variant)
    state: Any = game.deal.start(game.deal.pack(chosen), Seat.SOUTH, chosen)
    for move in moves:
        state = state.play(state.to_act[0], move)
    return state


def test_nobody_chooses_a_suit_that_is_taken() -> None:
    state = duel("duel", "H")
    judgement = state.judge(Seat.SOUTH, "hearts")
    assert (judgement.permitted, judgement.clause.id) == (False, "duel.trump-choice")
    assert state.legal(Seat.SOUTH) == ("S", "D", "C")
    assert duel("challenge").to_act == (Seat.SOUTH,), "in the mirror deal the dealer is first"
    with pytest.raises(NotationError, match="a trump and a side suit"):
        duel("challenge").judge(Seat.SOUTH, "S")


def test_illegal_turns_of_a_duel_name_their_clauses() -> None:
    state = duel("duel", "H", "S")
    assert state.to_act == (Seat.NORTH,)
    north, south = held(state, Seat.NORTH), held(state, Seat.SOUTH)
    assert (str(north[0]), str(south[0])) == ("SA", "SK")
    assert state.judge(Seat.NORTH, "DRAW 1").clause is WRONG_PHASE
    assert state.judge(Seat.NORTH, "LEAD SK").clause is NOT_YOURS
    state = state.play(Seat.NORTH, "LEAD S6")
    assert state.judge(Seat.SOUTH, "LEAD SK").clause is WRONG_PHASE
    for move, clause in (
        ("BEAT SK", "duel.second-card"),
        ("DRAW 1", "duel.must-beat"),
        ("BEAT HA+SK", "duel.own-trump"),
        ("BEAT SK+SK", "duel.second-card"),
        ("BEAT SK+SA", "core.not-yours"),
    ):
        judgement = state.judge(Seat.SOUTH, move)
        assert (judgement.permitted, judgement.clause.id) == (False, clause), move
    assert state.judge(Seat.SOUTH, "BEAT SK+S7").permitted


def test_the_third_time_the_same_position_is_a_drawn_game() -> None:
    state = duel("duel", "H", "S")
    again = replace(state, past=state.past * 3)
    assert again.phase == OVER and again.outcome.drawn
    assert again.outcome.reasons[0].clause.id == "duel.stall"
    assert replace(state, past=state.past * 2).outcome is None


def test_the_mirror_deal_mirrors() -> None:
    seed = SEED
    mirrored = 0
    for deal in random_deals(GAMES["duel"], seed):
        if deal.start.variant.deal != "mirror":
            continue
        mirrored += 1
        state = deal.states[2]
        one, other = (state.held[seat] for seat in (deal.dealer, deal.dealer.partner))
        (mine, theirs) = (choice for _, choice in state.choices)
        swap = {mine.trump: theirs.trump, mine.side: theirs.side}
        swap |= {new: old for old, new in swap.items()}
        assert {Card(swap[card.suit], card.rank) for card in one} == set(other), f"seed {seed}"
        assert not set(one) & set(other)
    assert mirrored


def test_a_record_without_tricks_is_reviewed_turn_by_turn() -> None:
    game = GAMES["duel"]
    text = show_record(random_record(game, 1, game.variants[0]))
    turns = [line for line in text.splitlines() if "BEAT" in line and "+" in line]
    wrong = turns[0].partition("+")[0]
    found = review(text.replace(turns[0], wrong))
    fault = found.faults[0]
    assert fault.clause.id == "duel.second-card"
    assert text.splitlines()[fault.line - 1] == turns[0]
    assert fault.query and fault.query.startswith("game=duel&")


def damaged(text: str, source: random.Random) -> str:
    """The text with some lines gone, twice there, cut short, swapped, or with a wrong letter."""
    lines = text.splitlines()
    for _ in range(source.randint(1, 4)):
        place = source.randrange(len(lines))
        line = lines[place]
        at = source.randrange(len(line) + 1)
        lines[place : place + 1] = source.choice(
            [
                [],
                [line, line],
                [line[:at]],
                [source.choice(lines), line],
                [line[:at] + source.choice("SHDCAKQJT9?=:#. 0x-") + line[at + 1 :]],
            ]
        ) or [""]
    return "\n".join(lines)


def test_a_damaged_record_is_reviewed_all_the_same() -> None:
    source = random.Random(SEED)
    texts = [path.read_text("utf-8") for path in RECORDS]
    texts = [text for text in texts if len(text.splitlines()) < 60]
    for _ in range(150):
        text = damaged(source.choice(texts), source)
        try:
            found = review(text)
            assert told_review(found) and review_data(found), text
        except Exception as error:
            raise AssertionError(f"seed {SEED}: {text}") from error
