"""Positions with everybody rotated round the table."""

from typing import Any

from jollyroll.games.oh_my_gold.rules.choices import FIRST_COVER, FIRST_TREASURE, kind_at, owner_of, treasure_place

BY_SEAT = ("present", "showing", "won", "coins", "scores", "tied", "due", "treasure", "boarded", "fishbones")
LOOT = ("loot_cards", "loot_coins", "loot_diamonds")
SEATS = ("seat", "host", "youngest", "ender", "trigger", "opener")


def turned(state: Any, steps: int) -> Any:
    """The same position, with everybody rotated by some seats."""
    after = state.copy()
    after.ledger = None
    seats = state.seats
    for name in (*BY_SEAT, *LOOT):
        if name in state.FIELDS:
            line = getattr(after, name)
            line[:seats] = [line[(seat - steps) % seats] for seat in range(seats)]
    for name in SEATS:
        if name in state.FIELDS and getattr(state, name) >= 0:
            setattr(after, name, (getattr(state, name) + steps) % seats)
    for cover in range(getattr(state, "covers", 0)):
        place = state.cover_place[cover]
        if FIRST_TREASURE <= place < FIRST_COVER:
            after.cover_place[cover] = treasure_place((owner_of(place) + steps) % seats, kind_at(place))
    return after


def levelled(state: Any) -> Any:
    """The same position with all rivals alike: as many coins, some from the box, or the same treasures before the ship."""
    after = state.copy()
    after.ledger = None
    rivals = [seat for seat in range(state.seats) if state.present[seat] and seat != state.seat]
    if "coins" in state.FIELDS:
        after.box //= 2
        each, rest = divmod(state.box - after.box + sum(state.coins[seat] for seat in rivals), len(rivals))
        after.king += rest
        for seat in rivals:
            after.coins[seat] = each
    if "treasure" in state.FIELDS:
        for seat in rivals:
            after.treasure[seat] = list(state.treasure[rivals[-1]])
    return after
