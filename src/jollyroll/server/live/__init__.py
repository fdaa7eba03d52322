"""Tables in memory, who is connected to them, and what they do by themselves."""
