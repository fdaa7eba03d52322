"""Skeleton Game: the plugin through which Jollyroll finds the game."""

from jollyroll.kit import Game, Plugin


class SkeletonGamePlugin(Plugin):
    """The rules; a board, bots or a solver of its own would be offered here as well."""

    name = "skeleton_game"
    code = "skel"

    def game(self) -> Game:
        from .game import SkeletonGame

        return SkeletonGame()


plugin = SkeletonGamePlugin()
