# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Knack die Truhen, verlade die Schätze und hoffe, dass es keine Fischgräten sind.

# Nouns
face-omg-key = Schlüssel
face-omg-coin = Münze
face-omg-diamond = Diamant
face-omg-sword = Säbel
place-omg-row = die Auslage
place-omg-pile = der Stapel
place-omg-gone = aus dem Spiel

omg-locks = { $locks ->
        [0] kein Schloss
        [one] ein Schloss
       *[other] { $locks } Schlösser
    }
omg-points = { $amount ->
        [0] null Punkten
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
omg-treasure = { $treasure ->
        [C] eine Münze
        [D] ein Diamant
        [CC] zwei Münzen
        [CD] eine Münze und ein Diamant
        [DD] zwei Diamanten
        [CCC] drei Münzen
        [CCD] zwei Münzen und ein Diamant
        [CDD] eine Münze und zwei Diamanten
        [DDD] drei Diamanten
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = ein Schloss
locks-omg-2 = zwei Schlösser
locks-omg-3 = drei Schlösser
find-omg-C = eine Münze
find-omg-D = ein Diamant
find-omg-CC = zwei Münzen
find-omg-CD = eine Münze und ein Diamant
find-omg-DD = zwei Diamanten
find-omg-CCC = drei Münzen
find-omg-CCD = zwei Münzen und ein Diamant
find-omg-CDD = eine Münze und zwei Diamanten
find-omg-DDD = drei Diamanten
find-omg-F = Fischgräten

# What the one to act is asked
phase-omg-throw = Würfle.
phase-omg-next-lock = Die nächste Truhe des Stapels zeigt ihre Schlösser.
phase-omg-open-chest = Die Truhe wird umgedreht.
phase-omg-reroll = Diesen Wurf behalten oder alle vier neu würfeln?
phase-omg-commit = Jetzt Würfel einsetzen, den Rest neu würfeln oder den Wurf behalten?
phase-omg-place = Welche Truhe oder welchen Schatz machst du voll?

# Choices in a list
choice-omg-stop = Diesen Wurf behalten
choice-omg-done = Die anderen Würfel beiseitelegen
choice-omg-roll = Neu würfeln
choice-omg-ship = { $you ->
        [victim] Einen Säbel auf dein Schiff legen
       *[other] Einen Säbel auf das Schiff von { $victim } legen
    }
choice-omg-open = Truhe { $chest } öffnen ({ omg-locks }): { $dice }
choice-omg-load = Schatz verladen ({ omg-treasure }): { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Deinen Schatz stehlen ({ omg-treasure }): { $dice }
           *[other] Deinen Schatz stehlen ({ omg-treasure }): { $dice }, dazu ein Säbel auf dein Schiff
        }
       *[other] { $boarding ->
            [0] Schatz von { $victim } stehlen ({ omg-treasure }): { $dice }
           *[other] Schatz von { $victim } stehlen ({ omg-treasure }): { $dice }, dazu ein Säbel auf das Schiff
        }
    }
choice-omg-lay-chest = Mit Truhe { $chest } anfangen ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Mit dem Verladen anfangen ({ omg-treasure }): { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Mit dem Diebstahl bei dir anfangen ({ omg-treasure }): { $dice }
       *[other] Mit dem Diebstahl bei { $victim } anfangen ({ omg-treasure }): { $dice }
    }
choice-omg-add-chest = Truhe { $chest } weiter füllen ({ omg-locks }): { $dice }
choice-omg-add-treasure = Weiter verladen ({ omg-treasure }): { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Bei dir weiter stehlen ({ omg-treasure }): { $dice }
           *[other] Bei dir weiter stehlen ({ omg-treasure }): { $dice }, dazu ein Säbel auf dein Schiff
        }
       *[other] { $boarding ->
            [0] Bei { $victim } weiter stehlen ({ omg-treasure }): { $dice }
           *[other] Bei { $victim } weiter stehlen ({ omg-treasure }): { $dice }, dazu ein Säbel auf das Schiff
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Du öffnest eine Truhe.
            [one] Du öffnest eine Truhe mit einem Schloss.
           *[other] Du öffnest eine Truhe mit { $amount } Schlössern.
        }
       *[other] { $amount ->
            [0] { $to } öffnet eine Truhe.
            [one] { $to } öffnet eine Truhe mit einem Schloss.
           *[other] { $to } öffnet eine Truhe mit { $amount } Schlössern.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Darin sind keine Münzen.
        [one] Darin ist eine Münze.
       *[other] Darin sind { $amount } Münzen.
    }
told-omg-find-diamonds = { $amount ->
        [0] Darin sind keine Diamanten.
        [one] Darin ist ein Diamant.
       *[other] Darin sind { $amount } Diamanten.
    }
told-omg-fishbones = { $you ->
        [to] Fischgräten! Sie kommen sofort auf dein Schiff.
       *[other] Fischgräten! Sie kommen sofort auf das Schiff von { $to }.
    }
told-omg-load = { $you ->
        [to] Du verlädst einen Schatz im Wert von { omg-points }.
       *[other] { $to } verlädt einen Schatz im Wert von { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Du stiehlst von { $from } einen Schatz im Wert von { omg-points }.
        [from] { $to } stiehlt dir einen Schatz im Wert von { omg-points }.
       *[other] { $to } stiehlt von { $from } einen Schatz im Wert von { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Eine neue Truhe wird ausgelegt.
        [one] Eine neue Truhe mit einem Schloss wird ausgelegt.
       *[other] Eine neue Truhe mit { $amount } Schlössern wird ausgelegt.
    }
told-omg-next-lock = { $amount ->
        [0] Der Stapel ist leer.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Du hast jeden Würfel genutzt.
            [one] Du verlierst einen ungenutzten Würfel.
           *[other] Du verlierst { $amount } ungenutzte Würfel.
        }
       *[other] { $amount ->
            [0] { $to } hat jeden Würfel genutzt.
            [one] { $to } verliert einen ungenutzten Würfel.
           *[other] { $to } verliert { $amount } ungenutzte Würfel.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] Keiner deiner früh eingesetzten Würfel war umsonst.
            [one] Ein früh eingesetzter Würfel von dir ist vertan: Seine Karte wurde nicht voll.
           *[other] { $amount } früh eingesetzte Würfel von dir sind vertan: Ihre Karten wurden nicht voll.
        }
       *[other] { $amount ->
            [0] Kein früh eingesetzter Würfel von { $to } war umsonst.
            [one] Ein früh eingesetzter Würfel von { $to } ist vertan: Seine Karte wurde nicht voll.
           *[other] { $amount } früh eingesetzte Würfel von { $to } sind vertan: Ihre Karten wurden nicht voll.
        }
    }
told-omg-last-chest = { $you ->
        [to] Du hast die letzte Truhe geöffnet!
       *[other] { $to } hat die letzte Truhe geöffnet!
    }
told-omg-final-turns = Letzte Züge: Alle haben noch einen.
told-omg-shared = { $amount ->
        [one] Ein Spieler gewinnt.
       *[other] { $amount } Spieler liegen in allem gleichauf und teilen sich den Sieg.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Du verlässt das Spiel.
            [one] Du verlässt das Spiel, und dein nicht verladener Schatz ist aus dem Spiel.
           *[other] Du verlässt das Spiel, und deine { $amount } nicht verladenen Schätze sind aus dem Spiel.
        }
       *[other] { $amount ->
            [0] { $from } verlässt das Spiel.
            [one] { $from } verlässt das Spiel, und ein nicht verladener Schatz ist aus dem Spiel.
           *[other] { $from } verlässt das Spiel, und { $amount } nicht verladene Schätze sind aus dem Spiel.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Dein Zug endet hier.
       *[other] Der Zug von { $to } endet hier.
    }

# Why not
refused-omg-unknown-choice = Diese Wahl gibt es bei Oh My Gold! nicht; nimm eine aus der Liste.
refused-omg-game-over = Das Spiel ist zu Ende; fang ein neues an, um weiterzuspielen.
refused-omg-chance-decides = Erst kommen die Würfel oder Karten; warte sie ab.
refused-omg-still-rolling = Sag zuerst, ob du diesen Wurf behältst: aufhören oder neu würfeln.
refused-omg-rolling-over = Gewürfelt wird nicht mehr: Setze die Würfel ein, wie sie liegen.
refused-omg-must-place = Diese Würfel können noch eine Truhe oder einen deiner Schätze vollmachen; setze sie ein, bevor du welche beiseitelegst.
refused-omg-must-roll = Eine Karte, auf der Würfel liegen, ist noch nicht voll: Würfle erst mit den anderen.
refused-omg-no-such-chest = An dieser Stelle der Auslage liegt keine Truhe; wähle eine andere.
refused-omg-no-such-treasure = Vor diesem Schiff liegt kein solcher Schatz ohne Würfel darauf.
refused-omg-dice-on-it = Auf dieser Truhe liegen schon Würfel.
refused-omg-no-such-card = Auf keiner solchen Karte liegen Würfel.
refused-omg-card-complete = Diese Karte ist voll und nimmt keine Würfel mehr.
refused-omg-no-stealing = An diesem Tisch stiehlt niemand: Wähle dafür die Variante Alte Seebären.
refused-omg-no-such-ship = Das ist nicht das Schiff eines Gegners; wähle eins davon.
refused-omg-steals-from-self = Dich selbst kannst du nicht bestehlen; einen eigenen Schatz verlädst du.
refused-omg-nothing-to-steal = Vor diesem Schiff liegt kein Schatz; wähle ein anderes.
refused-omg-ship-boarded = Auf diesem Schiff liegt schon ein Säbel, und einer genügt.
refused-omg-no-sword-for-ship = Ein Diebstahl braucht noch einen Säbel, für das Schiff selbst.
refused-omg-sword-wasted = Dieser Säbel wäre vertan: Nenne den Schatz, den er stehlen soll.
refused-omg-no-dice-named = Nenne die Würfel, die auf die Karte kommen.
refused-omg-dice-not-there = Nicht alle diese Würfel liegen auf dem Tisch; nimm die, die daliegen.
refused-omg-dice-do-not-fit = Diese Würfel passen nicht auf die Felder der Karte; wähle andere.
refused-omg-not-complete = Diese Würfel machen die Karte nicht voll: Jedes Feld muss belegt sein.
refused-omg-keep-one-to-roll = Behalte mindestens einen Würfel für den nächsten Wurf, oder mach alles voll, was du begonnen hast.
refused-omg-seafarers-need-reroll = Seefahrer können nicht ohne Neuwürfeln spielen: Das ist ihr zweiter Wurf.
refused-omg-die-symbol = „{ $symbol }“ ist kein Symbol eines Würfels: K ist ein Schlüssel, C eine Münze, D ein Diamant, W ein Säbel.
refused-omg-die-sides = { $given ->
        [one] Ein Würfel hat sechs Symbole, nicht eins.
       *[other] Ein Würfel hat sechs Symbole, nicht { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Ein Würfel braucht mindestens einen Schlüssel.
        [C] Ein Würfel braucht mindestens eine Münze.
       *[D] Ein Würfel braucht mindestens einen Diamanten.
    }
refused-omg-deck-card = „{ $card }“ ist keine Karte: Schreib ein bis drei Schlösser, dann F für Fischgräten oder bis zu drei C und D, zum Beispiel 2CCD.
refused-omg-deck-size = { $given ->
        [one] Ein Kartensatz hat 18 Karten, nicht eine.
       *[other] Ein Kartensatz hat 18 Karten, nicht { $given }.
    }
refused-omg-no-such-locks = „{ $text }“ ist keine Zahl von Schlössern: Eine Truhe hat 1, 2 oder 3.
refused-omg-no-such-find = „{ $text }“ ist kein Schatz: Schreib F für Fischgräten oder bis zu drei C und D.

# Options
option-omg-deck = Die Karten
value-omg-deck-default = 18 Karten mit 34 Punkten und drei Fischgräten (ungeprüft: die gedruckten Karten sind nicht veröffentlicht).
value-omg-deck-custom = Deine eigenen 18 Karten, zum Beispiel custom:1F,1C,2CD,3CDD und so weiter.
option-omg-dice = Die Würfel
value-omg-dice-k2c2d1s1 = Zwei Schlüssel, zwei Münzen, ein Diamant, ein Säbel (ungeprüft: der gedruckte Würfel ist nicht veröffentlicht).
value-omg-dice-k2c1d2s1 = Zwei Schlüssel, eine Münze, zwei Diamanten, ein Säbel (ungeprüft).
value-omg-dice-k2c1d1s2 = Zwei Schlüssel, eine Münze, ein Diamant, zwei Säbel (ungeprüft).
value-omg-dice-custom = Deine eigenen sechs Seiten, zum Beispiel custom:KKCCDW (K Schlüssel, C Münze, D Diamant, W Säbel).
option-omg-end = Das Ende des Spiels
value-omg-end-final_turns = Nach der letzten Truhe haben alle noch einen Zug.
value-omg-end-on_last_open = Das Spiel endet mit dem Zug, der die letzte Truhe öffnet.
value-omg-end-all_claimed = Ihr spielt, bis vor keinem Schiff mehr ein Schatz liegt (Hausregel).
option-omg-first_player = Wer beginnt
value-omg-first_player-youngest = Der Jüngste beginnt (der Gastgeber sagt, wer das ist); sonst wird gelost.
value-omg-first_player-random = Wer beginnt, wird ausgelost.
value-omg-first_player-host = Der Gastgeber beginnt.
option-omg-placement = Müssen Würfel genutzt werden?
value-omg-placement-maximal = Würfel, die eine Truhe oder einen eigenen Schatz vollmachen können, müssen genutzt werden.
value-omg-placement-free = Alle Würfel dürfen beiseitegelegt werden.
option-omg-rerolls = Neu würfeln
value-omg-rerolls-1 = Du darfst alle vier Würfel einmal neu würfeln.
value-omg-rerolls-0 = Kein Neuwürfeln, für die Allerjüngsten (Hausregel).
option-omg-same_turn_load = Einen Schatz im Zug des Öffnens verladen
value-omg-same_turn_load-no = Nein: Alle Würfel werden eingesetzt, bevor eine Truhe umgedreht wird.
value-omg-same_turn_load-yes = Ja: Jede Karte wirkt sofort, und übrige Würfel dürfen auf das eben Geöffnete.
option-omg-seadogs = Alte Seebären
value-omg-seadogs-off = Niemand stiehlt.
value-omg-seadogs-on = Du kannst Schätze stehlen, die andere noch nicht verladen haben (ab sechs Jahren).
option-omg-seafarer_commit = Würfel, die Seefahrer früh einsetzen
value-omg-seafarer_commit-partial = Früh eingesetzte Würfel dürfen auf einer Karte liegen, die noch nicht voll ist.
value-omg-seafarer_commit-complete_only = Früh eingesetzte Würfel müssen die Karte oder einen ganzen Diebstahl vollmachen.
option-omg-seafarers = Erfahrene Seefahrer
value-omg-seafarers-off = Neu gewürfelt werden alle vier Würfel.
value-omg-seafarers-on = Du darfst erst einige Würfel einsetzen und dann nur die anderen neu würfeln.

preset-omg-base = Das Spiel, wie es in der Anleitung steht.
preset-omg-first = Ein erstes Spiel für die Allerjüngsten: kein Neuwürfeln (Hausregel).
preset-omg-seafarers = Erfahrene Seefahrer: einige Würfel einsetzen, die anderen neu würfeln.
preset-omg-seadogs = Alte Seebären: Schätze stehlen, die andere noch nicht verladen haben.
preset-omg-seafarers-seadogs = Beide Varianten: Erfahrene Seefahrer und Alte Seebären.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Worum es geht

    Zwei bis vier Piraten (OMG-A03). Ein Alter nennt die Anleitung nicht; Händler und Rezensenten sagen: ab fünf Jahren.

    Öffne die Truhen in der Mitte mit Schlüsseln und verlade dann auf dein Schiff, was du findest. Jede verladene Münze und jeder
    verladene Diamant ist ein Punkt, und wer die meisten Punkte hat, gewinnt (OMG-23, OMG-31).

    Aber Achtung: Eine geöffnete Truhe ist noch keine Beute. Ihr Schatz liegt vor deinem Schiff, bis du ihn verlädst (OMG-19, OMG-22).
guide-omg-2 =
    Was in der Schachtel liegt

    - Vier gleiche Würfel mit Schlüsseln, Münzen, Diamanten und Säbeln (OMG-01, OMG-A38).
    - 18 Karten: auf der einen Seite eine Truhe mit einem bis drei Schlössern, auf der anderen bis zu drei Münzen und
      Diamanten oder Fischgräten (OMG-02, OMG-16).
    - Vier Schiffe (OMG-03).

    Wie oft jedes Symbol auf den gedruckten Würfeln und Karten vorkommt, ist nirgends veröffentlicht. Unsere sind darum ungeprüft: ein Würfel
    mit zwei Schlüsseln, zwei Münzen, einem Diamanten und einem Säbel und ein Kartensatz mit 19 Münzen, 15 Diamanten und drei Fischgräten.
    Wenn du das Spiel besitzt, spiel mit deinen eigenen Würfeln und Karten (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Bevor es losgeht

    - Alle haben ein Schiff (OMG-04, OMG-A04).
    - Die Karten werden zu einem Stapel gemischt, Truhen nach oben. Die obersten drei liegen daneben (OMG-05, OMG-06, OMG-A39).
    - Alle können sehen, wie viele Schlösser die nächste Truhe des Stapels hat (OMG-A05).
    - { $first_player_told } Dann geht es im Uhrzeigersinn weiter (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Dein Zug: würfeln

    Würfle mit allen vier Würfeln. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] Gefallen sie dir nicht, würfle alle vier neu, ein einziges Mal. Der zweite Wurf zählt (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Dein Zug: Würfel einsetzen

    Lege deine Würfel auf Karten. Eine Karte muss ganz gefüllt werden (OMG-12).

    - Schlüssel kommen auf Truhen: so viele, wie es Schlösser gibt (OMG-15, OMG-17).
    - Münzen und Diamanten kommen auf deine eigenen Schätze: genau das, was sie zeigen (OMG-20, OMG-21).
    - Ein Säbel ist ein Joker: Er steht für einen Schlüssel, eine Münze oder einen Diamanten. Nutze so viele, wie du hast (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } Welche Karten du füllst, entscheidest du (OMG-11, OMG-A07).
    - Würfel, die nirgends passen, sind für diesen Zug verloren (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Jede Karte wirkt, sobald sie voll ist (OMG-A08).
       *[other] Erst wenn jeder Würfel eingesetzt oder beiseitegelegt ist, geschieht etwas (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Dein Zug: was geschieht

    - Geöffnete Truhen werden umgedreht. Der Schatz liegt für alle sichtbar vor deinem Schiff. { $same_turn_load ->
        [yes] Hast du noch die passenden Würfel, kannst du ihn sofort verladen (OMG-19, OMG-A08).
       *[other] Verladen kannst du ihn ab deinem nächsten Zug (OMG-19, OMG-A08).
    }
    - Je mehr Schlösser, desto besser der Schatz (OMG-18).
    - Fischgräten kommen sofort auf dein Schiff und sind nichts wert (OMG-25, OMG-26).
    - Verladene Schätze kommen unter dein Schiff: Das ist deine Beute (OMG-22).
    - Dann gehen die Würfel nach links weiter, und neue Truhen füllen die Lücken, solange es welche gibt (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    Das Ende

    { $end ->
        [final_turns] Ist die letzte der 18 Truhen geöffnet, haben alle noch einen Zug: Es beginnt, wer links von dem sitzt, der sie geöffnet hat; dieser selbst kommt zuletzt (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Dann wird die Beute gezählt; Schätze, die noch vor einem Schiff liegen, zählen nicht (OMG-A18).

    Bei gleich vielen Punkten gewinnt, wer mehr Diamanten hat, dann, wer weniger Fischgräten hat. Wer auch dann gleichauf liegt, teilt sich den Sieg (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Erfahrene Seefahrer

    Nach dem ersten Wurf darfst du einige Würfel einsetzen. Sie bleiben liegen. Würfle dann die anderen einmal neu und setze sie ein
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Eine Karte, die am Ende nicht voll ist, bringt nichts (OMG-A23).
guide-omg-9 =
    Variante: Alte Seebären

    Ab sechs Jahren (OMG-36). Du darfst auch Schätze stehlen, die vor einem anderen Schiff liegen (OMG-37):

    - Lege einen Säbel auf dieses Schiff. Er genügt für alle seine Schätze und ist kein Joker (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Mach mit deinen anderen Würfeln einen oder mehrere Schätze vor diesem Schiff voll (OMG-39).

    Was du stiehlst, kommt sofort auf dein Schiff. Niemand muss stehlen, und Fischgräten kann man nicht stehlen (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Beide Varianten passen gut zusammen (OMG-A34).
guide-omg-10 =
    Jeder Tisch ist anders

    - Muss jeder Würfel, der passt, genutzt werden? Manche sagen Nein und legen beiseite, was sie wollen (OMG-A07).
    - Dürfen Seefahrer Würfel auf eine Karte legen, die noch nicht voll wird? Manche sagen Nein (OMG-A23).
    - Manche verladen einen Schatz schon in dem Zug, in dem sie ihn öffnen (OMG-A08).
    - Manche beenden das Spiel mit der letzten Truhe, manche erst, wenn jeder Schatz verladen ist (OMG-A19).
    - Die Allerjüngsten dürfen ohne Neuwürfeln spielen (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Gewinnchancen: Dieser Zug ist bis zu seinem Ende durchgerechnet; was danach kommt, schätzt ein Modell, das an gespielte Spiele angepasst ist.
basis-omg-nearest = Gewinnchancen: Dieser Zug ist bis zu seinem Ende durchgerechnet; was danach kommt, schätzt ein Modell, das an Spiele mit den ähnlichsten Optionen angepasst ist.
basis-omg-final = Gewinnchancen in den letzten Zügen: bis zum Ende des Spiels durchgerechnet.
