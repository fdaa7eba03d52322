"""Commands for those who work on Jollyroll."""
