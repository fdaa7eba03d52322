"""The games that come with Jollyroll, one package each. `jollyroll.kit` finds and loads them."""
