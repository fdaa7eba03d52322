page-tip-pk-card = Prima pesca una carta: dà a questo turno la sua regola speciale.
page-tip-pk-keep = Tocca i dadi da tenere e rilancia gli altri. Tre teschi chiudono il tuo turno.
page-tip-pk-skulls = Due teschi! Ancora uno, e perdi i punti di questo turno.
page-tip-pk-rescue = La Maga può rilanciare un teschio: toccane uno.
page-tip-pk-island = Isola dei Teschi! Ora contano solo i teschi, e ognuno costa punti ai tuoi avversari.
page-pk-draw = Pesca una carta e lancia
page-pk-pile = { $left ->
        [one] { $left } carta nel mazzo
       *[other] { $left } carte nel mazzo
    }
page-pk-lying = { $points ->
        [one] { $points } punto sul tavolo
       *[other] { $points } punti sul tavolo
    }
page-pk-turn-over = il tuo turno è finito
page-pk-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-pk-rescue-line = Tre teschi! Tocca un teschio per chiamare la Maga, o chiudi il turno.
page-pk-stow = Metti i dadi tenuti nel forziere
page-pk-chest-empty = Dadi al sicuro: toccali o trascinali
page-pk-revived = rilanciato
page-pk-die-on-chest = { $face }, nel forziere
page-pk-chest-holds = { $points } al sicuro
page-pk-swords = { $swords ->
        [one] { $swords } sciabola su { $need }
       *[other] { $swords } sciabole su { $need }
    }
page-pk-island-each = −{ $loss } per ogni avversario
page-pk-skulls = { $skulls ->
        [one] { $skulls } teschio su 3
       *[other] { $skulls } teschi su 3
    }
page-pk-island = Isola dei Teschi
page-pk-island-skulls = Isola dei Teschi: { $skulls } teschi, ogni avversario perde { $loss }

moment-pk-captain = Tutto vale doppio!
moment-pk-disqualified = { $amount ->
        [3] Il terzo teschio!
       *[other] { $amount } teschi!
    }
moment-pk-island = Isola dei Teschi!
moment-pk-battle-won = Battaglia navale vinta!
moment-pk-battle-lost = Battaglia navale persa!
moment-pk-full-chest = Forziere pieno!
moment-pk-final-round = Il giro finale!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: pesca una carta. Qual è?

# At the end
page-pk-over = { $points } punti: il traguardo era { $target }.
