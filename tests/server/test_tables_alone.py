"""Tables run wherever Python runs: nothing of the server, no event loop and no library of the network is needed to play at one."""

import subprocess
import sys

ALONE = """
import sys
for name in ("asyncio", "pydantic", "pydantic_core", "fastapi", "starlette", "uvicorn", "sqlalchemy", "websockets", "numpy"):
    sys.modules[name] = None  # importing it fails

import random
from hashlib import sha256

from jollyroll.server.protocol.enums import Actor, Stage
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.showing import position_info, table_info
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms


class Bots:
    def check(self, game, level):
        pass

    def name(self, number):
        return f"Bot {number}"


luck = random.Random(1)
context = ActionContext(1_000_000, luck.randbytes)
for name in ("kg", "pk", "omg"):
    game = opening.asked_game(name)
    seats = opening.seats_of(game, ["free", "bot:greedy"], Bots())
    terms = changed_terms(game, USUAL_TERMS, {"clock": 30}, len(seats), Bots())
    state = opening.open_table(game, seats, terms, "host", context).state
    seed = luck.randbytes(32)
    state = sitting.sit(state, 0, "Ana", sha256(seed).digest(), "key", True, context).state
    state = sitting.start(state, context).state
    state = sitting.reveal(state, 0, seed, context).state
    state = playing.begin_game(state, context).state
    for _ in range(50):
        if state.stage != Stage.PLAYING:
            break
        match, seat = state.play.match, state.to_act
        if match.to_move is None:
            state = playing.roll(state, seat, b"", Actor.PERSON, context).state
        else:
            state = playing.choose(state, seat, luck.choice(match.choices()).number, b"", Actor.PERSON, context).state
    print(table_info(state)["game"], position_info(state)["waits"])
"""


def test_a_table_is_played_at_without_a_server() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["kings_gold", "piraten_kapern", "oh_my_gold"]
