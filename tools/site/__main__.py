"""Builds the site. Sphinx warnings, above all broken links, are errors, and so is anything that needs the network."""

import os
import re
import shutil
import sys
import tempfile
from io import StringIO
from pathlib import Path

from sphinx.application import Sphinx

from tools.documents.pages import ROOT
from tools.site.offline import loaded_from_elsewhere
from tools.site.settings import SETTINGS
from tools.site.sources import lay_out

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
SITE = ROOT / "build" / "site"


def main() -> int:
    """Build the site in a temporary folder, and put it in place if it is complete."""
    with tempfile.TemporaryDirectory() as folder:
        sources, made = Path(folder) / "sources", Path(folder) / "site"
        lay_out(sources)
        warnings = StringIO()
        app = Sphinx(sources, None, made, Path(folder) / "doctrees", "html", SETTINGS, status=None, warning=warnings)
        app.build()
        said = COLOUR.sub("", warnings.getvalue()).replace(f"{sources}{os.sep}", "")
        problems = [*said.splitlines(), *loaded_from_elsewhere(made)]
        for problem in problems:
            print(problem, file=sys.stderr)
        if problems:
            return 1
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(made, SITE, ignore=shutil.ignore_patterns(".buildinfo", ".doctrees"))
    print(f"{SITE.relative_to(ROOT) / 'index.html'} is ready: open it in a browser.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
