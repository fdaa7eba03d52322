page-tip-kg-throw = Tocca il pulsante dorato per lanciare tutti e cinque i dadi.
page-tip-kg-keep = Tocca i dadi che vuoi tenere. Puoi rilanciare gli altri due volte.
page-tip-kg-locked = Le tibie incrociate restano bloccate fino alla fine del turno. Con tre paghi una multa.
page-tip-kg-pair = Una moneta vuole compagnia: un cannone assalta il bottino, un teschio deruba qualcuno.
page-tip-kg-king = Il Re riceve quanto prendi tu. Con cinque monete prendi tutta la sua riserva!
page-kg-box = Il bottino
page-kg-king = Il Re
page-kg-die-paired = { $face }, coppia { $number }
page-kg-victim = Chi derubare
page-kg-swap = Scambia l’ordine delle coppie
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Usa questi dadi
           *[other] Prendi { $take }
        }
       *[other] { $take ->
            [0] Deruba { $names }
           *[other] Prendi { $take } e deruba { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] nessuna combinazione: una multa, ma non hai con che pagarla
        [one] nessuna combinazione: una moneta al Re
       *[other] nessuna combinazione: { $amount } monete al Re
    }
page-kg-poor = { $name } non ha niente

moment-kg-five-alike = Cinque uguali!
moment-kg-three-bones = Tibie incrociate!
moment-kg-box-empty = L’ultima moneta!

# At the end
page-kg-over-tie = Lo spareggio ha deciso.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [one] Una moneta nel bottino
       *[other] { $coins } monete nel bottino
    }
