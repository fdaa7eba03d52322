page-tip-kg-throw = Toca no botão dourado para lançar os cinco dados.
page-tip-kg-keep = Toca nos dados que queres guardar. Os outros podes relançar duas vezes.
page-tip-kg-locked = As cruzes de ossos ficam presas até o teu turno acabar. Com três pagas uma multa.
page-tip-kg-pair = Uma moeda precisa de par: um canhão assalta o Tesouro, uma caveira rouba a alguém.
page-tip-kg-king = O Rei recebe o mesmo que tu levares. Com cinco moedas levas-lhe o monte inteiro!
page-kg-box = O Tesouro
page-kg-king = O Rei
page-kg-die-paired = { $face }, par { $number }
page-kg-victim = A quem roubar
page-kg-swap = Trocar a ordem dos pares
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Usar estes dados
           *[other] Levar { $take }
        }
       *[other] { $take ->
            [0] Roubar a { $names }
           *[other] Levar { $take } e roubar a { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] sem combinação: multa, mas não tens com que pagar
        [one] sem combinação: uma moeda para o Rei
       *[other] sem combinação: { $amount } moedas para o Rei
    }
page-kg-poor = { $name } não tem nada

moment-kg-five-alike = Cinco iguais!
moment-kg-three-bones = Cruzes de ossos!
moment-kg-box-empty = A última moeda!

# At the end
page-kg-over-tie = Decidiu-se no desempate.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [0] Nenhuma moeda no Tesouro
        [one] Uma moeda no Tesouro
       *[other] { $coins } moedas no Tesouro
    }
