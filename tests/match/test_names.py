"""Names must be readable and distinguishable."""

import pytest

from jollyroll.errors import Refused
from jollyroll.match.names import check_person, name_key

UNSEEN = (
    "\u00ad\u00ad",
    "\u2800\u2800",
    "\u115f",
    "\u3164",
    "\u200d",
    "\u200c\u200d",
    "\ufe0f",
    "\u180e",
    "\U000e0100",
    "Ana\u061c",
    "\ufeffAna",
    "An\U000e0041a",
    "Gre\u200bta",
    "Gre\u2060ta",
    "A\u034fna",
)
SEEN = ("Ana", "Łukasz", "José", "Jose\u0301", "金", "مریم", "می\u200cرم", "👩\u200d🚀", "❤\ufe0f", "한", "क्\u200dष", "7")
ALIKE = (
    ("Greta", "GRETA"),
    ("Greta", "Gre\u200dta"),
    ("Greta", "Greta\ufe0f"),
    ("José", "Jose\u0301"),
    ("Ana B", "Ana  B"),
    ("Ana B", "Ana\u00a0B"),
    ("Straße", "STRASSE"),
    ("Ana", "\uff21\uff4e\uff41"),
)


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_invisible_characters_make_no_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person(name)
    assert refused.value.code == "record-name-letters"


@pytest.mark.parametrize("name", SEEN, ids=ascii)
def test_names_in_all_scripts_are_accepted(name: str) -> None:
    check_person(name)


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_equal(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_different_names_are_not_equal() -> None:
    assert len({name_key(name) for name in SEEN}) == len(SEEN) - 1, "José is there twice"
