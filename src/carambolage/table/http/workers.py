"""The supervisor of worker processes that serve from one socket.

Those that die are replaced, all stop together, and SIGHUP replaces them one after the other while the rest serve.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

_STOPPING = {signal.SIGINT, signal.SIGTERM}
_RENEWING: set[int] = {signal.SIGHUP} if hasattr(signal, "SIGHUP") else set()
_HEEDED = _STOPPING | _RENEWING
_LOOK_AGAIN = 0.1
_PATIENCE = 10.0
_AFTER_DEATH = 0.2


class Worker:
    """A process with a number, and whether it is ready to serve."""

    def __init__(self, work: Callable[..., None], arguments: tuple[Any, ...], number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.number = number
        self._ready = context.Event()
        job = (work, (*arguments, number, self._ready))
        self._process = context.Process(target=_work_while_supervised, args=job)
        self._process.start()

    @property
    def is_alive(self) -> bool:
        """Whether it still runs."""
        return self._process.is_alive()

    @property
    def is_ready(self) -> bool:
        """Whether it serves, or has ended before it did."""
        return self._ready.is_set() or not self.is_alive

    def ask_to_stop(self) -> None:
        """Let it end in good order."""
        self._process.terminate()

    def wait(self) -> None:
        """Wait until it has ended, and see to it that it does."""
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()


def supervise(work: Callable[..., None], arguments: tuple[Any, ...], count: int) -> None:
    """Keep some processes at work until this one is asked to stop; each is told its number, and says when it serves."""
    asked: set[int] = set()

    def note(number: int, frame: FrameType | None) -> None:
        asked.add(number)

    before = {number: signal.signal(number, note) for number in _HEEDED}
    workers = [Worker(work, arguments, number) for number in range(count)]
    try:
        while not asked & _STOPPING:
            time.sleep(_LOOK_AGAIN)
            for number, worker in enumerate(workers):
                if not worker.is_alive:
                    time.sleep(_AFTER_DEATH)
                    workers[number] = Worker(work, arguments, number)
            if asked & _RENEWING:
                asked -= _RENEWING
                _renew(workers, work, arguments, asked)
    finally:
        _stop_all(workers)
        for number, handler in before.items():
            signal.signal(number, handler)


def _renew(workers: list[Worker], work: Callable[..., None], arguments: tuple[Any, ...], asked: set[int]) -> None:
    """Replace all workers, each when the one that comes after it is ready."""
    for number, worker in enumerate(workers):
        successor = Worker(work, arguments, number)
        while not successor.is_ready and not asked & _STOPPING:
            time.sleep(_LOOK_AGAIN)
        worker.ask_to_stop()
        worker.wait()
        workers[number] = successor


def _work_while_supervised(work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Work, and stop when the supervisor is gone, however it ended."""
    threading.Thread(target=_stop_with_supervisor, daemon=True).start()
    work(*arguments)


def _stop_with_supervisor() -> None:
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _stop_all(workers: list[Worker]) -> None:
    for worker in workers:
        worker.ask_to_stop()
    for worker in workers:
        worker.wait()
