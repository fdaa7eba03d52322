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
card-line-pk-captain = Alle Punkte dieses Zuges werden verdoppelt.
card-line-pk-sorceress = Einmal in diesem Zug darfst du einen Totenkopf noch einmal werfen.
card-line-pk-gold = Du fängst mit einer Goldmünze an.
card-line-pk-diamond = Du fängst mit einem Diamanten an.
card-line-pk-monkey-business = Affen und Papageien gelten als eine Sorte.
card-line-pk-sea-battle-2 = Mindestens zwei Säbel: 300 Punkte dazu. Sonst verlierst du 300.
card-line-pk-sea-battle-3 = Mindestens drei Säbel: 500 Punkte dazu. Sonst verlierst du 500.
card-line-pk-sea-battle-4 = Mindestens vier Säbel: 1.000 Punkte dazu. Sonst verlierst du 1.000.
card-line-pk-skulls-1 = Du fängst mit einem Totenkopf an.
card-line-pk-skulls-2 = Du fängst mit zwei Totenköpfen an.

# What the one to act is asked
phase-pk-draw-card = Decke eine Piratenkarte auf.
phase-pk-throw = Wirf die Würfel.
phase-pk-roll = Aufhören oder mindestens zwei Würfel neu würfeln?
phase-pk-island = Totenkopfinsel: weiter auf Totenköpfe würfeln oder aufhören?
phase-pk-rescue = Drei Totenköpfe! Die Wächterin rufen oder den Zug beenden?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Aufhören: Jeder Gegner verliert { $loss } Punkte
        [three-skulls] Die drei Totenköpfe hinnehmen: Der Zug ist vorbei
       *[table] Jetzt aufhören: { $points } Punkte
    }
choice-pk-roll = Neu würfeln: { $dice }
choice-pk-revive = { $count ->
        [0] Einen Totenkopf zurückholen und allein würfeln
       *[other] Einen Totenkopf zurückholen und mitwürfeln, dazu: { $dice }
    }
choice-pk-chest = { $count ->
        [0] Alle Würfel von der Schatzinsel nehmen
       *[other] Auf der Schatzinsel sichern: { $dice }
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } deckt die Schatzinsel auf.
        [1] { $to } deckt den Piraten auf.
        [2] { $to } deckt die Wächterin auf.
        [3] { $to } deckt die Goldmünze auf.
        [4] { $to } deckt den Diamanten auf.
        [5] { $to } deckt die Tiere auf.
        [6] { $to } deckt ein Piratenschiff auf: Zwei Säbel sind nötig.
        [7] { $to } deckt ein Piratenschiff auf: Drei Säbel sind nötig.
        [8] { $to } deckt ein Piratenschiff auf: Vier Säbel sind nötig.
        [9] { $to } deckt eine Karte mit einem Totenkopf auf.
       *[10] { $to } deckt eine Karte mit zwei Totenköpfen auf.
    }
told-pk-pile-shuffled = Der Stapel ist leer: Die { $amount } benutzten Karten werden gemischt.
told-pk-pile-turned-over = Der Stapel ist leer: Die { $amount } benutzten Karten werden umgedreht und kommen in derselben Reihenfolge wieder.
told-pk-revived = { $to } ruft die Wächterin: Ein Totenkopf wird noch einmal geworfen.
told-pk-stowed = { $amount ->
        [0] { $to } nimmt alle Würfel von der Schatzinsel.
        [one] { $to } hat einen Würfel auf der Schatzinsel.
       *[other] { $to } hat { $amount } Würfel auf der Schatzinsel.
    }
told-pk-disqualified = { $to } hat { $amount } Totenköpfe: Der Zug ist verloren.
told-pk-chest-saved = Die Würfel auf der Schatzinsel bringen { $to } { $amount } Punkte.
told-pk-nothing-scored = { $to } bekommt keine Punkte.
told-pk-set-of-coins = Der Satz Münzen bringt { $to } { $amount } Punkte.
told-pk-set-of-diamonds = Der Satz Diamanten bringt { $to } { $amount } Punkte.
told-pk-set-of-monkeys = Der Satz Affen bringt { $to } { $amount } Punkte.
told-pk-set-of-parrots = Der Satz Papageien bringt { $to } { $amount } Punkte.
told-pk-set-of-animals = Affen und Papageien zusammen bringen { $to } { $amount } Punkte.
told-pk-set-of-swords = Der Satz Säbel bringt { $to } { $amount } Punkte.
told-pk-nine-alike-extra = Neun Gleiche bringen { $to } weitere { $amount } Punkte.
told-pk-coins = Die Münzen sind { $to } { $amount } Punkte wert.
told-pk-diamonds = Die Diamanten sind { $to } { $amount } Punkte wert.
told-pk-full-chest = Volle Schatztruhe! { $amount } Punkte mehr für { $to }.
told-pk-captain = Der Pirat verdoppelt: { $amount } Punkte mehr für { $to }.
told-pk-battle-won = { $to } kapert das Piratenschiff und gewinnt { $amount } Punkte.
told-pk-battle-lost = { $from } unterliegt dem Piratenschiff und verliert { $amount } Punkte.
told-pk-battle-broken-off = { $to } lässt vom Piratenschiff ab; nichts ist gewonnen oder verloren.
told-pk-battle-bonus-alone = Die Säbel kapern das Piratenschiff trotzdem: { $amount } Punkte für { $to }.
told-pk-island = { $to } hat { $amount } Totenköpfe und segelt zur Totenkopfinsel.
told-pk-island-more-skulls = { $to } hat jetzt { $amount } Totenköpfe.
told-pk-island-spell = Nach der Hilfe der Wächterin hat { $to } { $amount } Totenköpfe.
told-pk-island-no-skull = Diesmal kein Totenkopf: { $to } verlässt die Totenkopfinsel mit { $amount } Totenköpfen.
told-pk-island-all-skulls = Alle Würfel zeigen Totenköpfe: { $to } verlässt die Totenkopfinsel mit { $amount } Totenköpfen.
told-pk-island-dice-out = { $amount ->
        [one] { $to } kann mit nur einem Würfel nicht weiterwürfeln und verlässt die Totenkopfinsel.
       *[other] { $to } kann mit nur { $amount } Würfeln nicht weiterwürfeln und verlässt die Totenkopfinsel.
    }
told-pk-island-loss = { $from } verliert { $amount } Punkte durch die Totenkopfinsel.
told-pk-lifted = { $to } wird auf null angehoben.
told-pk-final-round = { $to } hat { $amount } Punkte: Alle anderen haben noch einen Zug.
told-pk-final-round-off = Niemand hat mehr { $amount } Punkte: Die Schlussrunde ist abgesagt.
told-pk-play-on = Bei { $amount } hat niemand gewonnen: Es geht weiter.
told-pk-sudden-from-now = Es gibt keine Schlussrunde mehr: Wer einen Zug als Erster mit genug Punkten für { $amount } beendet, gewinnt sofort.
told-pk-playoff = { $amount } Spieler liegen gleichauf an der Spitze und spielen je noch einen Zug.
told-pk-wins = { $to } gewinnt mit { $amount } Punkten.
told-pk-shared = { $amount } Spieler liegen gleichauf an der Spitze und teilen sich den Sieg.
told-pk-nine-alike = Neun Gleiche! { $to } gewinnt das Spiel.
told-pk-leave = { $to } verlässt das Spiel; es bleibt bei { $amount } Punkten.
told-pk-turn-dropped = Der Zug von { $to } endet ohne Wirkung.
told-pk-last-one = Nur { $to } ist noch übrig und gewinnt.
told-pk-last-tied = Von den Gleichplatzierten ist nur { $to } übrig und gewinnt.

# Refusals
refused-pk-unknown-choice = Diese Wahl gibt es bei Piraten Kapern nicht; nimm eine aus der Liste.
refused-pk-game-over = Das Spiel ist zu Ende; fang ein neues an, um weiterzuspielen.
refused-pk-first-player-open = Noch steht nicht fest, wer beginnt; warte auf das Los.
refused-pk-card-comes-first = Zuerst kommt eine Piratenkarte; warte, bis sie daliegt.
refused-pk-dice-must-fall = Die Würfel sind noch nicht gefallen; warte den Wurf ab.
refused-pk-stop-barred = An diesem Tisch würfelst du auf der Totenkopfinsel weiter, solange genug Würfel da sind; wähle Würfel für den nächsten Wurf.
refused-pk-dice-not-there = Diese Würfel liegen nicht da; wähle unter denen, die da liegen.
refused-pk-dice-stowed = Einige dieser Würfel liegen auf der Schatzinsel und werden von dort nicht geworfen; wähle andere.
refused-pk-no-dice-named = Nenne die Würfel für den nächsten Wurf, oder hör auf.
refused-pk-two-dice = Jeder Wurf braucht zwei oder mehr Würfel; nimm einen dazu, oder hör auf.
refused-pk-island-two-dice = Für einen Wurf auf der Totenkopfinsel sind das zu wenige Würfel; nimm einen dazu.
refused-pk-keep-one = An diesem Tisch muss ein Würfel liegen bleiben; behalte mindestens einen der acht.
refused-pk-three-skulls = Bei drei Totenköpfen hilft nur die Wächterin; nimm einen Totenkopf mit in den Wurf, oder nimm das Ende des Zuges hin.
refused-pk-no-sorceress = Deine Karte ist nicht die Wächterin; Totenköpfe bleiben, wo sie sind.
refused-pk-spell-spent = Die Wächterin hat dir in diesem Zug schon geholfen.
refused-pk-no-skull = Es ist kein Totenkopf da, den man zurückholen könnte; wirf andere Würfel.
refused-pk-no-spell-here = An diesem Tisch kommt die Wächterin nicht auf die Totenkopfinsel; wirf andere Würfel.
refused-pk-skull-not-alone = An diesem Tisch braucht der zurückgeholte Totenkopf einen zweiten Würfel; nimm einen dazu.
refused-pk-skull-by-itself = Auf der Totenkopfinsel wird der zurückgeholte Totenkopf allein geworfen: Nenne keine anderen Würfel.
refused-pk-no-chest = Deine Karte ist nicht die Schatzinsel; du kannst keine Würfel darauf sichern.
refused-pk-chest-closed-here = Auf der Totenkopfinsel bewirkt die Schatzinsel nichts.
refused-pk-chest-arranged = Du hast die Schatzinsel seit dem letzten Wurf schon belegt; wirf jetzt, oder hör auf.
refused-pk-chest-unchanged = Diese Würfel liegen schon auf der Schatzinsel; nenne andere, wirf, oder hör auf.
refused-pk-skull-stays = Totenköpfe werden nie noch einmal geworfen; lass sie weg, oder schreib +S hinter die Würfel, um die Wächterin zu rufen.
refused-pk-one-skull = Die Wächterin holt genau einen Totenkopf zurück; nenne vor +S nur andere Würfel.
refused-pk-no-skulls-on-chest = Auf der Schatzinsel dürfen keine Totenköpfe liegen; lass sie weg.
refused-pk-unknown-card = Eine Karte namens „{ $card }“ gibt es nicht. Die Karten sind: { $known }.
refused-pk-card-before-dice = Das sind Würfel, aber zuerst kommt eine Piratenkarte. Die Karten sind: { $known }.

# Options
option-pk-deck = Wenn der Stapel leer ist
value-pk-deck-reshuffle_when_empty = Die benutzten Karten werden gemischt.
value-pk-deck-cycle = Die benutzten Karten werden umgedreht, wie sie liegen; die erste Reihenfolge kommt wieder.
value-pk-deck-with_replacement = Er ist es nie: In jedem Zug wird aus allen 35 Karten gezogen.
option-pk-end = Wie das Spiel endet
value-pk-end-final_round = Ist das Ziel erreicht, haben die anderen je noch einen Zug.
value-pk-end-sudden = Hausregel: Wer nach einem Zug als Erster genug Punkte hat, gewinnt sofort.
option-pk-after_failed_round = Das Ziel nach einer Schlussrunde, die niemand gewann
value-pk-after_failed_round-final_round = Es löst wieder eine Schlussrunde aus.
value-pk-after_failed_round-sudden = Wer von da an einen Zug als Erster mit genug Punkten beendet, gewinnt sofort.
option-pk-final_cancel = Wenn in der Schlussrunde niemand mehr am Ziel ist
value-pk-final_cancel-after_round = Die Runde wird erst zu Ende gespielt.
value-pk-final_cancel-immediate = Die Runde wird sofort abgesagt.
option-pk-first_player = Wer beginnt
value-pk-first_player-random = Das Los entscheidet.
value-pk-first_player-host = Der Gastgeber beginnt.
value-pk-first_player-youngest = Wer als jüngster Spieler angegeben ist, beginnt.
value-pk-first_player-rolloff = Alle würfeln; wer die meisten Totenköpfe hat, beginnt.
option-pk-full_chest_sea = Zwei Säbel fürs Piratenschiff in einer vollen Schatztruhe
value-pk-full_chest_sea-true = Sie zählen als Würfel, die Punkte bringen.
value-pk-full_chest_sea-false = Sie zählen nicht.
option-pk-full_chest_skull_card = Volle Schatztruhe mit einer Totenkopf-Karte
value-pk-full_chest_skull_card-true = Sie ist möglich.
value-pk-full_chest_skull_card-false = Sie ist nicht möglich.
option-pk-island_min_dice = Kleinster Wurf auf der Totenkopfinsel
value-pk-island_min_dice-2 = Zwei Würfel.
value-pk-island_min_dice-1 = Ein Würfel.
option-pk-island_stop = Aufhören auf der Totenkopfinsel
value-pk-island_stop-may = Du darfst aufhören, wann du willst.
value-pk-island_stop-must_roll = Du würfelst weiter, solange genug Würfel da sind.
option-pk-reroll_all = Alle acht Würfel noch einmal werfen
value-pk-reroll_all-allowed = Das darfst du.
value-pk-reroll_all-keep_one = Mindestens einen Würfel behältst du.
option-pk-score_floor = Niedrigster Punktestand
value-pk-score_floor-none = Es gibt keinen: Man darf unter null fallen.
value-pk-score_floor-zero = Niemand fällt unter null.
option-pk-sea_bust = Drei Totenköpfe beim Piratenschiff
value-pk-sea_bust-lose = Das Gefecht ist verloren, auch mit den Säbeln.
value-pk-sea_bust-zero = Mit den Säbeln ist nichts gewonnen oder verloren; ohne sie ist das Gefecht verloren.
value-pk-sea_bust-bonus = Mit den Säbeln bekommst du trotzdem den Bonus; ohne sie ist das Gefecht verloren.
option-pk-nine_alike = Neun Münzen oder neun Diamanten, mit der Karte
value-pk-nine_alike-as_eight = Sie zählen wie acht: 4.000 Punkte.
value-pk-nine_alike-8000 = Sie bringen 8.000 Punkte.
value-pk-nine_alike-instant_win = Wer damit aufhört, gewinnt das Spiel.
option-pk-sorceress_island = Die Wächterin auf der Totenkopfinsel
value-pk-sorceress_island-no = Dorthin kommt sie nicht.
value-pk-sorceress_island-yes = Einmal darf dort ein Totenkopf mitgeworfen werden.
value-pk-sorceress_island-alone = Einmal darf dort ein Totenkopf allein geworfen werden.
option-pk-sorceress_min_dice = Würfel in einem Wurf mit zurückgeholtem Totenkopf
value-pk-sorceress_min_dice-exempt = Der Totenkopf darf allein geworfen werden.
value-pk-sorceress_min_dice-counts_as_one_of_two = Der Totenkopf braucht einen zweiten Würfel.
option-pk-target = Punkte, die das Ende einläuten
value-pk-target-5000 = 5.000 Punkte: ein kurzes Spiel.
value-pk-target-6000 = 6.000 Punkte, wie gedruckt.
value-pk-target-8000 = 8.000 Punkte: ein langes Spiel.
value-pk-target-number = Jede volle Hunderterzahl von 1.000 bis 20.000.
option-pk-tie = Bei Gleichstand an der Spitze
value-pk-tie-shared = Die Führenden teilen sich den Sieg.
value-pk-tie-playoff = Die Führenden spielen je noch einen Zug.
option-pk-win_at = Genau das Ziel
value-pk-win_at-above = Es gewinnt nicht: Du brauchst mehr.
value-pk-win_at-at_least = Es genügt zum Sieg.

# Presets
preset-pk-book = Wie gedruckt: Mehr als 6.000 Punkte gewinnen nach einer Schlussrunde.
preset-pk-bga = Wie auf Board Game Arena: 6.000 genügen, und eine Schlussrunde kann abgesagt werden.
preset-pk-grid = Wie angehende Programmierer es kennen: niemand unter null, 6.000 genügen, die Wächterin kommt auf die Totenkopfinsel.
preset-pk-fr = Wie bei Mille Sabords: einen Würfel behalten, auf der Totenkopfinsel weiterwürfeln, und neun Gleiche gewinnen sofort.
preset-pk-sudden = Hausregel: Wer als Erster mehr als 6.000 Punkte hat, gewinnt sofort.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Worum es geht

    Zwei bis fünf Piraten, ab acht Jahren, etwa eine halbe Stunde (PK-01, PK-02, PK-03).
    Würfle Sätze aus gleichen Symbolen, hör vor dem dritten Totenkopf auf und sammle mehr als 6.000 Punkte (PK-05, PK-17, PK-26).
guide-pk-2 =
    Was man braucht

    - Acht gleiche Würfel: Goldmünze, Diamant, Affe, Papagei, Säbel, Totenkopf (PK-07, PK-50).
    - 35 Piratenkarten, gemischt und verdeckt in der Mitte (PK-08, PK-11, PK-51).

    Das Los entscheidet, wer beginnt; gespielt wird im Uhrzeigersinn (PK-A02, PK-A03).
guide-pk-3 =
    Dein Zug

    - Decke eine Piratenkarte auf. Sie gilt für diesen Zug (PK-04, PK-A01).
    - Wirf alle acht Würfel (PK-12).
    - Totenköpfe kommen zur Seite und bleiben dort (PK-16).
    - Hör dann auf und nimm deine Punkte, oder wirf zwei oder mehr Würfel noch einmal, so oft du dich traust (PK-13, PK-15, PK-A55).
    - Behaltene Würfel sind bei jedem Wurf wieder frei (PK-14).
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
    - Würfle weiter auf Totenköpfe, immer mit zwei oder mehr Würfeln (PK-30, PK-A18).
    - Der Zug endet mit einem Wurf ohne Totenkopf oder wenn weniger als zwei Würfel übrig sind (PK-31, PK-A19).
    - Weiterwürfeln kostet nichts: Was du gesammelt hast, zählt in jedem Fall (PK-A17).
guide-pk-6 =
    Die Karten

    - Schatzinsel (4): Lege nach jedem Wurf Würfel auf die Karte oder nimm sie herunter. Beenden Totenköpfe deinen Zug, zählen diese Würfel trotzdem (PK-35, PK-36).
    - Pirat (4): Deine Punkte werden verdoppelt; auf der Totenkopfinsel kostet jeder Totenkopf 200 (PK-37, PK-38).
    - Wächterin (4): Einmal darf ein Totenkopf noch einmal geworfen werden, selbst der dritte (PK-39, PK-40, PK-A08).
    - Goldmünze (4) und Diamant (4): Damit fängst du an; die Karte zählt für sich und in einem Satz (PK-45, PK-46).
    - Tiere (4): Affen und Papageien gelten als eine Sorte (PK-47).
    - Piratenschiff (6): Du brauchst zwei, drei oder vier Säbel. Dann bekommst du 300, 500 oder 1.000 zu deinen Würfeln dazu (PK-41, PK-42, PK-52).
      Ohne sie oder mit drei Totenköpfen verlierst du ebenso viel, und deine Würfel zählen nicht (PK-43, PK-A23). Auf See gibt es keine Totenkopfinsel (PK-44).
    - Totenköpfe (5): Du fängst mit einem oder zwei Totenköpfen an (PK-49).
guide-pk-7 =
    Das Ende

    - Hast du nach deinem Zug 6.000 Punkte oder mehr, haben alle anderen noch einen Zug (PK-24, PK-25, PK-A59).
    - Danach gewinnt der höchste Punktestand, wenn er über 6.000 liegt (PK-26). Liegt ihr gleichauf an der Spitze, teilt ihr euch den Sieg (PK-A46).
    - Ist niemand über 6.000, spielt ihr weiter (PK-27).
guide-pk-8 =
    Leicht zu übersehen

    - Genau 6.000 löst die Schlussrunde aus, gewinnt sie aber nicht (PK-A42).
    - Genau drei Totenköpfe im ersten Wurf führen nicht zur Totenkopfinsel: Dein Zug ist vorbei (PK-A52).
    - Auch vier Totenköpfe nach einem späteren Wurf führen nicht dorthin (PK-A53).
    - Totenköpfe auf der Karte zählen wie Totenköpfe auf Würfeln (PK-A14, PK-A15, PK-A16).
    - Würfel genau des Wurfs, der den dritten Totenkopf brachte, können nicht mehr auf die Schatzinsel gerettet werden (PK-A37).
    - Man darf unter null Punkte fallen (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Gewinnchancen: das ganze Spiel zu zweit gelöst, bei bestem Spiel von beiden; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-pile = Gewinnchancen: das Spiel zu zweit gelöst für Karten aus einem vollen Stapel; dieser Zug ist bis zu seinem Ende durchgerechnet, der nächste mit den Karten, die noch da sind.
basis-pk-stretched = Gewinnchancen: geschätzt nach dem gelösten Spiel mit anderen Optionen; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-fitted = Gewinnchancen: geschätzt mit einem Modell, das an gespielte Spiele angepasst ist, danach, wie jeder Platz gegen jeden anderen allein stünde; jeder Zug ist bis zu seinem Ende durchgerechnet.
basis-pk-final = Gewinnchancen in einem Zug, der das Spiel entscheidet: bis zu seinem Ende durchgerechnet.
