# Refusals that every game shares
refused-unknown-game = Não há nenhum jogo chamado “{ $game }”. Os jogos são: { $known }.
refused-game-broken = O jogo “{ $game }” não pode ser carregado de { $package }: { $reason }. Corrige ou remove esse pacote.
refused-game-no-plugin = O pacote que traz o jogo “{ $game }” não oferece nenhum plugin com esse nome em { $package }. Corrige-o ou remove-o.
refused-unknown-preset = “{ $preset }” não é um conjunto de regras deste jogo. Os que existem são: { $known }.
refused-unknown-option = “{ $option }” não é uma opção deste jogo. As opções são: { $known }.
refused-unknown-value = “{ $value }” não é um valor da opção { $option }. Os valores são: { $known }.
refused-seat-count = Este jogo é para { $least } a { $most } jogadores, não para { $seats }.
refused-no-such-seat = Nesta mesa não há lugar { $seat }: os lugares vão de { $first } a { $last }.
refused-no-chance-due = Agora não é altura de lançar dados nem de tirar cartas.
refused-impossible-outcome = Isso não pode sair aqui. Verifica os dados ou a carta.
refused-unknown-die-face = Nenhum dado deste jogo mostra “{ $letter }”. As faces são: { $known }.
refused-wrong-dice-count = { $given ->
        [0] Isso são 0 dados
        [one] Isso é um dado
       *[other] Isso são { $given } dados
    }, mas { $needed ->
        [one] lança-se um
       *[other] lançam-se { $needed }
    }.
refused-unreadable-choice = “{ $text }” não é a forma de escrever uma jogada deste jogo.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] Tu
       *[other] { $name }
    }
told-to = { $you ->
        [to] Tu
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } para ti
       *[other] { $amount } para { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Zarolho, Marina, Vasco, Inês, Bartolomeu, Tormenta, Duarte, Leonor, Gaspar, Beatriz, Simão, Catarina, Afonso, Graça, Tomé, Brígida

# Finding the first player
phase-draw-seat = Sorteia-se quem começa.
phase-roll-off = Todos lançam: começa quem tirar mais caveiras.
phase-over = A partida acabou.
told-first-by-host = { $you ->
        [to] A mesa é tua: começas tu.
       *[other] A mesa é de { $to }, por isso começa.
    }
told-first-by-age = { $you ->
        [to] És a pessoa mais nova: começas tu.
       *[other] { $to } é a pessoa mais nova e começa.
    }
told-first-by-lot = { $you ->
        [to] Começas tu (por sorteio).
       *[other] Começa { $to } (por sorteio).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Começas tu.
            [one] Começas tu, com uma caveira.
           *[other] Começas tu, com { $amount } caveiras.
        }
       *[other] { $amount ->
            [0] Começa { $to }.
            [one] Começa { $to }, com uma caveira.
           *[other] Começa { $to }, com { $amount } caveiras.
        }
    }
told-roll-off-tied = { $amount } jogadores empatam em caveiras e voltam a lançar.
