"""Checks that the commands, options and modules in documents exist."""

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence

import click

import run
from bench.__main__ import PARTS
from jollyroll.cli import main as jollyroll
from tools.documents.pages import Code, Page

PROMPT = re.compile(r"^\s*(?:\$ )?(?:[A-Z_]+=\S+ )*(jollyroll|python3 run\.py)(?= |$)")
REMARK = re.compile(r"\s{2,}.*$|\s#\s.*$")
PLACEHOLDER = re.compile(r"[A-Z][A-Z_]*|\.\.\.|…|\[.*\]|\W")
SHELLS = ("", "sh", "bash", "console")


def wrong_commands(page: Page) -> Iterator[str]:
    """A sentence for every command of a page that does not exist."""
    for code in page.code:
        for offset, words in enumerate(typed(code)):
            problem = problem_of(words) if words else ""
            if problem:
                yield f"{page.name}:{code.line + (0 if code.inline else offset)}: {' '.join(words)}: {problem}"


def typed(code: Code) -> Iterator[list[str]]:
    """The words of each line that runs one of our programs."""
    if code.language not in SHELLS:
        return
    for line in code.text.replace("\\\n", " ").splitlines():
        found = PROMPT.match(line)
        yield [found[1], *split(REMARK.sub("", line[found.end() :]))] if found else []


def split(line: str) -> list[str]:
    """Words as a shell splits them, up to where another program begins."""
    words = shlex.split(line)
    end = next((place for place, word in enumerate(words) if word in ("|", "&&", ";", ">")), len(words))
    return words[:end]


def problem_of(words: Sequence[str]) -> str:
    """The error in a command, or empty."""
    program, *rest = words
    if program == "jollyroll":
        return problem_of_click(jollyroll, rest)
    if not rest or PLACEHOLDER.fullmatch(rest[0]):
        return ""
    name, *arguments = rest
    if name not in run.commands():
        return f"run.py has no command {name}."
    if name in jollyroll.commands:
        # `play` is the live table here, as in run.py.
        return problem_of_click(jollyroll.commands["serve" if name == "play" else name], arguments)
    parts: Mapping[str, Sequence[str]] = {"bench": PARTS, "docs": [*run.DOCUMENTS, "--check"], "lock": ["--upgrade"]}
    if name in parts and arguments and arguments[0] not in parts[name]:
        return f"{name} knows no {arguments[0]}."
    return ""


def problem_of_click(command: click.Command, words: Sequence[str]) -> str:
    """An unknown command or option of ours."""
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if isinstance(command, click.Group) and not word.startswith("-"):
            if PLACEHOLDER.fullmatch(word):
                return ""
            if word not in command.commands:
                return f"there is no command {word}."
            command = command.commands[word]
        elif re.match(r"--?[a-z]", word):
            name, is_given, _ = word.partition("=")
            options = {each: option for option in options_of(command) for each in (*option.opts, *option.secondary_opts)}
            if name not in options:
                return f"{command.name} has no option {name}."
            if not is_given and not options[name].is_flag and not options[name].count:
                del rest[:1]
    return ""


def options_of(command: click.Command) -> list[click.Option]:
    """The options of a command, --help among them."""
    parameters = command.get_params(click.Context(command))
    return [parameter for parameter in parameters if isinstance(parameter, click.Option)]
