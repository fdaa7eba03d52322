# The register of what only arises on a screen or on the net

DIG-01 = O programa lança dado a dado, por ordem; cada lançamento fica registado, por isso qualquer partida pode ser revista.
DIG-05 = Quando o tempo acaba, o programa lança, deixa de lançar e faz a jogada que mais rende ao jogador nesse momento.
DIG-06 = Uma jogada só pode ser desfeita enquanto não aparecerem novos dados ou cartas.
DIG-07 = Só está escondido o que as próprias cartas escondem: a sua ordem no baralho e as faces viradas para baixo.
DIG-08 = Nenhuma moeda, carta ou dado se perde ou surge do nada: isso é verificado.
DIG-09 = Quem começa é sorteado, ou é o anfitrião, o mais novo ou quem tirar mais caveiras (em caso de empate, volta-se a lançar); sem anfitrião ou sem o mais novo, sorteia-se.
DIG-10 = Quem sai, sai de vez, e ninguém fica com o lugar; ninguém entra depois do início.
DIG-11 = Se alguém sair no seu próprio turno, o turno acaba sem efeito; os pares já feitos valem, e é a vez do lugar seguinte.
DIG-12 = Ganha o último jogador que restar.
DIG-13 = As rondas de desempate, os desempates e os turnos finais continuam com quem resta; se dos empatados só restar um, ganha.
