"""From sitting down to getting up: the dice and the file of a game, and what is said when it is left."""

import errno
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from jollyroll.bots import make_bot
from jollyroll.dice import FAIR, KINDS, MANUAL, SEEDED
from jollyroll.dice.fair import SEEDS, FairNumbers, fresh_seed
from jollyroll.errors import FAILED, INTERRUPTED, OK, Refused, quote
from jollyroll.kit import Game
from jollyroll.match import Match, Record, Seat, replay, write_text
from jollyroll.match.notation import options_line
from jollyroll.words import say

from .dice_source import DiceSource, make_cup
from .frames import heading
from .keys import EndOfInput, TerminalClosed
from .patience import explained
from .saving import Saver, new_path
from .signals import HANG_UP, SIGNALLED, ToldToEnd, listen, listen_no_more
from .style import Style, put, wrapped
from .table import Quit, TerminalTable

DICE, SEED, DATE = "Dice", "Seed", "Date"  # fields of the record's header


def new_cup(dice: str, seed: int | None) -> DiceSource:
    """The dice a new game is played with."""
    if dice not in KINDS:
        raise Refused("unknown-dice", dice=quote(dice), known=", ".join(KINDS))
    if seed is not None and dice != SEEDED:
        raise Refused("seed-not-seeded")
    if seed is not None and seed not in SEEDS:
        raise Refused("seed-range", most=str(SEEDS[-1]))
    return make_cup(dice, fresh_seed() if seed is None else seed)


def recorded_cup(record: Record) -> DiceSource:
    """The dice a game was begun with: fair ones if its record does not say, those on the table if it uses words of its own."""
    kind, seed = record.header.get(DICE, FAIR).casefold(), record.header.get(SEED, "")
    if kind not in KINDS:
        return make_cup(MANUAL)
    if kind != SEEDED:
        return make_cup(kind)
    sound = seed.isascii() and seed.isdigit() and len(seed) < 20 and int(seed) in SEEDS
    return make_cup(SEEDED, int(seed)) if sound else make_cup(FAIR)


def start_match(
    game: Game,
    seats: Sequence[Seat],
    preset: str,
    options: Mapping[str, str],
    cup: DiceSource,
    host: int | None,
    youngest: int | None,
) -> Match:
    """A new game whose record says how it was played."""
    header = {DATE: date.today().isoformat(), DICE: cup.kind}
    if cup.kind == SEEDED:
        header[SEED] = str(cup.seed)
    return Match.start(game, seats, preset, options, host, youngest, header)


def choose_path(game: str, given: str | None) -> Path:
    """Where the game is kept; a file that is there already is never overwritten."""
    if given is None:
        return new_path(game)
    path, shown = Path(given), quote(given)
    if not given.strip() or (path_is_there(path, shown) and path.is_dir()):
        raise Refused("file-is-folder", path=shown)
    if path.exists():
        raise Refused("file-there", path=shlex.quote(given))
    if not path.parent.exists():
        raise Refused("no-folder", folder=quote(str(path.parent)))
    return path


def path_is_there(path: Path, shown: str) -> bool:
    """There is something of this name; names that no file can have are refused."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        raise Refused("file-name", path=shown, reason=getattr(error, "strerror", None) or str(error)) from error
    return True


def welcome(match: Match, cup: DiceSource, style: Style) -> None:
    """Name the game, the rules of this table, the seats and the dice, which are sealed now if they are fair."""
    code = match.game.code
    put(heading(say(f"game-{code}"), style))
    put(say(f"game-{code}-line"))
    put(say("options-of-table", preset=options_line(match.game, match.options)))
    for number, seat in enumerate(match.seats, 1):
        what = say(f"bot-{seat.bot}") if seat.bot else ""
        put("  " + say("seat-bot" if seat.bot else "seat-person", seat=number, name=seat.name, what=what))
    why = cup.sit_down(match)
    put(*wrapped(say(f"dice-{cup.kind}", seed=str(cup.seed), mark=cup.mark)))
    if why:
        put(*wrapped(say(why)))


def wake_bots(match: Match) -> None:
    """Let the bots fetch what they need: nobody shall wait for it later, or find out in the middle of a game that it is missing."""
    with explained(say("bots-wake")):
        for name in sorted({seat.bot for seat in match.seats if seat.bot}):
            make_bot(name, match.game, FairNumbers()).wake(match.state)


def run_table(match: Match, cup: DiceSource, keeper: Saver, style: Style, fast: bool) -> int:
    """Play until the end or until people leave; answers the exit code."""
    code = OK
    try:
        listen()
        welcome(match, cup, style)
        wake_bots(match)
        TerminalTable(match, cup, keeper, style, fast).play()
    except Refused:
        keeper.close()
        raise
    except TerminalClosed:
        code = SIGNALLED + HANG_UP
    except (Quit, EndOfInput):
        code = OK
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ToldToEnd as told:
        code = told.code
    except OSError as error:
        if error.errno != errno.EIO:  # what a terminal answers that was closed before the system could say so
            raise
        code = SIGNALLED + HANG_UP
    listen_no_more()  # nothing may interrupt the last save
    try:
        return get_up(match, keeper, cup, code)
    except OSError:
        if code in (OK, INTERRUPTED):
            raise
        forget_output()
        return code  # the terminal is gone, but the game is kept
    finally:
        keeper.close()


def forget_output() -> None:
    """What could not be written to a closed terminal must not fail again at the end of the program."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def get_up(match: Match, keeper: Saver, cup: DiceSource, code: int) -> int:
    """Save once more, say where the game is and how to go on; if no disk takes it, print it."""
    match = settled(match)
    record = match.record
    keeper.keep(match)
    cup.get_up(match)
    print()
    if keeper.trouble:
        sys.stdout.flush()
        print(say("last-resort", why=keeper.trouble), file=sys.stderr, flush=True)
        print(write_text(record, match.lines), end="", flush=True)
        return FAILED
    print(say("kept-in", path=str(keeper.path)))
    if record.result is None:
        print(say("go-on-with", path=shlex.quote(str(keeper.path))))
    elif record.fair:
        print(say("verify-with", path=shlex.quote(str(keeper.path))))
    sys.stdout.flush()
    return code


def settled(match: Match) -> Match:
    """What the events lead to: an interruption in the middle of one leaves no trace."""
    return replay(replace(match.record, result=None))
