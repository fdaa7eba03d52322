"""Bots that play Piraten Kapern, by level."""
