"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

os.environ["JOLLYROLL_LANGUAGE"] = "en"  # whatever this computer is set to

# The same examples every time, however slow this computer is; --hypothesis-profile=default looks for new ones.
settings.register_profile("jollyroll", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("jollyroll")
