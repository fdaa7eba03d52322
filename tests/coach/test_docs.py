"""The claims of docs/coach.md."""

from pathlib import Path

from jollyroll.coach import forms
from jollyroll.coach.analysis import MENTIONED, SOUND
from jollyroll.coach.position_odds import REFINED

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "coach.md").read_text(encoding="utf-8")


def test_numbers_are_those_of_the_program() -> None:
    assert (MENTIONED, REFINED) == (3, 6)
    assert "the three\ncostliest choices" in PAGE
    assert "the six best choices" in PAGE
    assert f"choices that cost less than {100 * SOUND:.1f} count as just as good" in PAGE
    assert (forms.ODDS_FORMAT, forms.ANALYSIS_FORMAT) == ("jollyroll-odds", "jollyroll-analysis")
