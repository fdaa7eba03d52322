"""The arithmetic of the solver in JavaScript, as a site without a server has it, gives what Python gives, to the last bit."""

import json
import subprocess
from pathlib import Path
from random import Random

from jollyroll.games.piraten_kapern.solve.model_builder import card_model
from jollyroll.games.piraten_kapern.solve.policy import POLICY, extract_policy
from jollyroll.games.piraten_kapern.solve.policy_evaluation import evaluate_policy
from jollyroll.games.piraten_kapern.solve.rule_queries import turn_options
from jollyroll.games.piraten_kapern.solve.turn import solve_turn
from jollyroll.games.piraten_kapern.solve.turn_results import RESULTS
from jollyroll.games.piraten_kapern.solve.turn_values import TURN_VALUES
from jollyroll.kit import load_game
from tools.node import the_node
from tools.static_site.kernels import kernels

SWEEPS, TOLERANCE = 1000, 1e-12
CARDS = range(0, 11, 2)
SCRIPT = """
import { readFileSync } from "node:fs";
import { piraten_kapern as kernels } from "./kernels.mjs";
const found = JSON.parse(readFileSync("given.json")).map(([model, payoff, values, policy]) => {
  const rules = Int32Array.from(model), paid = Float64Array.from(payoff);
  const solved = new Float64Array(values), way = new Int32Array(policy), mean = new Float64Array(values);
  const best = kernels.solve_turn(rules, paid, solved, SWEEPS, TOLERANCE);
  kernels.extract_policy(rules, paid, solved, way);
  const same = kernels.evaluate_policy(rules, way, paid, mean, TOLERANCE);
  return [best, [...solved], [...way], same, [...mean]];
});
console.log(JSON.stringify(found));
"""


def test_javascript_and_python_agree(tmp_path: Path) -> None:
    game = load_game("pk")
    options = turn_options(game.new_state(2, game.resolve()))
    models = [card_model(options, card) for card in CARDS]
    payoffs = [[Random(card).random() for _ in range(RESULTS)] for card in CARDS]
    expected = []
    for model, payoff in zip(models, payoffs, strict=True):
        values, policy, mean = [0.0] * TURN_VALUES, [0] * POLICY, [0.0] * TURN_VALUES
        best = solve_turn(model, payoff, values, SWEEPS, TOLERANCE)
        extract_policy(model, payoff, values, policy)
        expected.append([best, values, policy, evaluate_policy(model, policy, payoff, mean, TOLERANCE), mean])
    given = [[model, payoff, TURN_VALUES, POLICY] for model, payoff in zip(models, payoffs, strict=True)]
    (tmp_path / "given.json").write_text(json.dumps(given), encoding="utf-8")
    (tmp_path / "kernels.mjs").write_text(kernels(), encoding="utf-8")
    script = SCRIPT.replace("SWEEPS", str(SWEEPS)).replace("TOLERANCE", str(TOLERANCE))
    (tmp_path / "compare.mjs").write_text(script, encoding="utf-8")
    done = subprocess.run([the_node().program, "compare.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    assert json.loads(done.stdout) == expected
