"""Version 2: whether the links of devices are those that had to be put in, and come from whoever had to put them in."""

from collections.abc import Sequence

from jollyroll.dice.chain import leads_to
from jollyroll.kit import NOBODY

from .device_remarks import DeviceTally
from .devices import DeviceChain, DeviceLinks
from .fair import ChainPlace, FairDice, Opening
from .match import Match
from .put_in import RIGHT, PutInCheck, Wrong
from .report import Remark
from .witnesses import possible_witnesses

MOST_BROKEN = 16  # links that do not fit are told so often; then no more are looked for, so that no record takes long


class DeviceCheck(PutInCheck):
    """Holds every action to one pair of links: of the seat that acted, and of the next one that could witness."""

    def __init__(self, match: Match, fair: FairDice) -> None:
        super().__init__(match, fair)
        self.links = DeviceLinks()  # of the first throw or draw of the action
        self.tally = DeviceTally(fair)
        self.broken = 0
        self.proven: dict[tuple[bytes, int], tuple[int, bytes]] = {}  # the last link of each chain, with its number

    def check(self, place: ChainPlace, opening: Opening) -> Wrong:
        self.tally.count(opening.devices)
        return super().check(place, opening)

    def remarks(self) -> list[Remark]:
        return self.tally.remarks()

    def check_next(self, place: ChainPlace, opening: Opening) -> Wrong:
        return RIGHT if opening.devices == self.links else Wrong("links-changed")

    def check_first(self, place: ChainPlace, opening: Opening) -> Wrong:
        self.links = links = opening.devices
        chains, acting = self.chains(), self.actions.seat
        self.tally.count_action(links, acting, None if self.actions.settled else chains[acting])
        return self.check_thrower(links, chains) or self.check_witness(links, chains) or RIGHT

    def chains(self) -> list[DeviceChain | None]:
        """The chain of every seat's device at the next throw."""
        seats = len(self.match.seats)
        found = self.fair.device_chains(self.match.chance_count)
        return [*found, *[None] * seats][:seats]

    def check_thrower(self, links: DeviceLinks, chains: Sequence[DeviceChain | None]) -> Wrong | None:
        """The thrower is the person whose action it is."""
        thrower = links.thrower
        if thrower == NOBODY:
            return None
        if self.actions.settled or thrower != self.actions.seat:
            return Wrong("thrower-differs", thrower + 1)
        chain = chains[thrower]
        if chain is None or not self.leads(links.thrower_link, chain):
            return Wrong("thrower-link", thrower + 1)
        return Wrong("late-chain-alone", thrower + 1) if chain.late and links.witness == NOBODY else None

    def check_witness(self, links: DeviceLinks, chains: Sequence[DeviceChain | None]) -> Wrong | None:
        """The witness is the first that could be one, but for those who were passed over; all of them were, if there is none."""
        witness = links.witness
        chain = chains[witness] if NOBODY < witness < len(chains) else None
        asked = self.asked(chains, links.thrower != NOBODY)
        if witness == NOBODY:
            own = None if self.actions.settled else chains[self.actions.seat]
            left_out = own is not None and own.late  # it would have stood alone
            proper = list(links.passed) in ([asked, self.asked(chains, True)] if left_out else [asked])
            return None if proper else Wrong("witness-missing")
        if witness not in asked or list(links.passed) != asked[: asked.index(witness)]:
            alone = chain is not None and chain.late and links.thrower == NOBODY
            return Wrong("late-chain-alone" if alone else "witness-differs", witness + 1)
        return None if chain and self.leads(links.witness_link, chain) else Wrong("witness-link", witness + 1)

    def asked(self, chains: Sequence[DeviceChain | None], with_thrower: bool) -> list[int]:
        """Who could witness, in order."""
        return possible_witnesses(self.match, chains, self.actions.seat, with_thrower)

    def leads(self, link: bytes, chain: DeviceChain) -> bool:
        """The link is that of this chain for the next throw."""
        known = chain.seal, chain.after
        held, reached = self.proven.get(known, (0, chain.seal))
        roll = chain.roll(self.match.chance_count + 1)
        if self.broken == MOST_BROKEN:
            return True
        if not leads_to(link, reached, roll - held):
            self.broken += 1
            return False
        self.proven[known] = roll, link
        return True
