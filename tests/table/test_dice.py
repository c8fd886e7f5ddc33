"""Fair dice: promised at the start, told at the end, checked by anybody."""

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

import carambolage
from carambolage.cli import main
from carambolage.table.state.fair_dice import new_chance
from tests.table.client import Client
from tests.table.serving import Server


@pytest.fixture(scope="module")
def proof(server: Server) -> Any:
    """The proof of a finished game."""
    opened = server.open_table("wacky_races", 0, bots=3)

    async def scenario() -> None:
        async with Client(opened, opened.watch) as watcher:
            await watcher.until_over()
            promised = opened.told["dice"]["commitment"]
            assert {m["dice"]["commitment"] for m in watcher.heard if "dice" in m} == {promised}
            assert {m["dice"]["secret"] for m in watcher.heard if m.get("phase") == "playing"} == {None}

    asyncio.run(scenario())
    return server.get(f"/api/tables/{opened.table}/proof")


def test_the_promise_is_a_plain_hash(proof: Any) -> None:
    told = f"{proof['secret']}:{proof['salt']}".encode()
    assert hashlib.sha256(told).hexdigest() == proof["commitment"]
    assert len(proof["secret"]) == 64


def test_the_seeds_are_a_plain_hmac() -> None:
    chance = new_chance()
    assert chance.seed(7) == hmac.new(chance.secret.encode(), b"7:", "sha256").digest()
    mixed = chance.with_numbers(["ab", None, "cd"])
    assert mixed.seed(7) == hmac.new(chance.secret.encode(), b"7:0:ab,2:cd", "sha256").digest()
    chosen = new_chance(5)
    digest = hmac.new(b"5", b"7", "sha256").digest()
    assert chosen.seed(7) == int.from_bytes(digest[:8], "big") >> 1


def test_a_chosen_seed_gives_the_same_game_and_hides_behind_its_salt() -> None:
    one, other = new_chance(5), new_chance(5)
    assert [one.seed(n) for n in range(9)] == [other.seed(n) for n in range(9)]
    assert one.commitment != other.commitment
    assert one.chosen


def test_server_and_command_agree_that_the_dice_were_fair(
    server: Server, proof: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert server.post("/api/verify", proof)["sound"]
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(proof))
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.endswith("verified\n")


def test_a_finished_game_is_replayed_from_its_file(server: Server, proof: Any, tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    path.write_text(server.text(f"/api/tables/{proof['table']}/replay"))
    report = carambolage.verify(path)
    assert report.sealed
    assert report.over
    assert report.digest == proof["digest"]


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"secret": "0" * 64}, "not the one that was promised"),
        ({"salt": "0" * 32}, "not the one that was promised"),
        ({"digest": "0" * 64}, "ends otherwise"),
        ({"log": []}, "ends otherwise"),
        ({"rules": 99}, "other rules"),
        ({"carambolage_table": 1}, "another version"),
        ({"chosen": True}, "cannot be played again"),
        ({"mixing": {"called": True, "promises": [None] * 3, "numbers": ["0" * 32, None, None]}}, "had promised: 1"),
        ({"options": {"powers": "maybe"}}, "cannot be played again"),
    ],
)
def test_a_forged_proof_is_found_out(
    server: Server,
    proof: Any,
    change: dict[str, Any],
    finding: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    forged = {**proof, **change}
    verdict = server.post("/api/verify", forged)
    assert not verdict["sound"]
    assert finding in verdict["findings"][-1]
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(forged))
    assert main(["verify", str(path)]) == 1
    assert "not verified" in capsys.readouterr().err


def test_other_dice_are_found_out(server: Server, proof: Any) -> None:
    """Whoever rolls again with another secret, and promises that one afterwards, is given away by the first promise."""
    other = new_chance()
    forged = {**proof, "secret": other.secret, "salt": other.salt, "commitment": other.commitment}
    assert not server.post("/api/verify", forged)["sound"]


def test_games_are_not_checked_for_pages_of_other_sites(server: Server, proof: Any) -> None:
    status, refusal = server.refusal("/api/verify", proof, Origin="https://elsewhere.example")
    assert (status, refusal["code"]) == (403, "origin")


def test_a_proof_names_every_random_number(proof: Any) -> None:
    """Whoever reads it needs no rules: SHA-256 of the seed and a counter, scaled to the sides."""
    secret, answers = proof["secret"].encode(), 0
    for line in [{"what": "opening", "draws": proof["opening"]}, *proof["log"]]:
        answers += line["what"] == "answered"
        seed = hmac.new(secret, f"{answers}:".encode(), "sha256").digest()
        for place, (sides, outcome) in enumerate(line["draws"]):
            block = hashlib.sha256(seed + (place // 8).to_bytes(8, "big")).digest()
            word = int.from_bytes(block[place % 8 * 4 :][:4], "big")
            assert word * sides >> 32 == outcome
    assert proof["opening"]
    assert sum(len(line["draws"]) for line in proof["log"]) > 10
