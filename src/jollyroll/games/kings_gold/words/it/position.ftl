refused-position-kg-coins = Bottino, Re e giocatori hanno insieme { $together } monete, ma ce ne sono { $needed }.
refused-position-kg-left-coins = Il posto { $seat } ha lasciato la partita, quindi le sue monete sono dal Re.
refused-position-kg-no-replay = Nuove partite fra chi è a pari merito si giocano solo con l’opzione tie=new_game.
refused-position-kg-not-over = Il bottino non è vuoto, quindi nessuno ha ancora vinto.
refused-position-kg-shared-early = Con l’opzione tie=new_game una parità porta a una nuova partita; la vittoria si divide solo dopo { $most } di queste: dillo con «replay { $most }».
refused-position-kg-begun = Prima del primo turno tutte le monete sono nel bottino.
refused-position-kg-no-tie-round = Con questo valore dell’opzione tie non ci sono giri di spareggio.
refused-position-kg-tie-box = I giri di spareggio si giocano quando il bottino è vuoto, e questo non lo è.
refused-position-kg-tied = Un giro di spareggio richiede almeno due giocatori a pari merito ancora in gioco.
refused-position-kg-not-tied = Il posto { $seat } non ha turni in questo giro di spareggio.
refused-position-kg-no-tie = Con queste monete nessuno era a pari merito all’inizio di questo giro.
refused-position-kg-bones = Con { $bones } tibie incrociate il turno è subito finito.
refused-position-kg-rolling-over = I lanci sono finiti, quindi nessuno ha dadi in mano.
refused-position-kg-all-locked = Tutti i dadi sono bloccati, quindi non c’è niente da decidere.
refused-position-kg-no-pair = Con questi dadi non si può formare nessuna coppia, quindi il turno è finito.
refused-position-kg-box-empty = Il bottino è vuoto, quindi la partita è finita: di’ chi ha vinto, o scrivi un giro di spareggio.
