# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Beurt { $turn }: jij
       *[other] Beurt { $turn }: { $name }
    }
standing = Stand: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Je gooit { $dice }
       *[other] { $name } gooit { $dice }
    }
bot-did = { $you ->
        [name] Jij: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = De bots maken zich klaar; op een nieuwe computer duurt dat de eerste keer een minuut of twee.
bot-thinks = { $name } denkt na.
press-to-throw = { $you ->
        [name] Druk op Enter om te gooien ({ $keys }){" "}
       *[other] { $name }, druk op Enter om te gooien ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Druk op Enter om een kaart te trekken ({ $keys }){" "}
       *[other] { $name }, druk op Enter om een kaart te trekken ({ $keys }){" "}
    }
taken-back = Ongedaan gemaakt.
game-over = Het spel is afgelopen
winners = { $count ->
        [0] Niemand wint.
        [one] { $you ->
            [names] Je wint!
           *[other] { $names } wint!
        }
       *[other] { $you ->
            [names] { $names }, jullie delen de overwinning!
           *[other] { $names } delen de overwinning!
        }
    }
score = { $amount ->
    [one] één punt
   *[other] { $amount } punten
}

# Asking
pick-roll = Opnieuw gooien: typ de letters van de stenen (bijvoorbeeld ac), of * voor alle.
more-choices = { $count ->
    [one] Nog één keuze: l toont die.
   *[other] Nog { $count } keuzes: l geeft de lijst.
}
list-more = … en nog { $count } zoals deze, bijvoorbeeld { $example }
enter-rolls = Alleen Enter gooit ze allemaal opnieuw: hier kan een worp alleen maar helpen.
or-enter = (of gewoon Enter)
key-explain = ? legt uit
key-list = l toont elke keuze
key-rule = r { $rule } toont een regel
key-undo = u maakt ongedaan
key-quit = q bewaart en stopt
help-keys = Typ een toets uit de lijst, de letters van de stenen, of een keuze zoals het verslag die schrijft (l geeft ze allemaal). r en de code van een regel toont die regel; u maakt je laatste keuze ongedaan zolang er geen dobbelstenen of kaarten zijn gevallen (met je eigen dobbelstenen: wat het laatst is getypt); leave laat een speler voorgoed weggaan; q bewaart het spel voor een andere dag en stopt.
either-or = { $first } of { $last }
type-key = Typ { $keys }; ? legt uit.
type-dice = Typ letters van stenen, bijvoorbeeld { $dice }; ? legt uit.
type-key-or-dice = Typ { $keys }, of letters van stenen, bijvoorbeeld { $dice }; ? legt uit.
leave-sure = { $you ->
        [name] Je verlaat het spel voorgoed, en dat kun je niet ongedaan maken. Zeker weten? Typ ja:{" "}
       *[other] { $name } verlaat het spel voorgoed, en dat kun je niet ongedaan maken. Zeker weten? Typ ja:{" "}
    }
leave-not = { $you ->
        [name] Je blijft.
       *[other] { $name } blijft.
    }
yes-words = j ja y yes
which-game = Welk spel? Druk op de toets.
which-unknown = Druk op 1, 2 of 3.
next-turn = Enter toont de volgende beurt, q stopt{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = tafel
dice-aside = opzij

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Gooi één dobbelsteen. Wat toont die?
           *[other] Gooi { $dice } dobbelstenen. Wat tonen ze? Typ { $dice } letters in willekeurige volgorde:
        }
       *[other] { $dice ->
            [one] { $name } gooit één dobbelsteen. Wat toont die?
           *[other] { $name } gooit { $dice } dobbelstenen. Wat tonen ze? Typ { $dice } letters in willekeurige volgorde:
        }
    }
manual-draw-seat = Wie begint? Loot erom en typ het nummer.

# The plain board
board-left = is weg

# Keeping the game
not-saved = Waarschuwing: het spel kan nu niet worden bewaard. { $why } Speel door; na elke keuze wordt het opnieuw geprobeerd.
moved-on = Waarschuwing: { $old } is door iemand anders gewijzigd en blijft zoals het is. Dit spel gaat verder in { $path }.
saved-again = Het spel is weer bewaard in { $path }.
kept-in = Het spel is bewaard in { $path }
go-on-with = Verder spelen met: { $command } resume { $path }
verify-with = Controleer de dobbelstenen met: { $command } verify { $path }
last-resort = Het spel kon niet worden bewaard. { $why } Zodat er niets verloren gaat, is hier het verslag; zet het in een bestand en ga daarmee verder:
refused-nothing-to-resume = Er is geen onafgemaakt spel. Begin er een met: { $command } terminal
refused-open-elsewhere = Dit spel is open in een ander venster: { $path }. Ga daar verder, of sluit het eerst.
refused-over-already = Dit spel is afgelopen; bekijk het met: { $command } replay { $path }

# Sitting down
not-begun = Er is geen spel begonnen.
player = Speler { $number }
ask-people = Wie speelt er mee? Namen met komma’s ertussen (Enter: alleen jij):{" "}
ask-bots = Hoeveel bots, { $least } tot { $most }? (Enter: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] Hoe goed moet hij spelen?
       *[other] Hoe goed moeten ze spelen?
    } (Enter: { $usual }){" "}
ask-preset = Welke regels? (Enter: de eerste){" "}
ask-youngest = Wie is de jongste? { $names } (Enter: wie begint, wordt geloot){" "}
refused-number-range = “{ $text }” kan niet; typ een getal van { $least } tot { $most }.
refused-none-of-these = “{ $text }” zit er niet bij; typ een nummer of een naam: { $known }.
nobody-hosts = Niemand is hier de host, dus er wordt geloot wie begint. Wijs de host aan met --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dobbelstenen: eerlijk, verzegeld in een envelop met het kenmerk { $mark }
dice-fair-begins = De worpen tot nu toe waren niet verzegeld; vanaf hier wel.
dice-fair-lost = Het geheim van de oude envelop staat niet op deze computer, dus is er een nieuwe verzegeld. Het verslag vermeldt dat.
dice-fair-seen = Dit spel is al verder gespeeld dan deze kopie ervan, dus is er een nieuwe envelop verzegeld: de worpen in de oude zijn al gezien. Het verslag vermeldt dat.
dice-seeded = Dobbelstenen: seed { $seed }. Dezelfde seed en dezelfde keuzes geven hetzelfde spel.
dice-manual = Dobbelstenen: je eigen. Gooi ze en typ wat ze tonen.
bot-beginner = doet zomaar iets, als het maar redelijk is
bot-greedy = pakt wat deze beurt het meest oplevert, alsof de volgende worp de laatste is
bot-exact = speelt elke beurt perfect op wat die oplevert
bot-best = speelt op de beste kans om het spel te winnen
bot-random = kiest zomaar iets wat mag, en stopt één op de vier keer
bot-of-others = komt uit een ander pakket
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } spelers, vanaf { $age } jaar{ $minutes ->
        [0] {""}
       *[other] , ongeveer { $minutes } minuten
    }
games-play = Spelen: { $command } terminal { $name } · regels: { $command } rules { $name }
games-unverified = Ongecontroleerd: de kanten van de dobbelstenen en de kaarten zijn nooit met een gedrukt spel vergeleken; vervang ze door je eigen met de opties dice en deck.
games-presets = Regelsets
games-options = Opties (de eerste waarde is de standaard)
games-usual = (standaard)
games-house = huisregel
games-bots = Bots
replay-seats = Aan tafel: { $names }
options-of-table = Regels: { $preset }
also-numbers = of een getal: { $values }

# Refusals
refused-unknown-bot = Er is geen bot die “{ $bot }” heet. De bots zijn: { $known }.
refused-bot-name = “{ $bot }” kan geen naam van een bot zijn: gebruik kleine letters, cijfers, koppeltekens en onderstrepingstekens, en geen van onze eigen namen.
refused-unknown-rule = Er is geen regel “{ $wanted }”. Regels heten bijvoorbeeld { $example }.
refused-rule-elsewhere = { $wanted } is geen regel van dit spel.
refused-nothing-typed = Alleen Enter doet hier niets. { $how }
refused-not-a-choice = “{ $text }” kan nu niet. { $how }
refused-two-meanings = “{ $text }” kan hier twee dingen betekenen: typ { $small } voor de toets of de steen met die letter, of roll:{ $text } voor een steen die { $text } toont.
refused-not-what-fell = “{ $text }” is niet te lezen. Typ alleen wat hierboven staat; ? legt uit.
refused-only-enter = Er valt nu niets te typen: druk op Enter om verder te gaan, of ? voor hulp.
refused-which-rule = Welke regel? Typ bijvoorbeeld: r { $example }
refused-who-leaves = Zeg wie er weggaat: leave en een naam of nummer van een plek. Aan deze tafel: { $known }.
refused-no-die-there = Er is geen steen “{ $mark }” om te kiezen; gebruik de letters voor de stenen.
refused-die-named-twice = Je hebt steen “{ $mark }” twee keer genoemd; noem elke steen één keer.
refused-option-form = “{ $text }” is geen optie; schrijf NAAM=WAARDE, bijvoorbeeld { $example }.
refused-seat-form = “{ $text }” is geen plek; schrijf een naam, bot:greedy, of Naam=bot:greedy.
refused-names-alike = Twee plekken heten { $name }; geef iedereen een eigen naam.
refused-seed-not-seeded = Een seed hoort alleen bij dobbelstenen met seed; voeg --dice seeded toe.
refused-seed-range = Een seed is een geheel getal van 0 tot { $most }.
refused-file-there = { $path } bestaat al; ga ermee verder met “{ $command } resume { $path }”, of kies een andere naam.
refused-game-needed = Zeg welk spel: { $known }.
refused-no-turn = Er is geen beurt { $turn }: { $turns ->
    [one] dit spel heeft er maar één.
   *[other] dit spel heeft er { $turns }.
}
refused-two-forms = Kies een van --json en --text.
refused-file-is-folder = “{ $path }” is geen bestandsnaam; geef het spel een eigen naam, bijvoorbeeld avond.jolly.
refused-no-folder = Er is geen map “{ $folder }”. Maak die eerst, of kies een andere plek.
refused-file-name = “{ $path }” kan geen bestandsnaam zijn ({ $reason }). Kies een andere.

# The command line
program = { $command }
usage-no-command = Er is geen opdracht “{ $name }”. De opdrachten zijn: { $known }.
usage-no-command-close = Er is geen opdracht “{ $name }”. Bedoelde je: { $close }? De opdrachten zijn: { $known }.
usage-command-missing = De opdracht ontbreekt. De opdrachten zijn: { $known }.
usage-no-option = Er is geen optie { $name }; zie: { $path } --help
usage-no-option-close = Er is geen optie { $name }; bedoelde je { $close }? Zie: { $path } --help
usage-missing = { $name } ontbreekt; zie: { $path } --help
usage-option-value = De optie { $name } heeft een waarde nodig: { $name } { $metavar }; zie: { $path } --help
usage-option-flag = De optie { $name } heeft geen waarde; zie: { $path } --help
usage-extra = { $count ->
        [one] Onverwacht argument: “{ $words }”.
       *[other] Onverwachte argumenten: “{ $words }”.
    } Schrijf: { $usage }; zie: { $path } --help
usage-otherwise = Zo roep je deze opdracht niet aan ({ $reason }); zie: { $path } --help
refused-not-a-number = { $option } vraagt een geheel getal, niet “{ $text }”.
refused-not-any-number = { $option } vraagt een getal, niet “{ $text }”.
refused-unknown-language = Jollyroll spreekt geen “{ $value }”; de talen zijn: { $known }.
refused-unknown-dice = Er zijn geen dobbelstenen “{ $dice }”; --dice is een van: { $known }.
refused-no-output = De uitvoer is gesloten, dus er is niets te zien. Begin opnieuw met een terminal, een bestand of een pipe.
refused-system = De computer staat dit niet toe: { $reason }.
