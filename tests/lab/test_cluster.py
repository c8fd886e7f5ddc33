"""A real Ray cluster of two nodes on this machine: the same totals, rules that travel, workers and nodes killed."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.packs.folder import copy_pack
from carambolage.engine.twins.execution import packed_build
from carambolage.lab import Duel, LabError, Ladder, Playouts, Setting, Totals, playouts, prepare
from carambolage.lab.cluster import Cluster, _compiled
from carambolage.lab.executors import InProcess
from carambolage.lab.spans import Span, cut
from carambolage.lab.training import Course, Generation
from carambolage.testing.convoy.game import GAME
from tests.lab.dying import SETTING, Dying

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


def test_a_ladder_is_the_same_on_a_cluster(nodes: Any) -> None:
    ladder = Ladder(Setting(SETTING.name, 3, ("random", "greedy", "rookie")))
    shards = list(cut([(7, 55)], ladder.shard))
    assert dict(Cluster(1).play(ladder, shards)) == dict(InProcess().play(ladder, shards))


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
