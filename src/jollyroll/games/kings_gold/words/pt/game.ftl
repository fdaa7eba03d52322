# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Tira canhões e caveiras, enche o teu baú e cuidado com o Rei: ele quer a sua parte.

# Nouns
face-kg-coin-1 = moeda 1
face-kg-coin-2 = moeda 2
face-kg-coin-3 = moeda 3
face-kg-cannon = canhão
face-kg-skull = caveira
face-kg-crossbones = cruz de ossos
place-kg-box = o Tesouro
place-kg-king = o Rei

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] nada
        [one] uma moeda
       *[other] { $amount } moedas
    }

# What the one to act is asked
phase-kg-throw = Lança os dados.
phase-kg-reroll = Paras ou relanças alguns dados?
phase-kg-pair = Forma um par: que moeda vai com que dado?
phase-kg-victim = Cinco caveiras! A quem tiras as moedas?

# Choices in a list
choice-kg-stop = Parar
choice-kg-roll = Relançar { $dice }
choice-kg-raid = Moeda { $coin } com um canhão: assaltar o Tesouro
choice-kg-steal = { $you ->
        [victim] Moeda { $coin } com uma caveira: roubar-te
       *[other] Moeda { $coin } com uma caveira: roubar a { $victim }
    }
choice-kg-strip = { $you ->
        [victim] Tirar-te todas as moedas
       *[other] Tirar todas as moedas a { $victim }
    }

# What happened
told-kg-raid = { $you ->
        [to] Assaltas o Tesouro: { kg-coins }.
       *[other] { $to } assalta o Tesouro: { kg-coins }.
    }
told-kg-kings-share = Do Tesouro para o Rei: { kg-coins }.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Queres roubar a { $from }, que não tem nada.
           *[other] Roubas { kg-coins } a { $from }.
        }
        [from] { $amount ->
            [0] { $to } quer roubar-te, mas não tens nada.
           *[other] { $to } rouba-te { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $to } quer roubar a { $from }, que não tem nada.
           *[other] { $to } rouba { kg-coins } a { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] Cinco moedas! Queres roubar ao Rei, mas o monte dele está vazio.
           *[other] Cinco moedas! Levas o monte inteiro do Rei: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinco moedas! { $to } quer roubar ao Rei, mas o monte dele está vazio.
           *[other] Cinco moedas! { $to } leva o monte inteiro do Rei: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] Cinco caveiras! Queres roubar a { $from }, que não tem nada.
           *[other] Cinco caveiras! Tiras tudo a { $from }: { kg-coins }.
        }
        [from] { $amount ->
            [0] Cinco caveiras! { $to } quer roubar-te, mas não tens nada.
           *[other] Cinco caveiras! { $to } tira-te tudo: { kg-coins }.
        }
       *[other] { $amount ->
            [0] Cinco caveiras! { $to } quer roubar a { $from }, que não tem nada.
           *[other] Cinco caveiras! { $to } tira tudo a { $from }: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] Cinco canhões! Mas já não resta nada no Tesouro para ti.
           *[other] Cinco canhões! Levas o Tesouro inteiro: { kg-coins }. O Rei não recebe nada.
        }
       *[other] { $amount ->
            [0] Cinco canhões! Mas já não resta nada no Tesouro para { $to }.
           *[other] Cinco canhões! { $to } leva o Tesouro inteiro: { kg-coins }. O Rei não recebe nada.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } cruzes de ossos: multa!
       *[other] { $to } tira { $amount } cruzes de ossos: multa!
    }
told-kg-no-combination = { $you ->
        [to] Nenhuma combinação: multa!
       *[other] { $to } não tem nenhuma combinação: multa!
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] Não tens com que pagar ao Rei.
           *[other] Pagas { kg-coins } ao Rei.
        }
       *[other] { $amount ->
            [0] { $from } não tem com que pagar ao Rei.
           *[other] { $from } paga { kg-coins } ao Rei.
        }
    }
told-kg-box-empty = O Tesouro está vazio: a partida acabou.
told-kg-tie-round = Empate na frente: começa a ronda de desempate { $amount }.
told-kg-new-game = Empate na frente: os empatados jogam mais uma partida completa (a número { $amount }).
told-kg-shared = O empate mantém-se: { $amount } jogadores partilham a vitória.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Deixas a partida sem uma única moeda.
            [one] Deixas a partida; a tua única moeda vai para o Rei.
           *[other] Deixas a partida; as tuas { $amount } moedas vão para o Rei.
        }
       *[other] { $amount ->
            [0] { $from } deixa a partida sem uma única moeda.
            [one] { $from } deixa a partida; a sua única moeda vai para o Rei.
           *[other] { $from } deixa a partida; as suas { $amount } moedas vão para o Rei.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] O teu turno acaba sem efeito.
       *[other] O turno de { $to } acaba sem efeito.
    }

# Refusals
refused-kg-unknown-choice = O King's Gold não tem essa jogada; escolhe uma da lista.
refused-kg-game-over = A partida acabou; começa outra para continuar a jogar.
refused-kg-dice-must-fall = Os dados ainda não foram lançados; espera pelo lançamento.
refused-kg-rolling-over = Já não se lança mais; agora forma um par.
refused-kg-dice-not-there = Esses dados faltam ou estão presos; escolhe entre os outros.
refused-kg-no-dice-named = Indica pelo menos um dado para relançar, ou fica por aqui.
refused-kg-locked-die = As cruzes de ossos ficam presas até ao fim do turno; escolhe outros dados.
refused-kg-still-rolling = Termina os lançamentos antes de usares os teus dados.
refused-kg-pairs-compulsory = Ainda podes formar um par, por isso tens de o fazer.
refused-kg-no-such-coin = Já não há nenhuma moeda desse valor para formar par; escolhe outra.
refused-kg-no-cannon = Já não há nenhum canhão para formar par; usa uma caveira.
refused-kg-no-skull = Já não há nenhuma caveira para formar par; usa um canhão.
refused-kg-no-such-victim = Não podes roubar a esse jogador; escolhe um adversário que ainda esteja em jogo.
refused-kg-needs-five-skulls = Para tirar tudo a alguém são precisas cinco caveiras; forma um par.
refused-kg-victim-compulsory = As cinco caveiras têm de ser usadas; escolhe o adversário a quem tiras as moedas.

# Options
option-kg-bones_effect = Três cruzes de ossos
value-kg-bones_effect-replaces = Acabam logo com o teu turno: os teus outros dados não contam e pagas a multa.
value-kg-bones_effect-adds = Continuas a lançar; um par feito com os outros dados também conta, e depois pagas a multa.
option-kg-end_timing = Quando o Tesouro se esvazia
value-kg-end_timing-after_effects = Quem está a jogar acaba o turno, e depois a partida termina.
value-kg-end_timing-instant = A partida termina logo, com o par que esvaziou o Tesouro.
option-kg-first_player = Quem começa
value-kg-first_player-rolloff = Todos lançam os dados; começa quem tirar mais caveiras. Em caso de empate, volta-se a lançar.
value-kg-first_player-random = Sorteia-se quem começa.
value-kg-first_player-host = Começa o anfitrião.
value-kg-first_player-youngest = Começa a pessoa indicada como a mais nova.
option-kg-shortage = Quando o Tesouro não chega para ti e para o Rei
value-kg-shortage-split_king_odd = Divide-se a meias o que resta; se sobrar uma moeda, vai para o Rei.
value-kg-shortage-player_first = Recebes tu primeiro, e o Rei fica com o que sobrar.
option-kg-tie = Quando há empate na frente
value-kg-tie-full_round = Todos jogam mais um turno, e ganha quem tiver mais moedas.
value-kg-tie-tied_turns = Só os empatados jogam mais um turno cada.
value-kg-tie-new_game = Os empatados jogam uma nova partida completa.
value-kg-tie-shared = Os empatados partilham a vitória.

# Presets
preset-kg-us = Folheto americano: se o Tesouro não chega, divide-se a meias; um empate traz mais uma ronda.
preset-kg-eu-en = Folheto europeu em inglês: recebes antes do Rei; um empate traz mais uma ronda.
preset-kg-de = Folheto europeu em alemão: recebes antes do Rei; um empate traz mais uma ronda.
preset-kg-it = Folheto europeu em italiano: recebes antes do Rei; um empate traz mais uma ronda.
preset-kg-es = Folheto europeu em espanhol: recebes antes do Rei; um empate traz mais uma ronda.
preset-kg-fr = Folhetos em francês: se o Tesouro não chega, divide-se a meias; um empate traz uma partida nova.
preset-kg-pt = Folheto europeu em português: recebes antes do Rei; um empate traz uma partida nova.
preset-kg-nl = Folheto europeu em neerlandês: recebes antes do Rei; um empate traz um turno para cada empatado.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    De que se trata

    De dois a seis piratas, a partir dos oito anos, um quarto de hora (KG-01, KG-02, KG-03).

    Sessenta moedas esperam no Tesouro. Tira boas combinações e trata de ter mais moedas do que todos os outros
    quando o Tesouro se esvaziar (KG-04, KG-07, KG-36).

    Há dois sítios que se confundem facilmente:

    - O Tesouro, na caixa, é a banca. As moedas saem de lá e nunca mais voltam (KG-09, KG-A39).
    - O monte do Rei é só dele. Para lá vão a sua parte de cada assalto e as multas (KG-19).
guide-kg-2 =
    Os dados

    Cinco dados, todos iguais. Cada um tem moedas de um, de dois e de três, um canhão, uma caveira e uma cruz de ossos. Nenhum folheto
    enumera as seis faces; é nestas que concorda quem tem o jogo (KG-05).
guide-kg-3 =
    Quem começa

    { $first_player_told } Depois joga-se no sentido dos ponteiros do relógio (KG-10, KG-16, KG-A32).
guide-kg-4 =
    O teu turno

    - Lança os cinco dados (KG-11).
    - Relança os dados que quiseres, até duas vezes. Podes parar quando te apetecer (KG-12, KG-13).
    - As cruzes de ossos ficam presas até o teu turno acabar (KG-14).
    - Depois os teus dados fazem efeito, quer gostes quer não (KG-15, KG-31).
guide-kg-5 =
    Pares

    - Moeda e canhão: leva do Tesouro tantas moedas quantas a moeda indicar. O Rei recebe outras tantas (KG-17, KG-18).
    - Moeda e caveira: rouba a um adversário tantas moedas quantas a moeda indicar. Se ele tiver menos, levas todas (KG-21, KG-A16).

    Cinco dados dão dois pares no máximo, e tens de formar todos os que puderes. És tu que decides que dados vão juntos e que par
    vem primeiro; cada dado conta uma só vez (KG-32, KG-A06, KG-A07).

    Com dois pares com caveira podes roubar duas vezes ao mesmo adversário ou uma vez a dois adversários (KG-33).
guide-kg-6 =
    Cinco iguais

    - Cinco moedas, seja qual for o seu valor: o monte inteiro do Rei é teu (KG-22, KG-23).
    - Cinco caveiras: tira todas as moedas a um adversário (KG-24).
    - Cinco canhões: leva tudo o que resta no Tesouro. O Rei não recebe nada e a partida termina (KG-25, KG-26).
guide-kg-7 =
    Pagar ao Rei

    A multa é de três moedas, ou de todas as que tiveres, se forem menos (KG-29, KG-30). Pagas

    - se tirares três cruzes de ossos ou mais. { $bones_effect_told } (KG-27, KG-A02)
    - se os teus dados não formarem nenhuma combinação. Um par que não rende nada também conta como combinação (KG-28, KG-A15).
guide-kg-8 =
    Quando o Tesouro não chega

    Acontece muitas vezes perto do fim: o Tesouro não chega para te pagar a ti e ao Rei. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    O fim

    A partida termina quando o Tesouro fica vazio. { $end_timing_told } Mais ninguém tem um último turno (KG-36, KG-A10, KG-A43).

    Ganha quem tiver mais moedas; o Rei não conta (KG-37, KG-A27).

    E se houver empate na frente? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Um conselho

    - Quem vai à frente é roubado. Às vezes o segundo lugar é o melhor esconderijo (KG-08).
    - Cada assalto e cada multa enriquecem o Rei: perto do fim, cinco moedas podem dar a volta a tudo (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilidade de ganhar: a partida inteira, resolvida com todos a jogar o melhor possível; cada turno é calculado até ao fim.
basis-kg-many = Probabilidade de ganhar: a partida inteira, resolvida até ninguém poder ganhar grande coisa jogando um turno de outra maneira; cada turno é calculado até ao fim.
basis-kg-nearest = Probabilidade de ganhar: estimada a partir da partida resolvida com as opções mais parecidas; cada turno é calculado até ao fim.
basis-kg-fitted = Probabilidade de ganhar: estimada com um modelo ajustado a partidas jogadas, segundo a situação de cada lugar face a cada um dos outros; cada turno é calculado até ao fim.
basis-kg-final = Probabilidade de ganhar no último turno de todos: calculada até ao fim da partida.

# How far the solver is
solve-kg-layer = Tesouro { $box }
plan-kg-ties = rondas de desempate
plan-kg-rests-on = Medido em blocos do Tesouro { $box } ({ $states } posições): um turno resolvido leva { $adopted } µs onde a forma de jogar muda e { $kept } µs onde não muda, uma posição por passagem { $swept } µs, a sua forma de jogar { $policy } bytes. Contam-se { $rounds } turnos e { $sweeps } passagens por posição.
refused-kg-die-endless = Com esses dados o Tesouro nunca fica vazio: dá a cada dado pelo menos uma moeda (1, 2 ou 3) e um canhão (K).
