# Positions as text: what is wrong with one

refused-position-long = Een stelling heeft hoogstens { $most } tekens.
refused-position-no-game = Zeg bij welk spel deze stelling hoort: begin met kg, pk of omg en een dubbele punt (kg: coins 12 8, ...), of voeg --game toe.
refused-position-other-game = Deze stelling zegt dat ze bij een ander spel hoort: { $game }. Noem het spel één keer.
refused-position-options-twice = Spel en opties staan al vóór de dubbele punt van deze stelling; laat --preset en --option weg.
refused-position-empty-item = Er staat niets tussen twee komma’s, of vóór de eerste of na de laatste. Schrijf onderdelen zoals “seat 1” met losse komma’s ertussen.
refused-position-item-twice = “{ $item }” staat er twee keer. Schrijf het één keer.
refused-position-item-missing = In de stelling ontbreekt “{ $item }”. Voeg het toe.
refused-position-item-unknown = “{ $item }” is geen onderdeel van een stelling van dit spel. De onderdelen zijn: { $known }.
refused-position-item-misplaced = “{ $item }” hoort niet in deze stelling: het past niet bij de rest.
refused-position-value-missing = “{ $item }” heeft geen waarde. Schrijf er een achter.
refused-position-no-value = “{ $item }” staat alleen, zonder waarde.
refused-position-one-value = “{ $item }” heeft één waarde, niet { $given }.
refused-position-row = “{ $item }” heeft een waarde nodig voor elk van de { $seats } plekken, niet { $given }.
refused-position-number = “{ $text }” is geen geheel getal, en “{ $item }” heeft er een nodig.
refused-position-range = “{ $item }” is een getal van { $least } tot { $most }, niet { $text }.
refused-position-seat-twice = “{ $item }” noemt plek { $seat } twee keer.
refused-position-absent = Plek { $seat } heeft het spel verlaten en is niet meer aan de beurt.
refused-position-winner-left = Wie weg is, kan niet gewonnen hebben.
refused-position-winners = “won { $given }” past niet bij de rest van deze stelling: volgens de regels is het “won { $right }”.
refused-position-one-left = Met minder dan twee spelers over is het spel afgelopen: zeg wie er gewonnen heeft.
refused-position-roll-off = Zo wordt er niet om de eerste beurt gegooid: plekken gooien op volgorde, er doen er minstens twee mee, en iemand moet nog gooien (?).
refused-position-dice = Er zijn { $given } dobbelstenen in deze stelling, en het spel heeft er { $most }.
refused-position-dice-count = { $given ->
        [one] Er is één dobbelsteen in deze stelling
       *[other] Er zijn { $given } dobbelstenen in deze stelling
    }, en het moeten er { $needed } zijn.

# King's Gold
refused-position-kg-coins = Schatkamer, koning en spelers hebben samen { $together } munten, en er zijn er { $needed }.
refused-position-kg-left-coins = Plek { $seat } is weg, dus de munten ervan liggen bij de koning.
refused-position-kg-no-replay = Nieuwe spellen tussen koplopers worden alleen gespeeld met de optie tie=new_game.
refused-position-kg-not-over = De schatkamer is niet leeg, dus er heeft nog niemand gewonnen.
refused-position-kg-shared-early = Met de optie tie=new_game leidt een gelijke stand tot een nieuw spel; de winst wordt pas na { $most } daarvan gedeeld: zeg dat met “replay { $most }”.
refused-position-kg-begun = Vóór de eerste beurt liggen alle munten in de schatkamer.
refused-position-kg-no-tie-round = Met deze waarde van de optie tie zijn er geen beslissingsrondes.
refused-position-kg-tie-box = Beslissingsrondes worden gespeeld als de schatkamer leeg is, en dat is hij niet.
refused-position-kg-tied = Een beslissingsronde vraagt minstens twee gelijken die er nog zijn.
refused-position-kg-not-tied = Plek { $seat } heeft geen beurt in deze beslissingsronde.
refused-position-kg-no-tie = Met deze munten stond niemand gelijk toen deze ronde begon.
refused-position-kg-bones = Met { $bones } keer gekruiste beenderen is de beurt meteen voorbij.
refused-position-kg-rolling-over = Het gooien is voorbij, dus niemand heeft stenen in de hand.
refused-position-kg-all-locked = Alle stenen liggen vast, dus er valt niets te beslissen.
refused-position-kg-no-pair = Met deze stenen kan geen paar worden gemaakt, dus de beurt is voorbij.
refused-position-kg-box-empty = De schatkamer is leeg, dus het spel is afgelopen: zeg wie er gewonnen heeft, of schrijf een beslissingsronde.

# Piraten Kapern
refused-position-pk-score = { $score } punten kan niemand hebben: punten komen in honderdtallen.
refused-position-pk-below-zero = { $score } punten kan aan deze tafel niemand hebben: geen score zakt onder nul.
refused-position-pk-too-much = { $score } punten kan niemand hebben: één beurt leidt hoogstens naar { $most }.
refused-position-pk-beyond = Plek { $seat } kan vóór het einde geen { $score } punten hebben: wie boven { $target } komt, luidt de slotronde in of heeft gewonnen.
refused-position-pk-deck = Er zijn { $given } kaarten genoemd, en het zijn er { $most }.
refused-position-pk-cards = De kaart { $card } komt { $given } keer voor, en in het pak zitten er { $most }.
refused-position-pk-order = De kaart van deze beurt moet de laatste zijn in de volgorde waarin de kaarten kwamen.
refused-position-pk-again = De kaarten komen pas in dezelfde volgorde terug als alle { $needed } zijn geweest; er zijn er { $given } genoemd.
refused-position-pk-no-used = Met deck=with_replacement gaan gebruikte kaarten meteen terug in de stapel.
refused-position-pk-pile-empty = Er moet een kaart komen en de stapel is leeg: de gebruikte kaarten zouden tot een nieuwe zijn geschud.
refused-position-pk-card-early = Niemand is aan de beurt, dus er ligt geen kaart.
refused-position-pk-card-first = Er liggen dobbelstenen maar geen kaart: eerst komt er een gelukskaart. Voeg “card” en de naam toe.
refused-position-pk-begun = Vóór de eerste beurt heeft niemand punten en is er geen kaart gebruikt.
refused-position-pk-not-over = Nog niemand heeft gewonnen: de beste score van wie er nog zijn is { $score }, en dat is te weinig bij een doel van { $target }.
refused-position-pk-one-winner = Met end=sudden heeft alleen wie er het eerst is gewonnen.
refused-position-pk-no-final = Met end=sudden is er geen slotronde.
refused-position-pk-trigger-plays = Plek { $seat } heeft de slotronde ingeluid en heeft er geen beurt in.
refused-position-pk-trigger-poor = Plek { $seat } kan de slotronde niet hebben ingeluid: { $score } punten is te ver van { $target }.
refused-position-pk-no-playoff = Een barrage bij gelijke stand is er alleen met de optie tie=playoff.
refused-position-pk-tied = Een barrage vraagt minstens twee gelijken die er nog zijn.
refused-position-pk-due = In een barrage staan allen die nog moeten gelijk, en plek { $seat }, die aan de beurt is, is een van hen.
refused-position-pk-no-chest = Hier kunnen geen stenen op een Schatkist liggen.
refused-position-pk-arranged = Er zijn stenen in de hand, dus op de kist kan niets meer worden verlegd.
refused-position-pk-no-sorceress = Zonder de Tovenares is er geen spreuk.
refused-position-pk-island-at-sea = In een Zeeslag komt niemand op het Doodskopeiland.
refused-position-pk-skulls = Met { $skulls } doodskoppen is de beurt voorbij.
refused-position-pk-island = Met { $skulls } doodskoppen in de eerste worp voert de beurt naar het Doodskopeiland: zet er “island” bij.
refused-position-pk-few-dice = { $given ->
        [one] Eén steen is
       *[other] { $given } stenen zijn
    } hier te weinig voor een worp.
refused-position-pk-keep-one = Aan deze tafel moet je één steen houden, dus worden niet alle acht opnieuw gegooid.
refused-position-pk-island-skulls = Voor het Doodskopeiland zijn vier doodskoppen nodig, niet { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Er is geen steen
        [one] Er is één steen
       *[other] Er zijn { $left } stenen
    } over om op het Doodskopeiland te gooien, dus de beurt is voorbij.

# Oh My Gold!
refused-position-omg-loot = “{ $text }” is geen buit: schrijf munten, diamanten en visgraten als C, D en F, dan een schuine streep en het aantal schatkaarten, bijvoorbeeld CCDF/2; elke kaart heeft één tot drie munten en diamanten.
refused-position-omg-treasure = “{ $text }” is hier geen schat: schrijf één tot drie munten en diamanten als C en D.
refused-position-omg-left-treasure = Plek { $seat } is weg, dus er ligt geen schat voor dat schip.
refused-position-omg-cards = Er zijn { $given } kaarten genoemd, en het zijn er { $most }.
refused-position-omg-card = De kaart { $card } komt { $given } keer voor, en het spel heeft er { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] Er is één kaart met visgraten geopend
       *[other] Er zijn { $opened } kaarten met visgraten geopend
    }, en er liggen er { $given } op de schepen.
refused-position-omg-not-opened = Er liggen meer schatten { $text } voor de schepen dan er in de geopende kisten zaten.
refused-position-omg-unaccounted = De schatten voor en op de schepen zijn niet die van de geopende kisten.
refused-position-omg-row = De rij heeft { $needed } plaatsen, niet { $given }; schrijf - voor een lege.
refused-position-omg-locks = Kisten met zoveel sloten ({ $locks }): er liggen er { $given }, en er zijn nog maar { $most } van zulke kaarten dicht.
refused-position-omg-gap = De rij zou vóór deze beurt zijn aangevuld, en de stapel toont zijn bovenste kaart: noem die met “top”.
refused-position-omg-no-opener = Alle kisten zijn open: zeg met “opener” wie de laatste heeft geopend.
refused-position-omg-opener = Er zijn nog kisten te openen, dus niemand heeft de laatste geopend.
refused-position-omg-over = Er valt niets meer te halen, dus het spel is afgelopen: zeg wie er gewonnen heeft.
refused-position-omg-not-over = Er zijn nog kisten te openen, dus er heeft nog niemand gewonnen.
refused-position-omg-unclaimed = Er liggen nog schatten voor de schepen, dus nog niemand heeft gewonnen.
refused-position-omg-begun = Vóór de eerste beurt is er geen kist geopend, en is niemand aan de beurt.
refused-position-omg-from-left = De rij wordt vanaf links gelegd: vóór een kist is geen plaats leeg.
refused-position-omg-next-card = Zonder “top” moet de stapel nog een kaart tonen na een beurt die kisten opende: dan is de eerste plaats van de rij bezet en zijn er meer kisten geopend dan plaatsen leeg. Begint er een beurt, schrijf dan “row” en “top”.
refused-position-omg-boarded = Het schip van plek { $seat } kan hier niet worden geënterd.
refused-position-omg-covers = { $most } stenen kunnen niet op meer dan { $most } kaarten liggen.
refused-position-omg-carried-out = Wat vol is, is al uitgevoerd; laat het weg.
refused-position-omg-opening = Kist { $chest } is niet de eerste die stenen hebben geopend.
refused-position-omg-second-roll = Zo’n tweede worp bestaat niet aan deze tafel: alle stenen die op geen kaart liggen, worden gegooid, één keer.
refused-position-omg-nothing-fits = Deze stenen maken niets vol, dus de beurt is voorbij.
