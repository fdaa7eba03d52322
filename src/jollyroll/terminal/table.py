"""The table in the terminal: runs the game, asks people, lets bots play, saves the record."""

import sys
import time
from collections.abc import Collection

from jollyroll.dice import MANUAL
from jollyroll.errors import InputError, OutcomeError, Refused, SeatError, UndoError, quote
from jollyroll.kit import NOBODY
from jollyroll.kit.phases import is_chance
from jollyroll.match import Match
from jollyroll.match.fair import Opening
from jollyroll.words import say

from .dice_source import DiceSource
from .explain import example_rule, keys_line, rule_lines, situation_lines
from .keys import Keyboard
from .leaving import asks_to_leave, is_yes, who_leaves
from .menu import COMMAND_KEYS, MEANT_FOR_RECORDS, ChoiceMenu, unmistakable
from .patience import explained
from .replay import last_turn
from .saving import Saver
from .screen import Screen, result_lines
from .style import Style, wrapped

PAUSE = 0.6  # seconds after a bot's move, so that people can follow
PROMPT = "> "


class Quit(Exception):
    """A player wants to stop for now."""


class TableChanged(Exception):
    """The position has changed, so the current question is void."""


class TerminalTable:
    """One game in one terminal."""

    def __init__(self, match: Match, source: DiceSource, saver: Saver, style: Style, fast: bool = False) -> None:
        self.match = match
        self.source = source
        self.saver = saver
        self.style = style
        self.screen = Screen(match, style)
        self.who = self.screen.voice.who
        self.keyboard = Keyboard()
        self.paced = sys.stdin.isatty() and sys.stdout.isatty() and not fast

    def play(self) -> None:
        """Play to the end. Quit, EndOfInput and KeyboardInterrupt pass through; the record is saved by then."""
        if self.match.events:
            self.take_up()
        else:
            self.save_and_show()
        while not self.match.is_over:
            self.screen.announce_turn()
            try:
                self.go_on()
            except TableChanged:
                continue
        self.screen.show(*result_lines(self.match, self.screen.voice, self.style))

    def take_up(self) -> None:
        """Show a resumed game: its last turn, the standings and the board."""
        warning = self.saver.save(self.match)
        self.screen.show("", *last_turn(self.match, self.screen.voice))
        self.screen.turn = self.match.lines[-1].turn
        self.screen.announce_turn()
        if self.match.to_move is None:
            self.screen.show_board()
        if warning:
            self.screen.warn(warning)

    def go_on(self) -> None:
        """Play the next event."""
        state = self.match.state
        if is_chance(state) and self.source.kind == MANUAL:
            self.ask_chance()
        elif is_chance(state):
            self.wait_for_roll()
            self.apply_outcome(*self.source.roll(self.match))
        elif self.bot_at(state.seat):
            self.let_bot_choose()
        else:
            self.ask_choice()

    def save_and_show(self, *first: str) -> None:
        """Save the last event, then show it: what is shown is stored."""
        warning = self.saver.save(self.match)
        self.source.on_saved()
        self.screen.show(*first)
        self.screen.tell()
        if warning:
            self.screen.warn(warning)

    def bot_at(self, seat: int) -> str:
        """The bot of this seat, or an empty string."""
        return self.match.seats[seat].bot if seat != NOBODY else ""

    # chance

    def apply_outcome(self, outcome: int | str, opening: Opening | None = None) -> None:
        """Apply an outcome, save it, then show it."""
        match = self.match
        dice = match.game.rules.dice_in_hand(match.state)
        seat = match.state.seat
        match.apply_outcome(outcome, opening)
        shown = self.screen.voice.row(match.events[-1].text) if dice else ""
        self.save_and_show(*([say("throws", **self.who(seat), dice=shown)] if dice else []))
        self.pause(seat)

    def wait_for_roll(self) -> None:
        """At a terminal, let a person press a key for the first roll of a turn, or to draw a card."""
        state = self.match.state
        seat = state.seat
        dice, drawn = self.match.game.rules.dice_in_hand(state), self.match.waits_for in self.match.game.drawn_by_hand
        wait = "press-to-throw" if dice else "press-to-draw" if drawn else ""
        if wait and self.paced and not self.bot_at(seat) and self.match.chooser != seat:
            keys = keys_line(undo=self.can_take_back)
            while self.ask(say(wait, **self.who(seat), keys=keys), {" ", *COMMAND_KEYS}):
                self.screen.refuse(OutcomeError("only-enter"))

    def ask_chance(self) -> None:
        """Ask for the outcome of real dice until it is possible."""
        outcomes = self.screen.ask_for_chance()
        self.screen.show(self.style.paint(f"  {keys_line(undo=self.can_take_back)}", "faint"))
        single = unmistakable(COMMAND_KEYS, [*outcomes] or self.match.game.letters)
        while True:
            answer = self.ask(PROMPT, single)
            if not answer:
                continue
            try:
                self.apply_outcome(outcomes.get(answer.casefold(), answer))
                return
            except SeatError:  # no such seat
                self.screen.refuse(InputError("number-range", text=quote(answer), least=1, most=len(self.match.seats)))
            except Refused as refused:
                unreadable = refused.code in MEANT_FOR_RECORDS
                self.screen.refuse(OutcomeError("not-what-fell", text=quote(answer)) if unreadable else refused)

    # choices

    def let_bot_choose(self) -> None:
        """Let a bot choose, on a copy of the position."""
        match = self.match
        seat = match.state.seat
        with explained(say("bot-thinks", **self.who(seat))):
            number = self.source.bot(match, self.bot_at(seat)).choose(match.state.copy())
        label = self.screen.voice.choice(match.game.choice(match.state, number))
        match.choose(number, seat)
        self.save_and_show(self.style.paint(say("bot-did", **self.who(seat), what=label), "cool"))
        self.pause(seat)

    def ask_choice(self) -> None:
        """Show the table and ask until the choice is legal."""
        match = self.match
        seat = match.state.seat
        menu = ChoiceMenu(match)
        self.screen.show_choices(menu, can_undo=self.can_take_back)
        while True:
            answer = self.ask(PROMPT, menu.single, menu)
            try:
                match.choose(menu.read(answer), seat)
            except Refused as refused:
                self.screen.refuse(refused)
            else:
                self.save_and_show()
                return

    # asking

    def ask(self, prompt: str, single: Collection[str] = (), menu: ChoiceMenu | None = None) -> str:
        """The next answer that is not a command; commands are carried out here."""
        while True:
            answer = self.keyboard.ask(prompt, single)
            try:
                if not self.command(answer, menu):
                    return answer
            except Refused as refused:
                self.screen.refuse(refused)

    def command(self, answer: str, menu: ChoiceMenu | None) -> bool:
        """Carry out a command; False if the answer is not one."""
        word = answer.casefold()
        if word == "q":
            raise Quit
        if word == "?":
            self.screen.show(*situation_lines(self.match, self.style), *wrapped(say("help-keys")))
        elif word == "r":
            raise InputError("which-rule", example=example_rule(self.match))
        elif word.startswith("r "):
            self.screen.show(*rule_lines(answer[1:], self.style, example_rule(self.match)))
        elif word == "l" and menu:
            self.screen.list_all(menu)
        elif word == "u":
            self.take_back()
        elif asks_to_leave(answer):
            self.let_leave(who_leaves(self.match, answer))
        else:
            return False
        return True

    def let_leave(self, seat: int) -> None:
        """DIG-10: let a player leave for good, after confirmation."""
        if not is_yes(self.keyboard.ask(say("leave-sure", **self.who(seat)))):
            self.screen.show(say("leave-not", **self.who(seat)))
            return
        self.match.leave(seat)
        self.save_and_show()
        raise TableChanged

    @property
    def can_take_back(self) -> bool:
        """DIG-06: whether a person's choice can be undone, without an outcome since; with real dice, whatever was typed."""
        match = self.match
        if self.source.kind == MANUAL:
            return match.last_typed is not None
        return match.chooser != NOBODY and not self.bot_at(match.chooser)

    def take_back(self) -> None:
        """DIG-06: undo one choice or, with real dice, whatever was typed last."""
        match = self.match
        if self.source.kind == MANUAL:
            match.take_back_typed()
        elif self.can_take_back:
            match.undo(match.chooser)
        else:
            raise UndoError("nothing-to-undo", "DIG-06")
        self.saver.save(match)
        self.screen.show(say("taken-back"))
        raise TableChanged

    def pause(self, seat: int) -> None:
        """Pause after a bot's action, so that people can follow."""
        if self.paced and self.bot_at(seat) and not self.match.is_over:
            time.sleep(PAUSE)
