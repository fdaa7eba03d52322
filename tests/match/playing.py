"""Random games played through a match, for tests that need many of them."""

import random
from contextlib import suppress

from hypothesis import strategies as st

from jollyroll.kit import Game, Refused, built_in, load_game
from jollyroll.match import Match, Seat

CUSTOM = {
    "dice": "custom:KKKCDW",
    "deck": "custom:1F,1F,1C,1C,1D,1CC,2F,2CC,2CD,2CD,2DD,2CCD,3CCC,3CCD,3CCD,3CDD,3CDD,3CDD",
}
NAMES = ["Ana", "Ben", "Lea", "Zoë", "Captain Flint", "李", "#1: [boss]", "12. Ana", "start"]


def roll(match: Match, chance: random.Random) -> str:
    """A random outcome as somebody might type it: dice in any order, sometimes with spaces, sometimes in lower case."""
    game, state = match.game, match.state
    dice = game.rules.dice_in_hand(state)
    if dice:
        text = "".join(game.letters[game.rules.die_face(state, chance.randrange(6))] for _ in range(dice))
        return chance.choice([text, " ".join(text), text.lower()])
    numbers = range(game.rules.outcome_count(state))
    weights = [game.rules.outcome_weight(state, number) for number in numbers]
    return game.outcome_text(state, chance.choices(numbers, weights)[0])


def step(match: Match, chance: random.Random, leaving: float = 0.0) -> None:
    """One event: somebody leaves, chance decides, or a legal choice is made, often the first of the list (to stop)."""
    game, state = match.game, match.state
    if chance.random() < leaving:
        match.leave(chance.choice([seat for seat in range(state.seats) if state.present[seat]]))
    elif match.to_move is None:
        match.apply_outcome(roll(match, chance))
    else:
        count = game.rules.legal_count(state)
        match.choose(game.rules.legal_choice(state, 0 if chance.random() < 0.4 else chance.randrange(count)))


def start(game: Game | str, seed: int, seats: int = 0) -> Match:
    """A table with random presets, options and seats."""
    chance = random.Random(seed)
    game = load_game(game) if isinstance(game, str) else game
    seats = seats or chance.choice(game.seat_range)
    people = [Seat(name, chance.choice(["person", "bot:greedy", "bot:random"])) for name in chance.sample(NAMES, seats)]
    return Match.start(
        game,
        people,
        *random_options(game, chance),
        chance.choice([None, *range(seats)]),
        chance.choice([None, *range(seats)]),
        chance.choice([{}, {"Date": "2025-07-01", "Dice": "typed in", "Note": "windy: 5 # of 12"}]),
    )


def random_options(game: Game, chance: random.Random) -> tuple[str, dict[str, str]]:
    """A preset and some changes to it that are valid together."""
    while True:
        preset = chance.choice(list(game.presets))
        changes: dict[str, str] = {}
        for option in game.options:
            if chance.random() < 0.2:
                values = [*option.values, CUSTOM[option.name]] if option.custom else list(option.values)
                changes[option.name] = chance.choice(values)
        with suppress(Refused):
            game.resolve(preset, changes)
            return preset, changes


def played(game: Game | str, seed: int, most: int = 400, leaving: float = 0.0, seats: int = 0) -> Match:
    """A random game, finished or cut off after this many events."""
    match = start(game, seed, seats)
    chance = random.Random(seed + 1)
    while not match.is_over and len(match.events) < most:
        step(match, chance, leaving)
    return match


def matches(most: int = 400) -> st.SearchStrategy[Match]:
    """Random games of every kind, some cut off, some with players who leave."""
    return st.builds(
        played,
        game=st.sampled_from(built_in()),
        seed=st.integers(0, 2**32),
        most=st.one_of(st.just(most), st.integers(0, most)),
        leaving=st.sampled_from([0.0, 0.0, 0.01, 0.1]),
    )
