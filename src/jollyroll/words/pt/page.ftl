# The page in the browser

# Landing page and lobby
page-welcome = Dados de piratas à mesma mesa: com amigos ou contra bots que sabem todas as probabilidades. Sem conta, sem nada para preencher.
page-play-now = Jogar já
page-with-friends = Jogar com amigos
page-not-affiliated = O Jollyroll não tem ligação às editoras destes jogos.
page-open-tables = Mesas abertas
page-lobby-empty = Neste momento nenhuma mesa espera companhia. Abre tu uma e marca “Mostrar esta mesa a todos”.
page-nobody-yet = Ainda ninguém
page-bots = { $count ->
        [0] nenhum bot
        [one] um bot
       *[other] { $count } bots
    }
page-join = Entrar

# Everywhere
page-home = Voltar aos jogos
page-close = Fechar
page-ok = OK
page-menu = Menu
page-table = A mesa
page-no-server = O servidor não responde. Verifica a tua ligação e tenta outra vez.
page-no-table = Essa mesa não existe. Talvez falte uma letra no endereço.
page-no-page = Não há nada neste endereço.
page-link-connecting = A ligar…
page-link-lost = Ligação perdida, a tentar de novo…
page-link-nothing-lost = Nada se perdeu.

# Settings of this device
page-settings = Definições
page-language = Língua
page-theme = Luz
page-theme-auto = Como neste dispositivo
page-theme-dark = À lanterna (escuro)
page-theme-light = De dia (claro)
page-motion = Movimento
page-motion-auto = Como neste dispositivo
page-motion-full = Dados rolam, moedas voam
page-motion-less = Nada se mexe
page-sound = Som
page-tips-again = Mostrar outra vez as primeiras dicas
page-tips-again-done = As dicas serão mostradas outra vez.

# Sitting down
page-sit-down = Quem joga?
page-your-name = O teu nome
page-their-name = O nome dessa pessoa
page-captain = Comandante
page-sit = Sentar-me
page-sit-here = Sentar-me aqui
page-stand-up = Levantar-me
page-rename = Mudar nome
page-free-it = Libertar lugar
page-free-seat = lugar livre
page-for-people = para pessoas
page-seat = Lugar { $number }
page-bot = Bot: { $level }
page-bot-beginner = Principiante
page-bot-greedy = Ganancioso
page-bot-exact = Astuto
page-bot-best = Mestre
page-add-seat = Pôr um lugar
page-remove-seat = Tirar um lugar
page-share-device = Joga mais alguém neste dispositivo
page-fill-with-bots = Completar com bots
page-start = Começar a partida
page-seats-free = { $count ->
        [0] Não há lugares livres.
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
page-wait-for-host = O anfitrião dá início à partida.
page-not-here = Ainda se espera por: { $names }
page-sealing = Os dados de { $game } estão a ser selados…
page-invite = Convida mais gente
page-share = Envia este endereço aos teus amigos, ou deixa-os apontar o telemóvel ao quadrado.
page-share-watch = Quem tiver este endereço pode ver o jogo.
page-share-here = Este endereço só funciona neste computador. Inicia o servidor com --host 0.0.0.0 para deixar entrar outros.
page-address = O endereço
page-qr = O endereço como código QR
page-copy = Copiar
page-copied = Copiado
page-send = Enviar…

# How the table plays
page-how-we-play = Como jogamos
page-preset = Edição
page-preset-speak = Mudar para a língua desta edição: { $language }
page-options = Regra a regra
page-house-rule = { $what } (regra da casa)
page-coach-off-choice = Sem treinador
page-coach-demand-choice = O treinador responde se perguntares
page-coach-always-choice = Probabilidades sempre à vista
page-clock = Tempo por decisão
page-clock-seconds = { $seconds ->
        [0] sem relógio
        [one] um segundo
       *[other] { $seconds } segundos
    }
page-absent = Se alguém faltar
page-absent-seconds = { $seconds ->
        [0] espera-se
        [one] joga um bot após um segundo
       *[other] joga um bot após { $seconds } segundos
    }
page-stand-in-level = Que bot substitui
page-pace = Ritmo dos bots
page-pace-seconds = { $seconds ->
        [1] um segundo por ação
        [one] { $seconds } segundo por ação
       *[other] { $seconds } segundos por ação
    }
page-youngest = Quem é o mais novo?
page-youngest-nobody = ninguém diz
page-listed = Mostrar esta mesa a todos

# At the table
page-seats = À mesa
page-you = (tu)
page-away = sem ligação
page-left = saiu
page-stand-in = joga um bot
page-seconds-left = { $seconds ->
        [0] faltam 0 segundos
        [one] falta um segundo
       *[other] faltam { $seconds } segundos
    }
page-your-turn = É a tua vez
page-turn-of = É a vez de { $name }
page-rolling = Os dados estão a rolar…
page-deciding = Vamos lá ver…
page-away-bot = { $seconds ->
        [one] sem ligação: um bot joga dentro de um segundo
       *[other] sem ligação: um bot joga dentro de { $seconds } segundos
    }
page-away-wait = sem ligação: o jogo espera
page-hand-over = Passa o dispositivo a
page-hand-over-take = Sou { $name }
page-say-something = Diz alguma coisa
page-undo = Desfazer
page-take-back = { $name } volta a jogar
page-watching = Estás a ver.
page-watchers = { $count ->
        [0] ninguém a ver
        [one] uma pessoa a ver
       *[other] { $count } pessoas a ver
    }
page-to-result = Ver o resultado
page-move = Passar o meu lugar para outro dispositivo
page-move-of = Passar { $name } para outro dispositivo
page-move-line = Abre isto no outro dispositivo nos próximos dez minutos: o lugar passa para lá.
page-move-secret = Quem tiver este link tem o teu lugar. Não o mostres a ninguém.
page-leave = Deixar a partida
page-leave-of = { $name } deixa a partida
page-leave-line = Sais por um bocado? Um bot joga por ti e devolve-te o lugar quando voltares.
page-leave-for-now = Deixar um bot jogar por mim
page-leave-good-line = Sair de vez não se pode desfazer; as regras dizem o que acontece ao teu tesouro.
page-leave-for-good = Sair de vez

# Where the game is
page-round-final = Ronda final, iniciada por { $name }
page-round-playoff = Desempate entre quem empatou
page-round-last-turns = Últimos turnos
page-round-replay = Uma partida nova entre quem empatou
page-round-tie = Desempate { $round }

# The log
page-log = O que aconteceu
page-log-all = Ver tudo
page-log-empty = Ainda nada.
page-log-turn = Turno { $turn }
page-log-sat = { $name } senta-se.
page-log-stood-left = { $name } levanta-se.
page-log-stood-host = O anfitrião liberta um lugar.
page-log-stood-no-seed = Um lugar não mostrou a sua semente e está outra vez livre.
page-log-begun = A partida começa.
page-log-undone = { $name } desfaz a última jogada.
page-log-stands-in-left = { $name } sai por um bocado: continua um bot.
page-log-stands-in-away = { $name } está sem ligação: continua um bot.
page-log-stands-in-clock = Acabou o tempo de { $name }: continua um bot.
page-log-back = { $name } está de volta.
page-log-rematched = Há outra partida pronta.
page-chose = { $name }: { $what }
page-threw = { $name } tira { $what }.
page-time-up = Acabou o tempo de { $name }.
page-chose-clock = Acabou o tempo de { $name }: { $what }
page-threw-clock = Acabou o tempo de { $name } e os dados caem na mesma: { $what }.

# Rules at hand
page-rules = Regras
page-rules-of-table = Nesta mesa:
page-rules-ids = As letras pequenas, como { $rule }, indicam uma regra: toca numa para a ler.

# The coach
page-coach = Treinador
page-coach-off = Nesta mesa não há treinador.
page-coach-ask-line = O treinador sabe a tua probabilidade de ganhar com cada jogada.
page-coach-ask = Pedir conselho
page-coach-thinking = O treinador está a pensar…
page-coach-wait = Quando for a tua vez de escolher, o treinador pode dizer-te as probabilidades.
page-coach-odds = prob. de ganhar
page-coach-all = As { $count } jogadas
page-coach-few = Só as melhores
page-coach-standing = Com a melhor jogada:

# Fair dice
page-fair-title = Os dados foram justos?
page-fair-good = { $count ->
        [0] O envelope está selado. Cada lançamento será verificado.
        [one] Um lançamento verificado: saiu do envelope selado.
       *[other] Os { $count } lançamentos verificados: saíram do envelope selado.
    }
page-fair-broken = { $count ->
        [0] Todos os lançamentos batem certo com o envelope selado.
        [one] Um lançamento não bate certo com o envelope selado!
       *[other] { $count } lançamentos não batem certo com o envelope selado!
    }
page-fair-broken-what = Não confies nos dados deste servidor. Guarda o registo da partida: ele prova o que aconteceu.
page-fair-fits = coincide com o selado
page-fair-differs = não coincide com o selado
page-fair-how = Antes de o jogo começar, tudo aquilo de onde virão os dados é posto num envelope selado. Com cada lançamento abre-se mais um pedaço, e o teu dispositivo verifica logo que esse pedaço lá estava desde o início e que dá exatamente estes dados.
page-fair-yours = Tu também pões lá algo teu: um número secreto no início e outro novo com cada lançamento. Assim ninguém pode saber nem escolher os teus dados de antemão, nem mesmo o servidor.
page-fair-mark = A marca do envelope desta partida. Anota-a se quiseres compará-la mais tarde:
page-fair-numbers = Os números
page-fair-seal = Selo, mostrado antes de alguém se sentar
page-fair-seed = O que { $name } pôs
page-fair-link = Pedaço número { $roll }, o último aberto
page-fair-nonce = O que pôs quem lançou
page-fair-fell = O que saiu
page-fair-unwitnessed = coincide com o selado, sem testemunha
page-fair-promise = O servidor faltou à palavra!
page-fair-devices = O dispositivo de cada jogador também selou números seus. Em cada lançamento entram um número do dispositivo de quem lança e outro do dispositivo de outro jogador, a testemunha; só então o servidor abre o seu pedaço. Assim ninguém pode conhecer nem escolher os dados de antemão, nem sequer o servidor e quem lança em conjunto, desde que a testemunha seja honesta.
page-fair-alone = Não há nesta mesa nenhum dispositivo de outro jogador, por isso ninguém pode testemunhar os teus lançamentos. Esta partida prova que o servidor é honesto, não que o seja quem o gere.
page-fair-witnessed = { $count ->
        [one] { $name } testemunhou um lançamento.
       *[other] { $name } testemunhou { $count } lançamentos.
    }
page-fair-passed = { $count ->
        [one] { $name } faltou uma vez como testemunha: não houve resposta.
       *[other] { $name } faltou { $count } vezes como testemunha: não houve resposta.
    }
page-fair-no-witness = { $count ->
        [one] Um lançamento ficou sem testemunha.
       *[other] { $count } lançamentos ficaram sem testemunha.
    }
page-fair-resealed = { $count ->
        [one] { $name } selou números novos durante a partida, por exemplo noutro dispositivo.
       *[other] { $name } selou números novos { $count } vezes durante a partida, por exemplo noutro dispositivo.
    }
page-fair-restarted = { $count ->
        [one] O início repetiu-se uma vez, porque alguém não mostrou o seu número.
       *[other] O início repetiu-se { $count } vezes, porque alguém não mostrou o seu número.
    }
page-fair-device = Selo do dispositivo de { $name }
page-fair-thrower = Do dispositivo de { $name }, que lançou
page-fair-witness = Do dispositivo de { $name }, testemunha
page-fair-fault-asked-early = O servidor pediu um número ao teu dispositivo antes do tempo. Não o recebeu.
page-fair-fault-call-differs = Um lançamento não foi como anunciado, ou não era àquele jogador que cabia testemunhar.
page-fair-fault-answered = O teu dispositivo respondeu como testemunha, mas o servidor faz de conta que não.
page-fair-fault-not-asked = O servidor passou por cima do teu dispositivo como testemunha sem lhe perguntar.
page-fair-fault-sealed-for-you = Alguém selou números em teu nome.
page-fair-fault-retold = O servidor conta esta partida de forma diferente de antes.

# After the game
page-after-you-win = Ganhaste!
page-after-wins = { $name } ganha!
page-after-shared = { $names } partilham a vitória
page-after-winner = Vitória de:
page-after-rematch = Outra partida
page-after-rematch-join = Entrar na próxima partida
page-after-rematch-watch = Ir para a próxima partida
page-after-replay = Ver outra vez
page-after-share = Partilhar esta partida
page-after-share-line = Quem tiver este endereço vê o resultado, a repetição e o relatório do treinador.
page-after-look = Voltar à mesa
page-after-chances = Probabilidade de ganhar
page-after-graph = A probabilidade de ganhar de cada um, do primeiro lançamento ao último
page-after-graph-how = Depois de cada lançamento e de cada jogada, se todos continuarem a jogar o melhor possível. Os números marcam as jogadas mais caras; os losangos, os lançamentos que deram a volta à partida. Toca para rever um momento.
page-after-graph-table = Os números por trás das linhas
page-after-turn = Turno
page-after-luck-and-skill = Sorte e perícia
page-after-luck = sorte
page-after-mistakes = erros
page-after-luck-how = Em pontos percentuais da probabilidade de ganhar: o que os dados trouxeram e o que as jogadas custaram.
page-after-sound = { $sound } de { $decisions } decisões foram tão boas como a melhor.
page-after-costliest = As jogadas mais caras
page-after-no-mistakes = Nenhuma jogada custou nada digno de nota.
page-after-mistake = { $name }, turno { $turn }: { $cost } pontos
page-after-chosen = Escolhida:
page-after-better = Melhor:
page-after-again = Tentar outra vez daqui
page-after-watch = Ver
page-after-working = O treinador está a rever a partida…
page-after-checked-here = { $count ->
        [0] O teu próprio dispositivo não verificou nenhum lançamento.
        [one] O teu próprio dispositivo também verificou um lançamento.
       *[other] O teu próprio dispositivo também verificou { $count } lançamentos.
    }
page-after-other-game = O registo neste servidor não é a partida que o teu dispositivo viu! A marca do registo é { $mark }; a do que o teu dispositivo viu é { $own }.
page-after-keep = Guardar a partida
page-after-text = Registo como texto
page-after-json = Registo como JSON

# Replay
page-replay-controls = Repetição
page-replay-place = Ponto da partida
page-replay-where = Turno { $turn }, momento { $place } de { $last }
page-replay-first = Para o início
page-replay-before = Um passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-next = Um passo à frente
page-replay-last = Para o fim
page-replay-take-over = Continuar daqui como { $name }

# Dice and choices in all games
page-dice = Dados
page-die-in-hand = um dado na mão
page-plain-pick = Escolhe os dados tocando neles.
page-plain-go-on = Continuar
page-die-locked = { $face }, dado preso
page-kept = guardado
page-stop = Parar
page-throw-dice = Lançar { $count ->
        [0] 0 dados
        [one] o dado
       *[other] { $count } dados
    }
page-roll-dice = Lançar { $count ->
        [0] 0 dados
        [one] um dado
       *[other] { $count } dados
    }
page-rolls-left = { $left ->
        [0] nenhum lançamento
        [one] falta um lançamento
       *[other] faltam { $left } lançamentos
    }
page-place-story = O que entrou e saiu: { $place }
page-if-stopped = Se parares:

# A few words to say
emote-ahoy = Ó da barca!
emote-well-done = Boa jogada!
emote-ouch = Ai!
emote-lucky = Que sorte!
emote-thinking = Deixa-me pensar…
emote-hurry = A todo o pano!
emote-thanks = Obrigado!
emote-sorry = Desculpa!
emote-cheers = Saúde!
emote-farewell = Bons ventos!
