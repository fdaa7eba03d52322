"""Piraten Kapern: eight dice, a Fortune card for each turn, and three skulls that end it."""
