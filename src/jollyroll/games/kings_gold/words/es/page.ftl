page-tip-kg-throw = Toca el botón dorado para lanzar los cinco dados.
page-tip-kg-keep = Toca los dados que quieras guardar. Los demás se vuelven a lanzar, dos veces como mucho.
page-tip-kg-locked = Los huesos cruzados quedan encadenados hasta que acabe tu turno. Con tres pagas una multa.
page-tip-kg-pair = Una moneda necesita pareja: un cañón asalta la caja, una calavera roba a alguien.
page-tip-kg-king = De la caja, el Rey recibe lo mismo que saques tú. ¡Con cinco monedas te llevas toda su pila!
page-kg-box = La caja
page-kg-king = El Rey
page-kg-die-paired = { $face }, pareja { $number }
page-kg-victim = A quién robar
page-kg-swap = Cambiar el orden de las parejas
page-kg-carry-out = Adelante
page-kg-fine = { $amount ->
        [0] una multa (sin combinación), pero no tienes con qué pagarla
        [one] una multa de una moneda para el Rey (sin combinación)
       *[other] una multa de { $amount } monedas para el Rey (sin combinación)
    }
page-kg-poor = { $name } no tiene nada
