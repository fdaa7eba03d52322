"""Entry point of `python -m jollyroll`."""

from jollyroll.cli import main

if __name__ == "__main__":
    main(prog_name="jollyroll")
