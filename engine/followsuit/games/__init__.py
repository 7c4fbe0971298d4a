"""The games. A new one is a module here and its entry in `GAMES`; nothing else in the engine."""

from followsuit.errors import NotationError, UnknownName, near, nearest, quoted
from followsuit.facts import Facts
from followsuit.game import Game
from followsuit.games.bellot import BELLOT
from followsuit.games.belote import BELOTE
from followsuit.games.duel import DUEL
from followsuit.games.lochac import LOCHAC
from followsuit.games.sundial import SUNDIAL
from followsuit.games.trumple import TRUMPLE
from followsuit.rules import fold

GAMES: dict[str, Game] = {
    game.key: game for game in (SUNDIAL, TRUMPLE, BELOTE, DUEL, BELLOT, LOCHAC)
}


def find_game(key: str) -> Game:
    """The game of this key. Raises UnknownName, also when it is the name of a game's preset."""
    if fold(key) not in GAMES:
        raise UnknownName(f"{quoted(key)} is no game. {_meant(key)}")
    return GAMES[fold(key)]


def game_named(facts: Facts) -> Game:
    """The game that these facts name. Raises an EngineError."""
    named = facts.get("game")
    if named is None:
        raise NotationError(f"the game is missing: add 'game: …', one of {', '.join(GAMES)}.")
    return named.read(find_game)


def _meant(key: str) -> str:
    """Which game, or which preset of one, was probably meant? A phrase for the end of a message."""
    names: dict[str, str] = {}
    for game in GAMES.values():
        names |= {fold(game.key): game.key, fold(game.title): game.key}
    for game in GAMES.values():
        for variant in game.variants:
            stated = f"'game: {game.key}, variant: {variant.key}'"
            names = {fold(variant.key): stated, fold(variant.title): stated} | names
    # A game and its first preset may have one name, which then is the game's.
    meant = dict.fromkeys(names[name] for name in near(fold(key), names))
    return f"Did you mean {' or '.join(meant)}?" if meant else nearest(key, GAMES)
