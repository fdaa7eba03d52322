"""Every roll under every card, scored a second time on strings of letters, straight from the written rules."""

from itertools import combinations_with_replacement

import pytest

from jollyroll.games.piraten_kapern.rules.rulebook import apply_choice, apply_outcome
from jollyroll.kit.ledger import seat_at
from tests.games.piraten_kapern.positions import GAME, Play

CARDS = ["treasure-chest", "captain", "sorceress", "gold", "diamond", "monkey-business"]
CARDS += ["sea-battle-2", "sea-battle-3", "sea-battle-4", "skulls-1", "skulls-2"]
ROLLS = ["".join(faces) for faces in combinations_with_replacement("GDMPWS", 8)]
PRICE = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 4000}
BATTLE = {"sea-battle-2": ("WW", 300), "sea-battle-3": ("WWW", 500), "sea-battle-4": ("WWWW", 1000)}
PRINTED = {"skulls-1": "S", "skulls-2": "SS"}
OPTIONS: list[dict[str, str]] = [
    {},
    {"full_chest_sea": "false", "full_chest_skull_card": "false", "sea_bust": "bonus", "nine_alike": "8000"},
    {"score_floor": "zero", "sea_bust": "zero", "nine_alike": "instant_win"},
]


def bundles(objects: str) -> list[str]:
    """The objects grouped by kind."""
    return [kind * objects.count(kind) for kind in sorted(set(objects) - {"S"})]


def worth(dice: str, card: str, options: dict[str, str]) -> int:
    """PK-19 to PK-23, PK-37, PK-41 to PK-47: the points for stopping with these eight dice."""
    if card == "monkey-business":
        dice = dice.replace("P", "M")
    objects = dice + {"gold": "G", "diamond": "D"}.get(card, "")
    price = {**PRICE, 9: 8000} if options.get("nine_alike") == "8000" else PRICE
    total = sum(price.get(len(bundle), 0) for bundle in bundles(objects))
    total += sum(100 for thing in objects if thing in "GD")
    need, stake = BATTLE.get(card, ("", 0))
    if need not in "W" * dice.count("W"):
        return -stake
    earning = {bundle[0] for bundle in bundles(dice) if len(bundle) > 2 or bundle[0] in "GD"}
    if need and "full_chest_sea" not in options:
        earning.add("W")
    barred = card in PRINTED and "full_chest_skull_card" in options
    total += 500 if set(dice) <= earning and not barred else 0
    return (total + stake) * (2 if card == "captain" else 1)


def first_roll(dice: str, card: str, options: dict[str, str]) -> tuple[str, int, int]:
    """The result of stopping as soon as possible after the first roll: the phase, own points, loss of the others."""
    skulls = (dice + PRINTED.get(card, "")).count("S")
    if skulls < 3:
        return "roll", worth(dice, card, options), 0
    if card in BATTLE:
        need, stake = BATTLE[card]
        beaten = {"zero": 0, "bonus": stake} if need in "W" * dice.count("W") else {}
        return "out", beaten.get(options.get("sea_bust", "lose"), -stake), 0
    if skulls > 3:
        ends = dice.count("S") > 6
        return "out" if ends else "island", 0, skulls * (200 if card == "captain" else 100)
    return "rescue" if card == "sorceress" else "out", 0, 0


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("card", CARDS)
def test_PK_06_PK_17_PK_20_PK_32_PK_43_every_roll_under_every_card(card: str, options: dict[str, str]) -> None:
    start = Play(3, "", target="20000", **options).at(700, 500, 1000).play(card).state
    for dice in ROLLS:
        way, points, loss = first_roll(dice, card, options)
        state = start.copy()
        apply_outcome(state, GAME.read_outcome(state, dice))
        assert state.seat == (1 if way == "out" else 0), (dice, way)
        if way != "out":
            assert GAME.waits_for(state) == way, dice
            assert GAME.view(state, 1).points_if_stopped == (points if way == "roll" else 0), dice
            apply_choice(state, 0)
        expected = [700 + points, 500 - loss, 1000 - loss]
        if options.get("score_floor") == "zero":
            expected = [max(0, score) for score in expected]
        assert state.scores[:3] == expected, (dice, way)
        stopped_for_nothing = way == "roll" and points == 0
        assert stopped_for_nothing == any(entry.what == "nothing-scored" for entry in state.ledger or []), dice
        nine = options.get("nine_alike") == "instant_win" and (dice + card[0].upper()) in ("GGGGGGGGG", "DDDDDDDDD")
        assert GAME.winners(state) == ([0] if nine else []), dice
        changes = [0, 0, 0]
        for entry in state.ledger or []:
            if entry.moves:
                assert entry.amount > 0, "only what moves is told as moved"
                for place, amount in ((entry.source, -entry.amount), (entry.target, entry.amount)):
                    if (seat := seat_at(place)) is not None:
                        changes[seat] += amount
        assert [before + change for before, change in zip((700, 500, 1000), changes, strict=True)] == expected, dice


@pytest.mark.parametrize("size", range(6))
def test_PK_36_PK_A39_every_filling_of_the_chest_is_saved_from_the_skulls(size: int) -> None:
    for faces in combinations_with_replacement("GDMPW", size):
        stowed, rest = "".join(faces), 8 - size
        game = Play(2).play("treasure-chest", stowed + "M" * rest)
        if stowed:
            game.play(f"chest:{stowed}")
        game.play(f"roll:{'M' * rest}", "S" * 3 + "G" * (rest - 3))
        saved = sum(PRICE.get(len(bundle), 0) for bundle in bundles(stowed))
        assert game.scores == (saved + 100 * (stowed.count("G") + stowed.count("D")), 0), stowed
        assert game.seat == 1
