"""Many games at once as a Gymnasium vector environment: lanes of one environment, stepped in machine code."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game
from jollyroll.kit.options import OptionValue
from jollyroll.solve.arrays import AnyArray

from .lanes import ILLEGAL, MOST_STEPS, Lanes, make_table
from .layout import ObservationLayout
from .spaces import Info, action_space, observation_space
from .versions import check_gymnasium

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED)  # by their numbers in lane_kernels
INFO_KEYS = ("action_mask", "seat", "rewards")  # as `SoloEnv` has them for one game
Batch = npt.NDArray[np.float32]
NumberT = TypeVar("NumberT", bound=np.generic)
Step = tuple[Batch, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]


class LaneVectorEnv(gymnasium.vector.VectorEnv[Batch, npt.NDArray[np.int64], AnyArray]):
    """Vectorized `SoloEnv`: lane i with seed s plays what `SoloEnv` plays with seed s + i, step by step.

    `infos` holds `action_mask`, `seat` and `rewards` of all lanes. In SAME_STEP mode, where a game ends and the next begins in one
    step, they belong to the game that begins; `final_obs` and `final_info` (with the same three) belong to the one that has ended.
    With `copy=False` the arrays returned by `reset` and `step` are overwritten by the next step.

    >>> env = LaneVectorEnv("kings_gold", 4, compiled=False)
    >>> observations, infos = env.reset(seed=1)
    >>> observations.shape, infos["action_mask"].shape
    ((4, 38), (4, 279))
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        preset: str = "",
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = ILLEGAL[0],
        penalty: float = 1.0,
        most_steps: int = MOST_STEPS,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        compiled: bool = True,
    ) -> None:
        check_gymnasium()
        table = make_table(
            game, preset, seats, options, seat=seat, opponents=opponents, illegal=illegal, penalty=penalty, most_steps=most_steps
        )
        mode = autoreset_mode_of(autoreset_mode)
        self.lanes = Lanes(table, num_envs, compiled)
        self.layout: ObservationLayout = table.layout
        self.num_envs = num_envs
        self.single_observation_space = observation_space(table.layout)
        self.single_action_space = action_space(table.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.copy = copy
        self._mode = MODES.index(mode)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None) -> tuple[Batch, Info]:
        """Begin the first game of each lane's seed, or else its next game. `reset_mask` in the options selects lanes."""
        wanted = self._reset_mask(options)
        seeds = [int(seed) + lane for lane in range(self.num_envs)] if isinstance(seed, int | np.integer) else seed
        if seeds is not None:
            if len(seeds) != self.num_envs:
                raise ArgumentError("env-seeds", given=len(seeds), needed=self.num_envs)
            self.lanes.seed([each if here else None for each, here in zip(seeds, wanted, strict=True)])
        self.lanes.start(wanted)
        return self._given(self.lanes.arrays.observation), self._infos(wanted)

    def step(self, actions: npt.NDArray[np.int64] | Sequence[int]) -> Step:
        """Make a choice in every lane."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ArgumentError("env-actions", given=str(chosen.shape), needed=self.num_envs)
        arrays = self.lanes.arrays
        if MODES[self._mode] is AutoresetMode.DISABLED and arrays.ended.any():
            raise ArgumentError("env-lane-ended", lane=int(arrays.ended.argmax()))
        self.lanes.step(chosen, self._mode)
        infos = self._infos(self.lanes.arrays.all)
        if MODES[self._mode] is AutoresetMode.SAME_STEP:
            ended = arrays.terminated | arrays.truncated
            if ended.any():
                final = self._named_infos(ended, arrays.final_mask, arrays.final_viewers, arrays.final_rewards)
                infos |= {"final_obs": self._given(arrays.final_observation), "_final_obs": ended}
                infos |= {"final_info": final, "_final_info": ended}
        return (
            self._given(arrays.observation),
            arrays.reward.copy(),
            arrays.terminated.copy(),
            arrays.truncated.copy(),
            infos,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """By lane and number, whether a choice is legal."""
        return self._given(self.lanes.arrays.mask).view(np.bool_)

    def _reset_mask(self, options: Info | None) -> npt.NDArray[np.bool_]:
        """The lanes to be reset."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self.lanes.arrays.all
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ArgumentError("env-reset-mask", needed=self.num_envs)
        return mask

    def _given(self, array: npt.NDArray[NumberT]) -> npt.NDArray[NumberT]:
        return array.copy() if self.copy else array

    def _infos(self, lanes: npt.NDArray[np.bool_]) -> Info:
        """The infos of these lanes."""
        arrays = self.lanes.arrays
        return self._named_infos(lanes, arrays.mask, arrays.viewers, arrays.rewards)

    def _named_infos(self, lanes: npt.NDArray[np.bool_], *arrays: npt.NDArray[np.generic]) -> Info:
        """These infos by name; keys with an underscore mark the lanes they are valid for, as Gymnasium wants."""
        infos: Info = {}
        for key, array in zip(INFO_KEYS, arrays, strict=True):
            infos |= {key: self._given(array), f"_{key}": lanes.copy()}
        return infos


def autoreset_mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """The autoreset mode given as such or by name."""
    for known in MODES:
        if mode in (known, known.name, known.value):
            return known
    raise ArgumentError("env-autoreset", value=str(mode), known=", ".join(known.name for known in MODES))
