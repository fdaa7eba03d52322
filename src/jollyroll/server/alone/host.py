"""`Host`: serves the protocol of the live table without a server, so that the page sees no difference."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qs, urlsplit

from jollyroll.match import write_json, write_text
from jollyroll.server.live.archive import Archive
from jollyroll.server.live.connection import Connection
from jollyroll.server.live.encoding import encode
from jollyroll.server.live.farewell import say_goodbye
from jollyroll.server.live.internal_errors import answer_to
from jollyroll.server.live.keys import SECRET_BYTES, Keyring
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.live.requests import handle_frame, history_of, proof_of, record_of_table, snapshot_of
from jollyroll.server.protocol.bodies import OpenTable
from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.fields import OfferForm
from jollyroll.server.protocol.frames import CLIENT_FRAME
from jollyroll.server.protocol.models import ValidationError, from_json
from jollyroll.server.protocol.rejected import Rejected
from jollyroll.server.protocol.statuses import CONFLICT, STATUS
from jollyroll.server.rates import ASKER
from jollyroll.server.transport.outbox import Outbox
from jollyroll.words.language import known

from .device_store import DeviceStore, Shelf
from .inline_thinkers import InlineThinkers
from .page_line import PageLine

if TYPE_CHECKING:
    from jollyroll.server.store import Store

HERE = "127.0.0.1"  # the only asker
TABLE_PATH = re.compile(r"/api/tables/([a-z2-7]{10})(?:/([a-z.]+))?")
OK, CREATED, UNFINISHED = 200, 201, 202
Answered = tuple[int, str]  # status and body


class NoArchive(Archive):
    """No games are archived."""

    async def has(self, table: str) -> bool:
        return False


class Host:
    """The tables of one page."""

    def __init__(self, shelf: Shelf, tables: Callable[[], Awaitable[object]]) -> None:
        ASKER.set(HERE)
        store = cast("Store", DeviceStore(shelf))
        # a fixed secret will do: whoever has the device has the store
        self.registry = TableRegistry(store, Keyring(bytes(SECRET_BYTES)), thinkers=InlineThinkers(tables))
        self.registry.archive = NoArchive(self.registry, store.folder)

    # connections

    async def connect(self, table: str, line: PageLine) -> None:
        """Serve a connection to a table until it ends."""
        ASKER.set(HERE)
        try:
            live = await self.registry.table(table)
        except Exception as error:
            return await say_goodbye(Outbox(line), answer_to(error, table), known("en"))
        await Connection(self.registry, live, line, "").read(line.receive)

    # requests

    async def ask(self, method: str, address: str, body: str, language: str) -> Answered:
        """Answer a request of the HTTP API; errors become rejections."""
        ASKER.set(HERE)
        try:
            return await self._answer(method, address, body)
        except Exception as error:
            problem = Rejected(Code.BAD_JSON) if isinstance(error, ValidationError) else answer_to(error, address)
            return STATUS.get(problem.code, CONFLICT), encode(problem.form(known(language))).decode()

    async def _answer(self, method: str, address: str, body: str) -> Answered:
        path, query = urlsplit(address).path, parse_qs(urlsplit(address).query)
        if (method, path) == ("POST", "/api/tables"):
            table, host = await self.registry.open(OpenTable(**from_json(body)))
            return CREATED, encode({"table": table, "host": host, "link": f"/t/{table}"}).decode()
        found = TABLE_PATH.fullmatch(path)
        question = QUESTIONS.get((method, found[2])) if found else None
        if not found or not question:
            raise Rejected(Code.NO_PAGE)
        return await question(self, found[1], query, body)

    async def _snapshot(self, table: str, query: dict[str, list[str]], _body: str) -> Answered:
        form = OfferForm(query.get("offers", [OfferForm.NONE])[0])
        return OK, encode(await snapshot_of(self.registry, table, form)).decode()

    async def _events(self, table: str, query: dict[str, list[str]], _body: str) -> Answered:
        return OK, (await history_of(self.registry, table, int(query.get("after", ["0"])[0]))).decode()

    async def _do(self, table: str, _query: dict[str, list[str]], body: str) -> Answered:
        given: dict[str, Any] = from_json(body)
        frame = CLIENT_FRAME.validate_python(given["frame"])
        answer = await handle_frame(self.registry, table, given.get("tokens", []), given.get("host"), frame, "")
        return OK, encode(answer).decode()

    async def _record_text(self, table: str, _query: dict[str, list[str]], _body: str) -> Answered:
        return OK, (await record_of_table(self.registry, table, write_text))[1]

    async def _record_json(self, table: str, _query: dict[str, list[str]], _body: str) -> Answered:
        return OK, (await record_of_table(self.registry, table, write_json))[1]

    async def _analysis(self, table: str, _query: dict[str, list[str]], _body: str) -> Answered:
        found = await self.registry.analyses.analysis(table)
        return (OK, found.decode()) if isinstance(found, bytes) else (UNFINISHED, encode({"done": found}).decode())

    async def _verify(self, table: str, _query: dict[str, list[str]], _body: str) -> Answered:
        return OK, encode(await proof_of(self.registry, table)).decode()


RequestHandler = Callable[[Host, str, dict[str, list[str]], str], Awaitable[Answered]]
QUESTIONS: dict[tuple[str, str | None], RequestHandler] = {
    ("GET", None): Host._snapshot,
    ("GET", "events"): Host._events,
    ("POST", "do"): Host._do,
    ("GET", "record.jolly"): Host._record_text,
    ("GET", "record.json"): Host._record_json,
    ("GET", "analysis"): Host._analysis,
    ("GET", "verify"): Host._verify,
}
