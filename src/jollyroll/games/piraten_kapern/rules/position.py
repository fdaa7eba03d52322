"""Positions of Piraten Kapern as text: `scores 3200 -400, seat 1, used captain gold*2, card sorceress, dice GGDMPWSS, rolls 1`."""

from jollyroll.errors import PositionError, Refused
from jollyroll.kit.phases import OVER
from jollyroll.kit.position import (
    COMMON,
    PositionItems,
    check_on_turn,
    check_winners,
    cyclic,
    read_people,
    read_stage,
    whole,
    write_people,
    write_stage,
    written,
)
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import NOBODY

from .components import DICE, KINDS, MOST_PLAYOFFS, NO_CARD, SKULL, TREASURE_VALUE
from .island import island_loss
from .options import FINAL_ROUND, INSTANT_WIN, PLAYOFF, SUDDEN, ZERO_FLOOR
from .order import gather_dice
from .position_cards import CARD_WORDS, read_cards, write_cards
from .position_turn import TURN_WORDS, read_turn, write_turn
from .scoring import score_dice
from .state import State
from .victory import mark_leaders, wins_with

SEAT_ROW = "scores"
WORDS: tuple[str, ...] = (SEAT_ROW, *COMMON, "roll-off", *CARD_WORDS, *TURN_WORDS, "final", "failed", "playoff", "tied", "due")
FARTHEST = 999_900  # the largest score in either direction


def write(state: State) -> list[str]:
    """The items of this position; facts that no rule will look at again are left out."""
    scores = " ".join(str(score) for score in state.scores[: state.seats])
    items = [f"scores {scores}", *write_people(state), *write_stage(state)]
    if state.phase != OVER:
        items += [f"final {state.trigger + 1}"] if state.final else []
        items += ["failed"] if state.failed else []
        if state.playoff:
            items += [f"playoff {state.playoff}", *written("tied", state.tied), *written("due", state.due)]
    return items + write_cards(state) + write_turn(state)


def read(state: State, items: PositionItems) -> None:
    """Set up the position; refuses impossible ones."""
    read_people(state, items)
    for seat, text in enumerate(items.row("scores", state.seats)):
        state.scores[seat] = read_score(state, text)
    state.trigger = NOBODY
    gather_dice(state)
    read_cards(state, items)
    if read_stage(state, items, DICE):
        check_quiet(state)
        return
    check_on_turn(state)
    read_end_game(state, items)
    check_scores(state)
    read_turn(state, items)


def read_score(state: State, text: str) -> int:
    """A score: a multiple of 100, below zero only where the options allow it."""
    score = whole("scores", text, -FARTHEST, FARTHEST)
    if score % TREASURE_VALUE:
        raise PositionError("position-pk-score", "PK-20", score=str(score))
    if score < 0 and state.score_floor == ZERO_FLOOR:
        raise PositionError("position-pk-below-zero", "PK-A41", score=str(score))
    return score


def check_quiet(state: State) -> None:
    """Check a position with nobody on turn: it has no card, and before the first turn no points."""
    if state.card != NO_CARD:
        raise PositionError("position-pk-card-early", "PK-04")
    if state.phase == OVER:
        check_end(state)
    elif any(state.scores) or any(state.used):
        raise PositionError("position-pk-begun", "PK-10")


def check_end(state: State) -> None:
    """Check a finished game: the best score has won and is high enough, only one player is left, or nine alike have won.

    Players in a playoff may lose points meanwhile, and fall behind others.
    """
    playoffs = MOST_PLAYOFFS if state.tie == PLAYOFF else 0
    for score in state.scores:
        check_reach(state, score, 1 + playoffs)
    won = [score for score, mark in zip(state.scores, state.won, strict=True) if mark]
    if seats_marked(state.present) == 1 or (state.nine_alike == INSTANT_WIN and len(won) == 1):
        return
    twin = state.copy()
    highest = mark_leaders(twin, twin.present)
    if state.end == SUDDEN:
        check_sudden(state)
    elif playoffs and len(set(won)) == 1 and (state.seats > 2 or state.won == twin.tied):
        return
    if not wins_with(state, highest):
        raise PositionError("position-pk-not-over", "PK-26", score=str(highest), target=str(state.target))
    check_winners(state, twin.tied, "PK-26")


def check_sudden(state: State) -> None:
    """Check a sudden end: nobody else was there before."""
    for seat in range(state.seats):
        if not state.won[seat] and wins_with(state, state.scores[seat]):
            raise beyond(state, seat)
    if seats_marked(state.won) > 1:
        raise PositionError("position-pk-one-winner", "PK-A51")


def read_end_game(state: State, items: PositionItems) -> None:
    """A running final round or playoff: who started it, who plays in it, who has yet to play; or a failed round."""
    if "failed" in items:
        read_failed(state, items)
    elif "final" in items:
        if state.end != FINAL_ROUND:
            raise PositionError("position-pk-no-final", "PK-A51")
        state.final = 1
        state.trigger = items.seat("final", state.seats)
        if state.trigger == state.seat:
            raise PositionError("position-pk-trigger-plays", "PK-A45", seat=state.seat + 1)
        for seat in cyclic(state.seat, state.trigger)[:-1]:
            state.due[seat] = state.present[seat]
    elif "playoff" in items:
        read_playoff(state, items)


def read_failed(state: State, items: PositionItems) -> None:
    """PK-A60: a final round that nobody won, where the options allow no other."""
    if state.end != FINAL_ROUND or state.after_failed_round != SUDDEN:
        raise PositionError("position-pk-no-failed", "PK-A60")
    state.failed = items.flag("failed")


def read_playoff(state: State, items: PositionItems) -> None:
    """The tied players, and those of them with a turn still to come."""
    if state.tie != PLAYOFF:
        raise PositionError("position-pk-no-playoff", "PK-A46")
    state.playoff = items.number("playoff", 1, MOST_PLAYOFFS)
    state.tied = items.seats("tied", state.seats)
    state.due = items.seats("due", state.seats)
    if seats_marked(state.tied) < 2 or any(tied and not here for tied, here in zip(state.tied, state.present, strict=True)):
        raise PositionError("position-pk-tied", "PK-A46")
    if not state.due[state.seat] or any(due and not tied for due, tied in zip(state.due, state.tied, strict=True)):
        raise PositionError("position-pk-due", "PK-A46", seat=state.seat + 1)


def check_scores(state: State) -> None:
    """Check that nobody with a turn to come is beyond the target: that score would have started the final round."""
    if state.playoff:
        return
    for seat in range(state.seats):
        played_last = state.final and state.present[seat] and not state.due[seat]
        if state.present[seat] and not played_last and wins_with(state, state.scores[seat]):
            raise beyond(state, seat)
        if played_last:
            check_reach(state, state.scores[seat], 1)
    if state.final and state.present[state.trigger]:
        check_trigger(state)


def check_trigger(state: State) -> None:
    """PK-24, PK-A42: the trigger reached the target; only Islands since then can have taken points away."""
    since = sum(seat < state.seats for seat in cyclic(state.trigger, state.seat)[1:-1])
    if state.scores[state.trigger] + since * worst_island(state) < state.target:
        facts = {"score": str(state.scores[state.trigger]), "target": str(state.target)}
        raise PositionError("position-pk-trigger-poor", "PK-25", seat=state.trigger + 1, **facts)


def beyond(state: State, seat: int) -> Refused:
    """The error for a seat with more points than it can have now."""
    facts = {"score": str(state.scores[seat]), "target": str(state.target)}
    return PositionError("position-pk-beyond", "PK-25", seat=seat + 1, **facts)


def check_reach(state: State, score: int, turns: int) -> None:
    """Refuse a score so far beyond the target that even this many turns cannot lead there."""
    if wins_with(state, score) and score > (most := state.target + turns * best_turn(state)):
        raise PositionError("position-pk-too-much", "PK-20", score=str(score), most=str(most))


def worst_island(state: State) -> int:
    """The largest loss by one Island."""
    twin = state.copy()
    twin.dice[SKULL] = DICE
    most = 0
    for twin.card in range(KINDS):
        most = max(most, island_loss(twin))
    return most


def best_turn(state: State) -> int:
    """The most points of one turn: eight dice alike, under the card that pays most for them."""
    twin = state.copy()
    twin.chest = [0] * SKULL
    most = 0
    for face in range(SKULL):
        twin.dice = [DICE if face == other else 0 for other in range(SKULL + 1)]
        for twin.card in range(KINDS):
            most = max(most, score_dice(twin))
    return most
