"""A share of a processor for every worker, by control groups of Linux: workers then have cores to spare on any machine.

All get the same share, so that what two carry can be compared with what one carries, although PostgreSQL and the
crowd need the cores too.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

_GROUPS = Path("/sys/fs/cgroup")
_PERIOD = 5_000  # microseconds: whoever has used up a share waits for less than that


class CoresError(Exception):
    """A share that cannot be given here."""


@contextmanager
def sharing(pids: Sequence[int], share: float | None) -> Iterator[None]:
    """Give each process a share of a processor, all its threads together; without a share, whatever it can get."""
    root = _GROUPS / "cpu" if (_GROUPS / "cpu").is_dir() else _GROUPS
    groups: list[Path] = []
    try:
        for number, pid in enumerate(pids if share else ()):
            groups.append(root / f"carambolage-load-{os.getpid()}-{number}")
            _bound(groups[-1], int((share or 1) * _PERIOD))
            _move(pid, groups[-1])
        yield
    finally:
        for group in filter(Path.exists, groups):
            for pid in _members(group):
                with suppress(OSError):  # it has ended meanwhile
                    _move(pid, root)
            group.rmdir()


def _bound(group: Path, quota: int) -> None:
    """A new group with so many microseconds of processor time in each period, in either version of control groups."""
    try:
        group.mkdir()
        if (group / "cpu.max").exists():
            (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
    except OSError as error:
        needs = f"it takes Linux, root, and the controller cpu in {_GROUPS}"
        raise CoresError(f"no share of a processor can be given here ({error}); {needs}") from None


def _move(pid: int, group: Path) -> None:
    (group / "cgroup.procs").write_text(str(pid))


def _members(group: Path) -> list[int]:
    return [int(pid) for pid in (group / "cgroup.procs").read_text().split()]
