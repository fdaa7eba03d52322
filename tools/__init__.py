"""Development commands for Jollyroll."""
