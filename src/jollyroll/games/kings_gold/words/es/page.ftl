page-tip-kg-throw = Toca el botón dorado para lanzar los cinco dados.
page-tip-kg-keep = Toca los dados que quieras guardar. Los demás puedes relanzarlos dos veces.
page-tip-kg-locked = Los huesos cruzados quedan bloqueados hasta que acabe tu turno. Con tres pagas una multa.
page-tip-kg-pair = Una moneda necesita pareja: un cañón asalta la caja, una calavera roba a alguien.
page-tip-kg-king = El Rey recibe lo mismo que tomes tú. ¡Con cinco monedas te llevas toda su pila!
page-kg-box = La caja
page-kg-king = El Rey
page-kg-die-paired = { $face }, pareja { $number }
page-kg-victim = A quién robar
page-kg-swap = Cambiar el orden de las parejas
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Usar estos dados
           *[other] Tomar { $take }
        }
       *[other] { $take ->
            [0] Robar a { $names }
           *[other] Tomar { $take } y robar a { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] sin combinación: multa, pero no tienes con qué pagarla
        [one] sin combinación: una moneda para el Rey
       *[other] sin combinación: { $amount } monedas para el Rey
    }
page-kg-poor = { $name } no tiene nada

moment-kg-five-alike = ¡Cinco iguales!
moment-kg-three-bones = ¡Huesos cruzados!
moment-kg-box-empty = ¡La última moneda!

# At the end
page-kg-over-tie = Se ha decidido en el desempate.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [one] Una moneda en la caja
       *[other] { $coins } monedas en la caja
    }
