"""Real dice without a server: the companion on one device, with a bot; a reloaded page goes on."""

import subprocess
import sys
from pathlib import Path

import jollyroll
from tests.server.test_alone import ALONE

SURROUNDINGS = ALONE.partition("async def main(")[0]
REAL_DICE = """
async def main():
    page = Page()
    device = serve(page, shelf)
    settings = {"pace": 0, "dice": "manual", "options": {"first_player": "host"}}
    wanted = {"game": "kings_gold", "seats": ["free", "bot:greedy"], "settings": settings}
    status, text = await asked(device, "POST", "/api/tables", wanted)
    assert status == 201, text
    opened = json.loads(text)
    table, token = opened["table"], "A" * 22
    seat = Seat(device, page, 1, table)
    assert (await seat.send(do="hello", host=opened["host"], offers="numbers"))["ok"]
    assert (await seat.send(do="sit", seat=0, name="Ana", token=token))["ok"]
    assert (await seat.send(do="start"))["ok"]
    live = lambda: device.host.registry.tables[table]

    async def typed(outcome, nonce):
        return await seat.send(do="outcome", at=live().seq, outcome=outcome, nonce=f"{nonce:032x}")

    assert (await typed("12KS", 1))["refused"] == "not-allowed"
    assert (await typed("12KSX", 2))["ok"]
    assert (await seat.send(do="undo", seat=0, at=live().seq))["ok"]
    assert (await typed("xxx12", 3))["ok"]  # three crossbones: the bot's turn, for which people roll
    device.hang_up(1)
    page = Page()
    device = serve(page, shelf)
    seat = Seat(device, page, 2, table)
    assert (await seat.send(do="hello", tokens=[token]))["you"]["seats"] == [0]
    assert live().state.outcome_due
    assert (await typed("333KK", 4))["ok"]
    await until(lambda: live().state.outcome_due)  # the bot has chosen, whatever it was
    status, text = await asked(device, "GET", f"/api/tables/{table}/record.jolly")
    record = read_text(text)
    assert record.header["Dice"] == "manual" and [event.text for event in record.events[:2]] == ["XXX12", "333KK"], text
    assert len(record.events) > 2
    print("played")


asyncio.run(main())
"""


def test_a_table_with_real_dice_needs_no_server() -> None:
    home = str(Path(jollyroll.__file__).parents[1])
    script = SURROUNDINGS + REAL_DICE
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script, home], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["played"]
