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
phase-omg-throw = Wirf die Würfel.
phase-omg-next-lock = Die nächste Truhe des Stapels zeigt ihre Schlösser.
phase-omg-open-chest = Die Truhe wird umgedreht.
phase-omg-reroll = Diese Würfel ablegen oder alle vier neu würfeln?
phase-omg-commit = Würfel auf eine Karte legen, den Rest neu würfeln oder alle ablegen?
phase-omg-place = Welche Karte machst du voll?

# Choices in a list
choice-omg-stop = Nicht mehr würfeln: diese Würfel ablegen
choice-omg-done = Die anderen Würfel weglegen
choice-omg-roll = Neu würfeln
choice-omg-ship = Einen Säbel auf das Schiff von { $victim } legen
choice-omg-open = Truhe { $chest } öffnen ({ omg-locks }): { $dice }
choice-omg-load = Schatz verladen ({ omg-treasure }): { $dice }
choice-omg-steal = { $boarding ->
        [0] Schatz von { $victim } stehlen ({ omg-treasure }): { $dice }
       *[other] Schatz von { $victim } stehlen ({ omg-treasure }): { $dice }, dazu ein Säbel auf das Schiff
    }
choice-omg-lay-chest = Auf Truhe { $chest } legen ({ omg-locks }), noch nicht voll: { $dice }
choice-omg-lay-treasure = Auf deinen Schatz legen ({ omg-treasure }), noch nicht voll: { $dice }
choice-omg-lay-theft = Auf den Schatz vor dem Schiff von { $victim } legen ({ omg-treasure }), noch nicht gestohlen: { $dice }
choice-omg-add-chest = Zu den Würfeln auf Truhe { $chest } legen ({ omg-locks }): { $dice }
choice-omg-add-treasure = Zu den Würfeln auf deinem Schatz legen ({ omg-treasure }): { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Zu den Würfeln auf dem Schatz vor dem Schiff von { $victim } legen ({ omg-treasure }): { $dice }
       *[other] Zu den Würfeln auf dem Schatz vor dem Schiff von { $victim } legen ({ omg-treasure }): { $dice }, dazu ein Säbel auf das Schiff
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } öffnet eine Truhe.
        [one] { $to } öffnet eine Truhe mit einem Schloss.
       *[other] { $to } öffnet eine Truhe mit { $amount } Schlössern.
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
told-omg-fishbones = Fischgräten! Sie kommen sofort auf das Schiff von { $to }.
told-omg-load = { $to } verlädt einen Schatz im Wert von { omg-points }.
told-omg-steal = { $to } stiehlt von { $from } einen Schatz im Wert von { omg-points }.
told-omg-lay-out = { $amount ->
        [0] Eine Truhe wird ausgelegt.
        [one] Eine Truhe mit einem Schloss wird ausgelegt.
       *[other] Eine Truhe mit { $amount } Schlössern wird ausgelegt.
    }
told-omg-next-lock = { $amount ->
        [0] Der Stapel ist leer.
        [one] Die nächste Truhe des Stapels hat ein Schloss.
       *[other] Die nächste Truhe des Stapels hat { $amount } Schlösser.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } hat jeden Würfel genutzt.
        [one] { $to } legt einen Würfel weg.
       *[other] { $to } legt { $amount } Würfel weg.
    }
told-omg-wasted = { $amount ->
        [0] Kein Würfel von { $to } wurde umsonst hingelegt.
        [one] Ein Würfel, den { $to } hingelegt hatte, ist vertan: Es ist nichts daraus geworden.
       *[other] { $amount } Würfel, die { $to } hingelegt hatte, sind vertan: Es ist nichts daraus geworden.
    }
told-omg-last-chest = { $to } hat die letzte Truhe geöffnet.
told-omg-final-turns = Die Schlusszüge beginnen: Alle haben noch einen Zug.
told-omg-shared = { $amount ->
        [one] Ein Spieler gewinnt.
       *[other] { $amount } Spieler liegen in allem gleichauf und teilen sich den Sieg.
    }
told-omg-leave = { $amount ->
        [0] { $from } verlässt das Spiel.
        [one] { $from } verlässt das Spiel, und ein nicht verladener Schatz scheidet aus.
       *[other] { $from } verlässt das Spiel, und { $amount } nicht verladene Schätze scheiden aus.
    }
told-omg-turn-dropped = Der Zug von { $to } endet hier.

# Why not
refused-omg-unknown-choice = Diese Wahl gibt es bei Oh My Gold! nicht.
refused-omg-game-over = Das Spiel ist zu Ende.
refused-omg-chance-decides = Erst entscheiden Würfel oder Karten.
refused-omg-still-rolling = Sag zuerst, ob diese Würfel bleiben: aufhören oder noch einmal werfen.
refused-omg-rolling-over = Gewürfelt wird nicht mehr: Lege die Würfel ab, wie sie liegen.
refused-omg-must-place = Diese Würfel können noch eine Truhe oder einen deiner Schätze vollmachen; lege sie ab, bevor du welche weglegst.
refused-omg-must-roll = Auf einer Karte liegt etwas, das noch nicht voll ist: Wirf erst die anderen Würfel.
refused-omg-no-such-chest = An dieser Stelle der Auslage liegt keine Truhe.
refused-omg-no-such-treasure = Vor diesem Schiff liegt kein solcher Schatz ohne Würfel darauf.
refused-omg-dice-on-it = Auf dieser Truhe liegen schon Würfel.
refused-omg-no-such-card = Auf keiner solchen Karte liegen Würfel.
refused-omg-card-complete = Diese Karte ist voll und nimmt keine Würfel mehr.
refused-omg-no-stealing = An diesem Tisch stiehlt niemand: Wähle dafür die Variante Alte Seebären.
refused-omg-no-such-ship = Das ist nicht das Schiff eines Gegners.
refused-omg-steals-from-self = Dich selbst kannst du nicht bestehlen; einen eigenen Schatz lädst du.
refused-omg-nothing-to-steal = Vor diesem Schiff liegt kein Schatz.
refused-omg-ship-boarded = Auf diesem Schiff liegt schon ein Säbel, und einer genügt.
refused-omg-no-sword-for-ship = Ein Diebstahl braucht noch einen Säbel, für das Schiff selbst.
refused-omg-sword-wasted = Dieser Säbel wäre vertan: Nenne den Schatz, den er stehlen soll.
refused-omg-no-dice-named = Nenne die Würfel, die auf die Karte kommen.
refused-omg-dice-not-there = Nicht alle diese Würfel liegen auf dem Tisch.
refused-omg-dice-do-not-fit = Diese Würfel passen nicht auf die Felder der Karte.
refused-omg-not-complete = Diese Würfel machen die Karte nicht voll: Jedes Feld muss belegt sein.
refused-omg-keep-one-to-roll = Behalte mindestens einen Würfel zum Werfen, oder mach alles voll, was du begonnen hast.
refused-omg-seafarers-need-reroll = Seefahrer können nicht ohne Wiederholungswurf spielen: Er ist ihr zweiter Wurf.
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
value-omg-deck-default = 18 Karten mit 34 Punkten und drei Fischgräten (ungeprüft: die gedruckten Karten sind nicht veröffentlicht)
value-omg-deck-custom = deine eigenen 18 Karten, zum Beispiel custom:1F,1C,2CD,3CDD und so weiter
option-omg-dice = Die Würfel
value-omg-dice-k2c2d1s1 = zwei Schlüssel, zwei Münzen, ein Diamant, ein Säbel (ungeprüft: der gedruckte Würfel ist nicht veröffentlicht)
value-omg-dice-k2c1d2s1 = zwei Schlüssel, eine Münze, zwei Diamanten, ein Säbel (ungeprüft)
value-omg-dice-k2c1d1s2 = zwei Schlüssel, eine Münze, ein Diamant, zwei Säbel (ungeprüft)
value-omg-dice-custom = deine eigenen sechs Seiten, zum Beispiel custom:KKCCDW (K Schlüssel, C Münze, D Diamant, W Säbel)
option-omg-end = Das Ende des Spiels
value-omg-end-final_turns = nach der letzten Truhe noch ein Zug für alle
value-omg-end-on_last_open = am Ende des Zuges, der die letzte Truhe öffnet
value-omg-end-all_claimed = wenn vor keinem Schiff mehr ein Schatz liegt (Hausregel)
option-omg-first_player = Wer beginnt
value-omg-first_player-youngest = der Jüngste, wie ihn der Gastgeber angibt; sonst das Los
value-omg-first_player-random = das Los entscheidet
value-omg-first_player-host = der Gastgeber
option-omg-placement = Müssen Würfel genutzt werden?
value-omg-placement-maximal = Würfel, die eine Truhe oder einen eigenen Schatz vollmachen können, müssen genutzt werden
value-omg-placement-free = alle Würfel dürfen weggelegt werden
option-omg-rerolls = Wiederholungswürfe
value-omg-rerolls-1 = alle Würfel dürfen einmal neu geworfen werden
value-omg-rerolls-0 = keine Wiederholung, für die Allerjüngsten (Hausregel)
option-omg-same_turn_load = Verladen im Zug des Öffnens
value-omg-same_turn_load-no = nein: Alle Würfel werden abgelegt, bevor eine Truhe umgedreht wird
value-omg-same_turn_load-yes = ja: Jede Karte wirkt sofort, und übrige Würfel dürfen auf das eben Geöffnete
option-omg-seadogs = Alte Seebären
value-omg-seadogs-off = niemand stiehlt
value-omg-seadogs-on = Schätze vor anderen Schiffen können gestohlen werden (ab sechs Jahren)
option-omg-seafarer_commit = Würfel, die Seefahrer früh hinlegen
value-omg-seafarer_commit-partial = dürfen auf einer Karte liegen, die noch nicht voll ist
value-omg-seafarer_commit-complete_only = müssen die Karte oder einen ganzen Diebstahl vollmachen
option-omg-seafarers = Erfahrene Seefahrer
value-omg-seafarers-off = im zweiten Wurf werden alle vier Würfel geworfen
value-omg-seafarers-on = einige Würfel dürfen vorher hingelegt werden, nur die anderen werden neu geworfen

preset-omg-base = Das Spiel, wie es in der Anleitung steht.
preset-omg-first = Ein erstes Spiel für die Jüngsten: kein zweiter Wurf (Hausregel).
preset-omg-seafarers = Erfahrene Seefahrer: einige Würfel hinlegen, die anderen neu werfen.
preset-omg-seadogs = Alte Seebären: Schätze vor anderen Schiffen können gestohlen werden.
preset-omg-seafarers-seadogs = Beide Varianten zugleich.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Worum es geht

    Zwei bis vier Piraten, ab fünf Jahren (OMG-A03). In der Mitte liegen Truhen. Öffne sie mit Schlüsseln und verlade dann auf dein Schiff,
    was darin war. Jede verladene Münze und jeder verladene Diamant ist ein Punkt, und die meisten Punkte gewinnen (OMG-23, OMG-31).

    Aber Achtung: Eine geöffnete Truhe ist noch keine Beute. Ihr Schatz liegt vor deinem Schiff, bis du ihn verlädst (OMG-19, OMG-22).
guide-omg-2 =
    Was in der Schachtel liegt

    - Vier gleiche Würfel mit Schlüsseln, Münzen, Diamanten und Säbeln (OMG-01, OMG-A38).
    - 18 Karten: auf der einen Seite eine Truhe mit einem bis drei Schlössern, auf der anderen ein Schatz aus bis zu drei Münzen und
      Diamanten oder Fischgräten (OMG-02, OMG-16).
    - Vier Schiffe (OMG-03).

    Wie oft jedes Symbol auf den gedruckten Würfeln und Karten vorkommt, ist nirgends veröffentlicht. Unsere sind ungeprüft: ein Würfel mit zwei
    Schlüsseln, zwei Münzen, einem Diamanten und einem Säbel und ein Kartensatz mit drei Fischgräten, 19 Münzen und 15 Diamanten
    (OMG-A01, OMG-A02). Wenn du das Spiel besitzt, spiel mit deinen eigenen Würfeln und Karten (OMG-A45).
guide-omg-3 =
    Bevor es losgeht

    - Alle haben ein Schiff (OMG-04, OMG-A04).
    - Die Karten werden zu einem Stapel gemischt, Truhen nach oben. Die obersten drei liegen daneben (OMG-05, OMG-06, OMG-A39).
    - Alle können sehen, wie viele Schlösser die nächste Truhe des Stapels hat (OMG-A05).
    - Der Jüngste beginnt, dann geht es im Uhrzeigersinn weiter (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Dein Zug: würfeln

    Wirf alle vier Würfel. Gefallen sie dir nicht, wirf alle vier noch einmal, ein einziges Mal; der zweite Wurf gilt
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    Dein Zug: Würfel ablegen

    Lege deine Würfel auf Karten. Eine Karte muss ganz gefüllt werden (OMG-12).

    - Schlüssel kommen auf Truhen: so viele, wie es Schlösser gibt (OMG-15, OMG-17).
    - Münzen und Diamanten kommen auf deine eigenen Schätze: genau das, was sie zeigen (OMG-20, OMG-21).
    - Ein Säbel ist ein Joker für einen Schlüssel, eine Münze oder einen Diamanten; du darfst so viele nutzen, wie du hast (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - Würfel, die noch eine Truhe oder einen deiner Schätze vollmachen könnten, müssen genutzt werden; welche Karte, entscheidest du
      (OMG-11, OMG-A07).
    - Würfel, die nirgends passen, sind für diesen Zug verloren, und keiner bleibt für den nächsten liegen (OMG-13, OMG-A11, OMG-A37).

    Erst wenn jeder Würfel irgendwo liegt, geschieht etwas (OMG-14, OMG-A41).
guide-omg-6 =
    Dein Zug: was geschieht

    - Geöffnete Truhen werden umgedreht. Der Schatz liegt für alle sichtbar vor deinem Schiff; verladen kannst du ihn ab deinem nächsten
      Zug (OMG-19, OMG-A08).
    - Mehr Schlösser versprechen bessere Schätze (OMG-18).
    - Fischgräten kommen sofort auf dein Schiff und sind nichts wert (OMG-25, OMG-26).
    - Verladene Schätze kommen unter dein Schiff: Das ist deine Beute (OMG-22).
    - Die Würfel gehen nach links weiter, und neue Truhen füllen die leeren Stellen, von links, solange es welche gibt
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    Das Ende

    Ist die letzte der 18 Truhen geöffnet, haben alle noch einen Zug: zuerst, wer links von dem sitzt, der sie geöffnet hat, dieser selbst
    zuletzt (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Dann wird die Beute gezählt; Schätze, die noch vor einem Schiff
    liegen, zählen nicht (OMG-A18).

    Bei gleich vielen Punkten gewinnen die meisten Diamanten, dann die wenigsten Fischgräten; sonst wird der Sieg geteilt
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Erfahrene Seefahrer

    Nach dem ersten Wurf darfst du einige Würfel auf Karten legen, auch auf Karten, die noch nicht voll sind. Dort bleiben sie. Wirf die anderen
    noch einmal und lege sie dann ab (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). Eine Karte, die dann immer noch nicht voll ist, bringt nichts.
guide-omg-9 =
    Variante: Alte Seebären

    Ab sechs Jahren (OMG-36). Du darfst auch Schätze stehlen, die vor einem anderen Schiff liegen (OMG-37):

    - Ein Säbelwürfel kommt auf dieses Schiff, einmal für alle seine Schätze; er ist kein Joker (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - und deine anderen Würfel machen einen oder mehrere Schätze davor voll (OMG-39).

    Gestohlene Schätze kommen sofort auf dein Schiff (OMG-40). Niemand muss stehlen, und Fischgräten kann man nicht stehlen
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). Beide Varianten passen gut zusammen (OMG-A34).
guide-omg-10 =
    Jeder Tisch ist anders

    - Die Allerjüngsten dürfen ohne den zweiten Wurf spielen (OMG-A35).
    - Manche beenden das Spiel mit der letzten Truhe, manche erst, wenn jeder Schatz verladen ist (OMG-A19).
    - Manche verladen einen Schatz schon in dem Zug, in dem sie ihn öffnen (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Gewinnchancen: Dieser Zug ist bis zu seinem Ende durchgerechnet; was danach kommt, schätzt ein Modell, das an gespielte Spiele angepasst ist.
basis-omg-nearest = Gewinnchancen: Dieser Zug ist bis zu seinem Ende durchgerechnet; was danach kommt, schätzt ein Modell, das an Spiele mit anderen Optionen angepasst ist, den nächstliegenden, die es gibt.
basis-omg-final = Gewinnchancen in den letzten Zügen: bis zum Ende des Spiels durchgerechnet.
