# The page in the browser

# Landing page and lobby
page-welcome = Dados de piratas com amigos ou contra bots que sabem as probabilidades. Sem conta nem registo.
page-play-now = Jogar já
page-with-friends = Jogar com amigos
page-not-affiliated = O Jollyroll não tem ligação às editoras destes jogos.
page-open-tables = Mesas abertas
page-lobby-empty = Neste momento nenhuma mesa espera jogadores. Abre tu uma e marca “Mesa pública”.
page-nobody-yet = Ainda ninguém
page-bots = { $count ->
        [0] nenhum bot
        [one] um bot
       *[other] { $count } bots
    }
page-join = Entrar

# Your games
page-practice = Treino
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Partilhas a vitória
           *[no] Ganhaste
        }
        [2] Ficaste em segundo lugar
        [3] Ficaste em terceiro lugar
        [4] Ficaste em quarto lugar
        [5] Ficaste em quinto lugar
       *[other] Ficaste em sexto lugar
    }
page-yours = As tuas partidas
page-yours-continue = Continuar
page-yours-report = Relatório
page-yours-record = Registo
page-yours-all = Mostrar todas ({ $count })
page-yours-finished = Partidas terminadas ({ $count })
page-yours-waiting = Ainda não começou
page-yours-with = com { $names }
page-yours-won-by = { $names } ganhou
page-yours-shared = { $names } partilham a vitória
page-yours-unknown = Uma partida
page-yours-archived = Arquivada: o registo continua cá
page-yours-gone = O servidor já não tem esta partida
page-yours-damaged = O servidor não consegue ler esta partida
page-yours-unreachable = Sem ligação de momento
page-yours-more = Mais sobre { $game }
page-yours-download = Descarregar o registo
page-yours-download-all = Descarregar todas as partidas
page-yours-missing = { $count ->
        [one] Não foi possível obter uma partida.
       *[other] Não foi possível obter { $count } partidas.
    }
page-yours-remove = Remover deste dispositivo
page-yours-remove-running = Se a removeres, perdes o teu lugar: não poderás voltar a esta partida.
page-yours-remove-finished = Só desaparece desta lista. O link continua a mostrar o relatório.
page-yours-where = Esta lista só existe neste dispositivo.

# Everywhere
page-home = Voltar aos jogos
page-close = Fechar
page-ok = OK
page-menu = Menu
page-table = A mesa
page-no-server = O servidor não responde. Verifica a tua ligação e tenta outra vez.
page-no-table = Esta mesa não existe. Verifica o link.
page-no-page = Não há nada aqui. Verifica o link.
page-link-connecting = A ligar…
page-link-lost = Ligação perdida. A tentar de novo…
page-link-nothing-lost = Nada se perdeu.
page-slow = Há muito movimento neste momento. Nada se perde: a partida continua daqui a pouco.

# Settings of this device
page-settings = Definições
page-language = Língua
page-theme = Tema
page-theme-auto = como o dispositivo
page-theme-dark = escuro
page-theme-light = claro
page-motion = Animações
page-motion-auto = como o dispositivo
page-motion-full = sim
page-motion-less = não
page-sound-offer = Jogar com som?
page-sound-yes = Sim, por favor
page-sound-no = Agora não
page-sound = Som
page-shortcuts = Atalhos de teclado com uma só tecla
page-keys = Teclado
page-keys-dice = Escolher o primeiro dado, o segundo, etc.
page-keys-roll = Lançar, tirar carta ou confirmar: o botão dourado
page-keys-place = Ir para o próximo sítio que aceita dados
page-keys-skip = Saltar para o fim da animação
page-keys-help = Mostrar esta lista
page-keys-tab = Passar de um elemento ao seguinte; Enter ou Espaço carrega nele
page-keys-arrows = No diário de bordo: de linha em linha
page-tips-again = Mostrar outra vez as dicas
page-tips-again-done = Vais voltar a ver as dicas.

# Sitting down
page-sit-down = Quem joga?
page-your-name = O teu nome
page-their-name = O nome
page-sit = Sentar-me
page-sit-here = Ocupar este lugar
page-stand-up = Levantar-me
page-rename = Mudar nome
page-free-it = Libertar lugar
page-free-seat = Lugar livre
page-for-people = Aberto
page-seat = Lugar { $number }
page-bot = Bot: { $level }
page-bot-beginner = Principiante
page-bot-greedy = Ganancioso
page-bot-exact = Astuto
page-bot-best = Mestre
page-add-seat = Adicionar um lugar
page-remove-seat = Remover um lugar
page-share-device = Adicionar um jogador neste dispositivo
page-fill-with-bots = Encher os lugares livres com bots
page-start = Começar a partida
page-seats-free = { $count ->
        [0] Não há lugares livres.
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
page-wait-for-host = À espera que o anfitrião comece.
page-not-here = Ainda faltam: { $names }
page-sealing = A selar os dados de { $game }…
page-invite = Convidar outros
page-share = Envia este link aos teus amigos, ou deixa-os ler o código QR.
page-share-watch = Quem tiver este link pode ver a partida.
page-share-here = Para já, só este computador consegue abrir este link. Para jogar noutros dispositivos, inicia o Jollyroll com --host 0.0.0.0 e convida de novo; neste computador, basta abrir o link noutra janela.
page-address = Link
page-qr = Link como código QR
page-copy = Copiar
page-copied = Copiado
page-send = Enviar…

# How the table plays
page-how-we-play = Como jogamos
page-preset = Edição
page-preset-speak = Mudar para a língua desta edição: { $language }
page-options = Todas as regras, uma a uma
page-house-rule = { $what } (regra da casa)
page-coach-off-choice = Sem treinador
page-coach-demand-choice = O treinador responde se perguntares
page-coach-always-choice = Probabilidades sempre à vista
page-clock = Tempo por decisão
page-clock-seconds = { $seconds ->
        [0] sem limite
        [one] um segundo
       *[other] { $seconds } segundos
    }
page-absent = Se alguém perder a ligação
page-absent-seconds = { $seconds ->
        [0] espera-se até voltar
        [one] entra um bot após um segundo
       *[other] entra um bot após { $seconds } segundos
    }
page-stand-in-level = Bot substituto
page-pace = Velocidade dos bots
page-pace-normal = normal
page-pace-fast = rápida
page-pace-instant = instantânea
page-youngest = Quem é o mais novo?
page-youngest-nobody = não indicado
page-listed = Mesa pública

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
page-rolling = Os dados rolam…
page-deciding = Vamos ver…
page-away-bot = { $seconds ->
        [one] sem ligação: entra um bot dentro de um segundo
       *[other] sem ligação: entra um bot dentro de { $seconds } segundos
    }
page-away-wait = sem ligação: a partida espera
page-say-something = Diz alguma coisa
page-undo = Desfazer
page-call-back = Não lançar
page-gives-up = Desistes do que tens.
page-take-back = { $name } volta à partida
page-watching = Estás a ver a partida.
page-watchers = { $count ->
        [0] nenhum espectador
        [one] um espectador
       *[other] { $count } espectadores
    }
page-to-result = Ver o resultado
page-move = Passar o meu lugar para outro dispositivo
page-move-of = Passar { $name } para outro dispositivo
page-move-line = Abre este link no outro dispositivo nos próximos dez minutos, e o teu lugar passa para lá.
page-move-secret = Quem tiver este link pode ficar com o teu lugar. Não o partilhes.
page-leave = Deixar a partida
page-leave-of = { $name } deixa a partida
page-leave-line = É só uma pausa? Um bot joga por ti até voltares.
page-leave-for-now = Deixar um bot jogar por mim
page-leave-good-line = Sair de vez não tem volta atrás; as regras dizem o que acontece ao teu tesouro.
page-leave-for-good = Sair de vez
page-go-title = Sair da mesa?
page-go-kept = A partida espera por ti. Encontra-la em “As tuas partidas”.
page-go-stand-in = { $seconds ->
        [one] Na tua vez, ao fim de um segundo entra um bot. Volta quando quiseres e continua tu: a partida está em “As tuas partidas”.
       *[other] Na tua vez, ao fim de { $seconds } segundos entra um bot. Volta quando quiseres e continua tu: a partida está em “As tuas partidas”.
    }
page-go-lost = Este navegador não guarda nada: não poderás voltar ao teu lugar. Se quiseres continuar a jogar, passa-o antes para outro dispositivo.
page-go-stay = Ficar

# Where the game is
page-round-final = Ronda final! A superar: { $points } ({ $name })
page-round-playoff = Desempate entre os empatados
page-round-last-turns = Últimos turnos! A superar: { $points } ({ $name })
page-to-pass = { $you ->
        [name] { $points } para te superar
       *[other] { $points } para superar { $name }
    }
page-goal = meta: { $points }
page-round-replay = Partida nova entre os empatados
page-round-tie = Ronda de desempate { $round }

# The log
page-log = Diário de bordo
page-log-all = Ver tudo
page-log-empty = Ainda nada.
page-log-turn = Turno { $turn }
page-log-sat = { $you ->
        [name] Sentas-te.
       *[other] { $name } senta-se.
    }
page-log-stood-left = { $you ->
        [name] Levantas-te.
       *[other] { $name } levanta-se.
    }
page-log-stood-host = O anfitrião liberta um lugar.
page-log-stood-no-seed = Um jogador não mostrou o seu número secreto: o lugar está outra vez livre.
page-log-begun = A partida começa.
page-log-undone = { $you ->
        [name] Desfazes a tua última jogada.
       *[other] { $name } desfaz a sua última jogada.
    }
page-log-stands-in-left = { $you ->
        [name] Fazes uma pausa: um bot joga por ti.
       *[other] { $name } faz uma pausa: um bot continua.
    }
page-log-stands-in-away = { $you ->
        [name] Ficaste sem ligação: um bot joga por ti.
       *[other] { $name } está sem ligação: um bot continua.
    }
page-log-stands-in-clock = { $you ->
        [name] Acabou o teu tempo: um bot joga por ti.
       *[other] Acabou o tempo de { $name }: um bot continua.
    }
page-log-back = { $you ->
        [name] Estás de volta.
       *[other] { $name } está de volta.
    }
page-log-rematched = Há outra partida pronta.
page-chose = { $you ->
        [name] Tu: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] Tiras { $what }.
       *[other] { $name } tira { $what }.
    }
page-time-up = { $you ->
        [name] Acabou o teu tempo.
       *[other] Acabou o tempo de { $name }.
    }
page-chose-clock = { $you ->
        [name] Acabou o teu tempo: { $what }
       *[other] Acabou o tempo de { $name }: { $what }
    }
page-threw-clock = { $you ->
        [name] Acabou o teu tempo e os dados são lançados por ti: { $what }.
       *[other] Acabou o tempo de { $name } e os dados são lançados na mesma: { $what }.
    }

# Rules at hand
page-rules = Regras
page-rules-of-table = Nesta mesa:
page-rules-cited = { $count ->
        [one] regra
       *[other] regras
    }
page-rules-ids = Toca nas palavras em letra pequena para ler cada regra.

# The coach
page-coach = Treinador
page-coach-off = Nesta mesa não há treinador.
page-coach-ask-line = O treinador sabe a tua probabilidade de ganhar com cada jogada.
page-coach-ask = Pedir conselho
page-coach-thinking = O treinador está a pensar…
page-coach-wait = Quando for a tua vez de escolher, o treinador pode dizer-te as probabilidades.
page-coach-odds = prob. de ganhar
page-coach-keep = Guarda { $kept }, relança { $count }
page-coach-reroll-all = { $count ->
        [one] Relança o dado
       *[other] Relança os { $count }
    }
page-coach-set-up = Preparar
page-coach-hardly = quase tanto faz
page-coach-alike = Quase tanto faz: valem todas mais ou menos o mesmo.
page-coach-all = As { $count } jogadas
page-coach-few = Só as melhores
page-coach-standing = Com a melhor jogada:
page-coach-how = Como se calcula

# Fair dice
page-fair-title = Os dados foram justos?
page-fair-good = { $count ->
        [0] Os dados estão selados. Cada lançamento será verificado.
        [one] Um lançamento verificado: saiu do envelope selado.
        [2] Os dois lançamentos verificados: saíram do envelope selado.
       *[other] Os { $count } lançamentos verificados: saíram do envelope selado.
    }
page-fair-broken = { $count ->
        [0] Todos os lançamentos batem certo com o envelope selado.
        [one] Um lançamento não bate certo com o envelope selado!
       *[other] { $count } lançamentos não batem certo com o envelope selado!
    }
page-fair-broken-what = Não confies nos dados deste servidor. Descarrega o registo da partida: ele prova o que aconteceu.
page-fair-fits = como foi selado
page-fair-differs = diferente do selado
page-fair-how = Antes de a partida começar, tudo aquilo de onde virão os dados é posto num envelope selado. Cada lançamento abre mais um pedaço, e o teu dispositivo verifica logo que esse pedaço lá estava desde o início e que dá exatamente estes dados.
page-fair-yours = Tu também pões lá algo teu: um número secreto no início e outro novo com cada lançamento. Assim ninguém pode saber nem escolher os teus dados de antemão, nem mesmo o servidor.
page-fair-mark = A marca do envelope desta partida. Anota-a se quiseres compará-la mais tarde:
page-fair-numbers = Os números
page-fair-seal = Selo, mostrado antes de alguém se sentar
page-fair-seed = O que { $name } pôs
page-fair-link = Pedaço { $roll }, o último aberto
page-fair-nonce = O que pôs quem lançou
page-fair-fell = O que saiu
page-fair-unwitnessed = como foi selado, sem testemunha
page-fair-promise = O servidor faltou à palavra!
page-fair-devices = O dispositivo de cada jogador também selou números seus. Em cada lançamento entram um número do dispositivo de quem lança e outro do dispositivo de outro jogador, a testemunha; só então o servidor abre o seu pedaço. Assim ninguém pode saber nem escolher os dados de antemão, nem sequer o servidor e quem lança em conjunto, desde que a testemunha jogue limpo.
page-fair-alone = Não há nesta mesa nenhum dispositivo de outro jogador, por isso ninguém pode testemunhar os teus lançamentos. Esta partida prova que o servidor joga limpo, mas não que o faça quem o gere.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Testemunhaste um lançamento.
           *[other] Testemunhaste { $count } lançamentos.
        }
       *[other] { $count ->
            [one] { $name } testemunhou um lançamento.
           *[other] { $name } testemunhou { $count } lançamentos.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Uma vez não respondeste como testemunha.
           *[other] { $count } vezes não respondeste como testemunha.
        }
       *[other] { $count ->
            [one] Uma vez { $name } não respondeu como testemunha.
           *[other] { $count } vezes { $name } não respondeu como testemunha.
        }
    }
page-fair-no-witness = { $count ->
        [one] Um lançamento ficou sem testemunha.
       *[other] { $count } lançamentos ficaram sem testemunha.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Selaste números novos durante a partida, por exemplo noutro dispositivo.
           *[other] Selaste números novos { $count } vezes durante a partida, por exemplo noutro dispositivo.
        }
       *[other] { $count ->
            [one] { $name } selou números novos durante a partida, por exemplo noutro dispositivo.
           *[other] { $name } selou números novos { $count } vezes durante a partida, por exemplo noutro dispositivo.
        }
    }
page-fair-restarted = { $count ->
        [one] O início repetiu-se uma vez, porque alguém não mostrou o seu número.
       *[other] O início repetiu-se { $count } vezes, porque alguém não mostrou o seu número.
    }
page-fair-device = Selo do dispositivo de { $name }
page-fair-thrower = Do dispositivo de { $name }, que lançou
page-fair-witness = Do dispositivo de { $name }, testemunha
page-fair-fault-asked-early = O servidor pediu um número ao teu dispositivo antes do tempo. Não o recebeu.
page-fair-fault-call-differs = Um lançamento não saiu como anunciado, ou cabia a outro jogador testemunhar.
page-fair-fault-answered = O teu dispositivo respondeu como testemunha, mas o servidor faz de conta que não.
page-fair-fault-not-asked = O servidor saltou o teu dispositivo como testemunha sem lhe perguntar.
page-fair-fault-sealed-for-you = Alguém selou números em teu nome.
page-fair-fault-retold = O servidor conta agora esta partida de forma diferente.

# After the game
page-after-you-win = Ganhaste!
page-after-wins = { $name } ganha!
page-after-shared = { $you ->
        [names] { $names }, a vitória é vossa!
       *[other] { $names } partilham a vitória
    }
page-after-winner = Ganha:
page-after-rematch = Jogar outra vez
page-after-rematch-join = Entrar na próxima partida
page-after-rematch-watch = Ver a próxima partida
page-after-replay = Ver a repetição
page-after-share = Partilhar esta partida
page-after-share-line = Quem tiver este link vê o resultado, a repetição e o relatório do treinador.
page-after-look = Voltar à mesa
page-after-chances = Probabilidade de ganhar
page-after-graph = A probabilidade de ganhar de cada um, do primeiro lançamento ao último
page-after-graph-how = Depois de cada lançamento e de cada jogada, se todos continuarem a jogar o melhor possível. Os números marcam as jogadas que mais custaram; os losangos, os lançamentos que deram a volta à partida. Toca para rever um momento.
page-after-graph-table = Os números por trás das linhas
page-after-turn = Turno
page-after-luck-and-skill = Sorte e perícia
page-after-luck = sorte
page-after-mistakes = erros
page-after-luck-how = Em pontos percentuais de probabilidade de ganhar: o que os dados trouxeram e o que as tuas jogadas custaram.
page-after-sound = { $sound ->
        [0] Nenhuma de { $decisions } decisões foi tão boa como a melhor.
        [one] { $sound } de { $decisions } decisões foi tão boa como a melhor.
       *[other] { $sound } de { $decisions } decisões foram tão boas como a melhor.
    }
page-after-your-part = A tua partida
page-after-lucky = A sorte esteve do teu lado: deu mais { $luck } pontos percentuais à tua probabilidade de ganhar.
page-after-unlucky = A sorte esteve contra ti: tirou { $luck } pontos percentuais à tua probabilidade de ganhar.
page-after-own-mistakes = { $sound ->
        [0] As tuas jogadas custaram-te { $cost } pontos percentuais de probabilidade de ganhar; nenhuma de { $decisions } foi tão boa como a melhor.
        [one] As tuas jogadas custaram-te { $cost } pontos percentuais de probabilidade de ganhar; { $sound } de { $decisions } foi tão boa como a melhor.
       *[other] As tuas jogadas custaram-te { $cost } pontos percentuais de probabilidade de ganhar; { $sound } de { $decisions } foram tão boas como a melhor.
    }
page-after-your-costliest = A jogada que mais te custou
page-after-your-luckiest = O teu lançamento de maior sorte
page-after-your-best = A tua melhor jogada
page-after-moment = turno { $turn }, { $change } pontos percentuais de probabilidade de ganhar
page-after-others-costliest = As jogadas dos outros que mais custaram
page-after-practice = Isto foi um treino: continuaste a partir de um momento de outra partida, por isso não há dados selados para verificar.
page-after-costliest = As jogadas que mais custaram
page-after-no-mistakes = Nenhuma jogada custou nada de relevante.
page-after-mistake = { $you ->
        [name] Tu, turno { $turn }: { $cost } pontos percentuais
       *[other] { $name }, turno { $turn }: { $cost } pontos percentuais
    }
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
page-after-keep = Descarregar
page-after-text = Registo como texto
page-after-json = Registo como JSON

# Replay
page-replay-controls = Repetição
page-replay-place = Posição
page-replay-where = { $turn ->
        [0] Início, { $place } de { $last }
       *[other] Turno { $turn }, { $place } de { $last }
    }
page-replay-first = Início
page-replay-before = Anterior
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-next = Seguinte
page-replay-last = Fim
page-replay-take-over = Treinar daqui como { $name }

# Dice and choices in all games
page-dice = Dados
page-die-in-hand = um dado na mão
page-plain-pick = Toca nos dados que escolheres.
page-plain-go-on = Continuar
page-die-locked = { $face }, dado preso
page-kept = guardado
page-stop = Parar
page-throw-dice = Lançar { $count ->
        [0] 0 dados
        [one] o dado
       *[other] { $count } dados
    }
page-roll-dice = Relançar { $count }
page-rolls-left = { $left ->
        [0] nenhum lançamento
        [one] resta um lançamento
       *[other] restam { $left } lançamentos
    }
page-place-story = O que entrou e saiu: { $place }
page-if-stopped = Se parares:

# A few words to say
emote-ahoy = Ó do barco!
emote-well-done = Boa jogada!
emote-ouch = Ai!
emote-lucky = Que sorte!
emote-thinking = Deixa-me pensar…
emote-hurry = A todo o pano!
emote-thanks = Agradeço!
emote-sorry = Desculpa!
emote-cheers = Saúde!
emote-farewell = Bons ventos!

# A site without a server: everything happens on this device
page-alone-together = Jogar juntos neste dispositivo
page-alone-fetching = A descarregar o jogo, só desta vez…
page-alone-starting = A preparar a mesa…
page-alone-failed = Não foi possível descarregar o jogo. Verifica a tua ligação e tenta outra vez.
page-alone-update = Há uma nova versão pronta.
page-alone-reload = Recarregar
page-alone-kept = Tudo fica neste dispositivo. Depois da primeira partida, funciona também sem rede.
page-alone-docs = Regras e manual
page-alone-remove = É apagada de vez deste dispositivo, com o relatório. Descarrega antes o registo se quiseres guardá-lo.
