"""Imports and warms up all that tables in a page need, before a snapshot of Python's memory is taken, so that startup is fast.

No secret or random number may be made here: everybody gets the same snapshot.
"""

import importlib
from types import ModuleType

from jollyroll.bots import make_bot
from jollyroll.bots.level_bot import MEMORIES, plain_players
from jollyroll.bots.levels import GREEDY, LEVELS
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, game_names, plugin_of
from jollyroll.kit.phases import is_chance, is_choice
from jollyroll.match.chance import outcome_of_case
from jollyroll.server.live.offers import offers_of
from jollyroll.server.tables.known_games import known_game
from jollyroll.solve.plain_numpy import stand_in
from jollyroll.speed.page_kernels import page_kernels
from jollyroll.words.catalogue import pages
from jollyroll.words.language import ENGLISH

MODULES = (
    "jollyroll.bots",
    "jollyroll.coach",
    "jollyroll.coach.forms",
    "jollyroll.match.verify",
    "jollyroll.server.alone.worker",
)

LOOKS = 40  # events of a warm-up game


def get_ready() -> list[ModuleType]:
    """Import modules that are normally imported lazily, and let bots analyse the usual rules."""
    stand_in()
    words_of(ENGLISH)
    for name in game_names():
        game = known_game(name)
        plugin_of(game).players()
        for devices in (False, True):
            offers_of(game, True, devices)
        for seats in game.seat_range[:3]:
            warm_up(game, seats)
    for known in (plain_players, page_kernels):  # these differ in a page
        known.cache_clear()
    MEMORIES.known.slots.clear()
    return [importlib.import_module(name) for name in MODULES]


def words_of(language: str) -> list[bytes]:
    """Read the catalogues, which imports what that takes."""
    return [page.read_bytes() for page in pages(language)]


def warm_up(game: Game, seats: int) -> None:
    """Let a bot play a few events, so that what it derives from the rules is cached."""
    numbers = SeededNumbers(1)
    bot = make_bot(LEVELS[GREEDY], game, numbers)
    state = game.new_state(seats, game.resolve())
    for _ in range(LOOKS):
        if is_chance(state):
            case = numbers.below(game.rules.outcome_total(state))
            game.rules.apply_outcome(state, outcome_of_case(game, state, case))
        elif is_choice(state):
            game.rules.apply_choice(state, bot.choose(state.copy()))
