"""Clauses, options and sources against the pages, both ways."""

import pytest
from conftest import DOCS
from followsuit.game import Game
from followsuit.games import GAMES
from followsuit.rules import INFERRED, SHOWN, STATED, Clause, Option
from pages import headings, placed_examples

CLAUSES = {clause.id: clause for game in GAMES.values() for clause in game.clauses}
OPTIONS = [(game, option) for game in GAMES.values() for option in game.options]
SOURCES = headings(DOCS / "reference" / "sources.md")


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)
def test_every_clause_is_a_heading_of_its_page(clause: Clause) -> None:
    page = DOCS / "games" / f"{clause.game}.md"
    assert headings(page).get(clause.anchor) == clause.title
    assert f"clause: {clause.id}\n" in page.read_text("utf-8"), "its sources are not shown"


@pytest.mark.parametrize("key", [*GAMES, "core"])
def test_every_clause_shown_on_a_page_is_a_clause_of_the_engine(key: str) -> None:
    page = (DOCS / "games" / f"{key}.md").read_text("utf-8")
    shown = [line.removeprefix("clause: ") for line in page.splitlines() if line[:8] == "clause: "]
    assert shown, "no clause on the page"
    assert set(shown) == {id for id, clause in CLAUSES.items() if clause.game == key}


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda x: getattr(x, "key", None))
def test_every_option_is_a_heading_of_its_page(game: Game, option: Option) -> None:
    page = DOCS / "games" / f"{game.key}.md"
    assert headings(page).get(option.anchor) == option.title
    assert f"option: {game.key}/{option.key}\n" in page.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_heading_is_an_option(game: Game) -> None:
    anchors = {a for a in headings(DOCS / "games" / f"{game.key}.md") if a.startswith("option-")}
    assert anchors == {option.anchor for option in game.options}


def test_every_source_cited_is_on_the_sources_page() -> None:
    cited = {source for clause in CLAUSES.values() for source in clause.sources}
    for _, option in OPTIONS:
        for sources in option.values.values():
            assert sources, f"{option.key}: nobody plays so"
            cited |= set(sources)
    for game in GAMES.values():
        cited |= {source for variant in game.variants for source in variant.sources}
    assert {SOURCES.get(source.lower()) for source in cited} == cited


@pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)
def test_a_clause_says_how_its_sources_speak(clause: Clause) -> None:
    assert clause.status in (STATED, SHOWN, INFERRED)
    assert clause.sources


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda x: getattr(x, "key", None))
def test_every_option_is_a_setting_and_its_values_are_known(game: Game, option: Option) -> None:
    for variant in game.variants:
        assert getattr(variant, option.name) in option.values


TRICK_GAMES = {key: game for key, game in GAMES.items() if game.trick is not None}


@pytest.mark.parametrize("game", TRICK_GAMES.values(), ids=TRICK_GAMES)
def test_every_duty_is_shown_permitting_and_forbidding(game: Game) -> None:
    assert game.trick is not None
    permits, forbids = set(), set()
    for place in placed_examples():
        example = place.example
        if example.game is game:
            for verdict in game.tell(example.position).verdicts:
                (permits if verdict.permitted else forbids).add(verdict.clause.id)
    # Partner-under only forbids: what it leaves is permitted by partner-free.
    only_forbid = {"belote.partner-under"}
    duties = {clause.id for clause in game.trick.duties}
    assert duties <= forbids
    assert duties - only_forbid <= permits


NEVER_CITED = {
    # A trick's worth is a question of its own: it is claimed as a number, not by a clause.
    "belote.points",
    # The last trick's ten is in the points that a deal's score is asked with.
    "belote.der",
    # What nobody can do at a table: records of whole deals show it.
    "core.not-yours",
    "core.not-your-turn",
    "core.wrong-phase",
    # No single position shows these either.
    "duel.trump-choice",
    "duel.stall",
    # Who has won a trick leads the next one: that is no position of its own.
    "core.winner-leads",
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_clause_is_shown_by_an_example(game: Game) -> None:
    cited = set()
    for place in placed_examples():
        if place.example.game is game:
            telling = game.tell(place.example.position)
            cited |= {told.clause.id for told in (*telling.verdicts, *telling.reasons)}
    # A clause that stands on another game's page is shown there.
    own = {clause.id for clause in game.clauses if clause.game in (game.key, "core")}
    assert own - cited <= NEVER_CITED
