"""The list of games, found without importing any."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import carambolage
from carambolage.engine import registry
from carambolage.engine.errors import UnknownGameError
from carambolage.testing.convoy.game import GAME


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A house with one game of its own and one that another package declares."""
    (tmp_path / "road_rash").mkdir()
    (tmp_path / "road_rash" / "game.py").touch()
    (tmp_path / "unfinished").mkdir()
    point = EntryPoint("convoy", "carambolage.testing.convoy.game:GAME", "carambolage.games")
    monkeypatch.setattr(registry, "_HOME", tmp_path)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([point]))
    registry.places.cache_clear()
    yield
    registry.places.cache_clear()


@pytest.mark.usefixtures("listed")
def test_games_are_folders_and_declarations() -> None:
    assert carambolage.game_names() == ("convoy", "road_rash")
    assert carambolage.game("convoy") is GAME
    assert carambolage.new("convoy", players=2, seed=1).game is GAME
    assert carambolage.load(carambolage.new("convoy", players=2, seed=1).save()).game is GAME


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Road Rush", "there is no game 'Road Rush'; did you mean road_rash?"),
        ("chess", "there is no game 'chess'; there are convoy, road_rash"),
        ("road_rash", "there is no module 'carambolage.games.road_rash.game'"),
        ("carambolage.testing.convoy.game:NAME", "holds no game 'NAME'; a place reads module:name"),
    ],
)
def test_an_unknown_game_is_explained(name: str, reason: str) -> None:
    with pytest.raises(UnknownGameError) as caught:
        carambolage.game(name)
    assert reason in str(caught.value)


def test_a_game_may_be_named_by_its_place() -> None:
    assert carambolage.game("carambolage.testing.convoy.game:GAME") is GAME


def test_importing_and_playing_needs_no_compiler() -> None:
    code = (
        "import sys, carambolage\n"
        "carambolage.game_names()\n"
        "match = carambolage.new('carambolage.testing.convoy.game:GAME', players=2)\n"
        "match.play(0, match.choices(0)[0])\n"
        "sys.exit(1 if 'numba' in sys.modules else 0)"
    )
    source = Path(carambolage.__file__).parents[1]
    assert subprocess.run([sys.executable, "-c", code], cwd=source, check=False).returncode == 0
