"""Numeric types for options."""

import click

from jollyroll.errors import ArgumentError


class WholeNumber(click.ParamType[int]):
    """A whole number."""

    name = "integer"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(str(value))
        except ValueError as error:
            raise ArgumentError("not-a-number", option=option_name(param), text=str(value)) from error


class RealNumber(click.ParamType[float]):
    """A number, whole or not."""

    name = "number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(str(value))
        except ValueError as error:
            raise ArgumentError("not-any-number", option=option_name(param), text=str(value)) from error


def option_name(param: click.Parameter | None) -> str:
    """The name of an option as typed."""
    return param.opts[-1] if param else ""


WHOLE, REAL = WholeNumber(), RealNumber()
