"""RLlib's PPO with its own action masking trains a few steps on the named game: one seat, then all seats."""

import sys

import ray
from ray import tune
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from jollyroll.envs.rllib_env import rllib_seats_env, rllib_solo_env

name = sys.argv[1]
module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [16]})
tune.register_env("solo", rllib_solo_env)
tune.register_env("seats", rllib_seats_env)


def config(env: str, illegal: str) -> PPOConfig:
    """The smallest configuration, in this process alone."""
    return (
        PPOConfig()
        .environment(env, env_config={"game": name, "illegal": illegal}, disable_env_checking=illegal == "raise")
        .env_runners(num_env_runners=0, rollout_fragment_length=32)
        .training(train_batch_size=64, minibatch_size=32, num_epochs=1)
        .learners(num_learners=0)
    )


ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
solo = config("solo", "remap").rl_module(rl_module_spec=module)
# RLlib probes an environment without masks before training; an illegal choice would raise an error.
seats = (
    config("seats", "raise")
    .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **more: "shared")
    .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"shared": module}))
)
for settings in (solo, seats):
    algorithm = settings.build_algo()
    print(name, settings.env, algorithm.train()["env_runners"]["num_env_steps_sampled"])
    algorithm.stop()
ray.shutdown()
