"""The home of three pirate dice games: King's Gold, Piraten Kapern and Oh My Gold!."""

__version__ = "0.1.0"
