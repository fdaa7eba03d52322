page-tip-kg-throw = Tocca il pulsante dorato per lanciare i cinque dadi.
page-tip-kg-keep = Tocca i dadi che vuoi tenere. Gli altri si rilanciano, al massimo due volte.
page-tip-kg-locked = Le tibie incrociate restano incatenate fino alla fine del turno. Tre ti costano una penalità.
page-tip-kg-pair = Una moneta vuole compagnia: un cannone prende dal bottino, un teschio deruba qualcuno.
page-tip-kg-king = Quanto prendi dal bottino, tanto riceve anche il Re. Cinque monete prendono tutta la sua riserva!
page-kg-box = Il bottino
page-kg-king = Il Re
page-kg-die-paired = { $face }, coppia { $number }
page-kg-victim = Chi derubare
page-kg-swap = Scambia l’ordine delle coppie
page-kg-carry-out = Conferma
page-kg-fine = { $amount ->
        [0] una multa (nessuna combinazione), ma non hai di che pagarla
        [one] una multa di una moneta al Re (nessuna combinazione)
       *[other] una multa di { $amount } monete al Re (nessuna combinazione)
    }
page-kg-poor = { $name } non ha niente
