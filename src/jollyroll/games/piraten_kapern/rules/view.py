"""What a seat sees."""

from collections.abc import Mapping
from dataclasses import dataclass

from jollyroll.kit.first_player import ROLL_OFF
from jollyroll.kit.state import NOBODY

from .chest import chest_open
from .components import CARD_NAMES, FACE_NAMES, NO_CARD, OUT_SKULLS, SKULL, STAKE, SWORD, SWORDS_NEEDED
from .final_round import leader, points_to_pass
from .island import island_loss, skulls
from .phases import ROLL
from .scoring import lying, score_dice, stowed_points
from .sea_battle import at_sea, battle_points
from .sorceress import spell_ready
from .state import State

STAYS = (FACE_NAMES[SKULL],)


@dataclass
class View:
    """DIG-07, PK-09, PK-10: all but the order of the pile lies open, so every seat sees the same, with its points computed."""

    seat: int
    turn: int
    phase: str
    active: int
    scores: tuple[int, ...]
    present: tuple[bool, ...]
    card: str  # empty between turns
    pile_size: int
    used: Mapping[str, int]
    dice: Mapping[str, int]  # on the table, without the chest
    chest: Mapping[str, int]
    stays: tuple[str, ...]  # faces that only the Sorceress can roll again
    in_hand: int
    rolls: int
    skulls: int  # on dice and card
    skulls_out: int  # the number that ends the turn
    face_counts: Mapping[str, str]  # which of these fields count which face of the dice on the table
    island: bool
    island_loss: int  # the loss of each opponent if the turn ended at the Island now
    battle_need: int  # swords needed in a Sea Battle
    battle_swords: int  # swords on the table and on the chest
    battle_most: int  # the most swords that any card needs
    battle_stake: int
    battle_points: int  # the stake won or lost on stopping with these swords
    spell_ready: bool
    chest_open: bool
    points_if_stopped: int
    points_on_chest: int  # points kept if skulls end the turn
    target: int
    final_round: bool
    trigger: int  # who started the final round
    due: tuple[bool, ...]  # who still plays in the final round or playoff
    playoff: int
    leader: int  # the seat to beat in the final round; NOBODY outside it
    to_pass: tuple[int, ...]  # the points that each seat still due needs to be ahead; 0 for the others


def see(state: State, seat: int, phase: str) -> View:
    """DIG-07: the position as this seat sees it."""
    has_card = state.card != NO_CARD
    at_island = bool(state.island) and has_card
    at_war = has_card and at_sea(state)
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
        stays=() if state.phase == ROLL_OFF else STAYS,
        in_hand=state.hand,
        rolls=state.rolls,
        skulls=skulls(state) if has_card else state.dice[SKULL],
        skulls_out=OUT_SKULLS,
        face_counts={"skulls": FACE_NAMES[SKULL], **({"battle_swords": FACE_NAMES[SWORD]} if at_war else {})},
        island=at_island,
        island_loss=island_loss(state) if at_island else 0,
        battle_need=SWORDS_NEEDED[state.card] if has_card else 0,
        battle_swords=lying(state, SWORD) if at_war else 0,
        battle_most=max(SWORDS_NEEDED),
        battle_stake=STAKE[state.card] if has_card else 0,
        battle_points=battle_points(state) if at_war else 0,
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
    """The name of a kind of card; empty for no card."""
    return "" if card == NO_CARD else CARD_NAMES[card]
