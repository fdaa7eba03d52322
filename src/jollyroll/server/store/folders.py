"""The default data folder."""

from pathlib import Path

FOLDER = "tables"


def usual_folder() -> Path:
    """This user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("jollyroll", appauthor=False) / FOLDER
