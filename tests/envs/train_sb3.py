"""MaskablePPO of sb3-contrib trains a few steps on each named game, unmodified."""

import sys

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import is_masking_supported
from stable_baselines3.common.env_checker import check_env

from jollyroll.envs import SoloEnv

for name in sys.argv[1:]:
    check_env(SoloEnv(name, illegal="remap"))
    env = SoloEnv(name)  # an illegal choice would raise an error: masks are obeyed
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(64)
    print(name, model.num_timesteps)
