"""Verifies fair dice: recomputes every link, roll and draw of a record."""

from collections.abc import Sequence

from jollyroll.dice.chain import commitment
from jollyroll.errors import ArgumentError

from .dealing import dealt
from .device_check import DeviceCheck
from .errors import placed
from .fair import ChainPlace, FairDice, Opening, SealedChain, mark_of, sides_of
from .game_mark import game_mark, game_number
from .input_check import InputCheck
from .links import ChainLinks, LinkSearch
from .match import Match
from .nonces import NonceCheck
from .record import CHANCE, Record, openings_of
from .replay import replay
from .report import ENVELOPE, GAME, UNSEALED, CheckedThrow, Remark, Report

CHECKS: dict[int, type[InputCheck]] = {1: NonceCheck, 2: DeviceCheck}  # by version
LEAST_MARK = 8  # digits that a noted mark must have


def verify(record: Record, mark: str = "") -> Report:
    """Verify the dice of a record. `mark` is the mark that somebody noted, or the beginning of it."""
    report = Report(game_mark=game_mark(record))
    match = replay(record, 0)
    check = DiceVerifier(match, record, report)
    check.chains()
    for number, event in enumerate(record.events, 1):
        with placed(event=number):
            check.input_check.follow(event)
            if event.kind == CHANCE:
                check.chance(event.text, event.opening)
            match.play(event)
    report.remarks += check.input_check.remarks()
    if mark:
        check.mark(mark)
    return report


class DiceVerifier:
    """Replays a record and collects what is wrong with its dice."""

    def __init__(self, match: Match, record: Record, report: Report) -> None:
        self.game = match
        self.record = record
        self.fair = record.fair or FairDice(b"", "")
        self.openings: Sequence[Opening | None] = openings_of(record.events)
        self.report = report
        self.begins = self.fair.begins()
        self.input_check = CHECKS[self.fair.version](match, self.fair)
        search = LinkSearch()
        self.links = [ChainLinks(chain.seal, chain.links, search) for chain in self.fair.chains]
        self.joints = [self.fair.joint(number, self.openings) for number in range(len(self.fair.chains))]

    # chains

    def chains(self) -> None:
        """Check the chains: sides, seals and seats."""
        fair, game = self.fair, self.game
        if fair.chains and fair.sides != sides_of(game.game, game.state):
            self.report.discrepancies.append(Remark("sides-differ", shown=fair.sides, sealed=sides_of(game.game, game.state)))
        for number, chain in enumerate(fair.chains):
            if chain.seats:
                self.report.marks.append(mark_of(self.joints[number], fair.version))
                self.seats(number, chain)
            elif not number:
                self.report.discrepancies.append(Remark("chain-alone", chain=1))
            elif chain.after >= self.begins[number]:
                self.report.discrepancies.append(Remark("chain-late", chain=number + 1))
            if number and chain.seats and chain.after < self.begins[number - 1] + fair.chains[number - 1].links:
                self.report.remarks.append(Remark("chain-replaced", chain.after + 1, chain=number + 1))
            self.seals(number, chain)
            if chain.restarts:
                self.report.remarks.append(Remark("restarted", chain=number + 1, shown=str(chain.restarts)))

    def seats(self, number: int, chain: SealedChain) -> None:
        """Check that every seat revealed the seed it had committed to."""
        if len(chain.seats) != len(self.game.seats):
            self.report.discrepancies.append(Remark("seats-differ", chain=number + 1))
        for seat, put in enumerate(chain.seats, 1):
            code = ""
            if not put.seed:
                code = "seed-missing"
            elif commitment(put.seed) != put.commitment:
                code = "seed-differs"
            elif any(put.commitment == other.commitment for other in chain.seats[: seat - 1]):
                code = "seed-twice"
            if code:
                self.report.discrepancies.append(Remark(code, chain=number + 1, seat=seat))

    def seals(self, number: int, chain: SealedChain) -> None:
        """Check that device chains belong to people at the table, and were sealed during this chain or in advance for it."""
        begin, following = self.begins[number], self.fair.chains[number + 1 : number + 2]
        end = begin + chain.links if not following or not following[0].seats else following[0].after + 1
        for seat, after, _ in chain.seals:
            if seat >= len(self.game.seats) or self.game.seats[seat].bot:
                self.report.discrepancies.append(Remark("seats-differ", chain=number + 1))
            elif not begin <= after < end:
                self.report.discrepancies.append(Remark("seal-misplaced", chain=number + 1, seat=seat + 1))

    # throws and draws

    def chance(self, text: str, opening: Opening | None) -> None:
        """Check a roll or draw, in the position before it."""
        match = self.game
        throw, place = match.chance_count + 1, self.fair.place(match.chance_count)
        begun = bool(self.begins) and self.begins[0] <= match.chance_count
        discrepancy = Remark("", throw, self.place_name(), place.chain + 1 if place else 0)
        if place and opening:
            discrepancy = self.opened(discrepancy, place, opening, text)
        elif place:
            discrepancy = discrepancy._replace(code="not-opened")
        elif begun:
            discrepancy = discrepancy._replace(code="chain-used-up")
        elif opening:
            discrepancy = discrepancy._replace(code="not-sealed")
        else:
            discrepancy = discrepancy._replace(code=UNSEALED)
        if discrepancy.code not in ("", UNSEALED, "seed-missing"):
            self.report.discrepancies.append(discrepancy)
        dice = match.game.rules.dice_in_hand(match.state) > 0
        witness = opening.devices.witness + 1 if opening else 0
        self.report.checked.append(
            CheckedThrow(throw, discrepancy.place, match.read_outcome(text)[1], dice, discrepancy.code, witness)
        )

    def opened(self, discrepancy: Remark, place: ChainPlace, opening: Opening, text: str) -> Remark:
        """The discrepancy of an opened roll; without a code if there is none."""
        match, joint = self.game, self.joints[place.chain]
        following = self.openings[match.chance_count + 1] if match.chance_count + 1 < len(self.openings) else None
        code, roll = self.links[place.chain].check(place.roll, opening.link, following.link if following else b"")
        wrong = self.input_check.check(ChainPlace(place.chain, roll), opening)
        if code:
            return discrepancy._replace(code=code)
        if not joint:
            return discrepancy._replace(code="seed-missing")
        if wrong.code:
            return discrepancy._replace(code=wrong.code, seat=wrong.seat)
        outcome, proper = dealt(match, joint, roll, opening)
        if proper.left != opening.left:
            return discrepancy._replace(code="left-differs", shown=opening.left, sealed=proper.left)
        fallen = outcome if isinstance(outcome, str) else match.game.outcome_text(match.state, outcome)
        shown = match.read_outcome(text)[1]
        if shown != fallen:
            code = "dice-differ" if isinstance(outcome, str) else "draw-differs"
            return discrepancy._replace(code=code, shown=shown, sealed=fallen)
        return discrepancy

    def place_name(self) -> str:
        """The label of the current turn, without the colon."""
        return str(self.game.next_label).removesuffix(":")

    # marks

    def mark(self, noted: str) -> None:
        """Compare a noted mark with the marks of the game and its envelopes."""
        digits = "".join(noted.split()).casefold()
        if len(digits) < LEAST_MARK or not all(digit in "0123456789abcdef" for digit in digits):
            raise ArgumentError("mark-form", least=LEAST_MARK)
        report = self.report
        if report.game_mark and game_number(self.record).hex().startswith(digits):
            report.mark_is = GAME
            return
        known = [joint.hex() for joint in self.joints if joint] + [chain.seal.hex() for chain in self.fair.chains]
        if any(each.startswith(digits) for each in known):
            report.mark_is = ENVELOPE
        else:
            borne = [*report.marks, *filter(None, [report.game_mark])]
            report.discrepancies.append(Remark("mark-differs", shown=noted, sealed=", ".join(borne)))
