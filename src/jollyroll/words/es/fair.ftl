# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = Todo comprobado: { $throws ->
        [one] una tirada
       *[other] { $throws } tiradas
    }{ $draws ->
        [0] {""}
        [one] {" "}y un sorteo
       *[other] {" "}y { $draws } sorteos
    }.
fair-verified-how = Antes de la primera tirada, los dados de esta partida se metieron en un sobre sellado. Cada tirada abrió un trozo más, y cada trozo era exactamente lo que se había sellado.
fair-witnessed = { $count ->
        [one] De una de ellas fue testigo el dispositivo de otra persona: esa ni siquiera el anfitrión y quien lanzaba, juntos, podían saberla de antemano.
       *[other] De { $count } de ellas fue testigo el dispositivo de otra persona: esas ni siquiera el anfitrión y quien lanzaba, juntos, podían saberlas de antemano.
    }
fair-mark = La marca del sobre es { $mark }. Si es la marca que se mostró al empezar la partida, nadie ha cambiado ningún dado desde entonces.
fair-mark-fresh = La marca del sobre es { $mark }. Si es la marca que se mostró al empezar la partida, todo lo que puso el servidor sigue siendo lo que selló entonces. En una mesa en vivo, lo que cada persona pone en sus propias tiradas viene después, así que esta marca no puede abarcarlo: sus dispositivos lo comprobaron mientras jugaban, y la marca de la partida entera lo abarca.
fair-mark-devices = La marca del sobre es { $mark }. Si es la marca que se mostró al empezar la partida, el servidor y los dispositivos pusieron lo que habían sellado entonces, y nada más. Quién fue testigo de cada tirada se decidió después: también eso lo abarca la marca de la partida entera.
fair-mark-same = El sobre lleva la marca que apuntaste, { $mark }: nadie ha cambiado ningún dado desde entonces.
fair-mark-same-fresh = El sobre lleva la marca que apuntaste, { $mark }: todo lo que puso el servidor es lo que selló antes de la partida. En una mesa en vivo, lo que cada persona pone en sus propias tiradas viene después, así que esta marca no puede abarcarlo: sus dispositivos lo comprobaron mientras jugaban, y la marca de la partida entera lo abarca.
fair-mark-same-devices = El sobre lleva la marca que apuntaste, { $mark }: el servidor y los dispositivos pusieron lo que habían sellado antes de la partida, y nada más. Quién fue testigo de cada tirada se decidió después: también eso lo abarca la marca de la partida entera.
fair-game-mark = La marca de la partida entera es { $mark }. Abarca quién se sentó dónde, cada jugada y cada tirada. Apúntala, y después podrás saber que nada de eso se ha cambiado en el registro.
fair-game-mark-same = Esta es exactamente la partida cuya marca apuntaste, { $mark }: desde entonces no se ha cambiado ninguna tirada, ninguna jugada ni ningún nombre.
fair-partly = Comprobado desde la tirada { $first }: { $throws ->
        [one] una tirada
       *[other] { $throws } tiradas
    }{ $draws ->
        [0] {""}
        [one] {" "}y un sorteo
       *[other] {" "}y { $draws } sorteos
    }. Lo anterior no estaba sellado ({ $unsealed }), así que no se puede decir nada de ello.
fair-failed = ¡No es lo que se selló! { $count ->
        [one] Hay una cosa mal:
       *[other] Hay { $count } cosas mal:
    }
fair-failed-how = Alguien ha cambiado este registro, o los dados no salieron del sobre que se selló antes de la partida.
fair-nothing = No hay nada que comprobar: ninguna tirada de esta partida se selló de antemano. Es lo normal con dados de semilla, con dados de verdad y en registros escritos a mano.
fair-nothing-yet = Aún no hay nada que comprobar: el sobre está sellado y desde entonces no se ha lanzado nada.
fair-remarks = Conviene saber:
fair-more = … y { $count } más; --details las muestra todas.
fair-details = Tirada a tirada:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = como se selló
fair-not-sealed = sin sellar
fair-not-as-sealed = distinto de lo sellado
fair-details-chain = Sobre { $chain }: sello { $seal }, { $links } eslabones, sellado tras { $after } tiradas
fair-details-joint = Número conjunto: { $joint }
fair-details-seat = El asiento { $seat } puso { $seed } (compromiso { $commitment })
fair-details-device = El asiento { $seat } selló la cadena de su dispositivo, válida después de { $after } tiradas: { $seal }
fair-details-link = eslabón { $link }, nonce { $nonce }
fair-details-devices = eslabón { $link }, lanza { $thrower }, testigo { $witness }, pasados por alto { $passed }
fair-page-written = La página que comprueba registros sin internet está en { $path }. Ábrela en cualquier navegador.

# The page that verifies records in a browser; names in braces are filled in there
page-title = ¿Han sido justos los dados?
page-intro = Antes de que empiece una partida, todas sus tiradas se meten en un sobre sellado. Cada tirada abre un trozo más del sobre. Esta página comprueba que cada trozo es lo que se selló. Funciona sin internet, y nada sale de tu equipo.
page-choose = Elige el archivo de una partida, o suéltalo en cualquier parte de esta página
page-paste = O pega su texto aquí
page-mark = La marca que apuntaste, si apuntaste alguna: la del sobre, al empezar la partida, o la de la partida entera, al terminar
page-check = Comprobar los dados
page-verified = Todo comprobado
page-partly = Comprobado todo lo que se selló
page-failed = ¡No es lo que se selló!
page-nothing = No hay nada que comprobar
page-unreadable = Esta página no puede leer eso como el registro de una partida
page-counts = Tiradas como se sellaron: { $throws }. Sorteos como se sellaron: { $draws }. Sin sellar: { $unsealed }.
page-witnessed = Con el dispositivo de otra persona como testigo: { $witnessed }.
page-limits = Esta página toma del registro qué cartas quedaban por salir. El programa conoce las reglas y comprueba también eso: jollyroll verify.
page-column-number = N.º
page-column-turn = Turno
page-column-shown = Salió
page-column-verdict = Veredicto

# What is wrong
finding-dice-differ = Tirada { $throw } ({ $place }): el registro muestra { $shown }, pero se selló { $sealed }.
finding-draw-differs = Sorteo { $throw } ({ $place }): el registro muestra { $shown }, pero se selló { $sealed }.
finding-link-broken = Tirada { $throw } ({ $place }): su eslabón no encaja con los anteriores. Lo han cambiado, o viene de otro sobre.
finding-link-twice = Tirada { $throw } ({ $place }): su eslabón ya se había usado en una tirada anterior.
finding-link-skipped = Tirada { $throw } ({ $place }): antes de ella se saltaron eslabones. Ahí se lanzó algo que el registro no muestra.
finding-seal-differs = Tirada { $throw } ({ $place }): los eslabones no llevan al sello del sobre { $chain }. El sello de este registro no es aquel con el que se sellaron estos dados.
finding-nonce-differs = Tirada { $throw } ({ $place }): su nonce no es el que se deriva de la semilla del asiento que lanzó, o del asiento 1 cuando no lanza nadie.
finding-nonce-changed = Sorteo { $throw } ({ $place }): su nonce es distinto del de la tirada o el sorteo anterior, aunque una misma acción provocó ambos.
finding-thrower-link = Tirada { $throw } ({ $place }): el eslabón del dispositivo de quien lanzó no lleva al sello que el asiento { $seat } había puesto en la mesa.
finding-witness-link = Tirada { $throw } ({ $place }): el eslabón del dispositivo del testigo no lleva al sello que el asiento { $seat } había puesto en la mesa.
finding-thrower-differs = Tirada { $throw } ({ $place }): el dispositivo del asiento { $seat } puso un eslabón como si lanzara, pero la tirada no era de esa persona.
finding-witness-differs = Tirada { $throw } ({ $place }): no le tocaba ser testigo al asiento { $seat }. Le toca a la siguiente persona con dispositivo propio; solo se pasa por alto a quien no responde, y el registro lo nombra.
finding-witness-missing = Tirada { $throw } ({ $place }): nadie fue testigo, y quienes podían serlo no son los que el registro dice que se pasaron por alto.
finding-links-changed = Sorteo { $throw } ({ $place }): los eslabones de los dispositivos son distintos de los de la tirada o el sorteo anterior, aunque una misma acción provocó ambos.
finding-late-chain-alone = Tirada { $throw } ({ $place }): el asiento { $seat } selló su cadena cuando la partida ya había empezado. Una cadena así no debe contar sola, sin el eslabón de otro dispositivo.
finding-left-differs = Sorteo { $throw } ({ $place }): el registro dice que se sacó de entre { $shown }, pero quedaba { $sealed }.
finding-not-opened = Tirada { $throw } ({ $place }): no se abrió nada para ella, aunque los dados ya estaban sellados.
finding-not-sealed = Tirada { $throw } ({ $place }): se abrió un eslabón para ella, aunque no se había sellado nada.
finding-chain-used-up = Tirada { $throw } ({ $place }): antes de ella ya se habían abierto todos los eslabones del sobre.
finding-sides-differ = El registro dice que los dados tienen las caras { $shown }; en este juego tienen { $sealed }.
finding-seats-differ = Sobre { $chain }: no todos los asientos pusieron una semilla, o la puso alguien que no tiene asiento.
finding-seed-missing = Sobre { $chain }: falta la semilla del asiento { $seat }, así que no se puede comprobar ninguna tirada de ese sobre.
finding-seed-differs = Sobre { $chain }: la semilla del asiento { $seat } no es aquella a la que se había comprometido.
finding-seed-twice = Sobre { $chain }: el asiento { $seat } puso la misma semilla que un asiento anterior.
finding-chain-alone = El sobre { $chain } debería continuar otro, pero no hay ninguno antes.
finding-chain-late = El sobre { $chain } no se selló hasta después de abrirse el último eslabón del anterior.
finding-seal-misplaced = Sobre { $chain }: el asiento { $seat } no puede haber sellado una cadena donde lo dice el registro.
finding-mark-differs = Ni la partida de este registro ni ninguno de sus sobres lleva la marca { $shown }. El registro tiene: { $sealed }.

# What is worth knowing
remark-chain-replaced = Desde la tirada { $throw } se usó un sobre nuevo, aunque el anterior no estaba agotado. Eso pasa si se retoma una partida donde falta el secreto del anterior, o desde una copia más antigua de la partida; si pasa más de una vez, pregunta por qué.
remark-restarted = Sobre { $chain }: los asientos tuvieron que volver a intercambiar sus semillas, porque alguien no mostró la suya; número de veces: { $shown }.
remark-one-program = Ningún dispositivo puso nada en estas tiradas: un solo programa lo tenía todo. La marca muestra que eligió antes de la primera tirada, no que no mirara.
remark-unwitnessed = Tiradas y sorteos sin testigo: { $shown }. No había dispositivo de ninguna otra persona, o ninguno respondió. El anfitrión y quien lanzaba, juntos, podrían haberlos sabido de antemano.
remark-passed-over = Se pasó por alto al asiento { $seat } como testigo porque su dispositivo no respondió; número de veces: { $shown }. Quien se sentaba ahí puede decir si es verdad.
remark-without-device = Por el asiento { $seat } actuó el reloj o un bot suplente, así que su propio dispositivo no puso nada; número de veces: { $shown }.
remark-one-device = Los asientos { $shown } estaban en un mismo dispositivo, así que no podían ser testigos el uno del otro.
remark-sealed-late = El asiento { $seat } selló una cadena nueva durante la partida, válida desde la tirada { $throw }; número de veces: { $shown }. Ocurre cuando un asiento pasa a otro dispositivo, o un dispositivo ha perdido sus datos. Una cadena así solo cuenta junto al eslabón de otro dispositivo.

# Refusals
refused-chain-form = Una cadena empieza con { $bytes } bytes y tiene de 1 a { $most } eslabones.
refused-chain-used-up = Los { $links } eslabones de esta cadena están agotados.
refused-chain-cases = Un sorteo se hace entre 1 y { $most } casos.
refused-chain-dice = Se lanzan { $most } dados a la vez como máximo.
refused-chain-missing = No hay a mano ninguna cadena sellada para esta tirada.
refused-seed-form = Un compromiso tiene { $bytes } bytes.
refused-seed-committed = Este asiento ya se ha comprometido a otra semilla.
refused-seed-copied = Otro asiento ha mostrado el mismo compromiso. Usa una semilla propia.
refused-seed-too-early = Las semillas no se muestran hasta que todos los asientos hayan mostrado sus compromisos.
refused-seed-differs = Esa no es la semilla a la que se ha comprometido este asiento.
refused-seed-missing = No todos los asientos han mostrado su semilla.
refused-mark-form = Una marca se escribe con al menos { $least } dígitos del 0 al 9 y letras de la a a la f.
refused-verify-what = Di qué registro hay que comprobar, o con --page dónde escribir la página que comprueba registros.
