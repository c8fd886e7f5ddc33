"""The outcomes as a table."""

from collections.abc import Sequence

from benchmarks.load.crowd import QUICK_MS, Outcome

_HEAD = (
    "server",
    "sockets",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "worst ms",
    "server ms/move",
    "server cores",
    "client cores",
    "kB/socket",
    "kB/broadcast",
    "lost",
    "load",
)


def table(outcomes: Sequence[Outcome]) -> str:
    """One line each, columns aligned."""
    lines = [_HEAD, *map(_cells, outcomes)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEAD))]
    return "\n".join(_line(line, widths) for line in lines)


def carried(outcomes: Sequence[Outcome]) -> list[str]:
    """For each server a sentence: the most moves a second that it has carried while all was quick."""
    return [_sentence(server, [one for one in outcomes if one.server == server]) for server in _servers(outcomes)]


def _servers(outcomes: Sequence[Outcome]) -> list[str]:
    return list(dict.fromkeys(one.server for one in outcomes))


def _sentence(server: str, outcomes: Sequence[Outcome]) -> str:
    """Where every load was carried, the most is not known."""
    most = max((one.rate for one in outcomes if one.is_quick), default=None)
    if most is None:
        return f"{server}: fewer moves/s than the least load with a p99 below {QUICK_MS} ms"
    least = "at least " if all(one.is_quick for one in outcomes) else ""
    return f"{server}: {least}{most:.0f} moves/s with a p99 below {QUICK_MS} ms"


def _cells(one: Outcome) -> tuple[str, ...]:
    return (
        one.server,
        f"{one.plan.tables * one.plan.seats:,}",
        f"{one.rate:.0f}",
        f"{one.p50:.1f}",
        f"{one.p99:.1f}",
        f"{one.worst:.0f}",
        f"{one.server_ms_per_move:.2f}",
        f"{one.server_share:.2f}",
        f"{one.client_share:.2f}",
        f"{one.memory_per_connection / 1000:.1f}",
        f"{one.bytes_per_broadcast / 1000:.1f}",
        str(one.lost + one.still_waiting),
        f"{one.load_average:.1f}",
    )


def _line(cells: tuple[str, ...], widths: Sequence[int]) -> str:
    right = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([cells[0].ljust(widths[0]), *right]).rstrip()
