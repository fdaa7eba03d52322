"""A session in the terminal: dice, file, game, and closing messages."""

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
from jollyroll.errors import FAILED, INTERRUPTED, OK, ArgumentError, FairDiceError, FileError, Refused, quote
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
from .seating import bot_words
from .signals import HANG_UP, SIGNALLED, Terminated, catch_signals, ignore_signals
from .style import Style, put, wrapped
from .table import Quit, TerminalTable

SEED, DATE = "Seed", "Date"  # fields of the record's header


def new_dice_source(dice: str, seed: int | None) -> DiceSource:
    """The dice of a new game."""
    if dice not in KINDS:
        raise FairDiceError("unknown-dice", dice=quote(dice), known=", ".join(KINDS))
    if seed is not None and dice != SEEDED:
        raise FairDiceError("seed-not-seeded")
    if seed is not None and seed not in SEEDS:
        raise ArgumentError("seed-range", most=str(SEEDS[-1]))
    return make_dice_source(dice, fresh_seed() if seed is None else seed)


def recorded_dice_source(record: Record) -> DiceSource:
    """The dice of a recorded game: fair if the record does not say, real if it has an unknown word."""
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
    """A new game whose record says how it was played. If the host goes first, the only person is the host."""
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    if host is None and len(people) == 1 and game.resolve(preset, options)["first_player"] == "host":
        host = people[0]
    header = {DATE: date.today().isoformat(), DICE: source.kind}
    if source.kind == SEEDED:
        header[SEED] = str(source.seed)
    return Match.start(game, seats, preset, options, host, youngest, header)


def choose_path(game: str, given: str | None) -> Path:
    """The file for a game; existing files are never overwritten."""
    if given is None:
        return new_path(game)
    path, shown = Path(given), quote(given)
    if not given.strip() or (path_is_there(path, shown) and path.is_dir()):
        raise FileError("file-is-folder", path=shown)
    if path.exists():
        raise FileError("file-there", path=shlex.quote(given))
    if not path.parent.exists():
        raise FileError("no-folder", folder=quote(str(path.parent)))
    return path


def path_is_there(path: Path, shown: str) -> bool:
    """Whether something with this name exists; refuses invalid names."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        raise FileError("file-name", path=shown, reason=getattr(error, "strerror", None) or str(error)) from error
    return True


def welcome(match: Match, source: DiceSource, style: Style) -> None:
    """Introduce the game, its rules, seats and dice; fair dice are sealed now."""
    code = match.game.code
    put(heading(say(f"game-{code}"), style))
    put(say(f"game-{code}-line"))
    put(*table_rules(match.game, match.option_texts, match.game.preset_for(spoken())))
    if not match.events and match.host is None and match.option_texts["first_player"] == "host":
        put(*wrapped(say("nobody-hosts"), indent="  "))
    for number, seat in enumerate(match.seats, 1):
        what = bot_words(seat.bot) if seat.bot else ""
        put("  " + say("seat-bot" if seat.bot else "seat-person", seat=number, name=seat.name, what=what))
    why = source.begin(match)
    put(*wrapped(say(f"dice-{source.kind}", seed=str(source.seed), mark=source.mark)))
    if source.kind == MANUAL:
        put(*wrapped(say("companion-hint", command="jollyroll serve --open")))
    if why:
        put(*wrapped(say(why)))


def wake_bots(match: Match) -> None:
    """Let the bots load what they need, so that the game is not delayed later."""
    with explained(say("bots-wake")):
        for name in sorted({seat.bot for seat in match.seats if seat.bot}):
            make_bot(name, match.game, FairNumbers()).wake(match.state)


def run_table(match: Match, source: DiceSource, saver: Saver, style: Style, fast: bool) -> int:
    """Play until the game ends or people leave; returns the exit code."""
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
        if error.errno != errno.EIO:  # the error of a closed terminal
            raise
        code = SIGNALLED + HANG_UP
    ignore_signals()  # do not interrupt the last save
    try:
        return finish(match, saver, source, code)
    except OSError:
        if code in (OK, INTERRUPTED):
            raise
        forget_output()
        return code  # the terminal is gone, but the game is saved
    finally:
        saver.close()


def forget_output() -> None:
    """Redirect output to nowhere, so that unwritten text does not fail again at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def finish(match: Match, saver: Saver, source: DiceSource, code: int) -> int:
    """Save once more and say where the game is and how to resume it; if it cannot be saved, print it."""
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
    """The match replayed from its events, without traces of an interrupted one."""
    return replay(replace(match.record, result=None))
