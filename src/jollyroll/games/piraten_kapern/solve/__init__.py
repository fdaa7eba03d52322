"""Piraten Kapern solved: a turn exactly for whatever its ends are worth, the whole game for two, an estimate for more."""
