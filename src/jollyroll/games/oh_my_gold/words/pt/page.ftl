page-tip-omg-throw = Toca no botão dourado para lançar os dados.
page-tip-omg-again = Mantém o lançamento ou relança os quatro dados uma vez.
page-tip-omg-place = Com chaves abres baús; com moedas e diamantes carregas tesouros. Um baú ou um tesouro só conta se estiver completo.
page-omg-chest = Baú com { $locks ->
        [0] 0 fechaduras
        [one] uma fechadura
       *[other] { $locks } fechaduras
    }
page-omg-no-chest = sem baú
page-omg-pile = { $left } no baralho
page-omg-how = Toca num baú ou tesouro iluminado, ou primeiro nos dados e depois no sítio.
page-omg-ways = Que dados usas?
page-omg-die-lost = { $face }, não serve em lado nenhum
page-omg-lost-die = perdido
page-omg-done = Pôr o resto de lado
page-omg-place = Manter o lançamento
page-omg-roll-again = Relançar
page-omg-loot = { $points ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $points } pontos
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , uma espinha
       *[other] , { $fishbones } espinhas
    }
page-omg-over-final-turns = Todos jogaram o último turno.
page-omg-over-all-claimed = Já não há tesouros para carregar.
page-omg-over-diamonds = Empate em pontos: decidem os diamantes.
page-omg-over-fishbones = Empate em pontos e diamantes: ganha quem tem menos espinhas.

moment-omg-steal = Roubado!
moment-omg-last-chest = O último baú!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [0] Já não há baús
        [one] Resta um baú
       *[other] Restam { $chests } baús
    }
page-omg-ask-next-lock = Quantas fechaduras mostra a carta de cima do baralho?
page-omg-ask-open-chest = { $name } vira um baú. O que há lá dentro?
