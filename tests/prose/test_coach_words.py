"""Every message of the coach exists, and every one of its messages is used."""

import re
from pathlib import Path

from jollyroll import coach, terminal, words

TERMINAL = Path(str(terminal.__file__)).parent
AT_THE_TERMINAL = [TERMINAL / f"{name}.py" for name in ("coach", "odds_page", "report_page")]
PAGES = [*Path(str(coach.__file__)).parent.glob("*.py"), *AT_THE_TERMINAL]
PROGRAM = "".join(page.read_text(encoding="utf-8") for page in sorted(PAGES))
HOME = Path(str(words.__file__)).parents[1]  # games have words of their own for the coach
CATALOGUE = "\n".join(page.read_text(encoding="utf-8") for page in sorted(HOME.rglob("words/en/coach.ftl")))
WRITTEN = set(re.findall(r"^((?:refused-)?coach-[a-z-]+) =", CATALOGUE, re.MULTILINE))
PUT_TOGETHER: tuple[str, ...] = (
    "luck",
    "luck-of-others",
    "mistakes",
    "mistakes-of-others",
    "leaving",
    "drift",
    "best",
    "typical",
    "worst",
)
PUT_TOGETHER += ("turn", "player", "chosen", "chance", "better", "cost", "bar-luck", "bar-mistakes", "bar-others")
PUT_TOGETHER += tuple(f"{what}-{game}" for what in ("points", "risk", "brings") for game in ("kg", "pk", "omg"))


def test_what_is_said_is_written() -> None:
    spoken = set(re.findall(r'"(coach-[a-z-]+)"', PROGRAM)) | {f"coach-{name}" for name in PUT_TOGETHER}
    spoken = {f"refused-{name}" if re.search(rf'(Refused|Error)\("{name}"', PROGRAM) else name for name in spoken}
    assert sorted(spoken - WRITTEN) == []
    assert sorted(WRITTEN - spoken) == []
