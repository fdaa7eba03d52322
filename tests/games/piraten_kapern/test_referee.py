"""Whole games under mixed options, with people leaving, compared with the second implementation of the rules."""

import random

import pytest

from jollyroll.kit.phases import is_chance
from tests.games.piraten_kapern.positions import GAME, Play
from tests.games.piraten_kapern.referee import Gone, Referee

QUIET = {"captain", "sorceress", "treasure-chest", "skulls-1", "skulls-2"}  # cards that bring nothing by themselves


def roll(luck: random.Random, dice: int, calm: bool) -> str:
    """A roll biased towards one face, so that big sets, many skulls and the Island all come up; a calm game has many ties."""
    if calm and dice == 8 and luck.random() < 0.9:
        return "MMPPWWSS"
    leaning = luck.choice("GDMPWSSS")
    leans = luck.choice((0.3, 0.3, 0.3, 1))
    return "".join(leaning if luck.random() < leans else luck.choice("GDMPWS") for _ in range(dice))


def wanted(game: Play) -> set[str]:
    """What the rulebook waits for, in the referee's terms."""
    if game.phase == "draw-card":
        return {outcome.text.removeprefix("card:") for outcome in GAME.outcomes(game.state)}
    return {str(game.state.hand)} if is_chance(game.state) else set(game.choices)


def chosen(luck: random.Random, asked: set[str], calm: bool) -> str:
    """A choice: mostly to go on (in a calm game to stop), with the rarer kinds often enough."""
    if "stop" in asked and (len(asked) == 1 or luck.random() > (0.1 if calm else 0.65)):
        return "stop"
    kind = luck.choice(["chest:", "+S", "roll:"])
    fitting = sorted(text for text in asked if kind in text) or sorted(asked)
    return luck.choice(fitting)


@pytest.mark.parametrize("seed", range(150))
def test_PK_A57_DIG_03_DIG_13_a_second_telling_of_the_rules_agrees(seed: int) -> None:
    luck = random.Random(seed)
    calm = seed % 3 == 0
    options = {option.name: luck.choice(list(option.values)) for option in GAME.options}
    options["first_player"] = "host"
    options["target"] = luck.choice(["1000", "1500", "3000", "20000"])
    options["end"] = luck.choice(["final_round", "final_round", "final_round", "sudden"])
    options["tie"] = "playoff" if calm else options["tie"]
    target, seats = int(options["target"]), luck.randint(2, 5)
    scores = [luck.choice([0, 500, target] if not calm else [0, target, target + 100]) for _ in range(seats)]
    game = Play(seats, "", **options).at(*scores)
    referee = Referee(scores, options)
    asked = next(referee.story)
    for _ in range(400):
        assert (game.seat, game.scores, wanted(game)) == (referee.active, tuple(referee.scores), asked)
        try:
            if luck.random() < 0.01:
                leaver = luck.choice(referee.present)
                game.leave(leaver)
                if referee.leave(leaver):
                    break
                if leaver == referee.active:
                    asked = referee.story.throw(Gone)
                continue
            if game.phase == "throw":
                word = roll(luck, game.state.hand, calm)
            elif game.phase == "draw-card":
                quiet = sorted(asked & QUIET) if calm and luck.random() < 0.8 else []
                word = luck.choice(quiet or sorted(asked))
            else:
                word = chosen(luck, asked, calm)
            game.play(word)
            asked = referee.story.send(word)
        except StopIteration:
            break
    assert (game.winners, game.scores) == (referee.winners, tuple(referee.scores))
    assert (game.phase == "over") == bool(referee.winners)
