"""Positions of Your Trumps in words and as pictures.

The verdicts and reasons are those that docs/reference/positions.md#duel promises.
"""

from collections.abc import Iterable

from followsuit.cards import Card, Cards, Suit
from followsuit.games.duel.clauses import MIRROR
from followsuit.games.duel.deal import (
    MirrorPosition,
    SixesPosition,
    gifts,
    hands,
    sixes_clause,
    sizes,
)
from followsuit.games.duel.ending import MovePosition, Player, TablePosition, after, standing
from followsuit.games.duel.sentences import move_reason, table_reason, turn_reason
from followsuit.games.duel.turn import (
    Beat,
    Draw,
    Lead,
    PilePosition,
    amount,
    beating_cards,
    because,
    draw_verdict,
    ruling,
)
from followsuit.pictures import Mark, Row, RowsPicture, ShownCard
from followsuit.telling import Reason, Telling, Told, told
from followsuit.words import Language

SHOWN_OF_PILE = 12
"""How many cards of a pile a picture shows, unless a draw would take more."""


# A turn ------------------------------------------------------------------------------------------


def tell_turn(p: PilePosition, language: Language) -> Telling:
    """A turn in words and as a picture."""
    verdicts = tuple(_turn_verdicts(p, language))
    clauses = [verdict.clause for verdict in verdicts]
    told_besides = [clause for clause in (because(p),) if clause not in clauses]
    drawing = draw_verdict(p)
    if drawing and drawing.permitted:
        told_besides.append(amount(p)[1])
    reasons = tuple(Reason(clause, turn_reason(p, clause, language)) for clause in told_besides)
    answer = _turn_answer(p, language)
    scene = _turn_scene(p, language)
    hand = tuple(
        ShownCard(v.card, Mark.PERMITTED if v.permitted else Mark.FORBIDDEN)
        for v in ruling(p).verdicts
    )
    rows = (
        _pile_row(p.pile, amount(p)[0] if p.pile else 0, language),
        Row(language.say("picture.your-hand"), "", hand),
    )
    return Telling(scene, answer, verdicts, reasons, RowsPicture(p.trump, rows, answer, scene))


def _turn_verdicts(p: PilePosition, language: Language) -> Iterable[Told]:
    for v in ruling(p).verdicts:
        why = turn_reason(p, v.clause, language, v.card)
        name = language.card(v.card)
        yield told("card", str(v.card), name, v.permitted, v.clause, why, language)
    drawing = draw_verdict(p)
    if drawing:
        why = turn_reason(p, drawing.clause, language)
        name = language.say("move.DRAW")
        yield told("move", "DRAW", name, drawing.permitted, drawing.clause, why, language)


def _turn_answer(p: PilePosition, language: Language) -> str:
    if not p.pile:
        return language.say("answer.lead-one")
    count = amount(p)[0]
    beating = beating_cards(p)
    drawing = draw_verdict(p)
    assert drawing is not None
    if not beating:
        return language.say("answer.draw", count=count)
    alone = p.variant.second_card == "no" or len(p.hand) == 1
    key = f"answer.{'may-' if drawing.permitted else ''}beat{'-alone' if alone else ''}"
    top = language.card(p.top)
    return language.say(key, top=top, cards=language.either(beating), count=count)


def _turn_scene(p: PilePosition, language: Language) -> str:
    sentences = [language.say("scene.your-trump", suit=language.suit(p.trump))]
    if p.other_trump:
        sentences.append(language.say("scene.other-trump", suit=language.suit(p.other_trump)))
    sentences.append(_pile_scene(p.pile, language))
    sentences.append(language.say("scene.your-hand", cards=language.all_of(p.hand)))
    return " ".join(sentences)


def _pile_scene(pile: Cards, language: Language) -> str:
    if not pile:
        return language.say("scene.no-pile")
    if len(pile) == 1:
        return language.say("scene.pile-of-one", card=language.card(pile[0], "the-card"))
    return language.say("scene.pile", cards=language.all_of(pile))


def _pile_row(pile: Cards, wanted: int, language: Language) -> Row:
    """The pile, its top card marked, or what matters of a large one: the `wanted` topmost."""
    heading = language.say("picture.pile")
    if not pile:
        return Row(heading, language.say("picture.no-pile"), ())
    shown = pile[-max(wanted, SHOWN_OF_PILE) :]
    cards = [ShownCard(card) for card in shown[:-1]]
    cards.append(ShownCard(shown[-1], Mark.CHOSEN, language.say("picture.top")))
    return Row(heading, language.say("picture.pile-size", count=len(pile)), tuple(cards))


# A move and what follows -------------------------------------------------------------------------


def tell_move(p: MovePosition, language: Language) -> Telling:
    """A move and what follows, in words and as a picture."""
    left = after(p)
    answer = _move_answer(p, language)
    scene = " ".join([_turn_scene(p.turn, language), _move_scene(p, language)])
    reasons = (Reason(left.clause, move_reason(p, language)),)
    assert p.turn.other_trump is not None
    rows = (
        _pile_row(left.pile, 0, language),
        Row(
            language.say("picture.your-hand"),
            _trump_word(p.turn.trump, language),
            _shown(left.hand),
        ),
        Row(
            language.say("picture.other-hand"),
            _trump_word(p.turn.other_trump, language),
            _shown(p.other_hand),
        ),
    )
    return Telling(scene, answer, (), reasons, RowsPicture(None, rows, answer, scene))


def _move_answer(p: MovePosition, language: Language) -> str:
    left = after(p)
    if left.result != "goes on":
        return language.say(f"answer.{left.result}")
    if left.faces is None:
        return language.say("answer.other-leads")
    return language.say("answer.other-answers", card=language.card(left.faces, "the-card"))


def _move_scene(p: MovePosition, language: Language) -> str:
    other = language.say("scene.other-hand", cards=language.all_of(p.other_hand))
    match p.move:
        case Lead(card):
            move = language.say("scene.you-lead", card=language.card(card, "the-card"))
        case Beat(card, None):
            move = language.say("scene.you-beat", card=language.card(card, "the-card"))
        case Beat(card, second):
            assert second is not None
            move = language.say(
                "scene.you-beat-and-lay",
                card=language.card(card, "the-card"),
                second=language.card(second, "the-card"),
            )
        case Draw(count):
            move = language.say("scene.you-draw", count=count)
    return f"{other} {move}"


def _trump_word(suit: Suit, language: Language) -> str:
    return language.say("picture.trump", suit=language.suit(suit))


def _shown(cards: Iterable[Card]) -> tuple[ShownCard, ...]:
    return tuple(map(ShownCard, cards))


# The table ---------------------------------------------------------------------------------------


def tell_table(p: TablePosition, language: Language) -> Telling:
    """A table after a move, in words and as a picture."""
    now = standing(p)
    answer = _table_answer(p, language)
    scene = " ".join(
        [
            language.say("scene.moved", seat=language.seat(p.mover)),
            _top_scene(p.top, language),
            *(_player_scene(player, language) for player in p.players),
        ]
    )
    rows = [_top_row(p.top, language)]
    for player in p.players:
        heading = language.seat(player.seat)
        if player.seat is now.next:
            heading = language.say("picture.next", seat=heading)
        rows.append(Row(heading, _trump_word(player.trump, language), _shown(player.cards)))
    picture = RowsPicture(None, tuple(rows), answer, scene)
    return Telling(scene, answer, (), (Reason(now.clause, table_reason(p, language)),), picture)


def _table_answer(p: TablePosition, language: Language) -> str:
    now = standing(p)
    if now.result == "drawn":
        return language.say("answer.drawn")
    if now.next is None:
        return language.say("answer.lost", seat=language.seat(p.holders[0].seat))
    seat = language.seat(now.next)
    if p.top is None:
        return language.say("answer.leads", seat=seat)
    return language.say("answer.answers", seat=seat, card=language.card(p.top, "the-card"))


def _top_scene(top: Card | None, language: Language) -> str:
    if top is None:
        return language.say("scene.no-pile")
    return language.say("scene.top", card=language.card(top, "the-card"))


def _top_row(top: Card | None, language: Language) -> Row:
    heading = language.say("picture.pile")
    if top is None:
        return Row(heading, language.say("picture.no-pile"), ())
    return Row(heading, "", (ShownCard(top, Mark.CHOSEN, language.say("picture.top")),))


def _player_scene(player: Player, language: Language) -> str:
    key = "scene.player" if player.cards else "scene.player-out"
    return language.say(
        key,
        seat=language.seat(player.seat),
        suit=language.suit(player.trump),
        cards=language.all_of(player.cards),
    )


# The sixes ---------------------------------------------------------------------------------------


def tell_sixes(p: SixesPosition, language: Language) -> Telling:
    """The sixes before play, in words and as a picture."""
    takers = {gift.card: language.seat(gift.taker) for gift in gifts(p)}
    answer = " ".join(
        language.say(
            "answer.gives",
            giver=language.seat(gift.giver),
            card=language.card(gift.card, "the-card"),
            taker=language.seat(gift.taker),
        )
        for gift in gifts(p)
    ) or language.say("answer.no-gifts")
    scene = " ".join(
        language.say(
            "scene.dealt" if player.cards else "scene.dealt-none",
            seat=language.seat(player.seat),
            suit=language.suit(player.trump),
            cards=language.all_of(player.cards),
        )
        for player in p.players
    )
    rows = tuple(
        Row(
            language.say("picture.holds-then", seat=language.seat(player.seat), count=size),
            _trump_word(player.trump, language),
            tuple(
                ShownCard(card, Mark.CHOSEN, language.say("picture.to", seat=takers[card]))
                if card in takers
                else ShownCard(card)
                for card in player.cards
            ),
        )
        for player, size in zip(p.players, sizes(p), strict=True)
    )
    clause = sixes_clause(p)
    reasons = (Reason(clause, language.reason(clause, {})),)
    return Telling(scene, answer, (), reasons, RowsPicture(None, rows, answer, scene))


# The mirror deal ---------------------------------------------------------------------------------


def tell_mirror(p: MirrorPosition, language: Language) -> Telling:
    """A mirror deal, in words and as a picture."""
    dealer, other = hands(p)
    scene = language.say(
        "scene.mirror",
        dealer_trump=language.suit(p.dealer_trump),
        dealer_side=language.suit(p.dealer_side),
        other_trump=language.suit(p.other_trump),
        other_side=language.suit(p.other_side),
    )
    answer = language.say(
        "answer.mirror", dealer=language.all_of(dealer), other=language.all_of(other)
    )
    rows = (
        Row(language.say("picture.dealer"), _trump_word(p.dealer_trump, language), _shown(dealer)),
        Row(
            language.say("picture.other-hand"), _trump_word(p.other_trump, language), _shown(other)
        ),
    )
    reasons = (Reason(MIRROR, language.reason(MIRROR, {})),)
    return Telling(scene, answer, (), reasons, RowsPicture(None, rows, answer, scene))
