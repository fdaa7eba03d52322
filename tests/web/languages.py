"""The languages of the page."""

from pathlib import Path

import jollyroll.words

LANGUAGES = sorted(file.parent.name for file in Path(jollyroll.words.__file__).parent.glob("*/page.ftl"))
