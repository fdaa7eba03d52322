"""One learning seat as a Gymnasium environment: bots sit at the other seats."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game
from jollyroll.kit.options import OptionValue

from .lanes import ILLEGAL, MOST_STEPS, Lanes, make_table
from .layout import ObservationLayout
from .rendering import ANSI, rendered
from .spaces import Info, action_space, observation_space
from .versions import check_gymnasium

Observation = npt.NDArray[np.float32]


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. `info` holds `action_mask`, the `seat` to choose and the `rewards` of all seats.

    The same seed gives the same games, one after the other: each `reset` without a seed begins the next. With opponents `self`
    the caller chooses for those seats too, and every reward is that of the seat that chose.

    >>> env = SoloEnv("kings_gold", opponents="random", compiled=False)
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum()), int(env.action_space.n)
    (24, 279)
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        preset: str = "",
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = ILLEGAL[0],
        penalty: float = 1.0,
        most_steps: int = MOST_STEPS,
        compiled: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_gymnasium()
        table = make_table(
            game, preset, seats, options, seat=seat, opponents=opponents, illegal=illegal, penalty=penalty, most_steps=most_steps
        )
        self.lanes = Lanes(table, 1, compiled)
        self.layout: ObservationLayout = table.layout
        self.observation_space = observation_space(table.layout)
        self.action_space = action_space(table.game)
        self.render_mode = render_mode
        self._action = np.zeros(1, np.int64)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin the first game of a seed, or else the next game."""
        super().reset(seed=seed)
        self.lanes.seed([seed])
        self.lanes.start()
        return self.lanes.arrays.observation[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Make a choice; the others play until the next choice is due."""
        arrays = self.lanes.arrays
        if arrays.ended[0]:
            raise ArgumentError("env-ended")
        self._action[0] = action
        self.lanes.step(self._action)
        over, cut = bool(arrays.terminated[0]), bool(arrays.truncated[0])
        return arrays.observation[0].copy(), float(arrays.reward[0]), over, cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """By number, whether a choice is legal; sb3-contrib calls this."""
        mask: npt.NDArray[np.bool_] = self.lanes.arrays.mask[0].view(np.bool_).copy()
        return mask

    def render(self) -> str | None:  # type: ignore[override]
        """The position in one line."""
        return rendered(self.lanes, self.render_mode)

    def _info(self) -> Info:
        arrays = self.lanes.arrays
        return {"action_mask": arrays.mask[0].copy(), "seat": int(arrays.viewers[0]), "rewards": arrays.rewards[0].copy()}
