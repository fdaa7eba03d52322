"""The solved tables sent to a page without a server."""

from jollyroll.kit import built_in, load_game
from jollyroll.solve import tables
from tools.static_site import packing


def test_a_page_is_sent_what_fits_the_tables_of_fewer_players_first() -> None:
    sent = packing.tables()
    assert 5_000_000 < sum(map(len, sent.values())) <= packing.MOST_TABLES
    names = {name.split("/")[-2] for name in sent}
    shipped = [path for name in built_in() for path in tables.shipped_folder(load_game(name)).iterdir() if path.is_dir()]
    assert {path.name for path in shipped if "-shares-2-" in path.name or "-evaluation-" in path.name} <= names
    assert all(name.startswith("jollyroll/games/") for name in sent)
