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
phase-omg-reroll = Colocas estes dados, ou voltas a lançar os quatro?
phase-omg-commit = Pões dados numa carta, relanças os outros, ou colocas todos?
phase-omg-place = Que carta completas?

# Choices in a list
choice-omg-stop = Não lançar mais: colocar estes dados
choice-omg-done = Pôr os outros dados de lado
choice-omg-roll = Voltar a lançar
choice-omg-ship = Pôr uma espada no navio de { $victim }
choice-omg-open = Abrir o baú { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Carregar { omg-treasure }: { $dice }
choice-omg-steal = { $boarding ->
        [0] Roubar { omg-treasure } a { $victim }: { $dice }
       *[other] Roubar { omg-treasure } a { $victim }: { $dice }, e uma espada no navio
    }
choice-omg-lay-chest = Pôr no baú { $chest } ({ omg-locks }), ainda por completar: { $dice }
choice-omg-lay-treasure = Pôr no teu tesouro de { omg-treasure }, ainda por completar: { $dice }
choice-omg-lay-theft = Pôr em { omg-treasure } à frente do navio de { $victim }, ainda por roubar: { $dice }
choice-omg-add-chest = Juntar aos dados no baú { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Juntar aos dados no teu tesouro de { omg-treasure }: { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Juntar aos dados em { omg-treasure } à frente do navio de { $victim }: { $dice }
       *[other] Juntar aos dados em { omg-treasure } à frente do navio de { $victim }: { $dice }, e uma espada no navio
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } abre um baú.
        [one] { $to } abre um baú com uma fechadura.
       *[other] { $to } abre um baú com { $amount } fechaduras.
    }
told-omg-find-coins = { $amount ->
        [0] Não há moedas lá dentro.
        [one] Há uma moeda lá dentro.
       *[other] Há { $amount } moedas lá dentro.
    }
told-omg-find-diamonds = { $amount ->
        [0] Não há diamantes lá dentro.
        [one] Há um diamante lá dentro.
       *[other] Há { $amount } diamantes lá dentro.
    }
told-omg-fishbones = Espinhas! Vão diretas para o navio de { $to }.
told-omg-load = { $to } carrega um tesouro que vale { omg-points }.
told-omg-steal = { $to } rouba a { $from } um tesouro que vale { omg-points }.
told-omg-lay-out = { $amount ->
        [0] Um baú entra na fila.
        [one] Um baú com uma fechadura entra na fila.
       *[other] Um baú com { $amount } fechaduras entra na fila.
    }
told-omg-next-lock = { $amount ->
        [0] O baralho acabou.
        [one] O próximo baú do baralho tem uma fechadura.
       *[other] O próximo baú do baralho tem { $amount } fechaduras.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } usou todos os dados.
        [one] { $to } põe um dado de lado.
       *[other] { $to } põe { $amount } dados de lado.
    }
told-omg-wasted = { $amount ->
        [0] { $to } não pôs nenhum dado em vão.
        [one] Um dado que { $to } tinha posto perde-se: não serviu de nada.
       *[other] { $amount } dados que { $to } tinha posto perdem-se: não serviram de nada.
    }
told-omg-last-chest = { $to } abriu o último baú.
told-omg-final-turns = Começam os turnos finais: todos jogam mais um turno.
told-omg-shared = { $amount ->
        [0] Ninguém ganha.
        [one] Ganha um jogador.
       *[other] { $amount } jogadores empatam em tudo e partilham a vitória.
    }
told-omg-leave = { $amount ->
        [0] { $from } deixa a partida.
        [one] { $from } deixa a partida, e o seu tesouro por carregar sai também.
       *[other] { $from } deixa a partida, e os seus { $amount } tesouros por carregar saem também.
    }
told-omg-turn-dropped = O turno de { $to } acaba aqui.

# Why not
refused-omg-unknown-choice = O Oh My Gold! não tem essa jogada.
refused-omg-game-over = A partida acabou.
refused-omg-chance-decides = Primeiro decidem os dados ou as cartas.
refused-omg-still-rolling = Diz primeiro se ficas com estes dados: parar, ou voltar a lançar.
refused-omg-rolling-over = Já não se lança mais: coloca os dados como estão.
refused-omg-must-place = Esses dados ainda podem completar um baú ou um tesouro teu; coloca-os antes de pores algum de lado.
refused-omg-must-roll = Há algo por completar numa carta: lança primeiro os outros dados.
refused-omg-no-such-chest = Nesse sítio da fila não há nenhum baú.
refused-omg-no-such-treasure = À frente desse navio não há nenhum tesouro assim sem dados em cima.
refused-omg-dice-on-it = Esse baú já tem dados em cima.
refused-omg-no-such-card = Não há nenhuma carta assim com dados em cima.
refused-omg-card-complete = Essa carta está completa e não leva mais dados.
refused-omg-no-stealing = Nesta mesa ninguém rouba: para isso escolhe a variante Velhos Lobos do Mar.
refused-omg-no-such-ship = Esse não é o navio de um adversário.
refused-omg-steals-from-self = Não podes roubar-te a ti próprio; um tesouro teu carrega-se.
refused-omg-nothing-to-steal = À frente desse navio não há nenhum tesouro.
refused-omg-ship-boarded = Nesse navio já há uma espada, e uma chega.
refused-omg-no-sword-for-ship = Um roubo precisa de mais uma espada, para o próprio navio.
refused-omg-sword-wasted = Essa espada seria desperdiçada: indica o tesouro que ela vai roubar.
refused-omg-no-dice-named = Indica os dados que vão para a carta.
refused-omg-dice-not-there = Nem todos esses dados estão na mesa.
refused-omg-dice-do-not-fit = Esses dados não cabem nos espaços da carta.
refused-omg-not-complete = Esses dados não completam a carta: todos os espaços têm de ficar cheios.
refused-omg-keep-one-to-roll = Guarda pelo menos um dado para lançar, ou completa tudo o que começaste.
refused-omg-seafarers-need-reroll = Os navegadores não podem jogar sem voltar a lançar: é o seu segundo lançamento.
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
value-omg-deck-default = 18 cartas com 34 pontos e três espinhas (não verificado: o baralho impresso não está publicado)
value-omg-deck-custom = as tuas próprias 18 cartas, por exemplo custom:1F,1C,2CD,3CDD e assim por diante
option-omg-dice = Os dados
value-omg-dice-k2c2d1s1 = duas chaves, duas moedas, um diamante, uma espada (não verificado: o dado impresso não está publicado)
value-omg-dice-k2c1d2s1 = duas chaves, uma moeda, dois diamantes, uma espada (não verificado)
value-omg-dice-k2c1d1s2 = duas chaves, uma moeda, um diamante, duas espadas (não verificado)
value-omg-dice-custom = as tuas próprias seis faces, por exemplo custom:KKCCDW (K chave, C moeda, D diamante, W espada)
option-omg-end = O fim da partida
value-omg-end-final_turns = mais um turno para todos depois do último baú
value-omg-end-on_last_open = no fim do turno em que se abre o último baú
value-omg-end-all_claimed = quando não houver nenhum tesouro à frente de nenhum navio (regra da casa)
option-omg-first_player = Quem começa
value-omg-first_player-youngest = o mais novo, indicado pelo anfitrião; senão, por sorteio
value-omg-first_player-random = por sorteio
value-omg-first_player-host = o anfitrião
option-omg-placement = É obrigatório usar os dados?
value-omg-placement-maximal = os dados que possam completar um baú ou um tesouro próprio têm de ser usados
value-omg-placement-free = qualquer dado pode ser posto de lado
option-omg-rerolls = Voltar a lançar
value-omg-rerolls-1 = todos os dados podem voltar a ser lançados uma vez
value-omg-rerolls-0 = não se volta a lançar, para os mais pequenos (regra da casa)
option-omg-same_turn_load = Carregar no turno em que se abre
value-omg-same_turn_load-no = não: todos os dados são colocados antes de se virar qualquer baú
value-omg-same_turn_load-yes = sim: cada carta faz logo efeito, e os dados que restam podem ir para o que acabou de se abrir
option-omg-seadogs = Velhos Lobos do Mar
value-omg-seadogs-off = ninguém rouba
value-omg-seadogs-on = os tesouros à frente de outros navios podem ser roubados (a partir dos seis anos)
option-omg-seafarer_commit = Dados que os navegadores põem cedo
value-omg-seafarer_commit-partial = podem ficar numa carta ainda por completar
value-omg-seafarer_commit-complete_only = têm de completar a carta, ou um roubo inteiro
option-omg-seafarers = Navegadores Experientes
value-omg-seafarers-off = volta-se a lançar os quatro dados
value-omg-seafarers-on = podem pôr-se primeiro alguns dados, e só se voltam a lançar os outros

preset-omg-base = O jogo como as regras o contam.
preset-omg-first = Uma primeira partida para os mais pequenos: sem voltar a lançar (regra da casa).
preset-omg-seafarers = Navegadores Experientes: põe alguns dados e volta a lançar os outros.
preset-omg-seadogs = Velhos Lobos do Mar: os tesouros à frente de outros navios podem ser roubados.
preset-omg-seafarers-seadogs = As duas variantes ao mesmo tempo.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    De que se trata

    De dois a quatro piratas, a partir dos cinco anos (OMG-A03). Ao centro há baús. Abre-os com chaves e depois carrega para o teu
    navio o que lá estava. Cada moeda e cada diamante que carregaste é um ponto, e ganha quem tiver mais pontos (OMG-23, OMG-31).

    Atenção: um baú aberto ainda não é saque. O tesouro fica à frente do teu navio até o carregares (OMG-19, OMG-22).
guide-omg-2 =
    O que há na caixa

    - Quatro dados, todos iguais, com chaves, moedas, diamantes e espadas (OMG-01, OMG-A38).
    - 18 cartas: de um lado um baú com uma a três fechaduras, do outro um tesouro de até três moedas e diamantes, ou espinhas
      de peixe (OMG-02, OMG-16).
    - Quatro navios (OMG-03).

    Quantos símbolos de cada têm os dados e as cartas impressos não está publicado em lado nenhum. Os nossos não estão verificados: um dado
    com duas chaves, duas moedas, um diamante e uma espada, e um baralho com três espinhas, 19 moedas e 15 diamantes (OMG-A01, OMG-A02). Se
    tens a caixa, joga com os teus próprios dados e baralho (OMG-A45).
guide-omg-3 =
    Antes de começar

    - Cada um tem um navio (OMG-04, OMG-A04).
    - As cartas são baralhadas, com os baús para cima. As três de cima ficam ao lado do baralho (OMG-05, OMG-06, OMG-A39).
    - Todos podem ver quantas fechaduras tem o próximo baú do baralho (OMG-A05).
    - Começa o mais novo, e segue-se no sentido dos ponteiros do relógio (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    O teu turno: lançar

    Lança os quatro dados. Se não gostares, volta a lançar os quatro, uma só vez; vale o segundo lançamento
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    O teu turno: colocar os dados

    Põe os teus dados nas cartas. Uma carta tem de ficar completamente cheia (OMG-12).

    - As chaves vão para os baús: tantas quantas as fechaduras (OMG-15, OMG-17).
    - As moedas e os diamantes vão para os teus próprios tesouros: exatamente o que eles mostram (OMG-20, OMG-21).
    - Uma espada é um joker: faz de chave, de moeda ou de diamante; podes usar todas as que tiveres (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - Os dados que possam completar mais um baú ou tesouro teu têm de ser usados; em que carta, és tu que decides
      (OMG-11, OMG-A07).
    - Os dados que não cabem em lado nenhum perdem-se neste turno, e nenhum fica para o seguinte (OMG-13, OMG-A11, OMG-A37).

    Só quando todos os dados estão nalgum sítio é que alguma coisa acontece (OMG-14, OMG-A41).
guide-omg-6 =
    O teu turno: o que acontece

    - Os baús abertos são virados. O tesouro fica à frente do teu navio, à vista de todos; podes carregá-lo a partir do teu
      próximo turno (OMG-19, OMG-A08).
    - Mais fechaduras prometem melhor tesouro (OMG-18).
    - As espinhas vão diretas para o teu navio e não valem nada (OMG-25, OMG-26).
    - Os tesouros carregados vão para debaixo do teu navio: são o teu saque (OMG-22).
    - Os dados passam para a esquerda, e novos baús enchem os lugares vazios, a partir da esquerda, enquanto houver
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    O fim

    Quando o último dos 18 baús tiver sido aberto, todos jogam mais um turno: primeiro quem está à esquerda de quem o abriu, e este em
    último (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Depois conta-se o saque; os tesouros que ainda estejam à frente de um
    navio não contam (OMG-A18).

    Com pontos iguais ganha quem tiver mais diamantes, depois menos espinhas; senão a vitória é partilhada
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Navegadores Experientes

    Depois do primeiro lançamento podes pôr alguns dados em cartas, mesmo em cartas ainda por completar. Lá ficam. Lança os outros mais
    uma vez e coloca-os (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). Uma carta que continue por completar não rende nada.
guide-omg-9 =
    Variante: Velhos Lobos do Mar

    A partir dos seis anos (OMG-36). Também podes roubar os tesouros que estão à frente de outro navio (OMG-37):

    - um dado de espada vai para esse navio, uma vez para todos os seus tesouros; não é joker (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - e os teus outros dados completam um ou vários tesouros à frente dele (OMG-39).

    O tesouro roubado vai direto para o teu navio (OMG-40). Ninguém é obrigado a roubar, e as espinhas não podem ser roubadas
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). As duas variantes combinam bem (OMG-A34).
guide-omg-10 =
    Cada mesa tem os seus hábitos

    - Os mais pequenos podem jogar sem o segundo lançamento (OMG-A35).
    - Há quem acabe a partida com o último baú, e há quem só acabe quando todos os tesouros estão carregados (OMG-A19).
    - Há quem carregue um tesouro no mesmo turno em que o abre (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Probabilidade de ganhar: este turno é calculado até ao fim; o que vem depois é estimado por um ajuste a partidas jogadas.
basis-omg-nearest = Probabilidade de ganhar: este turno é calculado até ao fim; o que vem depois é estimado por um ajuste a partidas com outras opções, as mais parecidas que há.
basis-omg-final = Probabilidade de ganhar nos últimos turnos: calculada até ao fim da partida.
