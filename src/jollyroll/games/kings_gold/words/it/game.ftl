# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Lancia cannoni e teschi, riempi il tuo forziere e occhio al Re: vuole la sua parte.

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
phase-kg-victim = Cinque teschi! A chi prendi le monete?

# Choices in a list
choice-kg-stop = Smettere di lanciare
choice-kg-roll = Rilanciare { $dice }
choice-kg-raid = Moneta { $coin } e cannone: assaltare il bottino
choice-kg-steal = { $you ->
        [victim] Moneta { $coin } e teschio: derubarti
       *[other] Moneta { $coin } e teschio: derubare { $victim }
    }
choice-kg-strip = { $you ->
        [victim] Prendere tutte le tue monete
       *[other] Prendere tutte le monete di { $victim }
    }

# What happened
told-kg-raid = { $you ->
        [to] Assalti il bottino: { kg-coins }.
       *[other] { $to } assalta il bottino: { kg-coins }.
    }
told-kg-kings-share = Dal bottino al Re: { kg-coins }.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Vuoi derubare { $from }, ma non c’è niente da prendere.
           *[other] Rubi { kg-coins } a { $from }.
        }
        [from] { $amount ->
            [0] { $to } vuole derubarti, ma non hai niente da prendere.
           *[other] { $to } ti ruba { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $to } vuole derubare { $from }, ma non c’è niente da prendere.
           *[other] { $to } ruba { kg-coins } a { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Cinque monete! Vuoi derubare il Re, ma la sua riserva è vuota.
           *[other] Cinque monete! Prendi tutta la riserva del Re: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinque monete! { $to } vuole derubare il Re, ma la sua riserva è vuota.
           *[other] Cinque monete! { $to } prende tutta la riserva del Re: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Cinque teschi! Vuoi derubare { $from }, ma non c’è niente da prendere.
           *[other] Cinque teschi! Prendi tutto a { $from }: { kg-coins }.
        }
        [from] { $amount ->
            [0] Cinque teschi! { $to } vuole derubarti, ma non hai niente da prendere.
           *[other] Cinque teschi! { $to } ti prende tutto: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinque teschi! { $to } vuole derubare { $from }, ma non c’è niente da prendere.
           *[other] Cinque teschi! { $to } prende tutto a { $from }: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Cinque cannoni! Ma nel bottino non è rimasto niente per te.
           *[other] Cinque cannoni! Prendi tutto il bottino: { kg-coins }. Il Re non riceve niente.
        }
       *[other] { $amount ->
            [0] Cinque cannoni! Ma nel bottino non è rimasto niente per { $to }.
           *[other] Cinque cannoni! { $to } prende tutto il bottino: { kg-coins }. Il Re non riceve niente.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } tibie incrociate: scatta la multa!
       *[other] { $to } ha { $amount } tibie incrociate: scatta la multa!
    }
told-kg-no-combination = { $you ->
        [to] Nessuna combinazione: scatta la multa!
       *[other] { $to } non ha nessuna combinazione: scatta la multa!
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] Non hai di che pagare il Re.
           *[other] Paghi { kg-coins } al Re.
        }
       *[other] { $amount ->
            [0] { $from } non ha di che pagare il Re.
           *[other] { $from } paga { kg-coins } al Re.
        }
    }
told-kg-box-empty = Il bottino è esaurito: la partita è finita.
told-kg-tie-round = Parità in testa: comincia il giro di spareggio { $amount }.
told-kg-new-game = Parità in testa: chi è a pari merito gioca una partita tutta nuova (numero { $amount }).
told-kg-shared = Ancora parità: { $amount } giocatori si dividono la vittoria.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Lasci la partita senza una moneta.
            [one] Lasci la partita; la tua unica moneta va al Re.
           *[other] Lasci la partita; le tue { $amount } monete vanno al Re.
        }
       *[other] { $amount ->
            [0] { $from } lascia la partita senza una moneta.
            [one] { $from } lascia la partita; la sua unica moneta va al Re.
           *[other] { $from } lascia la partita; le sue { $amount } monete vanno al Re.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Il tuo turno finisce senza effetto.
       *[other] Il turno di { $to } finisce senza effetto.
    }

# Refusals
refused-kg-unknown-choice = In King's Gold questa scelta non c’è; prendine una dall’elenco.
refused-kg-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
refused-kg-dice-must-fall = I dadi non sono ancora stati lanciati; aspetta il lancio.
refused-kg-rolling-over = I lanci sono finiti; adesso forma una coppia.
refused-kg-dice-not-there = Quei dadi mancano o sono bloccati; scegli fra gli altri.
refused-kg-no-dice-named = Indica almeno un dado da rilanciare, o fermati.
refused-kg-locked-die = Le tibie incrociate restano bloccate fino alla fine del turno; scegli altri dadi.
refused-kg-still-rolling = Smetti di lanciare prima di usare i dadi.
refused-kg-pairs-compulsory = Puoi ancora formare una coppia, quindi devi farlo.
refused-kg-no-such-coin = Non resta nessuna moneta di quel valore da abbinare; scegline un’altra.
refused-kg-no-cannon = Non c’è più nessun cannone da abbinare; usa un teschio.
refused-kg-no-skull = Non c’è più nessun teschio da abbinare; usa un cannone.
refused-kg-no-such-victim = Quel giocatore non si può derubare; scegli un avversario ancora in gioco.
refused-kg-needs-five-skulls = Per prendere tutto a qualcuno servono cinque teschi; forma una coppia.
refused-kg-victim-compulsory = Cinque teschi vanno usati; scegli l’avversario a cui prendere le monete.

# Options
option-kg-bones_effect = Tre tibie incrociate
value-kg-bones_effect-replaces = Chiudono subito il turno: gli altri dadi non contano, e paghi la multa.
value-kg-bones_effect-adds = Continui a lanciare; una coppia fatta con gli altri dadi conta lo stesso, e poi paghi la multa.
option-kg-end_timing = Quando il bottino si svuota
value-kg-end_timing-after_effects = Chi è di turno lo porta a termine, poi la partita finisce.
value-kg-end_timing-instant = La partita finisce subito, con la coppia che ha svuotato il bottino.
option-kg-first_player = Chi comincia
value-kg-first_player-rolloff = Tutti lanciano i dadi; comincia chi ha più teschi. Chi è pari rilancia.
value-kg-first_player-random = Si tira a sorte chi comincia.
value-kg-first_player-host = Comincia l’host.
value-kg-first_player-youngest = Comincia chi è indicato come il più giovane.
option-kg-shortage = Quando il bottino non basta per te e per il Re
value-kg-shortage-split_king_odd = Dividete a metà quello che resta; se avanza una moneta, va al Re.
value-kg-shortage-player_first = Prima prendi tu, al Re va quello che resta.
option-kg-tie = In caso di parità in testa
value-kg-tie-full_round = Tutti giocano ancora un turno, e vince chi è più ricco.
value-kg-tie-tied_turns = Solo chi è a pari merito gioca ancora un turno.
value-kg-tie-new_game = Chi è a pari merito gioca una partita tutta nuova.
value-kg-tie-shared = Chi è a pari merito si divide la vittoria.

# Presets
preset-kg-us = Libretto americano: se il bottino non basta si divide a metà, in caso di parità si gioca un altro giro.
preset-kg-eu-en = Libretto europeo, inglese: prima prendi tu e poi il Re, in caso di parità si gioca un altro giro.
preset-kg-de = Libretto europeo, tedesco: prima prendi tu e poi il Re, in caso di parità si gioca un altro giro.
preset-kg-it = Libretto europeo, italiano: prima prendi tu e poi il Re, in caso di parità si gioca un altro giro.
preset-kg-es = Libretto europeo, spagnolo: prima prendi tu e poi il Re, in caso di parità si gioca un altro giro.
preset-kg-fr = Libretti francesi: se il bottino non basta si divide a metà, in caso di parità si gioca una nuova partita.
preset-kg-pt = Libretto europeo, portoghese: prima prendi tu e poi il Re, in caso di parità si gioca una nuova partita.
preset-kg-nl = Libretto europeo, olandese: prima prendi tu e poi il Re, in caso di parità gioca ancora un turno chi è a pari merito.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    Di cosa si tratta

    Da due a sei pirati, dagli otto anni in su, un quarto d’ora (KG-01, KG-02, KG-03).

    Nella scatola al centro ci sono sessanta monete: il bottino. Ottieni buone combinazioni e cerca di avere più monete di tutti
    quando il bottino è esaurito (KG-04, KG-07, KG-36).

    Due posti si confondono facilmente:

    - Il bottino è la banca. Le monete ne escono e non ci tornano mai (KG-09, KG-A39).
    - La riserva del Re è sua. Lì vanno la sua parte di ogni assalto e le multe (KG-19).
guide-kg-2 =
    I dadi

    Cinque dadi, tutti uguali. Ognuno ha monete da uno, due e tre, un cannone, un teschio e le tibie incrociate. Nessun libretto elenca le sei facce;
    su queste è d’accordo chi possiede il gioco (KG-05).
guide-kg-3 =
    Chi comincia

    { $first_player_told } Poi si gioca in senso orario (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Il tuo turno

    - Lancia tutti e cinque i dadi (KG-11).
    - Rilancia i dadi che vuoi, al massimo due volte. Fermati quando vuoi (KG-12, KG-13).
    - Le tibie incrociate restano bloccate fino alla fine del tuo turno (KG-14).
    - Poi i tuoi dadi fanno effetto, che ti piaccia o no (KG-15, KG-31).
guide-kg-5 =
    Coppie

    - Moneta e cannone: prendi dal bottino tante monete quante ne indica il dado. Il Re ne riceve altrettante (KG-17, KG-18).
    - Moneta e teschio: ruba a un avversario tante monete quante ne indica il dado. Se ne ha meno, le prendi tutte (KG-21, KG-A16).

    Cinque dadi danno al massimo due coppie, e devi formarne quante puoi. Decidi tu quali dadi vanno insieme e quale coppia
    viene prima; ogni dado conta una volta sola (KG-32, KG-A06, KG-A07).

    Con due coppie con teschio puoi derubare due volte lo stesso avversario, o una volta due avversari (KG-33).
guide-kg-6 =
    Cinque uguali

    - Cinque monete, qualunque numero abbiano: tutta la riserva del Re è tua (KG-22, KG-23).
    - Cinque teschi: prendi tutte le monete di un avversario (KG-24).
    - Cinque cannoni: prendi tutto ciò che resta del bottino. Il Re non riceve niente, e la partita è finita (KG-25, KG-26).
guide-kg-7 =
    Pagare il Re

    La multa è di tre monete, o di tutte quelle che hai se sono meno (KG-29, KG-30). La paghi

    - per tre o più tibie incrociate. { $bones_effect_told } (KG-27, KG-A02)
    - se i tuoi dadi non formano nessuna combinazione. Una coppia che non rende niente conta lo stesso (KG-28, KG-A15).
guide-kg-8 =
    Quando il bottino non basta

    Succede spesso verso la fine: il bottino non basta più per te e per il Re. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    La fine

    La partita è finita quando il bottino è esaurito. { $end_timing_told } Nessun altro ha un ultimo turno (KG-36, KG-A10, KG-A43).

    Vince chi ha più monete; il Re non conta (KG-37, KG-A27).

    E in caso di parità in testa? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Un consiglio

    - Chi è in testa viene derubato. A volte il secondo posto è il nascondiglio migliore (KG-08).
    - Ogni assalto e ogni multa arricchiscono il Re: a fine partita cinque monete possono ribaltare tutto (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilità di vittoria: l’intera partita è risolta, con tutti che giocano al meglio, e ogni turno è calcolato fino in fondo.
basis-kg-many = Probabilità di vittoria: l’intera partita è risolta finché nessuno può guadagnare molto giocando un turno in altro modo, e ogni turno è calcolato fino in fondo.
basis-kg-nearest = Probabilità di vittoria: stimate dalla partita risolta con le opzioni più simili; ogni turno è calcolato fino in fondo.
basis-kg-fitted = Probabilità di vittoria: stimate con un modello adattato a partite giocate, da come sta ogni posto contro ciascun altro; ogni turno è calcolato fino in fondo.
basis-kg-final = Probabilità di vittoria nell’ultimissimo turno: calcolate fino alla fine della partita.

# How far the solver is
solve-kg-layer = bottino { $box }
plan-kg-ties = giri di spareggio
plan-kg-rests-on = Misurato su blocchi del bottino { $box } ({ $states } posizioni): un turno risolto richiede { $adopted } µs dove il modo di giocare cambia e { $kept } µs dove non cambia, una passata su una posizione { $swept } µs, il suo modo di giocare { $policy } byte. Si contano { $rounds } turni e { $sweeps } passate per posizione.
refused-kg-die-endless = Con dadi così il bottino non si esaurisce mai: dai a ogni dado almeno una moneta (1, 2 o 3) e un cannone (K).
