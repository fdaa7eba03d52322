"""A game's own fields: those of its state that are neither common to all games nor options."""

from collections.abc import Iterable

from .state import GameState, Shape

COMMON_FIELDS = frozenset(
    ("seats", "seat", "turn", "phase", "first_player", "host", "youngest", "present", "showing", "won"),
)


def own_fields(state_type: type[GameState], options: Iterable[str]) -> dict[str, Shape]:
    """The game's own fields and their shapes, in order of declaration."""
    foreign = COMMON_FIELDS.union(options)
    return {name: shape for name, shape in state_type.FIELDS.items() if name not in foreign}
