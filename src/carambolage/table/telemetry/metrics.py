"""Metrics: what a worker has counted, in the text format of Prometheus; workers of one supervisor are told together."""

import bisect
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

Labels = tuple[tuple[str, str], ...]
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Family(NamedTuple):
    """A kind of metric, and what it means."""

    kind: Literal["counter", "gauge", "histogram"]
    text: str


FAMILIES: dict[str, Family] = {
    "carambolage_connections": Family("gauge", "WebSocket connections open now."),
    "carambolage_tables": Family("gauge", "Tables in the store, counted every hour."),
    "carambolage_rooms": Family("gauge", "Tables in memory."),
    "carambolage_deaf": Family("gauge", "1 if this worker does not hear of other workers' entries."),
    "carambolage_store_away": Family("gauge", "1 while the store cannot be reached."),
    "carambolage_entries_total": Family("counter", "Entries added to logs of tables here, by what they say."),
    "carambolage_refusals_total": Family("counter", "Commands refused, by code."),
    "carambolage_closings_total": Family("counter", "Connections closed by the server, by code."),
    "carambolage_requests_total": Family("counter", "HTTP requests answered, by status."),
    "carambolage_change_seconds": Family("histogram", "From a command's arrival until everybody is told."),
    "carambolage_store_seconds": Family("histogram", "Time until the store has kept an entry."),
    "carambolage_stalls_total": Family("counter", "Times that the event loop stood still for more than a second."),
    "process_cpu_seconds_total": Family("counter", "Processor time used."),
    "process_resident_memory_bytes": Family("gauge", "Memory held."),
    "process_start_time_seconds": Family("gauge", "When the process began, in seconds since 1970."),
}


class Sample(msgspec.Struct, array_like=True):
    """One number: its family, the full name, its labels."""

    family: str
    name: str
    labels: Labels
    value: float


class Metrics:
    """What one worker has counted since it started."""

    def __init__(self) -> None:
        self._began = time.time()
        self._counts: defaultdict[tuple[str, Labels], float] = defaultdict(float)
        self._buckets: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(_BUCKETS) + 1))
        self._sums: defaultdict[str, float] = defaultdict(float)

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._counts[name, tuple(labels.items())] += 1

    def observe(self, name: str, seconds: float) -> None:
        """Something took some time."""
        self._buckets[name][bisect.bisect_left(_BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def samples(self, gauges: Mapping[str, float]) -> list[Sample]:
        """Everything counted, with what stands at some value now."""
        measured = {**gauges, **_process(self._began)}
        values = [Sample(name, name, (), value) for name, value in measured.items()]
        counts = [Sample(name, name, labels, value) for (name, labels), value in self._counts.items()]
        return [*values, *counts, *(sample for name in self._buckets for sample in self._histogram(name))]

    def _histogram(self, name: str) -> Iterable[Sample]:
        total = 0
        for limit, count in zip((*map(str, _BUCKETS), "+Inf"), self._buckets[name], strict=True):
            total += count
            yield Sample(name, f"{name}_bucket", (("le", limit),), total)
        yield Sample(name, f"{name}_sum", (), self._sums[name])
        yield Sample(name, f"{name}_count", (), total)


METRICS = Metrics()


def rendered(workers: Mapping[str, list[Sample]]) -> str:
    """The samples of some workers as text, family by family."""
    lines: list[str] = []
    for name, family in FAMILIES.items():
        samples = [(worker, sample) for worker, all_of in workers.items() for sample in all_of if sample.family == name]
        if samples:
            lines += [f"# HELP {name} {family.text}", f"# TYPE {name} {family.kind}"]
            lines += [_line(sample, worker) for worker, sample in samples]
    return "\n".join(lines) + "\n"


def _line(sample: Sample, worker: str) -> str:
    labels = ",".join(f'{name}="{_escaped(value)}"' for name, value in (("worker", worker), *sample.labels))
    return f"{sample.name}{{{labels}}} {sample.value:.15g}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _process(began: float) -> dict[str, float]:
    times = os.times()
    values = {"process_cpu_seconds_total": times.user + times.system, "process_start_time_seconds": began}
    memory = Path("/proc/self/statm")
    if memory.exists():
        pages = int(memory.read_text(encoding="ascii").split()[1])
        values["process_resident_memory_bytes"] = float(pages * os.sysconf("SC_PAGE_SIZE"))
    return values


class MetricsFolder:
    """Where the workers of one supervisor leave their samples, so that whichever is asked can tell of all."""

    def __init__(self, folder: str | None, worker: int) -> None:
        self._folder = Path(folder) if folder else None
        self._worker = str(worker)

    def leave(self, samples: list[Sample]) -> None:
        """Leave the samples of this worker for the others."""
        if self._folder is not None:
            part = self._folder / f"{self._worker}.part"
            part.write_bytes(msgspec.json.encode(samples))
            part.replace(self._folder / f"{self._worker}.metrics")

    def text(self, samples: list[Sample]) -> str:
        """The metrics of all workers; this one's are of this moment."""
        others = sorted(self._folder.glob("*.metrics")) if self._folder else []
        workers = {file.stem: msgspec.json.decode(file.read_bytes(), type=list[Sample]) for file in others}
        return rendered({**workers, self._worker: samples})
