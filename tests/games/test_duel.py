"""Your Trumps: what the examples on its pages cannot say."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from followsuit.cards import Card, Cards, Suit
from followsuit.errors import EngineError
from followsuit.game import Kind
from followsuit.games.duel import DUEL
from followsuit.games.duel.clauses import BEATS, MUST_BEAT, ONLY_OWN, OWN_TRUMP
from followsuit.games.duel.deal import MirrorPosition, SixesPosition, hands, sizes
from followsuit.games.duel.ending import MovePosition, TablePosition, after, standing
from followsuit.games.duel.kinds import MIRROR_KIND, MOVE, SIXES_KIND, TABLE, TURN
from followsuit.games.duel.turn import Beat, Draw, PilePosition, amount, beats, moves, ruling
from followsuit.games.duel.values import PACKS
from followsuit.judge import judge, judge_line, read_position
from followsuit.pictures import Mark, RowsPicture
from followsuit.table import Seat, seats_from
from positions import fresh_seed, link, random_others

COUNT = 2000
RANKS = "2 3 4 5 6 7 8 9 T J Q K A".split()


def some(kind: Kind) -> Iterator[tuple[Any, str]]:
    """Random positions of this kind, each with what to say when it breaks a law."""
    seed = fresh_seed()
    for p in random_others(DUEL, kind, COUNT, seed):
        yield p, f"seed {seed}: {link(DUEL, p)}"


def read(query: str) -> Any:
    """The position of this link."""
    return read_position(f"game=duel&{query}")[1]


# A turn ------------------------------------------------------------------------------------------


def test_something_is_always_legal_and_no_move_comes_twice() -> None:
    for p, why in some(TURN):
        legal = moves(p)
        assert legal, why
        assert len(set(legal)) == len(legal), why


def test_the_first_card_of_every_beat_beats_and_every_beating_card_is_used() -> None:
    for p, why in some(TURN):
        first = {move.card for move in moves(p) if isinstance(move, Beat)}
        # Told anew, and not by the engine's own function.
        beating = {
            card
            for card in p.hand
            if p.pile
            and (
                (card.suit is p.top.suit and RANKS.index(card.rank) > RANKS.index(p.top.rank))
                or (card.suit is p.trump and p.top.suit is not p.trump)
            )
        }
        assert first == beating, why
        assert first == ({*ruling(p).permitted} if p.pile else set()), why


def test_the_second_card_is_any_other_card_of_the_hand() -> None:
    for p, why in some(TURN):
        for card in {move.card for move in moves(p) if isinstance(move, Beat)}:
            seconds = [
                move.second for move in moves(p) if isinstance(move, Beat) and move.card == card
            ]
            alone = p.variant.second_card == "no" or len(p.hand) == 1
            assert seconds == ([None] if alone else [c for c in p.hand if c != card]), why


def test_only_who_cannot_beat_must_draw_and_only_tables_that_say_so_let_others() -> None:
    for p, why in some(TURN):
        draws = any(isinstance(move, Draw) for move in moves(p))
        beating = p.pile and any(beats(card, p.top, p.trump) for card in p.hand)
        free = p.variant.draw_when == "any-time"
        assert draws == (bool(p.pile) and (free or not beating)), why


FORBIDDING = {BEATS, OWN_TRUMP, ONLY_OWN, MUST_BEAT}


def test_a_clause_either_permits_or_forbids() -> None:
    for p, why in some(TURN):
        for verdict in DUEL.tell(p).verdicts:
            assert verdict.permitted == (verdict.clause not in FORBIDDING), why


def test_a_draw_takes_at_least_one_card_and_no_more_than_there_are() -> None:
    for p, why in some(TURN):
        if p.pile:
            assert 1 <= amount(p)[0] <= len(p.pile), why


def test_the_trump_of_the_other_player_changes_reasons_and_nothing_else() -> None:
    for p, why in some(TURN):
        unknown = replace(p, other_trump=None)
        assert moves(p) == moves(unknown), why
        assert ruling(p).permitted == ruling(unknown).permitted, why


def test_what_lies_under_the_top_card_changes_the_amount_and_nothing_else() -> None:
    for p, why in some(TURN):
        if p.pile:
            alone = replace(p, pile=Cards(p.pile[-1:]))
            kept = [move for move in moves(p) if not isinstance(move, Draw)]
            assert kept == [move for move in moves(alone) if not isinstance(move, Draw)], why


def test_the_order_of_the_hand_changes_nothing() -> None:
    source = random.Random(fresh_seed())
    for p, why in some(TURN):
        other = replace(p, hand=Cards(source.sample(p.hand, len(p.hand))))
        assert set(moves(other)) == set(moves(p)), why
        found, turned = ruling(p), ruling(other)
        assert all(turned[card] == (*found[card][:3], turned[card].wanted) for card in p.hand), why


def test_no_other_card_of_the_hand_decides_whether_a_card_beats() -> None:
    for p, why in some(TURN):
        for card in p.hand:
            alone = ruling(replace(p, hand=Cards([card])))[card]
            assert alone.permitted == ruling(p)[card].permitted, why


# Renaming ----------------------------------------------------------------------------------------


def renamed_text(text: str, names: dict[Suit, Suit]) -> str:
    """An answer with every card's suit renamed. Clauses and seats are no cards."""
    letters = {str(suit): str(other) for suit, other in names.items()}

    def word(part: str) -> str:
        return letters[part[0]] + part[1:] if len(part) == 2 and part[0] in letters else part

    return " ".join("+".join(map(word, part.split("+"))) for part in text.split(" "))


def renamed(p: Any, names: dict[Suit, Suit]) -> Any:
    """A turn or a move with its suits renamed."""

    def card(one: Card) -> Card:
        return Card(names[one.suit], one.rank)

    if isinstance(p, MovePosition):
        cards = {
            name: card(value) if isinstance(value, Card) else value
            for name in p.move.__slots__
            for value in (getattr(p.move, name),)
        }
        other_hand = Cards(map(card, p.other_hand))
        return MovePosition(renamed(p.turn, names), other_hand, replace(p.move, **cards))
    assert isinstance(p, PilePosition)
    return replace(
        p,
        trump=names[p.trump],
        other_trump=names[p.other_trump] if p.other_trump else None,
        pile=Cards(map(card, p.pile)),
        hand=Cards(map(card, p.hand)),
    )


def without_semicolons(answers: dict[str, str]) -> dict[str, str]:
    """The answers with their marks as words of their own."""
    return {
        name: answer.replace(";", " ;").replace(",", " ,").replace("  ", " ")
        for name, answer in answers.items()
    }


@pytest.mark.parametrize("kind", [TURN, MOVE], ids=lambda kind: kind.name)
def test_renaming_the_suits_renames_the_answers(kind: Kind) -> None:
    source = random.Random(fresh_seed())
    for p, why in some(kind):
        names = dict(zip(Suit, source.sample(list(Suit), 4), strict=True))
        expected = {
            name: renamed_text(answer, names)
            for name, answer in without_semicolons(DUEL.answers(p)).items()
        }
        assert without_semicolons(DUEL.answers(renamed(p, names))) == expected, why


# A move and what follows -------------------------------------------------------------------------


def test_a_move_loses_no_card_and_adds_none() -> None:
    for p, why in some(MOVE):
        left = after(p)
        before = sorted(map(str, p.turn.hand + p.turn.pile))
        assert sorted(map(str, left.hand + left.pile)) == before, why


def test_the_pile_is_a_stack() -> None:
    for p, why in some(MOVE):
        left = after(p)
        shorter, longer = sorted((p.turn.pile, left.pile), key=len)
        assert longer[: len(shorter)] == shorter, why
        assert left.faces in (None, *left.pile[-1:]), why


def test_a_game_is_over_exactly_when_the_mover_has_no_card_left() -> None:
    for p, why in some(MOVE):
        left = after(p)
        assert (left.result == "goes on") == bool(left.hand), why


def test_a_drawn_game_is_one_in_which_the_other_player_could_have_gone_out() -> None:
    for p, why in some(MOVE):
        left = after(p)
        if left.result == "goes on":
            continue
        assert p.turn.other_trump is not None
        other = PilePosition(p.turn.other_trump, None, left.pile, p.other_hand, p.turn.variant)
        could = any(
            isinstance(move, Beat) and len(p.other_hand) == 1 and move.second is None
            for move in moves(other)
        )
        allowed = p.turn.variant.drawn_game == "yes"
        assert (left.result == "drawn") == (could and allowed), why


def test_two_players_at_the_table_end_as_the_move_ends() -> None:
    for p, why in some(MOVE):
        left = after(p)
        assert p.turn.other_trump is not None
        facts = {
            "mover": "South",
            "South trump": str(p.turn.trump),
            "South left": str(left.hand) or "none",
            "North trump": str(p.turn.other_trump),
            "North left": str(p.other_hand),
            "top": str(left.pile[-1]) if left.pile else "none",
        }
        variant = {o.key: getattr(p.turn.variant, o.name) for o in DUEL.options}
        query = "&".join(
            f"{key.replace(' ', '-')}={value.replace(' ', '.')}"
            for key, value in (variant | facts).items()
        )
        table = read(query)
        result = {"won": "N"}.get(left.result, left.result)
        assert standing(table).result == result, why
        assert DUEL.answers(table)["faces"] == DUEL.answers(p)["faces"], why


# The table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turning_the_table_turns_every_answer(turns: int) -> None:
    to = {seat: seats_from(seat, "clockwise")[turns] for seat in Seat}
    letters = {str(seat): str(other) for seat, other in to.items()}
    for p, why in some(TABLE):
        assert isinstance(p, TablePosition)
        players = tuple(player._replace(seat=to[player.seat]) for player in p.players)
        turned = DUEL.answers(replace(p, mover=to[p.mover], players=players))
        expected = DUEL.answers(p)
        for name in ("next", "result"):
            expected[name] = letters.get(expected[name], expected[name])
        assert turned == expected, why


def test_the_next_player_holds_cards_and_is_not_the_mover() -> None:
    for p, why in some(TABLE):
        now = standing(p)
        holding = {player.seat for player in p.players if player.cards}
        assert (now.next is None) == (len(holding) == 1), why
        assert now.next is None or (now.next in holding and now.next is not p.mover), why


# The sixes and the mirror deal -------------------------------------------------------------------


def test_no_card_is_lost_when_sixes_change_hands() -> None:
    for p, why in some(SIXES_KIND):
        assert isinstance(p, SixesPosition)
        assert sum(sizes(p)) == len(PACKS[p.variant.deck]), why


def test_after_the_exchange_nobody_holds_a_six_that_another_player_owns() -> None:
    for p, why in some(SIXES_KIND):
        if DUEL.answers(p)["because"] != "duel.sixes":
            continue
        given = DUEL.answers(p)["gives"]
        moved = {part.split()[0]: part.split()[2] for part in given.split(", ") if part != "none"}
        owners = {player.trump: str(player.seat) for player in p.players}
        for player in p.players:
            for card in player.cards:
                holder = moved.get(str(card), str(player.seat))
                if card.rank == "6" and card.suit in owners:
                    assert holder == owners[card.suit], why
                else:
                    assert holder == str(player.seat), why


def test_the_mirror_deal_gives_each_half_the_pack_and_each_the_image_of_the_other() -> None:
    for p, why in some(MIRROR_KIND):
        assert isinstance(p, MirrorPosition)
        dealer, other = hands(p)
        pack = PACKS[p.variant.deck]
        assert sorted(map(str, dealer + other)) == sorted(map(str, pack)), why
        image = {
            p.dealer_trump: p.other_trump,
            p.other_trump: p.dealer_trump,
            p.dealer_side: p.other_side,
            p.other_side: p.dealer_side,
        }
        assert {Card(image[card.suit], card.rank) for card in dealer} == set(other), why
        assert {c.rank for c in dealer.of(p.dealer_trump)} == set(p.trump_ranks), why
        assert {c.rank for c in dealer.of(p.dealer_side)} == set(p.side_ranks), why


# Telling -----------------------------------------------------------------------------------------


def told(query: str) -> list[str]:
    """Everything that is said of this position: the answer, the verdicts, the reasons."""
    telling = DUEL.tell(read(query))
    return [
        telling.answer,
        *(verdict.sentence for verdict in telling.verdicts),
        *(reason.sentence for reason in telling.reasons),
    ]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "trump=H&pile=D9&hand=DJ.C6.HK",
            [
                "You must beat the 9 of diamonds with the jack of diamonds or the king of hearts,"
                " and lay one more card.",
                "jack of diamonds: permitted. The jack of diamonds is higher than the 9 of"
                " diamonds in the same suit.",
                "6 of clubs: not permitted. Only a higher card of diamonds or one of your trumps"
                " beats the 9 of diamonds.",
                "king of hearts: permitted. The king of hearts is your trump, and the 9 of"
                " diamonds is not. You hold diamonds, but need not follow suit.",
                "draw: not permitted. You can beat the 9 of diamonds with the jack of diamonds or"
                " the king of hearts, so you may not draw.",
                "After beating you must lay one more card, whichever you like, on top.",
            ],
        ),
        (
            "trump=S&hand=S7",
            [
                "You may lead any one card.",
                "7 of spades: permitted. There is no pile: you lead exactly one card, whichever"
                " you like.",
            ],
        ),
        (
            "trump=S&other-trump=H&pile=C6.D9&hand=HK",
            [
                "You must draw 2 from the top of the pile.",
                "king of hearts: not permitted. The king of hearts is another player's trump, and"
                " that has no power in your turn.",
                "draw: permitted. You hold no card that beats the 9 of diamonds, so you must draw.",
                "The 9 of diamonds is not of your trump suit, so a draw takes three cards, or all"
                " if there are fewer: here 2.",
            ],
        ),
        (
            "variant=challenge&trump=S&pile=D9&hand=S7",
            [
                "You may beat the 9 of diamonds with the 7 of spades; or draw 1.",
                "7 of spades: permitted. The 7 of spades is your trump, and the 9 of diamonds is"
                " not.",
                "draw: permitted. At this table you may draw even if you can beat the 9 of"
                " diamonds.",
                "The beating card is your last, so there is no second one.",
                "At this table a draw takes the whole pile: here 1.",
            ],
        ),
        (
            "variant=svoi&trump=S&pile=D9&hand=S7.CA",
            [
                "You may beat the 9 of diamonds with the 7 of spades, and then lay one more card;"
                " or draw 1.",
                "7 of spades: permitted. The 7 of spades is your trump, and the 9 of diamonds is"
                " not.",
                "ace of clubs: not permitted. Only a higher card of diamonds or one of your trumps"
                " beats the 9 of diamonds.",
                "draw: permitted. At this table you may draw even if you can beat the 9 of"
                " diamonds.",
                "After beating you must lay one more card, whichever you like, on top.",
                "The 9 of diamonds is not of your trump suit, so a draw takes three cards, or all"
                " if there are fewer: here 1.",
            ],
        ),
        (
            "trump=S&other-trump=H&pile=D9&hand=S7&other-hand=HK&plays=BEAT.S7",
            [
                "The game is drawn.",
                "The king of hearts is the only card left, and it beats the 7 of spades: the game"
                " is drawn.",
            ],
        ),
        (
            "trump=S&other-trump=H&pile=D9.HQ&hand=H7&other-hand=HK&plays=DRAW.2",
            ["The other player leads.", "The pile was taken whole, so the next player leads."],
        ),
        (
            "mover=N&North-trump=S&North-left=none&East-trump=H&East-left=HJ.C6"
            "&South-trump=D&South-left=none&top=DT",
            ["East has lost.", "East alone still holds cards, and loses."],
        ),
        (
            "mover=W&North-trump=S&North-left=none&East-trump=H&East-left=HJ.C6"
            "&West-trump=D&West-left=D7&top=DT",
            [
                "East must answer the 10 of diamonds.",
                "Players without cards are out. Clockwise, East is the next who holds cards.",
            ],
        ),
        (
            "variant=svoi&North-trump=S&North-dealt=H6.D6&South-trump=H&South-dealt=S6.C6",
            [
                "North gives the 6 of hearts to South. South gives the 6 of spades to North.",
                "Before play each six goes to the player whose trump it is.",
            ],
        ),
    ],
)
def test_positions_are_told_in_sentences(query: str, said: list[str]) -> None:
    assert told(query) == said


def picture(query: str) -> RowsPicture:
    """The picture of this position."""
    shown = DUEL.tell(read(query)).picture
    assert isinstance(shown, RowsPicture)
    return shown


def test_the_picture_of_a_turn_shows_the_top_card_and_what_may_be_laid() -> None:
    shown = picture("trump=H&pile=C7.D9&hand=DJ.C6.HK")
    assert shown.trump is Suit.HEARTS
    pile, hand = shown.rows
    assert [(str(c.card), c.mark, c.word) for c in pile.cards] == [
        ("C7", Mark.PLAIN, ""),
        ("D9", Mark.CHOSEN, "top"),
    ]
    assert [(str(c.card), c.mark) for c in hand.cards] == [
        ("DJ", Mark.PERMITTED),
        ("C6", Mark.FORBIDDEN),
        ("HK", Mark.PERMITTED),
    ]


def test_the_picture_of_a_large_pile_shows_what_a_draw_would_take() -> None:
    nineteen = ".".join(f"{suit}{rank}" for suit in "CDH" for rank in "6789TJ") + ".CQ"
    top_twelve = picture(f"trump=S&pile={nineteen}.HQ&hand=S6").rows[0]
    assert len(top_twelve.cards) == 12
    assert top_twelve.aside == "cards: 20"
    whole = picture(f"trump=S&pile={nineteen}.SA&hand=S6").rows[0]
    assert len(whole.cards) == 20


def test_the_picture_of_the_sixes_says_where_each_goes() -> None:
    shown = picture("variant=svoi&North-trump=S&North-dealt=H6.D6&South-trump=H&South-dealt=S6.C6")
    assert [[(str(c.card), c.mark, c.word) for c in row.cards] for row in shown.rows] == [
        [("H6", Mark.CHOSEN, "to South"), ("D6", Mark.PLAIN, "")],
        [("S6", Mark.CHOSEN, "to North"), ("C6", Mark.PLAIN, "")],
    ]


# The way in --------------------------------------------------------------------------------------

TURN_FACTS = "trump=S&pile=D9&hand=S7.C6"
MOVE_FACTS = "trump=S&other-trump=H&pile=D9&hand=S7.C6&other-hand=HK"
PLAYERS = "North-trump=S&North-left=S7&East-trump=H&East-left=HJ"


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        # A turn.
        ("pile=D9&hand=S7", ["trump is missing", "'trump: spades'"]),
        ("trump=S&pile=D9", ["hand is missing", "'hand: S7 H9'"]),
        ("trump=NT&hand=S7", ["trump", "'NT'", "one of S H D C"]),
        ("trump=none&hand=S7", ["trump", "'none'", "one of S H D C"]),
        ("trump=S&other-trump=spades&hand=S7", ["other-trump", "'spades'", "of their own"]),
        ("trump=S&hand=none", ["hand", "is out", "at least one card"]),
        ("trump=S&pile=D9&hand=S7.S7", ["S7 stands twice", "one place"]),
        ("trump=S&pile=D9&hand=D9", ["D9 stands twice", "'pile'"]),
        ("trump=S&pile=D9.C5&hand=S7", ["C5", "36 cards", "down to C6"]),
        ("variant=challenge&trump=S&pile=D9&hand=S6", ["S6", "32 cards", "down to S7"]),
        ("deck=24&trump=S&hand=S8", ["S8", "24 cards"]),
        ("deck=48&trump=S&hand=S8", ["deck", "'48'", "24, 28, 32, 36, 52"]),
        ("take=5&trump=S&hand=S8", ["take", "3-5-all, all"]),
        ("trump=S&pile=D9&hands=S7", ["'hands'", "a turn in duel", "hand"]),
        ("trump=S&top=D9&hand=S7", ["'top'", "a turn in duel"]),
        # A move.
        (f"{MOVE_FACTS}&plays=PASS", ["plays", "'PASS'", "LEAD C6, BEAT S7+H9, BEAT S7 or DRAW 3"]),
        (f"{MOVE_FACTS}&plays=DRAW", ["plays", "'DRAW'", "DRAW 3"]),
        (f"{MOVE_FACTS}&plays=BEAT.S7.C6.HA", ["plays", "expected a move"]),
        (f"{MOVE_FACTS}&plays=BEAT.S1", ["plays", "there is no 1"]),
        (f"{MOVE_FACTS}&plays=DRAW.1", ["DRAW 1 is not legal", "duel.must-beat"]),
        (f"{MOVE_FACTS}&plays=BEAT.S7", ["BEAT S7 is not legal", "duel.second-card"]),
        (f"{MOVE_FACTS}&plays=BEAT.C6.S7", ["BEAT C6+S7 is not legal", "duel.beats"]),
        (f"{MOVE_FACTS}&plays=BEAT.S7.S7", ["S7 cannot be laid twice"]),
        (f"{MOVE_FACTS}&plays=BEAT.S7.C7", ["C7 is not in the hand"]),
        (f"{MOVE_FACTS}&plays=LEAD.S7", ["There is a pile", "BEAT or DRAW"]),
        (f"second-card=no&{MOVE_FACTS}&plays=BEAT.S7.C6", ["duel.no-second"]),
        (
            f"{MOVE_FACTS.replace('&pile=D9', '')}&plays=DRAW.1",
            ["There is no pile", "LEAD a card"],
        ),
        (f"{MOVE_FACTS.replace('D9', 'SA')}&plays=BEAT.S7.C6", ["duel.own-trump"]),
        (
            f"{MOVE_FACTS.replace('D9', 'SA')}&plays=DRAW.3",
            ["DRAW 3", "here 1", "draw-ace"],
        ),
        (MOVE_FACTS, ["plays is missing", "'plays: BEAT S7+H9'"]),
        (
            "trump=S&pile=D9&hand=S7&other-hand=HK&plays=BEAT.S7",
            ["other trump is missing", "'other trump: hearts'"],
        ),
        (f"{TURN_FACTS}&other-trump=H&plays=DRAW.1", ["other hand is missing"]),
        (f"{MOVE_FACTS.replace('HK', 'none')}&plays=BEAT.S7.C6", ["other-hand", "is out"]),
        (f"{MOVE_FACTS.replace('HK', 'C6')}&plays=BEAT.S7.C6", ["C6 stands twice", "'hand'"]),
        # The table.
        (f"{PLAYERS}&top=D9", ["mover is missing"]),
        (f"mover=N&{PLAYERS}", ["top is missing"]),
        (f"mover=W&{PLAYERS}&top=D9", ["West is not at the table", "'West trump'"]),
        ("mover=N&North-trump=S&North-left=S7&top=D9", ["two players", "'North left: SQ C7'"]),
        (f"mover=N&{PLAYERS}&West-left=none&top=D9", ["trump of West is missing"]),
        (f"mover=N&{PLAYERS}&West-trump=D&top=D9", ["left of West is missing"]),
        (f"mover=N&{PLAYERS}&West-trump=H&West-left=C6&top=D9", ["West-trump", "of their own"]),
        (f"mover=N&{PLAYERS}&N-left=S7&top=D9", ["N-left", "told twice for North"]),
        (f"mover=N&{PLAYERS}&top=S7", ["S7 stands twice"]),
        (
            f"mover=N&{PLAYERS.replace('HJ', 'none')}&top=D9",
            ["Nobody but North holds cards", "over before this move"],
        ),
        (
            f"mover=N&{PLAYERS.replace('S7', 'none')}&top=none",
            ["top", "North has laid the last card"],
        ),
        # The sixes.
        ("North-trump=S&North-dealt=S6.H6&South-trump=H&South-dealt=none", ["D6", "nobody's hand"]),
        (
            "deck=52&North-trump=S&North-dealt=S6.H6&South-trump=H&South-dealt=none"
            "&East-trump=C&East-dealt=C6.D6",
            ["52 cards", "evenly to 3 players"],
        ),
        (
            "North-trump=S&North-dealt=AKQJT98765432...&South-trump=H&South-dealt=none",
            ["S5", "36 cards"],
        ),
        (
            "North-trump=S&North-dealt=AKQJT9876.AKQJT9876.6.&South-trump=H&South-dealt=C6",
            ["19 cards", "is dealt 18"],
        ),
        # The mirror deal.
        (
            "dealer-trump=S&dealer-side=C&other-trump=D&other-side=D&trump-ranks=A&side-ranks=A",
            ["other-side", "named already", "four suits"],
        ),
        (
            "dealer-trump=S&dealer-side=C&other-trump=D&trump-ranks=A&side-ranks=A",
            ["other side is missing"],
        ),
        (
            "dealer-trump=S&dealer-side=C&other-trump=D&other-side=H&trump-ranks=A",
            ["side ranks is missing"],
        ),
        *(
            (
                "dealer-trump=S&dealer-side=C&other-trump=D&other-side=H&side-ranks=A"
                f"&trump-ranks={ranks}",
                said,
            )
            for ranks, said in (
                ("5", ["trump-ranks", "the pack has no 5"]),
                ("K.K", ["trump-ranks", "K is named twice"]),
                ("SK", ["trump-ranks", "'SK'", "such as K Q J"]),
                ("...", ["trump-ranks", "names no rank"]),
            )
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(facts: str, said: list[str]) -> None:
    with pytest.raises(EngineError) as refusal:
        read(facts)
    for words in said:
        assert words in str(refusal.value)


@pytest.mark.parametrize(
    "written", ["BEAT S7+H9", "beat s7 9h", "Beat ♠7, ♥9", "BEAT.S7.H9", "BEAT S7 + H9"]
)
def test_a_move_is_read_in_any_spelling(written: str) -> None:
    lines = ["trump: S", "other trump: D", "pile: C9", "hand: S7 H9", "other hand: DA"]
    facts = "\n".join(["game: duel", *lines, f"plays: {written}"])
    assert str(read_position(facts)[1].move) == "BEAT S7+H9"


# JSON --------------------------------------------------------------------------------------------


def test_json_answers_a_turn_in_this_form() -> None:
    found = judge({"game": "duel", "trump": "C", "pile": ["D9", "C7"], "hand": ["S7", "H9"]})
    assert list(found) == ["moves", "beats", "draw", "verdicts"]
    assert (found["moves"], found["beats"], found["draw"]) == (["DRAW 2"], [], 2)
    assert [list(verdict) for verdict in found["verdicts"]] == [
        ["card", "permitted", "clause", "reason"],
        ["card", "permitted", "clause", "reason"],
        ["move", "permitted", "clause", "reason"],
    ]
    assert found["verdicts"][0]["clause"] == "duel.own-trump"
    assert found["verdicts"][2]["move"] == "DRAW"


def test_json_moves_are_a_list_and_a_draw_that_is_not_legal_is_null() -> None:
    found = judge({"game": "duel", "trump": "H", "pile": "D9", "hand": ["DJ", "C6", "HK"]})
    assert found["moves"] == ["BEAT DJ+C6", "BEAT DJ+HK", "BEAT HK+DJ", "BEAT HK+C6"]
    assert found["beats"] == ["DJ", "HK"]
    assert found["draw"] is None


@pytest.mark.parametrize("pile", [{}, {"pile": []}, {"pile": None}, {"pile": "none"}])
def test_json_without_a_pile(pile: dict[str, Any]) -> None:
    found = judge({"game": "duel", "trump": "H", "hand": ["DJ", "C6"], **pile})
    assert found["moves"] == ["LEAD DJ", "LEAD C6"]
    assert found["draw"] is None
    assert [verdict["clause"] for verdict in found["verdicts"]] == ["duel.lead-one"] * 2


def test_json_options() -> None:
    question = {"game": "duel", "trump": "S", "pile": ["D9"], "hand": ["S7", "C6"]}
    settings = {"second-card": False, "draw-when": "any time", "take": "all"}
    found = judge(question | {"options": settings})
    assert found["moves"] == ["BEAT S7", "DRAW 1"]


def test_json_of_the_other_kinds() -> None:
    move = {"trump": "S", "other trump": "H", "pile": ["D9"], "hand": ["S7"], "other hand": ["HK"]}
    assert judge({"game": "duel", **move, "plays": "BEAT S7"}) == {
        "hand after": [],
        "pile after": ["D9", "S7"],
        "faces": None,
        "result": "drawn",
        "because": "duel.drawn",
    }
    table = {"North trump": "S", "North left": None, "East trump": "H", "East left": ["HJ", "C6"]}
    assert judge({"game": "duel", "mover": "N", **table, "top": "DT"}) == {
        "next": None,
        "faces": None,
        "result": "E",
        "because": "duel.last-loses",
    }
    sixes = {
        "North trump": "S",
        "North dealt": ["H6", "D6"],
        "South trump": "H",
        "South dealt": ["S6", "C6"],
    }
    assert judge({"game": "duel", "variant": "svoi", **sixes}) == {
        "gives": ["H6 N S", "S6 S N"],
        "sizes": ["N 18", "S 18"],
        "because": "duel.sixes",
    }
    suits = {"dealer trump": "S", "dealer side": "C", "other trump": "D", "other side": "H"}
    found = judge(
        {"game": "duel", "deck": "24", **suits, "trump ranks": ["A", "9"], "side ranks": []}
    )
    assert found["dealer holds"] == "SA S9 DK DQ DJ DT HA HK HQ HJ HT H9".split()
    assert found["because"] == "duel.mirror"


def test_json_errors_name_the_field_in_words() -> None:
    found = judge_line('{"game":"duel","trump":"C","pile":["D9"],"hand":["D9"]}')
    assert found["error"]["kind"] == "position"
    assert "D9 stands twice" in found["error"]["message"]
    found = judge_line('{"game":"duel","trump":"C","pile":["D9"],"hnad":["D8"]}')
    assert found["error"]["kind"] == "unknown-name"
    assert "Did you mean hand?" in found["error"]["message"]


def test_a_hand_of_half_the_pack_is_judged_at_once() -> None:
    spades = [f"S{rank}" for rank in "AKQJT9876"]
    hearts = [f"H{rank}" for rank in "AKQJT9876"]
    found = judge({"game": "duel", "trump": "S", "pile": ["D6"], "hand": spades + hearts})
    assert len(found["moves"]) == 9 * 17
