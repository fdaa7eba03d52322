"""The end of a turn: card away, end test, next seat."""

from jollyroll.kit.ledger import noted
from jollyroll.kit.seating import seat_after

from .cards import put_card_away
from .final_round import pass_on_in_final_round, start_final_round
from .options import SUDDEN
from .order import start_turn
from .payment import pay_dice
from .playoff import pass_on_in_playoff
from .scoring import enough_swords, nine_alike_wins
from .sea_battle import at_sea, lose_battle
from .state import State
from .victory import declare_one, wins_with


def cash_in(state: State) -> None:
    """PK-06, PK-A06, PK-A27, PK-A32, PK-A57: the player stops voluntarily; the dice are scored as they lie."""
    wins_now = nine_alike_wins(state)
    if at_sea(state) and not enough_swords(state):
        lose_battle(state)
    else:
        pay_dice(state)
    if wins_now:
        win_at_once(state)
    else:
        finish_turn(state)


def win_at_once(state: State) -> None:
    """PK-A32: nine alike win the game at once, by option."""
    noted(state, "PK-A32", "nine-alike", state.seat, 0)
    put_card_away(state)
    declare_one(state, state.seat)


def finish_turn(state: State) -> None:
    """PK-24, PK-A47, PK-A51, PK-A57, PK-A59, PK-A60: only the score of the player on turn can bring the end."""
    put_card_away(state)
    score = state.scores[state.seat]
    if state.final == 0 and state.playoff == 0:
        if state.end == SUDDEN or state.failed:
            if wins_with(state, score):
                if state.failed:
                    noted(state, "PK-A60", "wins", state.seat, score)
                else:
                    noted(state, "PK-A51", "wins", state.seat, score)
                declare_one(state, state.seat)
                return
        elif score >= state.target:
            start_final_round(state)
    pass_on(state)


def pass_on(state: State) -> None:
    """PK-A03, PK-A57: the next seat, by the stage of the game."""
    if state.playoff > 0:
        pass_on_in_playoff(state)
    elif state.final:
        pass_on_in_final_round(state)
    else:
        start_turn(state, seat_after(state.present, state.seat))
