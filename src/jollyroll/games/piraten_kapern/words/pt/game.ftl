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
card-line-pk-treasure-chest = Os dados que puseres na carta estão a salvo: pontuam mesmo que três caveiras acabem o teu turno.
card-line-pk-captain = Todos os pontos deste turno valem a dobrar.
card-line-pk-sorceress = Uma vez neste turno podes voltar a lançar uma caveira.
card-line-pk-gold = Começas com uma moeda de ouro.
card-line-pk-diamond = Começas com um diamante.
card-line-pk-monkey-business = Macacos e papagaios são da mesma espécie.
card-line-pk-sea-battle-2 = Consegue duas espadas ou mais: 300 pontos extra. Se falhares, perdes 300.
card-line-pk-sea-battle-3 = Consegue três espadas ou mais: 500 pontos extra. Se falhares, perdes 500.
card-line-pk-sea-battle-4 = Consegue quatro espadas ou mais: 1.000 pontos extra. Se falhares, perdes 1.000.
card-line-pk-skulls-1 = Começas com uma caveira.
card-line-pk-skulls-2 = Começas com duas caveiras.

# What the one to act is asked
phase-pk-draw-card = Vira uma carta da Fortuna.
phase-pk-throw = Lança os dados.
phase-pk-roll = Paras, ou voltas a lançar dois dados ou mais?
phase-pk-island = Ilha das Caveiras: lanças por mais caveiras, ou paras?
phase-pk-rescue = Três caveiras! Chamas a Feiticeira, ou acabas o turno?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Parar: cada adversário perde { $loss } pontos
        [three-skulls] Aceitar as três caveiras: o turno acaba
       *[table] Parar já: { $points } pontos
    }
choice-pk-roll = Lançar { $dice }
choice-pk-revive = { $count ->
        [0] Reanimar uma caveira e lançá-la sozinha
       *[other] Reanimar uma caveira e lançá-la com { $dice }
    }
choice-pk-chest = { $count ->
        [0] Tirar todos os dados do Baú do Tesouro
       *[other] Deixar no Baú do Tesouro: { $dice }
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } vira o Baú do Tesouro.
        [1] { $to } vira o Capitão.
        [2] { $to } vira a Feiticeira.
        [3] { $to } vira a carta Ouro.
        [4] { $to } vira a carta Diamante.
        [5] { $to } vira Macaquices.
        [6] { $to } vira uma Batalha Naval: são precisas duas espadas.
        [7] { $to } vira uma Batalha Naval: são precisas três espadas.
        [8] { $to } vira uma Batalha Naval: são precisas quatro espadas.
        [9] { $to } vira uma carta com uma caveira.
       *[10] { $to } vira uma carta com duas caveiras.
    }
told-pk-pile-shuffled = O baralho acabou: as { $amount } cartas usadas são baralhadas.
told-pk-pile-turned-over = O baralho acabou: as { $amount } cartas usadas são viradas e saem outra vez pela mesma ordem.
told-pk-revived = { $to } chama a Feiticeira: uma caveira volta a ser lançada.
told-pk-stowed = { $amount ->
        [0] { $to } tira todos os dados do Baú do Tesouro.
        [one] { $to } tem um dado no Baú do Tesouro.
       *[other] { $to } tem { $amount } dados no Baú do Tesouro.
    }
told-pk-disqualified = { $to } tem { $amount } caveiras: desqualificação.
told-pk-chest-saved = Os dados no Baú do Tesouro dão { $amount } pontos a { $to }.
told-pk-nothing-scored = { $to } não pontua.
told-pk-set-of-coins = A série de moedas dá { $amount } pontos a { $to }.
told-pk-set-of-diamonds = A série de diamantes dá { $amount } pontos a { $to }.
told-pk-set-of-monkeys = A série de macacos dá { $amount } pontos a { $to }.
told-pk-set-of-parrots = A série de papagaios dá { $amount } pontos a { $to }.
told-pk-set-of-animals = Macacos e papagaios juntos dão { $amount } pontos a { $to }.
told-pk-set-of-swords = A série de espadas dá { $amount } pontos a { $to }.
told-pk-nine-alike-extra = Nove iguais dão mais { $amount } pontos a { $to }.
told-pk-coins = As moedas valem { $amount } pontos a { $to }.
told-pk-diamonds = Os diamantes valem { $amount } pontos a { $to }.
told-pk-full-chest = Baú cheio! Mais { $amount } pontos para { $to }.
told-pk-captain = O Capitão duplica: mais { $amount } pontos para { $to }.
told-pk-battle-won = { $to } ganha a Batalha Naval e { $amount } pontos.
told-pk-battle-lost = { $from } perde a Batalha Naval e { $amount } pontos.
told-pk-battle-broken-off = A Batalha Naval de { $to } é interrompida; nada se ganha nem se perde.
told-pk-battle-bonus-alone = Ainda assim as espadas ganham a Batalha Naval: { $amount } pontos para { $to }.
told-pk-island = { $to } tem { $amount } caveiras e zarpa para a Ilha das Caveiras.
told-pk-island-more-skulls = { $to } já tem { $amount } caveiras.
told-pk-island-spell = Depois do feitiço { $to } tem { $amount } caveiras.
told-pk-island-no-skull = Desta vez nenhuma caveira: { $to } deixa a Ilha com { $amount } caveiras.
told-pk-island-all-skulls = Todos os dados mostram caveiras: { $to } deixa a Ilha com { $amount } caveiras.
told-pk-island-dice-out = { $amount ->
        [0] Sem dados, { $to } não pode continuar a lançar e deixa a Ilha.
        [one] Só com um dado, { $to } não pode continuar a lançar e deixa a Ilha.
       *[other] Só com { $amount } dados, { $to } não pode continuar a lançar e deixa a Ilha.
    }
told-pk-island-loss = { $from } perde { $amount } pontos por causa da Ilha.
told-pk-lifted = { $to } volta a subir a zero.
told-pk-final-round = { $to } tem { $amount } pontos: todos os outros jogam mais um turno.
told-pk-final-round-off = Já ninguém tem { $amount } pontos: a ronda final é cancelada.
told-pk-play-on = Ninguém ganhou com { $amount }: a partida continua.
told-pk-sudden-from-now = Não haverá outra ronda final: ganha logo quem primeiro acabar um turno com pontos que cheguem para { $amount }.
told-pk-playoff = { $amount } jogadores empatam na frente e jogam mais um turno cada.
told-pk-wins = { $to } ganha com { $amount } pontos.
told-pk-shared = { $amount } jogadores empatam na frente e partilham a vitória.
told-pk-nine-alike = Nove iguais! { $to } ganha a partida.
told-pk-leave = { $to } deixa a partida; a pontuação fica em { $amount }.
told-pk-turn-dropped = O turno de { $to } acaba sem efeito.
told-pk-last-one = Só resta { $to }, que ganha.
told-pk-last-tied = De quem empatou só resta { $to }, que ganha.

# Refusals
refused-pk-unknown-choice = O Piraten Kapern não tem essa jogada; escolhe uma da lista.
refused-pk-game-over = A partida acabou; começa outra para continuar a jogar.
refused-pk-first-player-open = Ainda não se sabe quem começa; espera pelo sorteio.
refused-pk-card-comes-first = Primeiro vem uma carta da Fortuna; espera até ela estar na mesa.
refused-pk-dice-must-fall = Os dados ainda não caíram; espera pelo lançamento.
refused-pk-stop-barred = Nesta mesa continua-se a lançar na Ilha enquanto houver dados que cheguem; escolhe os dados a lançar.
refused-pk-dice-not-there = Esses dados não estão ali; escolhe entre os que estão.
refused-pk-dice-stowed = Alguns desses dados estão no Baú do Tesouro e de lá não se lançam; escolhe outros.
refused-pk-no-dice-named = Indica os dados que voltas a lançar, ou decide parar.
refused-pk-two-dice = Cada lançamento precisa de dois dados ou mais; junta um dado, ou decide parar.
refused-pk-island-two-dice = São poucos dados para um lançamento na Ilha; junta um dado.
refused-pk-keep-one = Nesta mesa é preciso guardar um dado; deixa pelo menos um dos oito.
refused-pk-three-skulls = Com três caveiras só a Feiticeira pode ajudar; junta uma caveira ao lançamento, ou aceita o fim do turno.
refused-pk-no-sorceress = A tua carta não é a Feiticeira; as caveiras ficam onde estão.
refused-pk-spell-spent = A Feiticeira já te ajudou neste turno.
refused-pk-no-skull = Não há nenhuma caveira para reanimar; lança outros dados.
refused-pk-no-spell-here = Nesta mesa a Feiticeira não vem à Ilha; lança outros dados.
refused-pk-skull-not-alone = Nesta mesa a caveira reanimada precisa de outro dado; junta um ao lançamento.
refused-pk-skull-by-itself = Na Ilha a caveira reanimada lança-se sozinha: não indiques outros dados.
refused-pk-no-chest = A tua carta não é o Baú do Tesouro; não podes pôr dados de lado nela.
refused-pk-chest-closed-here = O Baú do Tesouro não serve de nada na Ilha.
refused-pk-chest-arranged = Já encheste o baú desde o último lançamento; agora lança ou decide parar.
refused-pk-chest-unchanged = Esses dados já estão no baú; indica outros, lança ou decide parar.
refused-pk-skull-stays = As caveiras nunca se voltam a lançar; deixa-as de fora, ou escreve +S a seguir aos dados para chamar a Feiticeira.
refused-pk-one-skull = A Feiticeira reanima exatamente uma caveira; antes de +S indica só outros dados.
refused-pk-no-skulls-on-chest = No Baú do Tesouro não pode haver caveiras; deixa-as de fora.
refused-pk-unknown-card = Não há nenhuma carta chamada “{ $card }”. As cartas são: { $known }.
refused-pk-card-before-dice = Isso são dados, mas primeiro vem uma carta da Fortuna. As cartas são: { $known }.

# Options
option-pk-deck = Quando o baralho acaba
value-pk-deck-reshuffle_when_empty = As cartas usadas são baralhadas.
value-pk-deck-cycle = As cartas usadas são viradas tal como estão, e repete-se a primeira ordem.
value-pk-deck-with_replacement = Nunca acaba: cada turno tira de entre as 35 cartas.
option-pk-end = Como acaba a partida
value-pk-end-final_round = Chegando à meta, os outros jogam mais um turno cada.
value-pk-end-sudden = Regra da casa: ganha logo quem primeiro tiver pontos que cheguem no fim de um turno.
option-pk-after_failed_round = Chegar à meta depois de uma ronda final que ninguém ganhou
value-pk-after_failed_round-final_round = Começa outra ronda final.
value-pk-after_failed_round-sudden = A partir daí ganha logo quem primeiro acabar um turno com pontos que cheguem.
option-pk-final_cancel = Quando já ninguém tem a meta na ronda final
value-pk-final_cancel-after_round = Primeiro joga-se a ronda até ao fim.
value-pk-final_cancel-immediate = A ronda é logo cancelada.
option-pk-first_player = Quem começa
value-pk-first_player-random = Decide o sorteio.
value-pk-first_player-host = Começa o anfitrião.
value-pk-first_player-youngest = Começa a pessoa indicada como a mais nova.
value-pk-first_player-rolloff = Todos lançam os dados; começa quem tirar mais caveiras.
option-pk-full_chest_sea = Duas espadas de uma Batalha Naval num baú cheio
value-pk-full_chest_sea-true = Contam como dados que rendem.
value-pk-full_chest_sea-false = Não contam.
option-pk-full_chest_skull_card = Baú cheio com uma carta de caveiras
value-pk-full_chest_skull_card-true = É possível.
value-pk-full_chest_skull_card-false = Não é possível.
option-pk-island_min_dice = Mínimo de dados por lançamento na Ilha
value-pk-island_min_dice-2 = Dois dados.
value-pk-island_min_dice-1 = Um dado.
option-pk-island_stop = Parar na Ilha
value-pk-island_stop-may = Podes parar quando quiseres.
value-pk-island_stop-must_roll = Continuas a lançar enquanto houver dados que cheguem.
option-pk-reroll_all = Voltar a lançar os oito dados
value-pk-reroll_all-allowed = Podes.
value-pk-reroll_all-keep_one = Guardas pelo menos um dado.
option-pk-score_floor = Pontuação mínima
value-pk-score_floor-none = Não há: a pontuação pode descer abaixo de zero.
value-pk-score_floor-zero = Nenhuma pontuação desce abaixo de zero.
option-pk-sea_bust = Três caveiras numa Batalha Naval
value-pk-sea_bust-lose = A batalha perde-se, mesmo com as espadas.
value-pk-sea_bust-zero = Com as espadas nada se ganha nem se perde; sem elas a batalha perde-se.
value-pk-sea_bust-bonus = Com as espadas recebes na mesma o bónus; sem elas a batalha perde-se.
option-pk-nine_alike = Nove moedas ou nove diamantes, com a carta
value-pk-nine_alike-as_eight = Valem como oito: 4.000 pontos.
value-pk-nine_alike-8000 = Valem 8.000 pontos.
value-pk-nine_alike-instant_win = Se parares com eles, ganhas a partida.
option-pk-sorceress_island = A Feiticeira na Ilha
value-pk-sorceress_island-no = Não vem à Ilha.
value-pk-sorceress_island-yes = Uma vez, uma caveira pode juntar-se a um lançamento.
value-pk-sorceress_island-alone = Uma vez, uma caveira pode ser lançada lá sozinha.
option-pk-sorceress_min_dice = Dados num lançamento com uma caveira reanimada
value-pk-sorceress_min_dice-exempt = A caveira pode ser lançada sozinha.
value-pk-sorceress_min_dice-counts_as_one_of_two = A caveira precisa de outro dado.
option-pk-target = Pontos que iniciam o fim
value-pk-target-5000 = 5.000 pontos: uma partida curta.
value-pk-target-6000 = 6.000 pontos, como nas regras impressas.
value-pk-target-8000 = 8.000 pontos: uma partida longa.
value-pk-target-number = Qualquer número de centenas, de 1.000 a 20.000.
option-pk-tie = Quando há empate na frente
value-pk-tie-shared = Quem empatou partilha a vitória.
value-pk-tie-playoff = Quem empatou joga mais um turno cada.
option-pk-win_at = Exatamente a meta
value-pk-win_at-above = Não ganha: é preciso mais.
value-pk-win_at-at_least = Chega para ganhar.

# Presets
preset-pk-book = Como nas regras impressas: mais de 6.000 pontos ganham depois de uma ronda final.
preset-pk-bga = Como no Board Game Arena: 6.000 chegam, e a ronda final pode ser cancelada.
preset-pk-grid = Como os estudantes de programação o conhecem: ninguém abaixo de zero, 6.000 chegam, a Feiticeira vem à Ilha.
preset-pk-fr = Como no Mille Sabords: guarda um dado, continua a lançar na Ilha, e nove iguais ganham logo.
preset-pk-sudden = Regra da casa: ganha logo quem primeiro passar de 6.000 pontos.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    De que se trata

    De dois a cinco piratas, a partir dos oito anos, cerca de meia hora (PK-01, PK-02, PK-03).
    Tira séries de objetos iguais, decide parar antes da terceira caveira e junta mais de 6.000 pontos (PK-05, PK-17, PK-26).
guide-pk-2 =
    O que é preciso

    - Oito dados, todos iguais: moeda de ouro, diamante, macaco, papagaio, espada e caveira (PK-07, PK-50).
    - 35 cartas da Fortuna, baralhadas, viradas para baixo ao centro (PK-08, PK-11, PK-51).

    O sorteio decide quem começa; joga-se no sentido dos ponteiros do relógio (PK-A02, PK-A03).
guide-pk-3 =
    O teu turno

    - Vira uma carta da Fortuna. Vale para este turno (PK-04, PK-A01).
    - Lança os oito dados (PK-12).
    - As caveiras põem-se de lado e lá ficam (PK-16).
    - Depois decide parar e recebe os teus pontos, ou volta a lançar dois dados ou mais, tantas vezes quantas te atreveres (PK-13, PK-15, PK-A55).
    - Os dados que guardaste voltam a estar livres em cada lançamento (PK-14).
    - A terceira caveira acaba o teu turno, e ficas sem nada (PK-17).
guide-pk-4 =
    Pontos

    - Três objetos iguais valem 100; quatro, 200; cinco, 500; seis, 1.000; sete, 2.000; oito, 4.000 (PK-19, PK-20).
    - Cada moeda e cada diamante valem ainda 100, sozinhos ou numa série (PK-21, PK-22).
    - Se os oito dados renderem alguma coisa, o teu baú está cheio: mais 500 (PK-23).
guide-pk-5 =
    A Ilha das Caveiras

    Com quatro caveiras ou mais no primeiro lançamento, zarpas para a Ilha (PK-28, PK-A15).

    - Lá não ganhas pontos, mas cada adversário perde 100 por cada caveira (PK-29, PK-32).
    - Continua a lançar à procura de mais caveiras, com dois dados ou mais de cada vez (PK-30, PK-A18).
    - Um lançamento sem caveiras acaba o turno, e ficar com menos de dois dados também (PK-31, PK-A19).
    - Continuar a lançar não custa nada: o que juntaste conta de qualquer maneira (PK-A17).
guide-pk-6 =
    As cartas

    - Baú do Tesouro (4): depois de cada lançamento, põe dados na carta ou tira-os. Se as caveiras acabarem o teu turno, esses dados pontuam na mesma (PK-35, PK-36).
    - Capitão (4): os teus pontos valem a dobrar; na Ilha cada caveira custa 200 (PK-37, PK-38).
    - Feiticeira (4): uma vez, podes voltar a lançar uma caveira, mesmo a terceira (PK-39, PK-40, PK-A08).
    - Ouro (4) e Diamante (4): começas com um deles. Conta por si só e numa série (PK-45, PK-46).
    - Macaquices (4): macacos e papagaios são da mesma espécie (PK-47).
    - Batalha Naval (6): precisas de duas, três ou quatro espadas. Então recebes 300, 500 ou 1.000 além dos teus dados (PK-41, PK-42, PK-52).
      Sem elas, ou com três caveiras, perdes outro tanto e os teus dados não valem nada (PK-43, PK-A23). No mar não há Ilha (PK-44).
    - Caveiras (5): começas com uma ou duas caveiras (PK-49).
guide-pk-7 =
    O fim

    - Quando tens 6.000 pontos ou mais no fim do teu turno, todos os outros jogam mais um turno (PK-24, PK-25, PK-A59).
    - Depois ganha a pontuação mais alta, se passar de 6.000 (PK-26). Com empate na frente, partilha-se a vitória (PK-A46).
    - Se ninguém passar de 6.000, continua-se a jogar (PK-27).
guide-pk-8 =
    O que se esquece facilmente

    - Exatamente 6.000 iniciam a ronda final, mas não a ganham (PK-A42).
    - Exatamente três caveiras no primeiro lançamento não levam à Ilha: desqualificam-te (PK-A52).
    - Quatro caveiras depois de um lançamento posterior também não (PK-A53).
    - As caveiras impressas na carta contam como as dos dados (PK-A14, PK-A15, PK-A16).
    - Os dados do próprio lançamento que trouxe a terceira caveira já não se podem salvar no baú (PK-A37).
    - A pontuação pode descer abaixo de zero (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Probabilidade de ganhar: a partida inteira para dois, resolvida com ambos a jogar o melhor possível; cada turno é calculado até ao fim.
basis-pk-pile = Probabilidade de ganhar: a partida para dois, resolvida com cartas de um baralho completo; este turno é calculado até ao fim, e o seguinte com as cartas que restam.
basis-pk-stretched = Probabilidade de ganhar: estimada a partir da partida resolvida com outras opções; cada turno é calculado até ao fim.
basis-pk-fitted = Probabilidade de ganhar: estimada por um ajuste a partidas jogadas, a partir de como estaria cada lugar sozinho contra cada um dos outros; cada turno é calculado até ao fim.
basis-pk-final = Probabilidade de ganhar num turno que decide a partida: calculada até ao seu fim.
