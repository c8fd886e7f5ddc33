"""Limits on logging: the same complaint, however often there is reason for it, fills no disk."""

import logging
import time

LOGGERS = ("asyncio", "uvicorn.error", "carambolage.table")
_MOST, _SECONDS = 20, 60.0


class LogLimit(logging.Filter):
    """Lets each line of the program log so many records a minute, then says how many more there were."""

    def __init__(self, most: int = _MOST, seconds: float = _SECONDS) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._counts: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        now, place = time.monotonic(), (record.pathname, record.lineno)
        since, count = self._counts.get(place, (now, 0))
        if now - since >= self._seconds:
            if count > self._most:
                record.msg = f"{record.msg} ({count - self._most} more like the last ones were not written down)"
            since, count = now, 0
        self._counts[place] = since, count + 1
        return count < self._most


def limit_logging() -> None:
    """Limit what the server and the libraries below it log."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(LogLimit())
