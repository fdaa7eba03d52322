"""Version 2: checks that each action has the right links of devices, from the right seats."""

from collections.abc import Sequence

from jollyroll.dice.chain import leads_to
from jollyroll.kit import NOBODY

from .device_remarks import DeviceTally
from .devices import DeviceChain, DeviceLinks
from .fair import ChainPlace, FairDice, Opening
from .input_check import NO_FAULT, InputCheck, InputFault
from .match import Match
from .report import Remark
from .witnesses import possible_witnesses

MOST_BROKEN = 16  # wrong links reported; further ones are not checked, to bound the time


class DeviceCheck(InputCheck):
    """Requires one pair of links per action: the actor's, and that of the first possible witness."""

    def __init__(self, match: Match, fair: FairDice) -> None:
        super().__init__(match, fair)
        self.links = DeviceLinks()  # of the action's first throw or draw
        self.tally = DeviceTally(fair)
        self.broken = 0
        self.proven: dict[tuple[bytes, int], tuple[int, bytes]] = {}  # the number and bytes of the last proven link, by chain

    def check(self, place: ChainPlace, opening: Opening) -> InputFault:
        self.tally.count(opening.devices)
        return super().check(place, opening)

    def remarks(self) -> list[Remark]:
        return self.tally.remarks()

    def check_next(self, place: ChainPlace, opening: Opening) -> InputFault:
        return NO_FAULT if opening.devices == self.links else InputFault("links-changed")

    def check_first(self, place: ChainPlace, opening: Opening) -> InputFault:
        self.links = links = opening.devices
        chains, acting = self.chains(), self.actions.seat
        self.tally.count_action(links, acting, None if self.actions.settled else chains[acting])
        return self.check_thrower(links, chains) or self.check_witness(links, chains) or NO_FAULT

    def chains(self) -> list[DeviceChain | None]:
        """Each seat's device chain at the next throw."""
        seats = len(self.match.seats)
        found = self.fair.device_chains(self.match.chance_count)
        return [*found, *[None] * seats][:seats]

    def check_thrower(self, links: DeviceLinks, chains: Sequence[DeviceChain | None]) -> InputFault | None:
        """Check the thrower: the person who acted, with a valid link."""
        thrower = links.thrower
        if thrower == NOBODY:
            return None
        if self.actions.settled or thrower != self.actions.seat:
            return InputFault("thrower-differs", thrower + 1)
        chain = chains[thrower]
        if chain is None or not self.leads(links.thrower_link, chain):
            return InputFault("thrower-link", thrower + 1)
        return InputFault("late-chain-alone", thrower + 1) if chain.late and links.witness == NOBODY else None

    def check_witness(self, links: DeviceLinks, chains: Sequence[DeviceChain | None]) -> InputFault | None:
        """Check the witness: the first possible one after those passed over. Without a witness, all must have been passed over."""
        witness = links.witness
        chain = chains[witness] if NOBODY < witness < len(chains) else None
        asked = self.asked(chains, links.thrower != NOBODY)
        if witness == NOBODY:
            own = None if self.actions.settled else chains[self.actions.seat]
            left_out = own is not None and own.late  # a late chain counts only with a witness
            proper = list(links.passed) in ([asked, self.asked(chains, True)] if left_out else [asked])
            return None if proper else InputFault("witness-missing")
        if witness not in asked or list(links.passed) != asked[: asked.index(witness)]:
            alone = chain is not None and chain.late and links.thrower == NOBODY
            return InputFault("late-chain-alone" if alone else "witness-differs", witness + 1)
        return None if chain and self.leads(links.witness_link, chain) else InputFault("witness-link", witness + 1)

    def asked(self, chains: Sequence[DeviceChain | None], with_thrower: bool) -> list[int]:
        """The possible witnesses, in the order in which they are asked."""
        return possible_witnesses(self.match, chains, self.actions.seat, with_thrower)

    def leads(self, link: bytes, chain: DeviceChain) -> bool:
        """Whether this is the chain's link for the next throw."""
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
