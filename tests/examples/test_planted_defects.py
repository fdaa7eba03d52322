"""`check_game` finds the defects of a game, and describes them in a sentence.

Each defect is planted into an otherwise sound skeleton. All are installed together and checked by one program.
"""

import json
from pathlib import Path
from string import ascii_lowercase

import pytest

from tests.examples.planted import Replaced, plant
from tests.examples.site import run_python
from tools.new_game.skeleton import Names

CLASS = "    rules = rulebook\n"  # in the class of the game
OWN_VIEW = """
    def view(self, state, seat):
        from dataclasses import replace
        return replace(super().view(state, seat), {changed})
"""
OWN_WEIGHT = """outcome_weight as weight_of


def outcome_weight(state, outcome):
    return weight_of(state, outcome) + (1 if state.rolls == 1 and outcome == 3 else 0)
"""
OWN_TOTAL = """outcome_total as total_of


def outcome_total(state):
    return total_of(state) + (1 if state.phase == DRAW_SEAT else 0)
"""
LISTED = "return LEGAL if has_dice(state.dice, choice) else DICE_NOT_THERE"
PASSED_ON = "    elif state.phase != DRAW_SEAT and state.seat == seat:\n        pass_on(state)\n"
TIMED_OUT = 'they are."""\n    return STOP\n'
TOTAL = "    state.scores[state.seat] = total\n"

# The planted defects, and the sentences of the suite.
DEFECTS: dict[str, tuple[Replaced, str]] = {
    "chances_of_dice": ({"outcome_weight as outcome_weight\n": OWN_WEIGHT}, "the chances sum to "),
    "chances_of_lots": (
        {"outcome_total as outcome_total\n": OWN_TOTAL},
        "draw-seat: the weights of all outcomes sum to 6, not to 7",
    ),
    "listed_but_refused": ({LISTED: LISTED.replace("if has", "if choice != 3 and has")}, "choice 3 (roll:4) is listed but refused"),
    "allowed_but_not_listed": ({LISTED: "return LEGAL"}, "is not refused but not listed"),
    "hidden_from_some": ({CLASS: CLASS + OWN_VIEW.format(changed="in_hand=seat + 1")}, "sees something else than a spectator"),
    "rule_of_another_game": ({'"SKEL-04", "scored"': '"KG-17", "scored"'}, "KG-17 is no rule of rule_of_another_game"),
    "rule_nobody_wrote": ({'"SKEL-04", "scored"': '"SKEL-77", "scored"'}, "SKEL-77 is not in the register"),
    "nobody_tells_it": ({'"scored", state': '"unheard", state'}, "no message told-skel-unheard"),
    "left_and_still_there": ({"    state.present[seat] = 0\n": ""}, "has left and is still there"),
    "turn_of_one_who_left": ({PASSED_ON: ""}, "which has left"),
    "wins_from_afar": ({"1 if state.present[seat] and": "1 if", "if state.present[seat]:": "if seat < 6:"}, "has left and won"),
    "nobody_wins": ({"state.won[seat] = 1 if": "state.won[seat] = 0 if"}, "the game is over and nobody has won"),
    "time_out_refused": ({TIMED_OUT: TIMED_OUT.replace("STOP", "9999")}, "a time-out chooses 9999, which is refused"),
    "time_out_never_ends": (
        {TIMED_OUT: TIMED_OUT.replace("STOP", "legal_choice(state, 1)"), "ROLLS = 5, 3": "ROLLS = 5, 3000"},
        "does not end, although only time-outs choose",
    ),
    "time_out_acts": (
        {TIMED_OUT: TIMED_OUT.replace("return", "state.turn += 1\n    return")},
        "asking what a time-out chooses changes",
    ),
    "no_words": ({"choice-skel-roll": "selection"}, "no message choice-skel-roll"),
    "two_faces_alike": (
        {"    dice = rulebook.DICE\n": '    dice = rulebook.DICE\n    letters = "123445"\n'},
        "two outcomes read alike",
    ),
    "lacks_a_function": ({"def timeout_choice": "def time_out"}, "it has no timeout_choice in its rules"),
}
COMPILED: dict[str, tuple[Replaced, str]] = {
    "counts_otherwise_compiled": (
        {TOTAL: TOTAL.replace("total\n", "total * 3037000500 * 3037000500 % 97\n")},
        "plain and compiled differ in",
    ),
    "cannot_be_compiled": ({TOTAL: TOTAL.replace("total\n", "sum(each for each in (total, 0))\n")}, "cannot be compiled"),
}
SOUND = "nothing_wrong"
CHECK = """
import json
from jollyroll.kit.registry import plugin
from jollyroll.testing import check_game

said = {}
for name, compiled in json.loads(PLANTED).items():
    try:
        check_game(plugin(name).game(), walks=20, compiled=compiled)
    except AssertionError as error:
        said[name] = str(error)
print(json.dumps(said))
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The findings of the suite, by game."""
    site = tmp_path_factory.mktemp("planted")
    planted = {SOUND: {}, **{name: replaced for name, (replaced, _) in {**DEFECTS, **COMPILED}.items()}}
    for name, replaced in planted.items():
        plant(site, Names.of(name, code_of(name)), replaced)
    return checked(site, {name: name in COMPILED for name in planted})


def code_of(name: str) -> str:
    """A code for each game."""
    place = [SOUND, *DEFECTS, *COMPILED].index(name)
    return f"q{ascii_lowercase[place]}"


def checked(site: Path, planted: dict[str, bool]) -> dict[str, str]:
    """The findings of the suite about each of these games."""
    done = run_python(site, CHECK.replace("PLANTED", repr(json.dumps(planted))))
    assert done.returncode == 0, done.stderr
    answer: dict[str, str] = json.loads(done.stdout)
    return answer


def test_a_game_with_nothing_wrong_passes_beside_them(said: dict[str, str]) -> None:
    assert SOUND not in said


@pytest.mark.parametrize("name", [*DEFECTS, *COMPILED])
def test_a_planted_defect_is_found_and_named(said: dict[str, str], name: str) -> None:
    _, sentence = {**DEFECTS, **COMPILED}[name]
    assert Names(name, code_of(name)).put_in(sentence) in said[name]
