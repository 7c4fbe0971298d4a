"""One bid: what it is worth, which trump it offers, and whether it may be made.

Page: docs/games/trumple.md#bid.
"""

from collections.abc import Callable
from dataclasses import dataclass

from followsuit.asking import (
    because_question,
    needed,
    none_as_null,
    none_or,
    number_question,
    read_cards_or_none,
    read_suit,
    refuse_impossible_cards,
    yes_no_question,
)
from followsuit.cards import PACK_52, Cards, Suit
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.trumple.clauses import CLAUSES, MAX, ONE_SUIT, VALUE, ZERO_NEEDS_COURT
from followsuit.games.trumple.values import BID_VALUES, CARDS_EACH, TRICKS
from followsuit.games.trumple.variants import OPTIONS, SETTINGS, VARIANTS, TrumpleVariant
from followsuit.notation import read_cards
from followsuit.pictures import Row, RowsPicture, ShownCard
from followsuit.rules import Clause
from followsuit.table import NoSuit, Trump
from followsuit.telling import Reason, Telling
from followsuit.trick_games import refuse_too_many
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class BidPosition:
    """The cards that somebody shows as a bid, in the order given. There may be none."""

    bid: Cards
    variant: TrumpleVariant


def counts(bid: Cards) -> list[int]:
    """What does each card of the bid count, in tricks?"""
    return [BID_VALUES[card.rank] for card in bid]


def bid_value(bid: Cards) -> int:
    """What is the bid worth, in tricks?"""
    return sum(counts(bid))


def offered(bid: Cards) -> Trump:
    """Which trump does the bid offer? A court card counts nothing, and its suit counts."""
    suits = {card.suit for card in bid}
    return suits.pop() if len(suits) == 1 else NoSuit.NO_TRUMP


def because(bid: Cards, variant: TrumpleVariant) -> Clause:
    """By which clause is this a bid, or none?"""
    if not bid:
        return ZERO_NEEDS_COURT
    if bid_value(bid) > TRICKS and variant.max_bid == "13":
        return MAX
    if bid_value(bid) == 0:
        return ZERO_NEEDS_COURT
    return VALUE


def is_legal(bid: Cards, variant: TrumpleVariant) -> bool:
    """May these cards be shown as a bid?"""
    return bool(bid) and because(bid, variant) is not MAX


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> BidPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    fact = needed(facts, "bid", "H5 H3")
    return BidPosition(read_shown(fact, read_cards_or_none), variant)


def read_shown(fact: Fact, read_list: Callable[[str], Cards] = read_cards) -> Cards:
    """The cards that one player shows. Raises an EngineError when nobody could."""
    shown = fact.read(read_list)
    refuse_too_many(fact, shown, CARDS_EACH, "Trumple")
    refuse_impossible_cards([(fact, shown)], PACK_52)
    return shown


def show(position: BidPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    return Facts([*facts, Fact("bid", str(position.bid) or "none")])


# Telling -----------------------------------------------------------------------------------------


def working(bid: Cards) -> str:
    """The bid's worth with its working: "5 + 3 = 8", or "8" for a single card."""
    if len(bid) == 1:
        return str(bid_value(bid))
    return f"{' + '.join(map(str, counts(bid)))} = {bid_value(bid)}"


def offer_in_words(bid: Cards, language: Language) -> str:
    """What the bid offers: "hearts", or "no trump"."""
    suit = offered(bid)
    return language.suit(suit) if isinstance(suit, Suit) else language.say("offer.none")


def shown_cards(bid: Cards) -> tuple[ShownCard, ...]:
    """The cards of a bid, each above what it counts."""
    return tuple(
        ShownCard(card, word=str(count)) for card, count in zip(bid, counts(bid), strict=True)
    )


def tell(p: BidPosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    cards = language.all_of(p.bid)
    scene = language.say("scene.bid", cards=cards) if p.bid else language.say("scene.no-bid")
    answer = _answer(p, language)
    clause = because(p.bid, p.variant)
    clauses = (clause, ONE_SUIT) if is_legal(p.bid, p.variant) else (clause,)
    words = {"sum": working(p.bid), "offer": offer_in_words(p.bid, language)}
    reasons = tuple(Reason(clause, language.reason(clause, words)) for clause in clauses)
    worth = language.say("picture.worth", value=bid_value(p.bid))
    row = Row(language.say("picture.bid"), worth, shown_cards(p.bid))
    picture = RowsPicture(trump=None, rows=(row,), title=answer, description=scene)
    return Telling(scene, answer, (), reasons, picture)


def _answer(p: BidPosition, language: Language) -> str:
    if not p.bid:
        return language.say("answer.no-bid")
    if not is_legal(p.bid, p.variant):
        return language.say("answer.bid-too-high", value=bid_value(p.bid))
    offer = offer_in_words(p.bid, language)
    return language.say("answer.bid", value=bid_value(p.bid), offer=offer)


def _suit(p: BidPosition) -> str:
    suit = offered(p.bid)
    return str(suit) if isinstance(suit, Suit) else "none"


BID = Kind(
    name="bid",
    type=BidPosition,
    keys=(*SETTINGS, "bid"),
    states=lambda facts: facts.get("bid") is not None,
    read=read,
    show=show,
    questions=(
        number_question("value", lambda p: str(bid_value(p.bid))),
        Question("suit", _suit, none_or(lambda text: str(read_suit(text))), as_json=none_as_null),
        yes_no_question("legal", lambda p: is_legal(p.bid, p.variant)),
        because_question(lambda p: because(p.bid, p.variant).id, CLAUSES, "trumple"),
    ),
    tell=tell,
    in_json=("value", "suit", "legal", "because"),
    lists=("bid",),
)
