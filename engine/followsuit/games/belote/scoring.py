"""The score of a deal: is the contract made, and what does each side score?

Page: docs/games/belote.md#score.
"""

from dataclasses import dataclass
from typing import NamedTuple

from followsuit.asking import because_question, needed, number_question
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.auction import HIGHEST_BID, LOWEST_BID
from followsuit.games.belote.clauses import (
    ALL_EIGHT,
    ANNONCE_COUNTS,
    CLAUSES,
    LITIGE,
    POT,
    REBELOTE,
    REPLAY,
    ROUND,
    SCALE,
    SCORE_CLASSIC,
    SCORE_COINCHE,
    SCORE_CONTREE,
    SCORE_GENERALE,
    SCORE_PAGAT,
)
from followsuit.games.belote.parts import Sum, number_fact, word_fact
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import read_trump
from followsuit.pictures import Row, RowsPicture
from followsuit.rules import Clause, fold
from followsuit.table import NoSuit, Trump
from followsuit.telling import Reason, Telling
from followsuit.words import Language

DEAL_POINTS, ALL_EIGHT_POINTS = 162, 252
"""What the cards and the last trick come to; with 100 for all eight tricks instead of 10."""
UNSCALED_POINTS = 258
"""The same at all trump, where every suit counts as a trump suit does."""
LONG_VALUES = "20-14-11-10-4-3"
BELOTE = 20
SCORE_CLAUSES = {
    "classic": SCORE_CLASSIC,
    "coinche": SCORE_COINCHE,
    "contree": SCORE_CONTREE,
    "pagat": SCORE_PAGAT,
}


@dataclass(frozen=True, slots=True)
class ScorePosition:
    """A deal that has been played: what the takers bid and made, and what either side announced.

    `contract` is a number, "capot" or "generale"; None where there is no auction. The points of the
    takers hold the ten for the last trick, or the hundred for all eight. Belotes are counted,
    announcements are points.
    """

    trump: Trump | None
    contract: str | None
    doubled: str
    takers_points: int
    takers_tricks: int | None
    bidder_tricks: int | None
    takers_belote: int
    defenders_belote: int
    takers_announce: int
    defenders_announce: int
    pot: int
    last_deal: str
    variant: BeloteVariant


class Counts(NamedTuple):
    """What counts for the takers and for the defenders: card points, belotes, announcements."""

    takers_cards: int
    defenders_cards: int
    takers_belote: int
    defenders_belote: int
    takers_announce: int
    defenders_announce: int

    @property
    def takers(self) -> Sum:
        """Everything the takers have."""
        return Sum((self.takers_cards, self.takers_belote, self.takers_announce))

    @property
    def defenders(self) -> Sum:
        """Everything the defenders have."""
        return Sum((self.defenders_cards, self.defenders_belote, self.defenders_announce))

    @property
    def announced(self) -> int:
        """The announcements of both."""
        return self.takers_announce + self.defenders_announce


class Result(NamedTuple):
    """What comes of a deal. `made` is "yes", "no", "litige" or "replay"; the scores are not yet
    rounded, and without the pot."""

    made: str
    takers: Sum
    defenders: Sum


# Counting ----------------------------------------------------------------------------------------


def is_scaled(p: ScorePosition) -> bool:
    """Are the points of this deal brought back to 162?"""
    return p.trump is NoSuit.ALL_TRUMP and p.variant.at_values == LONG_VALUES


def card_counts(p: ScorePosition) -> tuple[int, int]:
    """The card points of the takers and of the defenders."""
    if p.takers_tricks == 8:
        return (250 if p.variant.scoring == "pagat" else ALL_EIGHT_POINTS), 0
    if p.takers_tricks == 0:
        return 0, ALL_EIGHT_POINTS
    if is_scaled(p):
        # Rounded to the nearest. 162/258 is 27/43, so it is never half-way.
        takers = (2 * p.takers_points * DEAL_POINTS + UNSCALED_POINTS) // (2 * UNSCALED_POINTS)
        return takers, DEAL_POINTS - takers
    return p.takers_points, DEAL_POINTS - p.takers_points


def counts(p: ScorePosition) -> Counts:
    """What counts for either side. All eight tricks bring the defenders' announcements over."""
    all_eight = p.takers_tricks == 8
    only_takers = p.variant.scoring == "pagat" and p.contract != "generale"
    return Counts(
        *card_counts(p),
        BELOTE * p.takers_belote,
        0 if only_takers else BELOTE * p.defenders_belote,
        p.takers_announce + (p.defenders_announce if all_eight else 0),
        0 if all_eight else p.defenders_announce,
    )


# Judging -----------------------------------------------------------------------------------------


def points_needed(p: ScorePosition) -> int | None:
    """How many points does the contract need? None where it is not a number."""
    if p.contract is None or not p.contract.isdigit():
        return None
    if p.contract == "80" and p.variant.min_80 == "82":
        return 82
    return int(p.contract)


def outcome(p: ScorePosition) -> str:
    """Is the contract made? "yes", "no", or, with equal totals, "litige" or "replay"."""
    c, needed_points = counts(p), points_needed(p)
    takers, defenders = c.takers.total, c.defenders.total
    if p.contract == "generale":
        return "yes" if p.bidder_tricks == 8 else "no"
    if p.contract == "capot":
        return "yes" if p.takers_tricks == 8 else "no"
    if needed_points is not None and takers < needed_points:
        return "no"
    if needed_points is not None and p.variant.success == "contract-only":
        return "yes"
    if takers == defenders and p.variant.tie_rule != "fail":
        return p.variant.tie_rule
    return "yes" if takers > defenders else "no"


# Paying ------------------------------------------------------------------------------------------


def multiplier(p: ScorePosition) -> int:
    """How many times does a coinche or a surcoinche count?"""
    surcoinche = 3 if p.variant.multiplier == "bid-3" else 4
    return {"no": 1, "coinche": 2, "surcoinche": surcoinche}[p.doubled]


def stake(p: ScorePosition) -> int:
    """What the contract adds to the score."""
    if p.contract is None:
        return 0
    return int(p.contract) if p.contract.isdigit() else 250


def flat_stake(p: ScorePosition) -> int | None:
    """What the contract is worth where it is worth the same whatever the cards count."""
    if p.contract == "generale":
        return 1000
    if p.contract == "capot" and p.variant.scoring in ("contree", "pagat"):
        return 500
    return None


def failed_points(p: ScorePosition) -> int:
    """What a lost deal counts for the defenders, in place of card points."""
    third_with_auction = p.contract is not None and p.variant.multiplier == "bid-3"
    if p.variant.failed_points == "162" or third_with_auction:
        return ALL_EIGHT_POINTS if p.takers_tricks == 0 else DEAL_POINTS
    return 160


def result(p: ScorePosition) -> Result:
    """What comes of the deal, without the pot and not yet rounded."""
    made, c = outcome(p), counts(p)
    if made == "replay":
        return Result(made, Sum(), Sum())
    if made == "litige":
        keeps = p.last_deal == "yes" and p.variant.litige_last_deal == "each-keeps"
        return Result(made, c.takers if keeps else Sum(), c.defenders)
    if flat_stake(p) is not None:
        return Result(made, *_flat(p, c, made == "yes"))
    doubled_whole = p.doubled != "no" and p.variant.multiplier == "whole-4"
    if doubled_whole and p.variant.scoring == "contree":
        return Result(made, *_doubled_contree(p, c, made == "yes"))
    if made == "yes":
        return Result(made, *_made(p, c, doubled_whole))
    return Result(made, *_failed(p, c, doubled_whole))


def _made(p: ScorePosition, c: Counts, doubled_whole: bool) -> tuple[Sum, Sum]:
    if doubled_whole:
        cards = 250 if p.takers_tricks == 8 else 160
        inside = (cards, c.takers_belote, c.takers_announce, stake(p))
        return Sum(inside, multiplier(p)), Sum((c.defenders_belote,))
    return Sum(c.takers.inside, plus=(multiplier(p) * stake(p),)), c.defenders


def _failed(p: ScorePosition, c: Counts, doubled_whole: bool) -> tuple[Sum, Sum]:
    kept, taken = _lost_belote(p, c)
    inside = (failed_points(p), c.defenders_belote, c.announced)
    if doubled_whole:
        return Sum((kept,)), Sum((*inside, stake(p)), multiplier(p), (taken,))
    return Sum((kept,)), Sum(inside, plus=(multiplier(p) * stake(p), taken))


def _lost_belote(p: ScorePosition, c: Counts) -> tuple[int, int]:
    """The takers' belote in a lost deal: what they keep of it, and what the defenders take."""
    if p.variant.belote_on_failure == "taken":
        return 0, c.takers_belote
    return c.takers_belote, 0


def _doubled_contree(p: ScorePosition, c: Counts, made: bool) -> tuple[Sum, Sum]:
    """Contrée, doubled: everything to the winner, belotes and announcements counted once."""
    if made:
        plus = (c.takers_belote, c.defenders_belote, c.announced)
        return Sum((160, stake(p)), multiplier(p), plus), Sum()
    kept, taken = _lost_belote(p, c)
    plus = (taken, c.defenders_belote, c.announced)
    return Sum((kept,)), Sum((failed_points(p), stake(p)), multiplier(p), plus)


def _flat(p: ScorePosition, c: Counts, made: bool) -> tuple[Sum, Sum]:
    """A contract with a worth of its own, and belotes; nothing else counts."""
    worth = Sum(((flat_stake(p) or 0),), multiplier(p))
    both = (c.takers_belote, c.defenders_belote)
    if p.contract == "generale" or p.variant.scoring == "pagat":
        winner = worth._replace(plus=both)
        return (winner, Sum()) if made else (Sum(), winner)
    if made and p.doubled == "no":
        return worth._replace(plus=(c.takers_belote,)), Sum((c.defenders_belote,))
    if made:
        return worth._replace(plus=both), Sum()
    kept, taken = _lost_belote(p, c)
    return Sum((kept,)), worth._replace(plus=(taken, c.defenders_belote))


def with_pot(p: ScorePosition) -> tuple[Sum, Sum]:
    """The scores with the pot, which goes to the winner of a decided deal."""
    r = result(p)
    if r.made == "yes" and p.pot:
        return Sum((r.takers.total, p.pot)), r.defenders
    if r.made == "no" and p.pot:
        return r.takers, Sum((r.defenders.total, p.pot))
    return r.takers, r.defenders


def pot_after(p: ScorePosition) -> int:
    """What waits for the winner of the next deal."""
    made = outcome(p)
    if made == "litige":
        return 0 if p.last_deal == "yes" else p.pot + counts(p).takers.total
    return p.pot if made == "replay" else 0


def rounded(number: int, variant: BeloteVariant) -> int:
    """A score to the nearest ten, as the table rounds."""
    upwards = {"none": None, "5-up": 5, "6-up": 4}[variant.rounding]
    return number if upwards is None else (number + upwards) // 10 * 10


def scores(p: ScorePosition) -> tuple[int, int]:
    """What the takers and the defenders score."""
    takers, defenders = with_pot(p)
    return rounded(takers.total, p.variant), rounded(defenders.total, p.variant)


def because(p: ScorePosition) -> Clause:
    """The clause that decides."""
    made = outcome(p)
    if made in ("litige", "replay"):
        return LITIGE if made == "litige" else REPLAY
    return SCORE_GENERALE if p.contract == "generale" else SCORE_CLAUSES[p.variant.scoring]


# Facts -------------------------------------------------------------------------------------------

FACTS = (
    "trump",
    "contract",
    "doubled",
    "takers points",
    "takers tricks",
    "bidder tricks",
    "takers belote",
    "defenders belote",
    "takers announce",
    "defenders announce",
    "pot",
    "last deal",
)
DOUBLED = ("no", "coinche", "surcoinche")
HIGHEST = 99999


def read(facts: Facts) -> ScorePosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    needed(facts, "takers points", "95")
    trump = facts.get("trump")
    position = ScorePosition(
        trump=trump.read(read_trump) if trump else None,
        contract=_read_contract(facts, variant),
        doubled=word_fact(facts, "doubled", DOUBLED),
        takers_points=number_fact(facts, "takers-points", UNSCALED_POINTS),
        takers_tricks=_read_tricks(facts, "takers-tricks"),
        bidder_tricks=_read_tricks(facts, "bidder-tricks"),
        takers_belote=_read_belotes(facts, "takers-belote"),
        defenders_belote=_read_belotes(facts, "defenders-belote"),
        takers_announce=number_fact(facts, "takers-announce", HIGHEST),
        defenders_announce=number_fact(facts, "defenders-announce", HIGHEST),
        pot=number_fact(facts, "pot", HIGHEST),
        last_deal=word_fact(facts, "last-deal", ("no", "yes")),
        variant=variant,
    )
    _refuse_contract(position)
    _refuse_points(position)
    _refuse_bonuses(position)
    return position


def _read_contract(facts: Facts, variant: BeloteVariant) -> str | None:
    fact = facts.get("contract")
    if variant.bidding == "take-up":
        if fact or facts.get("doubled"):
            raise PositionError(
                f"{variant.title} has no auction, so no contract: leave it out, or add such as"
                " 'variant: coinche-official'.",
                "contract" if fact else "doubled",
            )
        return None
    return needed(facts, "contract", "90").read(_read_contract_word)


def _read_contract_word(text: str) -> str:
    if fold(text) in ("capot", "generale"):
        return fold(text)
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise NotationError(f"read {quoted(text)}, expected a number, capot or generale.")
    return str(int(text))


def _read_tricks(facts: Facts, name: str) -> int | None:
    return number_fact(facts, name, 8) if facts.get(name) else None


def _read_belotes(facts: Facts, name: str) -> int:
    fact = facts.get(name)
    words = {"no": 0, "yes": 1}
    if fact and fold(fact.value) in words:
        return words[fold(fact.value)]
    return number_fact(facts, name, 4)


def _refuse_contract(p: ScorePosition) -> None:
    """Raises PositionError if this table has no such contract."""
    if p.contract is None:
        return
    if p.contract == "generale" and p.variant.generale == "no":
        raise PositionError(
            "contract: there is no générale at this table: add 'generale: yes'.", "contract"
        )
    number = int(p.contract) if p.contract.isdigit() else LOWEST_BID
    highest = HIGHEST_BID if p.variant.max_bid == "160" else number
    if not LOWEST_BID <= number <= highest or number % 10:
        raise PositionError(f"contract: {number} cannot be bid at this table.", "contract")
    if p.doubled != "no" and not p.contract.isdigit() and p.variant.capot_closes == "yes":
        raise PositionError(f"doubled: {p.contract} is not coinched at this table.", "doubled")
    if (p.contract == "generale") != (p.bidder_tricks is not None):
        raise PositionError(
            "bidder tricks: needed for a générale, and for no other contract.", "bidder-tricks"
        )


def _refuse_points(p: ScorePosition) -> None:
    """Raises PositionError if the points and the tricks cannot be."""
    points, tricks = p.takers_points, p.takers_tricks
    if points in (0, ALL_EIGHT_POINTS) and tricks is None:
        raise PositionError(
            f"takers points: {points} leaves open whether one side took all eight tricks: add"
            " 'takers tricks: …'.",
            "takers-points",
        )
    if (tricks == 8 and points != ALL_EIGHT_POINTS) or (tricks == 0 and points != 0):
        raise PositionError(
            f"takers tricks: {tricks} tricks count {ALL_EIGHT_POINTS if tricks else 0} points, and"
            f" 'takers points' says {points}.",
            "takers-tricks",
        )
    if points > DEAL_POINTS and tricks != 8 and not is_scaled(p):
        raise PositionError(
            f"takers points: {points}; without all eight tricks there are {DEAL_POINTS} at most.",
            "takers-points",
        )
    if p.bidder_tricks is not None and tricks is not None and p.bidder_tricks > tricks:
        raise PositionError("bidder tricks: more than the takers made.", "bidder-tricks")
    if p.bidder_tricks == 8 and tricks != 8:
        raise PositionError(
            "bidder tricks: the bidder took all eight: add 'takers tricks: 8'.", "bidder-tricks"
        )


def _refuse_bonuses(p: ScorePosition) -> None:
    """Raises PositionError if belotes, announcements or pot cannot be."""
    most = 0 if p.trump is NoSuit.NO_TRUMP else 4 if p.trump is NoSuit.ALL_TRUMP else 1
    if p.takers_belote + p.defenders_belote > most:
        raise PositionError(f"There can be {most} belotes at most in this deal.", "takers-belote")
    announced = p.takers_announce, p.defenders_announce
    if any(announced) and p.variant.announcements == "no":
        raise PositionError(
            "This table plays without announcements: add 'announcements: yes'.", "takers-announce"
        )
    if all(announced):
        raise PositionError("Only one side scores its announcements.", "defenders-announce")
    if sum(announced) % 10:
        raise PositionError("Announcements come to a multiple of 10.", "takers-announce")
    if p.pot and p.variant.tie_rule != "litige":
        raise PositionError("pot: this table knows no litige, so nothing waits.", "pot")


def show(p: ScorePosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    values = (
        None if p.trump is None else str(p.trump),
        p.contract,
        None if p.doubled == "no" else p.doubled,
        p.takers_points,
        p.takers_tricks,
        p.bidder_tricks,
        p.takers_belote or None,
        p.defenders_belote or None,
        p.takers_announce or None,
        p.defenders_announce or None,
        p.pot or None,
        None if p.last_deal == "no" else p.last_deal,
    )
    facts += [
        Fact(name, str(value))
        for name, value in zip(FACTS, values, strict=True)
        if value is not None
    ]
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: ScorePosition, language: Language) -> Telling:
    """The deal and its score in words and as a picture."""
    takers, defenders = scores(p)
    outcome_word = language.say(f"deal.{outcome(p)}")
    answer = language.say(
        "answer.deal-score", outcome=outcome_word, takers=takers, defenders=defenders
    )
    scene = _scene(p, language)
    picture = RowsPicture(trump=p.trump, rows=_rows(p, language), title=answer, description=scene)
    return Telling(scene, answer, (), tuple(_reasons(p, language)), picture)


def contract_words(p: ScorePosition, language: Language) -> str | None:
    """The contract as it is said: "90, coinched"."""
    if p.contract is None:
        return None
    name = p.contract if p.contract.isdigit() else language.say(f"call.{p.contract}")
    if p.doubled == "no":
        return name
    return language.say(f"contract.{p.doubled}", contract=name)


def _scene(p: ScorePosition, language: Language) -> str:
    contract, c = contract_words(p, language), counts(p)
    parts = [] if p.trump is None else [f"{language.trump(p.trump)}."]
    if contract:
        parts.append(language.say("scene.contract", contract=contract))
    parts.append(
        language.say("scene.deal-points", takers=c.takers_cards, defenders=c.defenders_cards)
    )
    return " ".join(parts)


def _rows(p: ScorePosition, language: Language) -> tuple[Row, ...]:
    contract, (takers, defenders) = contract_words(p, language), scores(p)
    c = counts(p)
    rows = [("picture.contract", contract)] if contract else []
    rows += [
        ("picture.takers-have", str(c.takers)),
        ("picture.defenders-have", str(c.defenders)),
        ("picture.takers-score", str(takers)),
        ("picture.defenders-score", str(defenders)),
    ]
    if p.variant.tie_rule == "litige":
        rows.append(("picture.pot", str(pot_after(p))))
    return tuple(Row(language.say(key), value, ()) for key, value in rows)


def _reasons(p: ScorePosition, language: Language) -> list[Reason]:
    """Each clause that had a part in it, with its working."""
    clauses = [
        *([SCALE] if is_scaled(p) and p.takers_tricks not in (0, 8) else []),
        *([ALL_EIGHT] if p.takers_tricks in (0, 8) else []),
        *([REBELOTE] if p.takers_belote or p.defenders_belote else []),
        *([ANNONCE_COUNTS] if p.takers_announce or p.defenders_announce else []),
        because(p),
        *([POT] if p.pot and outcome(p) in ("yes", "no") else []),
        *([ROUND] if scores(p) != tuple(each.total for each in with_pot(p)) else []),
    ]
    values = _values(p, language)
    return [Reason(clause, language.reason(clause, values)) for clause in clauses]


def _values(p: ScorePosition, language: Language) -> dict[str, str]:
    """What the placeholders of the clauses stand for."""
    c, r, (takers, defenders) = counts(p), result(p), scores(p)
    made = r.made == "yes"
    eight = "takers" if p.takers_tricks == 8 else "defenders"
    return {
        "raw": str(p.takers_points),
        "points": str(c.takers_cards if eight == "takers" else c.defenders_cards),
        "scaled": str(c.takers_cards),
        "rest": str(c.defenders_cards),
        "side": language.say(f"side.{eight}-first"),
        "belotes": _belotes(p, c, language),
        "takers_announce": str(c.takers_announce),
        "defenders_announce": str(c.defenders_announce),
        "totals": language.say("deal.totals", takers=c.takers, defenders=c.defenders),
        "need": _need(p, language),
        "outcome": language.say(f"deal.{r.made}"),
        "working": language.say("deal.working", takers=r.takers, defenders=r.defenders),
        "share": _litige_share(p, c, language),
        "winner": language.say("side.takers" if made else "side.defenders"),
        "pot": str(p.pot),
        "with_pot": str(with_pot(p)[0 if made else 1]),
        "takers": str(takers),
        "defenders": str(defenders),
    }


def _belotes(p: ScorePosition, c: Counts, language: Language) -> str:
    key = "rebelote.both-sides"
    if p.variant.scoring == "pagat" and p.contract != "generale":
        key = "rebelote.takers-only"
    return language.say(key, takers=c.takers_belote, defenders=c.defenders_belote)


def _need(p: ScorePosition, language: Language) -> str:
    number = points_needed(p)
    if number is None:
        return language.say(f"need.{p.contract or 'majority'}")
    both = p.variant.success == "contract-and-majority"
    return language.say("need.points-and-majority" if both else "need.points", number=number)


def _litige_share(p: ScorePosition, c: Counts, language: Language) -> str:
    key = "waits" if p.last_deal == "no" else p.variant.litige_last_deal
    return language.say(f"litige.{key}", points=c.takers.total)


MADE = ("yes", "no", "litige", "replay")


def _read_made(text: str) -> str:
    if fold(text) not in MADE:
        raise NotationError(f"read {quoted(text)}, expected one of {', '.join(MADE)}.")
    return fold(text)


def _pot_answer(p: ScorePosition) -> str | None:
    return str(pot_after(p)) if p.variant.tie_rule == "litige" else None


SCORE = Kind(
    name="deal's score",
    type=ScorePosition,
    keys=("variant", *(option.key for option in OPTIONS), *FACTS),
    states=lambda facts: any(
        facts.get(name) is not None for name in ("takers-points", "takers-tricks", "doubled")
    ),
    read=read,
    show=show,
    questions=(
        Question("made", outcome, _read_made),
        number_question("takers score", lambda p: str(scores(p)[0])),
        number_question("defenders score", lambda p: str(scores(p)[1])),
        number_question("pot after", _pot_answer),
        because_question(lambda p: because(p).id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=("made", "takers score", "defenders score", "pot after", "because"),
)
