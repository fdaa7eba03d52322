"""The components that can be varied, and the combinations that make no game."""

from jollyroll.errors import OptionError
from jollyroll.kit.components import Component, Constants, face_component, whole_component

from .components import BONES_LIMIT, CANNON, COIN_1, COIN_3, COINS, DIE, FINE, LETTERS, ROLLS

SHARES = range(10)


def read_share(text: str) -> Constants:
    """`2:1`: two coins for the King for each that the player takes."""
    king, colon, player = text.partition(":")
    if not colon or not (king.isdigit() and player.isdigit()) or int(king) not in SHARES or int(player) not in SHARES[1:]:
        raise ValueError(text)
    return {"KINGS_SHARE": int(king), "PLAYERS_SHARE": int(player)}


COMPONENTS = (
    whole_component("coins", "COINS", COINS, range(2, 121)),
    Component("kings_share", "1:1", "0:1, 1:2, 1:1, 2:1 ...", read_share),
    face_component("die", LETTERS, LETTERS),
    whole_component("rolls", "ROLLS", ROLLS, range(2, 4)),
    whole_component("fine", "FINE", FINE, range(21)),
    whole_component("bones", "BONES_LIMIT", BONES_LIMIT, range(2, 6)),
)


def check_components(constants: Constants) -> None:
    """Refuse dice without a coin or a cannon: no other pair empties the box, and a full box never ends the game."""
    die = constants.get("DIE", DIE)
    assert isinstance(die, tuple)
    if not any(COIN_1 <= face <= COIN_3 for face in die) or CANNON not in die:
        raise OptionError("kg-die-endless", "KG-36")
