"""One set of vectors for all verifiers of fair dice: Python, and the browser's modules in Node. tests/web has the page."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from jollyroll.match import device_check, device_remarks, links, nonces, read_record, verify, verify_page
from jollyroll.match.verify import verify as verify_record
from jollyroll.words import has_words
from tools import fair_vectors
from tools.node import the_node

FOLDER = Path(__file__).parents[1] / "vectors"
VECTORS = json.loads((FOLDER / "fair-dice.json").read_text(encoding="utf-8"))
BROWSER = Path(str(verify_page.__file__)).parent / "browser"


def test_the_vectors_are_those_that_the_tool_writes() -> None:
    assert (FOLDER / "fair-dice.json").read_text(encoding="utf-8") == fair_vectors.written()


RECORDS = [*VECTORS["records"], *VECTORS["device_records"]]


@pytest.mark.parametrize("vector", RECORDS, ids=lambda vector: vector["name"])
def test_python_verifies_the_records(vector: dict[str, object]) -> None:
    report = verify_record(read_record(str(vector["record"])), str(vector["mark"]))
    assert report.status == vector["status"]
    assert [[f.code, f.throw, f.chain, f.seat] for f in report.discrepancies] == vector["findings"]
    assert (report.game_mark, report.mark_is) == (vector["game_mark"], vector["mark_is"])


def test_the_vectors_hold_every_case_that_matters() -> None:
    found = {finding[0] for vector in RECORDS for finding in vector["findings"]}
    need_rules = {"sides-differ", "left-differs", "chain-used-up"}
    assert found >= set(verify_page.FINDINGS) - need_rules
    assert {remark[0] for vector in RECORDS for remark in vector["remarks"]} == set(verify_page.REMARKS)
    assert {vector["status"] for vector in RECORDS} == {"verified", "partly", "failed", "nothing"}
    assert {vector["dice"] for vector in VECTORS["throws"]} == set(range(9))
    assert max(len(vector["values"]) for vector in VECTORS["rejections"]) > 32, "more than a block holds"


def test_the_modules_of_the_browser_agree() -> None:
    done = subprocess.run(
        [the_node().program, str(FOLDER / "check.mjs"), str(BROWSER)], capture_output=True, text=True, check=True, timeout=120
    )
    answer = json.loads(done.stdout)
    assert answer["wrong"] == []
    assert answer["compared"] > 650


def test_the_page_makes_no_requests() -> None:
    page = verify_page.verify_page()
    assert "default-src 'none'" in page
    assert not re.search(r"https?://|src=|url\(|import\(|fetch\(|innerHTML|\$[a-z]", page)
    assert len(page) < 80_000


def test_a_record_cannot_inject_script_into_the_page() -> None:
    page = verify_page.verify_page("</script><script>alert(1)</script>")
    assert "alert(1)" in page
    assert "<script>alert" not in page
    assert page.count("</script>") == 4


def test_the_modules_put_together_are_one_sound_script(tmp_path: Path) -> None:
    script = verify_page.one_script()
    names = re.findall(r"^(?:async )?(?:function|class|const|let) (\w+)", script, re.MULTILINE)
    assert len(names) == len(set(names)) > 40, "two modules use the same name"
    assert not re.search(r"^(import|export) ", script, re.MULTILINE)
    file = tmp_path / "page.js"
    file.write_text(script, encoding="utf-8")
    subprocess.run([the_node().program, "--check", str(file)], check=True, timeout=60)


def test_every_finding_has_its_sentence_here_and_on_the_page() -> None:
    source = "".join(
        Path(str(module.__file__)).read_text(encoding="utf-8") for module in (verify, links, nonces, device_check, device_remarks)
    )
    codes = set(re.findall(r'"((?:[a-z]+-)+(?:[a-z]+))"', source)) - {"mark-form"} - {*verify_page.REMARKS}
    assert codes == {*verify_page.FINDINGS}
    assert all(f'"{code}"' in source for code in verify_page.REMARKS)
    assert all(has_words(name) for name in verify_page.SAID)


def test_every_sentence_about_fair_dice_is_used() -> None:
    root = Path(str(verify_page.__file__)).parents[1]
    code = "".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    catalogue = (root / "words" / "en" / "fair.ftl").read_text(encoding="utf-8")
    said = {*verify_page.SAID, *verify_page.TEXTS.values(), "fair-verified", "fair-partly"}
    for name in re.findall(r"^([a-z-]+) =", catalogue, re.MULTILINE):
        assert name in said or f'"{name.removeprefix("refused-")}"' in code, name
