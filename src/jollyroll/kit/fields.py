"""The fields that are a game's own: those of its state that neither all games have nor an option fills."""

from collections.abc import Iterable

from .state import GameState, Shape

COMMON_FIELDS = frozenset(
    ("seats", "seat", "turn", "phase", "first_player", "host", "youngest", "present", "showing", "won"),
)


def own_fields(state_type: type[GameState], options: Iterable[str]) -> dict[str, Shape]:
    """The game's own fields and their shapes, in the order in which they are declared."""
    foreign = COMMON_FIELDS.union(options)
    return {name: shape for name, shape in state_type.FIELDS.items() if name not in foreign}
