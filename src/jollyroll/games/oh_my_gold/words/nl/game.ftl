# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Kraak de kisten, laad de schatten in en hoop dat het geen visgraten zijn.

# Nouns
face-omg-key = sleutel
face-omg-coin = munt
face-omg-diamond = diamant
face-omg-sword = sabel
place-omg-row = de rij kisten
place-omg-pile = de stapel
place-omg-gone = uit het spel

omg-locks = { $locks ->
        [0] geen slot
        [one] één slot
       *[other] { $locks } sloten
    }
omg-points = { $amount ->
        [0] geen punten
        [one] één punt
       *[other] { $amount } punten
    }
omg-treasure = { $treasure ->
        [C] één munt
        [D] één diamant
        [CC] twee munten
        [CD] een munt en een diamant
        [DD] twee diamanten
        [CCC] drie munten
        [CCD] twee munten en een diamant
        [CDD] een munt en twee diamanten
        [DDD] drie diamanten
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = één slot
locks-omg-2 = twee sloten
locks-omg-3 = drie sloten
find-omg-C = één munt
find-omg-D = één diamant
find-omg-CC = twee munten
find-omg-CD = een munt en een diamant
find-omg-DD = twee diamanten
find-omg-CCC = drie munten
find-omg-CCD = twee munten en een diamant
find-omg-CDD = een munt en twee diamanten
find-omg-DDD = drie diamanten
find-omg-F = visgraten

# What the one to act is asked
phase-omg-throw = Gooi de dobbelstenen.
phase-omg-next-lock = De volgende kist van de stapel toont zijn sloten.
phase-omg-open-chest = De kist wordt omgedraaid.
phase-omg-reroll = Deze worp houden, of alle vier opnieuw gooien?
phase-omg-commit = Nu stenen inzetten, de rest opnieuw gooien, of deze worp houden?
phase-omg-place = Welke kist of schat maak je vol?

# Choices in a list
choice-omg-stop = Deze worp houden
choice-omg-done = De andere stenen opzijleggen
choice-omg-roll = Opnieuw gooien
choice-omg-ship = { $you ->
        [victim] Een sabel op jouw schip leggen
       *[other] Een sabel op het schip van { $victim } leggen
    }
choice-omg-open = Kist { $chest } openen ({ omg-locks }): { $dice }
choice-omg-load = Een schat inladen ({ omg-treasure }): { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Een schat van jou stelen ({ omg-treasure }): { $dice }
           *[other] Een schat van jou stelen ({ omg-treasure }): { $dice }, en een sabel op je schip
        }
       *[other] { $boarding ->
            [0] Een schat van { $victim } stelen ({ omg-treasure }): { $dice }
           *[other] Een schat van { $victim } stelen ({ omg-treasure }): { $dice }, en een sabel op het schip
        }
    }
choice-omg-lay-chest = Met kist { $chest } beginnen ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Met inladen beginnen ({ omg-treasure }): { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Met stelen van jou beginnen ({ omg-treasure }): { $dice }
       *[other] Met stelen van { $victim } beginnen ({ omg-treasure }): { $dice }
    }
choice-omg-add-chest = Kist { $chest } verder vullen ({ omg-locks }): { $dice }
choice-omg-add-treasure = Verder inladen ({ omg-treasure }): { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Verder stelen van jou ({ omg-treasure }): { $dice }
           *[other] Verder stelen van jou ({ omg-treasure }): { $dice }, en een sabel op je schip
        }
       *[other] { $boarding ->
            [0] Verder stelen van { $victim } ({ omg-treasure }): { $dice }
           *[other] Verder stelen van { $victim } ({ omg-treasure }): { $dice }, en een sabel op het schip
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Je opent een kist.
            [one] Je opent een kist met één slot.
           *[other] Je opent een kist met { $amount } sloten.
        }
       *[other] { $amount ->
            [0] { $to } opent een kist.
            [one] { $to } opent een kist met één slot.
           *[other] { $to } opent een kist met { $amount } sloten.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Er zitten geen munten in.
        [one] Er zit één munt in.
       *[other] Er zitten { $amount } munten in.
    }
told-omg-find-diamonds = { $amount ->
        [0] Er zitten geen diamanten in.
        [one] Er zit één diamant in.
       *[other] Er zitten { $amount } diamanten in.
    }
told-omg-fishbones = { $you ->
        [to] Visgraten! Ze gaan meteen op jouw schip.
       *[other] Visgraten! Ze gaan meteen op het schip van { $to }.
    }
told-omg-load = { $you ->
        [to] Je laadt een schat in, goed voor { omg-points }.
       *[other] { $to } laadt een schat in, goed voor { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Je steelt van { $from } een schat, goed voor { omg-points }.
        [from] { $to } steelt van jou een schat, goed voor { omg-points }.
       *[other] { $to } steelt van { $from } een schat, goed voor { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Er komt een nieuwe kist in de rij.
        [one] Er komt een nieuwe kist met één slot in de rij.
       *[other] Er komt een nieuwe kist met { $amount } sloten in de rij.
    }
told-omg-next-lock = { $amount ->
        [0] De stapel is leeg.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Je hebt elke steen gebruikt.
            [one] Je verliest één ongebruikte steen.
           *[other] Je verliest { $amount } ongebruikte stenen.
        }
       *[other] { $amount ->
            [0] { $to } heeft elke steen gebruikt.
            [one] { $to } verliest één ongebruikte steen.
           *[other] { $to } verliest { $amount } ongebruikte stenen.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] Geen van je vroeg ingezette stenen is verspild.
            [one] Eén steen die je vroeg had ingezet is verspild: de kaart werd niet vol.
           *[other] { $amount } stenen die je vroeg had ingezet zijn verspild: hun kaarten werden niet vol.
        }
       *[other] { $amount ->
            [0] Geen vroeg ingezette steen van { $to } is verspild.
            [one] Eén steen die { $to } vroeg had ingezet is verspild: de kaart werd niet vol.
           *[other] { $amount } stenen die { $to } vroeg had ingezet zijn verspild: hun kaarten werden niet vol.
        }
    }
told-omg-last-chest = { $you ->
        [to] Je hebt de laatste kist geopend!
       *[other] { $to } heeft de laatste kist geopend!
    }
told-omg-final-turns = Laatste beurten: iedereen krijgt er nog één.
told-omg-shared = { $amount ->
        [one] Eén speler wint.
       *[other] { $amount } spelers staan in alles gelijk en delen de overwinning.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Je verlaat het spel.
            [one] Je verlaat het spel, en je niet ingeladen schat verdwijnt.
           *[other] Je verlaat het spel, en je { $amount } niet ingeladen schatten verdwijnen.
        }
       *[other] { $amount ->
            [0] { $from } verlaat het spel.
            [one] { $from } verlaat het spel, en één niet ingeladen schat verdwijnt.
           *[other] { $from } verlaat het spel, en { $amount } niet ingeladen schatten verdwijnen.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Je beurt eindigt hier.
       *[other] De beurt van { $to } eindigt hier.
    }

# Why not
refused-omg-unknown-choice = Die keuze bestaat niet in Oh My Gold!; kies er een uit de lijst.
refused-omg-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refused-omg-chance-decides = Eerst komen de dobbelstenen of kaarten; wacht daarop.
refused-omg-still-rolling = Zeg eerst of je deze worp houdt: stoppen, of opnieuw gooien.
refused-omg-rolling-over = Het gooien is voorbij: zet de stenen in zoals ze liggen.
refused-omg-must-place = Deze stenen kunnen nog een kist of een schat van jou vol maken; zet ze in voordat je er opzijlegt.
refused-omg-must-roll = Een kaart met stenen erop is nog niet vol: gooi eerst de andere stenen.
refused-omg-no-such-chest = Op die plek van de rij ligt geen kist; kies een andere.
refused-omg-no-such-treasure = Voor dat schip ligt geen schat van die soort zonder stenen erop.
refused-omg-dice-on-it = Op die kist liggen al stenen.
refused-omg-no-such-card = Op zo’n kaart liggen geen stenen.
refused-omg-card-complete = Die kaart is vol en neemt geen stenen meer.
refused-omg-no-stealing = Aan deze tafel steelt niemand: kies daarvoor de variant Oude Zeerotten.
refused-omg-no-such-ship = Dat is geen schip van een tegenstander; kies een ander.
refused-omg-steals-from-self = Je kunt niet van jezelf stelen; een eigen schat laad je in.
refused-omg-nothing-to-steal = Voor dat schip ligt geen schat; kies een ander.
refused-omg-ship-boarded = Op dat schip ligt al een sabel, en één is genoeg.
refused-omg-no-sword-for-ship = Een diefstal vraagt nog een sabel, voor het schip zelf.
refused-omg-sword-wasted = Die sabel zou verspild zijn: noem de schat die hij moet stelen.
refused-omg-no-dice-named = Noem de stenen die op de kaart gaan.
refused-omg-dice-not-there = Niet al deze stenen liggen op tafel; kies uit wat er ligt.
refused-omg-dice-do-not-fit = Deze stenen passen niet in de vakken van de kaart; kies andere.
refused-omg-not-complete = Deze stenen maken de kaart niet vol: elk vak moet gevuld zijn.
refused-omg-keep-one-to-roll = Houd minstens één steen over om te gooien, of maak alles vol waaraan je bent begonnen.
refused-omg-seafarers-need-reroll = Zeevaarders moeten opnieuw kunnen gooien: dat is hun tweede worp.
refused-omg-die-symbol = “{ $symbol }” is geen symbool van een dobbelsteen: K is een sleutel, C een munt, D een diamant, W een sabel.
refused-omg-die-sides = { $given ->
        [one] Een dobbelsteen heeft zes symbolen, niet één.
       *[other] Een dobbelsteen heeft zes symbolen, niet { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Een dobbelsteen heeft minstens één sleutel nodig.
        [C] Een dobbelsteen heeft minstens één munt nodig.
       *[D] Een dobbelsteen heeft minstens één diamant nodig.
    }
refused-omg-deck-card = “{ $card }” is geen kaart: schrijf één tot drie sloten, dan F voor visgraten of hoogstens drie keer C en D, bijvoorbeeld 2CCD.
refused-omg-deck-size = { $given ->
        [one] Een set heeft 18 kaarten, niet één.
       *[other] Een set heeft 18 kaarten, niet { $given }.
    }
refused-omg-no-such-locks = “{ $text }” is geen aantal sloten: een kist heeft er 1, 2 of 3.
refused-omg-no-such-find = “{ $text }” is geen schat: schrijf F voor visgraten of hoogstens drie keer C en D.

# Options
option-omg-deck = De kaarten
value-omg-deck-default = 18 kaarten met 34 punten en drie visgraten (ongecontroleerd: de gedrukte kaarten zijn niet gepubliceerd).
value-omg-deck-custom = Je eigen 18 kaarten, bijvoorbeeld custom:1F,1C,2CD,3CDD enzovoort.
option-omg-dice = De dobbelstenen
value-omg-dice-k2c2d1s1 = Twee sleutels, twee munten, een diamant, een sabel (ongecontroleerd: de gedrukte dobbelsteen is niet gepubliceerd).
value-omg-dice-k2c1d2s1 = Twee sleutels, een munt, twee diamanten, een sabel (ongecontroleerd).
value-omg-dice-k2c1d1s2 = Twee sleutels, een munt, een diamant, twee sabels (ongecontroleerd).
value-omg-dice-custom = Je eigen zes kanten, bijvoorbeeld custom:KKCCDW (K sleutel, C munt, D diamant, W sabel).
option-omg-end = Het einde van het spel
value-omg-end-final_turns = Na de laatste kist krijgt iedereen nog één beurt.
value-omg-end-on_last_open = Het spel eindigt met de beurt die de laatste kist opent.
value-omg-end-all_claimed = Jullie spelen tot er voor geen schip meer een schat ligt (huisregel).
option-omg-first_player = Wie begint
value-omg-first_player-youngest = De jongste begint (de host zegt wie dat is); anders wordt er geloot.
value-omg-first_player-random = Wie begint, wordt geloot.
value-omg-first_player-host = De host begint.
option-omg-placement = Moeten stenen worden gebruikt?
value-omg-placement-maximal = Stenen die een kist of een eigen schat vol kunnen maken, moeten worden gebruikt.
value-omg-placement-free = Je mag elke steen opzijleggen.
option-omg-rerolls = Opnieuw gooien
value-omg-rerolls-1 = Je mag alle vier stenen één keer opnieuw gooien.
value-omg-rerolls-0 = Niet opnieuw gooien, voor de allerjongsten (huisregel).
option-omg-same_turn_load = Een schat inladen in de beurt waarin je hem opent
value-omg-same_turn_load-no = Nee: alle stenen worden ingezet voordat er een kist wordt omgedraaid.
value-omg-same_turn_load-yes = Ja: elke kaart werkt meteen, en overgebleven stenen mogen op wat net is geopend.
option-omg-seadogs = Oude Zeerotten
value-omg-seadogs-off = Niemand steelt.
value-omg-seadogs-on = Je kunt schatten stelen die anderen nog niet hebben ingeladen (vanaf zes jaar).
option-omg-seafarer_commit = Stenen die Zeevaarders vroeg inzetten
value-omg-seafarer_commit-partial = Vroeg ingezette stenen mogen op een kaart liggen die nog niet vol is.
value-omg-seafarer_commit-complete_only = Vroeg ingezette stenen moeten de kaart of een hele diefstal vol maken.
option-omg-seafarers = Ervaren Zeevaarders
value-omg-seafarers-off = Opnieuw gooien doe je met alle vier stenen.
value-omg-seafarers-on = Je mag eerst een paar stenen inzetten en alleen de andere opnieuw gooien.

preset-omg-base = Het spel zoals het in de spelregels staat.
preset-omg-first = Een eerste spel voor de allerjongsten: niet opnieuw gooien (huisregel).
preset-omg-seafarers = Ervaren Zeevaarders: zet een paar stenen in, gooi de andere opnieuw.
preset-omg-seadogs = Oude Zeerotten: steel schatten die anderen nog niet hebben ingeladen.
preset-omg-seafarers-seadogs = Beide varianten: Ervaren Zeevaarders en Oude Zeerotten.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Waar het om gaat

    Twee tot vier piraten (OMG-A03). De spelregels noemen geen leeftijd; winkels en recensenten zeggen: vanaf vijf jaar.

    Open de kisten in het midden met sleutels en laad dan op je schip wat je vindt. Elke munt en elke diamant die je hebt ingeladen
    is een punt, en wie de meeste punten heeft, wint (OMG-23, OMG-31).

    Let op: een geopende kist is nog geen buit. De schat ligt voor je schip tot je hem inlaadt (OMG-19, OMG-22).
guide-omg-2 =
    Wat er in de doos zit

    - Vier gelijke dobbelstenen, met sleutels, munten, diamanten en sabels (OMG-01, OMG-A38).
    - 18 kaarten: een kist met één tot drie sloten op de ene kant, hoogstens drie munten en diamanten, of visgraten,
      op de andere (OMG-02, OMG-16).
    - Vier schepen (OMG-03).

    Hoe vaak elk symbool op de gedrukte dobbelstenen en kaarten staat, is nergens gepubliceerd. De onze zijn daarom ongecontroleerd: een
    dobbelsteen met twee sleutels, twee munten, een diamant en een sabel, en kaarten met 19 munten, 15 diamanten en drie visgraten.
    Heb je het spel zelf, speel dan met je eigen dobbelstenen en kaarten (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Voor je begint

    - Iedereen heeft een schip (OMG-04, OMG-A04).
    - De kaarten worden geschud tot een stapel, kisten naar boven. De bovenste drie liggen ernaast (OMG-05, OMG-06, OMG-A39).
    - Iedereen kan zien hoeveel sloten de volgende kist van de stapel heeft (OMG-A05).
    - { $first_player_told } Daarna gaat het met de klok mee (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Jouw beurt: gooien

    Gooi alle vier stenen. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] Bevallen ze je niet, gooi dan alle vier opnieuw, één keer; de tweede worp telt (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Jouw beurt: stenen inzetten

    Leg je stenen op kaarten. Een kaart moet helemaal gevuld worden (OMG-12).

    - Sleutels gaan op kisten: zoveel als er sloten zijn (OMG-15, OMG-17).
    - Munten en diamanten gaan op je eigen schatten: precies wat ze tonen (OMG-20, OMG-21).
    - Een sabel is een joker: hij staat voor een sleutel, een munt of een diamant. Gebruik er zoveel als je hebt (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } Welke kaarten je vult, bepaal jij (OMG-11, OMG-A07).
    - Stenen die nergens passen, zijn deze beurt verloren (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Elke kaart werkt zodra hij vol is (OMG-A08).
       *[other] Pas als elke steen is ingezet of opzijgelegd, gebeurt er iets (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Jouw beurt: wat er gebeurt

    - Geopende kisten worden omgedraaid. De schat ligt voor je schip, zodat iedereen hem ziet. { $same_turn_load ->
        [yes] Heb je de juiste stenen over, dan laad je hem meteen in (OMG-19, OMG-A08).
       *[other] Inladen kan vanaf je volgende beurt (OMG-19, OMG-A08).
    }
    - Hoe meer sloten, hoe beter de schat (OMG-18).
    - Visgraten gaan meteen op je schip en zijn niets waard (OMG-25, OMG-26).
    - Ingeladen schatten gaan onder je schip: dat is je buit (OMG-22).
    - Dan gaan de stenen naar links, en nieuwe kisten vullen de lege plekken zolang ze er zijn (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    Het einde

    { $end ->
        [final_turns] Is de laatste van de 18 kisten geopend, dan krijgt iedereen nog één beurt: eerst de speler links van wie hem opende, en die zelf als laatste (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Dan wordt de buit geteld; schatten die nog voor een schip liggen, tellen niet (OMG-A18).

    Bij gelijke punten wint wie meer diamanten heeft, dan wie minder visgraten heeft. Wie dan nog gelijkstaat, deelt de overwinning (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variant: Ervaren Zeevaarders

    Na de eerste worp mag je een paar stenen inzetten. Die blijven liggen. Gooi de andere dan één keer opnieuw en zet ze in
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Een kaart die op het eind niet vol is, levert niets op (OMG-A23).
guide-omg-9 =
    Variant: Oude Zeerotten

    Vanaf zes jaar (OMG-36). Je mag ook schatten stelen die voor een ander schip liggen (OMG-37):

    - Leg één sabel op dat schip. Die is genoeg voor al zijn schatten en is geen joker (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Maak met je andere stenen een of meer schatten vol die voor dat schip liggen (OMG-39).

    Wat je steelt, gaat meteen op je eigen schip. Niemand hoeft te stelen, en visgraten kun je niet stelen (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Beide varianten gaan goed samen (OMG-A34).
guide-omg-10 =
    Elke tafel is anders

    - Moet elke steen die past worden gebruikt? Sommigen zeggen van niet en leggen opzij wat ze willen (OMG-A07).
    - Mogen Zeevaarders stenen op een kaart leggen die nog niet vol wordt? Sommigen zeggen van niet (OMG-A23).
    - Sommigen laden een schat al in de beurt in waarin ze hem openen (OMG-A08).
    - Sommigen laten het spel eindigen met de laatste kist, anderen pas als elke schat is ingeladen (OMG-A19).
    - De allerjongsten mogen spelen zonder opnieuw te gooien (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Winkansen: deze beurt is tot het einde doorgerekend; wat daarna komt, schat een model dat op gespeelde partijen is afgestemd.
basis-omg-nearest = Winkansen: deze beurt is tot het einde doorgerekend; wat daarna komt, schat een model dat op partijen met de meest verwante opties is afgestemd.
basis-omg-final = Winkansen in de laatste beurten: tot het einde van het spel doorgerekend.
