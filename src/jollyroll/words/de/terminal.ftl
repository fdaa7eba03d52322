# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Zug { $turn }: du bist dran
       *[other] Zug { $turn }: { $name }
    }
standing = Stand: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Du würfelst { $dice }
       *[other] { $name } würfelt { $dice }
    }
bot-did = { $you ->
        [name] Du: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = Die Bots machen sich bereit; auf einem neuen Computer dauert das beim ersten Mal ein, zwei Minuten.
bot-thinks = { $name } überlegt.
press-to-throw = { $you ->
        [name] Drück Enter zum Würfeln ({ $keys }){" "}
       *[other] { $name }, drück Enter zum Würfeln ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Drück Enter, um eine Karte zu ziehen ({ $keys }){" "}
       *[other] { $name }, drück Enter, um eine Karte zu ziehen ({ $keys }){" "}
    }
taken-back = Rückgängig gemacht.
game-over = Das Spiel ist zu Ende
winners = { $count ->
        [0] Niemand gewinnt.
        [one] { $you ->
            [names] Du gewinnst!
           *[other] { $names } gewinnt!
        }
       *[other] { $you ->
            [names] { $names }, ihr teilt euch den Sieg!
           *[other] { $names } teilen sich den Sieg!
        }
    }
score = { $amount ->
    [one] ein Punkt
   *[other] { $amount } Punkte
}

# Asking
pick-roll = Neu würfeln: Tippe die Buchstaben der Würfel (etwa ac), oder * für alle.
more-choices = { $count ->
    [one] Noch eine Möglichkeit: l zeigt sie.
   *[other] Noch { $count } Möglichkeiten: l zeigt sie.
}
list-more = … und { $count } weitere dieser Art, zum Beispiel { $example }
enter-rolls = Enter allein würfelt alle neu: Hier kann ein Wurf nur nützen.
or-enter = (oder nur Enter)
key-explain = ? erklärt
key-list = l zeigt jede Wahl
key-rule = r { $rule } zeigt eine Regel
key-undo = u macht rückgängig
key-quit = q speichert und beendet
help-keys = Tippe eine Taste aus der Liste, die Buchstaben der Würfel oder eine Wahl so, wie die Aufzeichnung sie schreibt (l listet alle auf). r und das Kürzel einer Regel zeigt diese Regel; u macht deine letzte Wahl rückgängig, solange keine Würfel oder Karten gefallen sind (mit eigenen Würfeln: was zuletzt getippt wurde); leave lässt einen Spieler endgültig gehen; q speichert das Spiel für einen anderen Tag und beendet.
either-or = { $first } oder { $last }
type-key = Tippe { $keys }; ? erklärt.
type-dice = Tippe Buchstaben von Würfeln, zum Beispiel { $dice }; ? erklärt.
type-key-or-dice = Tippe { $keys } oder Buchstaben von Würfeln, zum Beispiel { $dice }; ? erklärt.
leave-sure = { $you ->
        [name] Du verlässt das Spiel endgültig, und das lässt sich nicht rückgängig machen. Sicher? Tippe ja:{" "}
       *[other] { $name } verlässt das Spiel endgültig, und das lässt sich nicht rückgängig machen. Sicher? Tippe ja:{" "}
    }
leave-not = { $you ->
        [name] Du bleibst.
       *[other] { $name } bleibt.
    }
yes-words = j ja y yes
which-game = Welches Spiel? Drück seine Taste.
which-unknown = Bitte drück 1, 2 oder 3.
next-turn = Enter zeigt den nächsten Zug, q beendet{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = Tisch
dice-aside = beiseite

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Würfle mit einem Würfel. Was zeigt er?
           *[other] Würfle mit { $dice } Würfeln. Was zeigen sie? Tippe { $dice } Buchstaben in beliebiger Reihenfolge:
        }
       *[other] { $dice ->
            [one] { $name } würfelt mit einem Würfel. Was zeigt er?
           *[other] { $name } würfelt mit { $dice } Würfeln. Was zeigen sie? Tippe { $dice } Buchstaben in beliebiger Reihenfolge:
        }
    }
manual-draw-seat = Wer beginnt? Lose es aus und tippe die Nummer.

# The plain board
board-left = ist gegangen

# Keeping the game
not-saved = Warnung: Das Spiel lässt sich gerade nicht speichern. { $why } Spiel weiter; nach jeder Wahl wird es wieder versucht.
moved-on = Warnung: { $old } wurde von jemand anderem geändert und bleibt, wie es ist. Dieses Spiel geht in { $path } weiter.
saved-again = Das Spiel ist wieder gespeichert in { $path }.
kept-in = Das Spiel ist gespeichert in { $path }
go-on-with = Weiterspielen mit: { $command } resume { $path }
verify-with = Die Würfel prüfen mit: { $command } verify { $path }
last-resort = Das Spiel ließ sich nicht speichern. { $why } Damit nichts verloren geht, ist hier seine Aufzeichnung; leg sie in einer Datei ab und spiel damit weiter:
refused-nothing-to-resume = Es gibt kein unvollendetes Spiel. Fang eins an mit: { $command } terminal
refused-open-elsewhere = Dieses Spiel ist in einem anderen Fenster offen: { $path }. Spiel dort weiter, oder schließ es zuerst.
refused-over-already = Dieses Spiel ist zu Ende; sieh es dir an mit: { $command } replay { $path }

# Sitting down
not-begun = Es wurde kein Spiel begonnen.
player = Spieler { $number }
ask-people = Wer spielt mit? Namen mit Kommas dazwischen (Enter: nur du):{" "}
ask-bots = Wie viele Bots, { $least } bis { $most }? (Enter: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] Wie gut soll er spielen?
       *[other] Wie gut sollen sie spielen?
    } (Enter: { $usual }){" "}
ask-preset = Welche Regeln? (Enter: die ersten){" "}
ask-youngest = Wer ist am jüngsten? { $names } (Enter: wer beginnt, wird ausgelost){" "}
refused-number-range = „{ $text }“ geht nicht; tippe eine Zahl von { $least } bis { $most }.
refused-none-of-these = „{ $text }“ ist nicht dabei; tippe eine Nummer oder einen Namen: { $known }.
nobody-hosts = Niemand ist hier Gastgeber, also wird ausgelost, wer beginnt. Mit --host N bestimmst du den Gastgeber.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (Bot: { $what })
dice-fair = Würfel: fair, versiegelt in einem Umschlag mit der Kennung { $mark }
dice-fair-begins = Die bisherigen Würfe waren nicht versiegelt; ab jetzt sind sie es.
dice-fair-lost = Das Geheimnis des alten Umschlags ist nicht auf diesem Computer, darum wurde ein neuer versiegelt. Die Aufzeichnung vermerkt das.
dice-fair-seen = Dieses Spiel ist schon weiter gespielt worden als diese Kopie davon, darum wurde ein neuer Umschlag versiegelt: Die Würfe im alten sind bekannt. Die Aufzeichnung vermerkt das.
dice-seeded = Würfel: Seed { $seed }. Derselbe Seed und dieselben Entscheidungen ergeben dasselbe Spiel.
dice-manual = Würfel: deine eigenen. Würfle und tippe, was sie zeigen.
bot-beginner = wählt zufällig etwas halbwegs Vernünftiges
bot-greedy = nimmt, was in diesem Zug am meisten bringt, als wäre der nächste Wurf der letzte
bot-exact = spielt jeden Zug perfekt auf das, was er einbringt
bot-best = spielt auf die beste Chance, das Spiel zu gewinnen
bot-random = wählt irgendetwas Erlaubtes und hört in einem von vier Fällen auf
bot-of-others = kommt aus einem anderen Paket
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } Spieler, ab { $age } Jahren{ $minutes ->
        [0] {""}
       *[other] , etwa { $minutes } Minuten
    }
games-play = Spielen: { $command } terminal { $name } · Regeln: { $command } rules { $name }
games-unverified = Ungeprüft: Die Seiten der Würfel und die Karten wurden nie mit einem gedruckten Spiel verglichen; mit den Optionen dice und deck ersetzt du sie durch deine eigenen.
games-presets = Regelsätze
games-options = Optionen (der erste Wert ist der Standard)
games-usual = (Standard)
games-house = Hausregel
games-bots = Bots
replay-seats = Am Tisch: { $names }
options-of-table = Regeln: { $preset }
also-numbers = oder eine Zahl: { $values }

# Refusals
refused-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Die Bots sind: { $known }.
refused-bot-name = „{ $bot }“ kann kein Bot heißen: Nimm Kleinbuchstaben, Ziffern, Binde- und Unterstriche, und keinen unserer eigenen Namen.
refused-unknown-rule = Eine Regel „{ $wanted }“ gibt es nicht. Regeln heißen zum Beispiel { $example }.
refused-rule-elsewhere = { $wanted } ist keine Regel dieses Spiels.
refused-nothing-typed = Enter allein bewirkt hier nichts. { $how }
refused-not-a-choice = „{ $text }“ geht jetzt nicht. { $how }
refused-two-meanings = „{ $text }“ kann hier zweierlei heißen: Tippe { $small } für die Taste oder den Würfel mit diesem Buchstaben, oder roll:{ $text } für einen Würfel, der { $text } zeigt.
refused-not-what-fell = „{ $text }“ ist nicht lesbar. Tippe nur, was oben aufgeführt ist; ? erklärt.
refused-only-enter = Jetzt gibt es nichts zu tippen: Drück Enter, um weiterzumachen, oder ? für Hilfe.
refused-which-rule = Welche Regel? Tippe zum Beispiel: r { $example }
refused-who-leaves = Sag, wer geht: leave und ein Name oder eine Platznummer. An diesem Tisch: { $known }.
refused-no-die-there = Hier gibt es keinen Würfel „{ $mark }“; nimm die Buchstaben vor den Würfeln.
refused-die-named-twice = Du hast Würfel „{ $mark }“ zweimal genannt; nenne jeden nur einmal.
refused-option-form = „{ $text }“ ist keine Option; schreib sie als NAME=WERT, zum Beispiel { $example }.
refused-seat-form = „{ $text }“ ist kein Platz; schreib einen Namen, bot:greedy oder Name=bot:greedy.
refused-names-alike = Zwei Plätze heißen { $name }; gib allen einen eigenen Namen.
refused-seed-not-seeded = Ein Seed gehört zu Würfeln mit Seed; ergänze --dice seeded.
refused-seed-range = Ein Seed ist eine ganze Zahl von 0 bis { $most }.
refused-file-there = { $path } gibt es schon; spiel dort weiter mit „{ $command } resume { $path }“, oder wähle einen anderen Namen.
refused-game-needed = Sag, welches Spiel: { $known }.
refused-no-turn = Einen Zug { $turn } gibt es nicht: { $turns ->
    [one] Dieses Spiel hat nur einen.
   *[other] Dieses Spiel hat { $turns }.
}
refused-two-forms = Wähle eins von --json und --text.
refused-file-is-folder = „{ $path }“ ist kein Dateiname; gib dem Spiel einen eigenen Namen, zum Beispiel abend.jolly.
refused-no-folder = Einen Ordner „{ $folder }“ gibt es nicht. Leg ihn erst an, oder wähle einen anderen Ort.
refused-file-name = „{ $path }“ kann kein Dateiname sein ({ $reason }). Wähle einen anderen.

# The command line
program = { $command }
usage-no-command = Einen Befehl „{ $name }“ gibt es nicht. Die Befehle sind: { $known }.
usage-no-command-close = Einen Befehl „{ $name }“ gibt es nicht. Ist gemeint: { $close }? Die Befehle sind: { $known }.
usage-command-missing = Der Befehl fehlt. Die Befehle sind: { $known }.
usage-no-option = Eine Option { $name } gibt es nicht; siehe: { $path } --help
usage-no-option-close = Eine Option { $name } gibt es nicht; ist { $close } gemeint? Siehe: { $path } --help
usage-missing = { $name } fehlt; siehe: { $path } --help
usage-option-value = Die Option { $name } braucht einen Wert: { $name } { $metavar }; siehe: { $path } --help
usage-option-flag = Die Option { $name } nimmt keinen Wert; siehe: { $path } --help
usage-extra = { $count ->
        [one] Unerwartetes Argument: „{ $words }“.
       *[other] Unerwartete Argumente: „{ $words }“.
    } Schreib: { $usage }; siehe: { $path } --help
usage-otherwise = So ruft man diesen Befehl nicht auf ({ $reason }); siehe: { $path } --help
refused-not-a-number = { $option } verlangt eine ganze Zahl, nicht „{ $text }“.
refused-not-any-number = { $option } verlangt eine Zahl, nicht „{ $text }“.
refused-unknown-language = „{ $value }“ spricht Jollyroll nicht; die Sprachen sind: { $known }.
refused-unknown-dice = Würfel der Art „{ $dice }“ gibt es nicht; --dice ist eins von: { $known }.
refused-no-output = Die Ausgabe ist geschlossen, darum ist nichts zu sehen. Starte neu mit einem Terminal, einer Datei oder einer Pipe.
refused-system = Der Computer erlaubt das nicht: { $reason }.
