# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Abre os baús, carrega o tesouro e reza para que não sejam espinhas.

# Nouns
face-omg-key = chave
face-omg-coin = moeda
face-omg-diamond = diamante
face-omg-sword = espada
place-omg-row = a fila de baús
place-omg-pile = o baralho
place-omg-gone = fora da partida

omg-locks = { $locks ->
        [0] sem fechaduras
        [one] uma fechadura
       *[other] { $locks } fechaduras
    }
omg-points = { $amount ->
        [0] zero pontos
        [one] um ponto
       *[other] { $amount } pontos
    }
omg-treasure = { $treasure ->
        [C] uma moeda
        [D] um diamante
        [CC] duas moedas
        [CD] uma moeda e um diamante
        [DD] dois diamantes
        [CCC] três moedas
        [CCD] duas moedas e um diamante
        [CDD] uma moeda e dois diamantes
        [DDD] três diamantes
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = uma fechadura
locks-omg-2 = duas fechaduras
locks-omg-3 = três fechaduras
find-omg-C = uma moeda
find-omg-D = um diamante
find-omg-CC = duas moedas
find-omg-CD = uma moeda e um diamante
find-omg-DD = dois diamantes
find-omg-CCC = três moedas
find-omg-CCD = duas moedas e um diamante
find-omg-CDD = uma moeda e dois diamantes
find-omg-DDD = três diamantes
find-omg-F = espinhas

# What the one to act is asked
phase-omg-throw = Lança os dados.
phase-omg-next-lock = O próximo baú do baralho mostra as suas fechaduras.
phase-omg-open-chest = O baú é virado.
phase-omg-reroll = Manténs o lançamento ou relanças os quatro?
phase-omg-commit = Pões dados já, relanças os outros ou manténs o lançamento?
phase-omg-place = Que baú ou tesouro completas?

# Choices in a list
choice-omg-stop = Manter o lançamento
choice-omg-done = Pôr os outros dados de lado
choice-omg-roll = Relançar
choice-omg-ship = { $you ->
        [victim] Pôr uma espada no teu navio
       *[other] Pôr uma espada no navio de { $victim }
    }
choice-omg-open = Abrir o baú { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Carregar { omg-treasure }: { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Roubar-te { omg-treasure }: { $dice }
           *[other] Roubar-te { omg-treasure }: { $dice }, e uma espada no teu navio
        }
       *[other] { $boarding ->
            [0] Roubar { omg-treasure } a { $victim }: { $dice }
           *[other] Roubar { omg-treasure } a { $victim }: { $dice }, e uma espada no navio
        }
    }
choice-omg-lay-chest = Começar o baú { $chest } ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Começar a carregar { omg-treasure }: { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Começar a roubar-te { omg-treasure }: { $dice }
       *[other] Começar a roubar { omg-treasure } a { $victim }: { $dice }
    }
choice-omg-add-chest = Continuar o baú { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Continuar a carregar { omg-treasure }: { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Continuar a roubar-te { omg-treasure }: { $dice }
           *[other] Continuar a roubar-te { omg-treasure }: { $dice }, e uma espada no teu navio
        }
       *[other] { $boarding ->
            [0] Continuar a roubar { omg-treasure } a { $victim }: { $dice }
           *[other] Continuar a roubar { omg-treasure } a { $victim }: { $dice }, e uma espada no navio
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Abres um baú.
            [one] Abres um baú com uma fechadura.
           *[other] Abres um baú com { $amount } fechaduras.
        }
       *[other] { $amount ->
            [0] { $to } abre um baú.
            [one] { $to } abre um baú com uma fechadura.
           *[other] { $to } abre um baú com { $amount } fechaduras.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Lá dentro não há moedas.
        [one] Lá dentro: uma moeda.
       *[other] Lá dentro: { $amount } moedas.
    }
told-omg-find-diamonds = { $amount ->
        [0] Lá dentro não há diamantes.
        [one] Lá dentro: um diamante.
       *[other] Lá dentro: { $amount } diamantes.
    }
told-omg-fishbones = { $you ->
        [to] Espinhas! Vão diretas para o teu navio.
       *[other] Espinhas! Vão diretas para o navio de { $to }.
    }
told-omg-load = { $you ->
        [to] Carregas um tesouro que vale { omg-points }.
       *[other] { $to } carrega um tesouro que vale { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Roubas a { $from } um tesouro que vale { omg-points }.
        [from] { $to } rouba-te um tesouro que vale { omg-points }.
       *[other] { $to } rouba a { $from } um tesouro que vale { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Um baú entra na fila.
        [one] Um baú com uma fechadura entra na fila.
       *[other] Um baú com { $amount } fechaduras entra na fila.
    }
told-omg-next-lock = { $amount ->
        [0] O baralho acabou.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Usaste todos os dados.
            [one] Perdes um dado por usar.
           *[other] Perdes { $amount } dados por usar.
        }
       *[other] { $amount ->
            [0] { $to } usou todos os dados.
            [one] { $to } perde um dado por usar.
           *[other] { $to } perde { $amount } dados por usar.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] Não puseste nenhum dado em vão.
            [one] Um dado que puseste antes perde-se: a carta não ficou completa.
           *[other] { $amount } dados que puseste antes perdem-se: as cartas não ficaram completas.
        }
       *[other] { $amount ->
            [0] { $to } não pôs nenhum dado em vão.
            [one] Um dado que { $to } pôs antes perde-se: a carta não ficou completa.
           *[other] { $amount } dados que { $to } pôs antes perdem-se: as cartas não ficaram completas.
        }
    }
told-omg-last-chest = { $you ->
        [to] Abriste o último baú!
       *[other] { $to } abriu o último baú!
    }
told-omg-final-turns = Turnos finais: todos têm mais um.
told-omg-shared = { $amount ->
        [0] Ninguém ganha.
        [one] Ganha um jogador.
       *[other] { $amount } jogadores empatam em tudo e partilham a vitória.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Deixas a partida.
            [one] Deixas a partida, e o teu tesouro por carregar perde-se.
           *[other] Deixas a partida, e os teus { $amount } tesouros por carregar perdem-se.
        }
       *[other] { $amount ->
            [0] { $from } deixa a partida.
            [one] { $from } deixa a partida, e o seu tesouro por carregar perde-se.
           *[other] { $from } deixa a partida, e os seus { $amount } tesouros por carregar perdem-se.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] O teu turno acaba aqui.
       *[other] O turno de { $to } acaba aqui.
    }

# Why not
refused-omg-unknown-choice = O Oh My Gold! não tem essa jogada; escolhe uma da lista.
refused-omg-game-over = A partida acabou; começa outra para continuar a jogar.
refused-omg-chance-decides = Primeiro vêm os dados ou as cartas; espera que saiam.
refused-omg-still-rolling = Diz primeiro se manténs o lançamento ou se relanças.
refused-omg-rolling-over = Já não se lança mais: coloca os dados como estão.
refused-omg-must-place = Estes dados ainda podem completar um baú ou um tesouro teu; coloca-os antes de pores algum de lado.
refused-omg-must-roll = Há uma carta com dados que ainda não está completa: relança primeiro os outros dados.
refused-omg-no-such-chest = Nesse sítio da fila não há nenhum baú; escolhe outro.
refused-omg-no-such-treasure = À frente desse navio não há nenhum tesouro assim sem dados em cima.
refused-omg-dice-on-it = Esse baú já tem dados em cima.
refused-omg-no-such-card = Não há nenhuma carta assim com dados em cima.
refused-omg-card-complete = Essa carta está completa e não leva mais dados.
refused-omg-no-stealing = Nesta mesa ninguém rouba: para isso escolhe a variante Velhos Lobos do Mar.
refused-omg-no-such-ship = Esse não é o navio de um adversário; escolhe outro.
refused-omg-steals-from-self = Não podes roubar do teu próprio navio; carrega antes um tesouro teu.
refused-omg-nothing-to-steal = À frente desse navio não há nenhum tesouro; escolhe outro.
refused-omg-ship-boarded = Nesse navio já há uma espada, e uma chega.
refused-omg-no-sword-for-ship = Para roubar é precisa mais uma espada, para o próprio navio.
refused-omg-sword-wasted = Essa espada seria desperdiçada: indica o tesouro que ela vai roubar.
refused-omg-no-dice-named = Indica os dados que vão para a carta.
refused-omg-dice-not-there = Nem todos esses dados estão na mesa; escolhe entre os que lá estão.
refused-omg-dice-do-not-fit = Esses dados não servem nos espaços da carta; escolhe outros.
refused-omg-not-complete = Esses dados não completam a carta: todos os espaços têm de ficar cobertos.
refused-omg-keep-one-to-roll = Guarda pelo menos um dado para lançar, ou completa tudo o que começaste.
refused-omg-seafarers-need-reroll = Os Navegadores Experientes não podem jogar sem relançar: precisam do segundo lançamento.
refused-omg-die-symbol = “{ $symbol }” não é um símbolo de um dado: K é chave, C moeda, D diamante, W espada.
refused-omg-die-sides = { $given ->
        [0] Um dado tem seis símbolos, não zero.
        [one] Um dado tem seis símbolos, não um.
       *[other] Um dado tem seis símbolos, não { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Um dado precisa de pelo menos uma chave.
        [C] Um dado precisa de pelo menos uma moeda.
       *[D] Um dado precisa de pelo menos um diamante.
    }
refused-omg-deck-card = “{ $card }” não é uma carta: escreve uma a três fechaduras e depois F para espinhas ou até três C e D, por exemplo 2CCD.
refused-omg-deck-size = { $given ->
        [0] Um baralho tem 18 cartas, não zero.
        [one] Um baralho tem 18 cartas, não uma.
       *[other] Um baralho tem 18 cartas, não { $given }.
    }
refused-omg-no-such-locks = “{ $text }” não é um número de fechaduras: um baú tem 1, 2 ou 3.
refused-omg-no-such-find = “{ $text }” não é um tesouro: escreve F para espinhas ou até três C e D.

# Options
option-omg-deck = O baralho
value-omg-deck-default = 18 cartas com 34 pontos e três espinhas (não verificado: o baralho impresso não está publicado).
value-omg-deck-custom = As tuas próprias 18 cartas, por exemplo custom:1F,1C,2CD,3CDD e assim por diante.
option-omg-dice = Os dados
value-omg-dice-k2c2d1s1 = Duas chaves, duas moedas, um diamante, uma espada (não verificado: o dado impresso não está publicado).
value-omg-dice-k2c1d2s1 = Duas chaves, uma moeda, dois diamantes, uma espada (não verificado).
value-omg-dice-k2c1d1s2 = Duas chaves, uma moeda, um diamante, duas espadas (não verificado).
value-omg-dice-custom = As tuas próprias seis faces, por exemplo custom:KKCCDW (K chave, C moeda, D diamante, W espada).
option-omg-end = O fim da partida
value-omg-end-final_turns = Aberto o último baú, todos jogam mais um turno.
value-omg-end-on_last_open = A partida acaba com o turno em que se abre o último baú.
value-omg-end-all_claimed = Joga-se até não haver nenhum tesouro à frente de nenhum navio (regra da casa).
option-omg-first_player = Quem começa
value-omg-first_player-youngest = Começa o mais novo (o anfitrião diz quem é); se ninguém for indicado, sorteia-se.
value-omg-first_player-random = Sorteia-se quem começa.
value-omg-first_player-host = Começa o anfitrião.
option-omg-placement = É obrigatório usar os dados?
value-omg-placement-maximal = Os dados que possam completar mais um baú ou tesouro teu têm de ser usados.
value-omg-placement-free = Podes pôr de lado os dados que quiseres.
option-omg-rerolls = Relançar
value-omg-rerolls-1 = Podes relançar os quatro dados uma vez.
value-omg-rerolls-0 = Não se relança, para os mais pequenos (regra da casa).
option-omg-same_turn_load = Carregar um tesouro no turno em que o abres
value-omg-same_turn_load-no = Não: todos os dados são colocados antes de se virar qualquer baú.
value-omg-same_turn_load-yes = Sim: cada carta faz logo efeito, e os dados que te restarem podem ir para o que acabaste de abrir.
option-omg-seadogs = Velhos Lobos do Mar
value-omg-seadogs-off = Ninguém rouba.
value-omg-seadogs-on = Podes roubar os tesouros que os outros ainda não carregaram (a partir dos seis anos).
option-omg-seafarer_commit = Dados que os Navegadores Experientes põem antes
value-omg-seafarer_commit-partial = Os dados postos antes podem ficar numa carta ainda por completar.
value-omg-seafarer_commit-complete_only = Os dados postos antes têm de completar a carta ou chegar para um roubo.
option-omg-seafarers = Navegadores Experientes
value-omg-seafarers-off = Relançam-se os quatro dados.
value-omg-seafarers-on = Podes pôr antes alguns dados e relançar só os outros.

preset-omg-base = O jogo tal como vem nas regras.
preset-omg-first = Uma primeira partida para os mais pequenos: sem relançar (regra da casa).
preset-omg-seafarers = Navegadores Experientes: põe alguns dados e relança os outros.
preset-omg-seadogs = Velhos Lobos do Mar: rouba os tesouros que os outros ainda não carregaram.
preset-omg-seafarers-seadogs = As duas variantes: Navegadores Experientes e Velhos Lobos do Mar.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    De que se trata

    De dois a quatro piratas (OMG-A03). As regras não dizem a idade; lojas e críticas dizem a partir dos cinco anos.

    Abre com chaves os baús do centro e depois carrega para o teu navio o que encontrares. Cada moeda e cada diamante que carregaste é um ponto,
    e ganha quem tiver mais pontos (OMG-23, OMG-31).

    Atenção: um baú aberto ainda não é saque. O tesouro fica à frente do teu navio até o carregares (OMG-19, OMG-22).
guide-omg-2 =
    O que há na caixa

    - Quatro dados, todos iguais, com chaves, moedas, diamantes e espadas (OMG-01, OMG-A38).
    - 18 cartas: de um lado um baú com uma, duas ou três fechaduras, do outro até três moedas e diamantes, ou espinhas
      de peixe (OMG-02, OMG-16).
    - Quatro navios (OMG-03).

    Ninguém publicou quantos símbolos de cada tipo têm os dados e as cartas impressos, por isso os nossos não estão verificados: um dado
    com duas chaves, duas moedas, um diamante e uma espada, e um baralho com 19 moedas, 15 diamantes e três espinhas.
    Se tens a caixa, podes jogar com os teus próprios dados e baralho (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Antes de começar

    - Cada um tem um navio (OMG-04, OMG-A04).
    - As cartas são baralhadas e empilhadas, com os baús para cima. As três de cima ficam ao lado do baralho (OMG-05, OMG-06, OMG-A39).
    - Todos podem ver quantas fechaduras tem o próximo baú do baralho (OMG-A05).
    - { $first_player_told } Depois joga-se no sentido dos ponteiros do relógio (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    O teu turno: lançar

    Lança os quatro dados. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] Se não gostares, relança os quatro, uma só vez. Vale o segundo lançamento (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    O teu turno: colocar os dados

    Põe os teus dados nas cartas. Uma carta tem de ficar completa (OMG-12).

    - As chaves vão para os baús: tantas quantas as fechaduras (OMG-15, OMG-17).
    - As moedas e os diamantes vão para os teus próprios tesouros: exatamente o que eles mostram (OMG-20, OMG-21).
    - A espada é um joker: faz de chave, de moeda ou de diamante. Usa todas as que tiveres (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } És tu que decides que cartas completas (OMG-11, OMG-A07).
    - Os dados que não servem em lado nenhum perdem-se neste turno (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Cada carta faz efeito assim que está completa (OMG-A08).
       *[other] Nada acontece até todos os dados estarem numa carta ou de lado (OMG-14, OMG-A41).
    }
guide-omg-6 =
    O teu turno: o que acontece

    - Os baús abertos são virados. O tesouro fica à frente do teu navio, à vista de todos. { $same_turn_load ->
        [yes] Se te restarem os dados certos, podes carregá-lo logo (OMG-19, OMG-A08).
       *[other] Podes carregá-lo a partir do teu próximo turno (OMG-19, OMG-A08).
    }
    - Quanto mais fechaduras, melhor o tesouro (OMG-18).
    - As espinhas vão diretas para o teu navio e não valem nada (OMG-25, OMG-26).
    - Os tesouros carregados vão para debaixo do teu navio: são o teu saque (OMG-22).
    - Depois os dados passam para a esquerda, e novos baús enchem os lugares vazios enquanto houver (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    O fim

    { $end ->
        [final_turns] Quando é aberto o último dos 18 baús, todos jogam mais um turno: começa quem está à esquerda de quem o abriu, que joga em último lugar (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Depois conta-se o saque; os tesouros ainda à frente de um navio não contam (OMG-A18).

    Com pontos iguais ganha quem tiver mais diamantes, depois quem tiver menos espinhas. Se o empate continuar, partilha-se a vitória (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Navegadores Experientes

    Depois do primeiro lançamento podes pôr alguns dos teus dados. Lá ficam. Depois relança os outros, uma vez, e coloca-os
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Uma carta que no fim não esteja completa não rende nada (OMG-A23).
guide-omg-9 =
    Variante: Velhos Lobos do Mar

    A partir dos seis anos (OMG-36). Também podes roubar os tesouros que estão à frente de outro navio (OMG-37):

    - Põe uma espada nesse navio. Chega para todos os seus tesouros e não é um joker (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Com os teus outros dados, completa um ou vários tesouros à frente desse navio (OMG-39).

    O que roubas vai direto para o teu navio. Ninguém é obrigado a roubar, e as espinhas não podem ser roubadas (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    As duas variantes combinam bem (OMG-A34).
guide-omg-10 =
    Cada mesa tem os seus hábitos

    - Todos os dados que servem têm de ser usados? Há quem diga que não e ponha de lado os que quer (OMG-A07).
    - Os Navegadores Experientes podem pôr dados numa carta que ainda não podem completar? Há quem diga que não (OMG-A23).
    - Há quem carregue um tesouro no mesmo turno em que o abre (OMG-A08).
    - Há quem acabe a partida com o último baú, e há quem espere até todos os tesouros estarem carregados (OMG-A19).
    - Os mais pequenos podem jogar sem relançar (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Probabilidade de ganhar: este turno é calculado até ao fim; o que vem depois é estimado com um modelo ajustado a partidas jogadas.
basis-omg-nearest = Probabilidade de ganhar: este turno é calculado até ao fim; o que vem depois é estimado com um modelo ajustado a partidas com as opções mais parecidas.
basis-omg-final = Probabilidade de ganhar nos últimos turnos: calculada até ao fim da partida.
