# The coach: odds of a position
coach-chances = Probabilidade de ganhar: { $chances }
coach-choice = jogada
coach-chance = prob.
coach-cost = custo
coach-more = … e mais { $count }; --all mostra todas as jogadas.
coach-more-outcomes = Podem acontecer { $count } coisas diferentes; --all mostra-as todas.
coach-spread = O que isto dá a { $name }, o melhor primeiro; em média a probabilidade sobe ou desce { $deviation } pontos percentuais.
coach-best = melhor
coach-typical = típico
coach-worst = pior
coach-outcome = o que sai
coach-probability = frequência
coach-exact = Exato: todos jogam o melhor possível a partir daqui.
coach-estimated = Estimado: a probabilidade de ganhar pode variar cerca de { $error } pontos percentuais (erro padrão).
coach-played = Para cada uma das { $count } melhores jogadas, os melhores bots jogaram { $games } partidas até ao fim, todas com os mesmos dados; o número a seguir a ± é o erro padrão.
coach-getting-ready = A preparar: leem-se as tabelas e, da primeira vez, as regras são convertidas em código máquina. Pode demorar um minuto.
coach-wanting = Ainda não há uma tabela para estas regras exatas; com ela os números seriam melhores. Cria-a com: { $make }
coach-playing = A jogar
coach-analysing = A analisar
coach-written = O relatório está em { $path }. Abre-o em qualquer navegador; não precisa de rede.

# The coach: a whole game
coach-title = { $game }: sorte e perícia
coach-unfinished = Ainda não acabou. Probabilidade de ganhar agora: { $chances }
coach-luck-told = Quem teve mais sorte foi { $lucky }: os dados e as cartas de toda a mesa mudaram a sua probabilidade de ganhar em { $best } pontos percentuais. Quem teve menos foi { $unlucky }, com { $worst }.
coach-luck-even = A sorte foi repartida por igual.
coach-skill = Quem jogou melhor foi { $best }: todas as jogadas juntas custaram { $least } pontos percentuais de probabilidade de ganhar, e { $sound } de { $decisions } decisões { $sound ->
        [0] foram tão boas
        [one] foi tão boa
       *[other] foram tão boas
    } como a melhor. Quem mais desperdiçou foi { $worst }: { $most }.
coach-skill-even = Todos jogaram mais ou menos ao mesmo nível; a ninguém as suas jogadas custaram mais de { $most } pontos percentuais de probabilidade de ganhar no total.
coach-skill-perfect = Todos jogaram na perfeição: nenhuma jogada custou nada de relevante.
coach-skill-none = Ainda ninguém teve de escolher.
coach-turning-point = O lançamento ou carta que mais pesou: { $what }, de { $name }, no turno { $turn } ({ $luck } pontos percentuais).
coach-no-throws = Ainda não foi lançado nenhum dado.
coach-over-time = Probabilidade de ganhar ao longo do tempo
coach-spark = Um sinal por turno, { $turns } turnos ao todo; de { $low } a { $high } vai de 0 a 100%.
coach-accounts = A probabilidade do início ao fim
coach-accounts-how = Em pontos percentuais de probabilidade de ganhar. Cada linha bate certo: a probabilidade no início, mais o que trouxeram os próprios lançamentos, o que trouxeram os dos outros, o que custaram os próprios erros, o que trouxeram os erros dos outros, e assim por diante, dá o resultado.
coach-start = início
coach-luck = sorte
coach-final = fim
coach-luck-of-others = s. alheia
coach-mistakes = erros
coach-mistakes-of-others = e. alheios
coach-leaving = saídas
coach-drift = desvio
coach-costliest = As jogadas que mais custaram
coach-mistake = Turno { $turn }, { $name }: custou { $cost } pontos percentuais de probabilidade de ganhar
coach-mistake-made = escolhida: { $words } ({ $text }), probabilidade { $chance }
coach-mistake-better = melhor: { $words } ({ $text }), probabilidade { $chance }
coach-no-mistakes = Nenhuma jogada custou nada de relevante.
coach-fell = { $name }: { $what }, sorte { $luck }
coach-fell-alone = { $what }
coach-left = { $name } deixa a partida.

# The page for a browser
coach-eyebrow = Treinador do Jollyroll
coach-graph-told = Em { $turns } turnos: { $chances }.
coach-from-to = { $name } de { $first } a { $last }
coach-from-to-decisions = De { $first } a { $last }.
coach-decisions = { $decisions ->
        [0] Nenhuma decisão a tomar.
        [one] { $sound } de uma decisão tão boa como a melhor.
       *[other] { $sound } de { $decisions } decisões tão boas como a melhor.
    }
coach-turn-axis = turno
coach-hint = Turno { $turn }, { $name }: { $chances }
coach-graph-how = A probabilidade de cada um depois de cada lançamento e de cada jogada, se todos continuarem a jogar o melhor possível. Os números marcam as jogadas que mais custaram, listadas abaixo.
coach-graph-how-perfect = A probabilidade de cada um depois de cada lançamento e de cada jogada, se todos continuarem a jogar o melhor possível.
coach-graph-numbers = Os números por trás do gráfico
coach-luck-and-skill = Sorte e perícia
coach-bar-luck = sorte
coach-bar-mistakes = erros próprios
coach-bar-others = erros alheios
coach-cost-told = custou { $cost } pontos percentuais
coach-chosen = escolhida
coach-better = melhor
coach-player = jogador
coach-turn = turno
coach-before-first = antes do primeiro turno
coach-turns-caption = Probabilidade de ganhar no fim de cada turno
coach-decisions-title = Todas as decisões
coach-decisions-caption = As decisões por ordem, com o que cada uma custou
coach-decisions-how = Cada escolha entre várias jogadas, com a sua probabilidade de ganhar; onde outra era melhor, essa e o que a escolhida custou.
coach-all-decisions = Mostrar todas as decisões
coach-made-by = Feito pelo Jollyroll { $version } a partir do registo da partida.

# Refusals
refused-coach-rules = Este registo foi jogado com a versão { $version } das regras; o treinador só conhece a versão { $known }.
refused-coach-over = Esta partida acabou. Indica um turno com --turn, ou vê a partida inteira com: { $command } analyse { $path }
refused-coach-turn-of-position = --turn só funciona com o ficheiro de uma partida registada, não com uma posição.
refused-coach-options-of-record = Um registo já diz de que jogo e com que opções é; tira --game, --preset e --option.
refused-coach-rollouts = --rollouts é um número de 0 a { $most }.
refused-coach-where = O treinador olha para uma partida, uma posição ou o texto de uma delas, não para isto: { $kind }.
coach-points = pontos
coach-risk = nada
basis-rollouts = Probabilidade de ganhar: estimada com partidas jogadas daqui até ao fim, por jogadores que olham um lançamento à frente.
