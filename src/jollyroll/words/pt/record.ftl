# A game being played
refused-not-your-turn = Agora escolhe { $name }. Espera pela tua vez.
refused-nothing-to-undo = Não há nada para desfazer: só a tua última jogada pode ser desfeita, e só enquanto não saírem dados nem cartas.
refused-nothing-typed-yet = Não há nada para desfazer: ainda nada foi escrito desde que a partida começou ou alguém saiu.
refused-left-already = { $name } já deixou a partida.
refused-leave-after-end = A partida acabou; já ninguém precisa de a deixar.

# Where a record is wrong
refused-record-at = Linha { $line }, coluna { $column }: { $reason }
refused-record-at-event = Evento { $event }: { $reason }

# Files
refused-cannot-read = “{ $path }” não pode ser lido: { $reason }. Verifica o nome e se o podes ler.
refused-cannot-save = “{ $path }” não pode ser escrito: { $reason }. O que lá estava fica intacto; escolhe outra pasta, ou liberta espaço se já não houver.
refused-record-too-large = Um registo pode ter { $most } MiB no máximo, e este é maior. É mesmo uma partida?
refused-record-not-utf8 = Isto não é texto UTF-8. Guarda o ficheiro como UTF-8 e tenta outra vez.
refused-record-empty = Este registo está vazio. Devia começar com a linha “Jollyroll: 1”.
refused-record-not-one = Isto não é um registo do Jollyroll: devia começar com a linha “Jollyroll: 1”, não com “{ $text }”.
refused-record-newer-format = Este registo foi feito por um Jollyroll mais novo (formato de registo { $version }; este lê até ao { $known }). Atualiza o Jollyroll.
refused-record-newer-rules = Este registo foi feito por um Jollyroll mais novo (versão { $version } das regras; este conhece até à { $known }). Atualiza o Jollyroll.
refused-record-many-events = Uma partida pode ter { $most } jogadas e lançamentos no máximo. Começa outra.

# Header
refused-record-format = A versão do formato tem de ser um número, por exemplo 1, não “{ $text }”.
refused-record-header-line = “{ $text }” não é uma linha do cabeçalho. Escreve “Chave: valor”, e uma linha vazia onde o cabeçalho acaba.
refused-record-no-end-of-header = O registo interrompe-se aqui. Uma linha vazia tem de fechar o cabeçalho, mesmo que não se siga nenhum turno.
refused-record-no-field = O cabeçalho não tem a linha “{ $key }: ...”. Acrescenta-a acima desta linha vazia.
refused-record-field-twice = “{ $key }” já estava na linha { $first }. Tira uma das duas.
refused-record-many-fields = Um cabeçalho pode ter { $most } campos próprios no máximo. Tira alguns.
refused-record-key = “{ $key }” não pode ser o nome de um campo próprio do cabeçalho: usa letras inglesas, dígitos e hífenes, uma maiúscula no início, e nenhum dos nomes do Jollyroll.
refused-record-value = O valor de “{ $key }” tem de ser uma linha de { $most } caracteres visíveis no máximo, sem espaços nas pontas.
refused-record-rules = A versão das regras tem de ser um número, por exemplo 1, não “{ $text }”.
refused-record-option = Aqui não se espera “{ $text }”: escreve primeiro o conjunto de regras, depois as opções como nome=valor.
refused-record-option-twice = A opção { $option } está indicada duas vezes. Tira uma das duas.
refused-record-seat-number = Um lugar é um número, por exemplo 1, não “{ $text }”.
refused-record-seat = “{ $text }” não é a forma de escrever um lugar. Escreve um nome e, para um bot, o seu tipo a seguir: Greedy (bot:greedy).
refused-not-a-seat = Um lugar escreve-se como Seat("Ana") ou Seat("Greta", "bot:greedy"), não como { $text }.
refused-record-name-length = Um nome tem de 1 a { $most } caracteres.
refused-record-name-letters = “{ $name }” não pode ser um nome: tira pontos e vírgulas, parênteses, caracteres invisíveis e espaços nas pontas.
refused-record-kind = “{ $kind }” não se pode sentar ali. Escreve person, ou bot: e o nome do bot em minúsculas.
refused-record-result = O resultado não bate certo com os turnos: eles levam a “{ $expected }”. Corrige o resultado ou os turnos, a não ser que o ficheiro tenha sido cortado.
refused-record-result-differs = O resultado deste registo não bate certo com os seus eventos.

# Turns
refused-record-long-line = Uma linha pode ter { $most } caracteres no máximo. Começa outra linha com o mesmo número de turno.
refused-record-character = O carácter { $text } não tem lugar num registo. Tira-o.
refused-record-after-end = A partida acaba antes disto. Tira o que se segue.
refused-record-turn-line = Aqui devia começar um turno com “{ $expected }”.
refused-record-turn = Isto devia ser “{ $expected }”, não “{ $text }”.
refused-record-turn-name = É a vez de outro jogador: escreve “{ $expected }”.
refused-record-turn-over = O turno acaba antes de “{ $text }”. Começa outra linha com “{ $expected }”.
refused-record-bracket = Este parêntese reto não tem par. Escreve entre [ e ] o que saiu.
refused-record-word = “{ $text }” não é nem uma jogada nem um lançamento. Usa letras, dígitos e sinais sem espaços, parênteses retos nem #.
refused-record-leave = “{ $text }” não diz quem sai. Escreve leave: e um número de lugar, por exemplo leave:2.
refused-record-breaks-off = O registo interrompe-se depois de “{ $text }”. Se for a palavra inteira, acaba a linha; se não, tira-a.
refused-record-many-comments = Um registo pode ter { $most } comentários no máximo. Tira alguns.
refused-record-comment = Um comentário tem no máximo { $most } caracteres visíveis, e nenhum espaço no fim.

# Fair dice
refused-record-fair-first = As cadeias e as aberturas pertencem aos dados justos: a linha “fair: …” tem de vir primeiro; em JSON tem de lá estar o campo “fair”.
refused-record-fair-twice = A linha “fair: …” já lá está. Tira uma das duas.
refused-record-fair-fields = Esta linha escreve-se assim: { $fields }
refused-record-fair-number = “{ $text }” não é um número que sirva aqui.
refused-record-fair-range = Aqui vai um número de { $least } a { $most }.
refused-record-fair-sides = “{ $text }” não são as seis faces de um dado: escreve seis letras maiúsculas ou dígitos.
refused-record-fair-nonces = “{ $text }” não é uma forma de fazer nonces. Há: { $known }.
refused-record-fair-version = “{ $text }” não é uma versão de dados justos que este Jollyroll saiba ler. Talvez um mais recente.
refused-record-fair-seat = “{ $text }” não é um lugar: escreve um número de 1 a { $most }.
refused-record-hex = “{ $text }” não está escrito em dígitos hexadecimais, de 0 a 9 e de “a” a “f”.
refused-record-hex-size = Aqui vão { $digits } dígitos hexadecimais, não { $given }. Foi cortado algo?
refused-record-many-chains = Um registo pode ter { $most } cadeias no máximo.
refused-record-chain-order = Esta cadeia foi selada antes da que está acima. Põe-nas por ordem.
refused-record-seed-order = As sementes de uma cadeia seguem a sua linha, a partir de “seed 1: …”, uma por lugar.
refused-record-seed-line = Uma semente escreve-se como “seed 1: COMMITMENT SEED”, ou sem a semente se não foi mostrada.
refused-record-seed-chain-line = Uma semente escreve-se como “seed 1: COMMITMENT SEED CHAIN”: sem a cadeia se o dispositivo do lugar não tiver nenhuma, com “-” para uma semente que não foi mostrada.
refused-record-seal-order = As cadeias dos dispositivos, “seal 2: …”, seguem a cadeia com que foram seladas, por ordem. A versão 1 dos dados justos não tem nenhuma.
refused-record-many-seals = Atrás de uma cadeia pode haver { $most } cadeias de dispositivos no máximo.
refused-record-opening-line = Uma abertura escreve-se como “open 1: LINK NONCE” e, para um sorteio, a seguir indica-se entre o que se sorteou.
refused-record-opening-devices = Uma abertura escreve-se como “open 1: LINK THROWER WITNESS”, ambos como “2:LINK”, com um lugar e o elo do seu dispositivo, ou como “-” para ninguém. A seguir vem “passed=3,4” se foram saltados lugares e, para um sorteio, entre o que se sorteou.
refused-record-passed-twice = O mesmo lugar foi saltado duas vezes num lançamento. Nomeia-o uma só vez.
refused-record-opening-twice = O lançamento { $throw } já foi aberto. Tira um dos dois.
refused-record-opening-place = Não há lançamento { $throw } neste registo; ele tem { $throws }.

# JSON
refused-record-json-syntax = Isto não é JSON correto ({ $reason }). O ficheiro foi cortado ou alterado à mão?
refused-record-json-deep = Listas dentro de listas, muito mais fundas do que em qualquer registo. Isto não é uma partida.
refused-record-json-format = Este JSON não é um registo do Jollyroll: o seu campo “format” devia ser “{ $format }”.
refused-record-json-type = “{ $field }” devia ser { $wanted ->
        [object] um objeto entre chavetas
        [list] uma lista entre parênteses retos
        [number] um número inteiro
       *[text] um texto entre aspas
    }.
refused-record-json-range = “{ $field }” devia ser um número de { $least } a { $most }.
refused-record-json-length = A lista “{ $field }” devia ter de { $least } a { $most } elementos.
refused-record-json-unknown = Um registo não tem o campo “{ $field }”. Tira-o.
refused-record-json-missing = Falta o campo “{ $field }”. Acrescenta-o.
refused-record-json-twice = O campo “{ $field }” aparece duas vezes. Tira um dos dois.
refused-record-json-event = Um evento é chance, choice ou leave, não “{ $text }”.
refused-record-comment-place = Este comentário vem depois de mais eventos do que há: { $events }.
