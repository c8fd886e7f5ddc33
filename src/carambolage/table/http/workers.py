"""The supervisor of worker processes that serve from one socket: those that die are replaced, all stop together."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

_LOOK_AGAIN = 0.2
_PATIENCE = 10.0
_AFTER_DEATH = 1.0


def supervise(work: Callable[..., None], arguments: tuple[Any, ...], count: int) -> None:
    """Keep some processes at work until this one is asked to stop; each is told its number."""
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    def started(number: int) -> BaseProcess:
        process = context.Process(target=_work_while_supervised, args=(work, (*arguments, number)))
        process.start()
        return process

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    workers = [started(number) for number in range(count)]
    try:
        while not stopping:
            time.sleep(_LOOK_AGAIN)
            for number, worker in enumerate(workers):
                if not worker.is_alive():
                    time.sleep(_AFTER_DEATH)
                    workers[number] = started(number)
    finally:
        _stop_all(workers)
        for number, handler in before.items():
            signal.signal(number, handler)


def _work_while_supervised(work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Work, and stop when the supervisor is gone, however it ended."""
    threading.Thread(target=_stop_with_supervisor, daemon=True).start()
    work(*arguments)


def _stop_with_supervisor() -> None:
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _stop_all(workers: list[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(_PATIENCE)
        worker.kill()
        worker.join()
