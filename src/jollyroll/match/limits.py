"""Limits of records: generous for people, tight enough that no file can fill memory."""

LARGEST_FILE = 32 * 2**20  # bytes
MOST_EVENTS = 200_000
LONGEST_LINE = 65_536  # characters; the writer breaks longer turns, which do not occur by chance
LONGEST_WORD = 200  # one choice or one roll
LONGEST_NAME = 40
MOST_FIELDS = 50  # custom header fields
LONGEST_VALUE = 1_000  # of a header field
LONGEST_KEY = 40
LONGEST_COMMENT = 10_000
MOST_COMMENTS = 20_000
LARGEST_VERSION = 999_999
LARGEST_SEAT = 9
MOST_CHAINS = 100  # of fair dice
MOST_SEALS = 1_000  # device chains per chain
MOST_RESTARTS = 999_999
