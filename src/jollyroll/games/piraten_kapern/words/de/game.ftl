# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Acht Würfel, eine Karte und ein Totenkopf zu viel: Wie weit traust du dich?

# Nouns
face-pk-coin = Goldmünze
face-pk-diamond = Diamant
face-pk-monkey = Affe
face-pk-parrot = Papagei
face-pk-sword = Säbel
face-pk-skull = Totenkopf
place-pk-bank = der Punkteblock
pk-card = { $amount ->
        [0] die Schatzinsel
        [1] den Piraten
        [2] die Wächterin
        [3] die Goldmünze
        [4] den Diamanten
        [5] die Tiere
        [6] ein Piratenschiff: Zwei Säbel sind nötig
        [7] ein Piratenschiff: Drei Säbel sind nötig
        [8] ein Piratenschiff: Vier Säbel sind nötig
        [9] eine Karte mit einem Totenkopf
       *[10] eine Karte mit zwei Totenköpfen
    }
card-pk-treasure-chest = Schatzinsel
card-pk-captain = Pirat
card-pk-sorceress = Wächterin
card-pk-gold = Goldmünze
card-pk-diamond = Diamant
card-pk-monkey-business = Tiere
card-pk-sea-battle-2 = Piratenschiff mit zwei Säbeln
card-pk-sea-battle-3 = Piratenschiff mit drei Säbeln
card-pk-sea-battle-4 = Piratenschiff mit vier Säbeln
card-pk-skulls-1 = Ein Totenkopf
card-pk-skulls-2 = Zwei Totenköpfe

# What each card does, in a line
card-line-pk-treasure-chest = Würfel, die du auf die Karte legst, sind sicher: Sie zählen auch, wenn drei Totenköpfe deinen Zug beenden.
card-line-pk-captain = Deine Punkte in diesem Zug werden verdoppelt.
card-line-pk-sorceress = Einmal in diesem Zug darfst du einen Totenkopf neu würfeln.
card-line-pk-gold = Du fängst mit einer Goldmünze an.
card-line-pk-diamond = Du fängst mit einem Diamanten an.
card-line-pk-monkey-business = Affen und Papageien gelten als eine Sorte.
card-line-pk-sea-battle-2 = Mindestens zwei Säbel: 300 Punkte dazu. Sonst verlierst du 300.
card-line-pk-sea-battle-3 = Mindestens drei Säbel: 500 Punkte dazu. Sonst verlierst du 500.
card-line-pk-sea-battle-4 = Mindestens vier Säbel: 1.000 Punkte dazu. Sonst verlierst du 1.000.
card-line-pk-skulls-1 = Du fängst mit einem Totenkopf an.
card-line-pk-skulls-2 = Du fängst mit zwei Totenköpfen an.

# What the one to act is asked
phase-pk-draw-card = Zieh eine Piratenkarte.
phase-pk-throw = Würfle.
phase-pk-roll = Aufhören oder mindestens zwei Würfel neu würfeln?
phase-pk-roll-spell = Aufhören oder neu würfeln? Mit der Wächterin auch einen Totenkopf.
phase-pk-island = Totenkopfinsel: weiter auf Totenköpfe würfeln oder aufhören?
phase-pk-rescue = Drei Totenköpfe! Die Wächterin rufen oder den Zug beenden?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Aufhören: Jeder Gegner verliert { $loss } Punkte
        [three-skulls] Die drei Totenköpfe hinnehmen: Dein Zug ist vorbei
       *[table] Jetzt aufhören: { $points } Punkte
    }
choice-pk-roll = Neu würfeln: { $dice }
choice-pk-revive = { $count ->
        [0] Die Wächterin rufen: einen Totenkopf allein neu würfeln
       *[other] Die Wächterin rufen: einen Totenkopf neu würfeln, dazu { $dice }
    }
choice-pk-chest = { $count ->
        [0] Alle Würfel von der Schatzinsel nehmen
       *[other] Auf die Schatzinsel legen: { $dice }
    }

# What happened
told-pk-card = { $you ->
        [to] Du ziehst { pk-card }.
       *[other] { $to } zieht { pk-card }.
    }
told-pk-pile-shuffled = Der Stapel ist leer: Die { $amount } benutzten Karten werden gemischt.
told-pk-pile-turned-over = Der Stapel ist leer: Die { $amount } benutzten Karten werden umgedreht und kommen in derselben Reihenfolge wieder.
told-pk-revived = { $you ->
        [to] Du rufst die Wächterin: Ein Totenkopf wird neu gewürfelt.
       *[other] { $to } ruft die Wächterin: Ein Totenkopf wird neu gewürfelt.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Du nimmst alle Würfel von der Schatzinsel.
            [one] Du hast einen Würfel sicher auf der Schatzinsel.
           *[other] Du hast { $amount } Würfel sicher auf der Schatzinsel.
        }
       *[other] { $amount ->
            [0] { $to } nimmt alle Würfel von der Schatzinsel.
            [one] { $to } hat einen Würfel sicher auf der Schatzinsel.
           *[other] { $to } hat { $amount } Würfel sicher auf der Schatzinsel.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Drei Totenköpfe – dein Zug ist verloren!
           *[other] { $amount } Totenköpfe – dein Zug ist verloren!
        }
       *[other] { $amount ->
            [3] Drei Totenköpfe – { $to } verliert den Zug!
           *[other] { $amount } Totenköpfe – { $to } verliert den Zug!
        }
    }
told-pk-chest-saved = { told-to }: Würfel auf der Schatzinsel +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] Du bekommst keine Punkte.
       *[other] { $to } bekommt keine Punkte.
    }
told-pk-set-of-coins = { told-to }: Satz Münzen +{ $amount }
told-pk-set-of-diamonds = { told-to }: Satz Diamanten +{ $amount }
told-pk-set-of-monkeys = { told-to }: Satz Affen +{ $amount }
told-pk-set-of-parrots = { told-to }: Satz Papageien +{ $amount }
told-pk-set-of-animals = { told-to }: Affen und Papageien zusammen +{ $amount }
told-pk-set-of-swords = { told-to }: Satz Säbel +{ $amount }
told-pk-nine-alike-extra = { told-to }: neun Gleiche +{ $amount }
told-pk-coins = { told-to }: Münzen +{ $amount }
told-pk-diamonds = { told-to }: Diamanten +{ $amount }
told-pk-full-chest = Volle Schatztruhe! { told-to }: +{ $amount }
told-pk-captain = Der Pirat verdoppelt! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] Du kaperst das Piratenschiff: +{ $amount }
       *[other] { $to } kapert das Piratenschiff: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Du unterliegst dem Piratenschiff: −{ $amount }
       *[other] { $from } unterliegt dem Piratenschiff: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] Dein Gefecht ist abgebrochen: nichts gewonnen, nichts verloren.
       *[other] Das Gefecht von { $to } ist abgebrochen: nichts gewonnen, nichts verloren.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] Die Säbel kapern das Piratenschiff trotzdem: +{ $amount } für dich
       *[other] Die Säbel kapern das Piratenschiff trotzdem: +{ $amount } für { $to }
    }
told-pk-island = { $you ->
        [to] { $amount } Totenköpfe! Du segelst zur Totenkopfinsel.
       *[other] { $amount } Totenköpfe! { $to } segelt zur Totenkopfinsel.
    }
told-pk-island-more-skulls = { $you ->
        [to] Du hast jetzt { $amount } Totenköpfe.
       *[other] { $to } hat jetzt { $amount } Totenköpfe.
    }
told-pk-island-spell = { $you ->
        [to] Nach der Hilfe der Wächterin hast du { $amount } Totenköpfe.
       *[other] Nach der Hilfe der Wächterin hat { $to } { $amount } Totenköpfe.
    }
told-pk-island-no-skull = { $you ->
        [to] Diesmal kein Totenkopf: Du verlässt die Totenkopfinsel mit { $amount } Totenköpfen.
       *[other] Diesmal kein Totenkopf: { $to } verlässt die Totenkopfinsel mit { $amount } Totenköpfen.
    }
told-pk-island-all-skulls = { $you ->
        [to] Nur noch Totenköpfe: Du verlässt die Totenkopfinsel mit { $amount }.
       *[other] Nur noch Totenköpfe: { $to } verlässt die Totenkopfinsel mit { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [one] Mit nur einem Würfel kannst du nicht weiterwürfeln und verlässt die Totenkopfinsel.
           *[other] Mit nur { $amount } Würfeln kannst du nicht weiterwürfeln und verlässt die Totenkopfinsel.
        }
       *[other] { $amount ->
            [one] { $to } kann mit nur einem Würfel nicht weiterwürfeln und verlässt die Totenkopfinsel.
           *[other] { $to } kann mit nur { $amount } Würfeln nicht weiterwürfeln und verlässt die Totenkopfinsel.
        }
    }
told-pk-island-loss = { $you ->
        [from] Du verlierst { $amount } Punkte durch die Totenkopfinsel.
       *[other] { $from } verliert { $amount } Punkte durch die Totenkopfinsel.
    }
told-pk-lifted = { $you ->
        [to] Dein Punktestand steigt wieder auf null.
       *[other] Der Punktestand von { $to } steigt wieder auf null.
    }
told-pk-final-round = { $you ->
        [to] Du hast { $amount } Punkte: Alle anderen haben noch einen Zug.
       *[other] { $to } hat { $amount } Punkte: Alle anderen haben noch einen Zug.
    }
told-pk-final-round-off = Niemand hat mehr { $amount } Punkte: Die Schlussrunde ist abgesagt.
told-pk-play-on = Niemand hat genug für den Sieg (Ziel: { $amount }): Es geht weiter.
told-pk-sudden-from-now = Es gibt keine Schlussrunde mehr: Wer als Erster einen Zug mit genug Punkten beendet (Ziel: { $amount }), gewinnt sofort.
told-pk-playoff = { $amount } Spieler liegen gleichauf an der Spitze und spielen je noch einen Zug.
told-pk-wins = { $you ->
        [to] Du gewinnst mit { $amount } Punkten!
       *[other] { $to } gewinnt mit { $amount } Punkten!
    }
told-pk-shared = { $amount } Spieler liegen gleichauf an der Spitze und teilen sich den Sieg.
told-pk-nine-alike = { $you ->
        [to] Neun Gleiche! Du gewinnst das Spiel.
       *[other] Neun Gleiche! { $to } gewinnt das Spiel.
    }
told-pk-leave = { $you ->
        [to] Du verlässt das Spiel; es bleibt bei { $amount } Punkten.
       *[other] { $to } verlässt das Spiel; es bleibt bei { $amount } Punkten.
    }
told-pk-turn-dropped = { $you ->
        [to] Dein Zug endet ohne Wirkung.
       *[other] Der Zug von { $to } endet ohne Wirkung.
    }
told-pk-last-one = { $you ->
        [to] Nur du bist noch übrig und gewinnst.
       *[other] Nur { $to } ist noch übrig und gewinnt.
    }
told-pk-last-tied = { $you ->
        [to] Von den Gleichplatzierten bist nur du noch übrig: Du gewinnst.
       *[other] Von den Gleichplatzierten ist nur { $to } noch übrig und gewinnt.
    }

# Refusals
refused-pk-unknown-choice = Diese Wahl gibt es bei Piraten Kapern nicht; nimm eine aus der Liste.
refused-pk-game-over = Das Spiel ist zu Ende; fang ein neues an, um weiterzuspielen.
refused-pk-first-player-open = Noch steht nicht fest, wer beginnt; warte die Auslosung ab.
refused-pk-card-comes-first = Zuerst kommt eine Piratenkarte; warte, bis sie gezogen ist.
refused-pk-dice-must-fall = Die Würfel sind noch nicht gefallen; warte den Wurf ab.
refused-pk-stop-barred = An diesem Tisch würfelst du auf der Totenkopfinsel weiter, solange genug Würfel da sind; wähle Würfel dafür.
refused-pk-dice-not-there = Diese Würfel liegen nicht da; wähle andere.
refused-pk-dice-stowed = Einige dieser Würfel liegen auf der Schatzinsel und werden dort nicht neu gewürfelt; wähle andere.
refused-pk-no-dice-named = Nenne die Würfel, die du neu würfelst, oder hör auf.
refused-pk-two-dice = Jeder Wurf braucht zwei oder mehr Würfel; nimm einen dazu, oder hör auf.
refused-pk-island-two-dice = Für einen Wurf auf der Totenkopfinsel sind das zu wenige Würfel; nimm einen dazu.
refused-pk-keep-one = An diesem Tisch muss ein Würfel liegen bleiben; behalte mindestens einen der acht.
refused-pk-three-skulls = Bei drei Totenköpfen hilft nur die Wächterin; würfle einen Totenkopf neu, oder lass den Zug enden.
refused-pk-no-sorceress = Deine Karte ist nicht die Wächterin; Totenköpfe bleiben, wo sie sind.
refused-pk-spell-spent = Die Wächterin hat dir in diesem Zug schon geholfen.
refused-pk-no-skull = Es ist kein Totenkopf da, den man zurückholen könnte; nimm andere Würfel.
refused-pk-no-spell-here = An diesem Tisch kommt die Wächterin nicht auf die Totenkopfinsel; nimm andere Würfel.
refused-pk-skull-not-alone = An diesem Tisch braucht der Totenkopf einen zweiten Würfel; nimm einen dazu.
refused-pk-skull-by-itself = Auf der Totenkopfinsel wird der Totenkopf allein neu gewürfelt: Nenne keine anderen Würfel.
refused-pk-no-chest = Deine Karte ist nicht die Schatzinsel; du kannst keine Würfel darauf legen.
refused-pk-chest-closed-here = Auf der Totenkopfinsel bewirkt die Schatzinsel nichts.
refused-pk-chest-arranged = Du hast die Schatzinsel seit dem letzten Wurf schon belegt; würfle jetzt, oder hör auf.
refused-pk-chest-unchanged = Diese Würfel liegen schon auf der Schatzinsel; nenne andere, würfle, oder hör auf.
refused-pk-skull-stays = Totenköpfe werden nie neu gewürfelt; lass sie weg, oder schreib +S hinter die Würfel, um die Wächterin zu rufen.
refused-pk-one-skull = Die Wächterin holt genau einen Totenkopf zurück; nenne vor +S nur andere Würfel.
refused-pk-no-skulls-on-chest = Auf der Schatzinsel dürfen keine Totenköpfe liegen; lass sie weg.
refused-pk-unknown-card = Eine Karte namens „{ $card }“ gibt es nicht. Die Karten sind: { $known }.
refused-pk-card-before-dice = Das sind Würfel, aber zuerst kommt eine Piratenkarte. Die Karten sind: { $known }.

# Options
option-pk-deck = Wenn der Stapel leer ist
value-pk-deck-reshuffle_when_empty = Die benutzten Karten werden gemischt.
value-pk-deck-cycle = Die benutzten Karten werden umgedreht, wie sie liegen, und kommen in derselben Reihenfolge wieder.
value-pk-deck-with_replacement = Er ist es nie: In jedem Zug wird aus allen 35 Karten gezogen.
option-pk-end = Wie das Spiel endet
value-pk-end-final_round = Ist das Ziel erreicht, haben alle anderen noch einen Zug.
value-pk-end-sudden = Hausregel: Wer nach einem Zug als Erster genug Punkte hat, gewinnt sofort.
option-pk-after_failed_round = Wenn nach einer Schlussrunde ohne Sieger jemand das Ziel erreicht
value-pk-after_failed_round-final_round = Wer das Ziel als Nächstes erreicht, löst wieder eine Schlussrunde aus.
value-pk-after_failed_round-sudden = Wer von da an einen Zug als Erster mit genug Punkten beendet, gewinnt sofort.
option-pk-final_cancel = Wenn in der Schlussrunde niemand mehr am Ziel ist
value-pk-final_cancel-after_round = Die Runde wird erst zu Ende gespielt.
value-pk-final_cancel-immediate = Die Runde wird sofort abgesagt.
option-pk-first_player = Wer beginnt
value-pk-first_player-random = Wer beginnt, wird ausgelost.
value-pk-first_player-host = Der Gastgeber beginnt.
value-pk-first_player-youngest = Es beginnt, wer als Jüngster angegeben ist.
value-pk-first_player-rolloff = Alle würfeln; wer die meisten Totenköpfe hat, beginnt. Bei Gleichstand wird noch einmal gewürfelt.
option-pk-full_chest_sea = Volle Schatztruhe: die zwei Säbel fürs Piratenschiff
value-pk-full_chest_sea-true = Sie zählen als Würfel, die Punkte bringen.
value-pk-full_chest_sea-false = Sie zählen nicht.
option-pk-full_chest_skull_card = Volle Schatztruhe mit einer Totenkopf-Karte
value-pk-full_chest_skull_card-true = Sie ist möglich.
value-pk-full_chest_skull_card-false = Sie ist nicht möglich.
option-pk-island_min_dice = Wie viele Würfel ein Wurf auf der Totenkopfinsel mindestens braucht
value-pk-island_min_dice-2 = Zwei Würfel.
value-pk-island_min_dice-1 = Ein Würfel.
option-pk-island_stop = Aufhören auf der Totenkopfinsel
value-pk-island_stop-may = Du darfst aufhören, wann du willst.
value-pk-island_stop-must_roll = Du würfelst weiter, solange genug Würfel da sind.
option-pk-reroll_all = Alle acht Würfel neu würfeln
value-pk-reroll_all-allowed = Das darfst du.
value-pk-reroll_all-keep_one = Mindestens einen Würfel musst du behalten.
option-pk-score_floor = Niedrigster Punktestand
value-pk-score_floor-none = Punktestände dürfen unter null fallen.
value-pk-score_floor-zero = Kein Punktestand fällt unter null.
option-pk-sea_bust = Drei Totenköpfe beim Piratenschiff
value-pk-sea_bust-lose = Das Gefecht ist verloren, Säbel hin oder her.
value-pk-sea_bust-zero = Mit den Säbeln ist nichts gewonnen oder verloren; ohne sie ist das Gefecht verloren.
value-pk-sea_bust-bonus = Mit den Säbeln bekommst du trotzdem den Bonus; ohne sie ist das Gefecht verloren.
option-pk-nine_alike = Neun Münzen oder neun Diamanten, mit der Karte
value-pk-nine_alike-as_eight = Sie zählen wie acht: 4.000 Punkte.
value-pk-nine_alike-8000 = Sie bringen 8.000 Punkte.
value-pk-nine_alike-instant_win = Wer damit aufhört, gewinnt das Spiel.
option-pk-sorceress_island = Die Wächterin auf der Totenkopfinsel
value-pk-sorceress_island-no = Auf die Totenkopfinsel kommt sie nicht.
value-pk-sorceress_island-yes = Einmal darf dort ein Totenkopf mitgewürfelt werden.
value-pk-sorceress_island-alone = Einmal darf dort ein Totenkopf allein neu gewürfelt werden.
option-pk-sorceress_min_dice = Würfel in einem Wurf mit der Wächterin
value-pk-sorceress_min_dice-exempt = Der Totenkopf darf allein neu gewürfelt werden.
value-pk-sorceress_min_dice-counts_as_one_of_two = Der Totenkopf braucht einen zweiten Würfel dazu.
option-pk-target = Ziel
value-pk-target-5000 = 5.000 Punkte: ein kurzes Spiel.
value-pk-target-6000 = 6.000 Punkte, wie gedruckt.
value-pk-target-8000 = 8.000 Punkte: ein langes Spiel.
value-pk-target-number = Jede volle Hunderterzahl von 1.000 bis 20.000.
option-pk-tie = Bei Gleichstand an der Spitze
value-pk-tie-shared = Die Führenden teilen sich den Sieg.
value-pk-tie-playoff = Die Führenden spielen je noch einen Zug.
option-pk-win_at = Mit genau so vielen Punkten wie das Ziel
value-pk-win_at-above = Das reicht nicht: Du brauchst mehr.
value-pk-win_at-at_least = Das reicht zum Sieg.

# Presets
preset-pk-book = Wie gedruckt: Zum Sieg sind nach einer Schlussrunde mehr als 6.000 Punkte nötig.
preset-pk-bga = Wie auf Board Game Arena: 6.000 genügen, und eine Schlussrunde kann abgesagt werden.
preset-pk-grid = Wie es Programmierkurse kennen: kein Punktestand unter null, 6.000 genügen, und die Wächterin kommt auf die Totenkopfinsel.
preset-pk-fr = Wie bei Mille Sabords: einen Würfel behalten, auf der Totenkopfinsel weiterwürfeln, und mit neun Gleichen gewinnst du sofort.
preset-pk-sudden = Hausregel: Wer als Erster mehr als 6.000 Punkte hat, gewinnt sofort.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Worum es geht

    Zwei bis fünf Piraten, ab acht Jahren, etwa eine halbe Stunde (PK-01, PK-02, PK-03).

    Würfle Sätze aus gleichen Symbolen, hör vor dem dritten Totenkopf auf und sammle { $target } Punkte (PK-05, PK-17, PK-24).
guide-pk-2 =
    Was man braucht

    - Acht gleiche Würfel: Goldmünze, Diamant, Affe, Papagei, Säbel, Totenkopf (PK-07, PK-50).
    - 35 Piratenkarten, gemischt und verdeckt in der Mitte (PK-08, PK-11, PK-51).

    { $first_player_told } Dann geht es im Uhrzeigersinn weiter (PK-A02, PK-A03).
guide-pk-3 =
    Dein Zug

    - Zieh eine Piratenkarte. Sie gilt für diesen Zug (PK-04, PK-A01).
    - Würfle mit allen acht Würfeln (PK-12).
    - Lege Totenköpfe beiseite. Dort bleiben sie (PK-16).
    - Hör dann auf und nimm deine Punkte, oder würfle zwei oder mehr Würfel neu, so oft du dich traust. { $reroll_all ->
        [keep_one] { $reroll_all_told }{" "}
       *[other] {""}
    }(PK-13, PK-15, PK-A05)
    - Behaltene Würfel darfst du später doch noch neu würfeln (PK-14).
    - Der dritte Totenkopf beendet deinen Zug, und du gehst leer aus (PK-17).
guide-pk-4 =
    Punkte

    - Drei gleiche Symbole bringen 100, vier 200, fünf 500, sechs 1.000, sieben 2.000, acht 4.000 (PK-19, PK-20).
    - Jede Münze und jeder Diamant bringt außerdem 100, allein oder in einem Satz (PK-21, PK-22).
    - Bringen alle acht Würfel etwas ein, ist deine Schatztruhe voll: 500 dazu (PK-23).
guide-pk-5 =
    Die Totenkopfinsel

    Vier oder mehr Totenköpfe im ersten Wurf, und du segelst zur Totenkopfinsel (PK-28, PK-A15).

    - Dort bekommst du keine Punkte, aber jeder Gegner verliert 100 für jeden Totenkopf (PK-29, PK-32).
    - Würfle weiter auf Totenköpfe, { $island_min_dice ->
        [1] mit so vielen Würfeln, wie du willst
       *[other] mit mindestens zwei Würfeln
    }. { $island_stop_told } Was du gesammelt hast, zählt in jedem Fall (PK-30, PK-A17, PK-A18).
    - Der Zug endet mit einem Wurf ohne Totenkopf oder wenn { $island_min_dice ->
        [1] keine Würfel mehr
       *[other] weniger als zwei Würfel
    } übrig sind (PK-31, PK-A19).
guide-pk-6 =
    Die Karten

    - Schatzinsel (4): Lege nach jedem Wurf Würfel auf die Karte oder nimm sie herunter. Beenden Totenköpfe deinen Zug, zählen diese Würfel trotzdem (PK-35, PK-36).
    - Pirat (4): Deine Punkte zählen doppelt; auf der Totenkopfinsel kostet jeder Totenkopf 200 (PK-37, PK-38).
    - Wächterin (4): Einmal darfst du einen Totenkopf neu würfeln, selbst den dritten. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Goldmünze (4) und Diamant (4): Damit fängst du an; die Karte zählt für sich und in einem Satz (PK-45, PK-46).
    - Tiere (4): Affen und Papageien gelten als eine Sorte (PK-47).
    - Piratenschiff (6): Du brauchst zwei, drei oder vier Säbel. Mit ihnen bekommst du 300, 500 oder 1.000 zu deinen Würfeln dazu; ohne sie
      verlierst du ebenso viel, und deine Würfel zählen nicht (PK-41, PK-42, PK-43, PK-52). Drei Totenköpfe? { $sea_bust_told } Auf See gibt es keine Totenkopfinsel (PK-44, PK-A23).
    - Totenköpfe (5): Du fängst mit einem oder zwei Totenköpfen an (PK-49).
guide-pk-7 =
    Das Ende

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Danach gewinnt der höchste Punktestand.
    } (PK-24, PK-25, PK-26)
    - Genau { $target }? { $win_at_told } (PK-A42)
    - Hat niemand genug, spielt ihr weiter.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - Gleichstand an der Spitze? { $tie_told } (PK-A46)
guide-pk-8 =
    Leicht zu übersehen

    - Genau drei Totenköpfe im ersten Wurf führen nicht zur Totenkopfinsel: Dein Zug ist verloren (PK-A52).
    - Auch vier Totenköpfe nach einem späteren Wurf führen nicht dorthin (PK-A53).
    - Totenköpfe auf der Karte zählen wie Totenköpfe auf Würfeln (PK-A14, PK-A15, PK-A16).
    - Liegt der dritte Totenkopf da, ist es zu spät, Würfel auf die Schatzinsel zu legen (PK-A37).
    - Neun Münzen oder Diamanten, mit der Karte? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Gewinnchancen: das ganze Spiel zu zweit gelöst, bei bestem Spiel von beiden; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-pile = Gewinnchancen: das Spiel zu zweit gelöst für Karten aus einem vollen Stapel; dieser Zug ist bis zu seinem Ende durchgerechnet, der nächste mit den Karten, die noch da sind.
basis-pk-stretched = Gewinnchancen: geschätzt nach dem gelösten Spiel mit anderen Optionen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-three = Gewinnchancen: das ganze Spiel zu dritt gelöst, mit Karten aus einem vollen Stapel, bis niemand mehr viel gewinnen könnte, indem er einen Zug anders spielt; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-fitted = Gewinnchancen: geschätzt mit einem Modell, das an gespielte Spiele angepasst ist, nach dem Stand jedes Platzes gegen jeden anderen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-final = Gewinnchancen in einem Zug, der das Spiel entscheidet: bis zu seinem Ende durchgerechnet.
