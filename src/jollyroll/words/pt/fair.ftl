# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = Tudo verificado: { $throws ->
        [0] 0 lançamentos
        [one] um lançamento
       *[other] { $throws } lançamentos
    }{ $draws ->
        [0] {""}
        [one] {" "}e um sorteio
       *[other] {" "}e { $draws } sorteios
    }.
fair-verified-how = Antes do primeiro lançamento, os dados desta partida foram postos num envelope selado. Cada lançamento abriu mais um pedaço, e cada pedaço era exatamente o que tinha sido selado.
fair-witnessed = { $count ->
        [0] De 0 deles foi testemunha o dispositivo de outra pessoa: esses nem o anfitrião e quem lançava, juntos, os podiam saber de antemão.
        [one] De um deles foi testemunha o dispositivo de outra pessoa: esse nem o anfitrião e quem lançava, juntos, o podiam saber de antemão.
       *[other] De { $count } deles foi testemunha o dispositivo de outra pessoa: esses nem o anfitrião e quem lançava, juntos, os podiam saber de antemão.
    }
fair-mark = A marca do envelope é { $mark }. Se for a marca que foi mostrada quando a partida começou, ninguém mudou um dado desde então.
fair-mark-fresh = A marca do envelope é { $mark }. Se for a marca que foi mostrada quando a partida começou, tudo o que o servidor lá pôs ainda é o que tinha selado então. Numa mesa ao vivo, o que as pessoas põem nos seus próprios lançamentos vem depois, por isso esta marca não o pode abranger: os seus dispositivos verificaram-no enquanto jogavam, e a marca da partida inteira abrange-o.
fair-mark-devices = A marca do envelope é { $mark }. Se for a marca que foi mostrada quando a partida começou, o servidor e os dispositivos puseram o que tinham selado até então, e mais nada. Quem foi testemunha de cada lançamento decidiu-se depois: também isso a marca da partida inteira abrange.
fair-mark-same = O envelope tem a marca que anotaste, { $mark }: ninguém mudou um dado desde então.
fair-mark-same-fresh = O envelope tem a marca que anotaste, { $mark }: tudo o que o servidor lá pôs é o que tinha selado antes da partida. Numa mesa ao vivo, o que as pessoas põem nos seus próprios lançamentos vem depois, por isso esta marca não o pode abranger: os seus dispositivos verificaram-no enquanto jogavam, e a marca da partida inteira abrange-o.
fair-mark-same-devices = O envelope tem a marca que anotaste, { $mark }: o servidor e os dispositivos puseram o que tinham selado antes da partida, e mais nada. Quem foi testemunha de cada lançamento decidiu-se depois: também isso a marca da partida inteira abrange.
fair-game-mark = A marca da partida inteira é { $mark }. Abrange quem se sentou onde, cada jogada e cada lançamento. Anota-a, e mais tarde podes ver que nada disso foi mudado no registo.
fair-game-mark-same = Esta é exatamente a partida cuja marca anotaste, { $mark }: desde então não foi mudado nenhum lançamento, nenhuma jogada e nenhum nome.
fair-partly = Verificado a partir do lançamento { $first }: { $throws ->
        [0] 0 lançamentos
        [one] um lançamento
       *[other] { $throws } lançamentos
    }{ $draws ->
        [0] {""}
        [one] {" "}e um sorteio
       *[other] {" "}e { $draws } sorteios
    }. O que veio antes não estava selado ({ $unsealed }), por isso nada se pode dizer sobre isso.
fair-failed = Não é o que foi selado! { $count ->
        [0] Há 0 coisas erradas:
        [one] Há uma coisa errada:
       *[other] Há { $count } coisas erradas:
    }
fair-failed-how = Alguém alterou este registo, ou os dados não saíram do envelope que foi selado antes da partida.
fair-nothing = Não há nada para verificar: nenhum lançamento desta partida foi selado de antemão. É o normal com dados de semente, com dados de verdade e em registos escritos à mão.
fair-nothing-yet = Ainda não há nada para verificar: o envelope está selado, e desde então nada foi lançado.
fair-remarks = Convém saber:
fair-more = … e mais { $count }; --details mostra-as todas.
fair-details = Lançamento a lançamento:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = como foi selado
fair-not-sealed = não selado
fair-not-as-sealed = diferente do selado
fair-details-chain = Envelope { $chain }: selo { $seal }, { $links } elos, selado depois de { $after } lançamentos
fair-details-joint = Número conjunto: { $joint }
fair-details-seat = O lugar { $seat } pôs { $seed } (compromisso { $commitment })
fair-details-device = O lugar { $seat } selou a cadeia do seu dispositivo, válida depois de { $after } lançamentos: { $seal }
fair-details-link = elo { $link }, nonce { $nonce }
fair-details-devices = elo { $link }, lança { $thrower }, testemunha { $witness }, saltados { $passed }
fair-page-written = A página que verifica registos sem internet está em { $path }. Abre-a em qualquer navegador.

# The page that verifies records in a browser; names in braces are filled in there
page-title = Os dados foram justos?
page-intro = Antes de uma partida começar, todos os seus lançamentos são postos num envelope selado. Cada lançamento abre mais um pedaço do envelope. Esta página verifica que cada pedaço é o que foi selado. Funciona sem internet, e nada sai do teu computador.
page-choose = Escolhe o ficheiro de uma partida, ou larga-o em qualquer ponto desta página
page-paste = Ou cola aqui o seu texto
page-mark = A marca que anotaste, se anotaste alguma: a do envelope, mostrada quando a partida começou, ou a da partida inteira, mostrada quando acabou
page-check = Verificar os dados
page-verified = Tudo verificado
page-partly = Verificado tudo o que foi selado
page-failed = Não é o que foi selado!
page-nothing = Não há nada para verificar
page-unreadable = Esta página não consegue ler isso como o registo de uma partida
page-counts = Lançamentos como foram selados: { $throws }. Sorteios como foram selados: { $draws }. Não selados: { $unsealed }.
page-witnessed = Com o dispositivo de outra pessoa como testemunha: { $witnessed }.
page-limits = Esta página lê do registo que cartas restavam para tirar. O programa conhece as regras e verifica também isso: jollyroll verify.
page-column-number = N.º
page-column-turn = Turno
page-column-shown = Saiu
page-column-verdict = Veredicto

# What is wrong
finding-dice-differ = Lançamento { $throw } ({ $place }): o registo mostra { $shown }, mas foi selado { $sealed }.
finding-draw-differs = Sorteio { $throw } ({ $place }): o registo mostra { $shown }, mas foi selado { $sealed }.
finding-link-broken = Lançamento { $throw } ({ $place }): o seu elo não encaixa nos elos anteriores. Foi alterado, ou vem de outro envelope.
finding-link-twice = Lançamento { $throw } ({ $place }): o seu elo já tinha sido usado num lançamento anterior.
finding-link-skipped = Lançamento { $throw } ({ $place }): foram saltados elos antes dele. Foi ali lançado algo que o registo não mostra.
finding-seal-differs = Lançamento { $throw } ({ $place }): os elos não levam ao selo do envelope { $chain }. O selo neste registo não é aquele com que estes dados foram selados.
finding-nonce-differs = Lançamento { $throw } ({ $place }): o seu nonce não é o que resulta da semente do lugar que lançou, ou do lugar 1 quando ninguém lança.
finding-nonce-changed = Sorteio { $throw } ({ $place }): o seu nonce é diferente do do lançamento ou sorteio anterior, embora uma única ação tenha provocado ambos.
finding-thrower-link = Lançamento { $throw } ({ $place }): o elo do dispositivo de quem lançou não leva ao selo que o lugar { $seat } tinha posto na mesa.
finding-witness-link = Lançamento { $throw } ({ $place }): o elo do dispositivo da testemunha não leva ao selo que o lugar { $seat } tinha posto na mesa.
finding-thrower-differs = Lançamento { $throw } ({ $place }): o dispositivo do lugar { $seat } pôs um elo como quem lança, mas o lançamento não era dessa pessoa.
finding-witness-differs = Lançamento { $throw } ({ $place }): não cabia ao lugar { $seat } ser testemunha. Cabe à pessoa seguinte com um dispositivo próprio; só se salta quem não responde, e o registo nomeia-o.
finding-witness-missing = Lançamento { $throw } ({ $place }): ninguém foi testemunha, e quem o podia ser não é quem o registo diz que foi saltado.
finding-links-changed = Sorteio { $throw } ({ $place }): os elos dos dispositivos são diferentes dos do lançamento ou sorteio anterior, embora uma única ação tenha provocado ambos.
finding-late-chain-alone = Lançamento { $throw } ({ $place }): o lugar { $seat } só selou a sua cadeia durante a partida. Uma cadeia assim não pode contar sozinha, sem o elo de outro dispositivo.
finding-left-differs = Sorteio { $throw } ({ $place }): o registo diz que foi tirado de { $shown }, mas restava { $sealed }.
finding-not-opened = Lançamento { $throw } ({ $place }): nada foi aberto para ele, embora os dados já estivessem selados.
finding-not-sealed = Lançamento { $throw } ({ $place }): foi aberto um elo para ele, embora nada tivesse sido selado.
finding-chain-used-up = Lançamento { $throw } ({ $place }): todos os elos do envelope já tinham sido abertos antes dele.
finding-sides-differ = O registo diz que os dados têm as faces { $shown }; neste jogo têm { $sealed }.
finding-seats-differ = Envelope { $chain }: nem todos os lugares puseram uma semente, ou pôs alguém que não tem lugar.
finding-seed-missing = Envelope { $chain }: falta a semente do lugar { $seat }, por isso nenhum lançamento dele pode ser verificado.
finding-seed-differs = Envelope { $chain }: a semente do lugar { $seat } não é aquela com que este lugar se tinha comprometido.
finding-seed-twice = Envelope { $chain }: o lugar { $seat } pôs a mesma semente que um lugar anterior.
finding-chain-alone = O envelope { $chain } devia continuar outro, mas não há nenhum antes dele.
finding-chain-late = O envelope { $chain } só foi selado depois de aberto o último elo do anterior.
finding-seal-misplaced = Envelope { $chain }: o lugar { $seat } não pode ter selado uma cadeia onde o registo diz.
finding-mark-differs = Nem a partida deste registo nem nenhum dos seus envelopes tem a marca { $shown }. O registo tem: { $sealed }.

# What is worth knowing
remark-chain-replaced = A partir do lançamento { $throw } foi usado um envelope novo, embora o antigo não estivesse esgotado. Isso acontece se uma partida for retomada onde falta o segredo do antigo, ou a partir de uma cópia mais antiga da partida; se for mais de uma vez, pergunta porquê.
remark-restarted = Envelope { $chain }: os lugares tiveram de voltar a trocar as suas sementes, porque alguém não mostrou a sua; número de vezes: { $shown }.
remark-one-program = Nenhum dispositivo pôs nada nestes lançamentos: um só programa tinha tudo. A marca mostra que escolheu antes do primeiro lançamento, não que não espreitou.
remark-unwitnessed = Lançamentos e sorteios sem testemunha: { $shown }. Não havia o dispositivo de mais ninguém, ou nenhum respondeu. O anfitrião e quem lançava, juntos, podiam tê-los sabido de antemão.
remark-passed-over = O lugar { $seat } foi saltado como testemunha porque o seu dispositivo não respondeu; número de vezes: { $shown }. Quem lá se sentava pode dizer se é verdade.
remark-without-device = Pelo lugar { $seat } agiu o relógio ou um bot substituto, por isso o seu próprio dispositivo não pôs nada; número de vezes: { $shown }.
remark-one-device = Os lugares { $shown } estavam num só dispositivo, por isso não podiam ser testemunhas um do outro.
remark-sealed-late = O lugar { $seat } selou uma cadeia nova durante a partida, válida a partir do lançamento { $throw }; número de vezes: { $shown }. Acontece quando um lugar passa para outro dispositivo, ou um dispositivo perdeu os seus dados. Uma cadeia assim só conta ao lado do elo de outro dispositivo.

# Refusals
refused-chain-form = Uma cadeia começa com { $bytes } bytes e tem de 1 a { $most } elos.
refused-chain-used-up = Os { $links } elos desta cadeia estão esgotados.
refused-chain-cases = Um sorteio faz-se entre 1 e { $most } casos.
refused-chain-dice = Lançam-se no máximo { $most } dados de cada vez.
refused-chain-missing = Não há nenhuma cadeia selada à mão para este lançamento.
refused-seed-form = Um compromisso tem { $bytes } bytes.
refused-seed-committed = Este lugar já se comprometeu com outra semente.
refused-seed-copied = Outro lugar mostrou o mesmo compromisso. Usa uma semente tua.
refused-seed-too-early = As sementes só se mostram quando todos os lugares tiverem mostrado os seus compromissos.
refused-seed-differs = Essa não é a semente com que este lugar se comprometeu.
refused-seed-missing = Nem todos os lugares mostraram a sua semente.
refused-mark-form = Uma marca escreve-se com pelo menos { $least } dígitos de 0 a 9 e letras de “a” a “f”.
refused-verify-what = Diz que registo verificar, ou com --page onde escrever a página que verifica registos.
