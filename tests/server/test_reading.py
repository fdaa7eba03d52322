"""Input may be anything; what is echoed of it is safe."""

import json

import pytest

from jollyroll.server.protocol.codes import Code
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.protocol.rejected import Rejected


@pytest.mark.parametrize(
    ("name", "repeated"),
    [("7", "7"), ("x" * 40, "x" * 40), ("a b", None), ("", None), ("x" * 41, None), ("é", None), ("a\n", None), (7, None)],
)
def test_a_valid_id_is_repeated(name: object, repeated: str | None) -> None:
    with pytest.raises(Rejected) as rejected:
        read_frame(json.dumps({"v": 1, "id": name, "do": "nothing"}))
    assert rejected.value.frame == repeated


@pytest.mark.parametrize(("seconds", "rounded"), [(0.0001, 0.001), (0.05, 0.05), (0.0501, 0.051), (2, 2.0)])
def test_retry_times_are_rounded_up(seconds: float, rounded: float) -> None:
    assert Rejected(Code.BUSY, retry_after=seconds).form("en")["retry_after"] == rounded
