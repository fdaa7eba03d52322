"""A table as the fold of its events: no clock, no chance, no files, no network. Time and randomness are arguments.

An action (`playing`, `sitting`, `opening`) looks whether something may be done and computes the event that tells it. `apply`
makes of a table what an event says, whether it has just been computed or was stored long ago.
"""
