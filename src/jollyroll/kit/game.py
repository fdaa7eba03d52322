"""`Game`: the interface of every game, for tables, records, bots, solvers and pages alike."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import ClassVar, Protocol

from jollyroll.errors import IllegalChoiceError, OutcomeError, SeatError

from .field_positions import FieldPositions
from .fields import own_fields
from .first_player import DRAW_SEAT, ROLL_OFF
from .ledger import LedgerEntry
from .notation import read_roll, read_seat, roll_faces, roll_letters
from .options import Option, OptionValue, Presets, resolve
from .phases import OVER, is_chance, is_choice
from .position import PositionNotation
from .state import NOBODY, AnyState, AnyView, GameState
from .view import PlainView

Form = Mapping[str, object]
SEAT = "seat:"  # begins a seat that is drawn
COMMON_PHASES = {OVER: "over", DRAW_SEAT: "draw-seat", ROLL_OFF: "roll-off"}


class Rules(Protocol):
    """What a rulebook module offers. These functions trust their caller; the methods of `Game` check first.

    >>> from jollyroll import Position
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1")
    >>> rules: Rules = position.game.rules
    >>> rules.legal_choice(position.state, 0), rules.refusal(position.state, 0)
    (0, 0)
    """

    FACES_ARE_SIDES: bool  # each face is on exactly one side of a die

    def begin(self, state: AnyState) -> None: ...
    def legal_count(self, state: AnyState) -> int: ...
    def legal_choice(self, state: AnyState, index: int) -> int: ...
    def refusal(self, state: AnyState, choice: int) -> int: ...
    def apply_choice(self, state: AnyState, choice: int) -> None: ...
    def seat_relative(self, state: AnyState, choice: int) -> int: ...
    def dice_in_hand(self, state: AnyState) -> int: ...
    def die_face(self, state: AnyState, side: int) -> int: ...
    def outcome_count(self, state: AnyState) -> int: ...
    def outcome_weight(self, state: AnyState, outcome: int) -> int: ...
    def outcome_total(self, state: AnyState) -> int: ...
    def apply_outcome(self, state: AnyState, outcome: int) -> None: ...
    def points(self, state: AnyState, seat: int) -> int: ...
    def leave(self, state: AnyState, seat: int) -> None: ...
    def timeout_choice(self, state: AnyState) -> int: ...


@dataclass(frozen=True)
class Choice:
    """One legal choice: its stable number, its short text and its structured form.

    >>> from jollyroll import Position
    >>> choice = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match().choices()[1]
    >>> choice.text, choice.form
    ('roll:S', {'kind': 'roll', 'dice': {'skull': 1}})
    """

    number: int
    text: str
    form: Form


@dataclass(frozen=True)
class Outcome:
    """One thing chance may bring, with its exact probability.

    >>> from jollyroll import Match
    >>> outcome = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0).outcomes()[-1]
    >>> outcome.text, outcome.probability
    ('11111', Fraction(1, 7776))
    """

    number: int
    text: str
    form: Form
    probability: Fraction


@dataclass(frozen=True)
class Standing:
    """Where a seat stands: place 1 is best; equal places are ties. `score` is what the game compares, in its order.

    >>> from jollyroll import Position
    >>> Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match().standings()[0]
    Standing(seat=0, place=1, score=(12,), won=False)
    """

    seat: int
    place: int
    score: tuple[int, ...]
    won: bool


class Game(ABC):
    """A game and its rulebook: the same questions for every game.

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
    minutes: ClassVar[int] = 0  # how long a game lasts; 0 where no rulebook says
    letters: ClassVar[str]  # the faces of a die in the notation, one letter each
    face_names: ClassVar[tuple[str, ...]]
    rules_version: ClassVar[int] = 1
    rules: ClassVar[Rules]
    state_type: ClassVar[type[GameState]]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Presets]  # the first is the default
    editions: ClassVar[Mapping[str, str]] = {}  # the language in which a preset's booklet was printed
    refusals: ClassVar[tuple[tuple[str, str], ...]]  # code and rule by the number that rules.refusal answers
    choice_numbers: ClassVar[int]  # choices are numbered 0 .. choice_numbers - 1
    phase_names: ClassVar[Mapping[int, str]]  # the game's own phases
    seat_draws: ClassVar[tuple[str, ...]] = ()  # those in which the acting seat draws a card: its own luck
    drawn_by_hand: ClassVar[tuple[str, ...]] = ()  # phases in which the player on turn turns over a card
    components_unverified: ClassVar[bool] = False  # no source tells the faces of the dice or the cards of the deck

    def resolve(self, preset: str = "", changes: Mapping[str, OptionValue] | None = None) -> dict[str, str]:
        """The value of every option: those of the preset, with these changes."""
        chosen = resolve(self.code, self.options, self.presets, preset, changes)
        self.check_options(chosen)
        return chosen

    def preset_for(self, language: str) -> str:
        """The preset that readers of this language know from their own booklet, or else the first."""
        printed = (preset for preset in self.presets if self.editions.get(preset) == language)
        return next(printed, next(iter(self.presets), ""))

    def presets_for(self, language: str) -> list[str]:
        """All presets, those printed in this language first."""
        return sorted(self.presets, key=lambda preset: self.editions.get(preset) != language)

    def under(self, version: int) -> "Game":
        """The game under an earlier version of its rules, for records made with it; most games have only one version."""
        return self

    def with_options(self, names: Collection[str]) -> "Game":
        """The game under the newest version of its rules that has exactly these options; for what was stored without a version."""
        versions = map(self.under, range(self.rules_version, 0, -1))
        return next((game for game in versions if {option.name for option in game.options} == set(names)), self)

    def solved_under(self, version: int, options: Mapping[str, str]) -> bool:
        """True if tables solved under that version of the rules are still right under this one, with these options."""
        return version == self.rules_version

    def check_options(self, chosen: Mapping[str, str]) -> None:
        """Refuse values that do not go together, or custom values that cannot be read; most games have none."""
        return

    def new_state(self, seats: int, chosen: Mapping[str, str], host: int = NOBODY, youngest: int = NOBODY) -> AnyState:
        """A game about to begin, with all options resolved."""
        self.check_seat_count(seats)
        state = self.state_type()
        state.seats = seats
        for what, seat in (("host", host), ("youngest", youngest)):
            if not NOBODY <= seat < seats:
                raise SeatError("no-such-seat", seat=seat + 1, seats=seats)
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
        """The value of every option of a position, as it is written; just `custom:` for a custom value."""
        return {option.name: option.text(getattr(state, option.name)) for option in self.options}

    def set_up(self, state: AnyState, chosen: Mapping[str, str]) -> None:
        """Put custom components into the state; most games have none."""
        return

    def waits_for(self, state: GameState) -> str:
        """What comes next, by name: over, draw-seat, roll-off, or one of the game's own phases."""
        return COMMON_PHASES.get(state.phase) or self.phase_names[state.phase]

    def choices(self, state: GameState) -> list[Choice]:
        """Every legal choice, in the order of the numbers; empty unless a choice is due."""
        if not is_choice(state):
            return []
        return [self.choice(state, number) for number in self.legal_numbers(state)]

    def legal_numbers(self, state: AnyState) -> list[int]:
        """The numbers of all legal choices where one is due, in order. A game with long lists may know a quicker way."""
        legal = self.rules.legal_choice
        return sorted([legal(state, place) for place in range(self.rules.legal_count(state))])

    def choice(self, state: GameState, number: int) -> Choice:
        """One choice with its text and form."""
        return Choice(number, self.choice_text(state, number), self.choice_form(state, number))

    def check_choice(self, state: GameState, number: int) -> None:
        """Refuse a choice that is not legal, with a code and the rule behind it."""
        reason = self.rules.refusal(state, number)
        if reason:
            code, rule = self.refusals[reason]
            raise IllegalChoiceError(f"{self.code}-{code}", rule)

    def apply_choice(self, state: GameState, number: int) -> None:
        """Carry out a choice, if it is legal."""
        self.check_choice(state, number)
        self.rules.apply_choice(state, number)

    def chance_follows(self, state: GameState, turn: int, seat: int, dice: bool) -> bool:
        """Chance decides next as part of this seat's action in this turn.

        What nobody rolls always does; what follows in the same turn of the same seat does unless the seat has to roll
        (dice after a card, or the roll-off).
        """
        if not is_chance(state):
            return False
        if state.seat == NOBODY:
            return True
        if state.turn != turn or state.seat != seat or state.phase == ROLL_OFF:
            return False
        return dice or self.rules.dice_in_hand(state) == 0

    def brings_chance(self, state: AnyState, number: int) -> bool:
        """Chance decides at once upon this legal choice. Found by trying; a game that knows it by the number says so."""
        after = state.copy()
        self.rules.apply_choice(after, number)
        return self.chance_follows(after, state.turn, state.seat, dice=True)

    def gives_up(self, state: AnyState, number: int) -> bool:
        """This legal choice rolls dice again that have made something as they lie: a set, a pair. Most games cannot tell."""
        return False

    def outcomes(self, state: GameState) -> list[Outcome]:
        """Everything chance may bring now; empty unless chance decides."""
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
        """The seats that have won; empty while the game runs."""
        return [seat for seat in range(state.seats) if state.won[seat]]

    def standings(self, state: GameState) -> list[Standing]:
        """All seats, best first. Once the game is over the winners stand first, whatever the count."""
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
        """The game's own places, as the ledger names them."""
        return tuple(self.state_type.PLACES.values())

    def ledger_form(self, entry: LedgerEntry) -> Form:
        """A ledger entry as a page takes it."""
        return {"rule": entry.rule, "what": entry.what, "from": entry.source, "to": entry.target, "amount": entry.amount}

    def score(self, state: AnyState, seat: int) -> tuple[int, ...]:
        """What the game compares, more is better, most important first."""
        return (self.rules.points(state, seat),)

    @cached_property
    def positions(self) -> PositionNotation:
        """How positions are written: by default, field by field."""
        return FieldPositions(self)

    def view(self, state: GameState, seat: int) -> AnyView:
        """What this seat (or NOBODY: a spectator) may see; refuses a seat that is not at the table."""
        if not NOBODY <= seat < state.seats:
            raise SeatError("no-such-seat", seat=seat + 1, seats=state.seats)
        return self.make_view(state, seat)

    def make_view(self, state: AnyState, seat: int) -> AnyView:
        """The view of a seat of this table. Its type has no field for anything hidden."""
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
        """The dice on the table as letters, by where they lie (the game's own names: `table`, `locked`, `chest`...)."""

    def card(self, state: AnyState) -> str:
        """The card on the table, by name; empty where there is none."""
        return ""

    def check(self, state: AnyState) -> None:
        """Raise AssertionError if coins, cards or dice were lost or made (DIG-08)."""
        return

    @abstractmethod
    def choice_text(self, state: AnyState, number: int) -> str:
        """A choice as the notation writes it; no spaces."""

    @abstractmethod
    def read_choice(self, state: AnyState, text: str) -> int:
        """The number of a choice written in the notation; refuses what cannot be read."""

    @abstractmethod
    def choice_form(self, state: AnyState, number: int) -> Form:
        """A choice as a page takes it: a kind and its details by name."""

    def outcome_text(self, state: AnyState, number: int) -> str:
        """An outcome as the notation writes it, no spaces: the dice rolled, or the seat drawn; games with cards write these too."""
        if state.phase == DRAW_SEAT:
            return f"{SEAT}{number + 1}"
        return roll_letters(number, self.rules.dice_in_hand(state), self.letters)

    def read_outcome(self, state: AnyState, text: str) -> int:
        """The number of an outcome written in the notation; dice may come in any order; refuses the impossible."""
        if state.phase == DRAW_SEAT:
            return read_seat(text.removeprefix(SEAT), state.seats)
        return read_roll(text, self.rules.dice_in_hand(state), self.letters)

    def outcome_form(self, state: AnyState, number: int) -> Form:
        """An outcome as a page takes it."""
        if state.phase == DRAW_SEAT:
            return {"kind": "seat", "seat": number}
        return {"kind": "throw", "dice": roll_faces(number, self.rules.dice_in_hand(state), self.face_names)}
