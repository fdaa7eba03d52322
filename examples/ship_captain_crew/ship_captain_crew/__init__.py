"""Ship, Captain and Crew: the plugin through which Jollyroll finds the game."""

from jollyroll.kit import Game, Plugin


class ShipCaptainCrewPlugin(Plugin):
    """Only the rules: everything else is Jollyroll's default."""

    name = "ship_captain_crew"
    code = "scc"

    def game(self) -> Game:
        from .game import ShipCaptainCrew

        return ShipCaptainCrew()


plugin = ShipCaptainCrewPlugin()
