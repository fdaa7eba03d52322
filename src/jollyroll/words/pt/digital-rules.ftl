# The register of what only arises on a screen or on the net

DIG-01 = O programa lança dado a dado, por ordem; cada lançamento fica registado, por isso qualquer partida pode ser revista.
DIG-02 = Quem deixa o King's Gold entrega as suas moedas ao Rei, deixa de ter turnos, não pode ser roubado e não pode ganhar.
DIG-03 = Quem deixa o Piraten Kapern mantém a sua pontuação, não perde mais pontos, não pode ganhar e não conta como tendo chegado à meta.
DIG-04 = Quem deixa o Oh My Gold! mantém o seu saque mas não pode ganhar; os tesouros ainda não carregados saem da partida.
DIG-05 = Quando o tempo acaba, o programa lança, deixa de lançar e faz a jogada que mais rende ao jogador nesse momento.
DIG-06 = Uma jogada só pode ser desfeita enquanto não aparecerem novos dados ou cartas.
DIG-07 = Escondidos estão apenas a ordem das cartas no Piraten Kapern e os tesouros por abrir e as cartas de baixo no Oh My Gold!.
DIG-08 = Nenhuma moeda, carta ou dado se perde ou surge do nada: isso é verificado.
DIG-09 = Quem começa é sorteado, ou é o anfitrião, o mais novo ou quem tirar mais caveiras (em caso de empate, volta-se a lançar); sem anfitrião ou sem o mais novo, sorteia-se.
DIG-10 = Quem sai, sai de vez, e ninguém fica com o lugar; ninguém entra depois do início.
DIG-11 = Se alguém sair no seu próprio turno, o turno acaba sem efeito; os pares já feitos valem, e é a vez do lugar seguinte.
DIG-12 = Ganha o último jogador que restar.
DIG-13 = As rondas de desempate, os desempates e os turnos finais continuam com quem resta; se dos empatados só restar um, ganha.
