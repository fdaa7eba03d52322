# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Würfle Kanonen und Totenköpfe, fülle deine Truhe und vergiss den König nicht: Er will seinen Anteil.

# Nouns
face-kg-coin-1 = Münze 1
face-kg-coin-2 = Münze 2
face-kg-coin-3 = Münze 3
face-kg-cannon = Kanone
face-kg-skull = Totenkopf
face-kg-crossbones = Knochen
place-kg-box = die Schachtel
place-kg-king = der König

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] nichts
        [one] eine Münze
       *[other] { $amount } Münzen
    }

# What the one to act is asked
phase-kg-throw = Würfle.
phase-kg-reroll = Aufhören oder neu würfeln?
phase-kg-pair = Bilde ein Paar: Welche Münze gehört zu welchem Würfel?
phase-kg-victim = Fünf Totenköpfe! Wessen Münzen nimmst du dir?

# Choices in a list
choice-kg-stop = Nicht mehr würfeln
choice-kg-roll = Neu würfeln: { $dice }
choice-kg-raid = Münze { $coin } und Kanone: die Schachtel plündern
choice-kg-steal = { $you ->
        [victim] Münze { $coin } und Totenkopf: dich bestehlen
       *[other] Münze { $coin } und Totenkopf: { $victim } bestehlen
    }
choice-kg-strip = { $you ->
        [victim] Dir alle Münzen nehmen
       *[other] Alle Münzen von { $victim } nehmen
    }

# What happened
told-kg-raid = { $you ->
        [to] Du nimmst { kg-coins } aus der Schachtel.
       *[other] { $to } nimmt { kg-coins } aus der Schachtel.
    }
told-kg-kings-share = Der König bekommt { kg-coins } aus der Schachtel.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Du bestiehlst { $from }, aber da ist nichts zu holen.
           *[other] Du stiehlst { kg-coins } von { $from }.
        }
        [from] { $amount ->
            [0] { $to } bestiehlt dich, aber bei dir ist nichts zu holen.
           *[other] { $to } stiehlt dir { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $to } bestiehlt { $from }, aber da ist nichts zu holen.
           *[other] { $to } stiehlt { kg-coins } von { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Fünf Münzen! Du raubst den König aus, aber sein Stapel ist leer.
           *[other] Fünf Münzen! Du nimmst den ganzen Königsstapel: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Fünf Münzen! { $to } raubt den König aus, aber sein Stapel ist leer.
           *[other] Fünf Münzen! { $to } nimmt den ganzen Königsstapel: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Fünf Totenköpfe! Du raubst { $from } aus, aber da ist nichts zu holen.
           *[other] Fünf Totenköpfe! Du nimmst { $from } alles ab: { kg-coins }.
        }
        [from] { $amount ->
            [0] Fünf Totenköpfe! { $to } raubt dich aus, aber bei dir ist nichts zu holen.
           *[other] Fünf Totenköpfe! { $to } nimmt dir alles ab: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Fünf Totenköpfe! { $to } raubt { $from } aus, aber da ist nichts zu holen.
           *[other] Fünf Totenköpfe! { $to } nimmt { $from } alles ab: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Fünf Kanonen! Aber für dich ist nichts mehr in der Schachtel.
           *[other] Fünf Kanonen! Du nimmst die ganze Schachtel: { kg-coins }. Der König geht leer aus.
        }
       *[other] { $amount ->
            [0] Fünf Kanonen! Aber für { $to } ist nichts mehr in der Schachtel.
           *[other] Fünf Kanonen! { $to } nimmt die ganze Schachtel: { kg-coins }. Der König geht leer aus.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } gekreuzte Knochen: Strafzoll!
       *[other] { $to } würfelt { $amount } gekreuzte Knochen: Strafzoll!
    }
told-kg-no-combination = { $you ->
        [to] Keine Kombination: Strafzoll!
       *[other] { $to } hat keine Kombination: Strafzoll!
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] Du hast keine Münze und kommst um den Strafzoll herum.
           *[other] Du zahlst dem König { kg-coins } Strafzoll.
        }
       *[other] { $amount ->
            [0] { $from } hat keine Münze und kommt um den Strafzoll herum.
           *[other] { $from } zahlt dem König { kg-coins } Strafzoll.
        }
    }
told-kg-box-empty = Die Schachtel ist leer: Das Spiel ist aus.
told-kg-tie-round = Gleichstand an der Spitze: Stechrunde { $amount } beginnt.
told-kg-new-game = Gleichstand an der Spitze: Die Führenden spielen ein ganz neues Spiel (Nummer { $amount }).
told-kg-shared = Es bleibt beim Gleichstand: { $amount } Spieler teilen sich den Sieg.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Du verlässt das Spiel, ohne eine einzige Münze.
            [one] Du verlässt das Spiel; deine eine Münze geht an den König.
           *[other] Du verlässt das Spiel; deine { $amount } Münzen gehen an den König.
        }
       *[other] { $amount ->
            [0] { $from } verlässt das Spiel, ohne eine einzige Münze.
            [one] { $from } verlässt das Spiel; die eine Münze geht an den König.
           *[other] { $from } verlässt das Spiel; { $amount } Münzen gehen an den König.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Dein Zug endet ohne Wirkung.
       *[other] Der Zug von { $to } endet ohne Wirkung.
    }

# Refusals
refused-kg-unknown-choice = Diese Wahl gibt es bei King's Gold nicht; nimm eine aus der Liste.
refused-kg-game-over = Das Spiel ist zu Ende; fang ein neues an, um weiterzuspielen.
refused-kg-dice-must-fall = Die Würfel sind noch nicht gefallen; warte den Wurf ab.
refused-kg-rolling-over = Gewürfelt wird nicht mehr; bilde jetzt ein Paar.
refused-kg-dice-not-there = Diese Würfel fehlen oder liegen fest; wähle andere.
refused-kg-no-dice-named = Nenne mindestens einen Würfel, den du neu würfelst, oder hör auf.
refused-kg-locked-die = Gekreuzte Knochen liegen fest, bis der Zug vorbei ist; wähle andere Würfel.
refused-kg-still-rolling = Hör erst auf zu würfeln, bevor du deine Würfel nutzt.
refused-kg-pairs-compulsory = Ein Paar ist noch möglich, also musst du es bilden.
refused-kg-no-such-coin = Eine Münze mit diesem Wert ist nicht mehr da; nimm eine andere.
refused-kg-no-cannon = Es ist keine Kanone mehr für ein Paar da; nimm einen Totenkopf.
refused-kg-no-skull = Es ist kein Totenkopf mehr für ein Paar da; nimm eine Kanone.
refused-kg-no-such-victim = Diesen Spieler kannst du nicht bestehlen; wähle einen Gegner, der noch mitspielt.
refused-kg-needs-five-skulls = Um jemandem alles abzunehmen, brauchst du fünf Totenköpfe; bilde ein Paar.
refused-kg-victim-compulsory = Fünf Totenköpfe müssen genutzt werden; wähle, wessen Münzen du dir nimmst.

# Options
option-kg-bones_effect = Drei gekreuzte Knochen
value-kg-bones_effect-replaces = Dein Zug ist sofort vorbei: Die anderen Würfel zählen nicht, und du zahlst Strafzoll.
value-kg-bones_effect-adds = Du würfelst weiter; ein Paar aus den anderen Würfeln zählt trotzdem, danach zahlst du Strafzoll.
option-kg-end_timing = Wenn die Schachtel leer wird
value-kg-end_timing-after_effects = Wer am Zug ist, führt ihn noch zu Ende, dann ist Schluss.
value-kg-end_timing-instant = Mit dem Paar, das sie leert, ist sofort Schluss.
option-kg-first_player = Wer beginnt
value-kg-first_player-rolloff = Alle würfeln; wer die meisten Totenköpfe hat, beginnt. Bei Gleichstand wird noch einmal gewürfelt.
value-kg-first_player-random = Wer beginnt, wird ausgelost.
value-kg-first_player-host = Der Gastgeber beginnt.
value-kg-first_player-youngest = Es beginnt, wer als Jüngster angegeben ist.
option-kg-shortage = Wenn die Schachtel nicht für dich und den König reicht
value-kg-shortage-split_king_odd = Ihr teilt euch, was noch da ist; eine übrige Münze geht an den König.
value-kg-shortage-player_first = Du wirst zuerst ausgezahlt, der König bekommt den Rest.
option-kg-tie = Bei Gleichstand an der Spitze
value-kg-tie-full_round = Alle spielen noch einen Zug, dann gewinnt der Reichste.
value-kg-tie-tied_turns = Nur die Führenden spielen noch je einen Zug.
value-kg-tie-new_game = Die Führenden spielen ein ganz neues Spiel.
value-kg-tie-shared = Die Führenden teilen sich den Sieg.

# Presets
preset-kg-us = Amerikanische Anleitung: Reicht die Schachtel nicht, wird geteilt; bei Gleichstand folgt noch eine Runde.
preset-kg-eu-en = Europäische Anleitung, englisch: Du wirst vor dem König ausgezahlt; bei Gleichstand folgt noch eine Runde.
preset-kg-de = Europäische Anleitung, deutsch: Du wirst vor dem König ausgezahlt; bei Gleichstand folgt noch eine Runde.
preset-kg-it = Europäische Anleitung, italienisch: Du wirst vor dem König ausgezahlt; bei Gleichstand folgt noch eine Runde.
preset-kg-es = Europäische Anleitung, spanisch: Du wirst vor dem König ausgezahlt; bei Gleichstand folgt noch eine Runde.
preset-kg-fr = Französische Anleitungen: Reicht die Schachtel nicht, wird geteilt; bei Gleichstand folgt ein neues Spiel.
preset-kg-pt = Europäische Anleitung, portugiesisch: Du wirst vor dem König ausgezahlt; bei Gleichstand folgt ein neues Spiel.
preset-kg-nl = Europäische Anleitung, niederländisch: Du wirst vor dem König ausgezahlt; bei Gleichstand spielen die Führenden je einen Zug.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Worum es geht

    Zwei bis sechs Piraten, ab acht Jahren, eine Viertelstunde (KG-01, KG-02, KG-03).

    Sechzig Münzen warten in der Schachtel. Würfle gute Kombinationen und habe mehr Münzen als alle anderen,
    wenn die Schachtel leer ist (KG-04, KG-07, KG-36).

    Zwei Orte verwechselt man leicht:

    - Die Schachtel ist die Bank. Münzen verlassen sie und kommen nie zurück (KG-09, KG-A39).
    - Der Königsstapel gehört dem König. Dorthin gehen Anteile und Strafzölle (KG-19).
guide-kg-2 =
    Die Würfel

    Fünf gleiche Würfel. Jeder hat Münzen mit Wert eins, zwei und drei, eine Kanone, einen Totenkopf und gekreuzte Knochen.
    Keine Anleitung zählt die sechs Seiten auf; so beschreiben sie alle, die das Spiel besitzen (KG-05).
guide-kg-3 =
    Wer beginnt

    { $first_player_told } Dann geht es im Uhrzeigersinn weiter (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Dein Zug

    - Würfle mit allen fünf Würfeln (KG-11).
    - Danach darfst du bis zu zweimal beliebige Würfel neu würfeln. Aufhören darfst du jederzeit (KG-12, KG-13).
    - Gekreuzte Knochen liegen fest, bis dein Zug vorbei ist (KG-14).
    - Dann wirken deine Würfel, ob es dir passt oder nicht (KG-15, KG-31).
guide-kg-5 =
    Paare

    - Münze und Kanone: Hol dir Münzen aus der Schachtel, so viele, wie die Münze zeigt. Der König bekommt ebenso viele (KG-17, KG-18).
    - Münze und Totenkopf: Stiehl einem Gegner so viele Münzen, wie die Münze zeigt. Hat er weniger, nimmst du alle (KG-21, KG-A16).

    Fünf Würfel ergeben höchstens zwei Paare, und du bildest so viele, wie du kannst. Du entscheidest, welche Würfel zusammengehören
    und welches Paar zuerst kommt; jeder Würfel zählt einmal (KG-32, KG-A06, KG-A07).

    Mit zwei Totenkopf-Paaren darfst du einen Gegner zweimal oder zwei Gegner je einmal bestehlen (KG-33).
guide-kg-6 =
    Fünf Gleiche

    - Fünf Münzen, egal mit welchen Zahlen: Der ganze Königsstapel gehört dir (KG-22, KG-23).
    - Fünf Totenköpfe: Nimm einem Gegner alle Münzen ab (KG-24).
    - Fünf Kanonen: Nimm alles, was noch in der Schachtel ist. Der König geht leer aus, und das Spiel ist zu Ende (KG-25, KG-26).
guide-kg-7 =
    Der Strafzoll

    Er beträgt drei Münzen, oder alles, was du hast, wenn es weniger ist (KG-29, KG-30). Du zahlst ihn dem König,

    - wenn du drei oder mehr gekreuzte Knochen würfelst. { $bones_effect_told } (KG-27, KG-A02)
    - wenn deine Würfel gar keine Kombination ergeben. Ein Paar, das nichts einbringt, zählt trotzdem als eine (KG-28, KG-A15).
guide-kg-8 =
    Wenn die Schachtel nicht reicht

    Gegen Ende reicht die Schachtel oft nicht mehr für dich und den König. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    Das Ende

    Ist die Schachtel leer, endet das Spiel. { $end_timing_told } Niemand sonst bekommt einen letzten Zug (KG-36, KG-A10, KG-A43).

    Wer die meisten Münzen hat, gewinnt; der König zählt nicht mit (KG-37, KG-A27).

    Und bei Gleichstand an der Spitze? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Ein guter Rat

    - Wer vorn liegt, wird bestohlen. Manchmal ist der zweite Platz das bessere Versteck (KG-08).
    - Jeder Raubzug und jeder Strafzoll macht den König reicher: Spät im Spiel können fünf Münzen alles drehen (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Gewinnchancen: das ganze Spiel gelöst, bei bestem Spiel von allen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-kg-many = Gewinnchancen: das ganze Spiel gelöst, bis niemand mehr viel gewinnen könnte, indem er einen Zug anders spielt; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-kg-nearest = Gewinnchancen: geschätzt nach dem gelösten Spiel mit den ähnlichsten Optionen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-kg-fitted = Gewinnchancen: geschätzt mit einem Modell, das an gespielte Spiele angepasst ist, nach dem Stand jedes Platzes gegen jeden anderen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-kg-final = Gewinnchancen im allerletzten Zug: bis zum Ende des Spiels durchgerechnet.

# How far the solver is
solve-kg-layer = Schachtel { $box }
plan-kg-ties = Stechrunden
plan-kg-rests-on = Gemessen an Blöcken der Schachtel { $box } ({ $states } Stellungen): Ein gelöster Zug braucht { $adopted } µs, wo sich die Spielweise ändert, sonst { $kept } µs, eine Stellung je Durchgang { $swept } µs, ihre Spielweise { $policy } Bytes. Für eine Schicht sind { $rounds } Züge und { $sweeps } Durchgänge je Stellung angenommen.
refused-kg-die-endless = Solche Würfel leeren die Schachtel nie: Gib jedem Würfel mindestens eine Münze (1, 2 oder 3) und eine Kanone (K).
