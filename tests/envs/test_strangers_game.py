"""A third-party game has all environments without writing any."""

from pathlib import Path

import pytest

from tests.examples.site import EXAMPLE, install, run_python
from tests.run_folder import run_folder

CODE = """
import warnings
import gymnasium, numpy, pettingzoo, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from jollyroll.envs import LaneVectorEnv, env_id, register_openspiel

warnings.simplefilter("ignore")
name = "ship_captain_crew"
api_test(pettingzoo.make("aec", env_id(name), seats=4), num_cycles=100)
env = gymnasium.make(env_id(name), illegal="remap", opponents="random").unwrapped
check_env(env)
lanes = gymnasium.make_vec(env_id(name), num_envs=64, opponents="random")
assert isinstance(lanes, LaneVectorEnv)
_, infos = lanes.reset(seed=1)
ended = 0
for _ in range(20):
    _, _, over, _, infos = lanes.step(infos["action_mask"].argmax(axis=1))
    ended += over.sum()
assert ended > 100
seen = env.layout.decode(env.reset(seed=1)[0])
assert set(seen.fields) >= {"cargo", "aboard", "dice"}, seen
game = pyspiel.load_game(register_openspiel()[-1])
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
print(seen.phase)
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, run_folder(tmp_path_factory) / "with_example" / "site")


def test_the_example_is_an_environment(site: Path) -> None:
    done = run_python(site, CODE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "cargo"
