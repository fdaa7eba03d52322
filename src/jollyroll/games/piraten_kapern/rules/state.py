"""A position of Piraten Kapern."""

from typing import ClassVar

from jollyroll.kit.state import GameState, number, per_seat, row, seat_number

from .components import BANK, CARDS, DICE, KINDS, MOST_PLAYOFFS, SKULL


class State(GameState):
    """Scores, cards, the dice on the table and on the card, and how far the turn and the end of the game have come."""

    PLACES: ClassVar = {BANK: "bank"}

    deck: int = number()  # options, as numbered in options.py
    end: int = number()
    after_failed_round: int = number()
    final_cancel: int = number()
    full_chest_sea: int = number()
    full_chest_skull_card: int = number()
    island_min_dice: int = number()
    island_stop: int = number()
    reroll_all: int = number()
    score_floor: int = number()
    sea_bust: int = number()
    nine_alike: int = number()
    sorceress_island: int = number()
    sorceress_min_dice: int = number()
    target: int = number()
    tie: int = number()
    win_at: int = number()

    scores: list[int] = per_seat(most=10_000)

    pile: list[int] = row(KINDS, most=4)  # cards in the draw pile, by kind
    pile_size: int = number(most=CARDS)
    used: list[int] = row(KINDS, most=4)  # cards in the used pile, by kind
    card: int = number(kinds=KINDS)  # the card of this turn, or NO_CARD
    order: list[int] = row(CARDS, most=KINDS)  # under `cycle`: the cards in the order in which they came
    cycled: int = number()  # under `cycle`: 1 once that order repeats

    dice: list[int] = row(SKULL + 1, most=DICE)  # dice on the table, by face, without those on the Treasure Chest
    chest: list[int] = row(SKULL, most=DICE)  # dice on the Treasure Chest, by face
    hand: int = number(most=DICE)  # dice about to be rolled
    rolls: int = number(most=DICE)  # rolls made this turn
    arranged: int = number()  # 1 once the Treasure Chest was arranged after the latest roll
    spell: int = number()  # 1 once the Sorceress has been called this turn
    island: int = number()  # 1 while the turn is at the Island of Skulls
    lone: int = number()  # 1 while a revived skull is being rolled by itself there

    final: int = number()  # 1 while a final round runs
    trigger: int = seat_number()  # who started it, or NOBODY
    failed: int = number()  # 1 after a failed final round that is the only one: from then on the first with enough points wins
    playoff: int = number(most=MOST_PLAYOFFS)  # playoff rounds begun
    tied: list[int] = per_seat()  # those with the highest score, compared again after a playoff round
    due: list[int] = per_seat()  # seats that still take a turn in the final round or playoff
