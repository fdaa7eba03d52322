"""Tables stored by an earlier Jollyroll are shown as they were, byte for byte.

`tests/vectors/table-N.json` was written by version N of the store and is never written again. When the form of stored events
changes, the old form must still be read, and a new file joins the old ones. `python -m tests.server.test_old_tables FILE`
writes one.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from jollyroll.server.live.history import frames_of
from jollyroll.server.tables.history import record_of
from jollyroll.server.tables.rows import Row
from jollyroll.server.tables.transition import read_back
from tests.server.games_in_memory import begun_table, known_secrets, random_action

VECTORS = Path("tests/vectors")
OLD = sorted(VECTORS.glob("table-*.json"))
ACTIONS = 30
NEW_IN_FORMS = {"chest": ["least", "safe"], "raid": ["dice"], "revive": ["rolls"], "steal": ["dice"]}  # added to forms since
# And in views:
NEW_IN_VIEWS = ("leader", "to_pass", "stays", "skulls_out", "battle_swords", "battle_most", "battle_points", "face_counts")


def fingerprint(frames: list[bytes]) -> str:
    """A digest of everything shown, without additions since then, and without what may be taken back, which is not stored."""
    shown = [json.loads(frame) for frame in frames]
    for part in (part for each in shown for part in each["event"].get("parts", ()) if "form" in part):
        for name in NEW_IN_FORMS.get(part["form"]["kind"], ()):
            part["form"].pop(name, None)
    for now in (each.get("now") or {} for each in shown):
        now.pop("undo", None)
        now.pop("undo_until", None)
        for name in NEW_IN_VIEWS:
            now.get("view", {}).pop(name, None)
    return sha256(json.dumps([[each["seq"], each["at"], each["event"], each.get("now")] for each in shown]).encode()).hexdigest()


def written() -> list[dict[str, Any]]:
    """One table of each game, in today's format."""
    tables = []
    for seed, game in enumerate(("kg", "pk", "omg")):
        with known_secrets(seed) as luck:
            table = begun_table(game, ["free", "bot:greedy", "free"], {"clock": 60})
            for _ in range(ACTIONS):
                random_action(table, luck)
        rows = [list(row) for row in table.rows]
        tables.append(
            {"game": game, "rows": rows, "shown": fingerprint(table.frames), "events": len(record_of(table.rows)[0].events)}
        )
    return tables


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_old_tables_are_shown_unchanged(path: Path) -> None:
    for table in json.loads(path.read_text(encoding="utf-8")):
        rows = [Row(*row) for row in table["rows"]]
        assert fingerprint(frames_of(rows, 0)) == table["shown"]
        assert len(record_of(rows)[0].events) == table["events"]
        assert read_back(rows).id == rows[0].table


def test_there_is_one_of_every_version() -> None:
    assert OLD


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(written(), separators=(",", ":")) + "\n", encoding="utf-8")
