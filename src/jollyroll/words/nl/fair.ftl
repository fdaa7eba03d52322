# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = { $throws ->
        [one] De ene worp
        [2] Beide worpen
       *[other] Alle { $throws } worpen
    }{ $draws ->
        [0] {""}
        [one] {" "}en één trekking
       *[other] {" "}en { $draws } trekkingen
    } gecontroleerd: alles zoals verzegeld.
fair-verified-how = Vóór de eerste worp zijn de dobbelstenen van dit spel in een verzegelde envelop gestopt. Bij elke worp ging er weer een stukje van open, en elk stukje was precies wat er verzegeld was.
fair-witnessed = { $count ->
        [one] Van één daarvan was
       *[other] Van { $count } daarvan was
    } het apparaat van iemand anders getuige: daar kon niemand vooraf weten wat er zou vallen, zelfs de host samen met wie gooide niet.
fair-mark = Het kenmerk van de envelop is { $mark }. Is dat het kenmerk dat werd getoond toen het spel begon, dan heeft sindsdien niemand een dobbelsteen veranderd.
fair-mark-fresh = Het kenmerk van de envelop is { $mark }. Is dat het kenmerk dat werd getoond toen het spel begon, dan is alles wat de server erin stopte nog wat hij toen had verzegeld. Aan een live tafel komt wat mensen in hun eigen worpen stoppen pas later, dus dat kan dit kenmerk niet dekken: hun apparaten hebben het tijdens het spel gecontroleerd, en het kenmerk van het hele spel dekt het.
fair-mark-devices = Het kenmerk van de envelop is { $mark }. Is dat het kenmerk dat werd getoond toen het spel begon, dan hebben de server en de apparaten erin gestopt wat ze toen hadden verzegeld, en niets anders. Wie getuige was van welke worp, werd pas later bepaald: ook dat dekt het kenmerk van het hele spel.
fair-mark-same = De envelop draagt het kenmerk dat je had opgeschreven, { $mark }: sindsdien heeft niemand een dobbelsteen veranderd.
fair-mark-same-fresh = De envelop draagt het kenmerk dat je had opgeschreven, { $mark }: alles wat de server erin stopte, is wat hij vóór het spel had verzegeld. Aan een live tafel komt wat mensen in hun eigen worpen stoppen pas later, dus dat kan dit kenmerk niet dekken: hun apparaten hebben het tijdens het spel gecontroleerd, en het kenmerk van het hele spel dekt het.
fair-mark-same-devices = De envelop draagt het kenmerk dat je had opgeschreven, { $mark }: de server en de apparaten hebben erin gestopt wat ze vóór het spel hadden verzegeld, en niets anders. Wie getuige was van welke worp, werd pas later bepaald: ook dat dekt het kenmerk van het hele spel.
fair-game-mark = Het kenmerk van het hele spel is { $mark }. Het dekt wie waar zat, elke keuze en elke worp. Schrijf het op, en je ziet later of daar in het verslag iets aan is veranderd.
fair-game-mark-same = Dit is precies het spel waarvan je het kenmerk had opgeschreven, { $mark }: sindsdien is geen worp, geen keuze en geen naam veranderd.
fair-partly = Vanaf worp { $first } alles zoals verzegeld: { $throws ->
        [one] één worp
       *[other] { $throws } worpen
    }{ $draws ->
        [0] {""}
        [one] {" "}en één trekking
       *[other] {" "}en { $draws } trekkingen
    }. Wat daarvóór kwam, was niet verzegeld ({ $unsealed }), dus daarover valt niets te zeggen.
fair-failed = Niet zoals verzegeld! { $count ->
        [one] Er klopt één ding niet:
       *[other] Er kloppen { $count } dingen niet:
    }
fair-failed-how = Iemand heeft dit verslag veranderd, of de dobbelstenen kwamen niet uit de envelop die vóór het spel verzegeld is.
fair-nothing = Er valt niets te controleren: geen worp van dit spel was vooraf verzegeld. Dat is zo bij dobbelstenen met seed, bij echte dobbelstenen en in verslagen die met de hand zijn geschreven.
fair-nothing-yet = Er valt nog niets te controleren: de envelop is verzegeld, en sindsdien is er niets gegooid.
fair-remarks = Goed om te weten:
fair-more = … en nog { $count }; --details toont ze allemaal.
fair-details = Worp voor worp:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = zoals verzegeld
fair-not-sealed = niet verzegeld
fair-not-as-sealed = niet zoals verzegeld
fair-details-chain = Envelop { $chain }: zegel { $seal }, { $links } schakels, verzegeld na { $after } worpen
fair-details-joint = Gezamenlijk getal: { $joint }
fair-details-seat = Plek { $seat } stopte er { $seed } in (vastlegging { $commitment })
fair-details-device = Plek { $seat } verzegelde de keten van het apparaat daar, geldig na { $after } worpen: { $seal }
fair-details-link = schakel { $link }, nonce { $nonce }
fair-details-devices = schakel { $link }, gegooid { $thrower }, getuige { $witness }, overgeslagen { $passed }
fair-page-written = De pagina die verslagen zonder internet controleert, staat in { $path }. Open hem in een willekeurige browser.

# The page that verifies records in a browser; names in braces are filled in there
page-title = Waren de dobbelstenen eerlijk?
page-intro = Voordat een spel begint, worden alle worpen in een verzegelde envelop gestopt. Bij elke worp gaat er weer een stukje van open. Deze pagina controleert of elk stukje is wat er verzegeld werd. Hij werkt zonder internet, en niets verlaat je computer.
page-choose = Kies het bestand van een spel, of sleep het ergens op deze pagina
page-paste = Of plak de tekst hier
page-mark = Het kenmerk dat je hebt opgeschreven, als je er een hebt: dat van de envelop, getoond toen het spel begon, of dat van het hele spel, getoond na afloop
page-check = Controleer de dobbelstenen
page-verified = Alles gecontroleerd, zoals verzegeld
page-partly = Alles gecontroleerd, voor zover er iets verzegeld was
page-failed = Niet zoals verzegeld!
page-nothing = Er valt niets te controleren
page-unreadable = Deze pagina kan dat niet lezen als het verslag van een spel
page-counts = Worpen zoals verzegeld: { $throws }. Trekkingen zoals verzegeld: { $draws }. Niet verzegeld: { $unsealed }.
page-witnessed = Met het apparaat van iemand anders als getuige: { $witnessed }.
page-limits = Welke kaarten er nog in de stapel zaten, neemt deze pagina over uit het verslag. Het programma kent de regels en controleert dat ook: jollyroll verify.
page-column-number = Nr.
page-column-turn = Beurt
page-column-shown = Getoond
page-column-verdict = Oordeel

# What is wrong
finding-dice-differ = Worp { $throw } ({ $place }): het verslag toont { $shown }, maar { $sealed } was verzegeld.
finding-draw-differs = Trekking { $throw } ({ $place }): het verslag toont { $shown }, maar { $sealed } was verzegeld.
finding-link-broken = Worp { $throw } ({ $place }): de schakel past niet bij de schakels ervóór. Hij is veranderd, of hij komt uit een andere envelop.
finding-link-twice = Worp { $throw } ({ $place }): de schakel was al voor een eerdere worp gebruikt.
finding-link-skipped = Worp { $throw } ({ $place }): er zijn schakels overgeslagen. Daar is iets gegooid wat het verslag niet toont.
finding-seal-differs = Worp { $throw } ({ $place }): de schakels leiden niet naar het zegel van envelop { $chain }. Het zegel in dit verslag is niet het zegel waarmee deze dobbelstenen verzegeld zijn.
finding-nonce-differs = Worp { $throw } ({ $place }): de nonce is niet die welke volgt uit de seed van de plek die gooide, of van plek 1 waar niemand gooit.
finding-nonce-changed = Trekking { $throw } ({ $place }): de nonce is een andere dan die van de worp of trekking ervoor, hoewel dezelfde actie beide heeft veroorzaakt.
finding-thrower-link = Worp { $throw } ({ $place }): de schakel van het apparaat van wie gooide, leidt niet naar het zegel dat plek { $seat } op tafel had gelegd.
finding-witness-link = Worp { $throw } ({ $place }): de schakel van het apparaat van de getuige leidt niet naar het zegel dat plek { $seat } op tafel had gelegd.
finding-thrower-differs = Worp { $throw } ({ $place }): het apparaat van plek { $seat } stopte er een schakel in alsof die plek gooide, maar het was niet de worp van die persoon.
finding-witness-differs = Worp { $throw } ({ $place }): plek { $seat } was niet aan de beurt als getuige. Dat is de volgende met een eigen apparaat; alleen wie niet antwoordt, wordt overgeslagen, en het verslag noemt die.
finding-witness-missing = Worp { $throw } ({ $place }): niemand was getuige, en wie dat had gekund, is niet wie volgens het verslag is overgeslagen.
finding-links-changed = Trekking { $throw } ({ $place }): de schakels van de apparaten zijn andere dan die van de worp of trekking ervoor, hoewel dezelfde actie beide heeft veroorzaakt.
finding-late-chain-alone = Worp { $throw } ({ $place }): plek { $seat } heeft zijn keten pas tijdens het spel verzegeld. Zo’n keten mag niet alleen tellen, zonder de schakel van een ander apparaat.
finding-left-differs = Trekking { $throw } ({ $place }): volgens het verslag is er getrokken uit { $shown }, maar { $sealed } was over.
finding-not-opened = Worp { $throw } ({ $place }): er is niets voor geopend, hoewel de dobbelstenen toen al verzegeld waren.
finding-not-sealed = Worp { $throw } ({ $place }): er is een schakel voor geopend, hoewel er niets verzegeld was.
finding-chain-used-up = Worp { $throw } ({ $place }): alle schakels van de envelop waren daarvoor al geopend.
finding-sides-differ = Volgens het verslag hebben de dobbelstenen de kanten { $shown }; in dit spel hebben ze { $sealed }.
finding-seats-differ = Envelop { $chain }: niet elke plek heeft er een seed in gestopt, of iemand zonder plek wel.
finding-seed-missing = Envelop { $chain }: de seed van plek { $seat } ontbreekt, dus geen worp eruit kan worden gecontroleerd.
finding-seed-differs = Envelop { $chain }: de seed van plek { $seat } is niet die waarop deze plek zich had vastgelegd.
finding-seed-twice = Envelop { $chain }: plek { $seat } stopte er dezelfde seed in als een plek ervóór.
finding-chain-alone = Envelop { $chain } zou een andere moeten voortzetten, maar er is er geen vóór.
finding-chain-late = Envelop { $chain } is pas verzegeld nadat de laatste schakel van de vorige was geopend.
finding-seal-misplaced = Envelop { $chain }: plek { $seat } kan geen keten hebben verzegeld waar het verslag dat zegt.
finding-mark-differs = Noch het spel in dit verslag, noch een van de enveloppen draagt het kenmerk { $shown }. Het verslag heeft: { $sealed }.

# What is worth knowing
remark-chain-replaced = Vanaf worp { $throw } is een nieuwe envelop gebruikt, hoewel de oude niet op was. Dat gebeurt als een spel wordt hervat waar het geheim van de oude ontbreekt, of vanuit een oudere kopie van het spel; gebeurt het vaker dan één keer, vraag dan waarom.
remark-restarted = Envelop { $chain }: de plekken moesten hun seeds { $shown } keer opnieuw uitwisselen, omdat iemand de zijne niet toonde.
remark-one-program = In deze worpen stopte niemands apparaat iets: één programma had alles in handen. Het kenmerk laat zien dat het vóór de eerste worp koos, niet dat het niet heeft gekeken.
remark-unwitnessed = Worpen en trekkingen zonder getuige: { $shown }. Er was geen apparaat van iemand anders, of geen dat antwoordde. De host samen met wie gooide, had ze vooraf kunnen weten.
remark-passed-over = Plek { $seat } is als getuige overgeslagen omdat het apparaat daar niet antwoordde; aantal keren: { $shown }. Wie daar zat, kan zeggen of dat waar is.
remark-without-device = Voor plek { $seat } handelde de klok of een invallende bot, dus het eigen apparaat stopte er niets in; aantal keren: { $shown }.
remark-one-device = De plekken { $shown } zaten aan één apparaat en konden dus niet voor elkaar getuigen.
remark-sealed-late = Plek { $seat } heeft tijdens het spel een nieuwe keten verzegeld, geldig vanaf worp { $throw }; aantal keren: { $shown }. Dat gebeurt als een plek naar een ander apparaat verhuist, of als een apparaat zijn keten kwijt is. Zo’n keten telt alleen naast de schakel van een ander apparaat.

# Refusals
refused-chain-form = Een keten begint met { $bytes } bytes en heeft 1 tot { $most } schakels.
refused-chain-used-up = Alle { $links } schakels van deze keten zijn op.
refused-chain-cases = Een trekking gaat tussen 1 tot { $most } gevallen.
refused-chain-dice = Er worden hoogstens { $most } dobbelstenen tegelijk gegooid.
refused-chain-missing = Voor deze worp is er geen verzegelde keten bij de hand.
refused-seed-form = Een vastlegging heeft { $bytes } bytes.
refused-seed-committed = Deze plek heeft zich al op een andere seed vastgelegd.
refused-seed-copied = Een andere plek heeft dezelfde vastlegging getoond. Neem een eigen seed.
refused-seed-too-early = Seeds worden pas getoond als alle plekken hun vastlegging hebben getoond.
refused-seed-differs = Dat is niet de seed waarop deze plek zich heeft vastgelegd.
refused-seed-missing = Niet elke plek heeft zijn seed getoond.
refused-mark-form = Een kenmerk schrijf je met minstens { $least } cijfers 0 tot 9 en letters a tot f.
refused-verify-what = Zeg welk verslag gecontroleerd moet worden, of met --page waar de pagina moet komen die verslagen controleert.
