"""A table with a pack of the host: chosen on the page, shown at the table, missed when it is gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from carambolage.engine.packs.folder import copy_pack
from carambolage.engine.registry import game
from tests.table.serving import Server
from tests.web.visitor import LATER, SOON, Visitors

NAME = "Sunday drivers"
WORDS = """racer-sb = Sunday Sledge
    .driver = Aunt Agatha
    .short = Agatha
    .hint = Never in a hurry.
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose host has named a pack of Wacky Races with another car."""
    pack = tmp_path / "sunday"
    copy_pack(game("wacky_races"), pack, NAME)
    (pack / "words").mkdir()
    (pack / "words" / "en.ftl").write_text(WORDS)
    running = Server(f"sqlite:///{tmp_path}/tables.db", "--pack", str(pack)).start()
    yield running
    running.stop()


def restart(server: Server, command: list[str]) -> None:
    server.stop()
    server.command = command
    server.start()


def test_a_pack_is_chosen_shown_and_missed(server: Server, chromium: Browser) -> None:
    visitors = Visitors(f"http://{server.address}", chromium)
    ada = visitors.come(name="Ada")
    ada.choose_game("thunder_road")
    expect(ada.page.locator("#pack")).to_have_count(0)
    ada.choose_game()
    ada.page.get_by_label("Pack of components").select_option(label=NAME)
    ada.start()
    expect(ada.page.locator("header .pack")).to_have_text(NAME, timeout=LATER)
    expect(ada.page.locator(".garage")).to_contain_text("Sunday Sledge", timeout=LATER)
    ada.press("#tab-rules")
    expect(ada.page.locator("#panel")).to_contain_text(f"Played with the pack “{NAME}”", timeout=SOON)

    with_pack = server.command
    restart(server, with_pack[: with_pack.index("--pack")])
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible(timeout=LATER)
    expect(ada.page.locator("main")).to_contain_text(f"the pack “{NAME}”, which this server no longer has")
    assert ada.violations("without the pack") == []
    table = ada.page.url
    ada.press(ada.page.get_by_role("button", name="All games"))
    expect(ada.page.locator(".past .line")).to_have_count(1)

    restart(server, with_pack)
    ada.page.goto(table)
    expect(ada.page.locator(".garage")).to_contain_text("Sunday Sledge", timeout=LATER)
    visitors.leave()


def test_the_lobby_names_the_pack_in_french(server: Server, chromium: Browser) -> None:
    visitors = Visitors(f"http://{server.address}", chromium)
    zoe = visitors.come("fr", phone=True)
    zoe.choose_game()
    zoe.page.get_by_label("Éléments du jeu").select_option(label=NAME)
    assert zoe.violations("setup with a pack") == []
    zoe.press(zoe.page.locator(".kind").nth(1))
    zoe.start()
    expect(zoe.page.locator("main")).to_contain_text(f"Se joue avec les éléments « {NAME} »", timeout=LATER)
    visitors.leave()
    assert visitors.troubles == []
