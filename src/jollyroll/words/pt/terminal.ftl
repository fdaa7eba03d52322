# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Turno { $turn }: é a tua vez
       *[other] Turno { $turn }: { $name }
    }
standing = Marcador: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Tiras { $dice }
       *[other] { $name } tira { $dice }
    }
bot-did = { $you ->
        [name] Tu: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = Os bots preparam-se; num computador novo, a primeira vez demora um ou dois minutos.
bot-thinks = { $name } está a pensar.
press-to-throw = { $you ->
        [name] Prime Enter para lançar ({ $keys }){" "}
       *[other] { $name }, prime Enter para lançar ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Prime Enter para tirar uma carta ({ $keys }){" "}
       *[other] { $name }, prime Enter para tirar uma carta ({ $keys }){" "}
    }
taken-back = Desfeito.
game-over = A partida acabou
winners = { $count ->
        [0] Ninguém ganha.
        [one] { $you ->
            [names] Ganhaste!
           *[other] { $names } ganha!
        }
       *[other] { $you ->
            [names] { $names }, a vitória é vossa!
           *[other] { $names } partilham a vitória!
        }
    }
score = { $amount ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $amount } pontos
    }

# Asking
pick-roll = Para relançar dados, escreve as suas letras (como ac) ou * para todos.
more-choices = Há mais { $count ->
        [one] { $count } opção
       *[other] { $count } opções
    }: l mostra todas.
list-more = … e mais { $count } como estas, por exemplo { $example }
enter-rolls = Enter sem mais nada relança-os todos: aqui, relançar só pode ajudar.
or-enter = (ou só Enter)
key-explain = ? ajuda
key-list = l todas as jogadas
key-rule = r { $rule } ver regra
key-undo = u desfazer
key-quit = q guardar e sair
help-keys = Escreve uma tecla da lista, as letras dos dados, ou qualquer jogada como o registo a escreve (l mostra-as todas). r com o nome de uma regra mostra essa regra; u desfaz a tua última jogada enquanto não saírem dados nem cartas (com os teus próprios dados, o que se escreveu por último); leave permite que um jogador deixe a partida de vez; q guarda a partida para outro dia e sai.
either-or = { $first } ou { $last }
type-key = Escreve { $keys }; ? para ajuda.
type-dice = Escreve letras de dados, por exemplo { $dice }; ? para ajuda.
type-key-or-dice = Escreve { $keys }, ou letras de dados, por exemplo { $dice }; ? para ajuda.
leave-sure = { $you ->
        [name] Vais deixar a partida de vez, e isso não se pode desfazer. Tens a certeza? Escreve sim:{" "}
       *[other] { $name } vai deixar a partida de vez, e isso não se pode desfazer. Tens a certeza? Escreve sim:{" "}
    }
leave-not = { $you ->
        [name] Ficas.
       *[other] { $name } fica.
    }
yes-words = s sim y yes
which-game = Que jogo? Prime a sua tecla.
which-unknown = Prime 1, 2 ou 3.
next-turn = Enter: turno seguinte, q: sair{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = mesa
dice-aside = de lado

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [0] Não lanças nenhum dado.
            [one] Lança um dado. O que mostra?
           *[other] Lança { $dice } dados. O que mostram? Escreve { $dice } letras por qualquer ordem:
        }
       *[other] { $dice ->
            [0] { $name } não lança nenhum dado.
            [one] { $name } lança um dado. O que mostra?
           *[other] { $name } lança { $dice } dados. O que mostram? Escreve { $dice } letras por qualquer ordem:
        }
    }
manual-draw-seat = Quem começa? Tira à sorte e escreve o número.

# The plain board
board-left = deixou a partida

# Keeping the game
not-saved = Atenção: a partida não pode ser guardada agora. { $why } Continua a jogar; tenta-se outra vez depois de cada jogada.
moved-on = Atenção: { $old } foi alterado por outra pessoa e fica como está. Esta partida continua em { $path }.
saved-again = A partida volta a ser guardada em { $path }.
kept-in = A partida está guardada em { $path }
go-on-with = Para continuar: { $command } resume { $path }
verify-with = Para verificar os dados: { $command } verify { $path }
last-resort = Não foi possível guardar a partida. { $why } Para que nada se perca, aqui está o seu registo; põe-no num ficheiro e retoma-a:
refused-nothing-to-resume = Não há nenhuma partida por acabar. Começa uma com: { $command } terminal
refused-open-elsewhere = Esta partida está aberta noutra janela: { $path }. Continua lá, ou fecha-a primeiro.
refused-over-already = Esta partida acabou; vê-a com: { $command } replay { $path }

# Sitting down
not-begun = Não foi começada nenhuma partida.
player = Jogador { $number }
ask-people = Quem joga? Nomes separados por vírgulas (Enter: só tu):{" "}
ask-bots = Quantos bots, de { $least } a { $most }? (Enter: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [0] Com que nível devem jogar?
        [one] Com que nível deve jogar?
       *[other] Com que nível devem jogar?
    } (Enter: { $usual }){" "}
ask-preset = Que regras? (Enter: as primeiras){" "}
ask-youngest = Quem é o mais novo? { $names } (Enter: sorteia-se quem começa){" "}
refused-number-range = “{ $text }” não serve; escreve um número de { $least } a { $most }.
refused-none-of-these = “{ $text }” não é nenhum deles; escreve um número ou um nome: { $known }.
nobody-hosts = Aqui ninguém é o anfitrião, por isso tira-se à sorte quem começa. Indica quem é com --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dados: justos, selados num envelope com a marca { $mark }
dice-fair-begins = Os lançamentos até agora não estavam selados; daqui em diante estão.
dice-fair-lost = O segredo do envelope antigo não está neste computador, por isso foi selado um novo. O registo diz isso.
dice-fair-seen = Esta partida foi jogada para além desta cópia, por isso foi selado um envelope novo: os lançamentos do antigo já foram vistos. O registo diz isso.
dice-seeded = Dados: semente { $seed }. A mesma semente e as mesmas jogadas dão a mesma partida.
dice-manual = Dados: os teus. Lança-os e escreve o que mostram.
bot-beginner = escolhe ao acaso qualquer jogada sensata
bot-greedy = fica com o que mais rende neste turno, como se o próximo lançamento fosse o último
bot-exact = joga o turno na perfeição para dele tirar o máximo
bot-best = procura a melhor probabilidade de ganhar a partida
bot-random = escolhe qualquer jogada permitida, e decide parar uma em cada quatro vezes
bot-of-others = vem de outro pacote
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } jogadores, a partir dos { $age } anos{ $minutes ->
        [0] {""}
       *[other] , cerca de { $minutes } minutos
    }
games-play = Jogar: { $command } terminal { $name } · regras: { $command } rules { $name }
games-unverified = Não verificado: as faces dos dados e as cartas nunca foram comparadas com um jogo impresso; troca-as pelas tuas com as opções dice e deck.
games-presets = Conjuntos de regras
games-options = Opções (o primeiro valor é o predefinido)
games-usual = (predefinido)
games-house = regra da casa
games-bots = Bots
replay-seats = À mesa: { $names }
options-of-table = Regras: { $preset }
also-numbers = ou um número: { $values }

# Refusals
refused-unknown-bot = Não há nenhum bot chamado “{ $bot }”. Os bots são: { $known }.
refused-bot-name = “{ $bot }” não pode ser o nome de um bot: minúsculas, algarismos, hífenes e sublinhados, e nenhum dos nossos nomes.
refused-unknown-rule = Não há nenhuma regra “{ $wanted }”. As regras têm nomes como { $example }.
refused-rule-elsewhere = { $wanted } não é uma regra deste jogo.
refused-nothing-typed = Aqui, Enter sozinho não faz nada. { $how }
refused-not-a-choice = “{ $text }” não se pode fazer agora. { $how }
refused-two-meanings = “{ $text }” pode querer dizer duas coisas aqui: escreve { $small } para a tecla ou o dado dessa letra, ou roll:{ $text } para um dado que mostra { $text }.
refused-not-what-fell = Não se percebe “{ $text }”. Escreve só o que está indicado acima; ? para ajuda.
refused-only-enter = Agora não há nada para escrever: prime Enter para continuar, ou ? para ajuda.
refused-which-rule = Que regra? Escreve por exemplo: r { $example }
refused-who-leaves = Diz quem sai: leave e um nome ou número de lugar. Nesta mesa: { $known }.
refused-no-die-there = Não há nenhum dado “{ $mark }” para escolher; usa as letras que estão à frente dos dados.
refused-die-named-twice = Indicaste o dado “{ $mark }” duas vezes; indica cada dado uma só vez.
refused-option-form = “{ $text }” não é uma opção; escreve-a como NOME=VALOR, por exemplo { $example }.
refused-seat-form = “{ $text }” não é um lugar; escreve um nome, bot:greedy ou Nome=bot:greedy.
refused-names-alike = Dois lugares chamam-se { $name }; dá a cada um um nome diferente.
refused-seed-not-seeded = Uma semente só serve com dados de semente; acrescenta --dice seeded.
refused-seed-range = Uma semente é um número inteiro de 0 a { $most }.
refused-file-there = { $path } já existe; continua essa partida com “{ $command } resume { $path }”, ou escolhe outro nome.
refused-game-needed = Diz que jogo: { $known }.
refused-no-turn = Esta partida tem { $turns ->
        [0] 0 turnos
        [one] um turno
       *[other] { $turns } turnos
    }; não há turno { $turn }.
refused-two-forms = Escolhe só uma: --json ou --text.
refused-file-is-folder = “{ $path }” não é o nome de um ficheiro; dá à partida o seu próprio nome, por exemplo serao.jolly.
refused-no-folder = Não existe a pasta “{ $folder }”. Cria-a primeiro, ou escolhe outro sítio.
refused-file-name = “{ $path }” não pode ser o nome de um ficheiro ({ $reason }). Escolhe outro.

# The command line
program = { $command }
usage-no-command = Não há nenhum comando “{ $name }”. Os comandos são: { $known }.
usage-no-command-close = Não há nenhum comando “{ $name }”. Querias dizer: { $close }? Os comandos são: { $known }.
usage-command-missing = Falta o comando. Os comandos são: { $known }.
usage-no-option = Não há nenhuma opção { $name }; vê: { $path } --help
usage-no-option-close = Não há nenhuma opção { $name }; querias dizer { $close }? Vê: { $path } --help
usage-missing = Falta { $name }; vê: { $path } --help
usage-option-value = A opção { $name } precisa de um valor: { $name } { $metavar }; vê: { $path } --help
usage-option-flag = A opção { $name } não leva valor; vê: { $path } --help
usage-extra = { $count ->
        [one] Argumento inesperado: “{ $words }”.
       *[other] Argumentos inesperados: “{ $words }”.
    } Escreve: { $usage }; vê: { $path } --help
usage-otherwise = Este comando não se usa assim ({ $reason }); vê: { $path } --help
refused-not-a-number = { $option } pede um número inteiro, não “{ $text }”.
refused-not-any-number = { $option } pede um número, não “{ $text }”.
refused-unknown-language = O Jollyroll não fala “{ $value }”; as línguas são: { $known }.
refused-unknown-dice = Não há dados “{ $dice }”; --dice aceita: { $known }.
refused-no-output = A saída está fechada, por isso não se vê nada. Começa de novo com um terminal, um ficheiro ou um pipe.
refused-system = O computador não permite isto: { $reason }.
