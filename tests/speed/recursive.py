"""Recursive functions, called with other argument types in the recursion; and one that only looks recursive."""

import math


def countdown(number: float, step: int) -> float:
    return countdown(number - step, step) if number > 0 else number


def is_even(number: int) -> bool:
    return number == 0 or is_odd(number - 1)


def is_odd(number: int) -> bool:
    return number != 0 and is_even(number - 1)


def prod(numbers: tuple[int, ...]) -> int:
    return math.prod(numbers)
