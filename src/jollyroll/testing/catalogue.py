"""Checks a game's messages, refusals and options."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from jollyroll.errors import IllegalChoiceError, OptionError
from jollyroll.kit import Game
from jollyroll.words import has_words

from .refusing import refused_as
from .walks import CUSTOM

BEGINS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ“0123456789")  # first characters of English sentences


def check_words(game: Game) -> None:
    """Check that every message a player may meet is in the catalogue.

    >>> from jollyroll import load_game
    >>> check_words(load_game("kings_gold"))
    """
    missing = [message for message in messages_wanted(game) if not has_words(message)]
    assert not missing, f"no message {', '.join(missing)}"


def messages_wanted(game: Game) -> Iterator[str]:
    """The ids of the messages that a game must have."""
    code = game.code
    yield from (f"game-{code}", f"game-{code}-line", f"guide-{code}-1")
    yield from (f"refused-{code}-{refusal}" for refusal, _ in game.refusals if refusal)
    yield from (f"phase-{code}-{phase}" for phase in game.phase_names.values())
    yield from (f"place-{code}-{place}" for place in game.state_type.PLACES.values())
    yield from (f"face-{code}-{face}" for face in game.face_names)
    yield from (f"preset-{code}-{preset.replace('+', '-')}" for preset in game.presets)
    for option in game.options:
        yield f"option-{code}-{option.name}"
        yield from (f"value-{code}-{option.name}-{value}" for value in option.values)


def check_refusals(game: Game) -> None:
    """Check that every refusal names a registered rule and is a sentence.

    >>> from jollyroll import load_game
    >>> check_refusals(load_game("kings_gold"))
    """
    assert game.refusals[0] == ("", ""), "refusal 0 means that nothing is refused"
    for code, rule in game.refusals[1:]:
        assert has_words(rule), f"{rule}, behind {code}, is not in the register"
        sentence = IllegalChoiceError(f"{game.code}-{code}", rule).sentence("en")
        assert rule in sentence, f"{sentence!r} does not name {rule}"
        assert sentence.startswith(BEGINS), f"{sentence!r} is no sentence"


def check_options(game: Game) -> None:
    """Check that every value and preset can be chosen and read back, and that unknown ones are refused.

    >>> from jollyroll import load_game
    >>> check_options(load_game("kings_gold"))
    """
    for preset, changes in game.presets.items():
        chosen = game.resolve(f"{game.code}.{preset}")
        assert changes.items() <= chosen.items(), f"preset {preset} comes out otherwise"
        texts = game.option_texts(game.new_state(game.seat_range[0], chosen))
        assert texts == chosen, f"preset {preset} is read off a position as {texts}"
    for option in game.options:
        for value in option.values:
            if value != CUSTOM:
                assert can_be_chosen(game, option.name, value), f"{option.name}={value} cannot be chosen"
        code = refused_as(partial(game.resolve, "", {option.name: "nonsense"}))
        assert code == "unknown-value", f"{option.name}=nonsense is refused as {code!r}"
    assert refused_as(lambda: game.resolve("", {"nonsense": "1"})) == "unknown-option", "an option nobody knows is not refused"
    assert refused_as(lambda: game.resolve("nonsense")) == "unknown-preset", "a preset nobody knows is not refused"


def can_be_chosen(game: Game, name: str, value: str) -> bool:
    """Whether this value goes with the defaults of the other options, or with one of them changed."""
    others = [(option.name, other) for option in game.options if option.name != name for other in option.values if other != CUSTOM]
    for more in ({}, *({other: its} for other, its in others)):
        with suppress(OptionError):
            return game.resolve("", {**more, f"{game.code}.{name}": value})[name] == value
    return False
