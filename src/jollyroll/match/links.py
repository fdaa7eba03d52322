"""Checks the opened links of a chain against its seal."""

from hashlib import sha256

from jollyroll.dice.chain import leads_to

MOST_SEARCHES = 16  # searches for skipped links in a record; after that they are only called broken


class LinkSearch:
    """The remaining number of searches, shared by all chains of a record to bound the time."""

    def __init__(self) -> None:
        self.left = MOST_SEARCHES


class ChainLinks:
    """Checks each opened link against the last proven one."""

    def __init__(self, seal: bytes, links: int, search: LinkSearch) -> None:
        self.held = seal
        self.held_roll = 0
        self.links = links
        self.skipped = 0  # skipped links so far, so that those after a gap are judged right
        self.seen: set[bytes] = set()
        self.search = search

    def check(self, roll: int, link: bytes, following: bytes) -> tuple[str, int]:
        """Check the link of this roll: returns the fault's code, or none, and the number of the chain's roll that it opens.

        `following` is the link after it, if any. If those two match each other but not what came before, the seal or the rest of
        the chain was replaced: one discrepancy, not one for every later roll.
        """
        roll += self.skipped
        code = ""
        if link in self.seen:
            return "link-twice", roll
        if not leads_to(link, self.held, roll - self.held_roll):
            gap = self._gap(roll, link)
            if gap:
                code = "link-skipped"
                self.skipped += gap
                roll += gap
            else:
                code = "link-broken" if self.held_roll or not leads_to(following, link, 1) else "seal-differs"
        if code != "link-broken" or leads_to(following, link, 1):
            self.held, self.held_roll = link, roll
        self.seen.add(link)
        return code, roll

    def _gap(self, roll: int, link: bytes) -> int:
        """The number of skipped links before this one; 0 if it does not belong to the chain."""
        if self.search.left == 0:
            return 0
        self.search.left -= 1
        steps = roll - self.held_roll
        for _ in range(steps):
            link = sha256(link).digest()
        for gap in range(1, self.links - roll + 1):
            link = sha256(link).digest()
            if link == self.held:
                return gap
        return 0
