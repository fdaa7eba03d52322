page-tip-omg-throw = Toca no botão dourado para lançar os dados.
page-tip-omg-again = Coloca estes dados, ou volta a lançá-los todos mais uma vez.
page-tip-omg-place = As chaves abrem baús; moedas e diamantes carregam tesouros. Uma carta só conta cheia.
page-omg-chest = Baú com { $locks ->
        [0] 0 fechaduras
        [one] uma fechadura
       *[other] { $locks } fechaduras
    }
page-omg-no-chest = sem baú
page-omg-pile = { $left } no baralho
page-omg-how = Toca numa carta iluminada, ou toca primeiro em dados e depois numa carta.
page-omg-ways = Com que dados?
page-omg-die-lost = { $face }, não cabe em lado nenhum
page-omg-lost-die = perdido
page-omg-done = Pôr o resto de lado
page-omg-place = Colocar estes dados
page-omg-roll-again = Lançar de novo
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
