"""python3 run.py bench: every measurement, or those that are named."""

import sys

PARTS = ("start", "rules", "proof")


def main(wanted: list[str]) -> int:
    """Run the parts that are named; without names all but the long proof."""
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"There is no measurement called {unknown[0]}. There are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    for part in wanted or PARTS[:2]:
        if part == "start":
            from bench import start

            start.main()
        elif part == "rules":
            from bench import rules

            rules.main()
        else:
            from bench import proof

            proof.main()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
