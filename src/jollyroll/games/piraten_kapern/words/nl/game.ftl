# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Acht dobbelstenen, één kaart en één doodskop te veel: hoe ver durf je te gaan?

# Nouns
face-pk-coin = goudstuk
face-pk-diamond = diamant
face-pk-monkey = aap
face-pk-parrot = papegaai
face-pk-sword = sabel
face-pk-skull = doodskop
place-pk-bank = het scoreblok
card-pk-treasure-chest = Schatkist
card-pk-captain = Kapitein
card-pk-sorceress = Tovenares
card-pk-gold = Goud
card-pk-diamond = Diamant
card-pk-monkey-business = Apenstreken
card-pk-sea-battle-2 = Zeeslag met twee sabels
card-pk-sea-battle-3 = Zeeslag met drie sabels
card-pk-sea-battle-4 = Zeeslag met vier sabels
card-pk-skulls-1 = Eén doodskop
card-pk-skulls-2 = Twee doodskoppen

# What each card does, in a line
card-line-pk-treasure-chest = Stenen die je op de kaart legt zijn veilig: ze tellen ook als drie doodskoppen je beurt beëindigen.
card-line-pk-captain = Alle punten van deze beurt tellen dubbel.
card-line-pk-sorceress = Eén keer deze beurt mag je een doodskop opnieuw gooien.
card-line-pk-gold = Je begint met één goudstuk.
card-line-pk-diamond = Je begint met één diamant.
card-line-pk-monkey-business = Apen en papegaaien zijn één soort.
card-line-pk-sea-battle-2 = Gooi twee sabels of meer: 300 punten extra. Lukt het niet, dan verlies je er 300.
card-line-pk-sea-battle-3 = Gooi drie sabels of meer: 500 punten extra. Lukt het niet, dan verlies je er 500.
card-line-pk-sea-battle-4 = Gooi vier sabels of meer: 1.000 punten extra. Lukt het niet, dan verlies je er 1.000.
card-line-pk-skulls-1 = Je begint met één doodskop.
card-line-pk-skulls-2 = Je begint met twee doodskoppen.

# What the one to act is asked
phase-pk-draw-card = Draai een gelukskaart om.
phase-pk-throw = Gooi de dobbelstenen.
phase-pk-roll = Stoppen, of twee of meer stenen opnieuw gooien?
phase-pk-island = Doodskopeiland: doorgooien voor meer doodskoppen, of stoppen?
phase-pk-rescue = Drie doodskoppen! De Tovenares roepen, of je beurt beëindigen?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Stoppen: elke tegenstander verliest { $loss } punten
        [three-skulls] De drie doodskoppen aanvaarden: de beurt is voorbij
       *[table] Nu stoppen: { $points } punten
    }
choice-pk-roll = Gooien: { $dice }
choice-pk-revive = { $count ->
        [0] Eén doodskop terughalen en alleen gooien
       *[other] Eén doodskop terughalen en meegooien met: { $dice }
    }
choice-pk-chest = { $count ->
        [0] Alle stenen van de Schatkist halen
       *[other] Op de Schatkist leggen: { $dice }
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } draait de Schatkist om.
        [1] { $to } draait de Kapitein om.
        [2] { $to } draait de Tovenares om.
        [3] { $to } draait de kaart Goud om.
        [4] { $to } draait de kaart Diamant om.
        [5] { $to } draait Apenstreken om.
        [6] { $to } draait een Zeeslag om: er zijn twee sabels nodig.
        [7] { $to } draait een Zeeslag om: er zijn drie sabels nodig.
        [8] { $to } draait een Zeeslag om: er zijn vier sabels nodig.
        [9] { $to } draait een kaart met één doodskop om.
       *[10] { $to } draait een kaart met twee doodskoppen om.
    }
told-pk-pile-shuffled = De stapel is leeg: de { $amount } gebruikte kaarten worden geschud.
told-pk-pile-turned-over = De stapel is leeg: de { $amount } gebruikte kaarten worden omgedraaid en komen in dezelfde volgorde terug.
told-pk-revived = { $to } roept de Tovenares: één doodskop wordt opnieuw gegooid.
told-pk-stowed = { $amount ->
        [0] { $to } haalt alle stenen van de Schatkist.
        [one] { $to } heeft één steen op de Schatkist.
       *[other] { $to } heeft { $amount } stenen op de Schatkist.
    }
told-pk-disqualified = { $to } heeft { $amount } doodskoppen: de beurt is verloren.
told-pk-chest-saved = De stenen op de Schatkist leveren { $to } { $amount } punten op.
told-pk-nothing-scored = { $to } scoort niets.
told-pk-set-of-coins = De set goudstukken levert { $to } { $amount } punten op.
told-pk-set-of-diamonds = De set diamanten levert { $to } { $amount } punten op.
told-pk-set-of-monkeys = De set apen levert { $to } { $amount } punten op.
told-pk-set-of-parrots = De set papegaaien levert { $to } { $amount } punten op.
told-pk-set-of-animals = Apen en papegaaien samen leveren { $to } { $amount } punten op.
told-pk-set-of-swords = De set sabels levert { $to } { $amount } punten op.
told-pk-nine-alike-extra = Negen gelijke leveren { $to } nog eens { $amount } punten op.
told-pk-coins = De goudstukken zijn { $amount } punten waard voor { $to }.
told-pk-diamonds = De diamanten zijn { $amount } punten waard voor { $to }.
told-pk-full-chest = Volle kist! { $amount } punten extra voor { $to }.
told-pk-captain = De Kapitein verdubbelt het: { $amount } punten extra voor { $to }.
told-pk-battle-won = { $to } wint de Zeeslag en { $amount } punten.
told-pk-battle-lost = { $from } verliest de Zeeslag en { $amount } punten.
told-pk-battle-broken-off = De Zeeslag van { $to } wordt afgebroken; er is niets gewonnen of verloren.
told-pk-battle-bonus-alone = De sabels winnen de Zeeslag toch: { $amount } punten voor { $to }.
told-pk-island = { $to } heeft { $amount } doodskoppen en zeilt naar het Doodskopeiland.
told-pk-island-more-skulls = { $to } heeft nu { $amount } doodskoppen.
told-pk-island-spell = Na de spreuk heeft { $to } { $amount } doodskoppen.
told-pk-island-no-skull = Geen doodskop deze keer: { $to } verlaat het Doodskopeiland met { $amount } doodskoppen.
told-pk-island-all-skulls = Alle stenen tonen doodskoppen: { $to } verlaat het Doodskopeiland met { $amount } doodskoppen.
told-pk-island-dice-out = { $amount ->
        [one] { $to } kan met nog maar één steen niet doorgooien en verlaat het Doodskopeiland.
       *[other] { $to } kan met nog maar { $amount } stenen niet doorgooien en verlaat het Doodskopeiland.
    }
told-pk-island-loss = { $from } verliest { $amount } punten door het Doodskopeiland.
told-pk-lifted = { $to } wordt weer op nul gezet.
told-pk-final-round = { $to } heeft { $amount } punten: alle anderen krijgen nog één beurt.
told-pk-final-round-off = Niemand heeft nog { $amount } punten: de slotronde gaat niet door.
told-pk-play-on = Niemand heeft gewonnen bij { $amount }: het spel gaat door.
told-pk-sudden-from-now = Er komt geen slotronde meer: wie als eerste een beurt eindigt met genoeg punten voor { $amount }, wint meteen.
told-pk-playoff = { $amount } spelers staan samen aan kop en spelen elk nog één beurt.
told-pk-wins = { $to } wint met { $amount } punten.
told-pk-shared = { $amount } spelers staan samen aan kop en delen de overwinning.
told-pk-nine-alike = Negen gelijke! { $to } wint het spel.
told-pk-leave = { $to } verlaat het spel; de score blijft op { $amount } staan.
told-pk-turn-dropped = De beurt van { $to } eindigt zonder gevolg.
told-pk-last-one = { $to } blijft als laatste over en wint.
told-pk-last-tied = { $to } blijft als laatste van de gelijken over en wint.

# Refusals
refused-pk-unknown-choice = Die keuze bestaat niet in Piraten Kapern; kies er een uit de lijst.
refused-pk-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refused-pk-first-player-open = Het staat nog niet vast wie begint; wacht op het lot.
refused-pk-card-comes-first = Eerst komt er een gelukskaart; wacht tot die er ligt.
refused-pk-dice-must-fall = De dobbelstenen zijn nog niet gevallen; wacht op de worp.
refused-pk-stop-barred = Aan deze tafel gooi je op het Doodskopeiland door zolang er genoeg stenen zijn; kies stenen om te gooien.
refused-pk-dice-not-there = Deze stenen liggen er niet; kies uit de stenen die er liggen.
refused-pk-dice-stowed = Sommige van deze stenen liggen op de Schatkist en worden van daaraf niet gegooid; kies andere.
refused-pk-no-dice-named = Noem de stenen om opnieuw te gooien, of stop.
refused-pk-two-dice = Elke worp vraagt twee of meer stenen; neem er een bij, of stop.
refused-pk-island-two-dice = Dat zijn te weinig stenen voor een worp op het Doodskopeiland; neem er een bij.
refused-pk-keep-one = Aan deze tafel moet je één steen houden; laat minstens een van de acht liggen.
refused-pk-three-skulls = Met drie doodskoppen kan alleen de Tovenares helpen; laat één doodskop meedoen in de worp, of aanvaard het einde van de beurt.
refused-pk-no-sorceress = Je kaart is niet de Tovenares; doodskoppen blijven waar ze zijn.
refused-pk-spell-spent = De Tovenares heeft je deze beurt al geholpen.
refused-pk-no-skull = Er is geen doodskop om terug te halen; gooi andere stenen.
refused-pk-no-spell-here = Aan deze tafel komt de Tovenares niet naar het Doodskopeiland; gooi andere stenen.
refused-pk-skull-not-alone = Aan deze tafel heeft de teruggehaalde doodskop een tweede steen nodig; neem er een bij.
refused-pk-skull-by-itself = Op het Doodskopeiland wordt de teruggehaalde doodskop alleen gegooid: noem geen andere stenen.
refused-pk-no-chest = Je kaart is niet de Schatkist; je kunt er geen stenen op leggen.
refused-pk-chest-closed-here = De Schatkist doet niets op het Doodskopeiland.
refused-pk-chest-arranged = Je hebt de kist sinds de laatste worp al gevuld; gooi nu, of stop.
refused-pk-chest-unchanged = Deze stenen liggen al op de kist; noem andere, gooi, of stop.
refused-pk-skull-stays = Doodskoppen worden nooit opnieuw gegooid; laat ze weg, of schrijf +S achter de stenen om de Tovenares te roepen.
refused-pk-one-skull = De Tovenares haalt precies één doodskop terug; noem vóór +S alleen andere stenen.
refused-pk-no-skulls-on-chest = Doodskoppen mogen niet op de Schatkist liggen; laat ze weg.
refused-pk-unknown-card = Er is geen kaart die “{ $card }” heet. De kaarten zijn: { $known }.
refused-pk-card-before-dice = Dat zijn dobbelstenen, maar eerst komt er een gelukskaart. De kaarten zijn: { $known }.

# Options
option-pk-deck = Als de stapel leeg is
value-pk-deck-reshuffle_when_empty = De gebruikte kaarten worden geschud.
value-pk-deck-cycle = De gebruikte kaarten worden omgedraaid zoals ze liggen, dus de eerste volgorde komt terug.
value-pk-deck-with_replacement = Dat is hij nooit: elke beurt trekt uit alle 35 kaarten.
option-pk-end = Hoe het spel eindigt
value-pk-end-final_round = Is het doel gehaald, dan krijgen de anderen elk nog één beurt.
value-pk-end-sudden = Huisregel: wie als eerste na een beurt genoeg punten heeft, wint meteen.
option-pk-after_failed_round = Het doel na een slotronde die niemand won
value-pk-after_failed_round-final_round = Er begint opnieuw een slotronde.
value-pk-after_failed_round-sudden = Vanaf dan wint meteen wie als eerste een beurt met genoeg punten eindigt.
option-pk-final_cancel = Als in de slotronde niemand het doel nog heeft
value-pk-final_cancel-after_round = De ronde wordt eerst uitgespeeld.
value-pk-final_cancel-immediate = De ronde wordt meteen afgeblazen.
option-pk-first_player = Wie begint
value-pk-first_player-random = Het lot bepaalt het.
value-pk-first_player-host = De host begint.
value-pk-first_player-youngest = Wie als jongste is aangewezen, begint.
value-pk-first_player-rolloff = Iedereen gooit; wie de meeste doodskoppen heeft, begint.
option-pk-full_chest_sea = Twee sabels van een Zeeslag in een volle kist
value-pk-full_chest_sea-true = Ze tellen als stenen die iets opleveren.
value-pk-full_chest_sea-false = Ze tellen niet.
option-pk-full_chest_skull_card = Volle kist met een doodskopkaart
value-pk-full_chest_skull_card-true = Dat kan.
value-pk-full_chest_skull_card-false = Dat kan niet.
option-pk-island_min_dice = Kleinste worp op het Doodskopeiland
value-pk-island_min_dice-2 = Twee stenen.
value-pk-island_min_dice-1 = Eén steen.
option-pk-island_stop = Stoppen op het Doodskopeiland
value-pk-island_stop-may = Je mag stoppen wanneer je wilt.
value-pk-island_stop-must_roll = Je gooit door zolang er genoeg stenen zijn.
option-pk-reroll_all = Alle acht stenen opnieuw gooien
value-pk-reroll_all-allowed = Dat mag.
value-pk-reroll_all-keep_one = Je houdt minstens één steen.
option-pk-score_floor = Laagste score
value-pk-score_floor-none = Die is er niet: scores mogen onder nul zakken.
value-pk-score_floor-zero = Geen score zakt onder nul.
option-pk-sea_bust = Drie doodskoppen in een Zeeslag
value-pk-sea_bust-lose = De slag is verloren, ook met de sabels.
value-pk-sea_bust-zero = Met de sabels is er niets gewonnen of verloren; zonder is de slag verloren.
value-pk-sea_bust-bonus = Met de sabels krijg je toch de bonus; zonder is de slag verloren.
option-pk-nine_alike = Negen goudstukken of negen diamanten, met de kaart
value-pk-nine_alike-as_eight = Ze tellen als acht: 4.000 punten.
value-pk-nine_alike-8000 = Ze leveren 8.000 punten op.
value-pk-nine_alike-instant_win = Stop ermee en je wint het spel.
option-pk-sorceress_island = De Tovenares op het Doodskopeiland
value-pk-sorceress_island-no = Daar komt ze niet.
value-pk-sorceress_island-yes = Eén keer mag daar een doodskop meedoen in een worp.
value-pk-sorceress_island-alone = Eén keer mag daar een doodskop alleen worden gegooid.
option-pk-sorceress_min_dice = Stenen in een worp met een teruggehaalde doodskop
value-pk-sorceress_min_dice-exempt = De doodskop mag alleen worden gegooid.
value-pk-sorceress_min_dice-counts_as_one_of_two = De doodskop heeft een tweede steen nodig.
option-pk-target = Punten die het einde inluiden
value-pk-target-5000 = 5.000 punten: een kort spel.
value-pk-target-6000 = 6.000 punten, zoals gedrukt.
value-pk-target-8000 = 8.000 punten: een lang spel.
value-pk-target-number = Elk honderdtal van 1.000 tot 20.000.
option-pk-tie = Bij een gelijke stand aan kop
value-pk-tie-shared = De koplopers delen de overwinning.
value-pk-tie-playoff = De koplopers spelen elk nog één beurt.
option-pk-win_at = Precies het doel
value-pk-win_at-above = Dat wint niet: je hebt meer nodig.
value-pk-win_at-at_least = Dat is genoeg om te winnen.

# Presets
preset-pk-book = Zoals gedrukt: meer dan 6.000 punten wint na een slotronde.
preset-pk-bga = Zoals op Board Game Arena: 6.000 is genoeg, en een slotronde kan worden afgeblazen.
preset-pk-grid = Zoals programmeerstudenten het kennen: geen score onder nul, 6.000 is genoeg, de Tovenares komt naar het Doodskopeiland.
preset-pk-fr = Zoals in Mille Sabords: houd een steen, gooi door op het Doodskopeiland, en negen gelijke winnen meteen.
preset-pk-sudden = Huisregel: wie als eerste meer dan 6.000 punten heeft, wint meteen.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Waar het om gaat

    Twee tot vijf piraten, vanaf acht jaar, ongeveer een half uur (PK-01, PK-02, PK-03).
    Gooi sets van gelijke symbolen, stop vóór de derde doodskop en verzamel meer dan 6.000 punten (PK-05, PK-17, PK-26).
guide-pk-2 =
    Wat je nodig hebt

    - Acht gelijke dobbelstenen: goudstuk, diamant, aap, papegaai, sabel, doodskop (PK-07, PK-50).
    - 35 gelukskaarten, geschud en gedekt in het midden (PK-08, PK-11, PK-51).

    Het lot bepaalt wie begint; er wordt met de klok mee gespeeld (PK-A02, PK-A03).
guide-pk-3 =
    Jouw beurt

    - Draai een gelukskaart om. Die geldt voor deze beurt (PK-04, PK-A01).
    - Gooi alle acht stenen (PK-12).
    - Doodskoppen gaan opzij en blijven daar (PK-16).
    - Stop dan en pak je punten, of gooi twee of meer stenen opnieuw, zo vaak je durft (PK-13, PK-15, PK-A55).
    - Stenen die je hebt gehouden, zijn bij elke worp weer vrij (PK-14).
    - De derde doodskop beëindigt je beurt, en je krijgt niets (PK-17).
guide-pk-4 =
    Punten

    - Drie gelijke symbolen leveren 100 op, vier 200, vijf 500, zes 1.000, zeven 2.000, acht 4.000 (PK-19, PK-20).
    - Elk goudstuk en elke diamant levert daarnaast 100 op, los of in een set (PK-21, PK-22).
    - Leveren alle acht stenen iets op, dan is je kist vol: 500 extra (PK-23).
guide-pk-5 =
    Het Doodskopeiland

    Vier of meer doodskoppen in je eerste worp, en je zeilt naar het Doodskopeiland (PK-28, PK-A15).

    - Daar krijg je geen punten, maar elke tegenstander verliest er 100 per doodskop (PK-29, PK-32).
    - Gooi door voor meer doodskoppen, met twee of meer stenen tegelijk (PK-30, PK-A18).
    - De beurt eindigt met een worp zonder doodskop, of als je minder dan twee stenen overhebt (PK-31, PK-A19).
    - Doorgooien kost niets: wat je hebt verzameld, telt hoe dan ook (PK-A17).
guide-pk-6 =
    De kaarten

    - Schatkist (4): leg na elke worp stenen op de kaart of haal ze eraf. Beëindigen doodskoppen je beurt, dan tellen die stenen toch (PK-35, PK-36).
    - Kapitein (4): je punten tellen dubbel; op het Doodskopeiland kost elke doodskop 200 (PK-37, PK-38).
    - Tovenares (4): één keer mag een doodskop opnieuw worden gegooid, zelfs de derde (PK-39, PK-40, PK-A08).
    - Goud (4) en Diamant (4): je begint met een goudstuk of een diamant. Dat telt op zich en in een set (PK-45, PK-46).
    - Apenstreken (4): apen en papegaaien zijn één soort (PK-47).
    - Zeeslag (6): je hebt twee, drie of vier sabels nodig. Dan krijg je 300, 500 of 1.000 boven op je stenen (PK-41, PK-42, PK-52).
      Zonder sabels, of met drie doodskoppen, verlies je evenveel en tellen je stenen niet (PK-43, PK-A23). Op zee is er geen Doodskopeiland (PK-44).
    - Doodskoppen (5): je begint met één of twee doodskoppen (PK-49).
guide-pk-7 =
    Het einde

    - Heb je na je beurt 6.000 punten of meer, dan krijgen alle anderen nog één beurt (PK-24, PK-25, PK-A59).
    - Daarna wint de hoogste score, als die boven 6.000 ligt (PK-26). Sta je samen aan kop, dan deel je de overwinning (PK-A46).
    - Staat niemand boven 6.000, dan spelen jullie door (PK-27).
guide-pk-8 =
    Makkelijk over het hoofd gezien

    - Precies 6.000 luidt de slotronde in, maar wint hem niet (PK-A42).
    - Precies drie doodskoppen in de eerste worp leiden niet naar het Doodskopeiland: je beurt is voorbij (PK-A52).
    - Vier doodskoppen na een latere worp leiden er ook niet heen (PK-A53).
    - Doodskoppen op de kaart tellen als doodskoppen op stenen (PK-A14, PK-A15, PK-A16).
    - Stenen van de worp die de derde doodskop bracht, kun je niet meer op de Schatkist redden (PK-A37).
    - Scores mogen onder nul zakken (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Winkansen: het hele spel voor twee opgelost, als beiden zo goed mogelijk spelen; elke beurt is tot het einde doorgerekend.
basis-pk-pile = Winkansen: het spel voor twee opgelost voor kaarten uit een volle stapel; deze beurt is tot het einde doorgerekend, de volgende met de kaarten die er nog zijn.
basis-pk-stretched = Winkansen: geschat uit het opgeloste spel met andere opties; elke beurt is tot het einde doorgerekend.
basis-pk-fitted = Winkansen: geschat met een model dat op gespeelde partijen is afgestemd, uit hoe elke plek er tegen elke andere apart voor zou staan; elke beurt is tot het einde doorgerekend.
basis-pk-final = Winkansen in een beurt die het spel beslist: tot het einde ervan doorgerekend.
