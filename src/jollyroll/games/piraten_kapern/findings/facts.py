"""Facts from the solutions of Piraten Kapern."""

from collections.abc import Iterator

from jollyroll.kit import load_game
from jollyroll.kit.phases import is_choice
from jollyroll.lab.findings import Fact
from jollyroll.solve.judge import best, judge_for
from jollyroll.solve.tables import load

from ..rules.components import CARD_NAMES, DECK, GOLD_CARD, SKULL
from ..rules.scoring import score_dice
from ..rules.state import State
from ..solve.solutions import SHARES, options_for_two

GAME = load_game("piraten_kapern")
HOST = {"first_player": "host"}
SCORES = range(0, 6000, 500)
BEHIND = (0, 2000, 4000, 5500)
STAKE = 500  # points on the table that make stopping a question
STEP = 100
MOST_SHOWN = 1500


def opening(scores: tuple[int, int] = (0, 0)) -> State:
    """The first of two players about to draw a card, from a full pile."""
    state: State = GAME.new_state(2, GAME.resolve("", HOST), host=0)
    state.ledger = None
    state.scores[0], state.scores[1] = scores
    return state


def first_player() -> float:
    """The first player's share."""
    state = opening()
    return round(judge_for(GAME, state).shares(state)[0], 6)


def three() -> Fact:
    """What the game for three was solved to, and how far its shares are off with a pile that runs down."""
    facts = load(GAME, SHARES, 3, options_for_two(GAME.resolve())).manifest
    return {"gain": facts.residual, "checked": facts.more["checked"], "error": facts.error}


def chances() -> list[Fact]:
    """The share of the player to move, by both scores."""
    return [
        {"other": other, "shares": [(own, round(judge_for(GAME, state).shares(state)[0], 5)) for own, state in rows]}
        for other in BEHIND
        for rows in [[(own, opening((own, other))) for own in SCORES]]
    ]


def first_rolls(card: int, scores: tuple[int, int] = (0, 0)) -> Iterator[tuple[int, State]]:
    """Every first roll with this card that leaves a choice, with its weight."""
    state = opening(scores)
    GAME.rules.apply_outcome(state, card)
    for roll in range(GAME.rules.outcome_count(state)):
        weight = GAME.rules.outcome_weight(state, roll)
        after = state.copy()
        GAME.rules.apply_outcome(after, roll)
        if weight and is_choice(after):
            yield weight, after


def stops(state: State) -> bool:
    """True if stopping is best."""
    chosen = best(judge_for(GAME, state).odds(state), state.seat).choice
    return bool(GAME.choice_form(state, chosen)["kind"] == "stop")


def when_to_stop() -> list[Fact]:
    """After the first roll with the Gold card at 0:0: by skulls and points on the table, how often stopping is best.

    At the Island points on the table do not count.
    """
    counted: dict[tuple[int, int], list[int]] = {}
    for weight, state in first_rolls(GOLD_CARD):
        if state.island:
            continue
        cell = counted.setdefault((state.dice[SKULL], min(score_dice(state), MOST_SHOWN)), [0, 0])
        cell[stops(state)] += weight
    return [
        {"skulls": skulls, "points": points, "stop": round(cell[1] / sum(cell), 4), "weight": sum(cell)}
        for (skulls, points), cell in sorted(counted.items())
    ]


def boldness() -> list[tuple[int, float]]:
    """By the other's score, at an own score of 3000: how often stopping is best after a first roll worth 500 to 900 points."""
    found = []
    for other in SCORES:
        stop = total = 0
        for weight, state in first_rolls(GOLD_CARD, (3000, other)):
            if STAKE <= score_dice(state) < 2 * STAKE:
                total += weight
                stop += weight * stops(state)
        found.append((other, round(stop / total, 4)))
    return found


def cards() -> list[Fact]:
    """For each card, at 0:0: the winning chance once it is drawn."""
    found = []
    for card, name in enumerate(CARD_NAMES):
        state = opening()
        GAME.rules.apply_outcome(state, card)
        judge = judge_for(GAME, state)
        share = judge.shares(state)[0]
        found.append({"card": name, "in_deck": DECK[card], "share": round(share, 5)})
    return found


FACTS = {
    "first_player": first_player,
    "three": three,
    "cards": cards,
    "when_to_stop": when_to_stop,
    "chances": chances,
    "boldness": boldness,
}
QUICK = ("first_player", "three", "cards")  # recomputed in the test run
