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
pk-card = { $amount ->
        [0] de Schatkist
        [1] de Kapitein
        [2] de Tovenares
        [3] de kaart Goud
        [4] de kaart Diamant
        [5] Apenstreken
        [6] een Zeeslag: er zijn twee sabels nodig
        [7] een Zeeslag: er zijn drie sabels nodig
        [8] een Zeeslag: er zijn vier sabels nodig
        [9] een kaart met één doodskop
       *[10] een kaart met twee doodskoppen
    }
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
card-line-pk-captain = Je punten van deze beurt tellen dubbel.
card-line-pk-sorceress = Eén keer deze beurt mag je een doodskop opnieuw gooien.
card-line-pk-gold = Je begint met één goudstuk.
card-line-pk-diamond = Je begint met één diamant.
card-line-pk-monkey-business = Apen en papegaaien zijn één soort.
card-line-pk-sea-battle-2 = Twee sabels of meer: 300 punten extra. Anders verlies je er 300.
card-line-pk-sea-battle-3 = Drie sabels of meer: 500 punten extra. Anders verlies je er 500.
card-line-pk-sea-battle-4 = Vier sabels of meer: 1.000 punten extra. Anders verlies je er 1.000.
card-line-pk-skulls-1 = Je begint met één doodskop.
card-line-pk-skulls-2 = Je begint met twee doodskoppen.

# What the one to act is asked
phase-pk-draw-card = Trek een gelukskaart.
phase-pk-throw = Gooi de dobbelstenen.
phase-pk-roll = Stoppen, of twee of meer stenen opnieuw gooien?
phase-pk-roll-spell = Stoppen of opnieuw gooien? Met de Tovenares ook één doodskop.
phase-pk-island = Doodskopeiland: doorgooien voor meer doodskoppen, of stoppen?
phase-pk-rescue = Drie doodskoppen! De Tovenares roepen, of je beurt beëindigen?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Stoppen: elke tegenstander verliest { $loss } punten
        [three-skulls] De drie doodskoppen aanvaarden: je beurt is voorbij
       *[table] Nu stoppen: { $points } punten
    }
choice-pk-roll = Opnieuw gooien: { $dice }
choice-pk-revive = { $count ->
        [0] De Tovenares roepen: één doodskop in zijn eentje opnieuw gooien
       *[other] De Tovenares roepen: één doodskop opnieuw gooien met { $dice }
    }
choice-pk-chest = { $count ->
        [0] Alle stenen van de Schatkist halen
       *[other] Op de Schatkist leggen: { $dice }
    }

# What happened
told-pk-card = { $you ->
        [to] Je trekt { pk-card }.
       *[other] { $to } trekt { pk-card }.
    }
told-pk-pile-shuffled = De stapel is leeg: de { $amount } gebruikte kaarten worden geschud.
told-pk-pile-turned-over = De stapel is leeg: de { $amount } gebruikte kaarten worden omgedraaid en komen in dezelfde volgorde terug.
told-pk-revived = { $you ->
        [to] Je roept de Tovenares: één doodskop wordt opnieuw gegooid.
       *[other] { $to } roept de Tovenares: één doodskop wordt opnieuw gegooid.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Je haalt alle stenen van de Schatkist.
            [one] Je hebt één steen veilig op de Schatkist.
           *[other] Je hebt { $amount } stenen veilig op de Schatkist.
        }
       *[other] { $amount ->
            [0] { $to } haalt alle stenen van de Schatkist.
            [one] { $to } heeft één steen veilig op de Schatkist.
           *[other] { $to } heeft { $amount } stenen veilig op de Schatkist.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Drie doodskoppen – je bent je beurt kwijt!
           *[other] { $amount } doodskoppen – je bent je beurt kwijt!
        }
       *[other] { $amount ->
            [3] Drie doodskoppen – { $to } is de beurt kwijt!
           *[other] { $amount } doodskoppen – { $to } is de beurt kwijt!
        }
    }
told-pk-chest-saved = { told-to }: stenen op de Schatkist +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] Je scoort niets.
       *[other] { $to } scoort niets.
    }
told-pk-set-of-coins = { told-to }: set goudstukken +{ $amount }
told-pk-set-of-diamonds = { told-to }: set diamanten +{ $amount }
told-pk-set-of-monkeys = { told-to }: set apen +{ $amount }
told-pk-set-of-parrots = { told-to }: set papegaaien +{ $amount }
told-pk-set-of-animals = { told-to }: apen en papegaaien samen +{ $amount }
told-pk-set-of-swords = { told-to }: set sabels +{ $amount }
told-pk-nine-alike-extra = { told-to }: negen gelijke +{ $amount }
told-pk-coins = { told-to }: goudstukken +{ $amount }
told-pk-diamonds = { told-to }: diamanten +{ $amount }
told-pk-full-chest = Volle kist! { told-to }: +{ $amount }
told-pk-captain = De Kapitein verdubbelt het! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] Je wint de Zeeslag: +{ $amount }
       *[other] { $to } wint de Zeeslag: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Je verliest de Zeeslag: −{ $amount }
       *[other] { $from } verliest de Zeeslag: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] Je Zeeslag wordt afgebroken: niets gewonnen, niets verloren.
       *[other] De Zeeslag van { $to } wordt afgebroken: niets gewonnen, niets verloren.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] De sabels winnen de Zeeslag toch: +{ $amount } voor jou
       *[other] De sabels winnen de Zeeslag toch: +{ $amount } voor { $to }
    }
told-pk-island = { $you ->
        [to] { $amount } doodskoppen! Je zeilt naar het Doodskopeiland.
       *[other] { $amount } doodskoppen! { $to } zeilt naar het Doodskopeiland.
    }
told-pk-island-more-skulls = { $you ->
        [to] Je hebt nu { $amount } doodskoppen.
       *[other] { $to } heeft nu { $amount } doodskoppen.
    }
told-pk-island-spell = { $you ->
        [to] Na de spreuk heb je { $amount } doodskoppen.
       *[other] Na de spreuk heeft { $to } { $amount } doodskoppen.
    }
told-pk-island-no-skull = { $you ->
        [to] Geen doodskop deze keer: je verlaat het Doodskopeiland met { $amount } doodskoppen.
       *[other] Geen doodskop deze keer: { $to } verlaat het Doodskopeiland met { $amount } doodskoppen.
    }
told-pk-island-all-skulls = { $you ->
        [to] Alleen maar doodskoppen: je verlaat het Doodskopeiland met { $amount }.
       *[other] Alleen maar doodskoppen: { $to } verlaat het Doodskopeiland met { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [one] Met nog maar één steen kun je niet doorgooien: je verlaat het Doodskopeiland.
           *[other] Met nog maar { $amount } stenen kun je niet doorgooien: je verlaat het Doodskopeiland.
        }
       *[other] { $amount ->
            [one] { $to } kan met nog maar één steen niet doorgooien en verlaat het Doodskopeiland.
           *[other] { $to } kan met nog maar { $amount } stenen niet doorgooien en verlaat het Doodskopeiland.
        }
    }
told-pk-island-loss = { $you ->
        [from] Je verliest { $amount } punten door het Doodskopeiland.
       *[other] { $from } verliest { $amount } punten door het Doodskopeiland.
    }
told-pk-lifted = { $you ->
        [to] Je score gaat terug naar nul.
       *[other] De score van { $to } gaat terug naar nul.
    }
told-pk-final-round = { $you ->
        [to] Je hebt { $amount } punten: alle anderen krijgen nog één beurt.
       *[other] { $to } heeft { $amount } punten: alle anderen krijgen nog één beurt.
    }
told-pk-final-round-off = Niemand heeft nog { $amount } punten: de slotronde gaat niet door.
told-pk-play-on = Niemand heeft genoeg om te winnen (doel: { $amount }): het spel gaat door.
told-pk-sudden-from-now = Er komt geen slotronde meer: wie als eerste een beurt eindigt met genoeg punten (doel: { $amount }), wint meteen.
told-pk-playoff = { $amount } spelers staan samen aan kop en spelen elk nog één beurt.
told-pk-wins = { $you ->
        [to] Je wint met { $amount } punten!
       *[other] { $to } wint met { $amount } punten!
    }
told-pk-shared = { $amount } spelers staan samen aan kop en delen de overwinning.
told-pk-nine-alike = { $you ->
        [to] Negen gelijke! Je wint het spel.
       *[other] Negen gelijke! { $to } wint het spel.
    }
told-pk-leave = { $you ->
        [to] Je verlaat het spel; je score blijft op { $amount } staan.
       *[other] { $to } verlaat het spel; de score blijft op { $amount } staan.
    }
told-pk-turn-dropped = { $you ->
        [to] Je beurt eindigt zonder resultaat.
       *[other] De beurt van { $to } eindigt zonder resultaat.
    }
told-pk-last-one = { $you ->
        [to] Je blijft als laatste over en wint.
       *[other] { $to } blijft als laatste over en wint.
    }
told-pk-last-tied = { $you ->
        [to] Je blijft als laatste van de koplopers over en wint.
       *[other] { $to } blijft als laatste van de koplopers over en wint.
    }

# Refusals
refused-pk-unknown-choice = Die keuze bestaat niet in Piraten Kapern; kies er een uit de lijst.
refused-pk-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refused-pk-first-player-open = Het staat nog niet vast wie begint; wacht op de loting.
refused-pk-card-comes-first = Eerst komt er een gelukskaart; wacht tot die is getrokken.
refused-pk-dice-must-fall = Er is nog niet gegooid; wacht op de worp.
refused-pk-stop-barred = Aan deze tafel gooi je op het Doodskopeiland door zolang er genoeg stenen zijn; kies stenen om te gooien.
refused-pk-dice-not-there = Die stenen liggen er niet; kies andere.
refused-pk-dice-stowed = Sommige van die stenen liggen op de Schatkist en mogen daar niet opnieuw worden gegooid; kies andere.
refused-pk-no-dice-named = Noem de stenen die je opnieuw gooit, of stop.
refused-pk-two-dice = Elke worp vraagt twee of meer stenen; neem er een bij, of stop.
refused-pk-island-two-dice = Dat zijn te weinig stenen voor een worp op het Doodskopeiland; neem er een bij.
refused-pk-keep-one = Aan deze tafel moet je één steen houden; laat minstens een van de acht liggen.
refused-pk-three-skulls = Met drie doodskoppen kan alleen de Tovenares helpen; gooi één doodskop opnieuw, of laat je beurt eindigen.
refused-pk-no-sorceress = Je kaart is niet de Tovenares; doodskoppen blijven waar ze zijn.
refused-pk-spell-spent = De Tovenares heeft je deze beurt al geholpen.
refused-pk-no-skull = Er is geen doodskop om terug te halen; neem andere stenen.
refused-pk-no-spell-here = Aan deze tafel komt de Tovenares niet naar het Doodskopeiland; neem andere stenen.
refused-pk-skull-not-alone = Aan deze tafel heeft de doodskop een tweede steen nodig; neem er een bij.
refused-pk-skull-by-itself = Op het Doodskopeiland wordt de doodskop in zijn eentje opnieuw gegooid: noem geen andere stenen.
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
value-pk-deck-cycle = De gebruikte kaarten worden omgedraaid zoals ze liggen en komen in dezelfde volgorde terug.
value-pk-deck-with_replacement = Dat is hij nooit: elke beurt trek je uit alle 35 kaarten.
option-pk-end = Hoe het spel eindigt
value-pk-end-final_round = Is het doel gehaald, dan krijgen alle anderen nog één beurt.
value-pk-end-sudden = Huisregel: wie als eerste na een beurt genoeg punten heeft, wint meteen.
option-pk-after_failed_round = Als na een slotronde zonder winnaar iemand het doel haalt
value-pk-after_failed_round-final_round = Wie daarna het doel haalt, luidt opnieuw een slotronde in.
value-pk-after_failed_round-sudden = Vanaf dan wint meteen wie als eerste een beurt met genoeg punten eindigt.
option-pk-final_cancel = Als in de slotronde niemand meer op het doel staat
value-pk-final_cancel-after_round = De ronde wordt eerst uitgespeeld.
value-pk-final_cancel-immediate = De ronde wordt meteen afgeblazen.
option-pk-first_player = Wie begint
value-pk-first_player-random = Wie begint, wordt geloot.
value-pk-first_player-host = De host begint.
value-pk-first_player-youngest = Wie als jongste is aangewezen, begint.
value-pk-first_player-rolloff = Iedereen gooit; wie de meeste doodskoppen heeft, begint. Bij een gelijke stand wordt opnieuw gegooid.
option-pk-full_chest_sea = Volle kist: de twee sabels van een Zeeslag
value-pk-full_chest_sea-true = Ze tellen als stenen die punten opleveren.
value-pk-full_chest_sea-false = Ze tellen niet.
option-pk-full_chest_skull_card = Volle kist met een doodskopkaart
value-pk-full_chest_skull_card-true = Dat kan.
value-pk-full_chest_skull_card-false = Dat kan niet.
option-pk-island_min_dice = Kleinste aantal stenen in een worp op het Doodskopeiland
value-pk-island_min_dice-2 = Twee stenen.
value-pk-island_min_dice-1 = Eén steen.
option-pk-island_stop = Stoppen op het Doodskopeiland
value-pk-island_stop-may = Je mag stoppen wanneer je wilt.
value-pk-island_stop-must_roll = Je gooit door zolang er genoeg stenen zijn.
option-pk-reroll_all = Alle acht stenen opnieuw gooien
value-pk-reroll_all-allowed = Dat mag.
value-pk-reroll_all-keep_one = Je moet minstens één steen houden.
option-pk-score_floor = Laagste score
value-pk-score_floor-none = Scores mogen onder nul zakken.
value-pk-score_floor-zero = Geen score zakt onder nul.
option-pk-sea_bust = Drie doodskoppen in een Zeeslag
value-pk-sea_bust-lose = De Zeeslag is verloren, sabels of niet.
value-pk-sea_bust-zero = Met de sabels is er niets gewonnen of verloren; zonder is de Zeeslag verloren.
value-pk-sea_bust-bonus = Met de sabels krijg je toch de bonus; zonder is de Zeeslag verloren.
option-pk-nine_alike = Negen goudstukken of negen diamanten, met de kaart
value-pk-nine_alike-as_eight = Ze tellen als acht: 4.000 punten.
value-pk-nine_alike-8000 = Ze leveren 8.000 punten op.
value-pk-nine_alike-instant_win = Wie daarmee stopt, wint het spel.
option-pk-sorceress_island = De Tovenares op het Doodskopeiland
value-pk-sorceress_island-no = Ze komt niet naar het Doodskopeiland.
value-pk-sorceress_island-yes = Eén keer mag daar een doodskop meedoen in een worp.
value-pk-sorceress_island-alone = Eén keer mag daar een doodskop in zijn eentje opnieuw worden gegooid.
option-pk-sorceress_min_dice = Stenen in een worp met de Tovenares
value-pk-sorceress_min_dice-exempt = De doodskop mag in zijn eentje opnieuw worden gegooid.
value-pk-sorceress_min_dice-counts_as_one_of_two = De doodskop moet samen met een tweede steen worden gegooid.
option-pk-target = Doel
value-pk-target-5000 = 5.000 punten: een kort spel.
value-pk-target-6000 = 6.000 punten, zoals gedrukt.
value-pk-target-8000 = 8.000 punten: een lang spel.
value-pk-target-number = Elk honderdtal van 1.000 tot 20.000.
option-pk-tie = Bij een gelijke stand aan kop
value-pk-tie-shared = De koplopers delen de overwinning.
value-pk-tie-playoff = De koplopers spelen elk nog één beurt.
option-pk-win_at = Met precies zoveel punten als het doel
value-pk-win_at-above = Dat is niet genoeg: je hebt meer nodig.
value-pk-win_at-at_least = Dat is genoeg om te winnen.

# Presets
preset-pk-book = Zoals gedrukt: om te winnen heb je na een slotronde meer dan 6.000 punten nodig.
preset-pk-bga = Zoals op Board Game Arena: 6.000 is genoeg, en een slotronde kan worden afgeblazen.
preset-pk-grid = Zoals programmeerstudenten het kennen: geen score onder nul, 6.000 is genoeg, de Tovenares komt naar het Doodskopeiland.
preset-pk-fr = Zoals in Mille Sabords: houd een steen, gooi door op het Doodskopeiland, en met negen gelijke win je meteen.
preset-pk-sudden = Huisregel: wie als eerste meer dan 6.000 punten heeft, wint meteen.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Waar het om gaat

    Twee tot vijf piraten, vanaf acht jaar, ongeveer een half uur (PK-01, PK-02, PK-03).

    Gooi sets van gelijke symbolen, stop vóór de derde doodskop en verzamel { $target } punten (PK-05, PK-17, PK-24).
guide-pk-2 =
    Wat je nodig hebt

    - Acht gelijke dobbelstenen: goudstuk, diamant, aap, papegaai, sabel, doodskop (PK-07, PK-50).
    - 35 gelukskaarten, geschud en gedekt in het midden (PK-08, PK-11, PK-51).

    { $first_player_told } Daarna gaat het met de klok mee (PK-A02, PK-A03).
guide-pk-3 =
    Jouw beurt

    - Trek een gelukskaart. Die geldt voor deze beurt (PK-04, PK-A01).
    - Gooi alle acht stenen (PK-12).
    - Leg doodskoppen opzij. Daar blijven ze (PK-16).
    - Stop dan en pak je punten, of gooi twee of meer stenen opnieuw, zo vaak je durft. { $reroll_all ->
        [keep_one] { $reroll_all_told }{" "}
       *[other] {""}
    }(PK-13, PK-15, PK-A05)
    - Stenen die je hebt gehouden, mag je later toch opnieuw gooien (PK-14).
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
    - Gooi door voor meer doodskoppen, { $island_min_dice ->
        [1] met zoveel stenen als je wilt
       *[other] met minstens twee stenen
    }. { $island_stop_told } Wat je hebt verzameld, telt hoe dan ook (PK-30, PK-A17, PK-A18).
    - De beurt eindigt met een worp zonder doodskop, of als je { $island_min_dice ->
        [1] geen stenen meer
       *[other] minder dan twee stenen
    } overhebt (PK-31, PK-A19).
guide-pk-6 =
    De kaarten

    - Schatkist (4): leg na elke worp stenen op de kaart of haal ze eraf. Beëindigen doodskoppen je beurt, dan tellen die stenen toch (PK-35, PK-36).
    - Kapitein (4): je punten tellen dubbel; op het Doodskopeiland kost elke doodskop 200 (PK-37, PK-38).
    - Tovenares (4): één keer mag je een doodskop opnieuw gooien, zelfs de derde. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Goud (4) en Diamant (4): je begint met een goudstuk of een diamant. Die telt op zich en in een set (PK-45, PK-46).
    - Apenstreken (4): apen en papegaaien zijn één soort (PK-47).
    - Zeeslag (6): je hebt twee, drie of vier sabels nodig. Daarmee krijg je 300, 500 of 1.000 boven op de punten van je stenen; zonder verlies je
      evenveel en tellen je stenen niet (PK-41, PK-42, PK-43, PK-52). Drie doodskoppen? { $sea_bust_told } Op zee is er geen Doodskopeiland (PK-44, PK-A23).
    - Doodskoppen (5): je begint met één of twee doodskoppen (PK-49).
guide-pk-7 =
    Het einde

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Daarna wint de hoogste score.
    } (PK-24, PK-25, PK-26)
    - Precies { $target }? { $win_at_told } (PK-A42)
    - Heeft niemand genoeg, dan spelen jullie door.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - Samen aan kop? { $tie_told } (PK-A46)
guide-pk-8 =
    Makkelijk over het hoofd gezien

    - Precies drie doodskoppen in de eerste worp leiden niet naar het Doodskopeiland: je bent je beurt kwijt (PK-A52).
    - Vier doodskoppen na een latere worp leiden er ook niet heen (PK-A53).
    - Doodskoppen op de kaart tellen als doodskoppen op stenen (PK-A14, PK-A15, PK-A16).
    - Ligt de derde doodskop er, dan is het te laat om stenen op de Schatkist te leggen (PK-A37).
    - Negen goudstukken of diamanten, met de kaart? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Winkansen: het hele spel voor twee opgelost, als beiden zo goed mogelijk spelen; elke beurt is tot het einde doorgerekend.
basis-pk-pile = Winkansen: het spel voor twee opgelost voor kaarten uit een volle stapel; deze beurt is tot het einde doorgerekend, de volgende met de kaarten die er nog zijn.
basis-pk-stretched = Winkansen: geschat uit het opgeloste spel met andere opties; elke beurt is tot het einde doorgerekend.
basis-pk-three = Winkansen: het hele spel voor drie opgelost, met kaarten uit een volle stapel, tot niemand nog veel kon winnen door een beurt anders te spelen; elke beurt is tot het einde doorgerekend.
basis-pk-fitted = Winkansen: geschat met een model dat op gespeelde partijen is afgestemd, op grond van hoe elke plek er tegen elke andere voor staat; elke beurt is tot het einde doorgerekend.
basis-pk-final = Winkansen in een beurt die het spel beslist: tot het einde ervan doorgerekend.
