"""Tables run wherever Python runs, a browser's worker included: playing, storing and reading back take pure Python.

Only our own package is importable, and nothing that a worker lacks (an event loop with a network, processes, a database).
"""

import subprocess
import sys
from pathlib import Path

import jollyroll

ALONE = """
import sys

sys.path.insert(0, sys.argv[1])
for name in ("asyncio", "concurrent", "multiprocessing", "sqlite3", "ssl", "subprocess"):
    sys.modules[name] = None  # importing it fails

import json
import random
from dataclasses import asdict
from hashlib import sha256

from jollyroll.match import replay
from jollyroll.match.verify import verify
from jollyroll.server.protocol.enums import Actor, TableStage
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms
from jollyroll.server.tables.transition import replay_rows


class Bots:
    def check(self, game, level):
        pass

    def name(self, number):
        return f"Bot {number}"


def shown(transition):
    return json.dumps([transition.shown, table_info(transition.state), position_info(transition.state)], default=asdict)


class Table:
    def __init__(self, transition):
        self.rows, self.shown = [], []
        self.keep(transition)

    def keep(self, transition):
        self.state, event = transition.state, transition.event
        body, secret = json.dumps({"kind": event.kind, **event.body()}), json.dumps(event.secret())
        self.rows.append(Row(self.state.id, len(self.rows) + 1, context.at, body, secret))
        self.shown.append(shown(transition))

    def do(self, action, *facts):
        self.keep(action(self.state, *facts, context))


luck = random.Random(1)
context = ActionContext(1_000_000, luck.randbytes)
for name in ("kg", "pk", "omg"):
    game = opening.asked_game(name)
    seats = opening.seats_of(game, ["free", "bot:greedy"], Bots())
    terms = changed_terms(game, USUAL_TERMS, {"clock": 30}, len(seats), Bots())
    table = Table(opening.open_table(game, seats, terms, "host", context))
    seed = luck.randbytes(32)
    table.do(sitting.sit, 0, "Ana", sha256(seed).digest(), "key", True)
    table.do(sitting.start)
    table.do(sitting.reveal, 0, seed)
    table.do(playing.begin_game)
    for _ in range(60):
        if table.state.stage != TableStage.PLAYING:
            break
        match, seat = table.state.play.match, table.state.to_act
        if match.to_move is None:
            table.do(playing.act, Intent(seat, Actor.BOT))
        else:
            table.do(playing.act, Intent(seat, Actor.BOT, ChoiceMade(luck.choice(match.choices()).number)))
    assert [shown(transition) for _, transition in replay_rows(table.rows)] == table.shown
    record, _ = record_of(table.rows)
    assert replay(record).state == table.state.play.match.state
    print(record.game, verify(record).status)
ours = {name.partition(".")[0] for name, module in sys.modules.items() if module} - sys.stdlib_module_names
assert ours <= {"__main__", "jollyroll"}, ours
"""


def test_a_table_is_played_at_stored_and_read_back_without_anything_else() -> None:
    home = str(Path(jollyroll.__file__).parents[1])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", ALONE, home], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["kings_gold", "verified", "piraten_kapern", "verified", "oh_my_gold", "verified"]
