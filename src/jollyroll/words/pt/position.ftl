# Positions as text: what is wrong with one

refused-position-long = Uma posição tem { $most } caracteres no máximo.
refused-position-no-game = Diz de que jogo é esta posição: começa-a com um de { $known } e dois pontos, ou acrescenta --game.
refused-position-other-game = Esta posição diz que é de outro jogo: { $game }. Indica o jogo uma só vez.
refused-position-options-twice = O jogo e as opções já estão antes dos dois pontos desta posição; tira --preset e --option.
refused-position-empty-item = Não há nada entre duas vírgulas, ou antes da primeira ou depois da última. Escreve elementos como “seat 1”, separados por uma só vírgula.
refused-position-item-twice = “{ $item }” aparece duas vezes. Escreve-o uma só vez.
refused-position-item-missing = Falta “{ $item }” nesta posição. Acrescenta-o.
refused-position-item-unknown = “{ $item }” não é um elemento de uma posição deste jogo. Os elementos são: { $known }.
refused-position-item-misplaced = “{ $item }” não tem lugar nesta posição: não combina com o resto.
refused-position-value-missing = “{ $item }” não tem valor. Escreve um a seguir.
refused-position-no-value = “{ $item }” não leva valor: escreve-o sozinho.
refused-position-one-value = “{ $item }” tem um valor, não { $given }.
refused-position-row = “{ $item }” precisa de um valor para cada um dos { $seats } lugares, não { $given }.
refused-position-seats = Esta posição tem { $given } lugares, e são dados { $seats } nomes.
refused-position-values = “{ $item }” precisa de { $needed } valores, não de { $given }.
refused-position-phase = Este jogo nunca espera por “{ $text }”. Pode esperar por: { $known }.
refused-position-unsound = Estes dados não combinam entre si: { $what }.
refused-position-number = “{ $item }” pede um número inteiro, não “{ $text }”.
refused-position-range = “{ $item }” é um número de { $least } a { $most }, não { $text }.
refused-position-seat-twice = “{ $item }” indica duas vezes o lugar { $seat }.
refused-position-absent = O lugar { $seat } deixou a partida e já não tem turnos nela.
refused-position-winner-left = Quem saiu não pode ter ganho.
refused-position-winners = “won { $given }” não condiz com o resto desta posição: pelas regras é “won { $right }”.
refused-position-one-left = Com menos de dois jogadores a partida acabou: diz quem ganhou.
refused-position-roll-off = Esse lançamento para ver quem começa não vale: os lugares lançam por ordem, participam pelo menos dois, e alguém ainda tem de lançar (?).
refused-position-dice = Há { $given } dados nesta posição, e o jogo tem { $most }.
refused-position-dice-count = { $given ->
        [0] Não há nenhum dado nesta posição
        [one] Há um dado nesta posição
       *[other] Há { $given } dados nesta posição
    }, e tem de haver { $needed }.
