refused-position-omg-loot = “{ $text }” não é um saque: escreve moedas, diamantes e espinhas como C, D e F, depois uma barra e o número de cartas de tesouro, por exemplo CCDF/2; cada carta tem uma a três moedas e diamantes.
refused-position-omg-treasure = “{ $text }” não é um tesouro aqui: escreve uma a três moedas e diamantes como C e D.
refused-position-omg-left-treasure = Quem ocupava o lugar { $seat } saiu, por isso não há nenhum tesouro à frente do seu navio.
refused-position-omg-cards = Estão indicadas { $given } cartas, e só há { $most }.
refused-position-omg-card = A carta { $card } aparece { $given } vezes, mas o baralho tem { $most }.
refused-position-omg-fishbones = { $opened ->
        [0] Não foi aberta nenhuma carta de espinhas
        [one] Foi aberta uma carta de espinhas
       *[other] Foram abertas { $opened } cartas de espinhas
    }, e nos navios há { $given }.
refused-position-omg-not-opened = À frente dos navios há mais tesouros { $text } do que havia nos baús abertos.
refused-position-omg-unaccounted = Os tesouros que estão nos navios e à frente deles não são os dos baús abertos.
refused-position-omg-row = A fila tem { $needed } lugares, não { $given }; escreve - para um vazio.
refused-position-omg-locks = { $given } baús mostram { $locks } fechaduras, e só { $most } cartas dessas continuam fechadas.
refused-position-omg-gap = A fila teria sido completada antes deste turno, e o baralho mostra a sua carta de cima: indica-a com “top”.
refused-position-omg-no-opener = Todos os baús estão abertos: diz quem abriu o último com “opener”.
refused-position-omg-opener = Ainda há baús por abrir, por isso ninguém abriu o último.
refused-position-omg-over = Já não resta nada em jogo, por isso a partida acabou: diz quem ganhou.
refused-position-omg-not-over = Ainda há baús por abrir, por isso ainda ninguém ganhou.
refused-position-omg-unclaimed = Ainda há tesouros à frente dos navios, por isso ainda ninguém ganhou.
refused-position-omg-begun = Antes do primeiro turno não foi aberto nenhum baú, e não é a vez de ninguém.
refused-position-omg-from-left = A fila é disposta a partir da esquerda: nenhum lugar está vazio antes de um baú.
refused-position-omg-next-card = Sem “top”, o baralho ainda tem de mostrar uma carta depois de um turno que abriu baús: então o primeiro lugar da fila está ocupado e há mais baús abertos do que lugares vazios. Se vai começar um turno, escreve “row” e “top”.
refused-position-omg-boarded = O navio do lugar { $seat } não pode ser abordado aqui.
refused-position-omg-covers = { $most } dados não podem estar em mais de { $most } cartas.
refused-position-omg-carried-out = O que está completo já foi executado; deixa-o de fora.
refused-position-omg-opening = O baú { $chest } não é o primeiro que os dados destrancaram.
refused-position-omg-second-roll = Nesta mesa não há um segundo lançamento assim: lançam-se todos os dados que não estão em nenhuma carta, uma só vez.
refused-position-omg-nothing-fits = Estes dados não completam nada, por isso o turno acabou.
