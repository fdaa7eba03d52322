refused-position-kg-coins = Schatkamer, koning en spelers hebben samen { $together } munten, maar er zijn er { $needed }.
refused-position-kg-left-coins = Plek { $seat } is weg, dus de munten ervan zijn van de koning.
refused-position-kg-no-replay = Nieuwe spellen tussen koplopers worden alleen gespeeld met de optie tie=new_game.
refused-position-kg-not-over = De schatkamer is niet leeg, dus er heeft nog niemand gewonnen.
refused-position-kg-shared-early = Met de optie tie=new_game leidt een gelijke stand tot een nieuw spel; de winst wordt pas na { $most } daarvan gedeeld: zeg dat met “replay { $most }”.
refused-position-kg-begun = Vóór de eerste beurt liggen alle munten in de schatkamer.
refused-position-kg-no-tie-round = Met deze waarde van de optie tie zijn er geen beslissingsrondes.
refused-position-kg-tie-box = Een beslissingsronde wordt gespeeld als de schatkamer leeg is, en dat is hij niet.
refused-position-kg-tied = Een beslissingsronde vraagt minstens twee koplopers die er nog zijn.
refused-position-kg-not-tied = Plek { $seat } heeft geen beurt in deze beslissingsronde.
refused-position-kg-no-tie = Met deze munten stond niemand gelijk toen deze ronde begon.
refused-position-kg-bones = Met { $bones } gekruiste beenderen is de beurt meteen voorbij.
refused-position-kg-rolling-over = Het gooien is voorbij, dus niemand heeft stenen in de hand.
refused-position-kg-all-locked = Alle stenen liggen vast, dus er valt niets te beslissen.
refused-position-kg-no-pair = Met deze stenen kan geen paar worden gemaakt, dus de beurt is voorbij.
refused-position-kg-box-empty = De schatkamer is leeg, dus het spel is afgelopen: zeg wie er gewonnen heeft, of schrijf een beslissingsronde.
