# The register of what only arises on a screen or on the net

DIG-01 = El programa lanza dado a dado, en orden; cada tirada queda registrada, así que cualquier partida se puede volver a ver.
DIG-02 = Quien deja King's Gold entrega sus monedas al Rey, ya no tiene turnos, no se le puede robar y no puede ganar.
DIG-03 = Quien deja Piraten Kapern conserva su puntuación, ya no pierde puntos, no puede ganar y no cuenta como si hubiera llegado a la meta.
DIG-04 = Quien deja Oh My Gold! conserva su botín pero no puede ganar; los tesoros que aún no ha cargado salen de la partida.
DIG-05 = Cuando se acaba el tiempo, el programa lanza, se planta y elige la jugada que más le da al jugador en ese momento.
DIG-06 = Una jugada solo se puede deshacer mientras no hayan salido nuevos dados o cartas.
DIG-07 = Solo están ocultos el orden de las cartas en Piraten Kapern y los tesoros sin abrir y las cartas de abajo en Oh My Gold!.
DIG-08 = Ninguna moneda, carta ni dado se pierde ni aparece de la nada: se comprueba.
DIG-09 = Quién empieza se sortea, o es el anfitrión, el más joven o quien saque más calaveras (si hay empate, se vuelve a lanzar); sin anfitrión o sin el más joven, se sortea.
DIG-10 = Quien se va se va para siempre, y nadie ocupa su asiento; nadie se une después de empezar.
DIG-11 = Si alguien se va en su propio turno, el turno acaba sin efecto; las parejas ya hechas valen, y le toca al siguiente asiento.
DIG-12 = Gana el último jugador que quede.
DIG-13 = Las rondas de desempate, los desempates y los turnos finales siguen con quienes quedan; si de los empatados solo queda uno, gana.
