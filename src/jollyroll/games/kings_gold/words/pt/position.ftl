refused-position-kg-coins = O Tesouro, o Rei e os jogadores têm { $together } moedas ao todo, mas há { $needed }.
refused-position-kg-left-coins = Quem ocupava o lugar { $seat } saiu, por isso as suas moedas estão com o Rei.
refused-position-kg-no-replay = Os empatados só jogam partidas novas com a opção tie=new_game.
refused-position-kg-not-over = O Tesouro não está vazio, por isso ainda ninguém ganhou.
refused-position-kg-shared-early = Com a opção tie=new_game um empate leva a uma partida nova; a vitória só é partilhada depois de { $most } delas: indica-o com “replay { $most }”.
refused-position-kg-begun = Antes do primeiro turno todas as moedas estão no Tesouro.
refused-position-kg-no-tie-round = Com este valor da opção tie não há rondas de desempate.
refused-position-kg-tie-box = As rondas de desempate jogam-se com o Tesouro vazio, e este não está.
refused-position-kg-tied = Uma ronda de desempate precisa de pelo menos dois jogadores empatados ainda em jogo.
refused-position-kg-not-tied = O lugar { $seat } não tem turno nesta ronda de desempate.
refused-position-kg-no-tie = Com estas moedas não havia empate quando esta ronda começou.
refused-position-kg-bones = Com { $bones } cruzes de ossos o turno acaba logo.
refused-position-kg-rolling-over = Já não se lança mais, por isso ninguém tem dados na mão.
refused-position-kg-all-locked = Todos os dados estão presos, por isso não há nada a decidir.
refused-position-kg-no-pair = Com estes dados não se pode formar nenhum par, por isso o turno acabou.
refused-position-kg-box-empty = O Tesouro está vazio, por isso a partida acabou: diz quem ganhou, ou escreve uma ronda de desempate.
