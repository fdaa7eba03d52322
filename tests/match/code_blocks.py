"""Examples in the documentation."""

import re


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in this language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
