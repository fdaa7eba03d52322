"""A game at a terminal from start to finish: its dice, its file, and what is printed at the end."""

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
from jollyroll.match.record import DICE
from jollyroll.words import say, spoken

from .dice_source import DiceSource, make_dice_source
from .explain import table_rules
from .frames import heading
from .keys import EndOfInput, TerminalClosed
from .patience import explained
from .saving import Saver, new_path
from .signals import HANG_UP, SIGNALLED, Terminated, catch_signals, ignore_signals
from .style import Style, put, wrapped
from .table import Quit, TerminalTable

SEED, DATE = "Seed", "Date"  # fields of the record's header


def new_dice_source(dice: str, seed: int | None) -> DiceSource:
    """The dice a new game is played with."""
    if dice not in KINDS:
        raise Refused("unknown-dice", dice=quote(dice), known=", ".join(KINDS))
    if seed is not None and dice != SEEDED:
        raise Refused("seed-not-seeded")
    if seed is not None and seed not in SEEDS:
        raise Refused("seed-range", most=str(SEEDS[-1]))
    return make_dice_source(dice, fresh_seed() if seed is None else seed)


def recorded_dice_source(record: Record) -> DiceSource:
    """The dice a game was begun with: fair ones if its record does not say, those on the table if it uses words of its own."""
    kind, seed = record.header.get(DICE, FAIR).casefold(), record.header.get(SEED, "")
    if kind not in KINDS:
        return make_dice_source(MANUAL)
    if kind != SEEDED:
        return make_dice_source(kind)
    sound = seed.isascii() and seed.isdigit() and len(seed) < 20 and int(seed) in SEEDS
    return make_dice_source(SEEDED, int(seed)) if sound else make_dice_source(FAIR)


def start_match(
    game: Game,
    seats: Sequence[Seat],
    preset: str,
    options: Mapping[str, str],
    source: DiceSource,
    host: int | None,
    youngest: int | None,
) -> Match:
    """A new game whose record says how it was played."""
    header = {DATE: date.today().isoformat(), DICE: source.kind}
    if source.kind == SEEDED:
        header[SEED] = str(source.seed)
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


def welcome(match: Match, source: DiceSource, style: Style) -> None:
    """Name the game, the rules of this table, the seats and the dice, which are sealed now if they are fair."""
    code = match.game.code
    put(heading(say(f"game-{code}"), style))
    put(say(f"game-{code}-line"))
    put(*table_rules(match.game, match.options, match.game.preset_for(spoken())))
    for number, seat in enumerate(match.seats, 1):
        what = say(f"bot-{seat.bot}") if seat.bot else ""
        put("  " + say("seat-bot" if seat.bot else "seat-person", seat=number, name=seat.name, what=what))
    why = source.begin(match)
    put(*wrapped(say(f"dice-{source.kind}", seed=str(source.seed), mark=source.mark)))
    if source.kind == MANUAL:
        put(*wrapped(say("companion-hint", command="jollyroll serve --open")))
    if why:
        put(*wrapped(say(why)))


def wake_bots(match: Match) -> None:
    """Let the bots load what they need, so that nothing is slow or missing in the middle of the game."""
    with explained(say("bots-wake")):
        for name in sorted({seat.bot for seat in match.seats if seat.bot}):
            make_bot(name, match.game, FairNumbers()).wake(match.state)


def run_table(match: Match, source: DiceSource, saver: Saver, style: Style, fast: bool) -> int:
    """Play until the end or until people leave; answers the exit code."""
    code = OK
    try:
        catch_signals()
        welcome(match, source, style)
        wake_bots(match)
        TerminalTable(match, source, saver, style, fast).play()
    except Refused:
        saver.close()
        raise
    except TerminalClosed:
        code = SIGNALLED + HANG_UP
    except (Quit, EndOfInput):
        code = OK
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Terminated as end:
        code = end.code
    except OSError as error:
        if error.errno != errno.EIO:  # what a terminal answers that was closed before the system could say so
            raise
        code = SIGNALLED + HANG_UP
    ignore_signals()  # nothing may interrupt the last save
    try:
        return finish(match, saver, source, code)
    except OSError:
        if code in (OK, INTERRUPTED):
            raise
        forget_output()
        return code  # the terminal is gone, but the game is kept
    finally:
        saver.close()


def forget_output() -> None:
    """What could not be written to a closed terminal must not fail again at the end of the program."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def finish(match: Match, saver: Saver, source: DiceSource, code: int) -> int:
    """Save once more, say where the game is and how to go on; if no disk takes it, print it."""
    match = settled(match)
    record = match.record
    saver.save(match)
    source.end(match)
    print()
    if saver.trouble:
        sys.stdout.flush()
        print(say("last-resort", why=saver.trouble), file=sys.stderr, flush=True)
        print(write_text(record, match.lines), end="", flush=True)
        return FAILED
    print(say("kept-in", path=str(saver.path)))
    if record.result is None:
        print(say("go-on-with", path=shlex.quote(str(saver.path))))
    elif record.fair:
        print(say("verify-with", path=shlex.quote(str(saver.path))))
    sys.stdout.flush()
    return code


def settled(match: Match) -> Match:
    """What the events lead to: an interruption in the middle of one leaves no trace."""
    return replay(replace(match.record, result=None))
