"""What comes over the line: little at first, and of the games only what is played."""

import gzip

from playwright.sync_api import expect

from carambolage.engine.registry import games
from tests.web.conftest import CLIENT
from tests.web.visitor import LATER, Visitors
from tests.web.winding import server_at

ASSETS = CLIENT.parent / "assets"
FIRST, GAME = 80_000, 150_000
CODE = (".js", ".css")


def packed(name: str) -> int:
    """How many bytes a file has on its way."""
    return len(gzip.compress((ASSETS / name).read_bytes(), 6))


def test_only_the_game_that_is_played_is_loaded(visitors: Visitors) -> None:
    ada = visitors.come()
    loaded: list[str] = []
    ada.page.on(
        "request", lambda asked: loaded.append(asked.url.rpartition("/")[2]) if asked.url.endswith(CODE) else None
    )
    ada.open()
    expect(ada.page.locator(".game .cover svg")).to_have_count(len(games()), timeout=LATER)
    assert sum(map(packed, loaded)) < FIRST
    assert not [name for name in loaded if name.startswith(games())]
    first = set(loaded)

    for game in games():
        opened = server_at(visitors.address).open_table(game, 1, bots=1, seed=7)
        loaded.clear()
        ada.open(f"/t/{opened.table}#seat={opened.seats[0]}")
        expect(ada.page.locator(".ask.mine")).to_be_visible(timeout=LATER)
        assert [name for name in loaded if name.startswith(games())] == [
            name for name in loaded if name.startswith(game)
        ]
        assert 0 < sum(map(packed, set(loaded) - first)) < GAME, game
