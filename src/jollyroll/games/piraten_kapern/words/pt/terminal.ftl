manual-pk-draw-card = { $you ->
        [name] Tira a carta de cima. Qual é? Escreve o número ou o nome.
       *[other] { $name } tira a carta de cima. Qual é? Escreve o número ou o nome.
    }
board-pk-card = Carta
board-pk-target = de { $target }
board-pk-sockets = Caveiras: { $row } (com três acaba o turno)
board-pk-skulls = { $count ->
        [0] 0 caveiras.
        [one] Uma caveira.
       *[other] { $count } caveiras.
    }
board-pk-island = Ilha das Caveiras: cada adversário perde { $loss } se o turno acabar agora.
board-pk-swords = Espadas: { $have } de { $need }.
board-pk-chest = A salvo no baú: { $points } pontos.
board-pk-final = { $you ->
        [name] Ronda final: chegaste à meta; todos os outros jogam um último turno.
       *[other] Ronda final: { $name } chegou à meta; todos os outros jogam um último turno.
    }
board-pk-playoff = Desempate { $number }: os empatados jogam pela vitória.
dice-skulls-pk = de lado
dice-chest-pk = baú
pick-chest-pk = Para pôr dados no baú ou tirá-los, escreve por exemplo: chest ac
refused-pk-die-on-chest = O dado “{ $mark }” está no baú; tira-o primeiro: chest { $mark }
