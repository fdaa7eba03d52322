"""A table as a PettingZoo environment: every seat is an agent, and the agent to choose acts."""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game
from jollyroll.kit.options import OptionValue

from .lanes import ILLEGAL, MOST_STEPS, SELF, Lanes, make_table
from .layout import VERSION, ObservationLayout
from .rendering import ANSI, rendered
from .spaces import action_space, masked_space, observation_space
from .versions import check_gymnasium

AGENT = "player_{}"
MaskedObservation = dict[str, npt.NDArray[np.generic]]


class SeatsEnv(AECEnv):
    """One agent for each seat. The same agent may be selected several times in a row: a turn has several choices.

    Observations are dictionaries of `observation` and `action_mask`; the mask of an agent that is not selected is all zeros.

    >>> env = SeatsEnv("kings_gold", seats=3, compiled=False)
    >>> env.reset(seed=1)
    >>> env.agents, env.agent_selection
    (['player_0', 'player_1', 'player_2'], 'player_2')
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "render_fps": 1, "is_parallelizable": True}

    def __init__(
        self,
        game: str | Game,
        preset: str = "",
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        *,
        illegal: str = ILLEGAL[0],
        penalty: float = 1.0,
        most_steps: int = MOST_STEPS,
        compiled: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_gymnasium()
        table = make_table(game, preset, seats, options, opponents=SELF, illegal=illegal, penalty=penalty, most_steps=most_steps)
        self.metadata = {**self.metadata, "name": f"{table.game.name}_v{VERSION}"}  # type: ignore[misc]
        self.lanes = Lanes(table, 1, compiled)
        self.layout: ObservationLayout = table.layout
        self.render_mode = render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(table.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(table.game) for agent in self.possible_agents}
        self.state_space = observation_space(table.layout)
        self._action = np.zeros(1, np.int64)
        self._nothing = np.zeros(table.game.choice_numbers, np.int8)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Observation and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "gymnasium.spaces.Discrete[np.int64]":
        """The numbers of all choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of a seed, or else the next game."""
        self.lanes.seed([seed])
        self.lanes.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.lanes.arrays.viewers[0]]

    def observe(self, agent: str) -> MaskedObservation:
        """The current observation of this agent."""
        arrays = self.lanes.arrays
        if agent == self.agent_selection and not arrays.ended[0]:
            return {"observation": arrays.observation[0].copy(), "action_mask": arrays.mask[0].copy()}
        return {"observation": self._seen(self.seat_of[agent]), "action_mask": self._nothing.copy()}

    def state(self) -> npt.NDArray[np.float32]:
        """The table as the first seat observes it; nothing is hidden from anybody."""
        return self._seen(0)

    def step(self, action: int | np.int64 | None) -> None:
        """Make the selected agent's choice, then let chance decide until the next choice is due."""
        if not self.agents:
            raise ArgumentError("env-ended")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ArgumentError("env-no-action", agent=agent)
        arrays = self.lanes.arrays
        self._action[0] = action
        self.lanes.step(self._action)
        self._cumulative_rewards[agent] = 0.0
        for each, reward in zip(self.possible_agents, arrays.rewards[0].tolist(), strict=True):
            self.rewards[each] = reward
            self._cumulative_rewards[each] += reward
        if arrays.ended[0]:
            self.terminations = dict.fromkeys(self.agents, bool(arrays.terminated[0]))
            self.truncations = dict.fromkeys(self.agents, bool(arrays.truncated[0]))
            self.agent_selection = agent
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[arrays.viewers[0]]

    def render(self) -> str | None:
        """The position in one line."""
        return rendered(self.lanes, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _seen(self, seat: int) -> npt.NDArray[np.float32]:
        rows = np.zeros((1, self.layout.length), np.float32)
        self.lanes.kernels.observe_seat(self.lanes.arrays, self.lanes.layout, np.array([seat], np.int64), rows)
        seen: npt.NDArray[np.float32] = rows[0]
        return seen

    def __str__(self) -> str:
        return str(self.metadata["name"])


def parallel_env(game: str | Game, *arguments: Any, **settings: Any) -> ParallelEnv:
    """The same as a parallel environment, through PettingZoo's own wrapper: all agents act at once, and only the action of the
    agent whose turn it is counts.

    >>> env = parallel_env("kings_gold", compiled=False)
    >>> observations, infos = env.reset(seed=1)
    >>> sorted(observations)
    ['player_0', 'player_1']
    """
    return turn_based_aec_to_parallel(SeatsEnv(game, *arguments, **settings))
