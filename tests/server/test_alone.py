"""The tables of one device, as in a page without a server: pure Python, a shelf for events, and the protocol.

Only our own package is importable: no Pydantic, SQLAlchemy or NumPy.
"""

import subprocess
import sys
from pathlib import Path

import jollyroll

ALONE = """
import asyncio, json, sys
from hashlib import sha256

sys.path.insert(0, sys.argv[1])
from jollyroll.match import read_text
from jollyroll.match.verify import verify
from jollyroll.server.alone.getting_ready import get_ready
from jollyroll.server.alone.worker import serve

get_ready()


class Bundle:
    def has(self, message):
        return message != "no-such"

    def format(self, message, facts):
        return message + " " + str(json.loads(facts).get("number", ""))


class Page:
    def __init__(self):
        self.frames, self.closed_with = [], []

    def frame(self, line, text):
        self.frames.append((line, json.loads(text)))

    def closed(self, line, code):
        self.closed_with.append((line, code))

    def bundle(self, language, text):
        assert "live-no-table" in text
        return Bundle()

    async def tables(self):
        pass


class Shelf:
    def __init__(self):
        self.kept, self.full = {}, False

    async def add(self, row, summary):
        if self.full:
            raise OSError("no room")
        table, seq, *_ = given = json.loads(row)
        if (table, seq) in self.kept:
            return False
        self.kept[table, seq] = given
        return True

    async def rows(self, table, after, upto):
        return json.dumps([row for (name, seq), row in sorted(self.kept.items()) if name == table and after < seq <= upto])

    async def last(self, table):
        return max((seq for name, seq in self.kept if name == table), default=0)


async def until(holds):
    for _ in range(4_000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")


shelf = Shelf()


async def asked(device, method, path, body=None):
    status, text = await device.ask(method, path, json.dumps(body) if body is not None else "", "de")
    return status, text


class Seat:
    def __init__(self, device, page, line, table):
        self.device, self.page, self.line, self.count = device, page, line, 0
        device.connect(line, table)

    async def send(self, **frame):
        self.count += 1
        name = str(self.count)
        self.device.come(self.line, json.dumps({"v": 1, "id": name, **frame}))
        await until(lambda: any(line == self.line and each.get("re") == name for line, each in self.page.frames))
        return next(each for line, each in self.page.frames if line == self.line and each.get("re") == name)


async def main(game):
    page = Page()
    device = serve(page, shelf)
    settings = {"pace": 0, "options": {"target": "2000"} if game == "piraten_kapern" else {}}
    status, text = await asked(device, "POST", "/api/tables", {"game": game, "seats": ["free", "bot:greedy"], "settings": settings})
    assert status == 201, text
    opened = json.loads(text)
    table, token, seed = opened["table"], "A" * 22, b"7" * 32
    seat = Seat(device, page, 1, table)
    assert (await seat.send(do="hello", host=opened["host"], offers="numbers"))["you"] == {"seats": [], "host": True}
    for _ in range(100):  # nobody but this device is disturbed by it
        assert "refused" not in await seat.send(do="ping")
    assert (await seat.send(do="sit", seat=0, name="Ana", commitment=sha256(seed).hexdigest(), token=token))["ok"]
    shelf.full = True
    refused = await seat.send(do="start")
    assert refused["refused"] == "not-stored", refused
    shelf.full = False
    assert (await seat.send(do="start"))["ok"]
    assert (await seat.send(do="reveal", seat=0, seed=seed.hex()))["ok"]
    state = lambda: device.host.registry.tables[table].state
    await until(lambda: state().stage == "playing")
    moves = 0
    while state().stage == "playing":
        match, seq = state().play.match, device.host.registry.tables[table].seq
        if state().to_act == 0:
            nonce = {"seat": 0, "at": seq, "nonce": f"{moves:032x}"}
            choices = match.choices() if match.to_move is not None else []
            what = {"do": "choose", "choice": choices[moves % len(choices)].number} if choices else {"do": "roll"}
            answer = await seat.send(**what, **nonce)
            assert answer["ok"], answer
            moves += 1
            if moves == 3:
                assert (await seat.send(do="change", settings={"pace": 1}))["ok"]
            if moves == 5:  # another page of the same browser takes over from what is stored
                device.hang_up(1)
                page = Page()
                device = serve(page, shelf)
                seat = Seat(device, page, 2, table)
                assert (await seat.send(do="hello", tokens=[token]))["you"]["seats"] == [0]
                assert state().terms.pace == 1, "bots play as fast as before"
        else:
            await asyncio.sleep(0)
    status, text = await asked(device, "GET", f"/api/tables/{table}/record.jolly")
    record = read_text(text)
    assert status == 200 and verify(record).status == "verified"
    status, text = await asked(device, "GET", f"/api/tables/{table}/verify")
    assert json.loads(text)["status"] == "verified"
    status, text = await asked(device, "GET", f"/api/tables/{table}/events?after=0")
    assert json.loads(text)["events"][0]["seq"] == 1
    assert (await asked(device, "GET", "/api/tables/aaaaaaaaaa"))[0] == 404
    hello, dance = ({"v": 1, "id": "1", "do": what} for what in ("hello", "dance"))
    assert (await asked(device, "POST", f"/api/tables/{table}/do", {"tokens": ["B" * 22], "frame": hello}))[0] == 403
    assert (await asked(device, "POST", f"/api/tables/{table}/do", {"frame": dance}))[0] == 400
    assert (await asked(device, "POST", "/api/tables", {"game": game}))[0] == 400
    print(record.game)


for game in sys.argv[2:]:
    asyncio.run(main(game))
ours = {name.partition(".")[0] for name, module in sys.modules.items() if module} - sys.stdlib_module_names
assert ours <= {"__main__", "jollyroll", "numpy"}, ours
assert sys.modules["numpy"].__name__ == "jollyroll.solve.plain_numpy"
"""
GAMES = ["kings_gold", "piraten_kapern", "oh_my_gold"]


def test_a_page_plays_whole_games_by_the_protocol_with_python_alone() -> None:
    home = str(Path(jollyroll.__file__).parents[1])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", ALONE, home, *GAMES], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3_000:]
    assert done.stdout.split() == GAMES
