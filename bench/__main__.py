"""Runs measurements: python3 run.py bench, all of them or those named."""

import sys
from importlib import import_module

from . import shape

USUAL = (
    "start",
    "rules",
    "positions",
    "solve",
    "bots",
    "coach",
    "fair",
    "server",
    "refusing",
    "returning",
    "page",
    "site",
    "hops",
    "envs",
)
LONG = (
    "cold",
    "train",
    "rivals",
    "cluster",
    "moves",
    "waits",
    "parts",
    "compiled",
    "stores",
    "sizing",
    "boardgame_io",
    "matches",
    "errors",
    "proof",
    "chaos",
    "shape",
)
PARTS = (*USUAL, *LONG)


def main(wanted: list[str]) -> int:
    """Run the named parts; without names all but the long ones."""
    if wanted[:1] == ["shape"]:
        return shape.main(wanted[1:])
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"There is no measurement called {unknown[0]}. There are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    for part in wanted or USUAL:
        import_module(f"bench.{part}").main()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
