# The page in the browser

# Landing page and lobby
page-welcome = Piratendobbelen aan één tafel: met vrienden, of tegen bots die elke kans kennen. Geen account, niets in te vullen.
page-play-now = Speel nu
page-with-friends = Speel met vrienden
page-not-affiliated = Jollyroll is niet verbonden aan de uitgevers van deze spellen.
page-open-tables = Open tafels
page-lobby-empty = Er wacht nu geen tafel op gezelschap. Open er zelf een en vink “Toon deze tafel aan iedereen” aan.
page-nobody-yet = Nog niemand
page-bots = { $count ->
        [one] één bot
       *[other] { $count } bots
    }
page-join = Meedoen

# Everywhere
page-home = Terug naar de spellen
page-close = Sluiten
page-ok = OK
page-menu = Menu
page-table = De tafel
page-no-server = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
page-no-table = Die tafel bestaat niet. Misschien mist er een letter in het adres.
page-no-page = Op dit adres is er niets.
page-link-connecting = Verbinden…
page-link-lost = Verbinding weg, nieuwe poging…
page-link-nothing-lost = Er is niets verloren.

# Settings of this device
page-settings = Instellingen
page-language = Taal
page-theme = Licht
page-theme-auto = Zoals op dit apparaat
page-theme-dark = Lantaarnlicht (donker)
page-theme-light = Daglicht (licht)
page-motion = Beweging
page-motion-auto = Zoals op dit apparaat
page-motion-full = Stenen rollen, munten vliegen
page-motion-less = Niets beweegt
page-sound = Geluid
page-tips-again = Toon de eerste tips opnieuw
page-tips-again-done = De tips worden weer getoond.

# Sitting down
page-sit-down = Wie speelt er mee?
page-your-name = Jouw naam
page-their-name = Naam
page-captain = Kapitein
page-sit = Ga zitten
page-sit-here = Hier zitten
page-stand-up = Opstaan
page-rename = Andere naam
page-free-it = Plek vrijmaken
page-free-seat = vrije plek
page-for-people = voor mensen
page-seat = Plek { $number }
page-bot = Bot: { $level }
page-bot-beginner = Beginner
page-bot-greedy = Hebberig
page-bot-exact = Slim
page-bot-best = Meester
page-add-seat = Plek erbij
page-remove-seat = Plek weg
page-share-device = Op dit apparaat speelt nog iemand mee
page-fill-with-bots = Vul vrije plekken met bots
page-start = Start het spel
page-seats-free = { $count ->
        [one] Er is nog één plek vrij.
       *[other] Er zijn nog { $count } plekken vrij.
    }
page-wait-for-host = De host start het spel.
page-not-here = Nog niet hier: { $names }
page-sealing = De dobbelstenen van { $game } worden verzegeld…
page-invite = Nodig anderen uit
page-share = Stuur dit adres naar je vrienden, of laat ze het vierkant scannen met hun telefoon.
page-share-watch = Wie dit adres heeft, kan meekijken.
page-share-here = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0 om anderen toe te laten.
page-address = Het adres
page-qr = Het adres als QR-code
page-copy = Kopieer
page-copied = Gekopieerd
page-send = Verstuur…

# How the table plays
page-how-we-play = Zo spelen we
page-preset = Editie
page-preset-speak = Schakel over op de taal van deze editie: { $language }
page-options = Alle regels apart
page-house-rule = { $what } (huisregel)
page-coach-off-choice = Geen coach
page-coach-demand-choice = De coach antwoordt als je het vraagt
page-coach-always-choice = De coach toont altijd de kansen
page-clock = Tijd per beslissing
page-clock-seconds = { $seconds ->
        [0] geen klok
       *[other] { $seconds } seconden
    }
page-absent = Als iemand weg is
page-absent-seconds = { $seconds ->
        [0] wachten
       *[other] na { $seconds } seconden speelt een bot
    }
page-stand-in-level = Welke bot invalt
page-pace = Tempo van de bots
page-pace-seconds = { $seconds ->
        [one] één seconde per actie
       *[other] { $seconds } seconden per actie
    }
page-youngest = Wie is de jongste?
page-youngest-nobody = niet opgegeven
page-listed = Toon deze tafel aan iedereen

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
        [one] niet verbonden: over één seconde speelt een bot
       *[other] niet verbonden: over { $seconds } seconden speelt een bot
    }
page-away-wait = niet verbonden: het spel wacht
page-hand-over = Geef het apparaat aan
page-hand-over-take = Ik ben { $name }
page-say-something = Zeg iets
page-undo = Terugnemen
page-take-back = { $name } speelt weer
page-watching = Je kijkt mee.
page-watchers = { $count ->
        [one] één kijker
       *[other] { $count } kijkers
    }
page-to-result = Naar de uitslag
page-move = Verhuis mijn plek naar een ander apparaat
page-move-of = Verhuis { $name } naar een ander apparaat
page-move-line = Open dit binnen tien minuten op het andere apparaat: de plek verhuist daarheen.
page-move-secret = Wie deze link heeft, heeft jouw plek. Laat hem aan niemand zien.
page-leave = Verlaat het spel
page-leave-of = { $name } verlaat het spel
page-leave-line = Even weg? Een bot speelt voor je en geeft je plek terug als je er weer bent.
page-leave-for-now = Laat een bot voor mij spelen
page-leave-good-line = Voorgoed weggaan kun je niet terugnemen; wat er met je schatten gebeurt, staat in de regels.
page-leave-for-good = Ga voorgoed weg

# Where the game is
page-round-final = Slotronde, ingeluid door { $name }
page-round-playoff = Barrage bij gelijke stand
page-round-last-turns = Laatste beurten
page-round-replay = Nieuw spel bij gelijke stand
page-round-tie = Beslissingsronde { $round }

# The log
page-log = Wat er gebeurde
page-log-all = Toon alles
page-log-empty = Nog niets.
page-log-turn = Beurt { $turn }
page-log-sat = { $name } gaat zitten.
page-log-stood-left = { $name } staat op.
page-log-stood-host = De host maakt een plek vrij.
page-log-stood-no-seed = Een plek heeft zijn geheime getal niet getoond en is weer vrij.
page-log-begun = Het spel begint.
page-log-undone = { $name } neemt de laatste keuze terug.
page-log-stands-in-left = { $name } is even weg: een bot speelt verder.
page-log-stands-in-away = { $name } is niet verbonden: een bot speelt verder.
page-log-stands-in-clock = De tijd van { $name } is om: een bot speelt verder.
page-log-back = { $name } is terug.
page-log-rematched = Er staat een nieuw spel klaar.
page-chose = { $name }: { $what }
page-threw = { $name } gooit { $what }.
page-time-up = De tijd van { $name } is om.
page-chose-clock = De tijd van { $name } is om: { $what }
page-threw-clock = De tijd van { $name } is om, de dobbelstenen vallen toch: { $what }.

# Rules at hand
page-rules = Regels
page-rules-of-table = Aan deze tafel:
page-rules-ids = Kleine codes zoals { $rule } staan voor een regel: tik erop om hem te lezen.

# The coach
page-coach = Coach
page-coach-off = Aan deze tafel is er geen coach.
page-coach-ask-line = De coach kent je winkans bij elke keuze.
page-coach-ask = Vraag de coach
page-coach-thinking = De coach denkt na…
page-coach-wait = Als jij moet kiezen, kan de coach je de kansen vertellen.
page-coach-odds = winkans
page-coach-all = Alle { $count } keuzes
page-coach-few = Alleen de beste
page-coach-standing = Met de beste keuze:

# Fair dice
page-fair-title = Waren de dobbelstenen eerlijk?
page-fair-good = { $count ->
        [0] De envelop is verzegeld. Elke worp wordt gecontroleerd.
        [one] Eén worp gecontroleerd: hij kwam uit de verzegelde envelop.
       *[other] Alle { $count } worpen gecontroleerd: ze kwamen uit de verzegelde envelop.
    }
page-fair-broken = { $count ->
        [one] Eén worp past niet bij de verzegelde envelop!
       *[other] { $count } worpen passen niet bij de verzegelde envelop!
    }
page-fair-broken-what = Vertrouw de dobbelstenen van deze server niet. Bewaar het verslag van het spel: het bewijst wat er is gebeurd.
page-fair-fits = zoals verzegeld
page-fair-differs = niet zoals verzegeld
page-fair-how = Voordat het spel begint, gaat alles waar de dobbelstenen uit voortkomen in een verzegelde envelop. Bij elke worp gaat er weer een stukje van open, en je apparaat controleert meteen of dat stukje er vanaf het begin in zat en precies deze dobbelstenen geeft.
page-fair-yours = Ook jij hebt er iets van jezelf in gestopt: aan het begin een geheim getal en bij elke worp een nieuw. Zo kan niemand jouw dobbelstenen vooraf kennen of kiezen, zelfs de server niet.
page-fair-mark = Het kenmerk van de envelop van dit spel. Schrijf het op als je het later wilt vergelijken:
page-fair-numbers = De getallen
page-fair-seal = Zegel, getoond voordat er iemand ging zitten
page-fair-seed = Wat { $name } erin heeft gestopt
page-fair-link = Stukje nummer { $roll }, als laatste geopend
page-fair-nonce = Wat er bij de worp bij kwam
page-fair-fell = Wat er viel
page-fair-unwitnessed = zoals verzegeld, zonder getuige
page-fair-promise = De server heeft zich niet aan zijn woord gehouden!
page-fair-devices = Ook het apparaat van elke speler heeft eigen getallen verzegeld. In elke worp komt een getal van het apparaat van wie gooit en een van het apparaat van een andere speler, de getuige; pas dan opent de server zijn stukje. Zo kan niemand de dobbelstenen vooraf kennen of kiezen, zelfs de server en wie gooit samen niet, zolang de getuige eerlijk is.
page-fair-alone = Er is geen apparaat van een andere speler aan deze tafel, dus niemand kan getuige zijn van jouw worpen. Dit spel bewijst dat de server eerlijk is, niet dat degene die hem draait dat is.
page-fair-witnessed = { $count ->
        [one] { $name } was getuige van één worp.
       *[other] { $name } was getuige van { $count } worpen.
    }
page-fair-passed = { $count ->
        [one] { $name } is één keer als getuige overgeslagen: geen antwoord.
       *[other] { $name } is { $count } keer als getuige overgeslagen: geen antwoord.
    }
page-fair-no-witness = { $count ->
        [one] Eén worp had geen getuige.
       *[other] { $count } worpen hadden geen getuige.
    }
page-fair-resealed = { $count ->
        [one] { $name } heeft tijdens het spel nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
       *[other] { $name } heeft tijdens het spel { $count } keer nieuwe getallen verzegeld, bijvoorbeeld op een ander apparaat.
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
page-fair-fault-retold = De server vertelt dit spel anders dan eerst.

# After the game
page-after-you-win = Je wint!
page-after-wins = { $name } wint!
page-after-shared = { $names } delen de overwinning
page-after-winner = Gewonnen:
page-after-rematch = Nog een spel
page-after-rematch-join = Speel het volgende mee
page-after-rematch-watch = Naar het volgende spel
page-after-replay = Bekijk het opnieuw
page-after-share = Deel dit spel
page-after-share-line = Wie dit adres heeft, ziet de uitslag, de herhaling en het rapport van de coach.
page-after-look = Terug naar de tafel
page-after-chances = Winkans
page-after-graph = De winkans van iedereen, van de eerste worp tot de laatste
page-after-graph-how = Na elke worp en elke keuze, als iedereen zo goed mogelijk verder speelt. Cijfers geven de duurste keuzes aan, ruiten de worpen die het spel deden kantelen. Tik om een moment opnieuw te bekijken.
page-after-graph-table = De getallen achter de lijnen
page-after-turn = Beurt
page-after-luck-and-skill = Geluk en kunde
page-after-luck = geluk
page-after-mistakes = fouten
page-after-luck-how = In procentpunten van de winkans: wat de dobbelstenen brachten, en wat keuzes kostten.
page-after-sound = { $sound } van { $decisions } beslissingen waren net zo goed als de beste.
page-after-costliest = De duurste keuzes
page-after-no-mistakes = Geen enkele keuze kostte iets noemenswaardigs.
page-after-mistake = { $name }, beurt { $turn }: { $cost } punten
page-after-chosen = Gekozen:
page-after-better = Beter:
page-after-again = Probeer het hier opnieuw
page-after-watch = Bekijk
page-after-working = De coach bekijkt het spel…
page-after-checked-here = { $count ->
        [one] Ook je eigen apparaat heeft één worp gecontroleerd.
       *[other] Ook je eigen apparaat heeft { $count } worpen gecontroleerd.
    }
page-after-other-game = Het verslag op deze server is niet het spel dat je apparaat heeft gezien! Het kenmerk van het verslag is { $mark }, dat van wat je apparaat heeft gezien is { $own }.
page-after-keep = Bewaar het
page-after-text = Verslag als tekst
page-after-json = Verslag als JSON

# Replay
page-replay-controls = Herhaling
page-replay-place = Plaats in het spel
page-replay-where = Beurt { $turn }, moment { $place } van { $last }
page-replay-first = Naar het begin
page-replay-before = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-next = Eén stap verder
page-replay-last = Naar het einde
page-replay-take-over = Speel vanaf hier verder als { $name }

# Dice and choices in all games
page-dice = Dobbelstenen
page-die-in-hand = een dobbelsteen in de hand
page-plain-pick = Kies dobbelstenen door erop te tikken.
page-plain-go-on = Verder
page-die-locked = { $face }, ligt vast
page-kept = blijft
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
emote-farewell = Vaarwel!
