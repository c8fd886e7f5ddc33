"""Packs of an owner at a table: offered by name and hash, played with, named in what is stored, missed when gone."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.match.loading import load, verify
from carambolage.engine.packs.folder import copy_pack, pack_hash
from carambolage.engine.registry import game
from carambolage.testing.convoy.game import GAME
from tests.table.client import Client
from tests.table.people import play_out
from tests.table.serving import CONVOY, PATIENCE, Opened, Server

NAME = "Long haul"


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Convoy's pack with another finish and another name for a card."""
    folder = tmp_path / "long-haul"
    copy_pack(GAME, folder, NAME)
    edit(folder / "road.toml", "12", "30")
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("choice-pass = Wait\ncard-crawl = Creep\n")
    return folder


@pytest.fixture
def server(tmp_path: Path, pack: Path) -> Iterator[Server]:
    """A server whose host has named the pack."""
    running = Server(f"sqlite:///{tmp_path}/tables.db", "--pack", str(pack)).start()
    yield running
    running.stop()


def named(pack: Path) -> dict[str, str]:
    return {"name": NAME, "hash": pack_hash(pack)}


def facts_of(server: Server, query: str = "") -> Any:
    return server.get(f"/api/games/convoy{query}")


def restarted(server: Server, *arguments: str) -> Server:
    """A server on the same store, with other arguments."""
    store = server.command[server.command.index("--store") + 1]
    server.stop()
    return Server(store, *arguments).start()


def test_the_games_list_the_packs_of_the_host(server: Server, pack: Path) -> None:
    convoy = next(game for game in server.get("/api/games") if game["game"] == "convoy")
    assert convoy["packs"] == [named(pack)]
    assert convoy["pack"] != pack_hash(pack)
    assert all(not game["packs"] for game in server.get("/api/games") if game["game"] != "convoy")
    assert str(pack) not in server.text("/api/games"), "a path is nobody's business"


def test_a_game_with_a_pack_has_its_words(server: Server, pack: Path) -> None:
    query = f"?pack={pack_hash(pack)}"
    assert facts_of(server)["pack"] != facts_of(server, query)["pack"] == pack_hash(pack)
    source = server.text(f"/api/games/convoy/words/en{query}")
    assert source.index("choice-pass = Wait") < source.index("choice-pass = Stay")
    assert "Wait" not in server.text("/api/games/convoy/words/en")
    assert server.refusal("/api/games/convoy?pack=0123")[1]["code"] == "no_such_pack"


def test_a_table_is_played_with_its_pack(server: Server, pack: Path) -> None:
    opened, own = server.open_table(pack=named(pack), seed=5), server.open_table(seed=5)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as long, Client(own, *own.seats) as short:
            assert (long.sights[0]["view"]["finish"], short.sights[0]["view"]["finish"]) == (30, 12)
            assert long.heard[0]["facts"]["pack"] == named(pack)
            assert short.heard[0]["facts"]["pack"] is None
            past = await long.ask("look", seq=1)
            assert past["sights"][0]["view"]["finish"] == 30

    asyncio.run(scenario())
    info = server.get(f"/api/tables/{opened.table}")
    assert info["facts"]["pack"] == named(pack)
    again = server.open_table(pack=info["facts"]["pack"])
    assert server.get(f"/api/tables/{again.table}")["facts"]["pack"] == named(pack)


def test_a_pack_is_chosen_by_name_and_hash_only(server: Server, pack: Path) -> None:
    wish = {"game": "convoy", "seats": [{"kind": "person"}] * 2}
    for wanted, status, code, text in (
        ({**named(pack), "hash": "0" * 64}, 409, "pack_renewed", "The components of the pack “Long haul” have changed"),
        ({**named(pack), "name": str(pack)}, 404, "no_such_pack", f"This server has no pack “{pack}” for this game"),
        ({"path": str(pack)}, 400, "malformed", "The request cannot be read"),
        (str(pack), 400, "malformed", "The request cannot be read"),
    ):
        answer = server.refusal("/api/tables", {**wish, "pack": wanted})
        assert (answer[0], answer[1]["code"]) == (status, code)
        assert answer[1]["text"].startswith(text)
    french = server.refusal("/api/tables?lang=fr", {**wish, "pack": {"name": "X", "hash": ""}})[1]["text"]
    assert french.startswith("Ce serveur n\u2019a pas d\u2019éléments «\u00a0X\u00a0»")
    other = {**wish, "game": "wacky_races", "pack": named(pack)}
    assert server.refusal("/api/tables", other)[1]["code"] == "no_such_pack"


def test_a_finished_game_names_its_pack(server: Server, pack: Path, tmp_path: Path) -> None:
    opened = server.open_table(pack=named(pack), seed=5)

    async def scenario() -> None:
        async with Client(opened, opened.seats[0]) as one, Client(opened, opened.seats[1]) as two:
            await play_out(one, two)

    asyncio.run(scenario())
    text = server.text(f"/api/tables/{opened.table}/replay")
    assert json.loads(text.splitlines()[0])["pack"] == named(pack)
    assert load(text, GAME, pack).over
    assert verify(text, GAME, pack).sealed
    with pytest.raises(Exception, match=r"the game was played with other components .*“Long haul”.*; name its pack"):
        load(text, GAME)
    proof = server.get(f"/api/tables/{opened.table}/proof")
    assert server.post("/api/verify", proof)["sound"]
    changed = server.post("/api/verify", {**proof, "pack": "0" * 64})
    assert not changed["sound"]
    assert "played with the pack “Long haul”, which is not here as it was" in changed["findings"][0]


async def coming(opened: Opened, lang: str = "en") -> tuple[str, str]:
    """What somebody hears who comes to a table that stays closed."""
    client = Client(opened, opened.seats[0], lang=lang)
    answer = await client.join()
    await client.cut()
    return answer["code"], answer["text"]


def test_a_table_waits_for_its_pack(server: Server, pack: Path) -> None:
    """Gone, changed, and brought back: the game goes on where it was."""
    opened = server.open_table(pack=named(pack), seed=5)

    async def begin() -> None:
        async with Client(opened, *opened.seats) as both:
            await both.catch_up(await both.play(0))

    asyncio.run(begin())
    without = opened.server = restarted(server)
    assert without.get("/api/health")["tables"] == 1
    code, text = asyncio.run(coming(opened))
    assert (code, "“Long haul”, which this server no longer has. The game is kept" in text) == ("pack_gone", True)
    french = asyncio.run(coming(opened, "fr"))[1]
    assert "«\u00a0Long haul\u00a0», que ce serveur n\u2019a plus. La partie est conservée" in french
    status, refusal = without.refusal(f"/api/tables/{opened.table}")
    assert (status, refusal["code"], refusal["text"]) == (409, "pack_gone", text)

    edit(pack / "road.toml", "30", "31")
    changed = opened.server = restarted(without, "--pack", str(pack))
    code, text = asyncio.run(coming(opened))
    assert (code, "whose components have changed since. The game is kept" in text) == ("pack_changed", True)
    assert changed.refusal(f"/api/tables/{opened.table}")[1]["code"] == "pack_changed"

    edit(pack / "road.toml", "31", "30")
    opened.server = restarted(changed, "--pack", str(shutil.move(pack, pack.with_name("elsewhere"))))

    async def go_on() -> None:
        async with Client(opened, *opened.seats) as both:
            assert both.seq == 2
            assert both.sights[1]["view"]["finish"] == 30
            assert (await both.play(1))["type"] == "ack"

    asyncio.run(go_on())
    opened.server.stop()


def test_a_table_that_has_waited_a_week_for_its_pack_gives_its_log(server: Server, pack: Path, tmp_path: Path) -> None:
    """Not before: the log tells every hand of a game that may go on."""
    opened = server.open_table(pack=named(pack), mix=True)
    untouched = server.open_table(pack=named(pack))

    async def begin() -> dict[int, str]:
        async with Client(opened, *opened.seats) as both:
            numbers = {seat: str(seat) * 32 for seat in (0, 1)}
            for seat, number in numbers.items():
                await both.ask("mix", seat=seat, promise=sha256(number.encode()).hexdigest())
            for seat, number in numbers.items():
                await both.catch_up(await both.ask("reveal", seat=seat, number=number))
            await both.until_type("moved")
            for seat in (0, 1, 0):
                if both.sights[seat]["choices"]:
                    await both.catch_up(await both.play(seat))
            return {seat: (await both.ask("position", seat=seat))["text"] for seat in (0, 1)}

    before = asyncio.run(begin())
    without = opened.server = restarted(server)
    assert without.refusal(f"/api/tables/{opened.table}/replay")[1]["code"] == "pack_gone"
    without.stop()
    age_log(tmp_path / "tables.db", opened.table, days=7)
    opened.server = without = without.start()
    assert without.refusal(f"/api/tables/{untouched.table}/replay")[1]["code"] == "pack_gone"
    assert asyncio.run(coming(opened))[0] == "other_rules"
    text = without.text(f"/api/tables/{opened.table}/replay")
    match = load(text, GAME, pack)
    assert len(json.loads(text.splitlines()[0])["seed"]) == 64, "dealt from all 256 bits"
    assert {seat: match.position(seat) for seat in (0, 1)} == before
    opened.server = again = restarted(without, "--pack", str(pack))

    async def go_on() -> None:
        async with Client(opened, *opened.seats) as both:
            assert both.sights[0]["view"]["finish"] == 30

    asyncio.run(go_on())
    again.stop()


def age_log(path: Path, table: str, days: int) -> None:
    """Make everything at a table older than it is."""
    with sqlite3.connect(path) as db:
        db.execute("update log set at = at - ? where table_id = ?", (days * 86_400_000, table))
    db.close()


def test_a_pack_that_changes_while_the_server_runs_is_played_as_it_was_read(server: Server, pack: Path) -> None:
    before = named(pack)
    assert facts_of(server)["packs"] == [before]
    edit(pack / "road.toml", "30", "31")
    opened = server.open_table(pack=before)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            assert both.sights[0]["view"]["finish"] == 30

    asyncio.run(scenario())


def started(*arguments: str) -> str:
    """What a server that cannot be started says."""
    command = [sys.executable, "-m", "carambolage", "table", "--port", "0", "--game", CONVOY, *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert run.returncode == 1
    return run.stderr


def test_a_pack_with_mistakes_is_not_offered(pack: Path, tmp_path: Path) -> None:
    store = ("--store", f"sqlite:///{tmp_path}/tables.db")
    twice = started(*store, "--pack", str(pack), "--pack", str(pack))
    assert "another pack of convoy has the name “Long haul” too; write another one into its pack.toml" in twice
    edit(pack / "road.toml", "30", "3000")
    assert f"the pack in {pack} cannot be offered: the pack has a mistake: road.toml: finish" in started(
        *store, "--pack", str(pack)
    )
    assert "there is no such folder" in started(*store, "--pack", str(tmp_path / "none"))
    edit(pack / "pack.toml", "convoy", "chess")
    assert "this server offers no game 'chess'" in started(*store, "--pack", str(pack))


WORDS = """
tile-pit_exit = Garage Door
    .hint = Creaks.
power-sb2 = Club Rush
    .text = Run.
"""


def test_a_real_game_shows_the_numbers_names_and_tiles_of_a_pack(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copy_pack(game("wacky_races"), folder, "Mine")
    for file, item, old, new in (
        ("powers.toml", 'id = "sb2"', "distance = 2", "distance = 3"),
        ("tiles.toml", 'id = "red_barn"', '"farm"', '"desert"'),
    ):
        text = (folder / file).read_text()
        start = text.index(item)
        (folder / file).write_text(text[:start] + text[start:].replace(old, new, 1))
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(WORDS)
    running = Server(f"sqlite:///{tmp_path}/tables.db", "--pack", str(folder)).start()
    opened = running.open_table("wacky_races", seed=7, pack={"name": "Mine", "hash": pack_hash(folder)})

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            seat = both.sights[0]["asked"][0]
            for asked in (seat, 1 - seat):
                await both.catch_up(await both.play(asked))
            sight = both.sights[both.sights[0]["asked"][0]]
            assert "You are on Garage Door (1)" in sight["question"]
            assert any("Use Club Rush: run 3 tiles" in choice["text"] for choice in sight["choices"])
            barn = next(tile for tile in sight["view"]["course"] if tile["tile"] == "red_barn")
            assert barn["terrain"] == "desert"
            assert any("Red Barn, Desert" in line for line in (await both.ask("board"))["lines"])

    asyncio.run(scenario())
    running.stop()
