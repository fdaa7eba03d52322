"""The built page is served as it was when the server started."""

from pathlib import Path

from jollyroll.server.app import Server
from tests.server.registries import get, with_server


def build(folder: Path, version: str) -> None:
    """A page of two files, and nothing of the one before."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for old in (folder / "assets").iterdir():
        old.unlink()
    (folder / "assets" / f"page-{version}.js").write_text(f"page({version})", encoding="utf-8")
    (folder / "index.html").write_text(f"<script src=/assets/page-{version}.js></script>", encoding="utf-8")


def test_a_page_that_is_built_anew_meanwhile_is_served_whole_from_the_next_start_on(tmp_path: Path) -> None:
    folder = tmp_path / "page"

    async def look(server: Server, version: str) -> None:
        assert await get(server, "/") == (200, f"<script src=/assets/page-{version}.js></script>".encode())
        assert await get(server, f"/assets/page-{version}.js") == (200, f"page({version})".encode())

    async def use(server: Server) -> None:
        build(folder, "2")
        await look(server, "1")

    async def use_again(server: Server) -> None:
        await look(server, "2")

    build(folder, "1")
    with_server(tmp_path, use, folder)
    with_server(tmp_path, use_again, folder)
