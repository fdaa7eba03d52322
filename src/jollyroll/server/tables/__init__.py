"""A table as the fold of its events: no clock, no chance, no files, no network. Time and randomness are arguments.

An action (`playing`, `sitting`, `opening`) checks whether something may be done and makes an event of it. `apply` applies an event
to a table, whether it is new or was stored long ago.
"""
