"""Sphinx settings: look and behaviour. Colours are those of the table."""

from importlib.metadata import version
from pathlib import Path

from tools.site.extension import RENDERER

LOOK = Path(__file__).parent / "look"  # style sheet and logo

LIGHT = {
    "color-brand-primary": "#1f7a6b",
    "color-brand-content": "#1f7a6b",
    "color-brand-visited": "#1f7a6b",
    "color-background-primary": "#ffffff",
    "color-background-secondary": "#e9f1f2",
    "color-background-hover": "#d9e6e8",
    "color-foreground-primary": "#14232d",
    "color-foreground-secondary": "#5a6d78",
    "color-foreground-muted": "#5a6d78",
    "color-code-background": "#e9f1f2",
    "color-inline-code-background": "#e9f1f2",
    "color-api-name": "#8a5a00",
    "color-api-pre-name": "#5a6d78",
}
DARK = {
    "color-brand-primary": "#f2b84b",
    "color-brand-content": "#5bb8a8",
    "color-brand-visited": "#5bb8a8",
    "color-background-primary": "#0f2230",
    "color-background-secondary": "#1a3342",
    "color-background-hover": "#24435a",
    "color-background-border": "#2b4a5b",
    "color-foreground-primary": "#f4efe4",
    "color-foreground-secondary": "#b8c7cf",
    "color-foreground-muted": "#8fa6b3",
    "color-code-background": "#1a3342",
    "color-inline-code-background": "#1a3342",
    "color-api-background": "#1a3342",
    "color-api-name": "#f2b84b",
    "color-api-pre-name": "#8fa6b3",
}

SETTINGS: dict[str, object] = {
    "project": "Jollyroll",
    "version": version("jollyroll"),
    "extensions": ["myst_parser", "sphinx.ext.autodoc", "tools.site.extension"],
    # Pages
    "suppress_warnings": ["misc.highlighting_failure"],  # Fluent has no lexer
    "myst_enable_extensions": ["dollarmath"],
    "myst_heading_anchors": 6,
    "html_math_renderer": RENDERER,
    # Docstrings: `code` is code, as in Markdown
    "default_role": "code",
    "add_module_names": False,
    "autodoc_typehints_format": "short",
    "maximum_signature_line_length": 88,
    # Look
    "html_theme": "furo",
    "html_title": "Jollyroll",
    "html_static_path": [str(LOOK)],
    "html_css_files": ["site.css"],
    "html_logo": str(LOOK / "flag.svg"),
    "html_favicon": str(LOOK / "flag.svg"),
    "html_theme_options": {"light_css_variables": LIGHT, "dark_css_variables": DARK},
    "html_copy_source": False,
    "html_show_copyright": False,
    "html_show_sphinx": False,
    "pygments_style": "tango",
}
