"""Every code of the enum, provoked by a real client at a real server."""

from pathlib import Path

import pytest

from jollyroll.server.protocol.codes import Code
from jollyroll.words import has_words
from tests.server import codes_of_frames, codes_of_play, codes_of_seats, test_codes_alone
from tests.server.code_proofs import OWN_SERVERS, PROOFS
from tests.server.serving import ServerProcess

PROVEN_IN = (codes_of_frames, codes_of_seats, codes_of_play, test_codes_alone)


@pytest.mark.parametrize("code", list(Code))
def test_each_code_has_its_sentence_and_is_explained(code: Code) -> None:
    assert has_words(f"live-{code}")
    assert f"`{code}`" in Path("docs/protocol.md").read_text(encoding="utf-8")


def test_every_code_is_proven() -> None:
    assert set(PROOFS) | OWN_SERVERS == set(Code)
    assert not set(PROOFS) & OWN_SERVERS


@pytest.mark.parametrize("code", list(PROOFS))
def test_each_code_is_given_for_its_reason(server: ServerProcess, code: Code) -> None:
    assert PROOFS[code](server) == code
