"""The garbage collector runs in small steps, and fully now and then."""

import subprocess
import sys

TRIED = """
import gc, weakref
from jollyroll.server.transport import garbage

class Ring:
    def __init__(self):
        self.itself = self

garbage.collect_manually()
young, old = Ring(), Ring()
seen = weakref.ref(young), weakref.ref(old)
del young
garbage.collect_new()
assert seen[0]() is None, "what came and went since the last time"
assert gc.get_freeze_count() and gc.get_count()[0] < 100, "what is in use is not looked at again"
del old
garbage.collect_new()
assert seen[1]() is not None
garbage.collect_all()
assert seen[1]() is None and not gc.isenabled()
"""


def test_living_objects_are_collected_once_and_then_frozen() -> None:
    subprocess.run([sys.executable, "-c", TRIED], check=True)
