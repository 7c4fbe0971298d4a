"""What a player scores at the end of a deal.

Page: docs/games/trumple.md#score.
"""

from dataclasses import dataclass

from followsuit.asking import because_question, integer_question, needed, read_integer
from followsuit.errors import PositionError
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, read_variant, show_variant
from followsuit.games.trumple.clauses import CLAUSES, EXACT, OVER, UNDER, ZERO
from followsuit.games.trumple.values import HIGHEST_BID, TRICKS
from followsuit.games.trumple.variants import OPTIONS, SETTINGS, VARIANTS, TrumpleVariant
from followsuit.pictures import Row, RowsPicture
from followsuit.rules import Clause
from followsuit.telling import Reason, Telling
from followsuit.words import Language


@dataclass(frozen=True, slots=True)
class ScorePosition:
    """A player's target after the 13 rule, and the tricks won (0 to 13).

    `bid_value` is known only where the table asks for it.
    """

    target: int
    won: int
    bid_value: int | None
    variant: TrumpleVariant


def because(p: ScorePosition) -> Clause:
    """By which clause does this player score?"""
    counts_as_zero = p.target if p.bid_value is None else p.bid_value
    if counts_as_zero == 0:
        return ZERO
    if p.won == p.target:
        return EXACT
    return UNDER if p.won < p.target else OVER


def score(p: ScorePosition) -> int:
    """What does this player score, in points?"""
    clause = because(p)
    if clause is ZERO:
        return 5 if p.won == 0 else -5 - 2 * (p.won - 1)
    if clause is EXACT:
        return p.target
    if clause is UNDER:
        return -(p.target - p.won)
    return -2 * (p.won - p.target)


# Facts -------------------------------------------------------------------------------------------


def read(facts: Facts) -> ScorePosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    target = needed(facts, "target", "8")
    won = needed(facts, "won", "8")
    bid = _read_bid_value(facts, variant)
    lowest = -1 if variant.target_clamp == "none" else 0
    highest = TRICKS + 1 if variant.target_clamp == "none" else TRICKS
    highest = HIGHEST_BID if variant.max_bid == "none" else highest
    position = ScorePosition(
        _number_between(target, lowest, highest), _number_between(won, 0, TRICKS), bid, variant
    )
    if bid is not None and abs(position.target - bid) > 1:
        raise PositionError(
            f"{target.key}: a bid of {bid} cannot have become a target of {position.target}: the 13"
            " rule moves a target by one.",
            target.name,
        )
    return position


def _read_bid_value(facts: Facts, variant: TrumpleVariant) -> int | None:
    if variant.zero_by == "bid":
        highest = HIGHEST_BID if variant.max_bid == "none" else TRICKS
        return _number_between(needed(facts, "bid value", "8"), 0, highest)
    fact = facts.get("bid-value")
    if fact is not None:
        raise PositionError(
            f"{fact.key}: at this table the score goes by the target alone. Leave it out, or set"
            " 'zero by: bid'.",
            fact.name,
        )
    return None


def _number_between(fact: Fact, lowest: int, highest: int) -> int:
    number = fact.read(read_integer)
    if not lowest <= number <= highest:
        raise PositionError(
            f"{fact.key}: read {number}, expected {lowest} to {highest}.", fact.name
        )
    return number


def show(position: ScorePosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(position.variant, OPTIONS, VARIANTS)
    facts += [Fact("target", str(position.target)), Fact("won", str(position.won))]
    if position.bid_value is not None:
        facts.append(Fact("bid value", str(position.bid_value)))
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: ScorePosition, language: Language) -> Telling:
    """The position and its answers in words and as a picture."""
    scene = language.say("scene.score", target=language.number(p.target), won=p.won)
    if p.bid_value is not None:
        scene += " " + language.say("scene.bid-value", value=p.bid_value)
    answer = language.say("answer.score", score=language.number(score(p)))
    values = {"target": p.target, "won": p.won, "difference": abs(p.won - p.target)}
    why = Reason(because(p), language.reason(because(p), values))
    rows = [("picture.row-target", p.target), ("picture.row-won", p.won)]
    if p.bid_value is not None:
        rows.append(("picture.row-bid", p.bid_value))
    rows.append(("picture.row-score", score(p)))
    picture = RowsPicture(
        trump=None,
        rows=tuple(Row(language.say(key), language.number(number), ()) for key, number in rows),
        title=answer,
        description=scene,
    )
    return Telling(scene, answer, (), (why,), picture)


SCORE = Kind(
    name="score",
    type=ScorePosition,
    keys=(*SETTINGS, "target", "won", "bid value"),
    states=lambda facts: any(name in ("target", "won", "bid-value") for name in facts.names()),
    read=read,
    show=show,
    questions=(
        integer_question("score", lambda p: str(score(p))),
        because_question(lambda p: because(p).id, CLAUSES, "trumple"),
    ),
    tell=tell,
    in_json=("score", "because"),
)
