# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Geen enkele dobbelsteen hier heeft die kant.
refused-none-left = Daarvan is er geen meer over.
refused-no-envelope = Aan deze tafel rollen echte dobbelstenen: er valt niets te verzegelen.
refused-dice-settled = Met welke dobbelstenen je speelt, ligt vast zodra de tafel open is. Open een andere tafel voor andere dobbelstenen.
refused-type-it = Gooi de echte dobbelstenen en voer in wat ze laten zien.
live-no-outcome-due = Er valt nu niets in te voeren.
companion-hint = Op een telefoon typ je minder: start { $command } en kies op de pagina “Met eigen dobbelstenen”.
fair-by-hand = Gespeeld met echte dobbelstenen en met de hand ingevoerd. Er is vooraf niets verzegeld, dus er valt niets te controleren.

# The page: setting up
page-own-dice = Met eigen dobbelstenen
companion-who = Wie speelt er mee?
companion-line = Gooi met jullie eigen dobbelstenen en tik aan wat ze tonen. Dit apparaat kent de regels en houdt de stand bij.
companion-name = Naam van speler { $place }
companion-bot = Bot – jullie gooien voor hem
companion-up = Speler { $place } omhoog
companion-down = Speler { $place } omlaag
companion-remove = Speler { $place } verwijderen
companion-add = Speler toevoegen
companion-add-bot = Bot toevoegen
companion-first = Wie begint?
companion-first-rules = Zoals de regels zeggen
companion-start = Spel starten

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: gooi één dobbelsteen en tik aan wat hij toont
       *[other] { $name }: gooi { $count } dobbelstenen en tik aan wat ze tonen
    }
companion-draw = { $name }: tik aan wat je hebt getrokken
companion-ask-draw-seat = Wie begint?
companion-left = { $what }, nog { $left }
companion-typed = { $dice ->
        [one] { $count } van 1 dobbelsteen
       *[other] { $count } van { $dice } dobbelstenen
    }
companion-take-off = { $face }: tik om weg te halen
companion-clear = Alles weghalen
companion-use = Deze worp gebruiken
companion-undo = Ongedaan maken: { $what }
companion-log-undone = De laatste invoer is ongedaan gemaakt.
companion-scores = Score
