"""Lets `python -m jollyroll` do what the `jollyroll` command does."""

from jollyroll.cli import main

if __name__ == "__main__":
    main(prog_name="jollyroll")
