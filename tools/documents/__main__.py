"""List the errors in the documents."""

import sys

from tools.documents.commands import wrong_commands
from tools.documents.links import wrong_links
from tools.documents.pages import paths, read


def main() -> int:
    """Check every page."""
    pages = [read(path) for path in paths()]
    problems = [problem for page in pages for check in (wrong_links, wrong_commands) for problem in check(page)]
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(f"{len(pages)} pages, {sum(len(page.links) for page in pages)} links: all lead somewhere.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
