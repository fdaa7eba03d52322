# A game being played
refused-not-your-turn = Ahora elige { $name }. Espera tu turno.
refused-nothing-to-undo = No hay nada que deshacer: solo se puede deshacer tu última jugada, y solo mientras no hayan salido dados ni cartas.
refused-nothing-typed-yet = No hay nada que deshacer: aún no se ha escrito nada desde que empezó la partida o desde que alguien se fue.
refused-left-already = { $name } ya ha dejado la partida.
refused-leave-after-end = La partida ha terminado; ya no hace falta que nadie la deje.

# Where a record is wrong
refused-record-at = Línea { $line }, columna { $column }: { $reason }
refused-record-at-event = Suceso { $event }: { $reason }

# Files
refused-cannot-read = «{ $path }» no se puede leer: { $reason }. Comprueba el nombre y si tienes permiso para leerlo.
refused-cannot-save = «{ $path }» no se puede escribir: { $reason }. Lo que había sigue intacto; elige otra carpeta, o libera espacio si no queda.
refused-record-too-large = Un registro puede tener { $most } MiB como máximo, y este es mayor. ¿Seguro que es una partida?
refused-record-not-utf8 = Esto no es texto UTF-8. Guarda el archivo como UTF-8 e inténtalo otra vez.
refused-record-empty = Este registro está vacío. Debería empezar con la línea «Jollyroll: 1».
refused-record-not-one = Esto no es un registro de Jollyroll: debería empezar con la línea «Jollyroll: 1», no con «{ $text }».
refused-record-newer-format = Este registro lo hizo un Jollyroll más nuevo (formato de registro { $version }; este lee hasta el { $known }). Actualiza Jollyroll.
refused-record-newer-rules = Este registro lo hizo un Jollyroll más nuevo (versión { $version } de las reglas; este conoce hasta la { $known }). Actualiza Jollyroll.
refused-record-many-events = Una partida puede tener { $most } jugadas y tiradas como máximo. Empieza otra.

# Header
refused-record-format = La versión del formato debe ser un número, por ejemplo 1, no «{ $text }».
refused-record-header-line = «{ $text }» no es una línea de la cabecera. Escribe «Clave: valor», y una línea vacía donde acaba la cabecera.
refused-record-no-end-of-header = El registro se corta aquí. Una línea vacía debe cerrar la cabecera, aunque no siga ningún turno.
refused-record-no-field = La cabecera no tiene la línea «{ $key }: ...». Añádela encima de esta línea vacía.
refused-record-field-twice = «{ $key }» ya está en la línea { $first }. Quita una de las dos.
refused-record-many-fields = Una cabecera puede tener { $most } campos propios como máximo. Quita algunos.
refused-record-key = «{ $key }» no puede ser el nombre de un campo propio de la cabecera: usa letras inglesas, dígitos y guiones, con una mayúscula al principio, y ninguno de los nombres de Jollyroll.
refused-record-value = El valor de «{ $key }» debe ser una línea de { $most } caracteres visibles como máximo, sin espacios en los extremos.
refused-record-rules = La versión de las reglas debe ser un número, por ejemplo 1, no «{ $text }».
refused-record-option = Aquí no se espera «{ $text }»: escribe primero el conjunto de reglas y luego las opciones como nombre=valor.
refused-record-option-twice = La opción { $option } aparece dos veces. Quita una de las dos.
refused-record-seat-number = Un asiento es un número, por ejemplo 1, no «{ $text }».
refused-record-seat = «{ $text }» no es la forma de escribir un asiento. Escribe un nombre y, si es un bot, su clase detrás: Greedy (bot:greedy).
refused-not-a-seat = Un asiento se escribe como Seat("Ana") o Seat("Greta", "bot:greedy"), no como { $text }.
refused-record-name-length = Un nombre tiene de 1 a { $most } caracteres.
refused-record-name-letters = «{ $name }» no puede ser un nombre: quita puntos y comas, paréntesis, caracteres invisibles y espacios en los extremos.
refused-record-kind = «{ $kind }» no puede sentarse ahí. Escribe person, o bot: y el nombre del bot en minúsculas.
refused-record-result = El resultado no concuerda con los turnos: llevan a «{ $expected }». Corrige el resultado o los turnos, salvo que el archivo esté cortado.
refused-record-result-differs = El resultado de este registro no concuerda con sus sucesos.

# Turns
refused-record-long-line = Una línea puede tener { $most } caracteres como máximo. Empieza otra línea con el mismo número de turno.
refused-record-character = El carácter { $text } no tiene sitio en un registro. Quítalo.
refused-record-after-end = La partida termina antes de esto. Quita lo que sigue.
refused-record-turn-line = Aquí debería empezar un turno con «{ $expected }».
refused-record-turn = Esto debería ser «{ $expected }», no «{ $text }».
refused-record-turn-name = Le toca a otro jugador: escribe «{ $expected }».
refused-record-turn-over = El turno acaba antes de «{ $text }». Empieza otra línea con «{ $expected }».
refused-record-bracket = Este corchete no tiene pareja. Escribe entre [ y ] lo que salió.
refused-record-word = «{ $text }» no es ni una jugada ni una tirada. Usa letras, dígitos y signos sin espacios, corchetes ni #.
refused-record-leave = «{ $text }» no dice quién se va. Escribe leave: y un número de asiento, por ejemplo leave:2.
refused-record-breaks-off = El registro se corta después de «{ $text }». Si es la palabra entera, acaba la línea; si no, quítala.
refused-record-many-comments = Un registro puede tener { $most } comentarios como máximo. Quita algunos.
refused-record-comment = Un comentario tiene { $most } caracteres visibles como máximo, y ningún espacio al final.

# Fair dice
refused-record-fair-first = Las cadenas y las aperturas son de los dados justos: la línea «fair: …» debe ir primero; en JSON debe estar el campo «fair».
refused-record-fair-twice = La línea «fair: …» ya está. Quita una de las dos.
refused-record-fair-fields = Esta línea se escribe así: { $fields }
refused-record-fair-number = «{ $text }» no es un número que valga aquí.
refused-record-fair-range = Aquí va un número de { $least } a { $most }.
refused-record-fair-sides = «{ $text }» no son las seis caras de un dado: escribe seis letras mayúsculas o dígitos.
refused-record-fair-nonces = «{ $text }» no es una forma de hacer nonces. Las que hay: { $known }.
refused-record-fair-version = «{ $text }» no es una versión de dados justos que este Jollyroll sepa leer. Quizá uno más nuevo.
refused-record-fair-seat = «{ $text }» no es un asiento: escribe un número del 1 al { $most }.
refused-record-hex = «{ $text }» no está escrito en dígitos hexadecimales, del 0 al 9 y de la a a la f.
refused-record-hex-size = Aquí van { $digits } dígitos hexadecimales, no { $given }. ¿Se ha cortado algo?
refused-record-many-chains = Un registro puede tener { $most } cadenas como máximo.
refused-record-chain-order = Esta cadena se selló antes que la de arriba. Ponlas en orden.
refused-record-seed-order = Las semillas de una cadena siguen a su línea, desde «seed 1: …», una por asiento.
refused-record-seed-line = Una semilla se escribe como «seed 1: COMMITMENT SEED», o sin la semilla si no se mostró.
refused-record-seed-chain-line = Una semilla se escribe como «seed 1: COMMITMENT SEED CHAIN»: sin la cadena si el dispositivo del asiento no tiene ninguna, con «-» si la semilla no se mostró.
refused-record-seal-order = Las cadenas de los dispositivos, «seal 2: …», siguen a la cadena con la que se sellaron, en orden. La versión 1 de los dados justos no tiene ninguna.
refused-record-many-seals = Detrás de una cadena puede haber { $most } cadenas de dispositivos como máximo.
refused-record-opening-line = Una apertura se escribe como «open 1: LINK NONCE» y, si es un sorteo, detrás se indica entre qué se sorteó.
refused-record-opening-devices = Una apertura se escribe como «open 1: LINK THROWER WITNESS», ambos como «2:LINK», con un asiento y el eslabón de su dispositivo, o como «-» si no hay nadie. Después va «passed=3,4» si se pasó por alto a alguien y, si es un sorteo, entre qué se sorteó.
refused-record-passed-twice = El mismo asiento se pasó por alto dos veces en una tirada. Nómbralo una vez.
refused-record-opening-twice = La tirada { $throw } ya se abrió. Quita una de las dos.
refused-record-opening-place = En este registro no hay tirada { $throw }; tiene { $throws }.

# JSON
refused-record-json-syntax = Esto no es JSON correcto ({ $reason }). ¿Se ha cortado el archivo o se ha cambiado a mano?
refused-record-json-deep = Listas dentro de listas, mucho más hondas que en cualquier registro. Esto no es una partida.
refused-record-json-format = Este JSON no es un registro de Jollyroll: su campo «format» debería ser «{ $format }».
refused-record-json-type = «{ $field }» debería ser { $wanted ->
        [object] un objeto entre llaves
        [list] una lista entre corchetes
        [number] un número entero
       *[text] un texto entre comillas
    }.
refused-record-json-range = «{ $field }» debería ser un número de { $least } a { $most }.
refused-record-json-length = La lista «{ $field }» debería tener de { $least } a { $most } elementos.
refused-record-json-unknown = Un registro no tiene el campo «{ $field }». Quítalo.
refused-record-json-missing = Falta el campo «{ $field }». Añádelo.
refused-record-json-twice = El campo «{ $field }» aparece dos veces. Quita uno de los dos.
refused-record-json-event = Un suceso es chance, choice o leave, no «{ $text }».
refused-record-comment-place = Este comentario viene después de más sucesos de los que hay: { $events }.
