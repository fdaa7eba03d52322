# The page in the browser

# Landing page and lobby
page-welcome = Piratendobbelen met vrienden, of tegen bots die de kansen kennen. Geen account, geen aanmelding.
page-play-now = Nu spelen
page-with-friends = Met vrienden spelen
page-not-affiliated = Jollyroll is niet verbonden aan de uitgevers van deze spellen.
page-open-tables = Open tafels
page-lobby-empty = Er wacht nu geen tafel op spelers. Open er zelf een en vink “Openbaar tonen” aan.
page-nobody-yet = Nog niemand
page-bots = { $count ->
        [one] één bot
       *[other] { $count } bots
    }
page-join = Meedoen

# Your games
page-practice = Oefening
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Je deelt de overwinning
           *[no] Je hebt gewonnen
        }
        [2] Je werd tweede
        [3] Je werd derde
        [4] Je werd vierde
        [5] Je werd vijfde
       *[other] Je werd zesde
    }
page-yours = Jouw spellen
page-yours-continue = Verder spelen
page-yours-report = Rapport
page-yours-record = Verslag
page-yours-all = Alle { $count } tonen
page-yours-finished = Afgelopen spellen ({ $count })
page-yours-waiting = Nog niet begonnen
page-yours-with = met { $names }
page-yours-won-by = { $names } heeft gewonnen
page-yours-shared = { $names } delen de overwinning
page-yours-unknown = Een spel
page-yours-archived = Gearchiveerd: het verslag is er nog
page-yours-gone = De server heeft dit spel niet meer
page-yours-damaged = De server kan dit spel niet lezen
page-yours-unreachable = Nu geen verbinding
page-yours-more = Meer over { $game }
page-yours-download = Verslag downloaden
page-yours-download-all = Alle spellen downloaden
page-yours-missing = { $count ->
        [one] Eén spel kon niet worden opgehaald.
       *[other] { $count } spellen konden niet worden opgehaald.
    }
page-yours-remove = Van dit apparaat verwijderen
page-yours-remove-running = Als je het verwijdert, ben je je plek kwijt: je kunt niet meer terug in dit spel.
page-yours-remove-finished = Het verdwijnt alleen uit deze lijst. De link toont het rapport nog steeds.
page-yours-where = Deze lijst staat alleen op dit apparaat.

# Everywhere
page-home = Terug naar de spellen
page-close = Sluiten
page-ok = OK
page-menu = Menu
page-table = De tafel
page-no-server = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
page-no-table = Deze tafel bestaat niet. Controleer de link.
page-no-page = Hier is niets. Controleer de link.
page-link-connecting = Verbinden…
page-link-lost = Verbinding verbroken. Nieuwe poging…
page-link-nothing-lost = Er gaat niets verloren.
page-slow = Het is hier even druk. Er gaat niets verloren: het spel gaat zo verder.

# Settings of this device
page-settings = Instellingen
page-language = Taal
page-theme = Thema
page-theme-auto = zoals dit apparaat
page-theme-dark = donker
page-theme-light = licht
page-motion = Animaties
page-motion-auto = zoals dit apparaat
page-motion-full = aan
page-motion-less = uit
page-sound-offer = Met geluid spelen?
page-sound-yes = Ja, graag
page-sound-no = Nee, bedankt
page-sound = Geluid
page-shortcuts = Sneltoetsen met één toets
page-keys = Toetsenbord
page-keys-dice = De eerste dobbelsteen kiezen, de tweede, enzovoort
page-keys-roll = Gooien, trekken of bevestigen: de gouden knop
page-keys-place = Naar het volgende vak waar dobbelstenen passen
page-keys-skip = Overslaan wat nu te zien is
page-keys-help = Deze lijst tonen
page-keys-tab = Naar het volgende; Enter of de spatiebalk drukt erop
page-keys-arrows = In het logboek: van regel naar regel
page-tips-again = Tips opnieuw tonen
page-tips-again-done = Je krijgt de tips weer te zien.

# Sitting down
page-sit-down = Wie speelt er mee?
page-your-name = Je naam
page-their-name = Naam
page-sit = Ga zitten
page-sit-here = Hier zitten
page-stand-up = Opstaan
page-rename = Naam wijzigen
page-free-it = Plek vrijmaken
page-free-seat = Vrije plek
page-for-people = Open
page-seat = Plek { $number }
page-bot = Bot: { $level }
page-bot-beginner = Beginner
page-bot-greedy = Hebberig
page-bot-exact = Slim
page-bot-best = Meester
page-add-seat = Plek erbij
page-remove-seat = Plek weg
page-share-device = Speler op dit apparaat toevoegen
page-fill-with-bots = Vrije plekken met bots vullen
page-start = Spel starten
page-seats-free = { $count ->
        [one] Er is nog één plek vrij.
       *[other] Er zijn nog { $count } plekken vrij.
    }
page-wait-for-host = Wacht tot de host begint.
page-not-here = Nog niet hier: { $names }
page-sealing = De dobbelstenen van { $game } worden verzegeld…
page-invite = Anderen uitnodigen
page-share = Stuur je vrienden deze link, of laat ze de QR-code scannen.
page-share-watch = Wie deze link heeft, kan meekijken.
page-share-here = Deze link werkt nu alleen op deze computer. Start Jollyroll met --host 0.0.0.0 en nodig opnieuw uit om op andere apparaten te spelen; op deze computer open je de link gewoon in een ander venster.
page-address = Link
page-qr = Link als QR-code
page-copy = Kopiëren
page-copied = Gekopieerd
page-send = Versturen…

# How the table plays
page-how-we-play = Zo spelen we
page-preset = Editie
page-preset-speak = Overschakelen op de taal van deze editie: { $language }
page-options = Alle regels apart
page-house-rule = { $what } (huisregel)
page-coach-off-choice = Geen coach
page-coach-demand-choice = Coach antwoordt als je het vraagt
page-coach-always-choice = Coach toont altijd de kansen
page-clock = Tijd per beslissing
page-clock-seconds = { $seconds ->
        [0] onbeperkt
       *[other] { $seconds } seconden
    }
page-absent = Als iemand de verbinding verliest
page-absent-seconds = { $seconds ->
        [0] wachten
       *[other] na { $seconds } seconden valt een bot in
    }
page-stand-in-level = Invalbot
page-pace = Tempo van de bots
page-pace-normal = normaal
page-pace-fast = snel
page-pace-instant = meteen
page-youngest = Wie is de jongste?
page-youngest-nobody = niet opgegeven
page-listed = Openbaar tonen

# At the table
page-seats = Aan tafel
page-you = (jij)
page-away = niet verbonden
page-left = is weg
page-stand-in = een bot valt in
page-seconds-left = { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
page-your-turn = Jouw beurt
page-turn-of = { $name } is aan de beurt
page-rolling = De dobbelstenen rollen…
page-deciding = Even kijken…
page-away-bot = { $seconds ->
        [one] niet verbonden: over één seconde valt een bot in
       *[other] niet verbonden: over { $seconds } seconden valt een bot in
    }
page-away-wait = niet verbonden: het spel wacht
page-say-something = Zeg iets
page-undo = Ongedaan maken
page-call-back = Toch niet gooien
page-gives-up = Je geeft op wat je hebt.
page-take-back = { $name } speelt weer
page-watching = Je kijkt toe.
page-watchers = { $count ->
        [one] één toeschouwer
       *[other] { $count } toeschouwers
    }
page-to-result = Naar de uitslag
page-move = Mijn plek naar een ander apparaat verhuizen
page-move-of = { $name } naar een ander apparaat verhuizen
page-move-line = Open deze link binnen tien minuten op het andere apparaat: je plek verhuist daarheen.
page-move-secret = Wie deze link heeft, kan je plek innemen. Houd hem voor jezelf.
page-leave = Spel verlaten
page-leave-of = { $name } verlaat het spel
page-leave-line = Even weg? Een bot speelt voor je tot je terug bent.
page-leave-for-now = Een bot voor mij laten spelen
page-leave-good-line = Voorgoed weggaan kun je niet ongedaan maken; wat er met je schatten gebeurt, staat in de regels.
page-leave-for-good = Voorgoed weggaan
page-go-title = Van tafel gaan?
page-go-kept = Het spel wacht op je. Je vindt het bij “Jouw spellen”.
page-go-stand-in = { $seconds ->
        [one] Ben je aan de beurt, dan valt na één seconde een bot in. Kom gerust terug en neem het weer over: je vindt het spel bij “Jouw spellen”.
       *[other] Ben je aan de beurt, dan valt na { $seconds } seconden een bot in. Kom gerust terug en neem het weer over: je vindt het spel bij “Jouw spellen”.
    }
page-go-lost = Deze browser bewaart niets: je kunt niet terug naar je plek. Verhuis die eerst naar een ander apparaat als je verder wilt spelen.
page-go-stay = Blijven

# Where the game is
page-round-final = Slotronde! Te verslaan: { $points } ({ $name })
page-round-playoff = Beslissingsronde tussen de koplopers
page-round-last-turns = Laatste beurten! Te verslaan: { $points } ({ $name })
page-to-pass = { $you ->
        [name] { $points } om jou in te halen
       *[other] { $points } om { $name } in te halen
    }
page-goal = doel: { $points }
page-round-replay = Nieuw spel bij gelijke stand
page-round-tie = Beslissingsronde { $round }

# The log
page-log = Logboek
page-log-all = Alles tonen
page-log-empty = Nog niets.
page-log-turn = Beurt { $turn }
page-log-sat = { $you ->
        [name] Je gaat zitten.
       *[other] { $name } gaat zitten.
    }
page-log-stood-left = { $you ->
        [name] Je staat op.
       *[other] { $name } staat op.
    }
page-log-stood-host = De host maakt een plek vrij.
page-log-stood-no-seed = Een speler heeft zijn geheime getal niet getoond, dus de plek is weer vrij.
page-log-begun = Het spel begint.
page-log-undone = { $you ->
        [name] Je maakt je laatste keuze ongedaan.
       *[other] { $name } maakt de laatste keuze ongedaan.
    }
page-log-stands-in-left = { $you ->
        [name] Je bent even weg: een bot speelt voor je.
       *[other] { $name } is even weg: een bot speelt verder.
    }
page-log-stands-in-away = { $you ->
        [name] Je was niet verbonden: een bot speelt voor je.
       *[other] { $name } is niet verbonden: een bot speelt verder.
    }
page-log-stands-in-clock = { $you ->
        [name] Je tijd is om: een bot speelt voor je.
       *[other] De tijd van { $name } is om: een bot speelt verder.
    }
page-log-back = { $you ->
        [name] Je bent terug.
       *[other] { $name } is terug.
    }
page-log-rematched = Er staat een nieuw spel klaar.
page-chose = { $you ->
        [name] Jij: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] Je gooit { $what }.
       *[other] { $name } gooit { $what }.
    }
page-time-up = { $you ->
        [name] Je tijd is om.
       *[other] De tijd van { $name } is om.
    }
page-chose-clock = { $you ->
        [name] Je tijd is om: { $what }
       *[other] De tijd van { $name } is om: { $what }
    }
page-threw-clock = { $you ->
        [name] Je tijd is om, er wordt voor je gegooid: { $what }.
       *[other] De tijd van { $name } is om, er wordt toch gegooid: { $what }.
    }

# Rules at hand
page-rules = Regels
page-rules-of-table = Aan deze tafel:
page-rules-cited = { $count ->
        [one] regel
       *[other] regels
    }
page-rules-ids = Tik op de kleine woorden om de regels zelf te lezen.

# The coach
page-coach = Coach
page-coach-off = Aan deze tafel is er geen coach.
page-coach-ask-line = De coach kent je winkans bij elke keuze.
page-coach-ask = De coach vragen
page-coach-thinking = De coach denkt na…
page-coach-wait = Als jij moet kiezen, kan de coach je de kansen vertellen.
page-coach-odds = winkans
page-coach-keep = Houd { $kept }, gooi er { $count } opnieuw
page-coach-reroll-all = { $count ->
        [one] Gooi de dobbelsteen opnieuw
       *[other] Gooi alle { $count } opnieuw
    }
page-coach-set-up = Zo klaarleggen
page-coach-hardly = maakt nauwelijks uit
page-coach-alike = Het maakt nauwelijks uit: ze zijn allemaal ongeveer even goed.
page-coach-all = Alle { $count } keuzes
page-coach-few = Alleen de beste
page-coach-standing = Met de beste keuze:
page-coach-how = Hoe dit wordt berekend

# Fair dice
page-fair-title = Waren de dobbelstenen eerlijk?
page-fair-good = { $count ->
        [0] De dobbelstenen zijn verzegeld. Elke worp wordt gecontroleerd.
        [one] Eén worp gecontroleerd: hij kwam uit de verzegelde envelop.
        [2] Beide worpen gecontroleerd: ze kwamen uit de verzegelde envelop.
       *[other] Alle { $count } worpen gecontroleerd: ze kwamen uit de verzegelde envelop.
    }
page-fair-broken = { $count ->
        [one] Eén worp past niet bij de verzegelde envelop!
       *[other] { $count } worpen passen niet bij de verzegelde envelop!
    }
page-fair-broken-what = Vertrouw de dobbelstenen van deze server niet. Download het verslag van het spel: het bewijst wat er is gebeurd.
page-fair-fits = zoals verzegeld
page-fair-differs = niet zoals verzegeld
page-fair-how = Voordat het spel begint, gaat alles waar de dobbelstenen uit voortkomen in een verzegelde envelop. Bij elke worp gaat er weer een stukje van open, en je apparaat controleert meteen of dat stukje er vanaf het begin in zat en precies deze dobbelstenen geeft.
page-fair-yours = Ook jij hebt er iets van jezelf in gestopt: aan het begin een geheim getal en bij elke worp een nieuw. Zo kan niemand jouw dobbelstenen vooraf kennen of kiezen, zelfs de server niet.
page-fair-mark = Het kenmerk van de envelop van dit spel. Schrijf het op als je het later wilt vergelijken:
page-fair-numbers = De getallen
page-fair-seal = Zegel, getoond voordat er iemand ging zitten
page-fair-seed = Wat { $name } erin heeft gestopt
page-fair-link = Stukje { $roll }, als laatste geopend
page-fair-nonce = Wat erbij kwam toen er werd gegooid
page-fair-fell = Wat er is gegooid
page-fair-unwitnessed = zoals verzegeld, zonder getuige
page-fair-promise = De server heeft zijn woord gebroken!
page-fair-devices = Ook het apparaat van elke speler heeft eigen getallen verzegeld. In elke worp komt een getal van het apparaat van wie gooit en een van het apparaat van een andere speler, de getuige; pas dan opent de server zijn stukje. Zo kan niemand de dobbelstenen vooraf kennen of kiezen, zelfs de server en wie gooit samen niet, zolang de getuige eerlijk is.
page-fair-alone = Er is geen apparaat van een andere speler aan deze tafel, dus niemand kan getuige zijn van jouw worpen. Dit spel bewijst dat de server eerlijk is, niet dat degene die hem draait dat is.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Je was getuige van één worp.
           *[other] Je was getuige van { $count } worpen.
        }
       *[other] { $count ->
            [one] { $name } was getuige van één worp.
           *[other] { $name } was getuige van { $count } worpen.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Je bent één keer als getuige overgeslagen: geen antwoord.
           *[other] Je bent { $count } keer als getuige overgeslagen: geen antwoord.
        }
       *[other] { $count ->
            [one] { $name } is één keer als getuige overgeslagen: geen antwoord.
           *[other] { $name } is { $count } keer als getuige overgeslagen: geen antwoord.
        }
    }
page-fair-no-witness = { $count ->
        [one] Eén worp had geen getuige.
       *[other] { $count } worpen hadden geen getuige.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Je hebt tijdens het spel nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
           *[other] Je hebt tijdens het spel { $count } keer nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
        }
       *[other] { $count ->
            [one] { $name } heeft tijdens het spel nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
           *[other] { $name } heeft tijdens het spel { $count } keer nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
        }
    }
page-fair-restarted = { $count ->
        [one] Het begin is één keer overgedaan, omdat iemand zijn getal niet liet zien.
       *[other] Het begin is { $count } keer overgedaan, omdat iemand zijn getal niet liet zien.
    }
page-fair-device = Zegel van het apparaat van { $name }
page-fair-thrower = Van het apparaat van { $name }, die gooide
page-fair-witness = Van het apparaat van { $name }, de getuige
page-fair-fault-asked-early = De server vroeg je apparaat te vroeg om een getal. Hij heeft het niet gekregen.
page-fair-fault-call-differs = Een worp kwam anders dan hij was aangekondigd, of de verkeerde speler moest getuige zijn.
page-fair-fault-answered = Je apparaat heeft als getuige geantwoord, maar de server doet alsof dat niet zo is.
page-fair-fault-not-asked = De server heeft je apparaat als getuige overgeslagen zonder het te vragen.
page-fair-fault-sealed-for-you = Iemand heeft in jouw naam getallen verzegeld.
page-fair-fault-retold = De server vertelt dit spel nu anders dan eerst.

# After the game
page-after-you-win = Je wint!
page-after-wins = { $name } wint!
page-after-shared = { $you ->
        [names] { $names }, jullie delen de overwinning!
       *[other] { $names } delen de overwinning
    }
page-after-winner = Winnaar:
page-after-rematch = Nog een spel
page-after-rematch-join = Meespelen in het volgende spel
page-after-rematch-watch = Naar het volgende spel kijken
page-after-replay = Herhaling bekijken
page-after-share = Dit spel delen
page-after-share-line = Wie deze link heeft, ziet de uitslag, de herhaling en het rapport van de coach.
page-after-look = Terug naar de tafel
page-after-chances = Winkans
page-after-graph = De winkans van iedereen, van de eerste worp tot de laatste
page-after-graph-how = Na elke worp en elke keuze, als iedereen zo goed mogelijk verder speelt. Cijfers geven de duurste keuzes aan, ruiten de worpen die het spel deden kantelen. Tik om een moment opnieuw te bekijken.
page-after-graph-table = De getallen achter de lijnen
page-after-turn = Beurt
page-after-luck-and-skill = Geluk en kunde
page-after-luck = geluk
page-after-mistakes = fouten
page-after-luck-how = In procentpunten van de winkans: wat de dobbelstenen brachten, en wat je keuzes kostten.
page-after-sound = { $sound ->
        [one] { $sound } van { $decisions } beslissingen was net zo goed als de beste.
       *[other] { $sound } van { $decisions } beslissingen waren net zo goed als de beste.
    }
page-after-your-part = Jouw spel
page-after-lucky = Het geluk was met je: het leverde je { $luck } procentpunt winkans op.
page-after-unlucky = Het geluk zat tegen: het kostte je { $luck } procentpunt winkans.
page-after-own-mistakes = { $sound ->
        [one] Je keuzes kostten je { $cost } procentpunt winkans; { $sound } van de { $decisions } was zo goed als de beste.
       *[other] Je keuzes kostten je { $cost } procentpunt winkans; { $sound } van de { $decisions } waren zo goed als de beste.
    }
page-after-your-costliest = Je duurste keuze
page-after-your-luckiest = Je gelukkigste worp
page-after-your-best = Je beste keuze
page-after-moment = beurt { $turn }, { $change } procentpunt winkans
page-after-others-costliest = De duurste keuzes van de anderen
page-after-practice = Dit was oefening: je speelde verder vanaf een moment uit een ander spel, dus er zijn geen verzegelde dobbelstenen te controleren.
page-after-costliest = De duurste keuzes
page-after-no-mistakes = Geen enkele keuze kostte iets noemenswaardigs.
page-after-mistake = { $you ->
        [name] Jij, beurt { $turn }: { $cost } procentpunt
       *[other] { $name }, beurt { $turn }: { $cost } procentpunt
    }
page-after-chosen = Gekozen:
page-after-better = Beter:
page-after-again = Vanaf hier opnieuw proberen
page-after-watch = Bekijken
page-after-working = De coach bekijkt het spel…
page-after-checked-here = { $count ->
        [one] Ook je eigen apparaat heeft één worp gecontroleerd.
       *[other] Ook je eigen apparaat heeft { $count } worpen gecontroleerd.
    }
page-after-other-game = Het verslag op deze server is niet het spel dat je apparaat heeft gezien! Het kenmerk van het verslag is { $mark }, dat van wat je apparaat heeft gezien is { $own }.
page-after-keep = Downloaden
page-after-text = Verslag als tekst
page-after-json = Verslag als JSON

# Replay
page-replay-controls = Herhaling
page-replay-place = Positie
page-replay-where = { $turn ->
        [0] Begin, { $place } van { $last }
       *[other] Beurt { $turn }, { $place } van { $last }
    }
page-replay-first = Begin
page-replay-before = Terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-next = Verder
page-replay-last = Einde
page-replay-take-over = Vanaf hier oefenen als { $name }

# Dice and choices in all games
page-dice = Dobbelstenen
page-die-in-hand = een dobbelsteen in de hand
page-plain-pick = Tik op de stenen die je kiest.
page-plain-go-on = Verder
page-die-locked = { $face }, ligt vast
page-kept = gehouden
page-stop = Stop
page-throw-dice = { $count ->
        [one] Gooi de steen
       *[other] Gooi { $count } stenen
    }
page-roll-dice = { $count ->
        [one] Gooi er één opnieuw
       *[other] Gooi er { $count } opnieuw
    }
page-rolls-left = { $left ->
        [one] nog één worp
       *[other] nog { $left } worpen
    }
page-place-story = Wat er kwam en ging: { $place }
page-if-stopped = Als je stopt:

# A few words to say
emote-ahoy = Ahoi!
emote-well-done = Goed gedaan!
emote-ouch = Au!
emote-lucky = Geluksvogel!
emote-thinking = Even denken…
emote-hurry = Hijs de zeilen!
emote-thanks = Bedankt!
emote-sorry = Sorry!
emote-cheers = Proost!
emote-farewell = Tot ziens!

# A site without a server: everything happens on this device
page-alone-together = Samen op dit apparaat spelen
page-alone-fetching = Het spel wordt gedownload, alleen deze ene keer…
page-alone-starting = De tafel wordt klaargezet…
page-alone-failed = Het spel kon niet worden gedownload. Controleer je verbinding en probeer het opnieuw.
page-alone-update = Er staat een nieuwe versie klaar.
page-alone-reload = Opnieuw laden
page-alone-kept = Alles blijft op dit apparaat. Na het eerste spel werkt het ook zonder netwerk.
page-alone-docs = Regels en handboek
page-alone-remove = Het wordt voorgoed van dit apparaat gewist, met het rapport. Download eerst het verslag als je het wilt bewaren.
