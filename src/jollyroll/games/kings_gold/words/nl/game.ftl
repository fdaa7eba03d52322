# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Gooi kanonnen en doodshoofden, vul je kist en pas op voor de koning: hij wil zijn deel.

# Nouns
face-kg-coin-1 = munt 1
face-kg-coin-2 = munt 2
face-kg-coin-3 = munt 3
face-kg-cannon = kanon
face-kg-skull = doodshoofd
face-kg-crossbones = beenderen
place-kg-box = de schatkamer
place-kg-king = de koning

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] niets
        [one] één munt
       *[other] { $amount } munten
    }

# What the one to act is asked
phase-kg-throw = Gooi de dobbelstenen.
phase-kg-reroll = Stoppen, of dobbelstenen opnieuw gooien?
phase-kg-pair = Maak een paar: welke munt hoort bij welke dobbelsteen?
phase-kg-victim = Vijf doodshoofden! Van wie pak je de munten?

# Choices in a list
choice-kg-stop = Stoppen met gooien
choice-kg-roll = Opnieuw gooien: { $dice }
choice-kg-raid = Munt { $coin } met een kanon: plunder de schatkamer
choice-kg-steal = Munt { $coin } met een doodshoofd: steel van { $victim }
choice-kg-strip = Pak alle munten van { $victim }

# What happened
told-kg-raid = { $to } pakt { kg-coins } uit de schatkamer.
told-kg-kings-share = De koning krijgt { kg-coins } uit de schatkamer.
told-kg-steal = { $amount ->
        [0] { $to } berooft { $from }, maar daar valt niets te halen.
       *[other] { $to } steelt { kg-coins } van { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] Vijf munten! { $to } berooft de koning, maar zijn stapel is leeg.
       *[other] Vijf munten! { $to } pakt de hele stapel van de koning: { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] Vijf doodshoofden! { $to } berooft { $from }, maar daar valt niets te halen.
       *[other] Vijf doodshoofden! { $to } pakt alles wat { $from } heeft: { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] Vijf kanonnen! Maar in de schatkamer is niets meer over voor { $to }.
       *[other] Vijf kanonnen! { $to } pakt de hele schatkamer: { kg-coins }. De koning krijgt niets.
    }
told-kg-three-bones = { $to } heeft { $amount } keer gekruiste beenderen.
told-kg-no-combination = { $to } heeft geen combinatie.
told-kg-fine = { $amount ->
        [0] { $from } heeft niets om de boete mee te betalen.
       *[other] { $from } betaalt de koning { kg-coins } boete.
    }
told-kg-box-empty = De schatkamer is leeg: het spel stopt.
told-kg-tie-round = Gelijke stand aan kop: beslissingsronde { $amount } begint.
told-kg-new-game = Gelijke stand aan kop: de koplopers spelen een heel nieuw spel (nummer { $amount }).
told-kg-shared = Het blijft gelijk: { $amount } spelers delen de overwinning.
told-kg-leave = { $amount ->
        [0] { $from } verlaat het spel zonder één munt.
        [one] { $from } verlaat het spel; de ene munt gaat naar de koning.
       *[other] { $from } verlaat het spel; { $amount } munten gaan naar de koning.
    }
told-kg-turn-dropped = De beurt van { $to } eindigt zonder gevolg.

# Refusals
refused-kg-unknown-choice = Die keuze bestaat niet in King's Gold; kies er een uit de lijst.
refused-kg-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refused-kg-dice-must-fall = De dobbelstenen zijn nog niet gevallen; wacht op de worp.
refused-kg-rolling-over = Het gooien is voorbij; maak nu een paar.
refused-kg-dice-not-there = Deze dobbelstenen liggen er niet vrij; kies uit de stenen die vrij liggen.
refused-kg-no-dice-named = Noem minstens één dobbelsteen om opnieuw te gooien, of stop.
refused-kg-locked-die = Gekruiste beenderen blijven liggen tot de beurt voorbij is; kies andere dobbelstenen.
refused-kg-still-rolling = Stop eerst met gooien, gebruik dan je dobbelstenen.
refused-kg-pairs-compulsory = Er is nog een paar mogelijk, dus je moet het maken.
refused-kg-no-such-coin = Er ligt geen munt met die waarde voor een paar; kies er een die er ligt.
refused-kg-no-cannon = Er is geen kanon meer voor een paar; gebruik een doodshoofd.
refused-kg-no-skull = Er is geen doodshoofd meer voor een paar; gebruik een kanon.
refused-kg-no-such-victim = Die plek kun je niet beroven; kies een tegenstander die nog meespeelt.
refused-kg-needs-five-skulls = Om iemand alles af te pakken heb je vijf doodshoofden nodig; maak een paar.
refused-kg-victim-compulsory = Vijf doodshoofden moet je gebruiken; kies van wie je de munten pakt.

# Options
option-kg-bones_effect = Drie keer gekruiste beenderen
value-kg-bones_effect-replaces = De beurt is meteen verloren: je betaalt alleen.
value-kg-bones_effect-adds = Je gaat door; een paar met de andere stenen telt, en daarna betaal je.
option-kg-end_timing = Als de schatkamer leeg raakt
value-kg-end_timing-after_effects = Wie aan de beurt is, maakt die af, dan is het spel afgelopen.
value-kg-end_timing-instant = Met dat ene paar is het spel afgelopen.
option-kg-first_player = Wie begint
value-kg-first_player-rolloff = Iedereen gooit; wie de meeste doodshoofden heeft, begint.
value-kg-first_player-random = Het lot bepaalt het.
value-kg-first_player-host = De host begint.
value-kg-first_player-youngest = Wie als jongste is aangewezen, begint.
option-kg-shortage = Als de schatkamer niet genoeg heeft voor jou en de koning
value-kg-shortage-split_king_odd = Wat over is, wordt gedeeld; een oneven munt is voor de koning.
value-kg-shortage-player_first = Jij krijgt eerst, de koning krijgt de rest.
option-kg-tie = Bij een gelijke stand aan kop
value-kg-tie-full_round = Iedereen speelt nog één beurt, en de rijkste wint.
value-kg-tie-tied_turns = Alleen de koplopers spelen elk nog één beurt.
value-kg-tie-new_game = De koplopers spelen een heel nieuw spel.
value-kg-tie-shared = De koplopers delen de overwinning.

# Presets
preset-kg-us = Amerikaanse spelregels: een te lege schatkamer wordt gedeeld, bij gelijke stand volgt nog een ronde.
preset-kg-eu-en = Europese spelregels, Engels: jij krijgt vóór de koning, bij gelijke stand volgt nog een ronde.
preset-kg-de = Europese spelregels, Duits: jij krijgt vóór de koning, bij gelijke stand volgt nog een ronde.
preset-kg-it = Europese spelregels, Italiaans: jij krijgt vóór de koning, bij gelijke stand volgt nog een ronde.
preset-kg-es = Europese spelregels, Spaans: jij krijgt vóór de koning, bij gelijke stand volgt nog een ronde.
preset-kg-fr = Franse spelregels: een te lege schatkamer wordt gedeeld, bij gelijke stand volgt een nieuw spel.
preset-kg-pt = Europese spelregels, Portugees: jij krijgt vóór de koning, bij gelijke stand volgt een nieuw spel.
preset-kg-nl = Europese spelregels, Nederlands: jij krijgt vóór de koning, bij gelijke stand spelen de koplopers elk nog één beurt.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Waar het om gaat

    Twee tot zes piraten, vanaf acht jaar, een kwartier (KG-01, KG-02, KG-03).
    In de schatkamer liggen zestig munten (KG-04, KG-09). Gooi goede combinaties en zorg dat je meer munten hebt dan ieder ander
    als de schatkamer leeg raakt (KG-07, KG-36, KG-37).

    Twee plekken haal je makkelijk door elkaar:

    - De schatkamer is de bank. Munten gaan eruit en komen nooit terug (KG-A39).
    - De stapel van de koning ligt ernaast. Daar verzamelt hij zijn deel en de boetes (KG-19).
guide-kg-2 =
    De dobbelstenen

    Vijf gelijke dobbelstenen. Elk heeft een munt van één, een munt van twee, een munt van drie, een kanon, een doodshoofd en gekruiste
    beenderen (KG-05).
guide-kg-3 =
    Wie begint

    Iedereen gooit één keer alle vijf dobbelstenen; wie de meeste doodshoofden heeft, begint. Bij een gelijke stand gooien de besten opnieuw (KG-10, KG-A32).
    Er wordt met de klok mee gespeeld (KG-16, KG-A34).
guide-kg-4 =
    Jouw beurt

    - Gooi vijf dobbelstenen (KG-11).
    - Gooi daarna nog hoogstens twee keer zoveel stenen opnieuw als je wilt. Stoppen mag altijd (KG-12, KG-13).
    - Gekruiste beenderen blijven liggen tot je beurt voorbij is (KG-14).
    - Daarna doen je dobbelstenen hun werk, of je wilt of niet (KG-15, KG-31).
guide-kg-5 =
    Paren

    - Munt en kanon: pak zoveel munten uit de schatkamer; er gaan er nog eens zoveel uit de schatkamer naar de koning (KG-17, KG-18).
    - Munt en doodshoofd: steel zoveel munten van één tegenstander (KG-21).

    Vijf dobbelstenen leveren hoogstens twee paren op, en je maakt er zoveel als je kunt (KG-A07). Een dobbelsteen telt maar één keer (KG-32).
    Jij kiest welke stenen bij elkaar horen en welk paar eerst komt (KG-A06, KG-A09).
    Met twee doodshoofden mag je één tegenstander twee keer beroven, of twee tegenstanders elk één keer (KG-33).
    Heeft je slachtoffer te weinig, dan pak je wat er is (KG-A16).
guide-kg-6 =
    Vijf gelijke

    - Vijf munten, wat er ook op staat: de hele stapel van de koning is van jou (KG-22, KG-23).
    - Vijf doodshoofden: pak alle munten van één tegenstander (KG-24).
    - Vijf kanonnen: pak alles wat nog in de schatkamer ligt. De koning krijgt niets en het spel is afgelopen (KG-25, KG-26).
guide-kg-7 =
    Boete aan de koning

    Je betaalt drie munten, of alles wat je hebt als dat minder is (KG-29, KG-30):

    - als je drie keer of vaker gekruiste beenderen gooit; je andere stenen zijn dan niets waard (KG-27, KG-A02);
    - als je stenen helemaal geen combinatie maken (KG-28). Een paar dat niets oplevert, telt toch als combinatie (KG-A15).
guide-kg-8 =
    Als de schatkamer te leeg is

    Dat gebeurt vaak tegen het einde. Is er niet genoeg voor jou en de koning, dan wordt gedeeld wat over is
    en is een oneven munt voor hem. In sommige edities krijg jij eerst en hij de rest (KG-20, KG-A12).
guide-kg-9 =
    Het einde

    Is de schatkamer leeg, dan is het spel afgelopen zodra de stenen van deze beurt op zijn; niemand krijgt nog een beurt (KG-36, KG-A10, KG-A43).
    Wie de meeste munten heeft, wint, en de koning telt niet mee (KG-37, KG-A27).
    Bij een gelijke stand speelt iedereen nog één beurt, ook al is de schatkamer leeg. In andere edities spelen alleen de koplopers nog een beurt,
    of spelen ze een nieuw spel (KG-38, KG-A28).
guide-kg-10 =
    Goede raad

    - Wie voorop ligt, wordt beroofd. Soms is de tweede plaats een betere schuilplaats (KG-08).
    - Elke plundering en elke boete maakt de koning rijker: laat in het spel kunnen vijf munten alles omgooien (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Winkansen: het hele spel opgelost, als iedereen zo goed mogelijk speelt; elke beurt is tot het einde doorgerekend.
basis-kg-many = Winkansen: het hele spel opgelost tot niemand nog veel kon winnen door een beurt anders te spelen; elke beurt is tot het einde doorgerekend.
basis-kg-nearest = Winkansen: geschat uit het opgeloste spel met andere opties, de meest verwante die er zijn; elke beurt is tot het einde doorgerekend.
basis-kg-fitted = Winkansen: geschat met een model dat op gespeelde partijen is afgestemd, uit hoe elke plek er tegen elke andere apart voor zou staan; elke beurt is tot het einde doorgerekend.
basis-kg-final = Winkansen in de allerlaatste beurt: tot het einde van het spel doorgerekend.

# How far the solver is
solve-kg-layer = schatkamer { $box }
