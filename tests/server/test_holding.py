"""What a client holds at a table."""

from jollyroll.kit import NOBODY
from jollyroll.server.live.holder import Holder
from jollyroll.server.live.keys import hash_of
from tests.server.games_in_memory import begun_table


def test_a_free_seat_is_held_by_nobody() -> None:
    state = begun_table("kg", ["free", "free"]).state
    for seat in range(2):
        holder = Holder()
        holder.keys = (hash_of(f"key {seat}"),)
        assert [holder.holds(state, number) for number in (0, 1, 2, NOBODY)] == [seat == 0, seat == 1, False, False]
