# The register of what only arises on a screen or on the net

DIG-01 = The software rolls die by die, in order; every roll is recorded, so any game can be replayed.
DIG-05 = When time is up, the software rolls, stops rolling, and makes the choice that brings the player most at once.
DIG-06 = A choice can be undone only until new dice or cards have appeared.
DIG-07 = Nothing is secret but what the cards themselves hide: their order in a pile, and the sides that lie face down.
DIG-08 = No coin, card or die is ever lost or made up: this is checked.
DIG-09 = The first player is chosen at random, or is the host, the youngest, or whoever rolls the most skulls (ties roll again); without a host or a youngest, at random.
DIG-10 = Leaving is for good, and nobody takes over the seat; nobody joins after the start.
DIG-11 = If a player leaves during their own turn, it ends with nothing done; pairs already made stand, and it is the next seat’s turn.
DIG-12 = The last player left wins.
DIG-13 = Tiebreaker rounds, playoffs and final turns go on with whoever is left; if only one of the tied players is left, that player wins.
