# A game being played
refused-not-your-turn = Adesso tocca a { $name } scegliere. Aspetta il tuo turno.
refused-nothing-to-undo = Non c’è niente da annullare: si può solo con la tua ultima scelta, e solo finché non sono usciti dadi o carte.
refused-nothing-typed-yet = Non c’è niente da annullare: non è stato ancora scritto niente dall’inizio della partita o da quando qualcuno se n’è andato.
refused-left-already = { $name } ha già lasciato la partita.
refused-leave-after-end = La partita è finita; nessuno ha più bisogno di lasciarla.

# Where a record is wrong
refused-record-at = Riga { $line }, colonna { $column }: { $reason }
refused-record-at-event = Evento { $event }: { $reason }

# Files
refused-cannot-read = «{ $path }» non si può leggere: { $reason }. Controlla il nome e se hai il permesso di leggerlo.
refused-cannot-save = «{ $path }» non si può scrivere: { $reason }. Quello che c’era prima è intatto; scegli un’altra cartella, o libera spazio se non ce n’è più.
refused-record-too-large = Una registrazione può avere al massimo { $most } MiB, e questa è più grande. È davvero una partita?
refused-record-not-utf8 = Questo non è testo UTF-8. Salva il file come UTF-8 e riprova.
refused-record-empty = Questa registrazione è vuota. Dovrebbe cominciare con la riga «Jollyroll: 1».
refused-record-not-one = Questa non è una registrazione di Jollyroll: dovrebbe cominciare con la riga «Jollyroll: 1», non con «{ $text }».
refused-record-newer-format = Questa registrazione è di un Jollyroll più recente (formato { $version }; questo legge fino a { $known }). Aggiorna Jollyroll.
refused-record-newer-rules = Questa registrazione è di un Jollyroll più recente (versione { $version } delle regole; questo conosce fino a { $known }). Aggiorna Jollyroll.
refused-record-many-events = Una partita può avere al massimo { $most } scelte e lanci. Cominciane una nuova.

# Header
refused-record-format = La versione del formato deve essere un numero come 1, non «{ $text }».
refused-record-header-line = «{ $text }» non è una riga d’intestazione. Scrivi «Nome: valore», e una riga vuota dove finisce l’intestazione.
refused-record-no-end-of-header = La registrazione s’interrompe qui. Una riga vuota deve chiudere l’intestazione, anche se non segue nessun turno.
refused-record-no-field = L’intestazione non ha la riga «{ $key }: ...». Aggiungila sopra questa riga vuota.
refused-record-field-twice = «{ $key }» è già nella riga { $first }. Togli una delle due.
refused-record-many-fields = Un’intestazione può avere al massimo { $most } campi aggiuntivi. Togline qualcuno.
refused-record-key = «{ $key }» non può essere il nome di un tuo campo d’intestazione: usa lettere senza accenti, cifre e trattini, una maiuscola all’inizio, e nessuno dei nomi propri di Jollyroll.
refused-record-value = Il valore di «{ $key }» deve essere una riga di al massimo { $most } caratteri visibili, senza spazi alle estremità.
refused-record-rules = La versione delle regole deve essere un numero come 1, non «{ $text }».
refused-record-option = «{ $text }» qui non c’entra: scrivi prima il preset, poi le opzioni come name=value.
refused-record-option-twice = L’opzione { $option } è data due volte. Togline una.
refused-record-seat-number = Un posto è un numero come 1, non «{ $text }».
refused-record-seat = «{ $text }»: non è così che si scrive un posto. Scrivi un nome e, per un bot, il suo tipo dopo: Greedy (bot:greedy).
refused-not-a-seat = Un posto si scrive come Seat("Ana") o Seat("Greta", "bot:greedy"), non come { $text }.
refused-record-name-length = Un nome ha da 1 a { $most } caratteri.
refused-record-name-letters = «{ $name }» non può essere un nome: lascia fuori punti e virgola, parentesi, caratteri invisibili e spazi alle estremità.
refused-record-kind = «{ $kind }» non può sedersi lì. Scrivi person, o bot: e il nome del bot in minuscole.
refused-record-result = Il risultato non corrisponde ai turni: portano a «{ $expected }». Correggi il risultato o i turni, a meno che il file non sia stato tagliato.
refused-record-result-differs = Il risultato di questa registrazione non corrisponde ai suoi eventi.

# Turns
refused-record-long-line = Una riga può avere al massimo { $most } caratteri. Comincia una nuova riga con lo stesso numero di turno.
refused-record-character = Il carattere { $text } non ha posto in una registrazione. Toglilo.
refused-record-after-end = La partita è finita prima di questo. Togli ciò che segue.
refused-record-turn-line = Qui dovrebbe cominciare un turno con «{ $expected }».
refused-record-turn = Questo dovrebbe essere «{ $expected }», non «{ $text }».
refused-record-turn-name = È il turno di un altro giocatore: scrivi «{ $expected }».
refused-record-turn-over = Il turno è finito prima di «{ $text }». Comincia una nuova riga con «{ $expected }».
refused-record-bracket = Questa parentesi è sola. Scrivi fra [ e ] che cosa è stato lanciato o pescato.
refused-record-word = «{ $text }» non è né una scelta né un lancio. Usa lettere, cifre e segni senza spazi, parentesi quadre o #.
refused-record-leave = «{ $text }» non dice chi se ne va. Scrivi leave: e un numero di posto, per esempio leave:2.
refused-record-breaks-off = La registrazione s’interrompe dopo «{ $text }». Se è la parola intera, chiudi la riga; se no, toglila.
refused-record-many-comments = Una registrazione può avere al massimo { $most } commenti. Togline qualcuno.
refused-record-comment = Un commento ha al massimo { $most } caratteri visibili, e nessuno spazio alla fine.

# Fair dice
refused-record-fair-first = Catene e aperture vanno con i dadi onesti: la riga «fair: …» deve venire prima; in JSON deve esserci il campo «fair».
refused-record-fair-twice = La riga «fair: …» c’è già. Togline una.
refused-record-fair-fields = Questa riga si scrive così: { $fields }
refused-record-fair-number = «{ $text }» non è un numero adatto qui.
refused-record-fair-range = Qui va un numero da { $least } a { $most }.
refused-record-fair-sides = «{ $text }» non sono le sei facce di un dado: scrivi sei lettere maiuscole o cifre.
refused-record-fair-nonces = «{ $text }» non è un modo di fare i nonce. Scelte possibili: { $known }.
refused-record-fair-version = «{ $text }» non è una versione di dadi onesti che questo Jollyroll sappia leggere. Forse uno più recente sì.
refused-record-fair-seat = «{ $text }» non è un posto: scrivi un numero da 1 a { $most }.
refused-record-hex = «{ $text }» non è scritto in cifre esadecimali, da 0 a 9 e dalla a alla f.
refused-record-hex-size = Qui vanno { $digits } cifre esadecimali, non { $given }. È stato tagliato qualcosa?
refused-record-many-chains = Una registrazione può avere al massimo { $most } catene.
refused-record-chain-order = Questa catena è stata sigillata prima di quella sopra. Mettile in ordine.
refused-record-seed-order = I semi di una catena seguono la sua riga, da «seed 1: …» in poi, uno per posto.
refused-record-seed-line = Un seme si scrive come «seed 1: COMMITMENT SEED», o senza SEED se non è stato mostrato.
refused-record-seed-chain-line = Un seme si scrive come «seed 1: COMMITMENT SEED CHAIN»: senza CHAIN se il dispositivo del posto non ha una catena, con «-» per un seme che non è stato mostrato.
refused-record-seal-order = Le catene dei dispositivi, «seal 2: …», seguono la catena con cui sono state sigillate, in ordine. La versione 1 dei dadi onesti non ne ha.
refused-record-many-seals = Dietro una catena possono stare al massimo { $most } catene di dispositivi.
refused-record-opening-line = Un’apertura si scrive come «open 1: LINK NONCE», e per una pescata segue che cosa restava da pescare.
refused-record-opening-devices = Un’apertura si scrive come «open 1: LINK THROWER WITNESS», entrambi come «2:LINK», con un posto e l’anello del suo dispositivo, o come «-» per nessuno. Seguono «passed=3,4» se qualche posto è stato saltato e, per una pescata, che cosa restava da pescare.
refused-record-passed-twice = Lo stesso posto è stato saltato due volte per un lancio. Indicalo una volta sola.
refused-record-opening-twice = Il lancio { $throw } è già stato aperto. Togli una delle due.
refused-record-opening-place = In questa registrazione il lancio { $throw } non c’è; ne ha { $throws }.

# JSON
refused-record-json-syntax = Questo non è JSON valido ({ $reason }). Il file è stato tagliato o cambiato a mano?
refused-record-json-deep = Liste dentro liste, molto più a fondo che in qualsiasi registrazione. Questa non è una partita.
refused-record-json-format = Questo JSON non è una registrazione di Jollyroll: il suo campo «format» dovrebbe essere «{ $format }».
refused-record-json-type = «{ $field }» dovrebbe essere { $wanted ->
        [object] un oggetto fra graffe
        [list] una lista fra parentesi quadre
        [number] un numero intero
       *[text] un testo fra virgolette
    }.
refused-record-json-range = «{ $field }» dovrebbe essere un numero da { $least } a { $most }.
refused-record-json-length = La lista «{ $field }» dovrebbe avere da { $least } a { $most } elementi.
refused-record-json-unknown = Una registrazione non ha il campo «{ $field }». Toglilo.
refused-record-json-missing = Manca il campo «{ $field }». Aggiungilo.
refused-record-json-twice = Il campo «{ $field }» c’è due volte. Togline uno.
refused-record-json-event = Un evento è chance, choice o leave, non «{ $text }».
refused-record-comment-place = Questo commento viene dopo più eventi di quanti ce ne sono: { $events }.
