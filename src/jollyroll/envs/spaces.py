"""The spaces of observations and actions."""

from typing import Any, TypeAlias

import gymnasium
import numpy as np

from jollyroll.kit import Game

from .layout import ObservationLayout

Info: TypeAlias = dict[str, Any]  # facts by name: what comes with an observation, or the options of a reset


def observation_space(layout: ObservationLayout) -> gymnasium.spaces.Box:
    """The space of observations: see `layout`."""
    return gymnasium.spaces.Box(layout.smallest, layout.largest, dtype=np.float32)


def action_space(game: Game) -> "gymnasium.spaces.Discrete[np.int64]":
    """An action is the number of a choice."""
    return gymnasium.spaces.Discrete(game.choice_numbers)


def masked_space(layout: ObservationLayout, key: str = "observation") -> gymnasium.spaces.Dict:
    """An observation together with the mask of legal choices."""
    mask = gymnasium.spaces.Box(0, 1, (layout.game.choice_numbers,), np.int8)
    return gymnasium.spaces.Dict({key: observation_space(layout), "action_mask": mask})
