"""A position of Oh My Gold!"""

from typing import ClassVar

from jollyroll.kit.state import GameState, grid, number, per_seat, row, seat_number

from .components import CARDS, CHEST_ROW, DICE, FACES, GONE, KINDS, MOST_LOCKS, PILE, ROW, SHIPS, SIDES, TREASURES

CARD_PLACES = ROW + SHIPS * TREASURES


class State(GameState):
    """Chests, treasures and loot, the dice, and the cards they lie on.

    Unseen treasure sides have no order here, only counts, which everybody can work out.
    """

    PLACES: ClassVar = {CHEST_ROW: "row", PILE: "pile", GONE: "gone"}

    deck: int = number()  # options, as numbered in options.py
    dice: int = number()
    end: int = number()
    placement: int = number()
    rerolls: int = number()
    same_turn_load: int = number()
    seadogs: int = number()
    seafarer_commit: int = number()
    seafarers: int = number()

    sides: list[int] = row(SIDES, most=FACES)  # the faces of a die
    unopened: list[list[int]] = grid(MOST_LOCKS, len(KINDS), most=2)  # cards not yet turned, by locks (less one) and treasure side
    below: list[int] = row(MOST_LOCKS, most=CARDS)  # cards of the pile with unseen locks, by locks (less one)

    pile: int = number(most=CARDS)  # cards in the pile, the top one included
    top: int = number(most=MOST_LOCKS)  # locks of the top card, 0 while it does not show
    chests: list[int] = row(ROW, most=MOST_LOCKS)  # locks of the chests laid out, 0 for an empty place
    taken: list[int] = row(ROW)  # 1 where dice lie on the chest
    opening: int = number(kinds=ROW)  # the place of the chest being turned over

    treasure: list[list[int]] = grid(SHIPS, TREASURES, most=2, for_seats=True)  # before each ship, by kind, without dice on them
    loot_cards: list[int] = per_seat(most=CARDS, length=SHIPS)
    loot_coins: list[int] = per_seat(most=20, length=SHIPS)
    loot_diamonds: list[int] = per_seat(most=20, length=SHIPS)
    fishbones: list[int] = per_seat(most=3, length=SHIPS)
    removed: int = number(most=CARDS)  # cards that left the game with their owner

    hand: int = number(most=DICE)  # dice about to be rolled
    lying: list[int] = row(FACES, most=DICE)  # dice on the table, by face
    spent: int = number(most=DICE)  # dice of cards already carried out
    rolls_left: int = number(most=3)
    placed: int = number()  # 1 once the placing is over and all cards have taken effect

    covers: int = number(most=DICE)  # cards with dice on them; treasures among them are not counted in `treasure`
    cover_place: list[int] = row(DICE, most=CARD_PLACES, seat_codes=(ROW, TREASURES))  # where the card lies, see choices.py
    cover_first: list[int] = row(DICE, most=DICE)  # keys on a chest, coins on a treasure
    cover_diamonds: list[int] = row(DICE, most=DICE)
    cover_swords: list[int] = row(DICE, most=DICE)
    boarded: list[int] = per_seat(most=2, length=SHIPS)  # 1 where a sword lies on the ship, 2 once it has brought a treasure home

    opener: int = seat_number()  # who opened the last chest, NOBODY before that
    due: list[int] = per_seat()  # seats whose final turn is still to come
