"""Bots that play Oh My Gold!, by level."""
