"""The memory that is left for this program: what the computer has to spare, and what its control group may still take."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

KILOBYTE = 1024
GROUPS = "sys/fs/cgroup"
OLD_GROUP = f"{GROUPS}/memory"  # of version 1, as a container sees its own
FILES = (("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes"))  # of versions 2 and 1
CACHE = "inactive_file"  # pages of files, counted as used but given back when needed


def free_memory(root: Path = Path("/")) -> int:
    """The bytes that may still be taken, never less than 0; -1 if unknown. `root` is that of the file system."""
    return max(0, min(known)) if (known := [*spare(root), *left_in_groups(root)]) else -1


def spare(root: Path) -> Iterator[int]:
    """What the computer has available; where it does not say, all that it has."""
    with suppress(OSError, ValueError, KeyError):
        yield numbers_in(root / "proc/meminfo")["MemAvailable:"] * KILOBYTE
        return
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        yield os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def left_in_groups(root: Path) -> Iterator[int]:
    """What each control group around this process leaves to it."""
    for folder in groups(root):
        for limit, usage in FILES:
            with suppress(OSError, ValueError):
                yield int((folder / limit).read_text()) - int((folder / usage).read_text()) + cache_of(folder)


def groups(root: Path) -> Iterator[Path]:
    """The folders of the control groups around this process."""
    yield root / OLD_GROUP
    with suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            hierarchy, _, path = line.split(":", 2)
            if hierarchy == "0":  # of version 2, the only one
                here = root / GROUPS / path.lstrip("/")
                yield from (folder for folder in (here, *here.parents) if folder.is_relative_to(root / GROUPS))


def cache_of(folder: Path) -> int:
    """The bytes that a group would give back."""
    with suppress(OSError, ValueError):
        return numbers_in(folder / "memory.stat").get(CACHE, 0)
    return 0


def numbers_in(file: Path) -> dict[str, int]:
    """The lines of a file by their first word."""
    return {words[0]: int(words[1]) for line in file.read_text().splitlines() if len(words := line.split()) > 1}
