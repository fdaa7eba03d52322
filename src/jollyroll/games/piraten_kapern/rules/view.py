"""What a seat sees."""

from collections.abc import Mapping
from dataclasses import dataclass

from jollyroll.kit.state import NOBODY

from .chest import chest_open
from .components import CARD_NAMES, FACE_NAMES, NO_CARD, PRINTED_SKULLS, SKULL, STAKE, SWORDS_NEEDED
from .final_round import leader, points_to_pass
from .island import island_loss
from .phases import ROLL
from .scoring import score_dice, stowed_points
from .sorceress import spell_ready
from .state import State


@dataclass
class View:
    """DIG-07, PK-09, PK-10: all but the order of the pile lies open, so every seat sees the same, with its points worked out."""

    seat: int
    turn: int
    phase: str
    active: int
    scores: tuple[int, ...]
    present: tuple[bool, ...]
    card: str  # empty between card and card
    pile_size: int
    used: Mapping[str, int]
    dice: Mapping[str, int]  # on the table, without the chest
    chest: Mapping[str, int]
    in_hand: int
    rolls: int
    skulls: int  # on dice and card
    island: bool
    island_loss: int  # what each opponent loses if the turn ended at the Island now
    battle_need: int  # swords asked for by a Sea Battle
    battle_stake: int
    spell_ready: bool
    chest_open: bool
    points_if_stopped: int
    points_on_chest: int  # saved if the turn ended by skulls
    target: int
    final_round: bool
    trigger: int  # who started the final round
    due: tuple[bool, ...]  # who still plays in the final round or playoff
    playoff: int
    leader: int  # whose score is to beat in the final round; NOBODY in no final round
    to_pass: tuple[int, ...]  # what each seat still due lacks to be ahead of the leader; 0 for the others


def see(state: State, seat: int, phase: str) -> View:
    """DIG-07: the position as this seat sees it."""
    has_card = state.card != NO_CARD
    at_island = bool(state.island) and has_card
    ahead = leader(state)
    return View(
        seat=seat,
        turn=state.turn,
        phase=phase,
        active=state.seat,
        scores=tuple(state.scores[: state.seats]),
        present=tuple(map(bool, state.present[: state.seats])),
        card=card_name(state.card),
        pile_size=state.pile_size,
        used=dict(zip(CARD_NAMES, state.used, strict=True)),
        dice=dict(zip(FACE_NAMES, state.dice, strict=True)),
        chest=dict(zip(FACE_NAMES, state.chest, strict=False)),
        in_hand=state.hand,
        rolls=state.rolls,
        skulls=state.dice[SKULL] + (PRINTED_SKULLS[state.card] if has_card else 0),
        island=at_island,
        island_loss=island_loss(state) if at_island else 0,
        battle_need=SWORDS_NEEDED[state.card] if has_card else 0,
        battle_stake=STAKE[state.card] if has_card else 0,
        spell_ready=spell_ready(state),
        chest_open=chest_open(state),
        points_if_stopped=score_dice(state) if state.phase == ROLL else 0,
        points_on_chest=stowed_points(state),
        target=state.target,
        final_round=bool(state.final),
        trigger=state.trigger if state.final else NOBODY,
        due=tuple(map(bool, state.due[: state.seats])),
        playoff=state.playoff,
        leader=ahead,
        to_pass=tuple([points_to_pass(state, seat, ahead) for seat in range(state.seats)]),
    )


def card_name(card: int) -> str:
    """The name of a kind of card; nothing for no card."""
    return "" if card == NO_CARD else CARD_NAMES[card]
