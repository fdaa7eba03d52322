"""Names in a data folder."""

STORE = "tables.sqlite"
SECRET = "secret.key"
ARCHIVE = "archive"  # a folder of records of old games
