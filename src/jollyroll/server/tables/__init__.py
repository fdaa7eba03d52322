"""A table as the fold of its events: pure, without clock, chance, files or network. Time and randomness are arguments.

An action (`playing`, `sitting`, `opening`) checks whether something is allowed and makes an event of it. `apply` applies an event
to a table, new or stored.
"""
