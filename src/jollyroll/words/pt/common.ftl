# Refusals that every game shares
refused-unknown-game = Não há nenhum jogo chamado “{ $game }”. Os jogos são: { $known }.
refused-game-broken = O jogo “{ $game }” não pode ser carregado de { $package }: { $reason }. Corrija ou remova esse pacote.
refused-game-no-plugin = O pacote que traz o jogo “{ $game }” não oferece nenhum plugin com esse nome em { $package }. Corrija-o ou remova-o.
refused-unknown-preset = “{ $preset }” não é um conjunto de regras deste jogo. Os que existem são: { $known }.
refused-unknown-option = “{ $option }” não é uma opção deste jogo. As opções são: { $known }.
refused-unknown-value = “{ $value }” não é um valor da opção { $option }. Os valores são: { $known }.
refused-seat-count = Este jogo é para { $least } a { $most } jogadores, não para { $seats }.
refused-no-such-seat = Não há lugar { $seat } nesta mesa de { $seats }.
refused-no-chance-due = Agora não decidem nem os dados nem as cartas.
refused-impossible-outcome = O acaso não pode trazer isso aqui.
refused-unknown-die-face = Nenhum dado deste jogo mostra “{ $letter }”. As faces são: { $known }.
refused-wrong-dice-count = { $given ->
        [0] Isso são 0 dados
        [one] Isso é um dado
       *[other] Isso são { $given } dados
    }, mas lançam-se { $needed }.
refused-unreadable-choice = “{ $text }” não é a forma de escrever uma jogada deste jogo.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }

# Finding the first player
phase-draw-seat = O sorteio decide quem começa.
phase-roll-off = Todos lançam: começa quem tirar mais caveiras.
phase-over = A partida acabou.
told-first-by-host = Começa { $to }, que faz de anfitrião.
told-first-by-age = Começa { $to }, por ter menos anos.
told-first-by-lot = O sorteio escolhe { $to } para começar.
told-first-by-skulls = { $amount ->
        [0] Começa { $to }.
        [one] Começa { $to }, com uma caveira.
       *[other] Começa { $to }, com { $amount } caveiras.
    }
told-roll-off-tied = { $amount } jogadores empatam em caveiras e voltam a lançar.
