"""Measures one program inside its own process: `python -m benchmarks.worker ENTRY DISTRIBUTION SECONDS`."""

import json
import os
import platform
import sys
from importlib import import_module
from importlib.metadata import version

WARM_UP_SECONDS = 0.1


def main(entry: str, distribution: str, seconds: float) -> None:
    """Print as the last line what was measured, or why nothing was, whatever the program raised."""
    _stay_on_one_core()
    try:
        answer = _measure(entry, distribution, seconds)
    except ModuleNotFoundError as error:
        answer = {"reason": f"not installed: no module {error.name}"}
    except Exception as error:
        answer = {"reason": f"failed: {type(error).__name__}: {error}"}
    print(json.dumps(answer))


def _stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _measure(entry: str, distribution: str, seconds: float) -> dict[str, object]:
    module, function, *table = entry.split(":")
    play = getattr(import_module(module), function)
    play(WARM_UP_SECONDS, *table)
    decisions, elapsed = play(seconds, *table)
    return {
        "decisions": decisions,
        "seconds": elapsed,
        "version": version(distribution),
        "python": platform.python_version(),
    }


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
