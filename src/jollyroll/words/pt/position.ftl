# Positions as text: what is wrong with one

refused-position-long = Uma posição tem { $most } caracteres no máximo.
refused-position-no-game = Diz de que jogo é esta posição: começa-a com kg, pk ou omg e dois pontos (kg: coins 12 8, ...), ou junta --game.
refused-position-other-game = Esta posição diz que é de outro jogo: { $game }. Indica o jogo uma só vez.
refused-position-options-twice = O jogo e as opções já estão antes dos dois pontos desta posição; tira --preset e --option.
refused-position-empty-item = Não há nada entre duas vírgulas, ou antes da primeira ou depois da última. Escreve elementos como “seat 1”, separados por uma só vírgula.
refused-position-item-twice = “{ $item }” está lá duas vezes. Escreve-o uma só vez.
refused-position-item-missing = A posição não diz “{ $item }”. Acrescenta-o.
refused-position-item-unknown = “{ $item }” não é um elemento de uma posição deste jogo. Os elementos são: { $known }.
refused-position-item-misplaced = “{ $item }” não tem lugar nesta posição: não combina com o resto.
refused-position-value-missing = “{ $item }” não tem valor. Escreve um a seguir.
refused-position-no-value = “{ $item }” fica sozinho, sem valor.
refused-position-one-value = “{ $item }” tem um valor, não { $given }.
refused-position-row = “{ $item }” precisa de um valor para cada um dos { $seats } lugares, não { $given }.
refused-position-number = “{ $text }” não é um número inteiro, como “{ $item }” pede.
refused-position-range = “{ $item }” é um número de { $least } a { $most }, não { $text }.
refused-position-seat-twice = “{ $item }” indica duas vezes o lugar { $seat }.
refused-position-absent = O lugar { $seat } deixou a partida e já não tem turnos nela.
refused-position-winner-left = Quem saiu não pode ter ganho.
refused-position-winners = “won { $given }” não condiz com o resto desta posição: pelas regras é “won { $right }”.
refused-position-one-left = Com menos de dois jogadores a partida acabou: diz quem ganhou.
refused-position-roll-off = Assim não se lança para decidir quem começa: os lugares lançam por ordem, participam pelo menos dois, e alguém ainda tem de lançar (?).
refused-position-dice = Há { $given } dados nesta posição, e o jogo tem { $most }.
refused-position-dice-count = { $given ->
        [0] Não há nenhum dado nesta posição
        [one] Há um dado nesta posição
       *[other] Há { $given } dados nesta posição
    }, e tem de haver { $needed }.

# King's Gold
refused-position-kg-coins = O Tesouro, o Rei e os jogadores têm { $together } moedas ao todo, e há { $needed }.
refused-position-kg-left-coins = O lugar { $seat } saiu, por isso as suas moedas estão com o Rei.
refused-position-kg-no-replay = Só com a opção tie=new_game é que quem empatou joga partidas novas.
refused-position-kg-not-over = O Tesouro não está vazio, por isso ainda ninguém ganhou.
refused-position-kg-shared-early = Com a opção tie=new_game um empate leva a um novo jogo; a vitória só é partilhada depois de { $most } deles: di-lo com “replay { $most }”.
refused-position-kg-begun = Antes do primeiro turno todas as moedas estão no Tesouro.
refused-position-kg-no-tie-round = Com este valor da opção tie não há rondas de desempate.
refused-position-kg-tie-box = As rondas de desempate jogam-se com o Tesouro vazio, e este não está.
refused-position-kg-tied = Uma ronda de desempate precisa de pelo menos dois jogadores empatados que ainda lá estejam.
refused-position-kg-not-tied = O lugar { $seat } não tem turno nesta ronda de desempate.
refused-position-kg-no-tie = Com estas moedas não havia empate quando esta ronda começou.
refused-position-kg-bones = Com { $bones } cruzes de ossos o turno acaba logo.
refused-position-kg-rolling-over = Já não se lança mais, por isso ninguém tem dados na mão.
refused-position-kg-all-locked = Todos os dados estão presos, por isso não há nada a decidir.
refused-position-kg-no-pair = Com estes dados não se pode formar nenhum par, por isso o turno acabou.
refused-position-kg-box-empty = O Tesouro está vazio, por isso a partida acabou: diz quem ganhou, ou escreve uma ronda de desempate.

# Piraten Kapern
refused-position-pk-score = { $score } pontos é uma pontuação que ninguém pode ter: os pontos vêm às centenas.
refused-position-pk-below-zero = { $score } pontos é uma pontuação que ninguém pode ter nesta mesa: nenhuma desce abaixo de zero.
refused-position-pk-too-much = { $score } pontos é uma pontuação que ninguém pode ter: um turno leva a { $most } no máximo.
refused-position-pk-beyond = O lugar { $seat } não pode ter { $score } pontos antes do fim: quem passa de { $target } inicia a ronda final ou ganhou.
refused-position-pk-deck = Estão indicadas { $given } cartas, e há { $most }.
refused-position-pk-cards = A carta { $card } está lá { $given } vezes, e o baralho tem { $most }.
refused-position-pk-order = A carta deste turno tem de ser a última na ordem em que as cartas saíram.
refused-position-pk-again = As cartas só voltam pela mesma ordem depois de saírem todas as { $needed }; estão indicadas { $given }.
refused-position-pk-no-used = Com deck=with_replacement as cartas usadas voltam logo ao baralho.
refused-position-pk-pile-empty = É a vez de uma carta e o baralho acabou: as cartas usadas teriam sido baralhadas num novo.
refused-position-pk-card-early = Não é a vez de ninguém, por isso não há nenhuma carta na mesa.
refused-position-pk-card-first = Há dados mas nenhuma carta: primeiro vem uma carta da Fortuna. Acrescenta “card” e o nome dela.
refused-position-pk-begun = Antes do primeiro turno ninguém tem pontos e não há cartas usadas.
refused-position-pk-not-over = Ainda ninguém ganhou: a melhor pontuação dos que ficaram é { $score }, e isso é pouco com uma meta de { $target }.
refused-position-pk-one-winner = Com end=sudden ganhou sozinho o primeiro a lá chegar.
refused-position-pk-no-final = Com end=sudden não há ronda final.
refused-position-pk-trigger-plays = O lugar { $seat } iniciou a ronda final e não tem turno nela.
refused-position-pk-trigger-poor = O lugar { $seat } não pode ter iniciado a ronda final: { $score } pontos estão longe de mais de { $target }.
refused-position-pk-no-playoff = Só com a opção tie=playoff se joga um desempate.
refused-position-pk-tied = Um desempate precisa de pelo menos dois jogadores empatados que ainda lá estejam.
refused-position-pk-due = Num desempate, quem ainda tem de jogar está empatado, e o lugar { $seat }, de quem é a vez, é um deles.
refused-position-pk-no-chest = Aqui não pode haver dados num Baú do Tesouro.
refused-position-pk-arranged = Há dados na mão, por isso o baú já não pode ser arrumado.
refused-position-pk-no-sorceress = Sem a Feiticeira não há feitiço.
refused-position-pk-island-at-sea = Numa Batalha Naval ninguém chega à Ilha das Caveiras.
refused-position-pk-skulls = Com { $skulls } caveiras o turno acabou.
refused-position-pk-island = Com { $skulls } caveiras no primeiro lançamento, o turno está na Ilha das Caveiras: acrescenta “island”.
refused-position-pk-few-dice = { $given ->
        [0] Nenhum dado é
        [one] Um dado é
       *[other] { $given } dados é
    } pouco para um lançamento aqui.
refused-position-pk-keep-one = Nesta mesa é preciso guardar um dado, por isso não se voltam a lançar os oito.
refused-position-pk-island-skulls = Para a Ilha das Caveiras são precisas quatro caveiras, não { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Não resta nenhum dado
        [one] Resta um só dado
       *[other] Restam { $left } dados
    } para lançar na Ilha, por isso o turno acabou.

# Oh My Gold!
refused-position-omg-loot = “{ $text }” não é um saque: escreve moedas, diamantes e espinhas como C, D e F, depois uma barra e o número de cartas de tesouro, por exemplo CCDF/2; cada carta tem uma a três moedas e diamantes.
refused-position-omg-treasure = “{ $text }” não é um tesouro aqui: escreve uma a três moedas e diamantes como C e D.
refused-position-omg-left-treasure = O lugar { $seat } saiu, por isso não há nenhum tesouro à frente do seu navio.
refused-position-omg-cards = Estão indicadas { $given } cartas, e há { $most }.
refused-position-omg-card = A carta { $card } está lá { $given } vezes, e o baralho tem { $most }.
refused-position-omg-fishbones = { $opened ->
        [0] Não foi aberta nenhuma carta de espinhas
        [one] Foi aberta uma carta de espinhas
       *[other] Foram abertas { $opened } cartas de espinhas
    }, e nos navios há { $given }.
refused-position-omg-not-opened = À frente dos navios há mais tesouros { $text } do que havia nos baús abertos.
refused-position-omg-unaccounted = Os tesouros à frente e dentro dos navios não são os dos baús abertos.
refused-position-omg-row = A fila tem { $needed } lugares, não { $given }; escreve - para um vazio.
refused-position-omg-locks = { $given } baús mostram { $locks } fechaduras, e só { $most } cartas dessas continuam fechadas.
refused-position-omg-gap = A fila teria sido completada antes deste turno, e o baralho mostra a sua carta de cima: indica-a com “top”.
refused-position-omg-no-opener = Todos os baús estão abertos: diz quem abriu o último com “opener”.
refused-position-omg-opener = Ainda há baús por abrir, por isso ninguém abriu o último.
refused-position-omg-over = Já não resta nada em jogo, por isso a partida acabou: diz quem ganhou.
refused-position-omg-not-over = Ainda há baús por abrir, por isso ainda ninguém ganhou.
refused-position-omg-unclaimed = Ainda há tesouros diante dos navios, por isso ninguém ganhou ainda.
refused-position-omg-begun = Antes do primeiro turno não foi aberto nenhum baú, e não é a vez de ninguém.
refused-position-omg-from-left = A fila é disposta a partir da esquerda: nenhum lugar está vazio antes de um cofre.
refused-position-omg-next-card = Sem “top”, o monte ainda tem de mostrar uma carta depois de um turno que abriu cofres: então o primeiro lugar da fila está ocupado e há mais cofres abertos do que lugares vazios. Se vai começar um turno, escreve “row” e “top”.
refused-position-omg-boarded = O navio do lugar { $seat } não pode ser abordado aqui.
refused-position-omg-covers = { $most } dados não podem estar em mais de { $most } cartas.
refused-position-omg-carried-out = O que está completo já foi executado; deixa-o de fora.
refused-position-omg-opening = O baú { $chest } não é o primeiro que os dados destrancaram.
refused-position-omg-second-roll = Nesta mesa não há um segundo lançamento assim: lançam-se todos os dados que não estão em nenhuma carta, uma só vez.
refused-position-omg-nothing-fits = Estes dados não completam nada, por isso o turno acabou.
