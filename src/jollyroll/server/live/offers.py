"""Offers, the legal choices of a seat as bytes, cached for all positions that agree in the relevant fields.

Finding and encoding all legal choices takes longer than making one, but they depend on few fields: the dice on the table, the card,
some options. Which fields those are is read off the bytecode of the rules.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from types import CodeType, FunctionType, ModuleType
from typing import Any

from jollyroll.kit import Game, GameState
from jollyroll.plain import plain_form
from jollyroll.server import limits

from .encoding import choice_form, encode

KEY = 400  # bytes of a cache key, about


def fields_read(game: Game, functions: list[Callable[..., object]]) -> set[str]:
    """The fields of a position that these functions, or any function they may call, can read."""
    found: set[str] = set()
    seen: set[object] = set()
    left: list[object] = [*functions]
    if not all(isinstance(plain_form(function), FunctionType) for function in functions):
        raise TypeError("it cannot be told which fields these functions look at")
    while left:
        function = plain_form(left.pop())
        if isinstance(function, FunctionType) and function not in seen:
            seen.add(function)
            names = names_in(function.__code__)
            found |= names & game.state_type.FIELDS.keys()
            known = [function.__globals__.get(name) for name in names]
            spaces = [type(game), *(module for module in known if isinstance(module, ModuleType))]
            left += known + [getattr(space, name, None) for space in spaces for name in names]
    return found


def names_in(code: CodeType) -> set[str]:
    """The names used by this code object and those nested in it."""
    inside = [names_in(part) for part in code.co_consts if isinstance(part, CodeType)]
    return {*code.co_names}.union(*inside)


def values_of(names: list[str]) -> Callable[[dict[str, Any]], tuple[Any, ...]]:
    """A function that picks the values of these fields, in order, from the fields of a position."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda own: tuple([own[name] for name in names])


class Offers:
    """The offers of one game: bare numbers or whole choices, with the choices that bring chance if devices have chains."""

    def __init__(self, game: Game, forms: bool, devices: bool = False) -> None:
        self.game = game
        self.forms = forms
        self.devices = devices
        fields = game.state_type.FIELDS
        asked: list[Callable[..., object]] = [game.rules.legal_count, game.rules.legal_choice]
        if forms:
            asked += [type(game).choice_text, type(game).choice_form, type(game).gives_up]
        if devices:
            asked += [type(game).brings_chance, game.rules.dice_in_hand]
            asked += [game.rules.apply_choice] if type(game).brings_chance is Game.brings_chance else []  # the default tries it
        self.fields = sorted(fields_read(game, asked))
        numbers, rows, grids = ([name for name in self.fields if len(fields[name]) == depth] for depth in range(3))
        self.numbers, self.rows, self.grids = values_of(numbers), values_of(rows), values_of(grids)
        self.known: dict[tuple[object, ...], bytes] = {}
        self.size = 0  # bytes of the cache, about

    def frame(self, state: GameState, seq: int) -> bytes:
        """The offer for the seat on turn: all legal choices in ascending order."""
        own = state.__dict__
        key: tuple[object, ...] = (
            *self.numbers(own),
            *map(tuple, self.rows(own)),
        )  # the fields that determine the choices
        for grid in self.grids(own):
            key += tuple(map(tuple, grid))
        known = self.known.get(key)
        if known is None:  # also lists the choices that bring chance, which need a link, and those that give something up
            game = self.game
            numbers = game.legal_numbers(state)
            choices: Sequence[object] = [choice_form(game.choice(state, each)) for each in numbers] if self.forms else numbers
            chance = [each for each in numbers if game.brings_chance(state, each)] if self.devices else []
            gives_up = [each for each in numbers if game.gives_up(state, each)] if self.forms else []
            known = b'"choices":%b,"chance":%b,"gives_up":%b' % (encode(choices), encode(chance), encode(gives_up))
            self.known[key] = known
            self.size += len(known) + KEY
            while self.size > limits.KNOWN_OFFERS:
                self.size -= len(self.known.pop(next(iter(self.known)))) + KEY
        return b'{"offer":{"seq":%d,"seat":%d,%b}}' % (seq, state.seat, known)


@cache
def offers_of(game: Game, forms: bool, devices: bool) -> Offers:
    """The shared cache for a game and kind of offer."""
    return Offers(game, forms, devices)
