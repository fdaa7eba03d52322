"""Everything a table on one device needs is imported here, before a picture of Python's memory is taken: nobody waits for it then.

Nothing secret may be made here, nor any chance be drawn: everybody gets the same picture.
"""

import importlib
from types import ModuleType

from jollyroll.bots import make_bot
from jollyroll.bots.level_bot import MEMORIES, plain_players
from jollyroll.bots.levels import GREEDY, LEVELS
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game, game_names, plugin_of
from jollyroll.kit.phases import is_chance, is_choice
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

LOOKS = 40  # events of a game


def get_ready() -> list[ModuleType]:
    """Import what is imported only when it is used, and let the bots look at the rules that most games are played by."""
    stand_in()
    words_of(ENGLISH)
    for name in game_names():
        game = known_game(name)
        plugin_of(game).players()
        for devices in (False, True):
            offers_of(game, True, devices)
        for seats in game.seat_range[:3]:
            look_around(game, seats)
    for known in (plain_players, page_kernels):  # which are others in a page
        known.cache_clear()
    MEMORIES.known.slots.clear()
    return [importlib.import_module(name) for name in MODULES]


def words_of(language: str) -> list[bytes]:
    """Read the catalogues, so that everything is imported that this takes."""
    return [page.read_bytes() for page in pages(language)]


def look_around(game: Game, seats: int) -> None:
    """Let a bot play a little: what it reads off the rules stays known."""
    numbers = SeededNumbers(1)
    bot = make_bot(LEVELS[GREEDY], game, numbers)
    state = game.new_state(seats, game.resolve())
    for _ in range(LOOKS):
        if is_chance(state):
            pick = numbers.below(game.rules.outcome_total(state))
            outcome = 0
            while pick >= game.rules.outcome_weight(state, outcome):
                pick -= game.rules.outcome_weight(state, outcome)
                outcome += 1
            game.rules.apply_outcome(state, outcome)
        elif is_choice(state):
            game.rules.apply_choice(state, bot.choose(state.copy()))
