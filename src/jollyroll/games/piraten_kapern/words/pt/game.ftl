# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Oito dados, uma carta e uma caveira a mais: até onde te atreves a ir?

# Nouns
face-pk-coin = moeda
face-pk-diamond = diamante
face-pk-monkey = macaco
face-pk-parrot = papagaio
face-pk-sword = espada
face-pk-skull = caveira
place-pk-bank = o bloco de pontos
pk-card = { $amount ->
        [0] o Baú do Tesouro
        [1] o Capitão
        [2] a Feiticeira
        [3] a carta Ouro
        [4] a carta Diamante
        [5] a carta Macaquices
        [6] uma Batalha Naval: são precisas duas espadas
        [7] uma Batalha Naval: são precisas três espadas
        [8] uma Batalha Naval: são precisas quatro espadas
        [9] uma carta com uma caveira
       *[10] uma carta com duas caveiras
    }
card-pk-treasure-chest = Baú do Tesouro
card-pk-captain = Capitão
card-pk-sorceress = Feiticeira
card-pk-gold = Ouro
card-pk-diamond = Diamante
card-pk-monkey-business = Macaquices
card-pk-sea-battle-2 = Batalha Naval com duas espadas
card-pk-sea-battle-3 = Batalha Naval com três espadas
card-pk-sea-battle-4 = Batalha Naval com quatro espadas
card-pk-skulls-1 = Uma Caveira
card-pk-skulls-2 = Duas Caveiras

# What each card does, in a line
card-line-pk-treasure-chest = Os dados que puseres na carta estão a salvo: pontuam mesmo que três caveiras acabem com o teu turno.
card-line-pk-captain = Os teus pontos deste turno valem a dobrar.
card-line-pk-sorceress = Uma vez neste turno podes relançar uma caveira.
card-line-pk-gold = Começas com uma moeda de ouro.
card-line-pk-diamond = Começas com um diamante.
card-line-pk-monkey-business = Macacos e papagaios contam como uma só espécie.
card-line-pk-sea-battle-2 = Consegue duas espadas ou mais: 300 pontos extra. Se falhares, perdes 300.
card-line-pk-sea-battle-3 = Consegue três espadas ou mais: 500 pontos extra. Se falhares, perdes 500.
card-line-pk-sea-battle-4 = Consegue quatro espadas ou mais: 1.000 pontos extra. Se falhares, perdes 1.000.
card-line-pk-skulls-1 = Começas com uma caveira.
card-line-pk-skulls-2 = Começas com duas caveiras.

# What the one to act is asked
phase-pk-draw-card = Tira uma carta da Fortuna.
phase-pk-throw = Lança os dados.
phase-pk-roll = Paras ou relanças dois dados ou mais?
phase-pk-roll-spell = Paras ou relanças? A Feiticeira pode relançar uma caveira.
phase-pk-island = Ilha das Caveiras: lanças à procura de mais caveiras ou paras?
phase-pk-rescue = Três caveiras! Chamas a Feiticeira ou acabas o turno?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Parar: cada adversário perde { $loss } pontos
        [three-skulls] Aceitar as três caveiras: acaba o teu turno
       *[table] Parar já: { $points } pontos
    }
choice-pk-roll = Relançar { $dice }
choice-pk-revive = { $count ->
        [0] Chamar a Feiticeira: relançar uma caveira, sem outros dados
       *[other] Chamar a Feiticeira: relançar uma caveira com { $dice }
    }
choice-pk-chest = { $count ->
        [0] Tirar todos os dados do Baú do Tesouro
       *[other] Pôr no Baú do Tesouro: { $dice }
    }

# What happened
told-pk-card = { $you ->
        [to] Tiras { pk-card }.
       *[other] { $to } tira { pk-card }.
    }
told-pk-pile-shuffled = O baralho acabou: as { $amount } cartas usadas são baralhadas.
told-pk-pile-turned-over = O baralho acabou: as { $amount } cartas usadas são viradas e saem outra vez pela mesma ordem.
told-pk-revived = { $you ->
        [to] Chamas a Feiticeira: relança-se uma caveira.
       *[other] { $to } chama a Feiticeira: relança-se uma caveira.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Tiras todos os dados do Baú do Tesouro.
            [one] Tens um dado a salvo no Baú do Tesouro.
           *[other] Tens { $amount } dados a salvo no Baú do Tesouro.
        }
       *[other] { $amount ->
            [0] { $to } tira todos os dados do Baú do Tesouro.
            [one] { $to } tem um dado a salvo no Baú do Tesouro.
           *[other] { $to } tem { $amount } dados a salvo no Baú do Tesouro.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Três caveiras: acabou o teu turno!
           *[other] { $amount } caveiras: acabou o teu turno!
        }
       *[other] { $amount ->
            [3] Três caveiras: acabou o turno de { $to }!
           *[other] { $amount } caveiras: acabou o turno de { $to }!
        }
    }
told-pk-chest-saved = { told-to }: dados no Baú do Tesouro +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] Não pontuas.
       *[other] { $to } não pontua.
    }
told-pk-set-of-coins = { told-to }: série de moedas +{ $amount }
told-pk-set-of-diamonds = { told-to }: série de diamantes +{ $amount }
told-pk-set-of-monkeys = { told-to }: série de macacos +{ $amount }
told-pk-set-of-parrots = { told-to }: série de papagaios +{ $amount }
told-pk-set-of-animals = { told-to }: macacos e papagaios juntos +{ $amount }
told-pk-set-of-swords = { told-to }: série de espadas +{ $amount }
told-pk-nine-alike-extra = { told-to }: nove iguais +{ $amount }
told-pk-coins = { told-to }: moedas +{ $amount }
told-pk-diamonds = { told-to }: diamantes +{ $amount }
told-pk-full-chest = Baú cheio! { told-to }: +{ $amount }
told-pk-captain = O Capitão duplica tudo! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] Ganhas a Batalha Naval: +{ $amount }
       *[other] { $to } ganha a Batalha Naval: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Perdes a Batalha Naval: −{ $amount }
       *[other] { $from } perde a Batalha Naval: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] A tua Batalha Naval é cancelada: não ganhas nem perdes nada.
       *[other] A Batalha Naval de { $to } é cancelada: não ganha nem perde nada.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] Mesmo assim, as espadas dão-te a Batalha Naval: +{ $amount }
       *[other] Mesmo assim, as espadas dão a Batalha Naval a { $to }: +{ $amount }
    }
told-pk-island = { $you ->
        [to] { $amount } caveiras! Zarpas para a Ilha das Caveiras.
       *[other] { $amount } caveiras! { $to } zarpa para a Ilha das Caveiras.
    }
told-pk-island-more-skulls = { $you ->
        [to] Já tens { $amount } caveiras.
       *[other] { $to } já tem { $amount } caveiras.
    }
told-pk-island-spell = { $you ->
        [to] Depois do feitiço tens { $amount } caveiras.
       *[other] Depois do feitiço { $to } tem { $amount } caveiras.
    }
told-pk-island-no-skull = { $you ->
        [to] Desta vez nenhuma caveira: deixas a Ilha com { $amount } caveiras.
       *[other] Desta vez nenhuma caveira: { $to } deixa a Ilha com { $amount } caveiras.
    }
told-pk-island-all-skulls = { $you ->
        [to] Só caveiras: deixas a Ilha com { $amount }.
       *[other] Só caveiras: { $to } deixa a Ilha com { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [0] Sem dados, não podes continuar a lançar e deixas a Ilha.
            [one] Só com um dado, não podes continuar a lançar e deixas a Ilha.
           *[other] Só com { $amount } dados, não podes continuar a lançar e deixas a Ilha.
        }
       *[other] { $amount ->
            [0] Sem dados, { $to } não pode continuar a lançar e deixa a Ilha.
            [one] Só com um dado, { $to } não pode continuar a lançar e deixa a Ilha.
           *[other] Só com { $amount } dados, { $to } não pode continuar a lançar e deixa a Ilha.
        }
    }
told-pk-island-loss = { $you ->
        [from] Perdes { $amount } pontos por causa da Ilha.
       *[other] { $from } perde { $amount } pontos por causa da Ilha.
    }
told-pk-lifted = { $you ->
        [to] A tua pontuação sobe até zero.
       *[other] A pontuação de { $to } sobe até zero.
    }
told-pk-final-round = { $you ->
        [to] Tens { $amount } pontos: todos os outros jogam mais um turno.
       *[other] { $to } tem { $amount } pontos: todos os outros jogam mais um turno.
    }
told-pk-final-round-off = Já ninguém tem { $amount } pontos: a ronda final é cancelada.
told-pk-play-on = Ainda ninguém tem pontos suficientes (meta: { $amount }): a partida continua.
told-pk-sudden-from-now = Não há mais rondas finais: ganha logo quem primeiro acabar um turno com pontos suficientes (meta: { $amount }).
told-pk-playoff = { $amount } jogadores empatam na frente e jogam mais um turno cada.
told-pk-wins = { $you ->
        [to] Ganhaste com { $amount } pontos!
       *[other] { $to } ganha com { $amount } pontos!
    }
told-pk-shared = { $amount } jogadores empatam na frente e partilham a vitória.
told-pk-nine-alike = { $you ->
        [to] Nove iguais! Ganhaste a partida.
       *[other] Nove iguais! { $to } ganha a partida.
    }
told-pk-leave = { $you ->
        [to] Deixas a partida; a tua pontuação fica em { $amount }.
       *[other] { $to } deixa a partida; a pontuação fica em { $amount }.
    }
told-pk-turn-dropped = { $you ->
        [to] O teu turno acaba sem efeito.
       *[other] O turno de { $to } acaba sem efeito.
    }
told-pk-last-one = { $you ->
        [to] Só restas tu, por isso ganhas.
       *[other] Só resta { $to }, por isso ganha.
    }
told-pk-last-tied = { $you ->
        [to] Dos empatados só restas tu, por isso ganhas.
       *[other] Dos empatados só resta { $to }, por isso ganha.
    }

# Refusals
refused-pk-unknown-choice = O Piraten Kapern não tem essa jogada; escolhe uma da lista.
refused-pk-game-over = A partida acabou; começa outra para continuar a jogar.
refused-pk-first-player-open = Ainda não se sabe quem começa; espera pelo sorteio.
refused-pk-card-comes-first = Primeiro vem uma carta da Fortuna; espera até ser tirada.
refused-pk-dice-must-fall = Os dados ainda não foram lançados; espera pelo lançamento.
refused-pk-stop-barred = Nesta mesa continua-se a lançar na Ilha enquanto houver dados suficientes; escolhe os dados a lançar.
refused-pk-dice-not-there = Esses dados não estão lá; escolhe entre os outros.
refused-pk-dice-stowed = Alguns desses dados estão no Baú do Tesouro e de lá não se lançam; escolhe outros.
refused-pk-no-dice-named = Indica os dados a relançar, ou fica por aqui.
refused-pk-two-dice = Cada lançamento precisa de dois dados ou mais; junta um dado, ou fica por aqui.
refused-pk-island-two-dice = São poucos dados para um lançamento na Ilha; junta um dado.
refused-pk-keep-one = Nesta mesa é preciso guardar um dado; deixa pelo menos um dos oito.
refused-pk-three-skulls = Com três caveiras só a Feiticeira pode ajudar; junta uma caveira ao lançamento, ou aceita o fim do turno.
refused-pk-no-sorceress = A tua carta não é a Feiticeira; as caveiras ficam onde estão.
refused-pk-spell-spent = A Feiticeira já te ajudou neste turno.
refused-pk-no-skull = Não há nenhuma caveira para relançar; lança outros dados.
refused-pk-no-spell-here = Nesta mesa a Feiticeira não vem à Ilha; lança outros dados.
refused-pk-skull-not-alone = Nesta mesa a caveira precisa de outro dado; junta um ao lançamento.
refused-pk-skull-by-itself = Na Ilha a caveira é relançada sem outros dados: não indiques mais nenhum.
refused-pk-no-chest = A tua carta não é o Baú do Tesouro; não podes pôr dados nela.
refused-pk-chest-closed-here = O Baú do Tesouro não serve de nada na Ilha.
refused-pk-chest-arranged = Já encheste o baú desde o último lançamento; agora lança ou fica por aqui.
refused-pk-chest-unchanged = Esses dados já estão no baú; indica outros, lança ou fica por aqui.
refused-pk-skull-stays = As caveiras nunca se relançam; deixa-as de fora, ou escreve +S a seguir aos dados para chamar a Feiticeira.
refused-pk-one-skull = A Feiticeira relança exatamente uma caveira; antes de +S indica só outros dados.
refused-pk-no-skulls-on-chest = As caveiras não podem ir para o Baú do Tesouro; deixa-as de fora.
refused-pk-unknown-card = Não há nenhuma carta chamada “{ $card }”. As cartas são: { $known }.
refused-pk-card-before-dice = Isso são dados, mas primeiro vem uma carta da Fortuna. As cartas são: { $known }.

# Options
option-pk-deck = Quando o baralho acaba
value-pk-deck-reshuffle_when_empty = As cartas usadas são baralhadas.
value-pk-deck-cycle = As cartas usadas são viradas tal como estão: saem outra vez pela mesma ordem.
value-pk-deck-with_replacement = Nunca acaba: em cada turno a carta sai de entre as 35.
option-pk-end = Como acaba a partida
value-pk-end-final_round = Quando alguém chega à meta, os outros jogam mais um turno.
value-pk-end-sudden = Regra da casa: ganha logo quem primeiro tiver pontos suficientes no fim de um turno.
option-pk-after_failed_round = Chegar à meta depois de uma ronda final que ninguém ganhou
value-pk-after_failed_round-final_round = Quem chegar a seguir à meta inicia outra ronda final.
value-pk-after_failed_round-sudden = A partir daí ganha logo quem primeiro acabar um turno com pontos suficientes.
option-pk-final_cancel = Se durante a ronda final já ninguém estiver na meta
value-pk-final_cancel-after_round = Primeiro joga-se a ronda até ao fim.
value-pk-final_cancel-immediate = A ronda é logo cancelada.
option-pk-first_player = Quem começa
value-pk-first_player-random = Sorteia-se quem começa.
value-pk-first_player-host = Começa o anfitrião.
value-pk-first_player-youngest = Começa a pessoa indicada como a mais nova.
value-pk-first_player-rolloff = Todos lançam os dados; começa quem tirar mais caveiras. Em caso de empate, volta-se a lançar.
option-pk-full_chest_sea = Baú cheio: as duas espadas de uma Batalha Naval
value-pk-full_chest_sea-true = Contam como dados que pontuam.
value-pk-full_chest_sea-false = Não contam.
option-pk-full_chest_skull_card = Baú cheio com uma carta de caveiras
value-pk-full_chest_skull_card-true = É possível.
value-pk-full_chest_skull_card-false = Não é possível.
option-pk-island_min_dice = Mínimo de dados por lançamento na Ilha
value-pk-island_min_dice-2 = Dois dados.
value-pk-island_min_dice-1 = Um dado.
option-pk-island_stop = Parar na Ilha
value-pk-island_stop-may = Podes parar quando quiseres.
value-pk-island_stop-must_roll = Tens de continuar a lançar enquanto houver dados suficientes.
option-pk-reroll_all = Relançar os oito dados
value-pk-reroll_all-allowed = É permitido.
value-pk-reroll_all-keep_one = Tens de guardar pelo menos um dado.
option-pk-score_floor = Pontuação mínima
value-pk-score_floor-none = A pontuação pode descer abaixo de zero.
value-pk-score_floor-zero = Nenhuma pontuação desce abaixo de zero.
option-pk-sea_bust = Três caveiras numa Batalha Naval
value-pk-sea_bust-lose = A batalha perde-se, com ou sem espadas.
value-pk-sea_bust-zero = Com as espadas nada se ganha nem se perde; sem elas a batalha perde-se.
value-pk-sea_bust-bonus = Com as espadas recebes na mesma o bónus; sem elas a batalha perde-se.
option-pk-nine_alike = Nove moedas ou nove diamantes, contando a carta
value-pk-nine_alike-as_eight = Valem como oito: 4.000 pontos.
value-pk-nine_alike-8000 = Valem 8.000 pontos.
value-pk-nine_alike-instant_win = Se parares com eles, ganhas a partida.
option-pk-sorceress_island = A Feiticeira na Ilha
value-pk-sorceress_island-no = A Feiticeira não vem à Ilha.
value-pk-sorceress_island-yes = Uma vez, na Ilha, pode relançar-se uma caveira juntamente com outros dados.
value-pk-sorceress_island-alone = Uma vez, na Ilha, pode relançar-se uma caveira sem outros dados.
option-pk-sorceress_min_dice = Dados num lançamento com a caveira da Feiticeira
value-pk-sorceress_min_dice-exempt = A caveira pode ser relançada sem outros dados.
value-pk-sorceress_min_dice-counts_as_one_of_two = A caveira tem de ser relançada com outro dado.
option-pk-target = Meta
value-pk-target-5000 = 5.000 pontos: uma partida curta.
value-pk-target-6000 = 6.000 pontos, como no folheto.
value-pk-target-8000 = 8.000 pontos: uma partida longa.
value-pk-target-number = Qualquer múltiplo de 100, de 1.000 a 20.000.
option-pk-tie = Quando há empate na frente
value-pk-tie-shared = Os empatados partilham a vitória.
value-pk-tie-playoff = Os empatados jogam mais um turno cada.
option-pk-win_at = Com a meta exata
value-pk-win_at-above = Ainda não ganhas: é preciso mais.
value-pk-win_at-at_least = Chega para ganhar.

# Presets
preset-pk-book = Como no folheto: ganha-se com mais de 6.000 pontos depois de uma ronda final.
preset-pk-bga = Como no Board Game Arena: 6.000 chegam, e a ronda final pode ser cancelada.
preset-pk-grid = Como os estudantes de programação o conhecem: ninguém abaixo de zero, 6.000 chegam, a Feiticeira vem à Ilha.
preset-pk-fr = Como no Mille Sabords: guarda um dado, continua a lançar na Ilha, e com nove iguais ganhas logo.
preset-pk-sudden = Regra da casa: ganha logo quem primeiro passar de 6.000 pontos.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    De que se trata

    De dois a cinco piratas, a partir dos oito anos, cerca de meia hora (PK-01, PK-02, PK-03).

    Tira símbolos iguais, sabe parar antes da terceira caveira e chega primeiro aos { $target } pontos (PK-05, PK-17, PK-24).
guide-pk-2 =
    O que é preciso

    - Oito dados, todos iguais: moeda de ouro, diamante, macaco, papagaio, espada e caveira (PK-07, PK-50).
    - 35 cartas da Fortuna, baralhadas, viradas para baixo ao centro (PK-08, PK-11, PK-51).

    { $first_player_told } Depois joga-se no sentido dos ponteiros do relógio (PK-A02, PK-A03).
guide-pk-3 =
    O teu turno

    - Tira uma carta da Fortuna. Vale para este turno (PK-04, PK-A01).
    - Lança os oito dados (PK-12).
    - Põe as caveiras de lado. Lá ficam (PK-16).
    - Agora podes parar e somar os teus pontos, ou relançar dois dados ou mais, tantas vezes quantas te atreveres. { $reroll_all ->
            [keep_one] { $reroll_all_told }{" "}
           *[other] {""}
        }(PK-13, PK-15, PK-A05)
    - Os dados que guardaste podem ser relançados mais tarde (PK-14).
    - A terceira caveira acaba com o teu turno, e não somas nada (PK-17).
guide-pk-4 =
    Pontos

    - Séries: três iguais valem 100; quatro, 200; cinco, 500; seis, 1.000; sete, 2.000; oito, 4.000 (PK-19, PK-20).
    - Cada moeda e cada diamante valem mais 100, numa série ou não (PK-21, PK-22).
    - Se os oito dados pontuarem, o teu baú está cheio: mais 500 (PK-23).
guide-pk-5 =
    A Ilha das Caveiras

    Com quatro caveiras ou mais no primeiro lançamento, zarpas para a Ilha (PK-28, PK-A15).

    - Lá não somas nada, mas cada adversário perde 100 pontos por cada caveira (PK-29, PK-32).
    - Continua a lançar à procura de mais caveiras, { $island_min_dice ->
            [1] com os dados que quiseres
           *[other] com dois dados no mínimo
        }. { $island_stop_told } O que juntaste conta de qualquer maneira (PK-30, PK-A17, PK-A18).
    - Um lançamento sem caveiras acaba com o teu turno, tal como ficares { $island_min_dice ->
            [1] sem dados
           *[other] com menos de dois dados
        } (PK-31, PK-A19).
guide-pk-6 =
    As cartas

    - Baú do Tesouro (4): depois de cada lançamento, põe dados na carta ou tira-os. Se as caveiras acabarem com o teu turno, esses dados pontuam na mesma (PK-35, PK-36).
    - Capitão (4): os teus pontos valem a dobrar; na Ilha cada caveira custa 200 (PK-37, PK-38).
    - Feiticeira (4): uma vez, relança uma caveira, mesmo a terceira. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Ouro (4) e Diamante (4): começas com uma moeda ou com um diamante, que conta por si só e numa série (PK-45, PK-46).
    - Macaquices (4): macacos e papagaios contam como uma só espécie (PK-47).
    - Batalha Naval (6): precisas de duas, três ou quatro espadas. Com elas ganhas 300, 500 ou 1.000 além do que valerem os teus dados; sem elas perdes
      outro tanto e os teus dados não valem nada (PK-41, PK-42, PK-43, PK-52). Três caveiras? { $sea_bust_told } No mar não há Ilha (PK-44, PK-A23).
    - Caveiras (5): começas com uma ou duas caveiras (PK-49).
guide-pk-7 =
    O fim

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Depois ganha quem tiver mais pontos.
    } (PK-24, PK-25, PK-26)
    - Exatamente { $target }? { $win_at_told } (PK-A42)
    - Se ninguém tiver pontos suficientes, continua-se a jogar.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - Empate na frente? { $tie_told } (PK-A46)
guide-pk-8 =
    O que se esquece facilmente

    - Exatamente três caveiras no primeiro lançamento não levam à Ilha: acabou o teu turno (PK-A52).
    - Quatro caveiras depois de um lançamento posterior também não (PK-A53).
    - As caveiras impressas na carta contam como as dos dados (PK-A14, PK-A15, PK-A16).
    - Com a terceira caveira já é tarde para pôr dados no baú (PK-A37).
    - Nove moedas ou diamantes, contando a carta? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Probabilidade de ganhar: a partida inteira para dois, resolvida com ambos a jogar o melhor possível; cada turno é calculado até ao fim.
basis-pk-pile = Probabilidade de ganhar: a partida para dois, resolvida com cartas de um baralho completo; este turno é calculado até ao fim, e o seguinte com as cartas que restam.
basis-pk-stretched = Probabilidade de ganhar: estimada a partir da partida resolvida com outras opções; cada turno é calculado até ao fim.
basis-pk-three = Probabilidade de ganhar: a partida inteira para três, resolvida com cartas de um baralho completo até ninguém poder ganhar grande coisa jogando um turno de outra maneira; cada turno é calculado até ao fim.
basis-pk-fitted = Probabilidade de ganhar: estimada com um modelo ajustado a partidas jogadas, segundo a situação de cada lugar face a cada um dos outros; cada turno é calculado até ao fim.
basis-pk-final = Probabilidade de ganhar num turno que decide a partida: calculada até ao seu fim.
