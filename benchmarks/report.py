"""Prints the rows as tables, keeps them as JSON, and compares two such files."""

import json
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.measure import Row
from benchmarks.tables import COPY, PACKED, PLAIN, SEARCH, tables

Document = dict[str, Any]


def document(rows: Sequence[Row], seconds: float) -> Document:
    """Everything about a run that is worth keeping."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"processor": _processor(), "cores": os.cpu_count(), "system": platform.system()},
        "seconds": seconds,
        "rows": [_entry(row) for row in rows],
    }


def save(run: Document, path: Path) -> None:
    """Write a run to a file."""
    path.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")


def load(path: Path) -> Document:
    """Read a run that `save` wrote."""
    run: Document = json.loads(path.read_text(encoding="utf-8"))
    return run


def table(run: Document) -> str:
    """The run's rows with their ratio to the plain twin at the same table, and the packed twin's ratio to each.

    Peers are compared with the table that says so. Copies and iterations are no decisions, so they have no ratio.
    """
    beside_peers = next((title for title, table in tables().items() if table.beside_peers), "")
    lines = [("program", "version", "decisions/s", "spread", "x plain", "packed is")]
    for row in run["rows"]:
        if row["reason"]:
            lines.append((row["name"], row["reason"], "", "", "", ""))
            continue
        base = 0.0 if row["group"] in (COPY, SEARCH) else row["rate"]
        plain, packed = (_rate_of(run, group, row["table"] or beside_peers) for group in (PLAIN, PACKED))
        spread = f"{row['spread']:.0%}"
        rates = _ratio(base, plain), _ratio(packed if base else 0.0, base)
        lines.append((row["name"], row["version"], f"{row['rate']:,.0f}", spread, *rates))
    return _aligned(lines)


def comparison(before: Document, after: Document) -> str:
    """The rates of two runs side by side; a change smaller than the larger spread is probably noise."""
    old = {row["name"]: row for row in before["rows"]}
    lines = [("program", before["date"], after["date"], "ratio", "spread")]
    for row in after["rows"]:
        past = old.get(row["name"], {"rate": 0.0, "spread": 0.0})
        spread = f"{max(past['spread'], row['spread']):.0%}"
        ratio = _ratio(row["rate"], past["rate"])
        lines.append((row["name"], _number(past["rate"]), _number(row["rate"]), ratio, spread))
    return _aligned(lines)


def _entry(row: Row) -> Document:
    best = row.best
    return {
        "name": row.name,
        "group": row.group,
        "table": row.table,
        "version": best.version,
        "python": best.python,
        "rate": best.rate,
        "spread": row.spread,
        "rounds": [{"decisions": run.decisions, "seconds": run.seconds, "reason": run.reason} for run in row.rounds],
        "reason": best.reason,
    }


def _rate_of(run: Document, group: str, table: str) -> float:
    rows = [row for row in run["rows"] if (row["group"], row["table"]) == (group, table)]
    return max((float(row["rate"]) for row in rows), default=0.0)


def _ratio(rate: float, reference: float) -> str:
    if not rate or not reference:
        return "-"
    ratio = rate / reference
    return f"{ratio:,.2f}x" if ratio >= 1 else f"{ratio:.3g}x"


def _number(rate: float) -> str:
    return f"{rate:,.0f}" if rate else "-"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def _aligned(lines: Sequence[tuple[str, ...]]) -> str:
    measured = [line for line in lines if any(line[2:])]
    widths = [max(len(line[column]) for line in measured) for column in range(len(lines[0]))]
    widths[0] = max(len(line[0]) for line in lines)
    return "\n".join(_line(line, widths) for line in lines)


def _line(cells: tuple[str, ...], widths: Sequence[int]) -> str:
    right = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([cells[0].ljust(widths[0]), *right]).rstrip()
