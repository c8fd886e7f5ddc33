"""Several processes that serve from one socket: those that die are replaced, all stop together."""

import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

_LOOK_AGAIN = 0.2
_PATIENCE = 10.0
_AFTER_DEATH = 1.0


def supervise(work: Callable[..., None], arguments: tuple[Any, ...], count: int) -> None:
    """Keep some processes at work until this one is asked to stop."""
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    def started() -> BaseProcess:
        made = context.Process(target=work, args=arguments)
        made.start()
        return made

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    crew = [started() for _ in range(count)]
    try:
        while not stopping:
            time.sleep(_LOOK_AGAIN)
            for number, one in enumerate(crew):
                if not one.is_alive():
                    time.sleep(_AFTER_DEATH)
                    crew[number] = started()
    finally:
        _dismiss(crew)
        for number, handler in before.items():
            signal.signal(number, handler)


def _dismiss(crew: list[BaseProcess]) -> None:
    for one in crew:
        one.terminate()
    for one in crew:
        one.join(_PATIENCE)
        one.kill()
        one.join()
