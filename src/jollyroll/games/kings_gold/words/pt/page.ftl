page-tip-kg-throw = Toca no botão dourado para lançar os cinco dados.
page-tip-kg-keep = Toca nos dados que queres guardar. Os outros voltam a ser lançados, duas vezes no máximo.
page-tip-kg-locked = As cruzes de ossos ficam acorrentadas até o teu turno acabar. Três custam-te uma multa.
page-tip-kg-pair = Uma moeda precisa de par: um canhão assalta o Tesouro, uma caveira rouba a alguém.
page-tip-kg-king = O Rei recebe tanto quanto tirares do Tesouro. Cinco moedas levam-lhe o monte inteiro!
page-kg-box = O Tesouro
page-kg-king = O Rei
page-kg-die-paired = { $face }, par { $number }
page-kg-victim = A quem roubar
page-kg-swap = Trocar a ordem dos pares
page-kg-carry-out = Avançar
page-kg-fine = { $amount ->
        [0] uma multa (sem combinação), mas não tens com que pagar
        [one] uma multa de uma moeda para o Rei (sem combinação)
       *[other] uma multa de { $amount } moedas para o Rei (sem combinação)
    }
page-kg-poor = { $name } não tem nada
