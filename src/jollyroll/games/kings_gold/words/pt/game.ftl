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
phase-kg-reroll = Paras, ou voltas a lançar alguns dados?
phase-kg-pair = Forma um par: que moeda vai com que dado?
phase-kg-victim = Cinco caveiras! A quem tiras as moedas?

# Choices in a list
choice-kg-stop = Parar
choice-kg-roll = Voltar a lançar: { $dice }
choice-kg-raid = Moeda { $coin } com um canhão: assaltar o Tesouro
choice-kg-steal = Moeda { $coin } com uma caveira: roubar a { $victim }
choice-kg-strip = Tirar todas as moedas a { $victim }

# What happened
told-kg-raid = { $to } assalta o Tesouro: { kg-coins }.
told-kg-kings-share = Parte do Rei: { kg-coins }.
told-kg-steal = { $amount ->
        [0] { $to } assalta { $from }, que não tem nada.
       *[other] { $to } rouba { kg-coins } a { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] Cinco moedas! { $to } assalta o Rei, mas o monte dele está vazio.
       *[other] Cinco moedas! { $to } leva o monte inteiro do Rei: { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] Cinco caveiras! { $to } assalta { $from }, que não tem nada.
       *[other] Cinco caveiras! { $to } tira tudo a { $from }: { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] Cinco canhões! Mas já não resta nada no Tesouro para { $to }.
       *[other] Cinco canhões! { $to } leva o Tesouro inteiro: { kg-coins }. O Rei não recebe nada.
    }
told-kg-three-bones = { $to } tem { $amount } cruzes de ossos.
told-kg-no-combination = { $to } não tem nenhuma combinação.
told-kg-fine = { $amount ->
        [0] { $from } não tem com que pagar ao Rei.
       *[other] { $from } paga { kg-coins } ao Rei.
    }
told-kg-box-empty = O Tesouro está vazio: a partida acaba.
told-kg-tie-round = Empate na frente: começa a ronda de desempate { $amount }.
told-kg-new-game = Empate na frente: quem empatou joga uma partida nova inteira (a número { $amount }).
told-kg-shared = O empate mantém-se: { $amount } jogadores partilham a vitória.
told-kg-leave = { $amount ->
        [0] { $from } deixa a partida sem uma única moeda.
        [one] { $from } deixa a partida; a sua única moeda vai para o Rei.
       *[other] { $from } deixa a partida; as suas { $amount } moedas vão para o Rei.
    }
told-kg-turn-dropped = O turno de { $to } acaba sem efeito.

# Refusals
refused-kg-unknown-choice = O King's Gold não tem essa jogada; escolhe uma da lista.
refused-kg-game-over = A partida acabou; começa outra para continuar a jogar.
refused-kg-dice-must-fall = Os dados ainda não caíram; espera pelo lançamento.
refused-kg-rolling-over = Já não se lança mais; agora forma um par.
refused-kg-dice-not-there = Esses dados não estão ali livres; escolhe entre os que estão.
refused-kg-no-dice-named = Indica pelo menos um dado para voltar a lançar, ou decide parar.
refused-kg-locked-die = As cruzes de ossos ficam presas até ao fim do turno; escolhe outros dados.
refused-kg-still-rolling = Decide parar antes de usares os teus dados.
refused-kg-pairs-compulsory = Ainda se pode formar um par, por isso é obrigatório.
refused-kg-no-such-coin = Não há nenhuma moeda desse valor para um par; escolhe uma das que lá estão.
refused-kg-no-cannon = Já não há nenhum canhão para o par; usa uma caveira.
refused-kg-no-skull = Já não há nenhuma caveira para o par; usa um canhão.
refused-kg-no-such-victim = A esse lugar não se pode roubar; escolhe um adversário que esteja em jogo.
refused-kg-needs-five-skulls = Para tirar tudo a alguém são precisas cinco caveiras; forma um par.
refused-kg-victim-compulsory = As cinco caveiras têm de ser usadas; escolhe o adversário a quem tiras as moedas.

# Options
option-kg-bones_effect = Três cruzes de ossos
value-kg-bones_effect-replaces = Anulam logo o turno: só pagas.
value-kg-bones_effect-adds = Continuas; um par feito com os outros dados conta, e depois pagas.
option-kg-end_timing = Quando o Tesouro se esvazia
value-kg-end_timing-after_effects = Quem está a jogar acaba o turno, e depois a partida termina.
value-kg-end_timing-instant = A partida termina com esse mesmo par.
option-kg-first_player = Quem começa
value-kg-first_player-rolloff = Todos lançam os dados; começa quem tirar mais caveiras.
value-kg-first_player-random = Decide o sorteio.
value-kg-first_player-host = Começa o anfitrião.
value-kg-first_player-youngest = Começa a pessoa indicada como a mais nova.
option-kg-shortage = Quando o Tesouro não chega para ti e para o Rei
value-kg-shortage-split_king_odd = Divide-se ao meio o que resta; a moeda ímpar é do Rei.
value-kg-shortage-player_first = Recebes tu primeiro; o Rei fica com o resto.
option-kg-tie = Quando há empate na frente
value-kg-tie-full_round = Todos jogam mais um turno, e ganha quem tiver mais.
value-kg-tie-tied_turns = Só quem empatou joga mais um turno cada.
value-kg-tie-new_game = Quem empatou joga uma partida nova inteira.
value-kg-tie-shared = Quem empatou partilha a vitória.

# Presets
preset-kg-us = Regras americanas: o Tesouro escasso divide-se ao meio, e o empate traz mais uma ronda.
preset-kg-eu-en = Regras europeias em inglês: recebes antes do Rei, e o empate traz mais uma ronda.
preset-kg-de = Regras europeias em alemão: recebes antes do Rei, e o empate traz mais uma ronda.
preset-kg-it = Regras europeias em italiano: recebes antes do Rei, e o empate traz mais uma ronda.
preset-kg-es = Regras europeias em espanhol: recebes antes do Rei, e o empate traz mais uma ronda.
preset-kg-fr = Regras em francês: o Tesouro escasso divide-se ao meio, e o empate traz uma partida nova.
preset-kg-pt = Regras europeias em português: recebes antes do Rei, e o empate traz uma partida nova.
preset-kg-nl = Regras europeias em neerlandês: recebes antes do Rei, e o empate traz um turno para cada empatado.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    De que se trata

    De dois a seis piratas, a partir dos oito anos, um quarto de hora (KG-01, KG-02, KG-03).
    No Tesouro há sessenta moedas (KG-04, KG-09). Tira boas combinações e tem mais moedas do que todos os outros
    quando o Tesouro se esvaziar (KG-07, KG-36, KG-37).

    Há dois sítios que se confundem facilmente:

    - O Tesouro, na caixa, é a banca. As moedas saem de lá e nunca mais voltam (KG-A39).
    - O monte do Rei fica ao lado. É lá que ele junta as suas partes e as multas (KG-19).
guide-kg-2 =
    Os dados

    Cinco dados, todos iguais. Cada um tem uma moeda que vale um, uma que vale dois, uma que vale três, um canhão, uma caveira e uma cruz de ossos (KG-05).
guide-kg-3 =
    Quem começa

    Todos lançam uma vez os cinco dados; começa quem tirar mais caveiras. Quem empata volta a lançar (KG-10, KG-A32).
    Joga-se no sentido dos ponteiros do relógio (KG-16, KG-A34).
guide-kg-4 =
    O teu turno

    - Lança cinco dados (KG-11).
    - Até mais duas vezes, volta a lançar os dados que quiseres. Podes parar quando te apetecer (KG-12, KG-13).
    - As cruzes de ossos ficam presas até o teu turno acabar (KG-14).
    - Depois os teus dados fazem efeito, quer gostes quer não (KG-15, KG-31).
guide-kg-5 =
    Pares

    - Moeda e canhão: leva do Tesouro tantas moedas quantas a moeda indicar; outras tantas vão do Tesouro para o Rei (KG-17, KG-18).
    - Moeda e caveira: rouba esse número de moedas a um adversário (KG-21).

    Cinco dados dão dois pares no máximo, e formas todos os que puderes (KG-A07). Cada dado conta uma vez (KG-32).
    És tu que escolhes que dados vão juntos e que par vem primeiro (KG-A06, KG-A09).
    Com duas caveiras podes roubar duas vezes ao mesmo adversário ou uma vez a dois adversários (KG-33).
    Se a tua vítima tiver pouco, levas o que houver (KG-A16).
guide-kg-6 =
    Cinco iguais

    - Cinco moedas, seja qual for o seu valor: o monte inteiro do Rei é teu (KG-22, KG-23).
    - Cinco caveiras: tira todas as moedas a um adversário (KG-24).
    - Cinco canhões: leva tudo o que resta no Tesouro. O Rei não recebe nada e a partida termina (KG-25, KG-26).
guide-kg-7 =
    Pagar ao Rei

    Pagas três moedas, ou todas as que tens se forem menos (KG-29, KG-30):

    - se tirares três cruzes de ossos ou mais; nesse caso os teus outros dados não valem nada (KG-27, KG-A02);
    - se os teus dados não formarem nenhuma combinação (KG-28). Um par que não rende nada também conta como combinação (KG-A15).
guide-kg-8 =
    Quando o Tesouro não chega

    Acontece muitas vezes perto do fim. Se o Tesouro não chega para ti e para o Rei, divide-se ao meio o que resta
    e a moeda ímpar é dele. Nalgumas edições recebes tu primeiro e ele fica com o resto (KG-20, KG-A12).
guide-kg-9 =
    O fim

    O Tesouro vazio acaba a partida assim que os dados do turno estiverem usados; ninguém tem um último turno (KG-36, KG-A10, KG-A43).
    Ganha quem tiver mais moedas, e o Rei não conta (KG-37, KG-A27).
    Em caso de empate todos jogam mais um turno, mesmo com o Tesouro vazio. Noutras edições só joga mais um turno quem empatou,
    ou joga-se uma partida nova (KG-38, KG-A28).
guide-kg-10 =
    Um conselho

    - Quem vai à frente é roubado. Às vezes o segundo lugar é o melhor esconderijo (KG-08).
    - Cada assalto e cada multa enriquecem o Rei: perto do fim, cinco moedas podem virar tudo do avesso (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilidade de ganhar: a partida inteira, resolvida com todos a jogar o melhor possível; cada turno é calculado até ao fim.
basis-kg-many = Probabilidade de ganhar: a partida inteira, resolvida até ninguém poder ganhar grande coisa jogando um turno de outra maneira; cada turno é calculado até ao fim.
basis-kg-nearest = Probabilidade de ganhar: estimada a partir da partida resolvida com outras opções, as mais parecidas que há; cada turno é calculado até ao fim.
basis-kg-fitted = Probabilidade de ganhar: estimada por um ajuste a partidas jogadas, a partir de como estaria cada lugar sozinho contra cada um dos outros; cada turno é calculado até ao fim.
basis-kg-final = Probabilidade de ganhar no último turno de todos: calculada até ao fim da partida.

# How far the solver is
solve-kg-layer = Tesouro { $box }
