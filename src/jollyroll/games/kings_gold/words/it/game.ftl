# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Fai uscire cannoni e teschi, riempi il tuo forziere e occhio al Re: vuole la sua parte.

# Nouns
face-kg-coin-1 = moneta 1
face-kg-coin-2 = moneta 2
face-kg-coin-3 = moneta 3
face-kg-cannon = cannone
face-kg-skull = teschio
face-kg-crossbones = tibie incrociate
place-kg-box = il bottino
place-kg-king = il Re

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] niente
        [one] una moneta
       *[other] { $amount } monete
    }

# What the one to act is asked
phase-kg-throw = Lancia i dadi.
phase-kg-reroll = Ti fermi, o rilanci qualche dado?
phase-kg-pair = Forma una coppia: quale moneta va con quale dado?
phase-kg-victim = Cinque teschi! Di chi prendi le monete?

# Choices in a list
choice-kg-stop = Fermarsi
choice-kg-roll = Rilanciare { $dice }
choice-kg-raid = Moneta { $coin } e cannone: prendere dal bottino
choice-kg-steal = Moneta { $coin } e teschio: rubare a { $victim }
choice-kg-strip = Prendere tutte le monete di { $victim }

# What happened
told-kg-raid = { $to } prende dal bottino: { kg-coins }.
told-kg-kings-share = Parte del Re: { kg-coins }.
told-kg-steal = { $amount ->
        [0] { $to } vuole derubare { $from }, che non ha niente.
       *[other] { $to } ruba { kg-coins } a { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] Cinque monete! { $to } deruba il Re, ma la sua riserva è vuota.
       *[other] Cinque monete! { $to } prende tutta la riserva del Re: { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] Cinque teschi! { $to } vuole derubare { $from }, che non ha niente.
       *[other] Cinque teschi! { $to } prende tutto ciò che ha { $from }: { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] Cinque cannoni! Ma nel bottino non è rimasto niente per { $to }.
       *[other] Cinque cannoni! { $to } prende tutto il bottino: { kg-coins }. Al Re non va niente.
    }
told-kg-three-bones = { $to } mostra { $amount } tibie incrociate.
told-kg-no-combination = { $to } non ha nessuna combinazione.
told-kg-fine = { $amount ->
        [0] { $from } non ha niente con cui pagare il Re.
       *[other] { $from } paga { kg-coins } al Re.
    }
told-kg-box-empty = Il bottino è vuoto: la partita si ferma.
told-kg-tie-round = Parità in testa: comincia il giro di spareggio { $amount }.
told-kg-new-game = Parità in testa: chi è a pari merito gioca un’intera nuova partita (numero { $amount }).
told-kg-shared = La parità rimane: { $amount } giocatori si dividono la vittoria.
told-kg-leave = { $amount ->
        [0] { $from } lascia la partita senza una moneta.
        [one] { $from } lascia la partita; la sua unica moneta va al Re.
       *[other] { $from } lascia la partita; le sue { $amount } monete vanno al Re.
    }
told-kg-turn-dropped = Il turno di { $to } finisce senza effetto.

# Refusals
refused-kg-unknown-choice = King's Gold non ha questa scelta; prendine una dall’elenco.
refused-kg-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
refused-kg-dice-must-fall = I dadi non sono ancora caduti; aspetta il lancio.
refused-kg-rolling-over = I lanci sono finiti; adesso forma una coppia.
refused-kg-dice-not-there = Questi dadi non ci sono o sono bloccati; scegli fra quelli liberi.
refused-kg-no-dice-named = Indica almeno un dado da rilanciare, o fermati.
refused-kg-locked-die = Le tibie incrociate restano bloccate fino alla fine del turno; scegli altri dadi.
refused-kg-still-rolling = Smetti di lanciare prima di usare i dadi.
refused-kg-pairs-compulsory = Si può ancora formare una coppia, quindi devi formarla.
refused-kg-no-such-coin = Non c’è nessuna moneta di quel valore per una coppia; prendine una che c’è.
refused-kg-no-cannon = Non c’è più nessun cannone da abbinare; usa un teschio.
refused-kg-no-skull = Non c’è più nessun teschio da abbinare; usa un cannone.
refused-kg-no-such-victim = Quel posto non si può derubare; scegli un avversario ancora in gioco.
refused-kg-needs-five-skulls = Per prendere tutto a qualcuno servono cinque teschi; forma una coppia.
refused-kg-victim-compulsory = Cinque teschi vanno usati; scegli l’avversario a cui prendere le monete.

# Options
option-kg-bones_effect = Tre tibie incrociate
value-kg-bones_effect-replaces = Annullano subito il turno: paghi e basta.
value-kg-bones_effect-adds = Continui; una coppia fatta con gli altri dadi conta, e poi paghi.
option-kg-end_timing = Quando il bottino si svuota
value-kg-end_timing-after_effects = Chi è di turno finisce il turno, poi la partita finisce.
value-kg-end_timing-instant = La partita finisce con quella coppia.
option-kg-first_player = Chi comincia
value-kg-first_player-rolloff = Tutti lanciano i dadi; comincia chi ha più teschi.
value-kg-first_player-random = Decide la sorte.
value-kg-first_player-host = Comincia l’host.
value-kg-first_player-youngest = Comincia chi è indicato come il più giovane.
option-kg-shortage = Quando il bottino non basta per te e per il Re
value-kg-shortage-split_king_odd = Dividete a metà quello che resta; la moneta dispari è del Re.
value-kg-shortage-player_first = Prima prendi tu, al Re va il resto.
option-kg-tie = In caso di parità in testa
value-kg-tie-full_round = Tutti giocano ancora un turno, e vince chi è più ricco.
value-kg-tie-tied_turns = Solo chi è a pari merito gioca ancora un turno.
value-kg-tie-new_game = Chi è a pari merito gioca un’intera nuova partita.
value-kg-tie-shared = Chi è a pari merito si divide la vittoria.

# Presets
preset-kg-us = Libretto americano: un bottino scarso si divide a metà, la parità porta un altro giro.
preset-kg-eu-en = Libretto europeo, inglese: prendi prima del Re, la parità porta un altro giro.
preset-kg-de = Libretto europeo, tedesco: prendi prima del Re, la parità porta un altro giro.
preset-kg-it = Libretto europeo, italiano: prendi prima del Re, la parità porta un altro giro.
preset-kg-es = Libretto europeo, spagnolo: prendi prima del Re, la parità porta un altro giro.
preset-kg-fr = Libretti francesi: un bottino scarso si divide a metà, la parità porta una nuova partita.
preset-kg-pt = Libretto europeo, portoghese: prendi prima del Re, la parità porta una nuova partita.
preset-kg-nl = Libretto europeo, olandese: prendi prima del Re, la parità porta un turno a chi è a pari merito.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Di che si tratta

    Da due a sei pirati, dagli otto anni in su, un quarto d’ora (KG-01, KG-02, KG-03).
    Nella scatola al centro ci sono sessanta monete: il bottino (KG-04, KG-09). Fai uscire buone combinazioni e abbi più monete di tutti
    quando il bottino è esaurito (KG-07, KG-36, KG-37).

    Due posti si confondono facilmente:

    - Il bottino è la banca. Le monete ne escono e non ci tornano mai (KG-A39).
    - La riserva del Re sta lì accanto. Ci raccoglie le sue parti e le penalità (KG-19).
guide-kg-2 =
    I dadi

    Cinque dadi, tutti uguali. Ognuno ha una moneta da uno, una moneta da due, una moneta da tre, un cannone, un teschio e le tibie incrociate (KG-05).
guide-kg-3 =
    Chi comincia

    Tutti lanciano una volta i cinque dadi; comincia chi ha più teschi. Chi è pari lancia di nuovo (KG-10, KG-A32).
    Si gioca in senso orario (KG-16, KG-A34).
guide-kg-4 =
    Il tuo turno

    - Lancia cinque dadi (KG-11).
    - Per altre due volte al massimo, rilancia i dadi che vuoi. Puoi fermarti quando ti pare (KG-12, KG-13).
    - Le tibie incrociate restano ferme fino alla fine del tuo turno (KG-14).
    - Poi i tuoi dadi fanno effetto, che ti piaccia o no (KG-15, KG-31).
guide-kg-5 =
    Coppie

    - Moneta e cannone: prendi altrettante monete dal bottino; altrettante vanno dal bottino al Re (KG-17, KG-18).
    - Moneta e teschio: rubare altrettante monete a un avversario (KG-21).

    Cinque dadi danno al massimo due coppie, e ne formi quante puoi (KG-A07). Un dado conta una volta sola (KG-32).
    Scegli tu quali dadi vanno insieme e quale coppia viene prima (KG-A06, KG-A09).
    Due teschi possono derubare un avversario due volte o due avversari una volta (KG-33).
    Se la tua vittima ha troppo poco, prendi quello che c’è (KG-A16).
guide-kg-6 =
    Cinque uguali

    - Cinque monete, qualunque numero abbiano: tutta la riserva del Re è tua (KG-22, KG-23).
    - Cinque teschi: prendi tutte le monete di un avversario (KG-24).
    - Cinque cannoni: prendi tutto ciò che resta del bottino. Al Re non va niente e la partita finisce (KG-25, KG-26).
guide-kg-7 =
    Pagare il Re

    Paghi tre monete, o tutte quelle che hai se sono meno (KG-29, KG-30):

    - se ti escono tre o più tibie incrociate; gli altri tuoi dadi allora non valgono niente (KG-27, KG-A02);
    - se i tuoi dadi non formano nessuna combinazione (KG-28). Una coppia che non rende niente conta lo stesso (KG-A15).
guide-kg-8 =
    Quando il bottino non basta

    Succede spesso verso la fine. Se il bottino non può pagare sia te sia il Re, dividete a metà quello che resta
    e la moneta dispari è sua. Certe edizioni pagano prima te e lasciano a lui il resto (KG-20, KG-A12).
guide-kg-9 =
    La fine

    Il bottino vuoto chiude la partita appena i dadi del turno sono stati usati; nessuno ha un ultimo turno (KG-36, KG-A10, KG-A43).
    Vince chi ha più monete, e il Re non conta (KG-37, KG-A27).
    In caso di parità tutti giocano ancora un turno, anche se il bottino è vuoto. Altre edizioni danno un turno solo a chi è a pari merito,
    o gli fanno giocare una nuova partita (KG-38, KG-A28).
guide-kg-10 =
    Un consiglio

    - Chi è in testa viene derubato. A volte il secondo posto è il nascondiglio migliore (KG-08).
    - Ogni assalto e ogni penalità arricchiscono il Re: a fine partita cinque monete possono ribaltare tutto (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilità di vittoria: l’intera partita risolta, con tutti che giocano al meglio; ogni turno è calcolato fino in fondo.
basis-kg-many = Probabilità di vittoria: l’intera partita risolta finché nessuno potrebbe guadagnare molto giocando un turno in altro modo; ogni turno è calcolato fino in fondo.
basis-kg-nearest = Probabilità di vittoria: stimate dal gioco risolto con altre opzioni, le più vicine che ci sono; ogni turno è calcolato fino in fondo.
basis-kg-fitted = Probabilità di vittoria: stimate con un modello adattato a partite giocate, da come ogni posto starebbe da solo contro ogni altro; ogni turno è calcolato fino in fondo.
basis-kg-final = Probabilità di vittoria nell’ultimissimo turno: calcolata fino alla fine della partita.

# How far the solver is
solve-kg-layer = bottino { $box }
