"""Firefox driven by WebDriver BiDi over a WebSocket, without a driver in between."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.serving import PATIENCE
from tests.web.window import pressing, typing
from tools.browsers import the_program

PREFERENCES = {
    "intl.accept_languages": "en-GB, en",
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 1,
}
# Arguments and results travel as JSON, which avoids the protocol's own value types.
ASKED = "async (facts) => JSON.stringify((await ({})(...JSON.parse(facts))) ?? null)"


class Firefox:
    """One process; windows share it, but no storage."""

    def __init__(self) -> None:
        self._home = home = Path(tempfile.mkdtemp(prefix="jollyroll-firefox-"))
        profile, said = home / "profile", home / "said"
        profile.mkdir()
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        program = the_program("firefox")
        command = [
            program.path,
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            "0",
            "about:blank",
        ]
        with said.open("wb") as log:
            own = {**program.environment, "HOME": str(home)}
            self._process = subprocess.Popen(command, env=own, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"BiDi listening on (ws://\S+)", said.read_text(encoding="utf-8", errors="replace"))):
            waiting = self._process.poll() is None and time.monotonic() < end
            assert waiting, f"Firefox does not start: {said.read_text(encoding='utf-8', errors='replace')}"
            time.sleep(0.02)
        self._line = connect(f"{found[1]}/session", max_size=None, proxy=None, open_timeout=PATIENCE)
        self._sent = 0
        self.send("session.new", capabilities={})

    def send(self, method: str, /, **parameters: Any) -> Any:
        """Send a command and wait for its result."""
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == self._sent:
                assert answer["type"] == "success", f"{method}: {answer}"
                return answer["result"]

    def window(self, width: int, height: int) -> "FirefoxWindow":
        return FirefoxWindow(self, width, height)

    def is_alive(self) -> bool:
        try:
            self.send("session.status")
        except (WebSocketException, OSError):
            return False
        return True

    def crash(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self.crash()
        self._line.close()
        shutil.rmtree(self._home, ignore_errors=True)


class FirefoxWindow:
    """A tab with storage of its own."""

    def __init__(self, firefox: Firefox, width: int, height: int) -> None:
        self._firefox = firefox
        self._memory = firefox.send("browser.createUserContext")["userContext"]
        self._tab = firefox.send("browsingContext.create", type="tab", userContext=self._memory)["context"]
        firefox.send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def open(self, address: str) -> None:
        self._firefox.send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._firefox.send("browsingContext.reload", context=self._tab, wait="complete")

    def ask(self, function: str, *facts: Any) -> Any:
        answer = self._firefox.send(
            "script.callFunction",
            functionDeclaration=ASKED.replace("{}", function),
            arguments=[{"type": "string", "value": json.dumps(facts)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self._firefox.send("input.performActions", context=self._tab, actions=pressing(x, y))

    def type(self, *keys: str) -> None:
        self._firefox.send("input.performActions", context=self._tab, actions=typing(keys))

    def picture(self) -> bytes:
        return base64.b64decode(self._firefox.send("browsingContext.captureScreenshot", context=self._tab)["data"])

    def close(self) -> None:
        self._firefox.send("browser.removeUserContext", userContext=self._memory)
