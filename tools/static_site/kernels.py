"""Translates functions that do arithmetic on rows of numbers to JavaScript: what Numba compiles on a server, the browser compiles
here.

A game names them (`Plugin.page_kernels`). Their source, with all that they call, is translated statement by statement, so they are
written only once. Numbers are doubles on both sides, so results agree to the last bit.
"""

import ast
import inspect
import json
import textwrap
from types import FunctionType
from typing import Any

from jollyroll.kit import built_in, load_game, plugin_of

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.And: "&&",
    ast.Or: "||",
    ast.USub: "-",
    ast.Not: "!",
}
CALLS = {"max": "Math.max", "min": "Math.min", "abs": "Math.abs", "int": "Math.trunc", "float": ""}


def kernels() -> str:
    """A JavaScript module with the kernels of all games."""
    parts = []
    for game in built_in():
        functions = plugin_of(load_game(game)).page_kernels()
        if functions:
            parts.append(f"export const {game} = (() => {{\n{Translation(functions).text()}}})();\n")
    return "\n".join(parts)


class Translation:
    """The translation of some functions and all that they use."""

    def __init__(self, wanted: tuple[FunctionType, ...]) -> None:
        self.wanted = wanted
        self.functions: dict[str, str] = {}
        self.constants: dict[str, Any] = {}

    def text(self) -> str:
        """The whole translation, which exports the requested functions."""
        for function in self.wanted:
            self.add(function)
        constants = [f"const {name} = {json.dumps(value)};\n" for name, value in self.constants.items()]
        names = ", ".join(function.__name__ for function in self.wanted)
        return "".join([*constants, *self.functions.values(), f"return {{ {names} }};\n"])

    def add(self, function: FunctionType) -> None:
        """Translate a function, once."""
        name = function.__name__
        if name in self.functions:
            return
        self.functions[name] = ""  # it may be recursive
        [tree] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
        assert isinstance(tree, ast.FunctionDef)
        arguments = [argument.arg for argument in tree.args.args]
        writer = Writer(self, function.__globals__, set(arguments))
        body = writer.block(tree.body)
        local = sorted(writer.local - set(arguments))
        declared = f"let {', '.join(local)};\n" if local else ""
        self.functions[name] = f"function {name}({', '.join(arguments)}) {{\n{declared}{body}}}\n"

    def global_name(self, name: str, value: Any) -> str:
        """The translation of a global name."""
        if isinstance(value, FunctionType):
            self.add(value)
        else:
            assert self.constants.setdefault(name, value) == value, f"{name} means two things"
        return name


class Writer:
    """Translates the body of one function."""

    def __init__(self, whole: Translation, names: dict[str, Any], local: set[str]) -> None:
        self.whole, self.names, self.local = whole, names, local
        self.count = 0

    def block(self, statements: list[ast.stmt]) -> str:
        return "".join(map(self.statement, statements))

    def statement(self, given: ast.stmt) -> str:
        match given:
            case ast.Expr(value=ast.Constant()):
                return ""  # a docstring
            case ast.Expr(value=value):
                return f"{self.value(value)};\n"
            case ast.Assign(targets=[target], value=value):
                return f"{self.target(target)} = {self.value(value)};\n"
            case ast.AugAssign(target=target, op=op, value=value):
                return f"{self.target(target)} {OPERATORS[type(op)]}= {self.value(value)};\n"
            case ast.If(test=test, body=body, orelse=orelse):
                other = f" else {{\n{self.block(orelse)}}}" if orelse else ""
                return f"if ({self.value(test)}) {{\n{self.block(body)}}}{other}\n"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self.value(test)}) {{\n{self.block(body)}}}\n"
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=bounds), body=body, orelse=[]):
                return self.loop(name, bounds, body)
            case ast.Return(value=None):
                return "return;\n"
            case ast.Return(value=ast.expr() as value):
                return f"return {self.value(value)};\n"
            case ast.Break() | ast.Continue():
                return "break;\n" if isinstance(given, ast.Break) else "continue;\n"
        raise NotImplementedError(ast.unparse(given))

    def loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt]) -> str:
        """A loop over a range, whose end is evaluated once."""
        self.local.add(name)
        self.count += 1
        end = f"end{self.count}"
        first = self.value(bounds[0]) if len(bounds) > 1 else "0"
        last = self.value(bounds[min(1, len(bounds) - 1)])
        step = ast.literal_eval(bounds[2]) if len(bounds) > 2 else 1
        going = "<" if step > 0 else ">"
        inner = f"each{self.count}"
        head = f"for (let {inner} = {first}, {end} = {last}; {inner} {going} {end}; {inner} += {step})"
        return f"{head} {{\n{name} = {inner};\n{self.block(body)}}}\n"

    def target(self, given: ast.expr) -> str:
        if isinstance(given, ast.Name):
            self.local.add(given.id)
        return self.value(given)

    def value(self, given: ast.expr) -> str:
        match given:
            case ast.Constant(value=bool() as value):
                return "true" if value else "false"
            case ast.Constant(value=int() | float() as value):
                return repr(value)
            case ast.Name(id=name):
                return name if name in self.local else self.whole.global_name(name, self.names[name])
            case ast.Subscript(value=row, slice=place):
                return f"{self.value(row)}[{self.value(place)}]"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return f"({self.value(left)} {OPERATORS[type(op)]} {self.value(right)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self.value(left)} / {self.value(right)})"
            case ast.BinOp(left=left, op=ast.Mod(), right=right):
                return f"({self.value(left)} % {self.value(right)})"  # operands are never negative
            case ast.UnaryOp(op=op, operand=operand):
                return f"({OPERATORS[type(op)]}{self.value(operand)})"
            case ast.BoolOp(op=op, values=values):
                return f"({f' {OPERATORS[type(op)]} '.join(map(self.value, values))})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                sides = [left, *others]
                pairs = [f"{self.value(sides[at])} {OPERATORS[type(op)]} {self.value(sides[at + 1])}" for at, op in enumerate(ops)]
                return f"({' && '.join(pairs)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.value(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                called = CALLS[name] if name in CALLS else self.whole.global_name(name, self.names[name])
                return f"{called}({', '.join(map(self.value, arguments))})"
        raise NotImplementedError(ast.unparse(given))
