# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = Tutto come sigillato: { $throws ->
        [one] un lancio
       *[other] { $throws } lanci
    }{ $draws ->
        [0] {""}
        [one] {" "}e una pescata
       *[other] {" "}e { $draws } pescate
    }.
fair-verified-how = Prima del primo lancio, i dadi di questa partita sono stati messi in una busta sigillata. Dopo ogni lancio se ne è aperto un altro pezzo, e ogni pezzo era esattamente quello sigillato.
fair-mark = Il contrassegno della busta è { $mark }. Se è quello apparso all’inizio della partita, da allora nessuno ha cambiato un dado.
fair-mark-fresh = Il contrassegno della busta è { $mark }. Se è quello apparso all’inizio della partita, tutto ciò che il server ci ha messo è ancora ciò che aveva sigillato allora. A un tavolo in rete, ciò che le persone mettono nei propri lanci viene dopo, perciò questo contrassegno non può coprirlo: i loro dispositivi l’hanno controllato durante la partita, e il contrassegno dell’intera partita lo copre.
fair-mark-same = La busta porta il contrassegno che hai annotato, { $mark }: da allora nessuno ha cambiato un dado.
fair-mark-same-fresh = La busta porta il contrassegno che hai annotato, { $mark }: tutto ciò che il server ci ha messo è ciò che aveva sigillato prima della partita. A un tavolo in rete, ciò che le persone mettono nei propri lanci viene dopo, perciò questo contrassegno non può coprirlo: i loro dispositivi l’hanno controllato durante la partita, e il contrassegno dell’intera partita lo copre.
fair-game-mark = Il contrassegno dell’intera partita è { $mark }. Copre chi sedeva dove, ogni scelta e ogni lancio. Chi lo annota può vedere più tardi che nella registrazione nulla di tutto ciò è stato cambiato.
fair-game-mark-same = È proprio la partita di cui hai annotato il contrassegno, { $mark }: da allora non è stato cambiato nessun lancio, nessuna scelta e nessun nome.
fair-partly = Tutto come sigillato dal lancio { $first } in poi: { $throws ->
        [one] un lancio
       *[other] { $throws } lanci
    }{ $draws ->
        [0] {""}
        [one] {" "}e una pescata
       *[other] {" "}e { $draws } pescate
    }. Quello che viene prima non era sigillato ({ $unsealed }), quindi non se ne può dire niente.
fair-failed = Non come sigillato! { $count ->
        [one] Una cosa non va:
       *[other] { $count } cose non vanno:
    }
fair-failed-how = Qualcuno ha cambiato questa registrazione, o i dadi non sono usciti dalla busta sigillata prima della partita.
fair-nothing = Non c’è niente da controllare: nessun lancio di questa partita è stato sigillato prima. È così con i dadi da seme, con i dadi veri e nelle partite annotate a mano.
fair-nothing-yet = Non c’è ancora niente da controllare: la busta è sigillata, e da allora non si è lanciato niente.
fair-remarks = Buono a sapersi:
fair-more = … e altri { $count }; --details li mostra tutti.
fair-details = Lancio per lancio:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = come sigillato
fair-not-sealed = non sigillato
fair-not-as-sealed = non come sigillato
fair-details-chain = Busta { $chain }: sigillo { $seal }, { $links } anelli, sigillata dopo { $after } lanci
fair-details-joint = Numero comune: { $joint }
fair-details-seat = Il posto { $seat } ha messo { $seed } (impegno { $commitment })
fair-details-link = anello { $link }, nonce { $nonce }
fair-page-written = La pagina che controlla le registrazioni senza internet è in { $path }. Aprila in qualsiasi browser.

# The page that verifies records in a browser; names in braces are filled in there
page-title = I dadi erano onesti?
page-intro = Prima che una partita cominci, tutti i suoi lanci vengono messi in una busta sigillata. Dopo ogni lancio si apre un altro pezzo della busta. Questa pagina controlla che ogni pezzo sia quello sigillato. Funziona senza internet, e niente lascia il tuo computer.
page-choose = Scegli il file di una partita, o trascinalo ovunque su questa pagina
page-paste = O incolla qui il suo testo
page-mark = Il contrassegno che hai annotato, se ce n’è uno: quello della busta, apparso all’inizio della partita, o quello dell’intera partita, apparso alla fine
page-check = Controlla i dadi
page-verified = Tutto come sigillato
page-partly = Tutto come sigillato, per quanto era sigillato
page-failed = Non come sigillato!
page-nothing = Non c’è niente da controllare
page-unreadable = Questa pagina non riesce a leggervi la registrazione di una partita
page-counts = Lanci come sigillati: { $throws }. Pescate come sigillate: { $draws }. Non sigillati: { $unsealed }.
page-limits = Quali carte restassero da pescare, qui lo si prende dalla registrazione. Il programma conosce le regole e controlla anche questo: jollyroll verify.
page-column-number = N.
page-column-turn = Turno
page-column-shown = Mostrato
page-column-verdict = Esito

# What is wrong
finding-dice-differ = Lancio { $throw } ({ $place }): la registrazione mostra { $shown }, ma era sigillato { $sealed }.
finding-draw-differs = Pescata { $throw } ({ $place }): la registrazione mostra { $shown }, ma era sigillato { $sealed }.
finding-link-broken = Lancio { $throw } ({ $place }): il suo anello non si lega a quelli prima. È stato cambiato, o viene da un’altra busta.
finding-link-twice = Lancio { $throw } ({ $place }): il suo anello era già stato usato per un lancio precedente.
finding-link-skipped = Lancio { $throw } ({ $place }): prima sono stati saltati degli anelli. Lì si è lanciato qualcosa che la registrazione non mostra.
finding-seal-differs = Lancio { $throw } ({ $place }): gli anelli non portano al sigillo della busta { $chain }. Il sigillo in questa registrazione non è quello con cui sono stati sigillati questi dadi.
finding-nonce-differs = Lancio { $throw } ({ $place }): il suo nonce non è quello che segue dal seme del posto che ha lanciato, o del posto 1 quando non lancia nessuno.
finding-nonce-changed = Pescata { $throw } ({ $place }): il suo nonce è diverso da quello del lancio o della pescata precedente, anche se un’unica azione ha provocato entrambi.
finding-left-differs = Pescata { $throw } ({ $place }): la registrazione dice che si è pescato da { $shown }, ma restava { $sealed }.
finding-not-opened = Lancio { $throw } ({ $place }): non è stato aperto niente, benché i dadi fossero già sigillati.
finding-not-sealed = Lancio { $throw } ({ $place }): è stato aperto un anello, benché non fosse stato sigillato niente.
finding-chain-used-up = Lancio { $throw } ({ $place }): tutti gli anelli della busta erano già stati aperti.
finding-sides-differ = La registrazione dice che i dadi hanno le facce { $shown }; in questo gioco hanno { $sealed }.
finding-seats-differ = Busta { $chain }: non ogni posto ha messo un seme, o l’ha messo chi non ha un posto.
finding-seed-missing = Busta { $chain }: manca il seme del posto { $seat }, quindi nessun lancio che ne esce si può controllare.
finding-seed-differs = Busta { $chain }: il seme del posto { $seat } non è quello per cui questo posto si era impegnato.
finding-seed-twice = Busta { $chain }: il posto { $seat } ha messo lo stesso seme di un posto prima.
finding-chain-alone = La busta { $chain } dovrebbe continuarne un’altra, ma prima non ce n’è nessuna.
finding-chain-late = La busta { $chain } è stata sigillata solo dopo che era stato aperto l’ultimo anello della precedente.
finding-mark-differs = Né la partita di questa registrazione né alcuna delle sue buste porta il contrassegno { $shown }. La registrazione ha: { $sealed }.

# What is worth knowing
remark-chain-replaced = Dal lancio { $throw } in poi è stata usata una nuova busta, benché la vecchia non fosse esaurita. Succede se si riprende una partita dove manca il segreto della vecchia, o da una copia più vecchia della partita; se è più di una volta, chiedi perché.
remark-restarted = Busta { $chain }: i posti hanno dovuto scambiarsi i semi di nuovo, per un numero di volte pari a { $shown }, perché qualcuno non ha mostrato il suo.

# Refusals
refused-chain-form = Una catena comincia con { $bytes } byte e ha da 1 a { $most } anelli.
refused-chain-used-up = Tutti i { $links } anelli di questa catena sono esauriti.
refused-chain-cases = Una pescata si fa fra 1 e { $most } casi.
refused-chain-dice = Si lanciano al massimo { $most } dadi alla volta.
refused-chain-missing = Per questo lancio non c’è nessuna catena sigillata.
refused-seed-form = Un impegno ha { $bytes } byte.
refused-seed-committed = Questo posto si è già impegnato per un altro seme.
refused-seed-copied = Un altro posto ha mostrato lo stesso impegno. Prendi un seme tuo.
refused-seed-too-early = I semi si mostrano solo quando tutti i posti hanno mostrato il loro impegno.
refused-seed-differs = Questo non è il seme per cui questo posto si è impegnato.
refused-seed-missing = Non tutti i posti hanno mostrato il loro seme.
refused-mark-form = Un contrassegno si scrive con almeno { $least } cifre da 0 a 9 e lettere da a a f.
refused-verify-what = Di’ quale registrazione controllare, o con --page dove scrivere la pagina che controlla le registrazioni.
