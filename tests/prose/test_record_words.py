"""Every refusal of this room has a sentence, and every sentence is used."""

import re
from pathlib import Path

from jollyroll import match, words

ROOM = Path(str(match.__file__)).parent
CATALOGUE = Path(str(words.__file__)).parent / "en" / "record.ftl"

PROGRAM = "".join(page.read_text(encoding="utf-8") for page in sorted(ROOM.glob("*.py")))
SENTENCES = set(re.findall(r"^refused-([a-z0-9-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_refusal_has_a_sentence() -> None:
    codes = set(re.findall(r'(?:Refused|RecordError)\(\s*"([a-z0-9-]+)"', PROGRAM))
    codes |= set(re.findall(r'"(record-[a-z0-9-]+)"', PROGRAM))
    assert len(codes) > 40
    assert all(words.has_words(f"refused-{code}") for code in codes), {c for c in codes if not words.has_words(f"refused-{c}")}


def test_every_sentence_is_used() -> None:
    unused = {code for code in SENTENCES if f'"{code}"' not in PROGRAM and f'"refused-{code}"' not in PROGRAM}
    assert not unused
