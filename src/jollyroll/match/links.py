"""The links of one chain as a record shows them, followed from the seal on."""

from hashlib import sha256

from jollyroll.dice.chain import leads_to

MOST_SEARCHES = 16  # a link far from its place is looked for so often, then only called broken


class LinkSearch:
    """How many searches are left; shared by all chains of a record, so that no record takes long."""

    def __init__(self) -> None:
        self.left = MOST_SEARCHES


class Links:
    """Knows the last link that was proven, and judges the next one by it."""

    def __init__(self, seal: bytes, links: int, search: LinkSearch) -> None:
        self.held = seal
        self.held_roll = 0
        self.links = links
        self.skipped = 0  # links left out so far, so that those behind a gap are still judged rightly
        self.seen: set[bytes] = set()
        self.search = search

    def check(self, roll: int, link: bytes, following: bytes) -> tuple[str, int]:
        """What is wrong with the link of this roll, if anything, and which roll of the chain it opens.

        `following` is the link after it, if there is one: where the two fit together but not to what came before, it is the
        seal, or the rest of the chain, that was exchanged; that is one discrepancy, not one for every roll after it.
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
        """How many links were left out before this one; 0 if it does not belong to the chain at all."""
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
