# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Nenhum dado aqui tem essa face.
refused-none-left = Já não resta nenhum para tirar.
refused-no-envelope = Nesta mesa joga-se com dados de verdade: não há nada para selar.
refused-dice-settled = Os dados escolhem-se quando a mesa é aberta. Para outros dados, abre outra mesa.
refused-type-it = Lança os dados de verdade e introduz o que mostram.
live-no-outcome-due = Agora não há nada para introduzir.
companion-hint = No telemóvel escreve-se menos: inicia { $command } e escolhe “Jogar com os teus dados” na página.
fair-by-hand = Jogada com dados de verdade e introduzida à mão. Nada foi selado antes, por isso não há nada para verificar.

# The page: setting up
page-own-dice = Jogar com os teus dados
companion-who = Quem joga?
companion-line = Lança os teus dados de verdade e toca no que mostram. Este dispositivo verifica as regras e faz as contas.
companion-name = Nome do jogador { $place }
companion-bot = Bot: lanças tu por ele
companion-up = Subir o jogador { $place }
companion-down = Descer o jogador { $place }
companion-remove = Remover o jogador { $place }
companion-add = Adicionar um jogador
companion-add-bot = Adicionar um bot
companion-first = Quem começa?
companion-first-rules = Como dizem as regras
companion-start = Começar a partida

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: lança um dado e toca no que mostra
       *[other] { $name }: lança { $count } dados e toca no que mostram
    }
companion-draw = { $name }: toca no que tiraste
companion-ask-draw-seat = Quem começa?
companion-left = { $what }, { $left ->
        [0] não resta nenhum
        [one] resta { $left }
       *[other] restam { $left }
    }
companion-typed = { $dice ->
        [one] { $count } de 1 dado
       *[other] { $count } de { $dice } dados
    }
companion-take-off = { $face }: toca para o tirar
companion-clear = Tirar todos
companion-use = Usar este lançamento
companion-undo = Desfazer: { $what }
companion-log-undone = A última entrada foi desfeita.
companion-scores = Pontuação
