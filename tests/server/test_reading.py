"""What comes in may be anything; what is repeated of it is not."""

import json

import pytest

from jollyroll.server.reading import read_frame
from jollyroll.server.refusing import No


@pytest.mark.parametrize(
    ("name", "repeated"),
    [("7", "7"), ("x" * 40, "x" * 40), ("a b", None), ("", None), ("x" * 41, None), ("é", None), ("a\n", None), (7, None)],
)
def test_an_id_is_repeated_if_a_frame_may_have_it(name: object, repeated: str | None) -> None:
    with pytest.raises(No) as no:
        read_frame(json.dumps({"v": 1, "id": name, "do": "nothing"}))
    assert no.value.frame == repeated
