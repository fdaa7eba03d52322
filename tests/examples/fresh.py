"""Loaded first by programs forked before a game was installed: it clears the caches of games and words."""

from jollyroll import packages
from jollyroll.kit import registry
from jollyroll.words import catalogue

for known in (packages.registered, packages.holds_rules, registry.game_names, registry.broken_games, catalogue.bundle):
    known.cache_clear()
