"""Logs: one record a line on standard error, as text or as JSON, with a level, its fields, and no tokens."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Literal

from carambolage.table.telemetry.log_limits import limit_logging

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
FORMATS: tuple[Format, ...] = ("text", "json")
LEVELS: tuple[Level, ...] = ("debug", "info", "warning", "error")

OWN, ACCESS = "carambolage", "carambolage.access"
# Libraries would write whole frames, with the tokens in them, if they were allowed to go into details.
_LIBRARIES = ("uvicorn", "uvicorn.error", "websockets", "litestar", "asyncio", "asyncpg")
_TOKEN = re.compile(r"""((?:seat|watch|invite|host|own|tokens?)["']?\s*[=:]\s*\[?["']?)[\w-]{16,}""")
_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


def configure_logging(level: Level, form: Format, access: bool) -> None:
    """Write the log of this process from a level on; requests only where an access log is wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OWN).setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)
    for name in _LIBRARIES:
        logging.getLogger(name).setLevel(logging.ERROR if level == "error" else logging.WARNING)
    limit_logging()


class TextFormatter(logging.Formatter):
    """A record as a line for people: time, level, where from, what, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback where there is one."""
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        text = f"{_time(record)} {record.levelname} {record.name}: {record.getMessage()}{fields}"
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return without_tokens("\n".join(filter(None, (text, trace))))


class JsonFormatter(logging.Formatter):
    """A record as a JSON object for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; a traceback is the text `error`."""
        line: dict[str, Any] = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": without_tokens(record.getMessage())} | _fields(record)
        if record.exc_info:
            line["error"] = without_tokens(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def without_tokens(text: str) -> str:
    """A text without the secrets that links and commands carry."""
    return _TOKEN.sub(r"\1…", text)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`."""
    given = {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
    return {name: without_tokens(value) if isinstance(value, str) else value for name, value in given.items()}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
