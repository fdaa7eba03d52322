page-tip-pk-card = Vira primeiro uma carta: ela diz o que este turno tem de especial.
page-tip-pk-keep = Toca nos dados para os guardar e volta a lançar os outros. Três caveiras acabam o teu turno.
page-tip-pk-skulls = Duas caveiras: mais uma, e perde-se tudo o que lá está. Vê se paras a tempo!
page-tip-pk-rescue = A Feiticeira pode recuperar uma caveira: toca-lhe.
page-tip-pk-island = Ilha das Caveiras! Agora só contam as caveiras, e os outros perdem pontos por cada uma.
page-pk-draw = Virar uma carta
page-pk-pile = { $left ->
        [0] nenhuma carta no baralho
        [one] uma carta no baralho
       *[other] { $left } cartas no baralho
    }
page-pk-lying = Estão { $points } pontos na mesa.
page-pk-turn-over = o turno acaba
page-pk-points = { $points } pontos
page-pk-rescue-line = Três caveiras! Toca numa caveira para chamar a Feiticeira, ou acaba o teu turno.
page-pk-stow = Pôr os guardados no baú
page-pk-revived = relançada
page-pk-die-on-chest = { $face }, no baú
page-pk-chest-holds = { $points } a salvo
page-pk-swords = { $swords } de { $need } espadas
page-pk-island-each = cada adversário −{ $loss }
page-pk-skulls = { $skulls } de três caveiras
page-pk-island = Ilha das Caveiras
page-pk-island-skulls = Ilha das Caveiras: { $skulls } caveiras, cada adversário perde { $loss }
