page-tip-pk-card = Prima scopri una carta: dice che cos’ha di speciale questo turno.
page-tip-pk-keep = Tocca i dadi da tenere e rilancia gli altri. Tre teschi chiudono il tuo turno.
page-tip-pk-skulls = Due teschi: ancora uno, e tutto quello che hai davanti è perso. Fermati in tempo!
page-tip-pk-rescue = La Maga può riportare in gioco un teschio: toccalo.
page-tip-pk-island = Isola dei Teschi! Ora contano solo i teschi, e ognuno costa punti agli altri.
page-pk-draw = Scopri una carta
page-pk-pile = { $left ->
        [one] { $left } carta nel mazzo
       *[other] { $left } carte nel mazzo
    }
page-pk-lying = { $points ->
        [one] { $points } punto sul tavolo.
       *[other] { $points } punti sul tavolo.
    }
page-pk-turn-over = il turno è finito
page-pk-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-pk-rescue-line = Tre teschi! Tocca un teschio per chiamare la Maga, o chiudi il turno.
page-pk-stow = Metti i dadi tenuti nel forziere
page-pk-revived = si rilancia
page-pk-die-on-chest = { $face }, nel forziere
page-pk-chest-holds = { $points } al sicuro
page-pk-swords = Sciabole: { $swords } su { $need }
page-pk-island-each = ogni avversario −{ $loss }
page-pk-skulls = { $skulls ->
        [one] { $skulls } teschio su tre
       *[other] { $skulls } teschi su tre
    }
page-pk-island = Isola dei Teschi
page-pk-island-skulls = Isola dei Teschi: { $skulls } teschi, ogni avversario perde { $loss }
