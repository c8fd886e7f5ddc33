"""Runs the programs one after the other, each in a process of its own, in several rounds."""

import json
import os
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from benchmarks.catalogue import ROOT, Program

START_UP_SECONDS = 400.0
THREAD_VARIABLES = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "NUMEXPR_NUM_THREADS",
    "NUMBA_NUM_THREADS",
)


@dataclass(frozen=True)
class Measurement:
    """What one program did in one round, or the reason why it did nothing."""

    name: str
    group: str
    decisions: int = 0
    seconds: float = 0.0
    version: str = ""
    python: str = ""
    reason: str = ""

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0


@dataclass
class Row:
    """All rounds of one program."""

    name: str
    group: str
    table: str
    rounds: list[Measurement] = field(default_factory=list)

    @property
    def best(self) -> Measurement:
        """The fastest round."""
        return max(self.rounds, key=lambda measurement: measurement.rate)

    @property
    def spread(self) -> float:
        """How far the slowest successful round fell behind the fastest, as a share of the fastest."""
        rates = [measurement.rate for measurement in self.rounds if not measurement.reason]
        return 1 - min(rates) / max(rates) if rates else 0.0


def run_rounds(
    programs: Iterable[Program], seconds: float, rounds: int, tell: Callable[[Measurement], None]
) -> list[Row]:
    """Go over all programs `rounds` times, so that a noisy minute touches every program, and tell each result."""
    rows = {program: Row(program.name, program.group, program.table) for program in programs}
    for _ in range(rounds):
        for program, row in rows.items():
            if row.rounds and row.rounds[0].reason:
                continue
            row.rounds.append(run_once(program, seconds))
            tell(row.rounds[-1])
    return list(rows.values())


def run_once(program: Program, seconds: float) -> Measurement:
    """Measure one program once; whatever goes wrong becomes the measurement's reason."""
    command = [str(program.python), "-m", "benchmarks.worker", program.entry, program.distribution, str(seconds)]
    environment = os.environ | dict.fromkeys(THREAD_VARIABLES, "1")
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=START_UP_SECONDS + 10 * seconds
        )
        answer = json.loads(done.stdout.splitlines()[-1])
    except FileNotFoundError:
        answer = {"reason": f"not installed: no {program.python.parent.parent.name}"}
    except subprocess.TimeoutExpired:
        answer = {"reason": "failed: out of time"}
    except (IndexError, ValueError):
        answer = {"reason": f"failed: exit status {done.returncode}"}
    return Measurement(program.name, program.group, **answer)
