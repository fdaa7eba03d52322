# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = A preparar: as regras e os jogadores são convertidos em código máquina, uma só vez. Pode demorar um ou dois minutos.
lab-so-far = { $games } de { $asked } partidas
lab-nothing = Interrompido antes dos primeiros resultados.
lab-written = Escrito: { $path }
lab-options = Regras: { $options }. Semente { $seed }: a mesma semente dá outra vez as mesmas partidas.
lab-rotated = Os jogadores trocaram de lugar de partida para partida; cada ordem à mesa ocorreu o mesmo número de vezes.
lab-incomplete = INCOMPLETO: interrompido depois de { $games } de { $asked } partidas. Estes são os resultados até esse ponto.
lab-kept = O que foi jogado fica guardado. Continua com: { $command }
lab-resumed = Retoma-se depois de { $games } de { $asked } partidas.
lab-unfinished = { $count ->
        [0] 0 partidas foram dadas como intermináveis e ficam
        [one] Uma partida foi dada como interminável e fica
       *[other] { $count } partidas foram dadas como intermináveis e ficam
    } fora de todos os outros números.
lab-player = jogador
lab-seat = lugar
lab-won = ganhas
lab-shared = partilhadas
lab-share = taxa de vitórias
lab-began = primeiros turnos
lab-share-begun = taxa ao começar
lab-first-turn = Quem joga o primeiro turno ganha { $share } das partidas; com partes iguais seriam { $even }.
lab-length = Uma partida dura { $turns } turnos e { $decisions } decisões.
lab-pace = { $count ->
        [0] 0 partidas
        [one] Uma partida
       *[other] { $games } partidas
    } em { $time }: { $rate } partidas/s.
lab-seconds = { $seconds } s
lab-intervals = Entre parênteses ou a seguir a ±: intervalos de confiança de 95%. Uma vitória partilhada conta para cada um na sua parte.
lab-round-robin = Todos contra todos, { $seats } por mesa: { $games } partidas por cada par de níveis, em todas as distribuições mistas de lugares por igual.
lab-level = nível
lab-rating = classificação
lab-victories = taxa de vitórias
lab-anchor = Classificações na escala Elo, as mais verosímeis para estas partidas; { $level } está em { $rating } por definição. Quem tem mais 400 pontos ganha dez vezes mais.
lab-mean = Classificações na escala Elo, as mais verosímeis para estas partidas; a sua média é { $rating } por definição. Quem tem mais 400 pontos ganha dez vezes mais.
lab-halved = Alguém ganhou ou perdeu todas as partidas contra outros, por isso nenhuma classificação seria alta demais: juntou-se meia vitória de cada lado para cada par de níveis.
lab-cross = Parte das vitórias, em percentagem, que coube ao nível da linha contra o da coluna:
refused-game-count = O número de partidas é um inteiro de 1 a { $most }, não { $games }.
refused-seats-needed = Indica o nível do bot em cada lugar, por exemplo: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Um torneio precisa de pelo menos dois níveis de: { $known }.
refused-level-twice = O nível { $bot } está indicado duas vezes; indica cada nível uma só vez.
refused-output-twice = “{ $path }” está indicado duas vezes; dá a cada ficheiro o seu próprio nome.
refused-output-is-input = “{ $path }” é o registo que está a ser lido; escolhe outro nome para o que se escreve.
refused-output-there = “{ $path }” já existe. Escolhe outro nome, ou acrescenta --overwrite para o substituir.
refused-output-is-folder = “{ $path }” não é o nome de um ficheiro; indica o ficheiro a escrever.
lab-score = pontos
refused-package-missing = Isto precisa de { $package }, que não está instalado aqui. Instala-o com: pip install { $package }

# Experiments
experiment-cell = Célula { $number } de { $cells }: { $what }
experiment-solving = a resolver o jogo
experiment-judged = { $games } de { $wanted } partidas analisadas
experiment-resumed = Continua a experiência em { $folder }.
experiment-incomplete = INCOMPLETO: interrompido. O que foi jogado está guardado; o mesmo comando continua e chega aos mesmos números.
experiment-no-parquet = Não foram escritos ficheiros Parquet: é preciso o PyArrow (pip install pyarrow). Depois, o mesmo comando escreve-os.
experiment-games = partidas
refused-experiment-not-toml = “{ $path }” não é um ficheiro TOML: { $reason }. docs/experiments.md mostra como é um plano.
refused-experiment-unknown = Este jogo não tem opção nem componente “{ $name }”. As suas opções: { $options }. Os seus componentes: { $components }.
refused-experiment-cells = A grelha tem { $cells } células; varia menos, { $most } é o máximo.
refused-experiment-players = Diz o nível do bot em cada lugar, por exemplo: players = ["best", "greedy"]
refused-experiment-measure = “{ $text }” não é uma medida para parar. Escolhe uma de: { $known }.
refused-experiment-number = “{ $name }” é um número de { $least } a { $most }.
refused-experiment-section = “{ $name }” é uma secção do plano: escreve [{ $name }] por cima das suas linhas.
refused-experiment-key = Um plano não tem “{ $name }” aí. Pode ter: { $known }.
refused-experiment-text = O plano não diz “{ $name }”, ou não como texto. Escreve, por exemplo: { $name } = "..."
refused-experiment-values = Para variar “{ $name }”, enumera os seus valores: { $name } = [..., ...]
refused-experiment-value = Um valor de “{ $name }” é um texto ou um número inteiro.
refused-experiment-folder = Em “{ $folder }” há outras coisas, não uma experiência. Escolhe com --out uma pasta vazia ou nova.
refused-experiment-run-damaged = “{ $path }” está danificado. Apaga a sua pasta para recomeçar, ou escolhe outra com --out.
refused-experiment-other = Em “{ $folder }” estão os resultados de outra experiência ou de outras regras. Escolhe outra pasta com --out.
refused-unknown-component = Este jogo não tem um componente { $option } que se possa variar. Tem: { $known }.
refused-component-value = “{ $value }” não serve como componente { $option }. Escreve: { $expects }.
