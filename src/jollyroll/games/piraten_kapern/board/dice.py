"""The dice on the screen: skulls lie apart, and with the Treasure Chest, dice change sides."""

from collections.abc import Collection, Sequence

from jollyroll.errors import InputError
from jollyroll.kit import Game
from jollyroll.terminal.dice_board import ROLL, DiceBoard, PrintedDie, letters_on

CHEST, SKULLS = "chest", "skulls"  # places; the first is a verb too


class ChestBoard(DiceBoard):
    """Dice move onto the chest and off it; a skull comes back into the roll with the Sorceress."""

    def can_move(self, place: str, verbs: Collection[str]) -> bool:
        return place != CHEST or CHEST in verbs

    def takes_with_all(self, die: PrintedDie, verb: str) -> bool:
        return die.place != SKULLS and (verb == CHEST or not die.fixed)

    def phrase(self, game: Game, verb: str, picked: Sequence[PrintedDie], dice: Sequence[PrintedDie]) -> str:
        """What lies on the chest after the picked dice have changed sides, or a roll, with a skull if one was picked."""
        if verb == CHEST:
            moved = [die for die in dice if (die.place == CHEST) != (die in picked)]
            return f"{CHEST}:{letters_on(game, moved) or '-'}"
        for die in picked:
            if die.place == CHEST:
                raise InputError("pk-die-on-chest", mark=die.mark)
        skulls = [die for die in picked if die.place == SKULLS]
        others = [die for die in picked if die.place != SKULLS]
        return f"{verb}:{letters_on(game, others)}{letters_on(game, skulls[1:])}{'+S' if skulls else ''}"


DICE = ChestBoard(
    pictures={
        "coin": (" ● ", "gold"),
        "diamond": (" ◆ ", "cool"),
        "monkey": ("@ö@", ""),
        "parrot": ("(°>", "good"),
        "sword": ("╾┼━", "strong"),
        "skull": (" ☠ ", "strong"),
    },
    put_down=(CHEST,),
    verbs=(ROLL, CHEST),
)
