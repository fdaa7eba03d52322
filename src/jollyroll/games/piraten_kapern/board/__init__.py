"""Piraten Kapern in a terminal."""
