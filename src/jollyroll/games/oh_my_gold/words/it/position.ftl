refused-position-omg-loot = «{ $text }» non è un bottino: scrivi monete, diamanti e lische come C, D e F, poi una barra e il numero di carte tesoro, per esempio CCDF/2; ogni carta ha da uno a tre fra monete e diamanti.
refused-position-omg-treasure = «{ $text }» qui non è un tesoro: scrivi da uno a tre fra monete e diamanti come C e D.
refused-position-omg-left-treasure = Il posto { $seat } ha lasciato la partita, quindi davanti alla sua nave non ci sono tesori.
refused-position-omg-cards = Sono indicate { $given } carte, e ce ne sono solo { $most }.
refused-position-omg-card = La carta { $card } c’è { $given } volte, ma il mazzo ne ha { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] È stata aperta una carta Lisca
       *[other] Sono state aperte { $opened } carte Lisca
    }, e sulle navi ce ne sono { $given }.
refused-position-omg-not-opened = Davanti alle navi ci sono più tesori { $text } di quanti fossero nei forzieri aperti.
refused-position-omg-unaccounted = I tesori davanti alle navi e a bordo non sono quelli dei forzieri aperti.
refused-position-omg-row = La fila ha { $needed } posti, non { $given }; scrivi - per uno vuoto.
refused-position-omg-locks = { $given } forzieri mostrano { $locks } serrature, e di carte così ne sono ancora chiuse solo { $most }.
refused-position-omg-gap = La fila sarebbe stata completata prima di questo turno, e il mazzo mostra la sua prima carta: indicala con «top».
refused-position-omg-no-opener = Tutti i forzieri sono aperti: di’ con «opener» chi ha aperto l’ultimo.
refused-position-omg-opener = Ci sono ancora forzieri da aprire, quindi nessuno ha aperto l’ultimo.
refused-position-omg-over = Non resta niente per cui giocare, quindi la partita è finita: di’ chi ha vinto.
refused-position-omg-not-over = Ci sono ancora forzieri da aprire, quindi nessuno ha ancora vinto.
refused-position-omg-unclaimed = Davanti alle navi ci sono ancora tesori, quindi nessuno ha ancora vinto.
refused-position-omg-begun = Prima del primo turno non è stato aperto nessun forziere, e non è il turno di nessuno.
refused-position-omg-from-left = La fila si dispone da sinistra: nessun posto è vuoto prima di un forziere.
refused-position-omg-next-card = Senza «top» il mazzo deve ancora mostrare una carta dopo un turno che ha aperto forzieri: allora il primo posto della fila è occupato e i forzieri aperti sono più dei posti vuoti. Se sta per cominciare un turno, scrivi «row» e «top».
refused-position-omg-boarded = La nave del posto { $seat } qui non si può abbordare.
refused-position-omg-covers = { $most } dadi non possono stare su più di { $most } carte.
refused-position-omg-carried-out = Ciò che è completo ha già fatto effetto; lascialo fuori.
refused-position-omg-opening = Il forziere { $chest } non è il primo che i dadi hanno aperto.
refused-position-omg-second-roll = A questo tavolo non c’è un secondo lancio così: si rilanciano, una volta, tutti i dadi che non sono su una carta.
refused-position-omg-nothing-fits = Questi dadi non completano niente, quindi il turno è finito.
