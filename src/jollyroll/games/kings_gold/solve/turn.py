"""One turn solved exactly: from what each plan is worth to the best plan for each throw, the best dice to keep, the turn's worth.

Plain functions on arrays, run as they are or compiled. `dice` are KeptDice, `plans` are Plans, `room` is a Room. Among choices that
are worth the same (to LEVEL) the one with the lowest number from the mover on is taken.
"""

from typing import Any

LEVEL = 1e-12
FACES = 6
NEVER = -1e300


def best_plans(plans: Any, worth: Any, best: Any) -> None:
    """For every kind of throw what its best plan is worth."""
    for kind in range(len(plans.begin) - 1):
        most = NEVER
        for place in range(plans.begin[kind], plans.begin[kind + 1]):
            most = max(most, worth[plans.member[place]])
        best[kind] = most


def expect(dice: Any, value: Any) -> None:
    """What each set of kept dice is worth before the others are thrown, one die at a time, from what whole throws are worth."""
    more = dice.more
    for kept in range(len(more) - 1, -1, -1):
        coins = value[more[kept, 0]] + value[more[kept, 1]] + value[more[kept, 2]]
        value[kept] = (coins + value[more[kept, 3]] + value[more[kept, 4]] + value[more[kept, 5]]) / FACES


def best_keeps(dice: Any, value: Any, best: Any) -> None:
    """For every set of dice what the subset worth most that may be kept is worth, one die at a time."""
    less = dice.less
    best[len(less)] = NEVER
    for lying in range(len(less)):
        most = value[lying]
        for face in range(less.shape[1]):
            most = max(most, best[less[lying, face]])
        best[lying] = most


def value_turn(dice: Any, plans: Any, worth: Any, room: Any) -> float:
    """What a turn is worth if each plan is worth so much. Leaves in `room` what kept dice are worth after each throw."""
    part = len(dice.more)
    throws = len(plans.kind)
    best_plans(plans, worth, room.final)
    for throw in range(throws):
        room.second[part + throw] = room.final[plans.kind[throw]]
    expect(dice, room.second)
    best_keeps(dice, room.second, room.best_second)
    for throw in range(throws):
        room.first[part + throw] = room.best_second[part + throw]
    expect(dice, room.first)
    for throw in range(throws):
        room.first[part + throw] = room.second[part + throw]  # who keeps all stops
    best_keeps(dice, room.first, room.best_first)
    result = 0.0
    for throw in range(throws):
        result += dice.chance[throw] * room.best_first[part + throw]
    return result


def way_to_keep(dice: Any, throw: int, value: Any, best: Any) -> int:
    """The place in the list of the best way to keep some of a throw."""
    enough = best[len(dice.more) + throw] - LEVEL
    place = dice.begin[throw]
    while value[dice.keep[place]] < enough:
        place += 1
    return int(place)


def plan_for(plans: Any, kind: int, worth: Any, final: Any) -> int:
    """The best plan for a kind of throw."""
    enough = final[kind] - LEVEL
    place = plans.begin[kind]
    while worth[plans.member[place]] < enough:
        place += 1
    return int(plans.member[place])


def spread(dice: Any, weight: Any) -> None:
    """Throw the dice that are not kept: the chances of kept sets become those of whole throws."""
    more = dice.more
    for kept in range(len(more)):
        if weight[kept] > 0.0:
            part = weight[kept] / FACES
            for face in range(FACES):
                weight[more[kept, face]] += part


def plan_chances(dice: Any, plans: Any, worth: Any, room: Any, chance: Any) -> None:
    """How likely each plan is carried out when the turn is played as `value_turn` found best."""
    part = len(dice.more)
    throws = len(plans.kind)
    for kept in range(len(dice.less)):
        room.early[kept] = 0.0
        room.late[kept] = 0.0
    for throw in range(throws):
        room.early[dice.keep[way_to_keep(dice, throw, room.first, room.best_first)]] += dice.chance[throw]
    for throw in range(throws):  # who stops after the first throw has finished
        room.late[part + throw] = room.early[part + throw]
        room.early[part + throw] = 0.0
    spread(dice, room.early)
    for throw in range(throws):
        if room.early[part + throw] > 0.0:
            room.late[dice.keep[way_to_keep(dice, throw, room.second, room.best_second)]] += room.early[part + throw]
    spread(dice, room.late)
    for plan in range(len(plans.steps)):
        chance[plan] = 0.0
    for kind in range(len(plans.begin) - 1):
        room.plan[kind] = plan_for(plans, kind, worth, room.final)
    for throw in range(throws):
        chance[room.plan[plans.kind[throw]]] += room.late[part + throw]
