# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = { $throws ->
        [one] Verificato: un lancio
        [2] Verificati: entrambi i lanci
       *[other] Verificati: tutti i { $throws } lanci
    }{ $draws ->
        [0] {""}
        [one] {" "}e una pescata
       *[other] {" "}e { $draws } pescate
    }.
fair-verified-how = Prima del primo lancio, i dadi di questa partita sono stati messi in una busta sigillata. Ogni lancio ne ha aperto un altro pezzo, e ogni pezzo era esattamente quello sigillato.
fair-witnessed = { $count ->
        [one] Di uno di essi è stato testimone il dispositivo di qualcun altro: quello, nemmeno l’host e chi lanciava, insieme, potevano conoscerlo prima.
       *[other] Di { $count } di essi è stato testimone il dispositivo di qualcun altro: quelli, nemmeno l’host e chi lanciava, insieme, potevano conoscerli prima.
    }
fair-mark = Il contrassegno della busta è { $mark }. Se è quello apparso all’inizio della partita, da allora nessuno ha cambiato un dado.
fair-mark-fresh = Il contrassegno della busta è { $mark }. Se è quello apparso all’inizio della partita, tutto ciò che il server ci ha messo è ancora ciò che aveva sigillato allora. A un tavolo in rete, ciò che le persone mettono nei propri lanci viene dopo, perciò questo contrassegno non può coprirlo: i loro dispositivi l’hanno verificato durante la partita, e il contrassegno dell’intera partita lo copre.
fair-mark-devices = Il contrassegno della busta è { $mark }. Se è quello apparso all’inizio della partita, il server e i dispositivi ci hanno messo ciò che avevano sigillato allora, e nient’altro. Chi è stato testimone di ogni lancio si è deciso dopo: anche questo lo copre il contrassegno dell’intera partita.
fair-mark-same = La busta porta il contrassegno che hai annotato, { $mark }: da allora nessuno ha cambiato un dado.
fair-mark-same-fresh = La busta porta il contrassegno che hai annotato, { $mark }: tutto ciò che il server ci ha messo è ciò che aveva sigillato prima della partita. A un tavolo in rete, ciò che le persone mettono nei propri lanci viene dopo, perciò questo contrassegno non può coprirlo: i loro dispositivi l’hanno verificato durante la partita, e il contrassegno dell’intera partita lo copre.
fair-mark-same-devices = La busta porta il contrassegno che hai annotato, { $mark }: il server e i dispositivi ci hanno messo ciò che avevano sigillato prima della partita, e nient’altro. Chi è stato testimone di ogni lancio si è deciso dopo: anche questo lo copre il contrassegno dell’intera partita.
fair-game-mark = Il contrassegno dell’intera partita è { $mark }. Copre chi sedeva dove, ogni scelta e ogni lancio. Annotalo, e più tardi potrai vedere che nella registrazione nulla di tutto ciò è stato cambiato.
fair-game-mark-same = È proprio la partita di cui hai annotato il contrassegno, { $mark }: da allora non è stato cambiato nessun lancio, nessuna scelta e nessun nome.
fair-partly = Verificato dal lancio { $first } in poi: { $throws ->
        [one] un lancio
       *[other] { $throws } lanci
    }{ $draws ->
        [0] {""}
        [one] {" "}e una pescata
       *[other] {" "}e { $draws } pescate
    }. Prima non era sigillato niente ({ $unsealed }), quindi non se ne può dire niente.
fair-failed = Non conforme alla busta! { $count ->
        [one] Una cosa non va:
       *[other] { $count } cose non vanno:
    }
fair-failed-how = Qualcuno ha cambiato questa registrazione, o i dadi non sono usciti dalla busta sigillata prima della partita.
fair-nothing = Non c’è niente da verificare: nessun lancio di questa partita è stato sigillato prima. È normale con i dadi con seme, con i dadi veri e per le registrazioni scritte a mano.
fair-nothing-yet = Non c’è ancora niente da verificare: la busta è sigillata, e da allora non si è lanciato niente.
fair-remarks = Buono a sapersi:
fair-more = … e altri { $count }; --details li mostra tutti.
fair-details = Lancio per lancio:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = conforme
fair-not-sealed = non sigillato
fair-not-as-sealed = non conforme
fair-details-chain = Busta { $chain }: sigillo { $seal }, { $links } anelli, sigillata dopo { $after } lanci
fair-details-joint = Numero comune: { $joint }
fair-details-seat = Il posto { $seat } ha messo { $seed } (impegno { $commitment })
fair-details-device = Il posto { $seat } ha sigillato la catena del suo dispositivo, valida dopo { $after } lanci: { $seal }
fair-details-link = anello { $link }, nonce { $nonce }
fair-details-devices = anello { $link }, lancia { $thrower }, testimone { $witness }, saltati { $passed }
fair-page-written = La pagina che verifica le registrazioni senza internet è in { $path }. Aprila in qualsiasi browser.

# The page that verifies records in a browser; names in braces are filled in there
page-title = I dadi erano onesti?
page-intro = Prima che una partita cominci, tutti i suoi lanci vengono messi in una busta sigillata. Ogni lancio ne apre un altro pezzo. Questa pagina verifica che ogni pezzo sia quello sigillato. Funziona senza internet, e niente lascia il tuo computer.
page-choose = Scegli il file di una partita, o trascinalo ovunque su questa pagina
page-paste = O incolla qui il suo testo
page-mark = Il contrassegno che hai annotato, se ce n’è uno: quello della busta, apparso all’inizio della partita, o quello dell’intera partita, apparso alla fine
page-check = Verifica i dadi
page-verified = Tutto verificato
page-partly = Verificato tutto ciò che era sigillato
page-failed = Non conforme alla busta!
page-nothing = Non c’è niente da verificare
page-unreadable = Questa pagina non riesce a leggere questo testo come registrazione di una partita
page-counts = Lanci conformi: { $throws }. Pescate conformi: { $draws }. Non sigillati: { $unsealed }.
page-witnessed = Con il dispositivo di qualcun altro come testimone: { $witnessed }.
page-limits = Su quali carte restassero da pescare, questa pagina crede alla registrazione. Il programma conosce le regole e verifica anche questo: jollyroll verify.
page-column-number = N.
page-column-turn = Turno
page-column-shown = Uscito
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
finding-thrower-link = Lancio { $throw } ({ $place }): l’anello del dispositivo di chi ha lanciato non porta al sigillo che il posto { $seat } aveva messo sul tavolo.
finding-witness-link = Lancio { $throw } ({ $place }): l’anello del dispositivo del testimone non porta al sigillo che il posto { $seat } aveva messo sul tavolo.
finding-thrower-differs = Lancio { $throw } ({ $place }): il dispositivo del posto { $seat } ha messo un anello come chi lancia, ma il lancio non era di quella persona.
finding-witness-differs = Lancio { $throw } ({ $place }): non toccava al posto { $seat } esserne testimone. Tocca alla persona seguente con un dispositivo suo; si salta solo chi non risponde, e la registrazione lo nomina.
finding-witness-missing = Lancio { $throw } ({ $place }): nessuno ne è stato testimone, e chi avrebbe potuto non è chi secondo la registrazione è stato saltato.
finding-links-changed = Pescata { $throw } ({ $place }): gli anelli dei dispositivi sono diversi da quelli del lancio o della pescata precedente, anche se un’unica azione ha provocato entrambi.
finding-late-chain-alone = Lancio { $throw } ({ $place }): il posto { $seat } ha sigillato la sua catena solo durante la partita. Una catena così non deve contare da sola, senza l’anello di un altro dispositivo.
finding-left-differs = Pescata { $throw } ({ $place }): la registrazione dice che si è pescato da { $shown }, ma restava { $sealed }.
finding-not-opened = Lancio { $throw } ({ $place }): non è stato aperto niente, benché i dadi fossero già sigillati.
finding-not-sealed = Lancio { $throw } ({ $place }): è stato aperto un anello, benché non fosse stato sigillato niente.
finding-chain-used-up = Lancio { $throw } ({ $place }): tutti gli anelli della busta erano già stati aperti.
finding-sides-differ = La registrazione dice che i dadi hanno le facce { $shown }; in questo gioco hanno { $sealed }.
finding-seats-differ = Busta { $chain }: non ogni posto ha messo un seme, o l’ha messo chi non ha un posto.
finding-seed-missing = Busta { $chain }: manca il seme del posto { $seat }, quindi nessun lancio che ne esce si può verificare.
finding-seed-differs = Busta { $chain }: il seme del posto { $seat } non è quello per cui questo posto si era impegnato.
finding-seed-twice = Busta { $chain }: il posto { $seat } ha messo lo stesso seme di un posto prima.
finding-chain-alone = La busta { $chain } dovrebbe continuarne un’altra, ma prima non ce n’è nessuna.
finding-chain-late = La busta { $chain } è stata sigillata solo dopo che era stato aperto l’ultimo anello della precedente.
finding-seal-misplaced = Busta { $chain }: il posto { $seat } non può aver sigillato una catena dove dice la registrazione.
finding-mark-differs = Né la partita di questa registrazione né alcuna delle sue buste porta il contrassegno { $shown }. La registrazione ha: { $sealed }.

# What is worth knowing
remark-chain-replaced = Dal lancio { $throw } in poi è stata usata una nuova busta, benché la vecchia non fosse esaurita. Succede se si riprende una partita dove manca il segreto della vecchia, o da una copia più vecchia della partita; se è più di una volta, chiedi perché.
remark-restarted = Busta { $chain }: i posti hanno dovuto scambiarsi di nuovo i semi, perché qualcuno non ha mostrato il suo; numero di volte: { $shown }.
remark-one-program = In questi lanci nessun dispositivo ha messo nulla: un solo programma teneva tutto. Il contrassegno mostra che ha scelto prima del primo lancio, non che non abbia guardato.
remark-unwitnessed = Lanci e pescate senza testimone: { $shown }. Non c’era il dispositivo di nessun altro, o nessuno ha risposto. L’host e chi lanciava, insieme, avrebbero potuto saperli prima.
remark-passed-over = Il posto { $seat } è stato saltato come testimone perché il suo dispositivo non ha risposto; numero di volte: { $shown }. Chi sedeva lì può dire se è vero.
remark-without-device = Per il posto { $seat } ha agito l’orologio o un bot sostituto, quindi il suo dispositivo non ha messo nulla; numero di volte: { $shown }.
remark-one-device = I posti { $shown } erano su un solo dispositivo, perciò non potevano farsi da testimoni a vicenda.
remark-sealed-late = Il posto { $seat } ha sigillato una nuova catena durante la partita, valida dal lancio { $throw } in poi; numero di volte: { $shown }. Succede quando un posto passa a un altro dispositivo, o un dispositivo ha perso i suoi dati. Una catena così conta solo accanto all’anello di un altro dispositivo.

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
refused-mark-form = Un contrassegno si scrive con almeno { $least } cifre da 0 a 9 e lettere dalla a alla f.
refused-verify-what = Di’ quale registrazione verificare, o con --page dove scrivere la pagina che verifica le registrazioni.
