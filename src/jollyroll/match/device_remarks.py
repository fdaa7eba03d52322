"""What is worth knowing about the devices of a game, though nothing is wrong with it."""

from collections import Counter

from jollyroll.kit import NOBODY

from .devices import DeviceChain, DeviceLinks
from .fair import FairDice
from .report import Remark


class DeviceTally:
    """Counts along the throws and draws of a record."""

    def __init__(self, fair: FairDice) -> None:
        self.fair = fair
        self.throws = 0
        self.witnessed = 0
        self.passed: Counter[int] = Counter()  # how often each seat was passed over
        self.without: Counter[int] = Counter()  # how often somebody's seat acted without their device

    def count(self, links: DeviceLinks) -> None:
        """One more throw or draw."""
        self.throws += 1
        self.witnessed += links.witness != NOBODY

    def count_action(self, links: DeviceLinks, person: int, own: DeviceChain | None) -> None:
        """One more action; of this person, if it is one's own, whose device has this chain."""
        self.passed.update(links.passed)
        left_out = own is not None and own.late and links.witness == NOBODY
        if own and not left_out and links.thrower == NOBODY:
            self.without[person] += 1

    def remarks(self) -> list[Remark]:
        """All of it, what weighs most first."""
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
        """Seats on one device, which cannot witness for each other."""
        found: list[Remark] = []
        for chain in self.fair.chains:
            seals = [put.chain for put in chain.seats]
            for seat, seal in enumerate(seals):
                on_it = [other + 1 for other, each in enumerate(seals) if each == seal]
                if seal and len(on_it) > 1 and on_it[0] == seat + 1:
                    found.append(Remark("one-device", seat=seat + 1, shown=", ".join(map(str, on_it))))
        return found

    def late(self) -> list[Remark]:
        """Seats that sealed chains while throws were made already: from which throw on, and how often."""
        begins = zip(self.fair.chains, self.fair.begins(), strict=True)
        sealed = [(seat, after) for chain, begin in begins for seat, after, _ in chain.seals if chain.seats or after != begin]
        times = Counter(seat for seat, _ in sealed)
        first = {seat: after + 1 for seat, after in reversed(sealed)}
        return [Remark("sealed-late", first[seat], seat=seat + 1, shown=str(times[seat])) for seat in sorted(times)]
