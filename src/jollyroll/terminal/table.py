"""The table: shows what happens, asks people, lets bots play, keeps the record."""

import sys
import time

from jollyroll.errors import Refused
from jollyroll.games import NOBODY
from jollyroll.games.phases import is_chance
from jollyroll.match import Match
from jollyroll.words import has_words, say

from .boards import draw_board, draw_note
from .cup import MANUAL, Cup
from .dice import draw_dice
from .explain import rule_lines, situation_lines
from .frames import heading
from .keeping import Keeper
from .keys import Keyboard
from .menu import Menu
from .style import Style, wrapped
from .voice import Voice

PAUSE = 0.6  # seconds between the moves of a bot, so that people can follow


class Quit(Exception):
    """A player wants to go on another time."""


class TerminalTable:
    """One game in one terminal."""

    def __init__(self, match: Match, cup: Cup, keeper: Keeper, style: Style, fast: bool = False) -> None:
        self.match = match
        self.cup = cup
        self.keeper = keeper
        self.style = style
        self.voice = Voice(match.game, match.seats, style)
        self.keyboard = Keyboard()
        self.paced = sys.stdin.isatty() and sys.stdout.isatty() and not fast
        self.turn = -1
        self.chooser = NOBODY  # who made the last choice, if chance has not spoken since

    # the course of the game

    def play(self) -> None:
        """Play to the end; Quit, EndOfInput and KeyboardInterrupt come through, with the record kept."""
        self.happened()
        while not self.match.is_over:
            self.announce_turn()
            if is_chance(self.match.state):
                self.chance()
            elif self.bot_name(self.match.state.seat):
                self.let_bot_choose()
            else:
                self.ask_person()
        self.show(*result_lines(self.match, self.voice, self.style))

    def happened(self) -> None:
        """Keep what just happened, then tell it."""
        warning = self.keeper.keep(self.match.record)
        for told in self.match.told:
            self.show("  " + self.voice.happening(told))
        if warning:
            self.warn(warning)

    def announce_turn(self) -> None:
        """A heading when a turn begins."""
        if self.match.state.turn == self.turn:
            return
        self.turn = self.match.state.turn
        if self.turn:
            self.show("", heading(say("turn-of", name=self.voice.name(self.match.state.seat), turn=self.turn), self.style))

    def bot_name(self, seat: int) -> str:
        return self.match.seats[seat].bot if seat != NOBODY else ""

    # chance

    def chance(self) -> None:
        """Dice are thrown or a card is drawn: by the cup, or by people who then say what they see."""
        match = self.match
        if self.cup.kind == MANUAL:
            if not self.ask_chance():
                return
        else:
            if not self.wait_for_throw():
                return
            self.fall(self.cup.shake(match))

    def fall(self, outcome: int | str) -> None:
        """Chance has spoken: keep it, then show it."""
        match = self.match
        dice = match.game.rules.dice_in_hand(match.state)
        thrower = match.state.seat
        match.happen(outcome)
        self.chooser = NOBODY
        if dice:
            self.show(say("throws", name=self.voice.name(thrower), dice=self.voice.row(match.events[-1].text)))
        self.happened()
        self.pause(thrower)

    def wait_for_throw(self) -> bool:
        """At a real terminal a person shakes the dice by a key: True when they do, False if a choice was taken back instead."""
        state = self.match.state
        if not self.paced or self.bot_name(state.seat) or state.seat == NOBODY or not self.first_throw():
            return True
        while True:
            answer = self.keyboard.ask(say("press-to-throw", name=self.voice.name(state.seat)), single={" ", "?"})
            if not answer:
                return True
            if self.command(answer):
                return False

    def first_throw(self) -> bool:
        """The dice in hand are the first of the turn, and nobody has just asked for them."""
        return not self.match.events or self.match.events[-1].kind != "choice" or self.chooser != self.match.state.seat

    def ask_chance(self) -> bool:
        """Ask for what fell on the real table until it is possible; False if a choice was taken back instead."""
        match = self.match
        dice = match.game.rules.dice_in_hand(match.state)
        options: dict[str, int] = {}
        if dice:
            self.show(say("manual-dice", name=self.voice.name(match.state.seat), dice=dice))
            self.show("  " + self.letters_line())
        else:
            self.show(self.chance_prompt())
            for number, outcome in enumerate(match.outcomes(), 1):
                options[str(number)] = outcome.number
                self.show(f"  {number:>2}  {self.voice.outcome(outcome)}")
        while True:
            answer = self.keyboard.ask("> ")
            try:
                if answer in options:
                    self.fall(options[answer])
                    return True
                if self.command(answer):
                    return False
                if answer and not self.is_command(answer):
                    named = {self.voice.outcome(o).casefold(): o.number for o in match.outcomes()} if not dice else {}
                    self.fall(named.get(answer.casefold(), answer))
                    return True
            except Refused as refused:
                self.refuse(refused)

    def chance_prompt(self) -> str:
        """What must be drawn on the real table."""
        own = f"manual-{self.match.game.code}-{self.match.waits_for}"
        return say(own if has_words(own) else f"manual-{self.match.waits_for}", name=self.voice.name(self.match.state.seat))

    def letters_line(self) -> str:
        """What the letters of the dice stand for."""
        game = self.match.game
        return ", ".join(
            f"{letter} {say(f'face-{game.code}-{name}')}" for letter, name in zip(game.letters, game.face_names, strict=True)
        )

    # choices

    def let_bot_choose(self) -> None:
        match = self.match
        seat = match.state.seat
        number = self.cup.bot(match, self.bot_name(seat)).choose(match.state.copy())
        label = self.voice.choice(match.game.choice(match.state, number))
        match.choose(number, seat)
        self.chooser = seat
        self.show(self.style.paint(say("bot-did", name=self.voice.name(seat), what=label), "cool"))
        self.happened()
        self.pause(seat)

    def ask_person(self) -> None:
        """Show the table and ask until a legal choice is made."""
        match = self.match
        seat = match.state.seat
        menu = Menu(match)
        self.show_table(menu)
        while match.to_move == seat:
            answer = self.keyboard.ask("> ", menu.single)
            try:
                if answer == "l":
                    self.list_all(menu)
                elif self.is_command(answer):
                    if self.command(answer):
                        return
                else:
                    match.choose(menu.read(answer), seat)
                    self.chooser = seat
                    self.happened()
                    return
            except Refused as refused:
                self.refuse(refused)

    def is_command(self, answer: str) -> bool:
        return answer in ("?", "l", "u", "q") or answer == "r" or answer.startswith("r ")

    def command(self, answer: str) -> bool:
        """Carry out a command; True if the position is another one now."""
        if answer == "q":
            raise Quit
        if answer == "?":
            self.show(*situation_lines(self.match.game, self.match.waits_for, self.match.options, self.style))
            self.show(*wrapped(say("help-keys")))
        elif answer == "r" or answer.startswith("r "):
            self.show(*rule_lines(answer[1:], self.style))
        elif answer == "u":
            return self.take_back()
        return False

    def take_back(self) -> bool:
        """DIG-06: the last choice, if it was a person's and nothing has fallen since."""
        if self.chooser == NOBODY or self.bot_name(self.chooser):
            raise Refused("nothing-to-undo", "DIG-06")
        self.match.undo(self.chooser)
        undone = self.match.state
        self.chooser = undone.seat if self.match.events and self.match.events[-1].kind == "choice" else NOBODY
        self.turn = undone.turn
        self.keeper.keep(self.match.record)
        self.show(say("taken-back"))
        return True

    # showing

    def show_table(self, menu: Menu) -> None:
        match, style = self.match, self.style
        seat = match.state.seat
        self.show("", *draw_board(match.game, match.view(seat), self.voice, style))
        self.show("", *draw_dice(match.game, menu.dice, style), "", *draw_note(match.game, match.view(seat), style))
        self.show(style.paint(f"{self.voice.name(seat)}: {self.voice.prompt(match.waits_for)}", "strong"))
        for key, choice in menu.listed.items():
            enter = style.paint(f" {say('or-enter')}", "faint") if choice is menu.usual else ""
            self.show(f"  {style.paint(key, 'gold')}  {self.voice.choice(choice)}{enter}")
        for verb in sorted(menu.verbs, reverse=True):
            self.show("  " + say(f"pick-{verb}"))
        if menu.usual and menu.usual.text.startswith("roll:"):
            self.show("  " + say("enter-rolls"))
        keys = "keys-undo" if self.chooser == seat else "keys"
        self.show(style.paint("  " + say(keys, rule=f"{match.game.code.upper()}-17"), "faint"))

    def list_all(self, menu: Menu) -> None:
        width = max(len(choice.text) for choice in menu.choices)
        for choice in menu.choices:
            self.show(f"  {choice.text:<{width}}  {self.voice.choice(choice)}")

    def refuse(self, refused: Refused) -> None:
        self.show(self.style.paint(str(refused), "danger"))

    def warn(self, sentence: str) -> None:
        sys.stdout.flush()
        print(sentence, file=sys.stderr, flush=True)

    def show(self, *lines: str) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def pause(self, seat: int) -> None:
        if self.paced and self.bot_name(seat) and not self.match.is_over:
            time.sleep(PAUSE)


def result_lines(match: Match, voice: Voice, style: Style) -> list[str]:
    """Who won, and how everybody stands."""
    winners = [voice.name(standing.seat) for standing in match.standings() if standing.won]
    lines = ["", heading(say("game-over"), style)]
    lines.append(style.paint(say("winners", names=", ".join(winners), count=len(winners)), "gold"))
    for standing in match.standings():
        score = voice.say("score", amount=standing.score[0])
        lines.append(f"  {standing.place}. {voice.name(standing.seat)}: {score}")
    return lines
