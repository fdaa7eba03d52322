"""Remarks about devices: facts worth knowing that are no discrepancies."""

from collections import Counter

from jollyroll.kit import NOBODY

from .devices import DeviceChain, DeviceLinks
from .fair import FairDice
from .report import Remark


class DeviceTally:
    """Counts witnessed throws, passed-over seats and actions without a device, to report them as remarks."""

    def __init__(self, fair: FairDice) -> None:
        self.fair = fair
        self.throws = 0
        self.witnessed = 0
        self.passed: Counter[int] = Counter()  # times passed over as witness, by seat
        self.without: Counter[int] = Counter()  # actions without the own device, by seat

    def count(self, links: DeviceLinks) -> None:
        """Count a throw or draw."""
        self.throws += 1
        self.witnessed += links.witness != NOBODY

    def count_action(self, links: DeviceLinks, person: int, own: DeviceChain | None) -> None:
        """Count an action. `own` is the actor's device chain; None for bots, and for actions that nobody chooses."""
        self.passed.update(links.passed)
        left_out = own is not None and own.late and links.witness == NOBODY
        if own and not left_out and links.thrower == NOBODY:
            self.without[person] += 1

    def remarks(self) -> list[Remark]:
        """All remarks, the most important first."""
        if not self.fair.has_devices:
            return [Remark("one-program")] if self.throws else []
        unwitnessed = self.throws - self.witnessed
        return [
            *([Remark("unwitnessed", shown=str(unwitnessed))] if unwitnessed else []),
            *(Remark("passed-over", seat=seat + 1, shown=str(times)) for seat, times in sorted(self.passed.items())),
            *(Remark("without-device", seat=seat + 1, shown=str(times)) for seat, times in sorted(self.without.items())),
            *self.shared(),
            *self.late(),
        ]

    def shared(self) -> list[Remark]:
        """Remarks about seats that share a device, which cannot witness each other."""
        found: list[Remark] = []
        for chain in self.fair.chains:
            seals = [put.chain for put in chain.seats]
            for seat, seal in enumerate(seals):
                on_it = [other + 1 for other, each in enumerate(seals) if each == seal]
                if seal and len(on_it) > 1 and on_it[0] == seat + 1:
                    found.append(Remark("one-device", seat=seat + 1, shown=", ".join(map(str, on_it))))
        return found

    def late(self) -> list[Remark]:
        """Remarks about seats that sealed chains during the game: the first throw concerned, and how often."""
        begins = zip(self.fair.chains, self.fair.begins(), strict=True)
        sealed = [(seat, after) for chain, begin in begins for seat, after, _ in chain.seals if chain.seats or after != begin]
        times = Counter(seat for seat, _ in sealed)
        first = {seat: after + 1 for seat, after in reversed(sealed)}
        return [Remark("sealed-late", first[seat], seat=seat + 1, shown=str(times[seat])) for seat in sorted(times)]
