"""The games there are: every folder of `carambolage.games`, and whatever other packages declare as `carambolage.games`.

A game's package holds a module `game` with the `GAME`; nothing is imported before somebody asks for that game.
"""

import sys
from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from carambolage.engine.errors import UnknownGameError

if TYPE_CHECKING:
    from carambolage.engine.game import Game

_GROUP = "carambolage.games"
_HOME = Path(__file__).parent.parent / "games"


@lru_cache(maxsize=1)
def places() -> dict[str, str]:
    """Where each game is to be found, as `module:name`."""
    ours = {file.parent.name: f"{_GROUP}.{file.parent.name}.game:GAME" for file in _HOME.glob("*/game.py")}
    theirs = {point.name: point.value for point in entry_points(group=_GROUP)}
    return dict(sorted({**theirs, **ours}.items()))


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(places())


def game(name: str) -> "Game":
    """A game by its name, or by its place (`module:name`) if it is nowhere declared."""
    return _imported(name) if ":" in name else listed_game(name)


def listed_game(name: str) -> "Game":
    """A game by its name only: what strangers write in a file must not choose what is imported."""
    if name not in places():
        raise UnknownGameError(f"there is no game {name!r}; {_hint(name)}")
    return _imported(places()[name])


def place_of(game: "Game") -> str:
    """The name of a game, or its place if it is nowhere declared."""
    if game.name in places() and listed_game(game.name) is game:
        return game.name
    for name, module in list(sys.modules.items()):
        if getattr(module, "GAME", None) is game:
            return f"{name}:GAME"
    raise UnknownGameError(
        f"no module holds the game {game.name} under the name GAME, by which it could be found again"
    )


def _hint(name: str) -> str:
    near = get_close_matches(name.lower().replace("-", "_").replace(" ", "_"), places(), 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(places()) or 'none installed'}"


def _imported(place: str) -> "Game":
    module, _, name = place.partition(":")
    try:
        home = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise UnknownGameError(f"there is no module {module!r}, where {place!r} should be") from None
    if not hasattr(home, name):
        raise UnknownGameError(f"the module {module} holds no game {name!r}; a place reads module:name")
    from carambolage.engine.game import Game

    found = getattr(home, name)
    if not isinstance(found, Game):
        raise UnknownGameError(f"{place} is no game but a {type(found).__name__}; a place reads module:name")
    return found
