"""WebKit, as packaged by Debian: WebKitGTK's own small browser, driven with Selenium, on a virtual screen."""

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from tests.server.serving import PATIENCE
from tests.web.window import different_rows, pressing, typing
from tools.browsers import the_program

SCREEN = "1600x1200x24"
TRIES = 4  # until a window is painted
# Without a desktop or message buses, and with software rendering.
ALONE = {
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "GDK_BACKEND": "x11",
    "GSETTINGS_BACKEND": "memory",
    "GTK_THEME": "Adwaita:dark",
    "GTK_USE_PORTAL": "0",
    "LANG": "en_GB.UTF-8",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
}
SETTINGS = "[Settings]\ngtk-enable-animations=0\n"  # which pages see as reduced motion
# Hide the toolbar, so that windows can be as narrow as a phone.
NO_BAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }"
ASKED = """
const [facts, done] = arguments;
const failed = (error) => done({ error: String(error) });
Promise.resolve().then(() => ({})(...facts)).then((value) => done({ value: value ?? null }), failed);
"""


class WebKit:
    """The screen, and the folder for all files; each window is a process of its own."""

    def __init__(self) -> None:
        self._home = home = Path(tempfile.mkdtemp(prefix="jollyroll-webkit-"))
        for name, content in (("settings.ini", SETTINGS), ("gtk.css", NO_BAR)):
            (home / "gtk-3.0").mkdir(exist_ok=True)
            (home / "gtk-3.0" / name).write_text(content, encoding="utf-8")
        self._kept = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_CACHE_HOME": str(home), "XDG_DATA_HOME": str(home)}
        self._log = home / "said"
        self._screen, self._display = show_screen(self._log)

    def window(self, width: int, height: int) -> "WebKitWindow":
        for _ in range(TRIES):
            window = WebKitWindow(self._driver(), width, height)
            if window.is_painted():
                return window
            window.close()
        raise AssertionError("WebKit shows nothing but black windows")

    def _driver(self) -> Service:
        program = the_program("webkit")
        own = {**program.environment, **ALONE, **self._kept, "DISPLAY": self._display}
        own.pop("WAYLAND_DISPLAY", None)
        own.pop("LC_ALL", None)
        return Service(program.path, env=own, log_output=str(self._log), popen_kw={"cwd": str(program.folder)})

    def is_alive(self) -> bool:
        return self._screen.poll() is None

    def crash(self) -> None:
        self._screen.kill()
        self._screen.wait()

    def stop(self) -> None:
        self.crash()
        shutil.rmtree(self._home, ignore_errors=True)


def show_screen(log: Path) -> tuple["subprocess.Popen[bytes]", str]:
    """A virtual screen, and its display name."""
    program = the_program("screen")
    keyboards = program.folder / "usr" / "share" / "X11" / "xkb"
    meeting = Path("/tmp/.X11-unix")  # the sockets of displays; only root's Xvfb makes this folder by itself
    if not meeting.exists():
        meeting.mkdir(mode=0o1777)
        meeting.chmod(0o1777)
    reads, tells = os.pipe()
    command = [program.path, "-displayfd", str(tells), "-screen", "0", SCREEN, "-nolisten", "tcp", "-xkbdir", str(keyboards)]
    with log.open("ab") as said:
        screen = subprocess.Popen(
            command, cwd=program.folder, env=program.environment, pass_fds=[tells], stdout=said, stderr=subprocess.STDOUT
        )
    os.close(tells)
    with os.fdopen(reads) as answer:
        number = answer.readline().strip()
    assert number, f"Xvfb does not start: {log.read_text(encoding='utf-8', errors='replace')}"
    return screen, f":{number}"


class WebKitWindow:
    """A session of the driver; its storage ends with it."""

    def __init__(self, service: Service, width: int, height: int) -> None:
        self._service = service
        service.start()
        options = WebKitGTKOptions()
        options.add_argument("--automation")
        try:
            line = RemoteConnection(client_config=ClientConfig(service.service_url, keep_alive=True, timeout=2 * PATIENCE))
            self._driver = Remote(line, options=options)
            self._driver.set_script_timeout(PATIENCE)
            self._driver.set_page_load_timeout(PATIENCE)
            self._resize(width, height)
        except BaseException:
            service.stop()
            raise

    def _resize(self, width: int, height: int) -> None:
        """Set the size of the page; the window has a frame."""
        end = time.monotonic() + PATIENCE
        while (size := self.ask("() => [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < end, f"the window has {size}, not {width} x {height}"
            rim = self.ask("() => outerHeight - innerHeight")
            self._driver.set_window_size(width, height + rim)
            time.sleep(0.05)

    def is_painted(self) -> bool:
        """A window resized before it was first painted may stay black for good."""
        self.open("data:text/html,<h1>Ahoy</h1>")
        end = time.monotonic() + 3
        while not (painted := different_rows(self.picture()) > 3) and time.monotonic() < end:
            time.sleep(0.1)
        return painted

    def open(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def ask(self, function: str, *facts: Any) -> Any:
        answer = self._driver.execute_async_script(ASKED.replace("{}", function), list(facts))
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def press(self, x: float, y: float) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": pressing(x, y)})

    def type(self, *keys: str) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": typing(keys)})

    def picture(self) -> bytes:
        return self._driver.get_screenshot_as_png()

    def close(self) -> None:
        with suppress(WebDriverException, OSError):  # it may have died; that fails the test in which it happened
            self._driver.quit()
        self._service.stop()
