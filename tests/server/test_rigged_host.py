"""A host who reads the server's secrets and plays along: with one honest person, nothing can be chosen or foreseen.

The server is a real one; the host looks into its store, as its operator can.
"""

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from jollyroll.dice.chain import Chain, device_inputs, joint_number, roll_dice
from jollyroll.match import read_json
from jollyroll.match.verify import verify
from jollyroll.server.app import STORE
from tests.server.clients import Client, play_out
from tests.server.serving import ServerProcess
from tests.server.witnessed import checked, devices, events, people, remarks, roll, until_rolled

SIDES = range(1, 7)
TRIES = 20_000


def secret_chain(data: Path, table: str) -> Chain:
    """The server's secret: the beginning of its chain."""
    with closing(sqlite3.connect(f"file:{data / STORE}?mode=ro", uri=True)) as store:
        [(secret,)] = store.execute("SELECT secret FROM events WHERE game = ? AND seq = 1", [table])
    return Chain(bytes.fromhex(json.loads(secret)["chain"]))


def joint_of(client: Client) -> bytes:
    """The joint number of the table before the first throw."""
    fair, put_in = client.table["fair"], client.table["fair"]["chains"][0]
    seeds = [bytes.fromhex(seat["seed"]) for seat in put_in["seats"]]
    chains = [bytes.fromhex(seat["chain"]) for seat in put_in["seats"]]
    return joint_number(bytes.fromhex(fair["game"]), bytes.fromhex(put_in["seal"]), put_in["links"], 0, seeds, chains)


def own_chain(client: Client) -> Chain:
    return next(iter(client.device.chains.values()))


@contextmanager
def again(client: Client, data: Path, folder: Path) -> Iterator[ServerProcess]:
    """Copies of the same tables on a server of their own, as they stood when the first one was killed."""
    shutil.copytree(data, folder)
    with ServerProcess(folder) as server:
        yield server
        client.close()


def come_back(client: Client, server: ServerProcess, like: dict[str, Any]) -> None:
    """Connect to another server with this client's history."""
    client.server = server
    client.seq, client.raw = like["seq"], list(like["raw"])
    client.device.throws = like["throws"]
    client.connect()


def seen(client: Client) -> dict[str, Any]:
    return {"seq": client.seq, "raw": list(client.raw), "throws": client.device.throws}


def last_thrown(client: Client) -> str:
    """The last throw."""
    parts = [part for event in events(client) for part in event.get("parts", ()) if "chance" in part]
    return str(parts[-1]["chance"])


def test_every_throw_follows_from_what_was_sealed_before_the_game(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, people(server, 2) as (host, honest):
        mine, theirs, sealed = own_chain(host), own_chain(honest), secret_chain(tmp_path, host.table_id)
        joint, sides = joint_of(host), host.table["fair"]["sides"]
        play_out([host, honest], random.Random(1))
        first = 1  # of the action
        for event in events(host, "played"):
            for place, part in enumerate(part for part in event["parts"] if "chance" in part):
                first = part["roll"] if place == 0 else first
                seat, links = event["seat"], (mine.link(first), theirs.link(first))
                inputs = device_inputs(seat + 1, links[seat], 2 - seat, links[1 - seat])
                values = roll_dice(sealed.link(part["roll"]), joint, part["roll"], inputs, len(part["chance"]))
                assert "".join(sides[value - 1] for value in values) == part["chance"]
        assert len(devices(host)) > 10


def test_a_host_without_the_link_of_the_witness_knows_nothing_of_the_throw(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, people(server, 2) as (host, honest):
        sealed, joint, luck = secret_chain(tmp_path, host.table_id), joint_of(host), random.Random(2)
        counts = dict.fromkeys(SIDES, 0)
        for _ in range(TRIES):  # whatever the witness's link
            inputs = device_inputs(1, own_chain(host).link(1), 2, luck.randbytes(32))
            counts[roll_dice(sealed.link(1), joint, 1, inputs, 1)[0]] += 1
        expected = TRIES / 6
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 30, "five degrees of freedom: 1 in 70,000"
        honest.witnesses = False
        roll(host)
        honest.wait(lambda: events(honest, "called"))
        assert not devices(host), "and it is shown only when nobody can do anything any more"


def test_no_nonce_and_no_restart_brings_another_throw(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "first")
    with people(server, 2) as (host, honest):
        honest.witnesses = False
        before = seen(host), seen(honest)
        server.kill()
        fallen = set()
        for attempt in range(4):
            with again(host, tmp_path / "first", tmp_path / f"{attempt}") as other:
                come_back(host, other, before[0])
                come_back(honest, other, before[1])
                roll(host)  # with another nonce each time
                honest.wait(lambda: events(honest, "called"))
                honest.witness()
                until_rolled(host, 0)
                fallen.add(last_thrown(host))
                honest.close()
        assert len(fallen) == 1


def test_the_host_has_one_link_for_each_throw(server: ServerProcess) -> None:
    with people(server, 2) as (host, _):
        for roll_number in (2, 3, 100):
            link = own_chain(host).link(roll_number).hex()
            assert host.refused("roll", seat=0, at=host.seq, nonce="ab" * 16, link=link) == "bad-link"
        assert host.refused("roll", seat=0, at=host.seq, nonce="ab" * 16) == "link-due"


def test_whoever_is_passed_over_is_named_for_everybody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"WITNESS_WITHIN": 1}) as server, people(server, 2) as (host, honest):
        honest.witnesses = False
        assert until_rolled(host, roll(host))["passed"] == [1]
        honest.caught_up(host.seq)
        assert devices(honest)[-1]["passed"] == [1]
        found = remarks(checked(server, host))
        assert found == {"unwitnessed": [0], "passed-over": [2]}


def test_a_throw_made_up_without_the_witness_does_not_verify(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, people(server, 2) as (host, honest):
        play_out([host, honest], random.Random(3), 12)
        record = json.loads(server.fetch(f"/api/tables/{host.table_id}/record.json")[1])
    assert verify(read_json(json.dumps(record))).status == "verified"
    for name in ("witness_link", "link", "thrower_link"):
        forged = json.loads(json.dumps(record))
        forged["openings"][0][name] = "ab" * 32
        assert verify(read_json(json.dumps(forged))).status == "failed", name
    forged = json.loads(json.dumps(record))
    for name in ("witness", "witness_link"):
        del forged["openings"][0][name]
    assert verify(read_json(json.dumps(forged))).status == "failed"
