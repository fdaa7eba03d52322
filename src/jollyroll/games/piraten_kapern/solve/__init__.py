"""Piraten Kapern solved: a turn exactly for any payoff of its results, the whole game for two and three, an estimate for more."""
