"""Blocks to HTML elements, by the templates beside this file. Contains no rule.

The elements are well-formed, so that a page builder sees their links as its own.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from followsuit.examples import Example, Piece
from followsuit.figures import figure
from followsuit.game import Game
from followsuit.games import GAMES
from followsuit.rules import Clause, Option
from followsuit.svg import VARIABLES, picture_element
from followsuit.words import ENGLISH

_TEMPLATES = Environment(
    loader=PackageLoader("followsuit.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Links:
    """Where the rule pages lie, as the page at hand must write it.

    `base` stands before a page's path and `suffix` after it: "/" and ".md" inside our own docs, an
    address and ".html" elsewhere. Without a base there are no links, only names.
    """

    base: str | None = None
    suffix: str = ".html"

    def to(self, page: str, anchor: str) -> str | None:
        """The link to an anchor of a page such as "games/belote"."""
        if self.base is None:
            return None
        return f"{self.base}{page}{self.suffix}#{anchor}"

    def to_rulings(self) -> str | None:
        """The link to the page that tells what we decided."""
        return None if self.base is None else f"{self.base}reference/rulings{self.suffix}"

    def to_game(self, game: Game) -> str | None:
        """The link to a game's page."""
        return None if self.base is None else f"{self.base}games/{game.key}{self.suffix}"

    def to_clause(self, clause: Clause) -> str | None:
        """The link to a clause."""
        return self.to(f"games/{clause.game}", clause.anchor)


def example_element(
    example: Example, links: Links, anchor: str, shown_at: str | None = None
) -> Element:
    """The figure of an example. `anchor` is its id here; `shown_at` links to where it stands."""
    shown = figure(example.game, example.position)
    element = _render(
        "figure.html",
        links,
        example=example,
        telling=shown.telling,
        anchor=anchor,
        shown_at=shown_at,
        answers=json.dumps(shown.data(), ensure_ascii=False, separators=(",", ":")),
        words=ENGLISH,
    )
    picture = element.find("./div")
    assert picture is not None
    picture.append(picture_element(shown.telling.picture, VARIABLES))
    return element


def piece_element(piece: Piece, links: Links) -> Element:
    """A table, a clause's line or an option's table."""
    if piece.kind == "table":
        heads, rows = piece.game.tables[piece.name]()
        return _render("table.html", links, heads=heads, rows=rows)
    if piece.kind == "clause":
        return _render("clause.html", links, clause=piece.game.clause(piece.name))
    option = next(option for option in piece.game.options if option.key == piece.name)
    return _render("option.html", links, option=option, presets=_presets_by_value(piece, option))


def games_element(links: Links) -> Element:
    """The table of all games: what they are played with, and where their rules stand."""
    rows = [
        (game, {row[0]: row[1] for row in game.tables["at-a-glance"]()[1]})
        for game in GAMES.values()
    ]
    return _render("games.html", links, rows=rows)


def _presets_by_value(piece: Piece, option: Option) -> dict[str, str]:
    """Which presets play each value of the option?"""
    return {
        value: ", ".join(v.key for v in piece.game.variants if getattr(v, option.name) == value)
        or "–"
        for value in option.values
    }


def _render(template: str, links: Links, **values: Any) -> Element:
    link = _linker(links)
    html = _TEMPLATES.get_template(template).render(
        game_link=lambda game: link(game.title, links.to_game(game)),
        clause_link=lambda clause: link(clause.title, links.to_clause(clause)),
        rulings_link=lambda text: link(text, links.to_rulings()),
        source_link=lambda key: link(key, links.to("reference/sources", key.lower())),
        **values,
    )
    return fromstring(_NOT_XML.sub("\ufffd", html))


def _linker(links: Links) -> Callable[[str, str | None], Markup]:
    def link(text: str, address: str | None) -> Markup:
        if address is None:
            return Markup("<span>{}</span>").format(text)
        return Markup('<a href="{}">{}</a>').format(address, text)

    return link
