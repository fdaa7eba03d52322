"""Tables in memory, the connections to them, and the scheduler that acts for them."""
