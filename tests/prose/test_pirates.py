"""The suggested names: pirates in every language, none of them a card, a die, a place or a bot."""

import pytest

from jollyroll.match.names import check_person, name_key
from jollyroll.words import languages, say
from tests.prose.test_catalogues import entries

THINGS = ("face-", "card-", "find-", "place-", "game-")
MOST_AT_A_TABLE = 6


@pytest.mark.parametrize("language", languages())
def test_proposed_names_are_names_and_nothing_else(language: str) -> None:
    names = [name.strip() for name in say("pirate-names", language).split(",")]
    keys = {name_key(name) for name in names}
    assert len(keys) == len(names) >= 2 * MOST_AT_A_TABLE
    for name in names:
        check_person(name)
        assert len(name) <= 13, "it fits on a narrow seat"
    messages = [name for page in entries("en").values() for name, facts in page.items() if name.startswith(THINGS) and not facts]
    things = {name_key(say(name, other)) for name in messages for other in languages()}
    words = {word for thing in things for word in thing.split()}
    bots = {name_key(say("name-of-bot", language, number=number)) for number in range(1, MOST_AT_A_TABLE + 1)}
    assert keys & (things | words | bots) == set()
