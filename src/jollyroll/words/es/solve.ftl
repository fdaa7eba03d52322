# Solved tables
refused-table-missing = La tabla resuelta para esto aún no se ha calculado. Calcúlala con: { $command }
refused-table-stale = La tabla resuelta de { $path } es de la versión { $made } de las reglas; ahora van por la versión { $now }. No se usa. Calcúlala de nuevo con: { $command }
refused-table-old-format = La tabla resuelta de { $path } tiene el formato de otra versión de este programa. No se usa. Calcúlala de nuevo con: { $command }
refused-table-of-others = La tabla de { $path } es de otras reglas que las que dice su nombre. No se usa. Calcúlala de nuevo con: { $command }
refused-table-damaged = La tabla resuelta de { $path } está dañada. No se usa. Calcúlala de nuevo con: { $command }
refused-table-unreadable = La tabla resuelta de { $path } no se puede leer ({ $reason }). Arréglalo, o calcúlala de nuevo con: { $command }
table-shipped = incluida
table-made = hecha
table-missing = falta
table-stale = caducada
table-damaged = dañada
table-name = { $kind } para { $seats } jugadores
table-exact = { $size }, hasta { $precision }
table-estimated = { $size }, estimada, error estándar { $error }
table-begun = interrumpida; el mismo comando la continúa
table-shares = probabilidades de ganar
table-evaluation = pesos de una estimación
table-to-make = unos { $size }, unos { $effort } de un núcleo
refused-nothing-to-solve = Para eso no hay ninguna tabla que calcular.
refused-seats-nowhere = Ningún juego es para { $seats }; los juegos son para { $least } a { $most } jugadores.
refused-all-or-one = --all significa todos los conjuntos de reglas: no indiques ninguno más, ni ninguna opción.
refused-precision-range = --precision es un número de { $least } a { $most }.
refused-precision-finest = Para esta tabla no se puede alcanzar una precisión de { $asked }; el redondeo y el número de partidas permiten { $finest }.
refused-not-settled = Los números no se estabilizan: quedan cambios de { $left } donde se piden { $wanted }. No se ha guardado ninguna tabla; pide menos con un --precision mayor.
refused-cores-range = --cores es un número de 1 a { $most }.
refused-solving-elsewhere = { $title }: otra ventana lo está resolviendo ahora mismo.
refused-speed-missing = Para esto hace falta Numba, que no está instalado aquí. Instálalo con: pip install "jollyroll[lab]" (en un clon del proyecto: python3 run.py solve)
solve-there = { $title }: ya está resuelto. Para resolverlo de nuevo: { $command } --again
solve-made = { $title }: { $states } posiciones resueltas en { $time }, hasta { $precision } (mayor cambio restante: { $residual }).
solve-made-estimate = { $title }: ajustado a { $states } posiciones en { $time }; error típico de una probabilidad de ganar: { $error }.
solve-kept = Está guardado en { $path }
solve-stopped = { $title }: interrumpido. Lo hecho se conserva; continúa con: { $command }
solve-stopped-early = { $title }: interrumpido antes de que hubiera algo que guardar. Empieza de nuevo con: { $command }

# Long work
progress = { $percent } %  { $rate }/s  quedan { $left }
hours = { $hours } h { $minutes } min
