"""Our Sphinx extension: lexers for our notations, and formulas as MathML, which browsers show without a script."""

from typing import TYPE_CHECKING

from docutils.nodes import Element, SkipNode
from docutils.utils.math import MathError
from docutils.utils.math.latex2mathml import tex2mathml
from pygments.lexers.special import TextLexer
from sphinx.util.logging import getLogger

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

NOTATIONS = ("jolly", "position", "fluent")  # of records, positions and messages: shown as they are
RENDERER = "mathml"
LOGGER = getLogger(__name__)


def mathml(node: Element, block: bool) -> str:
    """A formula; an unreadable one is reported with its page and line."""
    try:
        return str(tex2mathml(node.astext(), as_block=block))
    except MathError as error:
        LOGGER.warning("formula: %s", error, location=node)
        return ""


def inline_formula(translator: "HTML5Translator", node: Element) -> None:
    """A formula within a sentence."""
    translator.body.append(mathml(node, block=False))
    raise SkipNode


def formula(translator: "HTML5Translator", node: Element) -> None:
    """A displayed formula."""
    translator.body.append(f'<div class="formula">{mathml(node, block=True)}</div>')
    raise SkipNode


def drop_aliases(app: "Sphinx", what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Drop Python's default docstrings for fields of named tuples."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: "Sphinx") -> dict[str, bool]:
    """The entry point for Sphinx."""
    for notation in NOTATIONS:
        app.add_lexer(notation, TextLexer)
    app.add_html_math_renderer(RENDERER, (inline_formula, None), (formula, None))
    app.connect("autodoc-process-docstring", drop_aliases)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
