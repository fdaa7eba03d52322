"""Logging: plain lines for people, or one JSON object per line for programs.

Messages of exceptions are left out, since they may quote unrevealed dice and seats' keys. Their types and stack frames are logged.
"""

import asyncio
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from jollyroll.server.request_ids import REQUEST_ID

JSON = "json"
FIELDS = "fields"  # attribute of a log record with extra fields
LOG = logging.getLogger(__name__)
Trouble = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class TextFormatter(logging.Formatter):
    """A plain line; shows warnings and errors only."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s%(request)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        number = REQUEST_ID.get()
        record.request = f" [{number}]" if number else ""
        return super().format(record)

    def formatException(self, ei: Trouble) -> str:
        return "\n".join(trouble_of(ei[1]))


class JsonFormatter(logging.Formatter):
    """A JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST_ID.get(),
            "message": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["error"] = trouble_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def trouble_of(error: BaseException | None) -> list[str]:
    """The stack frames and types of an exception and its causes, without messages."""
    lines: list[str] = []
    while error is not None:
        places = traceback.extract_tb(error.__traceback__)
        lines += [f"{place.filename}:{place.lineno} {place.name}" for place in places]
        lines.append(f"{type(error).__module__}.{type(error).__qualname__}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


def set_up(form: str) -> None:
    """Log to stderr: as text from warnings on, as JSON with every request and connection."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == JSON else TextFormatter())
    logging.basicConfig(level=logging.INFO if form == JSON else logging.WARNING, handlers=[handler])


def note_loose_ends(loop: asyncio.AbstractEventLoop) -> None:
    """Log unhandled errors of tasks like all others, without their context."""

    def note(_loop: asyncio.AbstractEventLoop, facts: dict[str, Any]) -> None:
        LOG.error("%s", facts.get("message", "").partition(":")[0], exc_info=facts.get("exception"))

    loop.set_exception_handler(note)
