"""A real Ray cluster of two nodes on this machine: the same totals, rules that travel, workers and nodes killed."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from carambolage.cli import main
from carambolage.engine.packs.folder import copy_pack
from carambolage.engine.twins.execution import packed_build
from carambolage.lab import Duel, Duels, LabError, Ladder, Playouts, Setting, Totals, playouts, prepare
from carambolage.lab.balance import Plan, Studied
from carambolage.lab.cluster import Cluster, _address, _compiled, _expect_rules
from carambolage.lab.executors import InProcess
from carambolage.lab.runs import FILE, read_run
from carambolage.lab.spans import Span, count, cut
from carambolage.lab.training import Course, Generation
from carambolage.testing.convoy.game import GAME
from tests.lab.dying import SETTING, Dying
from tests.table.serving import free_port

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A head node and one more, whose cache of compiled rules is empty; each with one processor."""
    import ray
    from ray.cluster_utils import Cluster as Nodes

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    prepare(SETTING, "packed")
    small = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}
    nodes = Nodes(initialize_head=True, head_node_args=small)
    cache = tmp_path_factory.mktemp("cache")
    nodes.second = nodes.add_node(**small, env_vars={"CARAMBOLAGE_CACHE": str(cache)})
    nodes.cache = cache
    ray.init(nodes.address, log_to_driver=False, logging_level="ERROR")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def total(parts: Iterator[tuple[Span, Totals]]) -> Totals:
    return sum((part for _, part in parts), Totals.none(3))


def test_the_same_totals_and_rules_that_travel(nodes: Any) -> None:
    shards = list(cut([(100, 6_000)], 500))
    assert total(Cluster(1).play(Playouts(SETTING), shards)) == playouts(SETTING, 5_900, 100)
    assert (nodes.cache / packed_build(GAME).folder.name).is_dir()


def test_a_cluster_that_was_started_here_needs_no_rules_to_travel(nodes: Any) -> None:
    assert _compiled(Playouts(SETTING), is_only_here=True) == {}
    assert list(_compiled(Playouts(SETTING), is_only_here=False)) == [packed_build(GAME).folder.name]


class Compiling:
    """Rules of a kind of their own; `functions` takes its time."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.compiled = folder, 0

    def is_stored(self) -> bool:
        return self.folder.is_dir()

    def install(self, archive: bytes) -> None:
        raise AssertionError("there is no archive")

    def functions(self) -> None:
        self.compiled += 1
        time.sleep(0.1)
        self.folder.mkdir()


@pytest.mark.parametrize("is_lost", [False, True])
def test_a_new_kind_of_machine_compiles_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_lost: bool) -> None:
    """It came later, or the one machine of its kind that had compiled for all is gone."""
    import ray

    def lose(reference: object) -> None:
        raise ray.exceptions.ObjectLostError("0", None, "")

    monkeypatch.setattr(ray, "get", lose)
    build: Any = Compiling(tmp_path / "rules" / "convoy-new")
    archives = {"convoy-new": "a reference"} if is_lost else {}
    with ThreadPoolExecutor(4) as processes:
        list(processes.map(lambda _: _expect_rules(build, archives), range(4)))
    assert build.compiled == 1


def test_a_ladder_is_the_same_on_a_cluster(nodes: Any) -> None:
    ladder = Ladder(Setting(SETTING.name, 3, ("random", "greedy", "rookie")))
    shards = list(cut([(7, 55)], ladder.shard))
    assert dict(Cluster(1).play(ladder, shards)) == dict(InProcess().play(ladder, shards))


def test_duels_are_the_same_on_a_cluster(nodes: Any) -> None:
    duels = Duels(Setting(SETTING.name, 3, ("greedy", "random")))
    shards = list(cut([(5, 40)], duels.shard))
    assert dict(Cluster(1).play(duels, shards)) == dict(InProcess().play(duels, shards))


def test_a_study_is_the_same_on_a_cluster(nodes: Any) -> None:
    studied = Studied(Plan(SETTING.name, varied=("players", "road")))
    shards = [(7, 40), (40, 90), (90, 100)]
    assert dict(Cluster(1).play(studied, shards)) == dict(InProcess().play(studied, shards))


def test_self_play_is_the_same_on_a_cluster(nodes: Any) -> None:
    weights = {"STEP": -10.0, "GAMBLE": -10.0}
    generation = Generation(Setting(SETTING.name, 2), Course(2, 16, 1.5), 3, 5, weights, {"STEP": 10, "GAMBLE": 10})
    shards = list(cut([generation.numbers], generation.shard))
    assert dict(Cluster(1).play(generation, shards)) == dict(InProcess().play(generation, shards))


def test_components_travel(nodes: Any, tmp_path: Path) -> None:
    copy_pack(GAME, tmp_path / "fast")
    cards = tmp_path / "fast" / "cards.toml"
    cards.write_text(cards.read_text().replace("steps = 3\ncopies = 6", "steps = 9\ncopies = 4"))
    setting = Setting(SETTING.name, 3, pack=str(tmp_path / "fast"))
    assert total(Cluster(1).play(Playouts(setting), [(0, 50), (50, 99)])) == playouts(setting, 99)


def command(*words: object) -> list[str]:
    return [sys.executable, "-m", "carambolage", *map(str, words)]


def killed_and_resumed(words: list[object], games: int, out: Path, **environment: str) -> str:
    """What a command on a cluster prints that is killed with -9 after a shard, then resumed."""
    whole = command(*words, "--games", games, "--cluster", "--workers", 2, "--out", out)
    env = {**os.environ, **environment}
    while not 0 < played(out) < games:
        shutil.rmtree(out, ignore_errors=True)
        process = subprocess.Popen(whole, env=env, stdout=subprocess.DEVNULL)
        while not played(out):
            assert process.poll() is None
            time.sleep(0.02)
        process.kill()
        process.wait()
    return subprocess.run([*whole, "--resume"], env=env, check=True, text=True, stdout=subprocess.PIPE).stdout


def played(out: Path) -> int:
    """How many games of a run have been saved."""
    return count(json.loads((out / FILE).read_text())["done"]) if (out / FILE).exists() else 0


def test_simulate_starts_a_cluster_is_killed_and_goes_on(nodes: Any, tmp_path: Path) -> None:
    """The cluster of this test is not noted where the command looks for one: it has one of its own."""
    own = tempfile.mkdtemp(prefix="ray-")  # its sockets need a short name
    simulate: list[object] = ["simulate", SETTING.name, "--twin", "plain", "--json"]
    try:
        told = killed_and_resumed(simulate, 1200, tmp_path / "out", RAY_TMPDIR=own, RAY_ADDRESS="")
        assert len(list(Path(own).glob("ray/session_2*"))) == 2
    finally:
        shutil.rmtree(own, ignore_errors=True)
    found = json.loads(told)
    wanted = playouts(Setting(SETTING.name, 4), 1200)
    assert read_run(tmp_path / "out", Totals).total == wanted
    assert (found["games"], found["wins_by_seat"]) == (1200, list(wanted.wins))


def test_balance_joins_a_cluster_is_killed_and_goes_on(nodes: Any, tmp_path: Path) -> None:
    balance: list[object] = ["balance", SETTING.name]
    killed_and_resumed(balance, 3000, tmp_path / "out", RAY_ADDRESS=nodes.address)
    alone = command(*balance, "--games", 3000, "--out", tmp_path / "alone")
    subprocess.run(alone, check=True, stdout=subprocess.DEVNULL)
    assert written(tmp_path / "out") == written(tmp_path / "alone")


@pytest.mark.parametrize(
    "words",
    [
        ("duel", "greedy", "random", "--game", SETTING.name, "--games", 40),
        ("ladder", SETTING.name, "--bots", "greedy,random", "--games", 20),
        ("train", SETTING.name, "--games", 16, "--generations", 1),
    ],
    ids=lambda words: words[0],
)
def test_other_commands_play_on_a_cluster(
    nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[object, ...]
) -> None:
    told = []
    for where, options in (("cluster", ["--cluster"]), ("alone", [])):
        assert main([*map(str, words), "--json", "--out", str(tmp_path / where), *options]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""


def written(folder: Path) -> dict[str, Any]:
    """What is in the files of a folder; the numbers of a run stand in any order."""
    files = (path for path in folder.rglob("*") if path.is_file())
    contents = {str(path.relative_to(folder)): path.read_bytes() for path in files}
    return {**contents, FILE: json.loads(contents[FILE])}


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{free_port()}")
    with pytest.raises(LabError, match="no cluster answers at 127"):
        _address()
    monkeypatch.setenv("RAY_ADDRESS", "local")
    assert _address() is None


def test_a_cluster_that_is_gone_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`ray start` notes its address, and nobody takes the note away when the machine restarts."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    (tmp_path / "ray").mkdir()
    noted = tmp_path / "ray" / "ray_current_cluster"
    noted.write_text(f"127.0.0.1:{free_port()}")
    assert _address() is None
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        noted.write_text("{}:{}".format(*listening.getsockname()))
        assert _address() == noted.read_text()


def test_errors_are_those_of_one_process(nodes: Any, tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("")
    with pytest.raises(LabError, match="no such games"):
        list(Cluster(1).play(Dying(tmp_path / "lives"), [(0, 10), (66, 70)]))


def test_killed_workers_and_a_killed_node_change_nothing(nodes: Any, tmp_path: Path) -> None:
    """Two workers die over the same shard, and the second node goes while shards are under way on it."""
    experiment, shards = Dying(tmp_path / "lives"), list(cut([(0, 300)], 10))
    experiment.lives.write_text("xx")
    parts = Cluster(1).play(experiment, shards)
    found = [next(parts)]
    nodes.remove_node(nodes.second, allow_graceful=False)
    found += parts
    assert sorted(found, key=lambda part: part[0]) == [(shard, Duel(*shard, 10)) for shard in shards]
    assert experiment.lives.read_text() == ""
