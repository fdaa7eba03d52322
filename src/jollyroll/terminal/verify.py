"""Verifies fair dice in the terminal: a plain verdict for everybody, with the numbers for those who want them."""

import json
from dataclasses import dataclass

from jollyroll.errors import FAILED, OK, ArgumentError
from jollyroll.match import Record, load, write_text
from jollyroll.match import report as found
from jollyroll.match.devices import SeatChain
from jollyroll.match.fair import Opening, SealedChain
from jollyroll.match.fair_words import NONE, device_word
from jollyroll.match.record import is_by_hand, openings_of
from jollyroll.match.report import Remark, Report
from jollyroll.match.verify import verify
from jollyroll.match.verify_page import verify_page
from jollyroll.words import say

from .outputs import check_outputs, write_output
from .style import Style, put, wrapped

NOTHING_SAID = 3  # exit code if nothing, or not everything, was sealed
CODES = {found.VERIFIED: OK, found.FAILED: FAILED, found.PARTLY: NOTHING_SAID, found.NOTHING: NOTHING_SAID}
LOOKS = {found.VERIFIED: "good", found.FAILED: "danger", found.PARTLY: "gold", found.NOTHING: "gold"}
FEW = 5  # discrepancies shown by default


@dataclass(frozen=True)
class VerifyRequest:
    """The arguments of `jollyroll verify`."""

    file: str | None
    mark: str
    details: bool
    as_json: bool
    page: str | None
    overwrite: bool


def verify_file(request: VerifyRequest, style: Style) -> int:
    """Verify a record, write the page that does so in a browser, or both; returns the exit code."""
    if request.file is None and request.page is None:
        raise ArgumentError("verify-what")
    if request.page is not None:
        check_outputs([request.page], request.overwrite, request.file)
    code, record = OK, None
    if request.file is not None:
        record = load(request.file)
        report = verify(record, request.mark)
        code = CODES[report.status]
        if request.as_json:
            print(json.dumps(report_form(report), ensure_ascii=False, indent=2))
        else:
            put(*report_lines(record, report, request, style))
    if request.page is not None:
        write_output(request.page, verify_page(write_text(record) if record else ""))
        if not request.as_json:
            put(*wrapped(say("fair-page-written", path=request.page)))
    return code


def report_lines(record: Record, report: Report, request: VerifyRequest, style: Style) -> list[str]:
    """The verdict, discrepancies and remarks, and details if requested."""
    lines = [style.paint(line, LOOKS[report.status]) for line in wrapped(verdict(record, report))]
    shown = report.discrepancies if request.details else report.discrepancies[:FEW]
    for remark in shown:
        lines += wrapped(sentence("finding", remark), indent="  - ")
    if len(shown) < len(report.discrepancies):
        lines.append("  " + say("fair-more", count=len(report.discrepancies) - len(shown)))
    if report.status == found.FAILED:
        lines += wrapped(say("fair-failed-how"))
    if report.status == found.VERIFIED:
        lines += wrapped(say("fair-verified-how"))
    if report.witnessed and report.status != found.FAILED:
        lines += wrapped(say("fair-witnessed", count=report.witnessed))
    if report.marks and report.status != found.FAILED:
        for words in mark_sentences(record, report, request.mark):
            lines += wrapped(words)
    if report.remarks:
        lines.append(say("fair-remarks"))
        for remark in report.remarks:
            lines += wrapped(sentence("remark", remark), indent="  - ")
    return lines + (detail_lines(record, report) if request.details else [])


def mark_sentences(record: Record, report: Report, noted: str) -> list[str]:
    """What the marks prove: the envelope's, as far as it covers everything, and the game's."""
    if report.mark_is == found.GAME:
        return [say("fair-game-mark-same", mark=noted)]
    left_open = record.fair.left_open if record.fair else ""
    name = "-".join(["fair-mark", *(["same"] if noted else []), *([left_open] if left_open else [])])
    return [say(name, mark=noted or ", ".join(report.marks)), say("fair-game-mark", mark=report.game_mark)]


def verdict(record: Record, report: Report) -> str:
    """The verdict in a sentence."""
    throws, draws = report.count(dice=True), report.count(dice=False)
    if report.status == found.FAILED:
        return say("fair-failed", count=len(report.discrepancies))
    if report.status == found.NOTHING and is_by_hand(record):
        return say("fair-by-hand")
    if report.status == found.NOTHING:
        return say("fair-nothing-yet" if record.fair and not report.checked else "fair-nothing")
    first = next(each.throw for each in report.checked if not each.code)
    return say(f"fair-{report.status}", throws=throws, draws=draws, unsealed=report.unsealed, first=first)


def sentence(kind: str, remark: Remark) -> str:
    """A discrepancy or remark in words."""
    return say(f"{kind}-{remark.code}", **remark._asdict())


def detail_lines(record: Record, report: Report) -> list[str]:
    """All numbers, roll by roll."""
    lines = [""]
    fair = record.fair
    openings = openings_of(record.events)
    for number, chain in enumerate(fair.chains if fair else ()):
        lines.append(
            say("fair-details-chain", chain=number + 1, seal=chain.seal.hex(), links=str(chain.links), after=str(chain.after))
        )
        for seat, seed in enumerate(chain.seats, 1):
            lines.append("  " + say("fair-details-seat", seat=seat, seed=seed.seed.hex(), commitment=seed.commitment.hex()))
        for seat, after, seal in device_seals(chain):
            lines.append("  " + say("fair-details-device", seat=seat + 1, after=str(after), seal=seal.hex()))
        if fair:
            lines.append("  " + say("fair-details-joint", joint=fair.joint(number, openings).hex()))
    lines.append(say("fair-details"))
    said = {"": "fair-as-sealed", found.UNSEALED: "fair-not-sealed"}
    for each, opening in zip(report.checked, openings, strict=True):
        verdict = say(said.get(each.code, "fair-not-as-sealed"))
        lines.append("  " + say("fair-detail", throw=str(each.throw), place=each.place, text=each.text, verdict=verdict))
        if opening:
            lines.append("     " + opening_line(opening))
    return lines


def device_seals(chain: SealedChain) -> list[SeatChain]:
    """All device chains sealed for a chain."""
    return [*(SeatChain(seat, chain.after, put.chain) for seat, put in enumerate(chain.seats) if put.chain), *chain.seals]


def opening_line(opening: Opening) -> str:
    """An opening in words."""
    if opening.nonce:
        return say("fair-details-link", link=opening.link.hex(), nonce=opening.nonce.hex())
    devices = opening.devices
    thrower = device_word(devices.thrower, devices.thrower_link)
    witness = device_word(devices.witness, devices.witness_link)
    passed = ", ".join(str(seat + 1) for seat in devices.passed) or NONE
    return say("fair-details-devices", link=opening.link.hex(), thrower=thrower, witness=witness, passed=passed)


def report_form(report: Report) -> dict[str, object]:
    """The report for programs, with sentences, which unlike codes are not stable."""
    discrepancies = [{**remark._asdict(), "sentence": sentence("finding", remark)} for remark in report.discrepancies]
    remarks = [{**remark._asdict(), "sentence": sentence("remark", remark)} for remark in report.remarks]
    return {**report.form(), "findings": discrepancies, "remarks": remarks}
