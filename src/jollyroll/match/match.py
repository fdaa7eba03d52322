"""`Match`: one game being played."""

from collections.abc import Mapping, Sequence
from typing import Self

from jollyroll.errors import NotYourTurnError, OptionError, OutcomeError, SeatError
from jollyroll.kit import NOBODY, Choice, Game, Outcome, Standing, load_game
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.kit.options import OptionValue
from jollyroll.kit.phases import is_chance, is_choice, is_over
from jollyroll.kit.state import AnyState, AnyView

from .errors import RecordError
from .fair import FairDice, Opening
from .given import number_of, read_choice, read_outcome
from .limits import MOST_EVENTS
from .notation import Label, Labels
from .position import Position, read_position, write_position
from .record import CHANCE, CHOICE, LEAVE, Comment, Event, Record, Result, Seat, check_header, check_place, check_seat, check_word
from .undo import before_last_choice, before_last_typed, last_typed


class Match:
    """A game in progress: rules, seats, state, and the record so far. Replaying the record always gives the state.

    >>> match = Match.start("piraten_kapern", ["Ana", Seat("Greta", "bot:greedy")], options={"first_player": "host"}, host=0)
    >>> match.waits_for
    'draw-card'
    >>> match.apply_outcome("card:gold")
    >>> match.apply_outcome("GGGGDDMS")
    >>> match.to_move, [choice.text for choice in match.choices()][:2]
    (0, ['stop', 'roll:DM'])
    >>> match.choose("stop")
    >>> match.standings()[0].score
    (1200,)
    >>> match
    <Match of piraten_kapern: Ana, Greta; turn 2, draw-card>

    A match of random play, choices and outcomes taken from the lists:

    >>> from random import Random
    >>> chance = Random(1)
    >>> for _ in range(10):
    ...     if match.to_move is None:
    ...         match.apply_outcome(chance.choice(match.outcomes()))
    ...     else:
    ...         match.choose(chance.choice(match.choices()))
    >>> len(match.events), match.position.match(["Ana", "Lea"]).choices() == match.choices()
    (13, True)
    """

    state: AnyState
    ledger: list[LedgerEntry]  # of the last event

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        seats: Sequence[Seat],
        host: int | None,
        youngest: int | None,
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.option_texts = dict(options)  # as records write them
        self.seats = tuple(seats)
        self.host = host
        self.youngest = youngest
        self.start_position = position  # where the game started, if not at the beginning
        self.rules_version = game.rules_version
        self.header: dict[str, str] = {}
        self.comments: list[Comment] = []
        self.fair: FairDice | None = None
        self._begin()

    @classmethod
    def start(
        cls,
        game: Game | str,
        seats: Sequence[Seat | str],
        preset: str = "",
        options: Mapping[str, OptionValue] | None = None,
        host: int | None = None,
        youngest: int | None = None,
        header: Mapping[str, str] | None = None,
        position: str = "",
    ) -> Self:
        """Start a new game. A name stands for a person, `Seat("Greta", "bot:greedy")` for a bot; `host` and `youngest` are seats.

        `header` has additional fields for the record (Date, Dice, Seed...). `position` is where the game starts, if not at the
        beginning: the items of a position, without game and options.
        """
        played = game if isinstance(game, Game) else load_game(game)
        chosen = played.resolve(preset, options)
        people = [Seat(seat) if isinstance(seat, str) else seat for seat in seats]
        for value in chosen.values():
            check_word(value, OptionError)
        for seat in people:
            check_seat(seat)
        for place in (host, youngest):
            if place is not None:
                check_place(place, len(people))
        check_header(header or {})
        start = read_position(position, played, options=chosen) if position else None
        if start and start.state.seats != len(people):
            raise SeatError("position-seats", seats=len(people), given=start.state.seats)
        match = cls(played, chosen, people, host, youngest, start)
        match.header.update(header or {})
        return match

    def _begin(self) -> None:
        host, youngest = (NOBODY if seat is None else seat for seat in (self.host, self.youngest))
        if self.start_position:
            self.state = self.start_position.state.copy()
        else:
            self.state = self.game.new_state(len(self.seats), self.option_texts, host, youngest)
        self.ledger = self.state.ledger
        self.events: list[Event] = []
        self.lines: list[Label] = []  # the line of the text notation that each event belongs to
        self._labels = Labels(self.seats)
        self.makers: list[int] = []  # for each event the seat that chose or left; NOBODY for chance
        self.chance_count = 0  # rolls and draws so far
        self.gone: frozenset[int] = frozenset()  # seats that left for good

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Match of {self.game.name}: {names}; turn {self.state.turn}, {self.waits_for}>"

    # queries

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option.

        >>> Match.start("pk", ["Ana", "Lea"], options={"target": 3000}).options["target"]
        3000
        """
        return self.game.natural_options(self.option_texts)

    @property
    def position(self) -> Position:
        """The current position, to write down, analyse or play on from."""
        return Position(self.game, self.option_texts.copy(), self.state.copy())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def to_move(self) -> int | None:
        """The seat that must choose, or None."""
        return int(self.state.seat) if is_choice(self.state) else None

    @property
    def chooser(self) -> int:
        """The seat that made the last choice, if no event followed; else NOBODY."""
        return self.makers[-1] if self.events and self.events[-1].kind == CHOICE else NOBODY

    @property
    def waits_for(self) -> str:
        """What comes next, by name: over, draw-seat, roll-off, or one of the game's own phases."""
        return self.game.waits_for(self.state)

    @property
    def result(self) -> Result | None:
        """Winners and scores of a finished game; None before."""
        if not self.is_over:
            return None
        scores = tuple(self.game.score(self.state, seat)[0] for seat in range(len(self.seats)))
        return Result(tuple(self.game.winners(self.state)), scores)

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        return Record(
            game=self.game.name,
            rules_version=self.rules_version,
            options=dict(self.option_texts),
            seats=self.seats,
            host=self.host,
            youngest=self.youngest,
            position=write_position(self.game, self.start_position.state) if self.start_position else "",
            header=dict(self.header),
            events=tuple(self.events),
            comments=tuple(self.comments),
            result=self.result,
            fair=self.fair,
        )

    @property
    def next_label(self) -> Label:
        """The line of the text notation that the next event belongs to."""
        return self._labels.at(self.state)

    def choices(self) -> list[Choice]:
        """Every legal choice; empty unless a choice is due."""
        return self.game.choices(self.state)

    def outcomes(self) -> list[Outcome]:
        """Every possible outcome; empty unless chance decides."""
        return self.game.outcomes(self.state)

    def standings(self) -> list[Standing]:
        """The standings of all seats, best first."""
        return self.game.standings(self.state)

    def view(self, seat: int) -> AnyView:
        """What this seat may see; NOBODY stands for a spectator."""
        if seat != NOBODY:
            check_place(seat, len(self.seats))
        return self.game.view(self.state, seat)

    # actions

    def choose(self, choice: Choice | int | str, seat: int | None = None) -> None:
        """Make a choice: one of `choices()`, its number or its text. `seat`, if given, must be the seat on turn."""
        self._check_limit()
        state = self.state
        if seat is not None and is_choice(state) and seat != state.seat:
            raise NotYourTurnError("not-your-turn", name=self.seats[state.seat].name)
        number = read_choice(self.game, state, choice) if isinstance(choice, str) else number_of(choice)
        self.game.check_choice(state, number)
        event = Event(CHOICE, self.game.choice_text(state, number))
        self._append_event(event, state.seat)
        self.game.rules.apply_choice(state, number)

    def apply_outcome(self, outcome: Outcome | int | str, opening: Opening | None = None) -> None:
        """Apply an outcome: one of `outcomes()`, its number, or text as typed by somebody who rolled real dice.

        With fair dice, `opening` is what it was computed from.
        """
        self._check_limit()
        state = self.state
        number, text = read_outcome(self.game, state, outcome) if isinstance(outcome, str) else (number_of(outcome), "")
        if not is_chance(state):
            raise OutcomeError("no-chance-due")
        if not 0 <= number < self.game.rules.outcome_count(state):
            raise OutcomeError("impossible-outcome")
        if not self.game.rules.outcome_weight(state, number):
            raise OutcomeError("no-such-face" if self.game.rules.dice_in_hand(state) else "none-left")
        event = Event(CHANCE, text or self.game.outcome_text(state, number), opening=opening)
        self._append_event(event, NOBODY)
        self.chance_count += 1
        self.game.rules.apply_outcome(state, number)

    def leave(self, seat: int) -> None:
        """DIG-10: let this seat leave for good."""
        self._check_limit()
        check_place(seat, len(self.seats))
        if self.is_over:
            raise SeatError("leave-after-end")
        if not self.state.present[seat]:
            raise SeatError("left-already", "DIG-10", name=self.seats[seat].name)
        self._append_event(Event(LEAVE, seat=seat), seat)
        self.gone |= {seat}
        self.game.rules.leave(self.state, seat)

    def play(self, event: Event) -> None:
        """Play an event of a record."""
        if event.kind == CHANCE:
            self.apply_outcome(event.text, event.opening)
        elif event.kind == CHOICE:
            self.choose(event.text)
        else:
            check_place(event.seat, len(self.seats), first=1)  # as records count
            self.leave(event.seat)

    def undo(self, seat: int | None = None) -> None:
        """DIG-06: undo the last choice, unless chance has decided since. `seat`, if given, must have made it."""
        self._go_back_to(before_last_choice(self, seat))

    @property
    def last_typed(self) -> int | None:
        """With real dice: the index of the event that people typed last (a roll, card or choice), if it can be taken back."""
        return last_typed(self)

    def take_back_typed(self) -> None:
        """With real dice: undo what people typed last and the bots' choices after it, since a typing error is not chance.

        Only for games with real dice. Outcomes that the program rolled are never undone (DIG-06).
        """
        self._go_back_to(before_last_typed(self))

    def _go_back_to(self, events: int) -> None:
        """Replay the first events from the start."""
        kept = self.events[:events]
        self._begin()
        for event in kept:
            self.play(event)
        self.comments = [comment for comment in self.comments if comment.after <= len(kept)]

    # notation

    def read_choice(self, text: str) -> int:
        """The number of a choice given as text."""
        return read_choice(self.game, self.state, text)

    def read_outcome(self, text: str) -> tuple[int, str]:
        """The number of a typed outcome, and its text for the record, with dice in the order rolled."""
        return read_outcome(self.game, self.state, text)

    def _check_limit(self) -> None:
        """Refuse to play on when the record would become too long to read."""
        if len(self.events) >= MOST_EVENTS:
            raise RecordError("record-many-events", most=MOST_EVENTS)

    def _append_event(self, event: Event, maker: int) -> None:
        """Append an event and start its ledger."""
        self.events.append(event)
        self.makers.append(maker)
        self.lines.append(self.next_label)
        self.ledger = self.state.ledger = []
