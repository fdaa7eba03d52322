refused-position-pk-score = { $score } punten kan niemand hebben: punten komen in honderdtallen.
refused-position-pk-below-zero = { $score } punten kan aan deze tafel niemand hebben: geen score zakt onder nul.
refused-position-pk-too-much = { $score } punten kan niemand hebben: één beurt leidt hoogstens naar { $most }.
refused-position-pk-beyond = Plek { $seat } kan vóór het einde geen { $score } punten hebben: wie boven { $target } komt, luidt de slotronde in of heeft gewonnen.
refused-position-pk-deck = Er zijn { $given } kaarten genoemd, maar er zijn er maar { $most }.
refused-position-pk-cards = De kaart { $card } komt { $given } keer voor, maar in de stapel zitten er { $most }.
refused-position-pk-order = De kaart van deze beurt moet de laatste zijn in de volgorde waarin de kaarten kwamen.
refused-position-pk-again = De kaarten komen pas in dezelfde volgorde terug als alle { $needed } zijn geweest; er zijn er { $given } genoemd.
refused-position-pk-no-used = Met deck=with_replacement gaan gebruikte kaarten meteen terug in de stapel.
refused-position-pk-pile-empty = Er moet een kaart komen en de stapel is leeg: de gebruikte kaarten zouden tot een nieuwe zijn geschud.
refused-position-pk-card-early = Niemand is aan de beurt, dus er ligt geen kaart.
refused-position-pk-card-first = Er liggen dobbelstenen maar geen kaart: eerst komt er een gelukskaart. Voeg “card” en de naam toe.
refused-position-pk-begun = Vóór de eerste beurt heeft niemand punten en is er geen kaart gebruikt.
refused-position-pk-not-over = Nog niemand heeft gewonnen: de beste score van wie er nog zijn is { $score }, en dat is te weinig bij een doel van { $target }.
refused-position-pk-one-winner = Met end=sudden wint één speler: wie er het eerst is.
refused-position-pk-no-final = Met end=sudden is er geen slotronde.
refused-position-pk-no-failed = “failed” vraagt een slotronde die niemand won, met after_failed_round=sudden.
refused-position-pk-trigger-plays = Plek { $seat } heeft de slotronde ingeluid en heeft er geen beurt in.
refused-position-pk-trigger-poor = Plek { $seat } kan de slotronde niet hebben ingeluid: { $score } punten is te ver van { $target }.
refused-position-pk-no-playoff = Een beslissingsronde bij gelijke stand is er alleen met de optie tie=playoff.
refused-position-pk-tied = Een beslissingsronde vraagt minstens twee koplopers die er nog zijn.
refused-position-pk-due = In een beslissingsronde staan allen die nog moeten gelijk, ook plek { $seat }, die aan de beurt is.
refused-position-pk-no-chest = Hier kunnen geen stenen op een Schatkist liggen.
refused-position-pk-arranged = Er zijn stenen in de hand, dus op de kist kan niets meer worden verlegd.
refused-position-pk-no-sorceress = Zonder de Tovenares is er geen spreuk.
refused-position-pk-lone = “lone” is een teruggehaalde doodskop die op het Doodskopeiland in zijn eentje opnieuw wordt gegooid: daarbij horen sorceress_island=alone, “island”, “spell” en “hand 1”.
refused-position-pk-island-at-sea = In een Zeeslag zeilt niemand naar het Doodskopeiland.
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
