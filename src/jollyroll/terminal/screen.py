"""Everything the table prints: board, choices, events, refusals, result."""

import sys
from itertools import groupby

from jollyroll.errors import Refused
from jollyroll.kit import NOBODY
from jollyroll.match import Match
from jollyroll.match.wording import NO_READER
from jollyroll.words import figures, has_words, say, say_for

from .board import draw_board, draw_note
from .dice import draw_dice
from .explain import example_rule, keys_line
from .frames import heading
from .menu import ChoiceMenu
from .style import Style, put
from .voice import Voice, reader_of

WIDEST = 16  # columns for choices in notation
FEW = 10  # similar choices of dice that a list shows


class Screen:
    """Prints one game."""

    def __init__(self, match: Match, style: Style) -> None:
        self.match = match
        self.style = style
        self.voice = Voice(match.game, match.seats, style, reader_of(match.seats))
        self.turn = -1  # the last announced turn
        self.scores: list[int] = []  # at its start

    def show(self, *lines: str) -> None:
        """Print lines."""
        put(*lines)

    def warn(self, sentence: str) -> None:
        """Print a warning to stderr."""
        sys.stdout.flush()
        print(sentence, file=sys.stderr, flush=True)

    def refuse(self, refused: Refused) -> None:
        """Print a refusal."""
        self.show(self.style.paint(str(refused), "danger"))

    def announce_turn(self) -> None:
        """Print a heading when a turn begins."""
        state = self.match.state
        if state.turn == self.turn:
            return
        if self.turn > 0:
            self.show(self.standing())
        self.turn = state.turn
        self.scores = self.points()
        if self.turn:
            self.show("", heading(say("turn-of", **self.voice.who(state.seat), turn=self.turn), self.style))

    def points(self) -> list[int]:
        """Every seat's score."""
        return [self.match.game.score(self.match.state, seat)[0] for seat in range(len(self.match.seats))]

    def standing(self) -> str:
        """Every seat's score, and its change in the last turn."""
        parts = []
        for seat, points in enumerate(self.points()):
            change = points - self.scores[seat] if self.scores else 0
            parts.append(
                say(
                    "standing-seat",
                    name=self.voice.label(seat),
                    amount=points,
                    change=figures(f"{change:+,}") if change else "none",
                )
            )
        return say("standing", seats=" · ".join(parts))

    def show_board(self) -> None:
        """Print the board as everybody may see it."""
        self.show("", *draw_board(self.match.game, self.match.view(NOBODY), self.voice, self.style), "")

    def tell(self) -> None:
        """Print the ledger of the last event."""
        self.show(*self.voice.ledger_lines(self.match.ledger))

    def show_choices(self, menu: ChoiceMenu, can_undo: bool) -> None:
        """Print the table for the seat on turn, and its choices."""
        match, style = self.match, self.style
        seat = match.state.seat
        view = match.view(seat)
        self.show("", *draw_board(match.game, view, self.voice, style))
        self.show("", *draw_dice(match.game, menu.dice, style), "", *draw_note(match.game, view, style))
        prompt = self.voice.prompt(match.waits_for)
        self.show(
            style.paint(prompt if self.voice.is_you(seat) else say("labelled", label=self.voice.name(seat), text=prompt), "strong")
        )
        for key, choice in menu.at_once.items():
            enter = style.paint(f" {say('or-enter')}", "faint") if choice is menu.usual else ""
            self.show(f"  {style.paint(key, 'gold')}  {self.voice.choice(choice)}{enter}")
        if hidden := len(menu.listed) - len(menu.at_once):
            self.show("  " + say_for(match.game.code, "more-choices", count=hidden))
        for verb in sorted(menu.verbs, reverse=True):
            self.show("  " + say_for(match.game.code, f"pick-{verb}"))
        if menu.usual and menu.usual.text.startswith("roll:"):
            self.show("  " + say("enter-rolls"))
        keys = keys_line("" if can_undo else example_rule(match), lists=True, undo=can_undo)
        self.show(style.paint(f"  {keys}", "faint"))

    def list_all(self, menu: ChoiceMenu) -> None:
        """Print every legal choice: its key, if any, its notation and meaning."""
        keys = {choice.number: key for key, choice in menu.listed.items()}
        width = min(WIDEST, max(len(choice.text) for choice in menu.choices))
        for verb, group in groupby(menu.choices, menu.verb_of):
            alike = list(group)
            for choice in alike[: FEW if verb else None]:
                key = self.style.paint(f"{keys.get(choice.number, ''):>2}", "gold")
                self.show(f"  {key}  {choice.text:<{width}}  {self.voice.choice(choice)}")
            if verb and len(alike) > FEW:
                self.show("      " + say("list-more", count=len(alike) - FEW, example=alike[-1].text))

    def ask_for_chance(self) -> dict[str, int]:
        """Ask for an outcome of real dice; returns the numbered outcomes, if it is not dice."""
        match = self.match
        who = self.voice.who(match.state.seat)
        dice = match.game.rules.dice_in_hand(match.state)
        if dice:
            self.show(say("manual-dice", **who, dice=dice), f"  {self.letters()}")
            return {}
        own = f"manual-{match.game.code}-{match.waits_for}"
        self.show(say(own if has_words(own) else f"manual-{match.waits_for}", **who))
        numbered = {}
        for number, outcome in enumerate(match.outcomes(), 1):
            numbered[str(number)] = outcome.number
            numbered[self.voice.outcome(outcome).casefold()] = outcome.number
            self.show(f"  {number:>2}  {self.voice.outcome(outcome)}")
        return numbered

    def letters(self) -> str:
        """The meaning of the dice's letters."""
        game = self.match.game
        return ", ".join(
            f"{letter} {say(f'face-{game.code}-{name}')}" for letter, name in zip(game.letters, game.face_names, strict=True)
        )


def result_lines(match: Match, voice: Voice, style: Style) -> list[str]:
    """The winners and the final standings."""
    winners = [standing.seat for standing in match.standings() if standing.won]
    lines = ["", heading(say("game-over"), style)]
    you = "names" if any(map(voice.is_you, winners)) else NO_READER
    lines.append(style.paint(say("winners", names=voice.labels(winners), count=len(winners), you=you), "gold"))
    for standing in match.standings():
        score = voice.say("score", amount=standing.score[0])
        lines.append(f"  {standing.place}. {say('labelled', label=voice.label(standing.seat), text=score)}")
    return lines
