"""Where tables are kept if nobody says where."""

from pathlib import Path

FOLDER = "tables"


def usual_folder() -> Path:
    """The data folder of this person."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / FOLDER
