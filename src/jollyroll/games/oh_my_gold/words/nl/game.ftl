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
phase-omg-reroll = Deze stenen neerleggen, of alle vier opnieuw gooien?
phase-omg-commit = Stenen op een kaart, de rest opnieuw gooien, of alles neerleggen?
phase-omg-place = Welke kaart maak je vol?

# Choices in a list
choice-omg-stop = Niet meer gooien: leg deze stenen neer
choice-omg-done = Leg de andere stenen weg
choice-omg-roll = Opnieuw gooien
choice-omg-ship = Leg een sabel op het schip van { $victim }
choice-omg-open = Open kist { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Laad in ({ omg-treasure }): { $dice }
choice-omg-steal = { $boarding ->
        [0] Steel van { $victim } ({ omg-treasure }): { $dice }
       *[other] Steel van { $victim } ({ omg-treasure }): { $dice }, en een sabel op het schip
    }
choice-omg-lay-chest = Leg op kist { $chest } ({ omg-locks }), nog niet vol: { $dice }
choice-omg-lay-treasure = Leg op jouw schat ({ omg-treasure }), nog niet vol: { $dice }
choice-omg-lay-theft = Leg op de schat voor het schip van { $victim } ({ omg-treasure }), nog niet gestolen: { $dice }
choice-omg-add-chest = Leg bij de stenen op kist { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Leg bij de stenen op jouw schat ({ omg-treasure }): { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Leg bij de stenen op de schat voor het schip van { $victim } ({ omg-treasure }): { $dice }
       *[other] Leg bij de stenen op de schat voor het schip van { $victim } ({ omg-treasure }): { $dice }, en een sabel op het schip
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } opent een kist.
        [one] { $to } opent een kist met één slot.
       *[other] { $to } opent een kist met { $amount } sloten.
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
told-omg-fishbones = Visgraten! Ze gaan meteen op het schip van { $to }.
told-omg-load = { $to } laadt een schat in, goed voor { omg-points }.
told-omg-steal = { $to } steelt van { $from } een schat, goed voor { omg-points }.
told-omg-lay-out = { $amount ->
        [0] Er wordt een kist neergelegd.
        [one] Er wordt een kist met één slot neergelegd.
       *[other] Er wordt een kist met { $amount } sloten neergelegd.
    }
told-omg-next-lock = { $amount ->
        [0] De stapel is leeg.
        [one] De volgende kist van de stapel heeft één slot.
       *[other] De volgende kist van de stapel heeft { $amount } sloten.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } heeft elke steen gebruikt.
        [one] { $to } legt één steen weg.
       *[other] { $to } legt { $amount } stenen weg.
    }
told-omg-wasted = { $amount ->
        [0] Geen steen van { $to } is voor niets neergelegd.
        [one] Eén steen die { $to } had neergelegd is verspild: er is niets van gekomen.
       *[other] { $amount } stenen die { $to } had neergelegd zijn verspild: er is niets van gekomen.
    }
told-omg-last-chest = { $to } heeft de laatste kist geopend.
told-omg-final-turns = De laatste beurten beginnen: iedereen krijgt er nog één.
told-omg-shared = { $amount ->
        [one] Eén speler wint.
       *[other] { $amount } spelers staan in alles gelijk en delen de overwinning.
    }
told-omg-leave = { $amount ->
        [0] { $from } verlaat het spel.
        [one] { $from } verlaat het spel, en één niet ingeladen schat gaat mee.
       *[other] { $from } verlaat het spel, en { $amount } niet ingeladen schatten gaan mee.
    }
told-omg-turn-dropped = De beurt van { $to } eindigt hier.

# Why not
refused-omg-unknown-choice = Die keuze bestaat niet in Oh My Gold!.
refused-omg-game-over = Het spel is afgelopen.
refused-omg-chance-decides = Eerst beslissen dobbelstenen of kaarten.
refused-omg-still-rolling = Zeg eerst of deze stenen blijven: stoppen, of opnieuw gooien.
refused-omg-rolling-over = Het gooien is voorbij: leg de stenen neer zoals ze liggen.
refused-omg-must-place = Deze stenen kunnen nog een kist of een schat van jou vol maken, dus leg ze neer voordat je er weglegt.
refused-omg-must-roll = Op een kaart ligt iets dat nog niet vol is: gooi eerst de andere stenen.
refused-omg-no-such-chest = Op die plaats van de rij ligt geen kist.
refused-omg-no-such-treasure = Voor dat schip ligt niet zo’n schat zonder stenen erop.
refused-omg-dice-on-it = Op die kist liggen al stenen.
refused-omg-no-such-card = Op zo’n kaart liggen geen stenen.
refused-omg-card-complete = Die kaart is vol en neemt geen stenen meer.
refused-omg-no-stealing = Aan deze tafel steelt niemand: kies daarvoor de variant Oude Zeerotten.
refused-omg-no-such-ship = Dat is niet het schip van een tegenstander.
refused-omg-steals-from-self = Je kunt niet van jezelf stelen; een eigen schat laad je.
refused-omg-nothing-to-steal = Voor dat schip ligt geen schat.
refused-omg-ship-boarded = Op dat schip ligt al een sabel, en één is genoeg.
refused-omg-no-sword-for-ship = Een diefstal vraagt nog een sabel, voor het schip zelf.
refused-omg-sword-wasted = Die sabel zou verspild zijn: noem de schat die hij moet stelen.
refused-omg-no-dice-named = Noem de stenen die op de kaart gaan.
refused-omg-dice-not-there = Niet al deze stenen liggen op tafel.
refused-omg-dice-do-not-fit = Deze stenen passen niet in de vakken van de kaart.
refused-omg-not-complete = Deze stenen maken de kaart niet vol: elk vak moet gevuld zijn.
refused-omg-keep-one-to-roll = Houd minstens één steen over om te gooien, of maak alles vol waaraan je bent begonnen.
refused-omg-seafarers-need-reroll = Zeevaarders kunnen niet zonder herworp spelen: dat is hun tweede worp.
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
value-omg-deck-default = 18 kaarten met 34 punten en drie visgraten (ongecontroleerd: de gedrukte kaarten zijn niet gepubliceerd)
value-omg-deck-custom = je eigen 18 kaarten, bijvoorbeeld custom:1F,1C,2CD,3CDD enzovoort
option-omg-dice = De dobbelstenen
value-omg-dice-k2c2d1s1 = twee sleutels, twee munten, een diamant, een sabel (ongecontroleerd: de gedrukte dobbelsteen is niet gepubliceerd)
value-omg-dice-k2c1d2s1 = twee sleutels, een munt, twee diamanten, een sabel (ongecontroleerd)
value-omg-dice-k2c1d1s2 = twee sleutels, een munt, een diamant, twee sabels (ongecontroleerd)
value-omg-dice-custom = je eigen zes kanten, bijvoorbeeld custom:KKCCDW (K sleutel, C munt, D diamant, W sabel)
option-omg-end = Het einde van het spel
value-omg-end-final_turns = na de laatste kist nog één beurt voor iedereen
value-omg-end-on_last_open = aan het eind van de beurt die de laatste kist opent
value-omg-end-all_claimed = als er voor geen schip meer een schat ligt (huisregel)
option-omg-first_player = Wie begint
value-omg-first_player-youngest = de jongste, zoals de host aanwijst; anders het lot
value-omg-first_player-random = het lot bepaalt het
value-omg-first_player-host = de host
option-omg-placement = Moeten stenen worden gebruikt?
value-omg-placement-maximal = stenen die een kist of een eigen schat vol kunnen maken, moeten worden gebruikt
value-omg-placement-free = alle stenen mogen worden weggelegd
option-omg-rerolls = Herworpen
value-omg-rerolls-1 = alle stenen mogen één keer opnieuw worden gegooid
value-omg-rerolls-0 = geen herworp, voor de allerjongsten (huisregel)
option-omg-same_turn_load = Inladen in de beurt van het openen
value-omg-same_turn_load-no = nee: alle stenen worden neergelegd voordat er een kist wordt omgedraaid
value-omg-same_turn_load-yes = ja: elke kaart werkt meteen, en overgebleven stenen mogen op wat net is geopend
option-omg-seadogs = Oude Zeerotten
value-omg-seadogs-off = niemand steelt
value-omg-seadogs-on = schatten voor andere schepen kunnen worden gestolen (vanaf zes jaar)
option-omg-seafarer_commit = Stenen die Zeevaarders vroeg neerleggen
value-omg-seafarer_commit-partial = mogen op een kaart liggen die nog niet vol is
value-omg-seafarer_commit-complete_only = moeten de kaart of een hele diefstal vol maken
option-omg-seafarers = Ervaren Zeevaarders
value-omg-seafarers-off = de herworp is met alle vier stenen
value-omg-seafarers-on = een paar stenen mogen eerst worden neergelegd, en alleen de andere worden opnieuw gegooid

preset-omg-base = Het spel zoals het in de spelregels staat.
preset-omg-first = Een eerste spel voor de jongsten: geen herworp (huisregel).
preset-omg-seafarers = Ervaren Zeevaarders: leg een paar stenen neer, gooi de andere opnieuw.
preset-omg-seadogs = Oude Zeerotten: schatten voor andere schepen kunnen worden gestolen.
preset-omg-seafarers-seadogs = Beide varianten tegelijk.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Waar het om gaat

    Twee tot vier piraten, vanaf vijf jaar (OMG-A03). In het midden liggen kisten. Open ze met sleutels en laad dan op je schip wat erin zat.
    Elke munt en elke diamant die je hebt ingeladen is een punt, en de meeste punten winnen (OMG-23, OMG-31).

    Let op: een geopende kist is nog geen buit. De schat ligt voor je schip tot je hem inlaadt (OMG-19, OMG-22).
guide-omg-2 =
    Wat er in de doos zit

    - Vier gelijke dobbelstenen, met sleutels, munten, diamanten en sabels (OMG-01, OMG-A38).
    - 18 kaarten: een kist met één tot drie sloten op de ene kant, een schat van hoogstens drie munten en diamanten, of visgraten,
      op de andere (OMG-02, OMG-16).
    - Vier schepen (OMG-03).

    Hoe vaak elk symbool op de gedrukte dobbelstenen en kaarten staat, is nergens gepubliceerd. De onze zijn ongecontroleerd: een dobbelsteen met twee
    sleutels, twee munten, een diamant en een sabel, en kaarten met drie visgraten, 19 munten en 15 diamanten (OMG-A01, OMG-A02). Heb je het
    spel zelf, speel dan met je eigen dobbelstenen en kaarten (OMG-A45).
guide-omg-3 =
    Voor je begint

    - Iedereen heeft een schip (OMG-04, OMG-A04).
    - De kaarten worden geschud tot een stapel, kisten naar boven. De bovenste drie liggen ernaast (OMG-05, OMG-06, OMG-A39).
    - Iedereen kan zien hoeveel sloten de volgende kist van de stapel heeft (OMG-A05).
    - De jongste begint, daarna gaat het met de klok mee (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Jouw beurt: gooien

    Gooi alle vier stenen. Bevallen ze je niet, gooi dan alle vier opnieuw, één keer; de tweede worp telt
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    Jouw beurt: stenen neerleggen

    Leg je stenen op kaarten. Een kaart moet helemaal gevuld worden (OMG-12).

    - Sleutels gaan op kisten: zoveel als er sloten zijn (OMG-15, OMG-17).
    - Munten en diamanten gaan op je eigen schatten: precies wat ze tonen (OMG-20, OMG-21).
    - Een sabel is een joker voor een sleutel, een munt of een diamant; je mag er zoveel gebruiken als je hebt (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - Stenen die nog een kist of schat van jou vol kunnen maken, moet je gebruiken; welke kaart, bepaal jij
      (OMG-11, OMG-A07).
    - Stenen die nergens passen, zijn deze beurt verloren, en er blijft er geen liggen voor de volgende (OMG-13, OMG-A11, OMG-A37).

    Pas als elke steen ergens ligt, gebeurt er iets (OMG-14, OMG-A41).
guide-omg-6 =
    Jouw beurt: wat er gebeurt

    - Geopende kisten worden omgedraaid. De schat ligt voor je schip, zodat iedereen hem ziet; inladen kan vanaf je volgende
      beurt (OMG-19, OMG-A08).
    - Meer sloten beloven een betere schat (OMG-18).
    - Visgraten gaan meteen op je schip en zijn niets waard (OMG-25, OMG-26).
    - Ingeladen schatten gaan onder je schip: dat is je buit (OMG-22).
    - De stenen gaan naar links, en nieuwe kisten vullen de lege plaatsen, van links, zolang ze er zijn
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    Het einde

    Is de laatste van de 18 kisten geopend, dan krijgt iedereen nog één beurt: eerst de speler links van wie hem opende, die speler zelf
    als laatste (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Dan wordt de buit geteld; schatten die nog voor een schip liggen,
    tellen niet (OMG-A18).

    Bij gelijke punten winnen de meeste diamanten, dan de minste visgraten; anders wordt de overwinning gedeeld
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variant: Ervaren Zeevaarders

    Na de eerste worp mag je een paar stenen op kaarten leggen, ook op kaarten die nog niet vol zijn. Daar blijven ze. Gooi de andere nog
    één keer en leg ze dan neer (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). Een kaart die dan nog niet vol is, levert niets op.
guide-omg-9 =
    Variant: Oude Zeerotten

    Vanaf zes jaar (OMG-36). Je mag ook schatten stelen die voor een ander schip liggen (OMG-37):

    - één sabelsteen gaat op dat schip, één keer voor al zijn schatten; hij is geen joker (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - en je andere stenen maken een of meer schatten ervoor vol (OMG-39).

    Gestolen schatten gaan meteen op je schip (OMG-40). Niemand hoeft te stelen, en visgraten kun je niet stelen
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). Beide varianten gaan goed samen (OMG-A34).
guide-omg-10 =
    Elke tafel is anders

    - De allerjongsten mogen zonder de tweede worp spelen (OMG-A35).
    - Sommigen laten het spel eindigen met de laatste kist, anderen pas als elke schat is ingeladen (OMG-A19).
    - Sommigen laden een schat al in de beurt in waarin ze hem openen (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Winkansen: deze beurt is tot het einde doorgerekend; wat daarna komt, schat een model dat op gespeelde partijen is afgestemd.
basis-omg-nearest = Winkansen: deze beurt is tot het einde doorgerekend; wat daarna komt, schat een model dat op partijen met andere opties is afgestemd, de meest verwante die er zijn.
basis-omg-final = Winkansen in de laatste beurten: tot het einde van het spel doorgerekend.
