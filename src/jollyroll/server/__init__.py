"""The live table: people and bots at one table over the network, with fair dice, and nothing shown that is not stored."""
