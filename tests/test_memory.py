"""How much memory is left: the smallest of what the computer and each control group leave."""

from pathlib import Path

import pytest

from jollyroll.memory import free_memory


def computer(root: Path, files: dict[str, str]) -> Path:
    """A file system with these files."""
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


SPARE = {"proc/meminfo": "MemTotal:  9000 kB\nMemFree:  100 kB\nMemAvailable:  4000 kB\nHugePages_Total:  0\n"}
INSIDE = {"proc/self/cgroup": "0::/shop/stall\n"}
SHOP, STALL = "sys/fs/cgroup/shop", "sys/fs/cgroup/shop/stall"


def group(folder: str, limit: str, used: int, cache: int = 0) -> dict[str, str]:
    return {
        f"{folder}/memory.max": f"{limit}\n",
        f"{folder}/memory.current": f"{used}\n",
        f"{folder}/memory.stat": f"anon {used - cache}\ninactive_file {cache}\n",
    }


OLD = "sys/fs/cgroup/memory"


@pytest.mark.parametrize(
    ("files", "left"),
    [
        (SPARE, 4000 * 1024),
        (SPARE | INSIDE | group(STALL, "max", 5000), 4000 * 1024),
        (SPARE | INSIDE | group(STALL, "9000", 5000), 4000),
        (SPARE | INSIDE | group(STALL, "9000", 5000, cache=1000), 5000),
        (SPARE | INSIDE | group(STALL, "max", 5000) | group(SHOP, "7000", 5000), 2000),
        (SPARE | INSIDE | group(STALL, "4000", 5000), 0),
        (SPARE | {f"{OLD}/memory.limit_in_bytes": "700\n", f"{OLD}/memory.usage_in_bytes": "200\n"}, 500),
    ],
)
def test_the_smallest_counts(tmp_path: Path, files: dict[str, str], left: int) -> None:
    assert free_memory(computer(tmp_path, files)) == left


def test_here_some_is_left() -> None:
    assert free_memory() > 0
