"""Test vectors for fair dice: python -m tools.fair_vectors writes tests/vectors/fair-dice.json anew.

All verifiers of dice are tested against them: Python, the page, the browser at the live table. All inputs are hashes of names, so
nothing here depends on a random number generator.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

from jollyroll.dice import chain
from jollyroll.match.verify_page import presets
from tests.vectors.device_records import device_records, sound
from tests.vectors.records import known, record_vectors, records

FILE = Path(__file__).parents[1] / "tests" / "vectors" / "fair-dice.json"
IN_JSON = ("two devices", "two devices, cards", "no devices", "chains that carry on", "a witness passed over")
SIZES = (0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000)  # around the ends of a block


def long(name: str, size: int) -> bytes:
    """More bytes than one hash has."""
    return b"".join(known(f"{name} {part}") for part in range(size // 32 + 1))[:size]


# the parts:


def hashes() -> list[dict[str, str]]:
    """SHA-256 of inputs of all lengths that matter."""
    inputs = [long(f"input {size}", size) for size in SIZES]
    return [{"input": data.hex(), "output": hashlib.sha256(data).hexdigest()} for data in inputs]


def keyed() -> list[dict[str, str]]:
    """HMAC-SHA256 with keys shorter than, as long as and longer than a block."""
    pairs = [(long(f"key {size}", size), long(f"message {size}", 2 * size)) for size in SIZES]
    return [{"key": k.hex(), "message": m.hex(), "output": hmac.digest(k, m, "sha256").hex()} for k, m in pairs]


def chains() -> list[dict[str, Any]]:
    """Seals and some links of chains."""
    made = [(known(f"secret {links}"), links) for links in (1, 2, 64, 65, 4096)]
    return [
        {
            "secret": secret.hex(),
            "links": links,
            "seal": chain.Chain(secret, links).seal.hex(),
            "opened": {
                str(roll): chain.Chain(secret, links).link(roll).hex()
                for roll in sorted({1, 2, links // 2, links - 1, links})
                if roll in range(1, links + 1)
            },
        }
        for secret, links in made
    ]


def joints() -> list[dict[str, Any]]:
    """Joint numbers of tables of all sizes."""
    rows = []
    for seats in range(1, 7):
        game, seal = known(f"game {seats}", 16), known(f"seal {seats}")
        seeds = [known(f"seed {seats} {seat}") for seat in range(seats)]
        joint = chain.joint_number(game, seal, 4096, seats - 1, seeds)
        rows.append(
            {
                "game": game.hex(),
                "seal": seal.hex(),
                "links": 4096,
                "restarts": seats - 1,
                "seeds": [seed.hex() for seed in seeds],
                "commitments": [chain.commitment(seed).hex() for seed in seeds],
                "joint": joint.hex(),
            }
        )
    return rows


def next_joints() -> list[dict[str, Any]]:
    """Joint numbers of chains that continue others."""
    rows = []
    for number in range(3):
        joint, seal, link, nonce = known(f"j {number}"), known(f"s {number}"), known(f"l {number}"), known(f"n {number}", 16)
        answer = chain.next_joint_number(joint, seal, 4096, link, nonce)
        rows.append(
            {
                "before": joint.hex(),
                "seal": seal.hex(),
                "links": 4096,
                "link": link.hex(),
                "nonce": nonce.hex(),
                "joint": answer.hex(),
            }
        )
    return rows


def seat_nonces() -> list[dict[str, Any]]:
    """Nonces derived from seeds."""
    game, seed = known("game", 16), known("seed")
    return [
        {"game": game.hex(), "seed": seed.hex(), "roll": roll, "nonce": chain.seat_nonce(game, seed, roll).hex()}
        for roll in (1, 2, 255, 256, 4096)
    ]


def throws() -> list[dict[str, Any]]:
    """Throws for many rolls, nonces and numbers of dice."""
    links, joint = chain.Chain(known("throws")), known("joint of throws")
    rows = []
    for number in range(60):
        roll, dice = 1 + number * 69, number % 9
        nonce = known(f"nonce {number}", 16)
        sides = chain.roll_dice(links.link(roll), joint, roll, nonce, dice)
        rows.append(
            {"link": links.link(roll).hex(), "joint": joint.hex(), "roll": roll, "nonce": nonce.hex(), "dice": dice, "sides": sides}
        )
    return rows


def draws() -> list[dict[str, Any]]:
    """Draws among few and many cases."""
    joint = known("joint of draws")
    rows = []
    for number, cases in enumerate((1, 2, 3, 4, 5, 6, 17, 18, 34, 35, 100, 127, 128, 129, 200, 255, 256)):
        link, nonce = known(f"draw {number}"), known(f"nonce of draw {number}", 16)
        case = chain.draw(link, joint, number + 1, nonce, cases)
        rows.append(
            {"link": link.hex(), "joint": joint.hex(), "roll": number + 1, "nonce": nonce.hex(), "cases": cases, "case": case}
        )
    return rows


def rejections() -> list[dict[str, Any]]:
    """Throws in which bytes are skipped, and rows of numbers that take several blocks."""
    joint, nonce = known("joint of rejections"), known("nonce of rejections", 16)
    rows: list[dict[str, Any]] = []
    number = 0
    while len(rows) < 6:
        link = known(f"skip {number}")
        message = b"".join([b"dice", joint, chain.number(number + 1), nonce, chain.number(0)])
        if any(byte >= 252 for byte in hmac.digest(link, message, "sha256")[:8]):
            rows.append(row_of_values("dice", 6, 8, link, joint, number + 1, nonce))
        number += 1
    for bound, count in ((129, 40), (200, 40), (6, 70), (1, 33)):
        rows.append(row_of_values("draw", bound, count, known(f"blocks {bound}"), joint, bound, nonce))
    return rows


def row_of_values(word: str, bound: int, count: int, link: bytes, joint: bytes, roll: int, nonce: bytes) -> dict[str, Any]:
    """Numbers below a bound, and their inputs."""
    drawn = chain.values(word.encode(), bound, count, link, joint, roll, nonce)
    return {
        "word": word,
        "bound": bound,
        "link": link.hex(),
        "joint": joint.hex(),
        "roll": roll,
        "nonce": nonce.hex(),
        "values": drawn,
    }


# version 2:


def device_seals(name: str, seats: int) -> list[str | None]:
    """Seals of devices; every third seat has none."""
    return [None if seat % 3 == 2 else known(f"{name} {seat}").hex() for seat in range(seats)]


def read_seals(seals: list[str | None]) -> list[bytes]:
    return [bytes.fromhex(seal or "") for seal in seals]


def device_joints() -> list[dict[str, Any]]:
    """Joint numbers with chains of devices."""
    rows = joints()
    for seats, row in enumerate(rows, 1):
        row["devices"] = device_seals(f"device {seats}", seats)
        game, seal, *seeds = (bytes.fromhex(digits) for digits in (row["game"], row["seal"], *row["seeds"]))
        row["joint"] = chain.joint_number(game, seal, 4096, row["restarts"], seeds, read_seals(row["devices"])).hex()
    return rows


def device_inputs(number: int) -> dict[str, Any]:
    """The links of thrower and witness: both, one of them, none."""
    thrower, witness = (1, 2, 0, 0)[number % 4], (3, 0, 1, 0)[number % 4]
    return {
        "thrower": thrower,
        "thrower_link": known(f"thrower {number}").hex() if thrower else None,
        "witness": witness,
        "witness_link": known(f"witness {number}").hex() if witness else None,
    }


def read_inputs(row: dict[str, Any]) -> bytes:
    links = [bytes.fromhex(row[name] or "") for name in ("thrower_link", "witness_link")]
    return chain.device_inputs(row["thrower"], links[0], row["witness"], links[1])


def device_next_joints() -> list[dict[str, Any]]:
    """Joint numbers of chains that continue others, with chains of devices for them."""
    rows = []
    for number in range(5):
        row: dict[str, Any] = {
            "before": known(f"j {number}").hex(),
            "seal": known(f"s {number}").hex(),
            "links": 4096,
            "link": known(f"l {number}").hex(),
        }
        row |= device_inputs(number)
        row["devices"] = device_seals(f"next {number}", number + 1)
        before, seal, link = (bytes.fromhex(row[name]) for name in ("before", "seal", "link"))
        row["joint"] = chain.next_joint_number(before, seal, 4096, link, read_inputs(row), read_seals(row["devices"])).hex()
        rows.append(row)
    return rows


def device_throws() -> list[dict[str, Any]]:
    """Throws and draws with links of devices."""
    rows = []
    for number in range(24):
        link, joint, roll = known(f"device throw {number}"), known("joint of device throws"), 1 + number * 170
        row: dict[str, Any] = {"link": link.hex(), "joint": joint.hex(), "roll": roll, **device_inputs(number)}
        row["sides"] = chain.roll_dice(link, joint, roll, read_inputs(row))
        row["cases"] = 1 + number * 11
        row["case"] = chain.draw(link, joint, roll, read_inputs(row), row["cases"])
        rows.append(row)
    return rows


def device_record_vectors() -> list[dict[str, Any]]:
    """Records of version 2. Those whose JSON form finds less have no other finding: that form does not say whose turn it is."""
    texts = record_vectors(device_records(), lambda _: False)
    whole = {f"{name}, JSON": (record, "") for name, record in sound().items() if name in IN_JSON}
    return texts + record_vectors(whole, lambda _: True)


def vectors() -> dict[str, Any]:
    """All vectors, by subject."""
    return {
        "about": "Fair dice of Jollyroll, see docs/fair-dice.md. Written by: python -m tools.fair_vectors",
        "sha256": hashes(),
        "hmac": keyed(),
        "chains": chains(),
        "joints": joints(),
        "next_joints": next_joints(),
        "seat_nonces": seat_nonces(),
        "throws": throws(),
        "draws": draws(),
        "rejections": rejections(),
        "device_joints": device_joints(),
        "device_next_joints": device_next_joints(),
        "device_throws": device_throws(),
        "presets": presets(),
        "records": record_vectors(records(), lambda number: number % 3 == 2),
        "device_records": device_record_vectors(),
    }


def written() -> str:
    """The text of the file: one vector a line."""
    parts = []
    for name, rows in vectors().items():
        if isinstance(rows, str):
            parts.append(f" {json.dumps(name)}: {json.dumps(rows)}")
        else:
            lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in rows)
            parts.append(f" {json.dumps(name)}: [\n{lines}\n ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
