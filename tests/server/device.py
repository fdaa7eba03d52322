"""A client's device and its knowledge of fair dice: its own chains, the seals at the table, and the next throw."""

from typing import Any

from jollyroll.dice.chain import Chain


class Device:
    """Follows the events of a table; without a chain it has no links."""

    def __init__(self, chain: Chain | None) -> None:
        self.chains: dict[str, Chain] = {}  # by their seals
        self.seal = {"chain": self.add(chain)} if chain else {}  # as a field of the frame that seals it
        self.fair: dict[str, Any] = {"chains": []}
        self.throws = 0  # of the whole game, so far
        self.called: dict[str, Any] = {}  # the action that waits for a witness

    def add(self, chain: Chain) -> str:
        """Add a chain; returns its seal."""
        self.chains[chain.seal.hex()] = chain
        return chain.seal.hex()

    def look(self, fair: dict[str, Any], event: dict[str, Any]) -> None:
        """Update from the table's public state."""
        self.fair = fair
        begins = self.begins()
        if event.get("kind") in ("called", "passed"):
            self.called = {**self.called, **event}
        if event.get("kind") == "called":
            self.throws = begins[event["chain"]] + event["roll"] - 1
        for part in event.get("parts", ()):
            if "link" in part:
                self.throws = begins[part["chain"]] + part["roll"]

    def begins(self) -> list[int]:
        """The number of throws before each chain of the server."""
        begins: list[int] = []
        for number, chain in enumerate(self.fair["chains"]):
            begins.append(chain["after"] if chain["seats"] else begins[-1] + self.fair["chains"][number - 1]["links"])
        return begins

    def link(self, seat: int) -> str:
        """The link of this seat's chain for the next throw; empty if it has none, or not on this device."""
        found, after = "", 0
        for begin, chain in zip(self.begins(), self.fair["chains"], strict=True):
            if chain["seats"] and "chain" in chain["seats"][seat]:
                found, after = chain["seats"][seat]["chain"], begin
            for sealed in chain.get("seals", ()):
                if sealed["seat"] == seat and sealed["after"] <= self.throws:
                    found, after = sealed["chain"], sealed["after"]
        roll = self.throws + 1 - after
        return self.chains[found].link(roll).hex() if found in self.chains and roll <= self.chains[found].links else ""
