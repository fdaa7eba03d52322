"""Games of Pgx, RLCard and PettingZoo between random players, for an environment without Jollyroll.

Reads a JSON list per line, a kind and its arguments, and answers each with a number of decisions and the processor time they took.
"""

import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from functools import cache

SECONDS = 0.5
SEED = 7
SCAN = 50  # steps of a batch in one call, so that the time is XLA's and not Python's
Steps = Callable[[], int]  # plays for a while and returns how many decisions that were


@cache
def pgx_steps(name: str, batch: int) -> Steps:
    """A batch of games side by side, each begun anew when it is over."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: object, key: object) -> tuple[object, None]:
        choosing, stepping = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))  # type: ignore[attr-defined]
        actions = jax.random.categorical(choosing, logits, axis=1)
        return step(state, actions, jax.random.split(stepping, batch)), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, SCAN))[0])
    here = {"key": jax.random.PRNGKey(SEED)}
    here["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(here["key"], batch))

    def steps() -> int:
        here["key"], now = jax.random.split(here["key"])
        here["state"] = jax.block_until_ready(play(here["state"], now))
        return batch * SCAN

    steps()  # compiled here
    return steps


@cache
def rlcard_steps(name: str) -> Steps:
    """One table of RLCard, whole games."""
    import rlcard

    env, luck = rlcard.make(name, config={"seed": SEED}), random.Random(SEED)

    def steps() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return steps


@cache
def pettingzoo_steps(name: str) -> Steps:
    """One table of PettingZoo, whole games."""
    from importlib import import_module

    import numpy as np

    env, luck = import_module(f"pettingzoo.classic.{name}").env(), random.Random(SEED)
    env.reset(seed=SEED)

    def steps() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        return decisions

    return steps


def measured(steps: Steps) -> tuple[int, float]:
    """Decisions in about half a second of processor time."""
    decisions, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        decisions += steps()
    return decisions, spent


KINDS: dict[str, Callable[..., Steps]] = {"pgx": pgx_steps, "rlcard": rlcard_steps, "pettingzoo": pettingzoo_steps}


def main() -> None:
    """Answer line by line."""
    warnings.simplefilter("ignore")
    answers, sys.stdout = sys.stdout, sys.stderr  # packages print what they like
    for line in sys.stdin:
        kind, *arguments = json.loads(line)
        found = measured(KINDS[kind](*arguments))
        print(json.dumps(found), file=answers, flush=True)


if __name__ == "__main__":
    main()
