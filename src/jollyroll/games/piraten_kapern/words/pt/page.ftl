page-tip-pk-card = Tira primeiro uma carta: dá a este turno a sua regra especial.
page-tip-pk-keep = Toca nos dados que queres guardar e relança os outros. Três caveiras acabam com o teu turno.
page-tip-pk-skulls = Duas caveiras! Mais uma e perdes os pontos deste turno.
page-tip-pk-rescue = A Feiticeira pode relançar uma caveira: toca numa.
page-tip-pk-island = Ilha das Caveiras! Agora só contam as caveiras, e cada uma custa pontos aos teus adversários.
page-pk-draw = Tirar carta e lançar
page-pk-pile = { $left ->
        [0] Nenhuma carta no baralho
        [one] Uma carta no baralho
       *[other] { $left } cartas no baralho
    }
page-pk-lying = { $points } pontos na mesa
page-pk-turn-over = acaba o teu turno
page-pk-points = { $points } pontos
page-pk-rescue-line = Três caveiras! Toca numa caveira para chamar a Feiticeira, ou acaba o teu turno.
page-pk-stow = Pôr os dados guardados no baú
page-pk-chest-empty = Toca ou arrasta dados para os pôr a salvo
page-pk-revived = relançada
page-pk-die-on-chest = { $face }, no baú
page-pk-chest-holds = { $points } a salvo
page-pk-swords = { $swords } de { $need } espadas
page-pk-island-each = −{ $loss } para cada adversário
page-pk-skulls = { $skulls } de 3 caveiras
page-pk-island = Ilha das Caveiras
page-pk-island-skulls = Ilha das Caveiras: { $skulls } caveiras, cada adversário perde { $loss }

moment-pk-captain = Tudo vale a dobrar!
moment-pk-disqualified = { $amount ->
        [3] A terceira caveira!
       *[other] { $amount } caveiras!
    }
moment-pk-island = Ilha das Caveiras!
moment-pk-battle-won = Batalha Naval ganha!
moment-pk-battle-lost = Batalha Naval perdida!
moment-pk-full-chest = Baú cheio!
moment-pk-final-round = A ronda final!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: tira uma carta. Qual é?

# At the end
page-pk-over = { $points } pontos – a meta era { $target }.
