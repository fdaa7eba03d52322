"""The built page is served unchanged from the start of the server."""

import gzip
from pathlib import Path

from jollyroll.server.app import Server
from tests.server.registries import get, with_server


def build(folder: Path, version: str) -> None:
    """A page of two files, replacing the one before."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for old in (folder / "assets").iterdir():
        old.unlink()
    (folder / "assets" / f"page-{version}.js").write_text(f"page({version})", encoding="utf-8")
    (folder / "index.html").write_text(f"<script src=/assets/page-{version}.js></script>", encoding="utf-8")


def test_a_rebuilt_page_is_served_from_the_next_start(tmp_path: Path) -> None:
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


def test_who_accepts_brotli_gets_what_the_build_has_compressed(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    build(folder, "1")
    (folder / "assets" / "page-1.js.br").write_bytes(b"page(1), compressed")

    async def use(server: Server) -> None:
        path, plain = "/assets/page-1.js", b"page(1)"
        assert await get(server, path) == (200, plain)
        assert await get(server, path, b"gzip, deflate, br;q=0.9, zstd") == (200, b"page(1), compressed")
        status, packed = await get(server, path, b"gzip, broken")
        assert (status, gzip.decompress(packed)) == (200, plain)
        assert (await get(server, f"{path}.br"))[0] == 404

    with_server(tmp_path, use, folder)
