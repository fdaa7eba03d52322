"""Facts from the solution of King's Gold."""

from collections import defaultdict
from collections.abc import Iterator
from typing import cast

from jollyroll.kit import load_game
from jollyroll.kit.bags import BAGS
from jollyroll.lab.findings import Fact
from jollyroll.solve.first_player import beginnings
from jollyroll.solve.judge import best, judge_for

from ..rules.choices import STOP, pair_number
from ..rules.components import BONES, CANNON, COIN_1, COIN_3, COINS, DICE, FACE_NAMES, SKULL
from ..rules.phases import PAIR, REROLL
from ..rules.state import State

GAME = load_game("kings_gold")
BOXES = (48, 30, 12, 4)
MIDDLE = (30, 10, 10)  # coins in the box, of the player to move, of the other; the King has the rest
STEAL_BOXES = (40, 20, 6)
MOST_COINS = 24
LEVEL = 1e-9


def opening(box: int = COINS, own: int = 0, other: int = 0, preset: str = "") -> State:
    """The first of two players about to roll five dice."""
    state = cast("State", beginnings(GAME, GAME.new_state(2, GAME.resolve(preset)))[0][1].copy())
    state.ledger = None
    state.box, state.king = box, COINS - box - own - other
    state.coins[0], state.coins[1] = own, other
    return state


def share(state: State) -> float:
    """The share of the first seat."""
    return judge_for(GAME, state).shares(state)[0]


def first_player() -> dict[str, float]:
    """The first player's share by preset."""
    return {preset: round(share(opening(preset=preset)), 9) for preset in GAME.presets}


def chances() -> list[Fact]:
    """The share of the player to move, by lead in coins, for several boxes; the King holds half of what is out of the box."""
    found = []
    for box in BOXES:
        held = (COINS - box) // 4 * 2  # by both players together
        leads = range(-min(held, MOST_COINS), min(held, MOST_COINS) + 1, 2)
        shares = [(lead, round(share(opening(box, (held + lead) // 2, (held - lead) // 2)), 6)) for lead in leads]
        found.append({"box": box, "shares": shares})
    return found


def rerollable_rolls(state: State) -> Iterator[tuple[int, State]]:
    """Every first roll after which dice may be rerolled, with its weight."""
    for roll in range(GAME.rules.outcome_count(state)):
        after = state.copy()
        GAME.rules.apply_outcome(after, roll)
        if after.phase == REROLL:
            yield GAME.rules.outcome_weight(state, roll), after


def pairs_value(state: State) -> int:
    """The total value of the best pairs on the table."""
    partners = state.dice[CANNON] + state.dice[SKULL]
    values = [face - COIN_1 + 1 for face in range(COIN_3, COIN_1 - 1, -1) for _ in range(state.dice[face])]
    return sum(values[:partners])


def five_alike(state: State) -> bool:
    """Five coins, five cannons or five skulls, which nobody rerolls without reason."""
    coins = sum(state.dice[COIN_1 : COIN_3 + 1])
    return DICE in (coins, state.dice[CANNON], state.dice[SKULL])


def when_to_stop() -> list[Fact]:
    """Mid-game with level scores: how often to stop, by rolls made, crossbones and value of the pairs on the table."""
    counted: dict[tuple[int, int, int], list[int]] = defaultdict(lambda: [0, 0])
    for weight, state in rerollable_rolls(opening(*MIDDLE)):
        if five_alike(state):
            continue
        for rolls in (1, 2):
            state.rolls = rolls
            chosen = best(judge_for(GAME, state).odds(state), 0).choice
            counted[rolls, state.dice[BONES], pairs_value(state)][chosen == STOP] += weight
    return [
        {"throws": rolls, "bones": bones, "value": value, "stop": round(cell[1] / sum(cell), 4), "weight": sum(cell)}
        for (rolls, bones, value), cell in sorted(counted.items())
    ]


def what_to_keep() -> list[Fact]:
    """After a first roll without a pair, mid-game with level scores: the part of the dice of each face that is best kept."""
    shown, kept = [0] * BONES, [0] * BONES
    for weight, state in rerollable_rolls(opening(*MIDDLE)):
        if pairs_value(state) or five_alike(state):
            continue
        chosen = best(judge_for(GAME, state).odds(state), 0).choice
        for face in range(BONES):
            shown[face] += weight * state.dice[face]
            kept[face] += weight * (state.dice[face] - (BAGS[chosen][face] if chosen != STOP else 0))
    return [{"face": FACE_NAMES[face], "kept": round(kept[face] / shown[face], 4)} for face in range(BONES)]


def when_to_steal() -> list[Fact]:
    """With one 3, one cannon and one skull: by both players' coins, whether to rob the other (1), the box (0), or either (2)."""
    found = []
    for box in STEAL_BOXES:
        rows = [[stealing(box, own, other) for own in range(MOST_COINS + 1)] for other in range(MOST_COINS + 1)]
        found.append({"box": box, "rows": rows})
    return found


def stealing(box: int, own: int, other: int) -> int:
    """Whether a 3 is better paired with the skull than with the cannon; -1 if there are not enough coins."""
    if box + own + other > COINS:
        return -1
    state = opening(box, own, other)
    for face, dice in ((COIN_3, 1), (CANNON, 1), (SKULL, 1), (BONES, 2)):
        state.dice[face] = dice
    state.hand, state.rolls, state.phase = 0, 1, PAIR
    shares = {each.choice: each.shares[0] for each in judge_for(GAME, state).odds(state)}
    raid, steal = shares[pair_number(3, 0)], shares[pair_number(3, 2)]
    return 2 if abs(raid - steal) < LEVEL else int(steal > raid)


FACTS = {
    "first_player": first_player,
    "when_to_stop": when_to_stop,
    "what_to_keep": what_to_keep,
    "chances": chances,
    "when_to_steal": when_to_steal,
}
QUICK = ("first_player", "when_to_stop", "what_to_keep")  # recomputed in the test run
