# The register of what only arises on a screen or on the net

DIG-01 = El programa lanza dado a dado, en orden; cada tirada queda registrada, así que cualquier partida se puede volver a ver.
DIG-05 = Cuando se acaba el tiempo, el programa lanza, se planta y elige la jugada que más le da al jugador en ese momento.
DIG-06 = Una jugada solo se puede deshacer mientras no hayan salido nuevos dados o cartas.
DIG-07 = Solo está oculto lo que esconden las propias cartas: su orden en el mazo y las caras que quedan boca abajo.
DIG-08 = Ninguna moneda, carta ni dado se pierde ni aparece de la nada: se comprueba.
DIG-09 = Quién empieza se sortea, o es el anfitrión, el más joven o quien saque más calaveras (si hay empate, se vuelve a lanzar); sin anfitrión o sin el más joven, se sortea.
DIG-10 = Quien se va se va para siempre, y nadie ocupa su asiento; nadie se une después de empezar.
DIG-11 = Si alguien se va en su propio turno, el turno acaba sin efecto; las parejas ya hechas valen, y le toca al siguiente asiento.
DIG-12 = Gana el último jugador que quede.
DIG-13 = Las rondas de desempate, los desempates y los turnos finales siguen con quienes quedan; si de los empatados solo queda uno, gana.
