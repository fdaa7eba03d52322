# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Gooi kanonnen en doodskoppen, vul je kist en pas op voor de koning: hij wil zijn deel.

# Nouns
face-kg-coin-1 = munt 1
face-kg-coin-2 = munt 2
face-kg-coin-3 = munt 3
face-kg-cannon = kanon
face-kg-skull = doodskop
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
phase-kg-reroll = Stoppen, of stenen opnieuw gooien?
phase-kg-pair = Maak een paar: welke munt hoort bij welke dobbelsteen?
phase-kg-victim = Vijf doodskoppen! Van wie pak je de munten?

# Choices in a list
choice-kg-stop = Niet meer gooien
choice-kg-roll = Opnieuw gooien: { $dice }
choice-kg-raid = Munt { $coin } met een kanon: de schatkamer plunderen
choice-kg-steal = { $you ->
        [victim] Munt { $coin } met een doodskop: jou beroven
       *[other] Munt { $coin } met een doodskop: { $victim } beroven
    }
choice-kg-strip = { $you ->
        [victim] Al jouw munten pakken
       *[other] Alle munten van { $victim } pakken
    }

# What happened
told-kg-raid = { $you ->
        [to] Je pakt { kg-coins } uit de schatkamer.
       *[other] { $to } pakt { kg-coins } uit de schatkamer.
    }
told-kg-kings-share = De koning krijgt { kg-coins } uit de schatkamer.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Je berooft { $from }, maar daar valt niets te halen.
           *[other] Je steelt { kg-coins } van { $from }.
        }
        [from] { $amount ->
            [0] { $to } berooft je, maar bij jou valt niets te halen.
           *[other] { $to } steelt { kg-coins } van je.
        }
       *[other] { $amount ->
            [0] { $to } berooft { $from }, maar daar valt niets te halen.
           *[other] { $to } steelt { kg-coins } van { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Vijf munten! Je berooft de koning, maar zijn stapel is leeg.
           *[other] Vijf munten! Je pakt de hele stapel van de koning: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Vijf munten! { $to } berooft de koning, maar zijn stapel is leeg.
           *[other] Vijf munten! { $to } pakt de hele stapel van de koning: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Vijf doodskoppen! Je berooft { $from }, maar daar valt niets te halen.
           *[other] Vijf doodskoppen! Je pakt alles wat { $from } heeft: { kg-coins }.
        }
        [from] { $amount ->
            [0] Vijf doodskoppen! { $to } berooft je, maar bij jou valt niets te halen.
           *[other] Vijf doodskoppen! { $to } pakt alles wat je hebt: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Vijf doodskoppen! { $to } berooft { $from }, maar daar valt niets te halen.
           *[other] Vijf doodskoppen! { $to } pakt alles wat { $from } heeft: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Vijf kanonnen! Maar in de schatkamer is niets meer over voor jou.
           *[other] Vijf kanonnen! Je pakt de hele schatkamer: { kg-coins }. De koning krijgt niets.
        }
       *[other] { $amount ->
            [0] Vijf kanonnen! Maar in de schatkamer is niets meer over voor { $to }.
           *[other] Vijf kanonnen! { $to } pakt de hele schatkamer: { kg-coins }. De koning krijgt niets.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } gekruiste beenderen: dat wordt een boete.
       *[other] { $to } gooit { $amount } gekruiste beenderen: dat wordt een boete.
    }
told-kg-no-combination = { $you ->
        [to] Geen combinatie: dat wordt een boete.
       *[other] { $to } heeft geen combinatie: dat wordt een boete.
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] Je hebt niets om de boete mee te betalen.
           *[other] Je betaalt de koning { kg-coins } boete.
        }
       *[other] { $amount ->
            [0] { $from } heeft niets om de boete mee te betalen.
           *[other] { $from } betaalt de koning { kg-coins } boete.
        }
    }
told-kg-box-empty = De schatkamer is leeg: het spel is afgelopen.
told-kg-tie-round = Gelijke stand aan kop: beslissingsronde { $amount } begint.
told-kg-new-game = Gelijke stand aan kop: de koplopers spelen een heel nieuw spel (nummer { $amount }).
told-kg-shared = Het blijft gelijk: { $amount } spelers delen de overwinning.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Je verlaat het spel zonder één munt.
            [one] Je verlaat het spel; je ene munt gaat naar de koning.
           *[other] Je verlaat het spel; je { $amount } munten gaan naar de koning.
        }
       *[other] { $amount ->
            [0] { $from } verlaat het spel zonder één munt.
            [one] { $from } verlaat het spel; de ene munt gaat naar de koning.
           *[other] { $from } verlaat het spel; { $amount } munten gaan naar de koning.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Je beurt eindigt zonder resultaat.
       *[other] De beurt van { $to } eindigt zonder resultaat.
    }

# Refusals
refused-kg-unknown-choice = Die keuze bestaat niet in King's Gold; kies er een uit de lijst.
refused-kg-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refused-kg-dice-must-fall = Er is nog niet gegooid; wacht op de worp.
refused-kg-rolling-over = Het gooien is voorbij; maak nu een paar.
refused-kg-dice-not-there = Die stenen zijn er niet of liggen vast; kies andere.
refused-kg-no-dice-named = Noem minstens één dobbelsteen die je opnieuw gooit, of stop.
refused-kg-locked-die = Gekruiste beenderen liggen vast tot de beurt voorbij is; kies andere stenen.
refused-kg-still-rolling = Stop eerst met gooien, gebruik dan je dobbelstenen.
refused-kg-pairs-compulsory = Je kunt nog een paar maken, dus dat moet.
refused-kg-no-such-coin = Een munt met die waarde is er niet meer; kies een andere.
refused-kg-no-cannon = Er is geen kanon meer voor een paar; gebruik een doodskop.
refused-kg-no-skull = Er is geen doodskop meer voor een paar; gebruik een kanon.
refused-kg-no-such-victim = Die speler kun je niet beroven; kies een tegenstander die nog meespeelt.
refused-kg-needs-five-skulls = Om iemand alles af te pakken heb je vijf doodskoppen nodig; maak een paar.
refused-kg-victim-compulsory = Vijf doodskoppen moet je gebruiken; kies van wie je de munten pakt.

# Options
option-kg-bones_effect = Drie gekruiste beenderen
value-kg-bones_effect-replaces = Je beurt is meteen voorbij: je andere stenen tellen niet, en je betaalt de boete.
value-kg-bones_effect-adds = Je gooit door; een paar met de andere stenen telt nog, en daarna betaal je de boete.
option-kg-end_timing = Als de schatkamer leeg raakt
value-kg-end_timing-after_effects = Wie aan de beurt is, maakt die nog af; dan is het afgelopen.
value-kg-end_timing-instant = Met het paar dat hem leegmaakt, is het meteen afgelopen.
option-kg-first_player = Wie begint
value-kg-first_player-rolloff = Iedereen gooit; wie de meeste doodskoppen heeft, begint. Bij een gelijke stand wordt opnieuw gegooid.
value-kg-first_player-random = Wie begint, wordt geloot.
value-kg-first_player-host = De host begint.
value-kg-first_player-youngest = Wie als jongste is aangewezen, begint.
option-kg-shortage = Als de schatkamer niet genoeg heeft voor jou en de koning
value-kg-shortage-split_king_odd = Jullie delen wat er nog is, en een munt die overblijft gaat naar de koning.
value-kg-shortage-player_first = Jij wordt eerst betaald, de koning krijgt de rest.
option-kg-tie = Bij een gelijke stand aan kop
value-kg-tie-full_round = Iedereen speelt nog één beurt, en de rijkste wint.
value-kg-tie-tied_turns = Alleen de koplopers spelen elk nog één beurt.
value-kg-tie-new_game = De koplopers spelen een heel nieuw spel.
value-kg-tie-shared = De koplopers delen de overwinning.

# Presets
preset-kg-us = Amerikaanse spelregels: heeft de schatkamer te weinig, dan wordt er gedeeld; bij gelijke stand volgt nog een ronde.
preset-kg-eu-en = Europese spelregels, Engels: jij wordt vóór de koning betaald; bij gelijke stand volgt nog een ronde.
preset-kg-de = Europese spelregels, Duits: jij wordt vóór de koning betaald; bij gelijke stand volgt nog een ronde.
preset-kg-it = Europese spelregels, Italiaans: jij wordt vóór de koning betaald; bij gelijke stand volgt nog een ronde.
preset-kg-es = Europese spelregels, Spaans: jij wordt vóór de koning betaald; bij gelijke stand volgt nog een ronde.
preset-kg-fr = Franse spelregels: heeft de schatkamer te weinig, dan wordt er gedeeld; bij gelijke stand volgt een nieuw spel.
preset-kg-pt = Europese spelregels, Portugees: jij wordt vóór de koning betaald; bij gelijke stand volgt een nieuw spel.
preset-kg-nl = Europese spelregels, Nederlands: jij wordt vóór de koning betaald; bij gelijke stand spelen de koplopers elk nog één beurt.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Waar het om gaat

    Twee tot zes piraten, vanaf acht jaar, een kwartier (KG-01, KG-02, KG-03).

    In de schatkamer wachten zestig munten. Gooi goede combinaties en zorg dat je meer munten hebt dan ieder ander
    als de schatkamer leeg raakt (KG-04, KG-07, KG-36).

    Twee plekken haal je makkelijk door elkaar:

    - De schatkamer is de bank. Munten gaan eruit en komen nooit terug (KG-09, KG-A39).
    - De stapel van de koning is van hemzelf. Daar gaan zijn deel en de boetes heen (KG-19).
guide-kg-2 =
    De dobbelstenen

    Vijf gelijke dobbelstenen. Elk heeft munten van één, twee en drie, een kanon, een doodskop en gekruiste beenderen.
    Geen enkel boekje noemt de zes kanten; wie het spel heeft, beschrijft ze zo (KG-05).
guide-kg-3 =
    Wie begint

    { $first_player_told } Daarna gaat het met de klok mee (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Jouw beurt

    - Gooi alle vijf dobbelstenen (KG-11).
    - Daarna mag je tot twee keer toe stenen naar keuze opnieuw gooien. Stoppen mag altijd (KG-12, KG-13).
    - Gekruiste beenderen liggen vast tot je beurt voorbij is (KG-14).
    - Daarna doen je dobbelstenen hun werk, of je wilt of niet (KG-15, KG-31).
guide-kg-5 =
    Paren

    - Munt en kanon: haal munten uit de schatkamer, zoveel als de munt toont. De koning krijgt er evenveel (KG-17, KG-18).
    - Munt en doodskop: steel van één tegenstander zoveel munten als de munt toont. Heeft die er minder, dan pak je ze allemaal (KG-21, KG-A16).

    Vijf dobbelstenen leveren hoogstens twee paren op, en je maakt er zoveel als je kunt. Jij kiest welke stenen bij elkaar horen
    en welk paar eerst komt; elke steen telt één keer (KG-32, KG-A06, KG-A07).

    Met twee doodskopparen mag je één tegenstander twee keer beroven, of twee tegenstanders elk één keer (KG-33).
guide-kg-6 =
    Vijf gelijke

    - Vijf munten, wat er ook op staat: de hele stapel van de koning is van jou (KG-22, KG-23).
    - Vijf doodskoppen: pak alle munten van één tegenstander (KG-24).
    - Vijf kanonnen: pak alles wat nog in de schatkamer ligt. De koning krijgt niets en het spel is afgelopen (KG-25, KG-26).
guide-kg-7 =
    Boete aan de koning

    De boete is drie munten, of alles wat je hebt als dat minder is (KG-29, KG-30). Je betaalt die

    - als je drie of meer gekruiste beenderen gooit. { $bones_effect_told } (KG-27, KG-A02)
    - als je stenen helemaal geen combinatie maken. Een paar dat niets oplevert, telt toch als combinatie (KG-28, KG-A15).
guide-kg-8 =
    Als de schatkamer te weinig heeft

    Tegen het einde heeft de schatkamer vaak niet genoeg voor jou en de koning. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    Het einde

    Is de schatkamer leeg, dan is het spel afgelopen. { $end_timing_told } Niemand anders krijgt nog een beurt (KG-36, KG-A10, KG-A43).

    Wie de meeste munten heeft, wint; de koning telt niet mee (KG-37, KG-A27).

    En bij een gelijke stand aan kop? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Goede raad

    - Wie voorop ligt, wordt beroofd. Soms is de tweede plaats een betere schuilplaats (KG-08).
    - Elke plundering en elke boete maakt de koning rijker: laat in het spel kunnen vijf munten alles omgooien (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Winkansen: het hele spel opgelost, als iedereen zo goed mogelijk speelt; elke beurt is tot het einde doorgerekend.
basis-kg-many = Winkansen: het hele spel opgelost tot niemand nog veel kon winnen door een beurt anders te spelen; elke beurt is tot het einde doorgerekend.
basis-kg-nearest = Winkansen: geschat uit het opgeloste spel met de meest verwante opties; elke beurt is tot het einde doorgerekend.
basis-kg-fitted = Winkansen: geschat met een model dat op gespeelde partijen is afgestemd, op grond van hoe elke plek er tegen elke andere voor staat; elke beurt is tot het einde doorgerekend.
basis-kg-final = Winkansen in de allerlaatste beurt: tot het einde van het spel doorgerekend.

# How far the solver is
solve-kg-layer = schatkamer { $box }
plan-kg-ties = beslissingsrondes
plan-kg-rests-on = Gemeten aan blokken van schatkamer { $box } ({ $states } stellingen): een opgeloste beurt kost { $adopted } µs waar de speelwijze verandert en { $kept } µs waar niet, een stelling per doorgang { $swept } µs, de speelwijze { $policy } bytes. Gerekend is met { $rounds } beurten en { $sweeps } doorgangen per stelling.
refused-kg-die-endless = Met zulke dobbelstenen raakt de schatkamer nooit leeg: geef elke dobbelsteen minstens een munt (1, 2 of 3) en een kanon (K).
