refused-position-omg-loot = “{ $text }” is geen buit: schrijf munten, diamanten en visgraten als C, D en F, dan een schuine streep en het aantal schatkaarten, bijvoorbeeld CCDF/2; elke kaart heeft één tot drie munten en diamanten.
refused-position-omg-treasure = “{ $text }” is hier geen schat: schrijf één tot drie munten en diamanten als C en D.
refused-position-omg-left-treasure = Plek { $seat } is weg, dus er ligt geen schat voor dat schip.
refused-position-omg-cards = Er zijn { $given } kaarten genoemd, maar er zijn er maar { $most }.
refused-position-omg-card = De kaart { $card } komt { $given } keer voor, maar de set heeft er { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] Er is één kaart met visgraten geopend
       *[other] Er zijn { $opened } kaarten met visgraten geopend
    }, en er liggen er { $given } op de schepen.
refused-position-omg-not-opened = Er liggen meer schatten { $text } voor de schepen dan er in de geopende kisten zaten.
refused-position-omg-unaccounted = De schatten voor en op de schepen zijn niet die van de geopende kisten.
refused-position-omg-row = De rij heeft { $needed } plekken, niet { $given }; schrijf - voor een lege.
refused-position-omg-locks = Kisten met zoveel sloten ({ $locks }): er liggen er { $given }, en er zijn nog maar { $most } van zulke kaarten dicht.
refused-position-omg-gap = De rij zou vóór deze beurt zijn aangevuld, en de stapel toont zijn bovenste kaart: noem die met “top”.
refused-position-omg-no-opener = Alle kisten zijn open: zeg met “opener” wie de laatste heeft geopend.
refused-position-omg-opener = Er zijn nog kisten te openen, dus niemand heeft de laatste geopend.
refused-position-omg-over = Er valt niets meer te halen, dus het spel is afgelopen: zeg wie er gewonnen heeft.
refused-position-omg-not-over = Er zijn nog kisten te openen, dus er heeft nog niemand gewonnen.
refused-position-omg-unclaimed = Er liggen nog schatten voor de schepen, dus nog niemand heeft gewonnen.
refused-position-omg-begun = Vóór de eerste beurt is er geen kist geopend, en is niemand aan de beurt.
refused-position-omg-from-left = De rij wordt vanaf links gelegd: vóór een kist is geen plek leeg.
refused-position-omg-next-card = Zonder “top” moet de stapel nog een kaart tonen na een beurt die kisten opende: dan is de eerste plek van de rij bezet en zijn er meer kisten geopend dan plekken leeg. Begint er een beurt, schrijf dan “row” en “top”.
refused-position-omg-boarded = Het schip van plek { $seat } kan hier niet worden geënterd.
refused-position-omg-covers = { $most } stenen kunnen niet op meer dan { $most } kaarten liggen.
refused-position-omg-carried-out = Wat vol is, is al uitgevoerd; laat het weg.
refused-position-omg-opening = Kist { $chest } is niet de eerste die stenen hebben geopend.
refused-position-omg-second-roll = Zo’n tweede worp bestaat niet aan deze tafel: alle stenen die op geen kaart liggen, worden opnieuw gegooid, één keer.
refused-position-omg-nothing-fits = Deze stenen maken niets vol, dus de beurt is voorbij.
