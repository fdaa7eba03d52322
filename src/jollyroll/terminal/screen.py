"""Everything the table prints: the board with its choices, what happened, refusals, the result."""

import sys
from shutil import get_terminal_size

from jollyroll.errors import Refused
from jollyroll.match import Match
from jollyroll.words import has_words, say

from .boards import draw_board, draw_note
from .dice import draw_dice
from .explain import keys_line, rules_at_hand
from .frames import heading
from .menu import Menu
from .style import Style, folded
from .voice import Voice


class Screen:
    """Prints one game."""

    def __init__(self, match: Match, style: Style) -> None:
        self.match = match
        self.style = style
        self.voice = Voice(match.game, match.seats, style)
        self.turn = -1  # announced last

    def show(self, *lines: str) -> None:
        """Print lines at once, those that are too long for a terminal in several."""
        for line in lines:
            print(line if self.style.plain else folded(line, get_terminal_size().columns))
        sys.stdout.flush()

    def warn(self, sentence: str) -> None:
        """Something the players should know, whatever is done with the output."""
        sys.stdout.flush()
        print(sentence, file=sys.stderr, flush=True)

    def refuse(self, refused: Refused) -> None:
        """Say why not."""
        self.show(self.style.paint(str(refused), "danger"))

    def announce_turn(self) -> None:
        """A heading when a turn begins."""
        state = self.match.state
        if state.turn == self.turn:
            return
        self.turn = state.turn
        if self.turn:
            self.show("", heading(say("turn-of", name=self.voice.name(state.seat), turn=self.turn), self.style))

    def tell(self) -> None:
        """What the last event brought about, each movement with its rule."""
        self.show(*(f"  {self.voice.happening(told)}" for told in self.match.told))

    def show_choices(self, menu: Menu, can_undo: bool) -> None:
        """The whole table for the one who has to choose, and how to say it."""
        match, style = self.match, self.style
        seat = match.state.seat
        view = match.view(seat)
        self.show("", *draw_board(match.game, view, self.voice, style))
        self.show("", *draw_dice(match.game, menu.dice, style), "", *draw_note(match.game, view, style))
        self.show(style.paint(f"{self.voice.name(seat)}: {self.voice.prompt(match.waits_for)}", "strong"))
        for key, choice in menu.at_once.items():
            enter = style.paint(f" {say('or-enter')}", "faint") if choice is menu.usual else ""
            self.show(f"  {style.paint(key, 'gold')}  {self.voice.choice(choice)}{enter}")
        if hidden := len(menu.listed) - len(menu.at_once):
            self.show("  " + say("more-choices", count=hidden))
        for verb in sorted(menu.verbs, reverse=True):
            self.show("  " + say(f"pick-{verb}"))
        if menu.usual and menu.usual.text.startswith("roll:"):
            self.show("  " + say("enter-rolls"))
        keys = keys_line("" if can_undo else rules_at_hand(match)[0], lists=True, undo=can_undo)
        self.show(style.paint(f"  {keys}", "faint"))

    def list_all(self, menu: Menu) -> None:
        """Every legal choice: its key if it has one, how the record writes it, what it means."""
        keys = {choice.number: key for key, choice in menu.listed.items()}
        width = max(len(choice.text) for choice in menu.choices)
        for choice in menu.choices:
            key = self.style.paint(f"{keys.get(choice.number, ''):>2}", "gold")
            self.show(f"  {key}  {choice.text:<{width}}  {self.voice.choice(choice)}")

    def ask_for_chance(self) -> dict[str, int]:
        """Say what must be thrown or drawn on the real table; answers the numbered outcomes, if it is not dice."""
        match = self.match
        name = self.voice.name(match.state.seat)
        dice = match.game.rules.dice_in_hand(match.state)
        if dice:
            self.show(say("manual-dice", name=name, dice=dice), f"  {self.letters()}")
            return {}
        own = f"manual-{match.game.code}-{match.waits_for}"
        self.show(say(own if has_words(own) else f"manual-{match.waits_for}", name=name))
        numbered = {}
        for number, outcome in enumerate(match.outcomes(), 1):
            numbered[str(number)] = outcome.number
            numbered[self.voice.outcome(outcome).casefold()] = outcome.number
            self.show(f"  {number:>2}  {self.voice.outcome(outcome)}")
        return numbered

    def letters(self) -> str:
        """What the letters of the dice stand for."""
        game = self.match.game
        return ", ".join(
            f"{letter} {say(f'face-{game.code}-{name}')}" for letter, name in zip(game.letters, game.face_names, strict=True)
        )


def result_lines(match: Match, voice: Voice, style: Style) -> list[str]:
    """Who won, and how everybody stands."""
    winners = [voice.name(standing.seat) for standing in match.standings() if standing.won]
    lines = ["", heading(say("game-over"), style)]
    lines.append(style.paint(say("winners", names=", ".join(winners), count=len(winners)), "gold"))
    for standing in match.standings():
        score = voice.say("score", amount=standing.score[0])
        lines.append(f"  {standing.place}. {voice.name(standing.seat)}: {score}")
    return lines
