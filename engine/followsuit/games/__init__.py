"""The games. A new one is a module here and its entry in `GAMES`; nothing else in the engine."""

from followsuit.errors import UnknownName, nearest, quoted
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
    """The game of this key. Raises UnknownName."""
    if fold(key) not in GAMES:
        raise UnknownName(f"{quoted(key)} is no game. {nearest(key, GAMES)}")
    return GAMES[fold(key)]
