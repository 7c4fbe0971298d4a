"""The match: has a pair won it with this deal?

Page: docs/games/belote.md#match.
"""

from dataclasses import dataclass

from followsuit.asking import because_question, needed, none_as_null, read_number
from followsuit.errors import NotationError, PositionError, quoted
from followsuit.facts import Fact, Facts
from followsuit.game import Kind, Question, read_variant, show_variant
from followsuit.games.belote.calls import as_list
from followsuit.games.belote.clauses import CLAUSES, EQUAL_TOTALS, NOT_ON_BELOTE, TARGET
from followsuit.games.belote.parts import number_fact
from followsuit.games.belote.variants import OPTIONS, VARIANTS, BeloteVariant
from followsuit.notation import read_pair
from followsuit.pictures import Row, RowsPicture
from followsuit.rules import Clause, fold
from followsuit.table import Pair
from followsuit.telling import Reason, Telling
from followsuit.words import Language

HIGHEST = 99999


@dataclass(frozen=True, slots=True)
class MatchPosition:
    """What either pair had before the deal, and what it scored in it: North and South first.

    `won_by` is the pair that won the deal, `only_belote` one that scored nothing but belote in it.
    """

    before: tuple[int, int]
    scored: tuple[int, int]
    won_by: Pair | None
    only_belote: Pair | None
    variant: BeloteVariant


def totals(p: MatchPosition) -> dict[Pair, int]:
    """What either pair has after the deal."""
    return dict(zip(Pair, (a + b for a, b in zip(p.before, p.scored, strict=True)), strict=True))


def there(p: MatchPosition) -> list[Pair]:
    """Which pairs have enough to win?"""
    target = int(p.variant.target)
    least = target if p.variant.end == "reach" else target + 1
    return [pair for pair, total in totals(p).items() if total >= least]


def may_win(p: MatchPosition) -> list[Pair]:
    """Which of these may win with this deal?"""
    barred = p.only_belote if p.variant.wins_on_belote == "no" else None
    return [pair for pair in there(p) if pair is not barred]


def _first_of(p: MatchPosition, pairs: list[Pair]) -> Pair | None:
    """Which of these pairs has won?"""
    have = totals(p)
    if len(pairs) == 2 and len({have[pair] for pair in pairs}) == 1:
        return p.won_by if p.variant.equal_totals == "last-contract" else None
    return max(pairs, key=lambda pair: have[pair], default=None)


def winner(p: MatchPosition) -> Pair | None:
    """Which pair has won the match?"""
    return _first_of(p, may_win(p))


def are_equal(p: MatchPosition) -> bool:
    """May both win, with equal totals?"""
    return len(may_win(p)) == 2 and len(set(totals(p).values())) == 1


def because(p: MatchPosition) -> Clause:
    """The clause that decides."""
    if are_equal(p):
        return EQUAL_TOTALS
    barred = may_win(p) != there(p) and winner(p) is not _first_of(p, there(p))
    return NOT_ON_BELOTE if barred else TARGET


# Facts -------------------------------------------------------------------------------------------

FACTS = ("NS total", "EW total", "NS scores", "EW scores", "deal won by", "only belote")


def read(facts: Facts) -> MatchPosition:
    """The position that the facts state. Raises an EngineError when there is none."""
    variant = read_variant(facts, OPTIONS, VARIANTS)
    numbers = []
    for name in FACTS[:4]:
        needed(facts, name, "90")
        numbers.append(number_fact(facts, fold(name), HIGHEST))
    won_by, only_belote = facts.get("deal-won-by"), facts.get("only-belote")
    p = MatchPosition(
        before=(numbers[0], numbers[1]),
        scored=(numbers[2], numbers[3]),
        won_by=won_by.read(read_pair) if won_by else None,
        only_belote=only_belote.read(read_pair) if only_belote else None,
        variant=variant,
    )
    if are_equal(p) and variant.equal_totals == "last-contract" and won_by is None:
        raise PositionError(
            "Equal totals: the pair that won the deal wins the match. Add such as"
            " 'deal won by: NS'.",
            "deal-won-by",
        )
    return p


def show(p: MatchPosition) -> Facts:
    """The facts of a position, in canonical order: `read` gives the same one back."""
    values = (*p.before, *p.scored, p.won_by, p.only_belote)
    facts = show_variant(p.variant, OPTIONS, VARIANTS)
    facts += [
        Fact(name, str(value))
        for name, value in zip(FACTS, values, strict=True)
        if value is not None
    ]
    return Facts(facts)


# Telling -----------------------------------------------------------------------------------------


def tell(p: MatchPosition, language: Language) -> Telling:
    """The match and its state in words and as a picture."""
    answer = _result(p, language)
    scene = language.say(
        "scene.match",
        ns=p.before[0],
        ew=p.before[1],
        ns_scores=p.scored[0],
        ew_scores=p.scored[1],
    )
    rows = [(f"picture.{pair}", str(total)) for pair, total in totals(p).items()]
    rows.append(("picture.match-target", p.variant.target))
    picture = RowsPicture(
        trump=None,
        rows=tuple(Row(language.say(key), value, ()) for key, value in rows),
        title=answer,
        description=scene,
    )
    reason = Reason(because(p), language.reason(because(p), _values(p, language)))
    return Telling(scene, answer, (), (reason,), picture)


def _result(p: MatchPosition, language: Language) -> str:
    pair = winner(p)
    if pair is None:
        return language.say("answer.match-open")
    one, other = map(language.seat, pair.seats)
    return language.say("answer.match-won", one=one, other=other)


def _values(p: MatchPosition, language: Language) -> dict[str, str]:
    have = totals(p)
    values = {
        "totals": language.say("match.totals", ns=have[Pair.NORTH_SOUTH], ew=have[Pair.EAST_WEST]),
        "needed": language.say(f"match.{p.variant.end}", target=p.variant.target),
        "result": _result(p, language),
    }
    if p.only_belote:
        values["one"], values["other"] = map(language.seat, p.only_belote.seats)
    return values


def _totals(p: MatchPosition) -> str:
    return ", ".join(f"{pair} {total}" for pair, total in totals(p).items())


def _read_totals(text: str) -> str:
    parts = [part.split() for part in text.split(",")]
    if any(len(part) != 2 for part in parts):
        raise NotationError(f"read {quoted(text)}, expected such as 'NS 1020, EW 870'.")
    return ", ".join(f"{read_pair(part[0])} {read_number(part[1])}" for part in parts)


def _read_winner(text: str) -> str:
    return "none" if fold(text) == "none" else str(read_pair(text))


MATCH = Kind(
    name="match",
    type=MatchPosition,
    keys=("variant", *(option.key for option in OPTIONS), *FACTS),
    states=lambda facts: any(facts.get(fold(name)) is not None for name in FACTS[:4]),
    read=read,
    show=show,
    questions=(
        Question("totals", _totals, _read_totals, as_json=as_list),
        Question("match", lambda p: str(winner(p) or "none"), _read_winner, as_json=none_as_null),
        because_question(lambda p: because(p).id, CLAUSES, "belote"),
    ),
    tell=tell,
    in_json=("totals", "match", "because"),
)
