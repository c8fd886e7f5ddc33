"""Shards on a Ray cluster: any number of machines, any of which may go; every shard that is lost is played again.

Nothing is needed on the machines but this package. Components that are not the game's own travel with the experiment,
and so do compiled rules, from one machine of each kind to all others (`fingerprint.py` says what makes a kind: the
processor, the installation).
"""

import os
import socket
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carambolage.engine.registry import game as game_named
from carambolage.engine.twins.execution import packed_build
from carambolage.lab.experiment import Experiment, LabError, Part
from carambolage.lab.spans import Span

try:
    import fcntl
except ImportError:  # on Windows every process compiles for itself
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from carambolage.engine.twins.packed_build import PackedBuild

ALONE = "local"  # Ray's word for a cluster of one's own
_CONNECT_SECONDS = 5.0
_RETRIES = 8
_AHEAD = 2
Archives = dict[str, Any]  # references to compiled rules, by their kind


class Cluster:
    """The cluster that is there (`RAY_ADDRESS`, or `ray start` on this machine), else one of some processes here."""

    def __init__(self, workers: int) -> None:
        if find_spec("ray") is None:
            raise LabError("a cluster needs Ray, here and on its machines: pip install 'carambolage[cluster]'")
        self.workers = workers

    def play(self, experiment: Experiment[Part], shards: Iterable[Span]) -> Generator[tuple[Span, Part], None, None]:
        """Shards as they are finished; a few more than there are processors are on their way.

        Those are not cancelled when nobody wants them any more: they end with the connection to the cluster. Cancelling
        a task that ends at that very moment makes Ray abort the whole process.
        """
        import ray

        with _connected(self.workers) as is_only_here:
            archives = _compiled(experiment, is_only_here) if experiment.is_compiled else {}
            parcel = ray.put(Parcel(experiment, _pack_files(experiment), archives))
            needs = {"num_gpus": 1} if experiment.needs_device else {"num_cpus": 1}
            task = ray.remote(max_retries=_RETRIES, **needs)(_play_shard)
            rest, under_way = iter(shards), dict[Any, Span]()
            while True:
                for shard in islice(rest, max(0, _AHEAD * _processors(experiment) - len(under_way))):
                    under_way[task.remote([parcel], parcel.hex(), *shard)] = shard
                if not under_way:
                    return
                for reference in ray.wait(list(under_way), num_returns=1)[0]:
                    yield under_way[reference], _part(reference)
                    del under_way[reference]


@dataclass(frozen=True)
class Parcel:
    """What a machine needs to play: the experiment, the files of its pack, and where compiled rules are."""

    experiment: Experiment[Any]
    pack: dict[str, bytes]
    archives: Archives


def _part(reference: Any) -> Any:
    """The result of a task; what went wrong on a machine goes on here as the error that it was."""
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise LabError(f"the cluster has lost a shard ({type(error).__name__}); go on with --resume") from error


@contextmanager
def _connected(workers: int) -> Iterator[bool]:
    """Join a cluster, or start one, and leave it in the end; tells whether it was started, and so is here alone."""
    import ray

    was_joined = ray.is_initialized()
    is_started = not was_joined and _joined_or_started(workers)
    try:
        yield is_started
    finally:
        if not was_joined:
            ray.shutdown()


def _joined_or_started(workers: int) -> bool:
    """Join the cluster that is there for all, or start one; tells which. What a command has started stays its own."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # or workers would wait for whatever else this machine does
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    address = _address()
    if address is None:
        ray.init(ALONE, num_cpus=workers, include_dashboard=False, **quiet)
    else:
        ray.init(address, **quiet)
    return address is None


def _address() -> str | None:
    """Where a cluster is: as RAY_ADDRESS says, which must be right, or as `ray start` has noted, which may be old."""
    from ray._private.utils import read_ray_address

    named = os.environ.get("RAY_ADDRESS") or "auto"
    if named != "auto":
        if named != ALONE and not _answers(named):
            raise LabError(f"no cluster answers at {named}, which RAY_ADDRESS names")
        return None if named == ALONE else named
    left: str | None = read_ray_address()
    return left if left and _answers(left) else None


def _answers(address: str) -> bool:
    """Whether somebody listens: Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=_CONNECT_SECONDS).close()
    except (OSError, ValueError):
        return False
    return True


def _processors(experiment: Experiment[Any]) -> int:
    """How many shards the cluster plays at a time, as it is now."""
    import ray

    return max(1, int(ray.cluster_resources().get("GPU" if experiment.needs_device else "CPU", 1)))


def _pack_files(experiment: Experiment[Any]) -> dict[str, bytes]:
    folder = experiment.subject.pack
    if folder is None:
        return {}
    return {str(path.relative_to(folder)): path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}


def _compiled(experiment: Experiment[Any], is_only_here: bool) -> Archives:
    """Compiled rules for every machine that has none; processes on this one find them in its cache."""
    own = packed_build(game_named(experiment.subject.name))
    if not is_only_here:
        return _compiled_everywhere(experiment, own)
    if not own.is_stored():
        own.functions()
    return {}


def _compiled_everywhere(experiment: Experiment[Any], own: "PackedBuild") -> Archives:
    """Compiled rules for every kind of machine there is, each compiled once, on a machine of its kind if need be."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    def on(node: str, function: Callable[[str], Any]) -> Any:
        place = NodeAffinitySchedulingStrategy(node, soft=False)
        return ray.remote(num_cpus=0, scheduling_strategy=place)(function).remote(experiment.subject.name)

    archives: Archives = {own.folder.name: ray.put(own.exported())} if own.is_stored() else {}
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"]]
    kinds = dict(zip(nodes, ray.get([on(node, _kind) for node in nodes]), strict=True))
    for node, kind in kinds.items():
        if kind not in archives:
            archives[kind] = on(node, _archive)
    return archives


def _kind(name: str) -> str:
    """The kind of this machine, as the name of the folder of its compiled rules."""
    return packed_build(game_named(name)).folder.name


def _archive(name: str) -> bytes:
    """The compiled rules of this machine, compiled now if they are not there."""
    build = packed_build(game_named(name))
    build.functions()
    return build.exported()


def _play_shard(parcel: list[Any], key: str, first: int, end: int) -> Any:
    """Play a shard on a machine of the cluster; the parcel is opened once in every process."""
    if key not in _players:
        _players.clear()
        _players[key] = _unpacked(parcel[0])
    return _players[key](first, end)


_players: dict[str, Callable[[int, int], Any]] = {}


def _unpacked(reference: Any) -> Callable[[int, int], Any]:
    import ray

    parcel: Parcel = ray.get(reference)
    experiment: Any = parcel.experiment
    if parcel.pack:
        experiment = replace(experiment, subject=replace(experiment.subject, pack=_folder(tuple(parcel.pack.items()))))
    if experiment.is_compiled:
        _expect_rules(packed_build(game_named(experiment.subject.name)), parcel.archives)
    play: Callable[[int, int], Any] = experiment.player()
    return play


def _expect_rules(build: "PackedBuild", archives: Archives) -> None:
    """Compiled rules on this machine: from one of its kind, or compiled here where there is none, or none any more.

    One process sees to it, the others wait.
    """
    import ray

    with _alone(build.folder.with_name(f".{build.folder.name}.lock")):
        if build.is_stored():
            return
        if build.folder.name in archives:
            with suppress(ray.exceptions.RayError):  # the machine that compiled them is gone
                build.install(ray.get(archives[build.folder.name]))
                return
        build.functions()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other process of this machine has a lock, and hold it; where there are no locks, go on at once."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@lru_cache(maxsize=4)
def _folder(files: tuple[tuple[str, bytes], ...]) -> str:
    """A folder with these files, as long as this process lives."""
    folder = Path(tempfile.mkdtemp(prefix="carambolage-pack-"))
    for name, content in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return str(folder)
