"""Executors on one machine: this process, or several, each of which may die without harm to the result."""

import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from carambolage.lab.experiment import Executor, Experiment, LabError, Part
from carambolage.lab.spans import Span

_SPAWN = get_context("spawn")
MOST_DEATHS = 3


def executor(workers: int, cluster: bool = False) -> Executor:
    """Who plays: a cluster, several processes, or this one."""
    if cluster:
        from carambolage.lab.cluster import Cluster  # needs an optional package

        return Cluster(workers)
    return Processes(workers) if workers > 1 else InProcess()


class InProcess:
    """Plays one shard after the other, here."""

    def play(self, experiment: Experiment[Part], shards: Iterable[Span]) -> Iterator[tuple[Span, Part]]:
        """Shards in the order in which they are given."""
        play = experiment.player()
        for shard in shards:
            yield shard, play(*shard)


class Processes:
    """Plays shards side by side; one whose process dies is played again by a new one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, experiment: Experiment[Part], shards: Iterable[Span]) -> Generator[tuple[Span, Part], None, None]:
        """Shards as they are finished; the processes end with the generator."""
        waiting, deaths = _Queue(shards), Counter[Span]()
        team: list[_Worker] = []
        try:
            while waiting or team:
                while len(team) < self.workers and (shard := waiting.next()):
                    team.append(_Worker(experiment, shard))
                ready = wait([worker.connection for worker in team])
                for worker in [worker for worker in team if worker.connection in ready]:
                    shard = worker.shard
                    try:
                        part = worker.result()
                    except EOFError:
                        team.remove(worker)
                        worker.stop()
                        deaths[shard] += 1
                        _expect_alive(shard, deaths[shard])
                        waiting.put_back(shard)
                        continue
                    if (following := waiting.next()) is None:
                        team.remove(worker)
                        worker.stop()
                    else:
                        worker.begin(following)
                    yield shard, part
        finally:
            for worker in team:
                worker.stop()


def _expect_alive(shard: Span, deaths: int) -> None:
    if deaths >= MOST_DEATHS:
        first, end = shard
        raise LabError(
            f"{deaths} workers died over the games with the seeds {first} to {end - 1}; is there memory enough?"
        )


class _Queue:
    """Shards that nobody plays yet."""

    def __init__(self, shards: Iterable[Span]) -> None:
        self._rest, self._again = iter(shards), list[Span]()
        self._following = next(self._rest, None)

    def __bool__(self) -> bool:
        return bool(self._again) or self._following is not None

    def next(self) -> Span | None:
        """Take one."""
        if self._again:
            return self._again.pop()
        shard, self._following = self._following, next(self._rest, None)
        return shard

    def put_back(self, shard: Span) -> None:
        """One whose worker died."""
        self._again.append(shard)


class _Worker:
    """A process that plays shard after shard."""

    def __init__(self, experiment: Experiment[Any], shard: Span) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self._process: BaseProcess = _SPAWN.Process(target=_serve, args=(theirs, experiment), daemon=True)
        with _interrupts_blocked():
            self._process.start()
        theirs.close()
        self.begin(shard)

    def begin(self, shard: Span) -> None:
        """Give it a shard."""
        self.shard = shard
        with suppress(BrokenPipeError):  # it is dead, and `result` will say so
            self.connection.send(shard)

    def result(self) -> Any:
        """What it has made of its shard; an error is raised here, a death is an `EOFError`."""
        try:
            good, value = self.connection.recv()
        except ConnectionResetError:
            raise EOFError from None
        if not good:
            raise value
        return value

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection, experiment: Experiment[Any]) -> None:
    """The life of a worker: it ends when the connection does, so that none outlives its parent."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    play: Callable[[int, int], Any] | None = None
    with suppress(EOFError, BrokenPipeError):
        while True:
            shard = connection.recv()
            try:
                play = play or experiment.player()
                answer = (True, play(*shard))
            except Exception as error:
                answer = (False, error)
            connection.send(answer)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: their parent handles it.

    Python's own helper process comes first: starting it would unblock the signal.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
