"""The live table: people and bots play over the network with fair dice. Every event is stored before it is shown."""
