"""`Game`: the interface of every game, for tables, records, bots, solvers and pages alike."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from jollyroll.errors import IllegalChoiceError, OutcomeError, SeatError

from .field_positions import FieldPositions
from .fields import own_fields
from .first_player import DRAW_SEAT, ROLL_OFF
from .forms import Choice, Form, Outcome, Standing
from .ledger import LedgerEntry
from .notation import read_roll, read_seat, roll_faces, roll_letters
from .options import Option, OptionValue, Presets, resolve
from .phases import OVER, is_chance, is_choice
from .position import PositionNotation
from .rules import Rules
from .state import NOBODY, AnyState, AnyView, GameState
from .view import PlainView

SEAT = "seat:"  # prefix of a drawn seat
COMMON_PHASES = {OVER: "over", DRAW_SEAT: "draw-seat", ROLL_OFF: "roll-off"}


class Game(ABC):
    """A game and its rulebook; the same interface for every game.

    >>> from jollyroll import load_game
    >>> game = load_game("kings_gold")
    >>> state = game.new_state(2, game.resolve("us", {"first_player": "host"}), host=0)
    >>> game.waits_for(state), len(game.outcomes(state))
    ('throw', 252)
    """

    name: ClassVar[str]  # kings_gold
    code: ClassVar[str]  # kg
    seat_range: ClassVar[range]
    least_age: ClassVar[int]
    minutes: ClassVar[int] = 0  # duration of a game; 0 if no rulebook says
    dice_count: ClassVar[int] = 0  # how many dice the game is played with; 0 if that varies
    letters: ClassVar[str]  # the faces of a die in the notation, one letter each
    face_names: ClassVar[tuple[str, ...]]
    rules_version: ClassVar[int] = 1
    rules: ClassVar[Rules[Any]]  # of its own state
    state_type: ClassVar[type[GameState]]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Presets]  # the first is the default
    editions: ClassVar[Mapping[str, str]] = {}  # the language in which a preset's booklet was printed
    refusals: ClassVar[tuple[tuple[str, str], ...]]  # code and rule, indexed by the result of rules.refusal
    choice_numbers: ClassVar[int]  # choices are numbered 0 .. choice_numbers - 1
    phase_names: ClassVar[Mapping[int, str]]  # the game's own phases
    seat_draws: ClassVar[tuple[str, ...]] = ()  # phases in which the seat on turn draws a card, which counts as its own luck
    drawn_by_hand: ClassVar[tuple[str, ...]] = ()  # phases in which the player on turn turns over a card by hand
    components_unverified: ClassVar[bool] = False  # no source confirms the faces of the dice or the cards of the deck

    def resolve(self, preset: str = "", changes: Mapping[str, OptionValue] | None = None) -> dict[str, str]:
        """The value of every option: the preset's, with these changes."""
        chosen = resolve(self.code, self.options, self.presets, preset, changes)
        self.check_options(chosen)
        return chosen

    def natural_options(self, chosen: Mapping[str, str]) -> dict[str, OptionValue]:
        """Options as Python has them: `{"target": 6000, "full_chest_sea": True}`; they are taken like that, too."""
        by_name = {option.name: option for option in self.options}
        return {name: by_name[name].natural(text) for name, text in chosen.items()}

    def preset_for(self, language: str) -> str:
        """The preset printed in this language's booklet, or the first one."""
        printed = (preset for preset in self.presets if self.editions.get(preset) == language)
        return next(printed, next(iter(self.presets), ""))

    def presets_for(self, language: str) -> list[str]:
        """All presets, those printed in this language first."""
        return sorted(self.presets, key=lambda preset: self.editions.get(preset) != language)

    def under(self, version: int) -> "Game":
        """The game under an earlier version of its rules, for old records; most games have one version only."""
        return self

    def with_options(self, names: Collection[str]) -> "Game":
        """The game under its newest version with exactly these options, for stored tables without a version."""
        versions = map(self.under, range(self.rules_version, 0, -1))
        return next((game for game in versions if {option.name for option in game.options} == set(names)), self)

    def solved_under(self, version: int, options: Mapping[str, str]) -> bool:
        """Whether tables solved under that version of the rules are valid under this one, with these options."""
        return version == self.rules_version

    def check_options(self, chosen: Mapping[str, str]) -> None:
        """Refuse values that contradict each other, or invalid custom values; most games need no check."""
        return

    def new_state(self, seats: int, chosen: Mapping[str, str], host: int = NOBODY, youngest: int = NOBODY) -> AnyState:
        """A new game with these resolved options, ready to begin."""
        self.check_seat_count(seats)
        state = self.state_type()
        state.seats = seats
        for what, seat in (("host", host), ("youngest", youngest)):
            if not NOBODY <= seat < seats:
                raise SeatError("no-such-seat", seat=seat, first=0, last=seats - 1)
            setattr(state, what, seat)
        for option in self.options:
            setattr(state, option.name, option.code(chosen[option.name]))
        self.set_up(state, chosen)
        self.rules.begin(state)
        return state

    def check_seat_count(self, seats: int) -> None:
        """Refuse too few or too many seats."""
        if seats not in self.seat_range:
            raise SeatError("seat-count", seats=seats, game=self.code, least=self.seat_range[0], most=self.seat_range[-1])

    def option_texts(self, state: GameState) -> dict[str, str]:
        """The value of every option of a state as text; just `custom:` for a custom value."""
        return {option.name: option.text(getattr(state, option.name)) for option in self.options}

    def set_up(self, state: AnyState, chosen: Mapping[str, str]) -> None:
        """Put custom components into the state; most games have none."""
        return

    def waits_for(self, state: GameState) -> str:
        """The name of what comes next: over, draw-seat, roll-off, or one of the game's own phases."""
        return COMMON_PHASES.get(state.phase) or self.phase_names[state.phase]

    def choices(self, state: GameState) -> list[Choice]:
        """Every legal choice, in the order of the numbers; empty unless a choice is due."""
        if not is_choice(state):
            return []
        return [self.choice(state, number) for number in self.legal_numbers(state)]

    def legal_numbers(self, state: AnyState) -> list[int]:
        """The numbers of all legal choices in ascending order, when a choice is due. Games with long lists may override it."""
        legal = self.rules.legal_choice
        return sorted([legal(state, place) for place in range(self.rules.legal_count(state))])

    def choice(self, state: GameState, number: int) -> Choice:
        """One choice with its text and form."""
        return Choice(number, self.choice_text(state, number), self.choice_form(state, number))

    def check_choice(self, state: GameState, number: int) -> None:
        """Refuse an illegal choice, with a code and the rule behind it."""
        reason = self.rules.refusal(state, number)
        if reason:
            code, rule = self.refusals[reason]
            raise IllegalChoiceError(f"{self.code}-{code}", rule)

    def apply_choice(self, state: GameState, number: int) -> None:
        """Make a choice, if it is legal."""
        self.check_choice(state, number)
        self.rules.apply_choice(state, number)

    def chance_follows(self, state: GameState, turn: int, seat: int, dice: bool) -> bool:
        """Whether chance decides next as part of this seat's action in this turn.

        Outcomes that nobody rolls always do. Others do in the same turn of the same seat, unless the seat has to roll itself (dice
        after a card, or the roll-off).
        """
        if not is_chance(state):
            return False
        if state.seat == NOBODY:
            return True
        if state.turn != turn or state.seat != seat or state.phase == ROLL_OFF:
            return False
        return dice or self.rules.dice_in_hand(state) == 0

    def brings_chance(self, state: AnyState, number: int) -> bool:
        """Whether chance decides at once after this legal choice. Found by trying; games may override it with something faster."""
        after = state.copy()
        self.rules.apply_choice(after, number)
        return self.chance_follows(after, state.turn, state.seat, dice=True)

    def gives_up(self, state: AnyState, number: int) -> bool:
        """Whether this legal choice rerolls dice that already make something, such as a set. Most games cannot tell."""
        return False

    def outcomes(self, state: GameState) -> list[Outcome]:
        """Every possible outcome; empty unless chance decides."""
        if not is_chance(state):
            return []
        possible = (n for n in range(self.rules.outcome_count(state)) if self.rules.outcome_weight(state, n))
        return [self.outcome(state, number) for number in possible]

    def outcome(self, state: GameState, number: int) -> Outcome:
        """One outcome with its text, form and probability."""
        chance = Fraction(self.rules.outcome_weight(state, number), self.rules.outcome_total(state))
        return Outcome(number, self.outcome_text(state, number), self.outcome_form(state, number), chance)

    def apply_outcome(self, state: GameState, number: int) -> None:
        """Apply an outcome of chance, if it is possible."""
        if not is_chance(state):
            raise OutcomeError("no-chance-due")
        if not 0 <= number < self.rules.outcome_count(state) or not self.rules.outcome_weight(state, number):
            raise OutcomeError("impossible-outcome")
        self.rules.apply_outcome(state, number)

    def winners(self, state: GameState) -> list[int]:
        """The winning seats; empty while the game runs."""
        return [seat for seat in range(state.seats) if state.won[seat]]

    def standings(self, state: GameState) -> list[Standing]:
        """The standings of all seats, best first. In a finished game the winners come first, whatever the score."""
        rows = sorted(
            ((not state.won[seat], not state.present[seat], tuple(-n for n in self.score(state, seat)), seat))
            for seat in range(state.seats)
        )
        result: list[Standing] = []
        for index, (lost, absent, score, seat) in enumerate(rows):
            level = index > 0 and rows[index - 1][:3] == (lost, absent, score)
            place = result[-1].place if level else index + 1
            result.append(Standing(seat, place, tuple(-n for n in score), not lost))
        return result

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the game's own places in the ledger."""
        return tuple(self.state_type.PLACES.values())

    def ledger_form(self, entry: LedgerEntry) -> Form:
        """A ledger entry in the form that pages use."""
        return {"rule": entry.rule, "what": entry.what, "from": entry.source, "to": entry.target, "amount": entry.amount}

    def score(self, state: AnyState, seat: int) -> tuple[int, ...]:
        """The seat's score, larger is better, most important number first."""
        return (self.rules.points(state, seat),)

    @cached_property
    def positions(self) -> PositionNotation:
        """The notation of positions; by default field by field."""
        return FieldPositions(self)

    def view(self, state: GameState, seat: int) -> AnyView:
        """What this seat may see; NOBODY stands for a spectator. Refuses other seats."""
        if not NOBODY <= seat < state.seats:
            raise SeatError("no-such-seat", seat=seat, first=0, last=state.seats - 1)
        return self.make_view(state, seat)

    def make_view(self, state: AnyState, seat: int) -> AnyView:
        """The view of a seat, of a type without fields for anything hidden."""
        named, seats = state.named(), range(state.seats)
        fields = own_fields(self.state_type, (option.name for option in self.options))
        return PlainView(
            seat=seat,
            turn=state.turn,
            phase=self.waits_for(state),
            active=state.seat,
            scores=tuple(self.score(state, each)[0] for each in seats),
            present=tuple(map(bool, state.present[: state.seats])),
            dice=self.dice_shown(state),
            in_hand=self.rules.dice_in_hand(state),
            fields={name: named[name][: state.seats] if name in state.SEAT_ROWS else named[name] for name in fields},
        )

    @abstractmethod
    def dice_shown(self, state: AnyState) -> Mapping[str, str]:
        """The dice on the table as letters, by where they lie (`table`, `locked`, `chest`...)."""

    def card(self, state: AnyState) -> str:
        """The name of the card on the table; empty if there is none."""
        return ""

    def check(self, state: AnyState) -> None:
        """DIG-08: raise AssertionError if coins, cards or dice were lost or added."""
        return

    @abstractmethod
    def choice_text(self, state: AnyState, number: int) -> str:
        """A choice in notation, without spaces."""

    @abstractmethod
    def read_choice(self, state: AnyState, text: str) -> int:
        """The number of a choice in notation; refuses text that cannot be parsed."""

    @abstractmethod
    def choice_form(self, state: AnyState, number: int) -> Form:
        """A choice in the form that pages use: a kind and its details by name."""

    def outcome_text(self, state: AnyState, number: int) -> str:
        """An outcome in notation, without spaces: the dice rolled, or the seat drawn. Games with cards override it."""
        if state.phase == DRAW_SEAT:
            return f"{SEAT}{number + 1}"
        return roll_letters(number, self.rules.dice_in_hand(state), self.letters)

    def read_outcome(self, state: AnyState, text: str) -> int:
        """The number of an outcome in notation, with dice in any order; refuses impossible ones."""
        if state.phase == DRAW_SEAT:
            return read_seat(text.removeprefix(SEAT), state.seats)
        return read_roll(text, self.rules.dice_in_hand(state), self.letters)

    def outcome_form(self, state: AnyState, number: int) -> Form:
        """An outcome in the form that pages use."""
        if state.phase == DRAW_SEAT:
            return {"kind": "seat", "seat": number}
        return {"kind": "throw", "dice": roll_faces(number, self.rules.dice_in_hand(state), self.face_names)}
