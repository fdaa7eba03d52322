"""What all tests share."""

import os

os.environ["JOLLYROLL_LANGUAGE"] = "en"  # whatever this computer is set to
