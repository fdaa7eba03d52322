# The register of what only arises on a screen or on the net

DIG-01 = The software throws die by die, in die order; every throw is recorded, so that any game can be replayed.
DIG-02 = Who leaves King's Gold gives their coins to the King, is skipped, cannot be robbed and cannot win.
DIG-03 = Who leaves Piraten Kapern keeps their score, loses no more points, cannot win and does not count as having reached the target.
DIG-04 = Who leaves Oh My Gold! keeps their loot but cannot win; treasures not yet loaded leave the game.
DIG-05 = When time is up the software throws, stops rolling, and makes the choice that pays the player most at once.
DIG-06 = A choice can be taken back only until new dice or cards have appeared.
DIG-07 = Hidden are only the order of the cards in Piraten Kapern and the unopened treasures and lower cards in Oh My Gold!.
DIG-08 = No coin, card or die is ever lost or made: this is checked.
DIG-09 = The first player is found by lot, by the host, by age or by a roll-off for the most skulls, those tied rolling again; without a host or a youngest, by lot.
DIG-10 = Leaving is for good, with nobody taking over the seat; nobody joins after the start.
DIG-11 = Who leaves in their own turn ends it without effect; pairs already carried out stand, and the next seat plays.
DIG-12 = The last player left wins.
DIG-13 = Tie rounds, playoffs and final turns go on with those who are left, and a tied group of one wins.
