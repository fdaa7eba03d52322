"""A package with a bot, as pip would install it."""

from pathlib import Path

PROGRAM = '''
from jollyroll.bots import Bot

class Timid(Bot):
    """Takes the first choice of the list."""

    def choose(self, state):
        return self.game.rules.legal_choice(state, 0)
'''
POINTS = """[jollyroll.bots]
timid = timid_bot:Timid
timid-2 = timid_bot:Timid
greedy = timid_bot:Timid
"""
NAMES = ("timid", "timid-2")  # and not `greedy`, which is ours


def install_bot(site: Path) -> Path:
    """Write the bot's package into this folder, as pip would."""
    (site / "timid_bot.py").write_text(PROGRAM)
    about = site / "timid_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: timid-bot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    return site
