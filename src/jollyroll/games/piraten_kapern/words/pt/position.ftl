refused-position-pk-score = { $score } pontos é uma pontuação que ninguém pode ter: os pontos vêm às centenas.
refused-position-pk-below-zero = { $score } pontos é uma pontuação que ninguém pode ter nesta mesa: nenhuma desce abaixo de zero.
refused-position-pk-too-much = { $score } pontos é uma pontuação que ninguém pode ter: um turno leva a { $most } no máximo.
refused-position-pk-beyond = O lugar { $seat } não pode ter { $score } pontos antes do fim: quem passa de { $target } inicia a ronda final ou ganhou.
refused-position-pk-deck = Estão indicadas { $given } cartas, e só há { $most }.
refused-position-pk-cards = A carta { $card } aparece { $given } vezes, mas o baralho tem { $most }.
refused-position-pk-order = A carta deste turno tem de ser a última na ordem em que as cartas saíram.
refused-position-pk-again = As cartas só voltam pela mesma ordem depois de saírem todas as { $needed }; estão indicadas { $given }.
refused-position-pk-no-used = Com deck=with_replacement as cartas usadas voltam logo ao baralho.
refused-position-pk-pile-empty = É preciso tirar uma carta e o baralho acabou: as cartas usadas teriam sido baralhadas num novo.
refused-position-pk-card-early = Não é a vez de ninguém, por isso não há nenhuma carta na mesa.
refused-position-pk-card-first = Há dados mas nenhuma carta: primeiro vem uma carta da Fortuna. Acrescenta “card” e o nome dela.
refused-position-pk-begun = Antes do primeiro turno ninguém tem pontos e não há cartas usadas.
refused-position-pk-not-over = Ainda ninguém ganhou: a melhor pontuação dos que ficaram é { $score }, e isso é pouco com uma meta de { $target }.
refused-position-pk-one-winner = Com end=sudden ganhou sozinho o primeiro a lá chegar.
refused-position-pk-no-final = Com end=sudden não há ronda final.
refused-position-pk-no-failed = “failed” pede uma ronda final que ninguém ganhou, com after_failed_round=sudden.
refused-position-pk-trigger-plays = O lugar { $seat } iniciou a ronda final e não tem turno nela.
refused-position-pk-trigger-poor = O lugar { $seat } não pode ter iniciado a ronda final: { $score } pontos estão longe de mais de { $target }.
refused-position-pk-no-playoff = Só com a opção tie=playoff se joga um desempate.
refused-position-pk-tied = Um desempate precisa de pelo menos dois jogadores empatados ainda em jogo.
refused-position-pk-due = Num desempate, quem ainda tem de jogar está empatado, e o lugar { $seat }, de quem é a vez, é um deles.
refused-position-pk-no-chest = Aqui não pode haver dados num Baú do Tesouro.
refused-position-pk-arranged = Há dados na mão, por isso o baú já não pode ser arrumado.
refused-position-pk-no-sorceress = Sem a Feiticeira não há feitiço.
refused-position-pk-lone = “lone” é uma caveira recuperada que se relança sozinha na Ilha: precisa de sorceress_island=alone, “island”, “spell” e “hand 1”.
refused-position-pk-island-at-sea = Numa Batalha Naval ninguém chega à Ilha das Caveiras.
refused-position-pk-skulls = Com { $skulls } caveiras o turno acabou.
refused-position-pk-island = Com { $skulls } caveiras no primeiro lançamento, o turno está na Ilha das Caveiras: acrescenta “island”.
refused-position-pk-few-dice = { $given ->
        [0] 0 dados é
        [one] Um dado é
       *[other] { $given } dados é
    } pouco para um lançamento aqui.
refused-position-pk-keep-one = Nesta mesa é preciso guardar um dado, por isso não se relançam os oito.
refused-position-pk-island-skulls = Para a Ilha das Caveiras são precisas quatro caveiras, não { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Não resta nenhum dado
        [one] Resta um só dado
       *[other] Restam { $left } dados
    } para lançar na Ilha, por isso o turno acabou.
