"""A second implementation of Piraten Kapern, as one long story of questions and answers, for comparison with the rulebook.

It shares nothing with the rulebook: dice are letters, cards are names, and where a choice is due it writes down every legal answer.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations

Story = Generator[set[str], str, None]

DECK = Counter({"treasure-chest": 4, "captain": 4, "sorceress": 4, "gold": 4, "diamond": 4, "monkey-business": 4})
DECK += Counter({"sea-battle-2": 2, "sea-battle-3": 2, "sea-battle-4": 2, "skulls-1": 3, "skulls-2": 2})
SEA = {"sea-battle-2": (2, 300), "sea-battle-3": (3, 500), "sea-battle-4": (4, 1000)}
PRINTED = {"skulls-1": 1, "skulls-2": 2}
SETS = (0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000)


class Gone(Exception):
    """The player on turn leaves the table."""


class Win(Exception):
    """The player on turn has won the game at once."""


def subsets(dice: str, least: int) -> set[str]:
    """Every bag of at least `least` of these dice, in the order of the letters G D M P W."""
    ordered = "".join(sorted(dice, key="GDMPW".index))
    return {"".join(some) for size in range(least, len(dice) + 1) for some in combinations(ordered, size)}


def take(dice: str, some: str) -> str:
    """The dice that are left without these."""
    for die in some:
        dice = dice.replace(die, "", 1)
    return dice


class Referee:
    """The whole table; `story` asks for one answer after the other."""

    def __init__(self, scores: list[int], options: dict[str, str]) -> None:
        self.scores, self.options = scores, options
        self.present = list(range(len(scores)))
        self.target = int(options["target"])
        self.used: list[str] = []
        self.drawn: list[str] = []
        self.cycling = False
        self.active = 0
        self.tied: list[int] = []
        self.winners: list[int] = []
        self.sudden = options["end"] == "sudden"
        self.story = self.course()

    def after(self, seat: int) -> list[int]:
        """The present seats from the next one on, this one itself last."""
        return sorted(self.present, key=lambda other: (other - seat - 1) % len(self.scores))

    def enough(self, score: int) -> bool:
        """PK-A42."""
        return score >= self.target if self.options["win_at"] == "at_least" else score > self.target

    def change(self, seat: int, points: int) -> None:
        """PK-A41."""
        self.scores[seat] += points
        if self.options["score_floor"] == "zero":
            self.scores[seat] = max(0, self.scores[seat])

    def leave(self, seat: int) -> bool:
        """DIG-11 to DIG-13: True if the game is over; otherwise the caller ends a turn of the leaver."""
        self.present.remove(seat)
        self.tied = [other for other in self.tied if other != seat]
        for group in (self.present, self.tied):
            if len(group) == 1:
                self.winners = list(group)
        return bool(self.winners)

    def course(self) -> Story:
        """From the first turn to the end."""
        try:
            seat = 0
            while not self.winners:
                yield from self.turn(seat)
                if seat in self.present and self.sudden and self.enough(self.scores[seat]):
                    self.winners = [seat]
                if seat in self.present and not self.sudden and self.scores[seat] >= self.target:
                    seat = yield from self.final_round(seat)
                    self.sudden = self.options["after_failed_round"] == "sudden"  # PK-A60, if nobody has won
                seat = self.after(seat)[0]
        except Win:
            self.winners = [self.active]

    def final_round(self, trigger: int) -> Generator[set[str], str, int]:
        """PK-25 to PK-27, PK-A44; returns who played last."""
        last = trigger
        for seat in self.after(trigger):
            if seat == trigger or seat not in self.present:
                continue
            yield from self.turn(seat)
            last = seat
            if self.options["final_cancel"] == "immediate" and max(self.scores[s] for s in self.present) < self.target:
                return last
        best = max(self.scores[seat] for seat in self.present)
        if self.enough(best):
            yield from self.play_off([seat for seat in self.present if self.scores[seat] == best], last)
        return last

    def play_off(self, tied: list[int], last: int) -> Story:
        """PK-A46."""
        self.tied = tied
        for _ in range(10 if self.options["tie"] == "playoff" else 0):
            if len(self.tied) == 1:
                break
            for seat in self.after(last):
                if seat in self.tied:
                    yield from self.turn(seat)
                    last = seat
            best = max(self.scores[seat] for seat in self.tied)
            self.tied = [seat for seat in self.tied if self.scores[seat] == best]
        self.winners = list(self.tied)

    def turn(self, seat: int) -> Story:
        """PK-A57, DIG-11."""
        self.active = seat
        card = ""
        try:
            card = yield self.pile()
            self.drawn.append(card)
            yield from self.dice(seat, card)
        except Gone:
            pass
        if card:
            self.used.append(card)

    def pile(self) -> set[str]:
        """PK-A04: the cards that may come."""
        if self.options["deck"] == "with_replacement":
            return set(DECK)
        if len(self.used) == 35:
            self.used, self.cycling = [], self.options["deck"] == "cycle"
        if self.cycling:
            return {self.drawn[len(self.drawn) % 35]}
        return set(DECK - Counter(self.used))

    def dice(self, seat: int, card: str) -> Story:
        """All rolls of a turn and its points."""
        lying, stowed, spell, first = (yield {"8"}), "", card == "sorceress", True
        while True:
            free = take(lying, "S" * 8)
            aside = len(lying) - len(free)
            skulls = aside + PRINTED.get(card, 0)
            if skulls > 3 and first and card not in SEA:
                yield from self.island(seat, card, free, aside, spell)
                return
            if skulls > 3 or (skulls == 3 and not spell):
                self.change(seat, self.reckon(stowed + lying, card) if card in SEA else self.plain(stowed))
                return
            companions = 1 if self.options["sorceress_min_dice"] == "counts_as_one_of_two" else 0
            revive = {f"roll:{some}+S" for some in subsets(free, companions)} if spell and aside else set()
            if self.options["reroll_all"] == "keep_one":
                revive = {text for text in revive if len(text) < len("roll:GGGGGGG+S")}
            answer = (
                yield {"stop"} | revive | (set() if skulls == 3 else self.rolls(free) | self.chests(card, free + stowed, stowed))
            )
            if answer.startswith("chest:"):
                everything, stowed = free + stowed, answer[6:].strip("-")
                free = take(everything, stowed)
                answer = yield {"stop"} | self.rolls(free)
            if answer == "stop":
                self.change(seat, 0 if skulls == 3 else self.reckon(free + stowed + "S" * aside, card))
                if self.options["nine_alike"] == "instant_win" and free + card[0].upper() in ("G" * 9, "D" * 9):
                    raise Win
                return
            spell = spell and not answer.endswith("+S")
            some = answer[5:].removesuffix("+S")
            aside -= answer.endswith("+S")
            fresh = yield {str(len(some) + answer.endswith("+S"))}
            lying, first = take(free, some) + "S" * aside + fresh, False

    def rolls(self, free: str) -> set[str]:
        """PK-15, PK-A05."""
        most = 7 if self.options["reroll_all"] == "keep_one" else 8
        return {f"roll:{some}" for some in subsets(free, 2) if len(some) <= most}

    def chests(self, card: str, dice: str, stowed: str) -> set[str]:
        """PK-35: every other filling."""
        if card != "treasure-chest":
            return set()
        return {f"chest:{some or '-'}" for some in subsets(dice, 0) if Counter(some) != Counter(stowed)}

    def island(self, seat: int, card: str, free: str, aside: int, spell: bool) -> Story:
        """PK-28 to PK-33, PK-A11, PK-A17 to PK-A20, PK-38."""
        least = int(self.options["island_min_dice"])
        spell = spell and self.options["sorceress_island"] != "no"
        alone = self.options["sorceress_island"] == "alone"
        while free:
            rolls = {f"roll:{some}" for some in subsets(free, least)}
            revive = {f"roll:{some}+S" for some in subsets(free, least - 1)} if spell else set()
            if spell and alone:
                revive = {"roll:+S"}
            if not rolls | revive:
                break
            answer = yield rolls | revive | (set() if rolls and self.options["island_stop"] == "must_roll" else {"stop"})
            if answer == "stop":
                break
            revived = answer.endswith("+S")
            some = answer[5:].removesuffix("+S")
            fresh = yield {str(len(some) + revived)}
            spell = spell and not revived
            aside += fresh.count("S") - revived
            free = take(free, some) + fresh.replace("S", "")
            if "S" not in fresh and not (revived and alone):
                break
        for other in self.present:
            if other != seat:
                self.change(other, -(aside + PRINTED.get(card, 0)) * (200 if card == "captain" else 100))

    def plain(self, objects: str) -> int:
        """PK-20, PK-21, PK-A32."""
        if self.options["nine_alike"] == "8000" and max(map(objects.count, "GD")) == 9:
            return 8000 + 900
        return sum(SETS[objects.count(face)] for face in "GDMPW") + 100 * sum(map(objects.count, "GD"))

    def reckon(self, dice: str, card: str) -> int:
        """PK-06, PK-23 and the cards; also for three skulls at sea (PK-A23)."""
        need, stake = SEA.get(card, (0, 0))
        won = dice.count("W") >= need
        if card in SEA and dice.count("S") >= 3:
            return {"zero": 0, "bonus": stake, "lose": -stake}[self.options["sea_bust"]] if won else -stake
        if not won:
            return -stake
        if card == "monkey-business":
            dice = dice.replace("P", "M")
        objects = dice + {"gold": "G", "diamond": "D"}.get(card, "")
        earns = {face for face in "MPW" if dice.count(face) > 2} | {"G", "D"}
        if card in SEA and self.options["full_chest_sea"] == "true":
            earns.add("W")
        full = set(dice) <= earns and not (card in PRINTED and self.options["full_chest_skull_card"] == "false")
        return (self.plain(objects) + 500 * full + stake) * (2 if card == "captain" else 1)
