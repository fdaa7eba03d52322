# The live table: why something was refused, by its code.

live-bad-json = Dit is geen JSON-object.
live-bad-frame = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
live-version = Deze server spreekt versie { $known } van het protocol. Laad de pagina opnieuw.
live-too-large = Dat is te groot: het mogen hoogstens { $most } bytes zijn.
live-no-hello = Zeg eerst hallo.
live-too-many-frames = Iets rustiger aan, graag.
live-too-many-requests = Iets rustiger aan, graag.
live-too-many-connections = Er zijn te veel verbindingen. Sluit er een paar, of probeer het zo weer.
live-too-many-tables = Er zijn te veel tafels geopend. Probeer het zo weer.
live-busy = De server heeft het druk. Probeer het zo meteen weer.
live-not-stored = Dat kon niet worden bewaard, dus het is niet gebeurd. Probeer het opnieuw.
live-store-lost = De server is zijn opslag kwijt: het bestand is verwijderd of vervangen terwijl hij draaide. Er kan hier pas weer worden gespeeld als de beheerder dat in orde heeft gebracht.
live-mishap = Er ging iets mis op de server. Probeer het opnieuw.
live-closing = De server wordt gestopt. Alles is bewaard.
live-origin = Een pagina van een andere site kan hier niet meespelen.
live-no-page = Hier is niets. Controleer de link.
live-bad-method = Dit adres accepteert geen verzoeken van dit soort (HTTP-methode).
live-no-table = Deze tafel bestaat niet.
live-archived = Niemand heeft dit spel in lange tijd aangeraakt, dus is de tafel afgeruimd. Het verslag van het spel is er nog.
live-damaged = Wat van deze tafel is bewaard, is niet te lezen. De beheerder vindt de reden in het logboek van de server; met alle andere tafels is niets mis.
live-no-seat = Deze plek bestaat niet.
live-bad-token = Deze sleutel hoort hier bij geen enkele plek.
live-not-yours = Dit is niet jouw plek.
live-not-host = Dat kan alleen de host.
live-bad-ticket = Met deze link verhuist geen plek meer. Vraag een nieuwe.
live-seat-taken = Deze plek is bezet.
live-name-taken = Deze naam is al in gebruik.
live-bad-name = Dat kan geen naam zijn. Kies een andere.
live-bad-setting = Die instelling heeft het spel niet.
live-not-open = Het spel is al begonnen.
live-not-ready = Alle plekken moeten bezet zijn voordat het spel kan beginnen.
live-bad-seed = Dat is niet het getal dat verzegeld is.
live-not-playing = Hier wordt nu geen spel gespeeld.
live-stale = De tafel is intussen verder.
live-not-your-turn = { $name } is aan de beurt.
live-no-choice-due = Er valt nu niets te kiezen.
live-no-roll-due = Er valt nu niets te gooien.
live-no-witness-due = Niemand wacht op het antwoord van je apparaat.
live-link-due = Het deel van je apparaat in deze worp ontbreekt. Laad de pagina opnieuw.
live-bad-link = Dat is niet het deel van je apparaat in deze worp. Laad de pagina opnieuw.
live-not-allowed = Dat mag niet van de regels.
live-nothing-to-undo = Er valt niets ongedaan te maken.
live-too-often = Genoeg voor nu. Speel eerst verder.
live-stood-in = Een bot speelt voor je. Neem eerst je plek terug.
live-left = Deze speler heeft het spel voorgoed verlaten.
live-coach-off = Aan deze tafel is er geen coach.
live-coach-unable = Hier kan de coach niet helpen.
live-not-over = Dat zie je pas als het spel afgelopen is.

refused-cannot-listen = { $host }, poort { $port }, kan niet worden geopend: { $reason }. Draait daar al een server? Noem een andere poort met --port.
refused-no-such-host = Deze computer heeft geen adres { $host }: { $reason }. Laat --host weg om alleen deze computer te bedienen, of open je hele netwerk met --host 0.0.0.0.
refused-limits-file = De limieten in { $path } zijn niet bruikbaar: { $reason }
refused-limits-form = De limieten in { $path } zijn niet bruikbaar: het bestand moet één JSON-object met namen en getallen bevatten.
refused-limit-unknown = De limieten in { $path } zijn niet bruikbaar: er is geen limiet “{ $name }”.
refused-limit-number = De limieten in { $path } zijn niet bruikbaar: { $name } moet een geheel getal boven 0 zijn.
refused-limit-rate = De limieten in { $path } zijn niet bruikbaar: { $name } moet uit twee getallen boven 0 bestaan, zoals [60, 10]: zoveel tegelijk, en zoveel meer per seconde.
serving = De tafel is open op { $address }
serving-network = Voor anderen in je netwerk: { $address }
serving-metrics = Meetwaarden: { $address }
serving-joined = Installatie { $name }: { $servers ->
    [one] dit is nu de enige server op haar opslag.
   *[other] { $servers } servers delen nu haar opslag.
}
serving-stop = Druk op Ctrl-C om te stoppen. Elk spel is bewaard.
refused-no-such-port = Poort { $port } bestaat niet: poorten lopen van 0 tot 65535.
forget-ask = Typ { $number } om deze spellen voorgoed te verwijderen:
forget-kept = Er is niets verwijderd.
forget-done = { $number ->
    [one] Eén spel verwijderd. In reservekopieën staat het nog.
   *[other] { $number } spellen verwijderd. In reservekopieën staan ze nog.
}
refused-forget-what = Zeg welke spellen verwijderd moeten worden: met --table en de tien letters van een link, of met --name.
refused-forget-none = Zo’n spel is er niet.
refused-forget-in-use = { $tables }: daar is in het afgelopen uur iets gebeurd. Wacht tot er niemand meer is, of stop alle servers en laat die tafel een uur met rust.
refused-metrics-address = Op { $address } kunnen geen meetwaarden worden aangeboden: { $reason }. Geef --metrics een vrije poort, of een adres van deze computer en een poort.
refused-log-form = Een logboek wordt als text of als json geschreven, niet als { $form }.
refused-drain-time = --drain neemt seconden vanaf 0, niet { $seconds }.
refused-newer-store = De spellen daar zijn bewaard door een nieuwere Jollyroll (versie { $version } van de opslag, deze kent { $known }). Gebruik die, of een andere map met --data, of een andere database met --store.
refused-no-store = De spellen in { $path } kunnen niet worden geopend: { $reason }. Kijk of de map bestaat en of deze gebruiker erin mag lezen en schrijven, of noem een andere map met --data.
refused-broken-store = De spellen in { $path } kunnen niet worden geopend: { $reason }. Zet een kopie van dat bestand terug, of red met `sqlite3 { $path } .recover` wat nog te lezen is. Wil je zonder spellen beginnen, verplaats het bestand dan (met die ernaast die net zo beginnen) of noem een andere map met --data.
refused-folder-in-use = De map { $path } is al in gebruik door een server op { $address }. Speel daar, stop eerst die server of noem een andere map met --data.
refused-foreign-store = { $path } bevat iets anders dan spellen van Jollyroll. Noem een andere map met --data, of een andere database met --store.
refused-no-secret = { $path } is beschadigd: het moet { $bytes } bytes bevatten. Zonder dit bestand komt niemand terug op zijn plek; haal het uit een kopie, of verwijder het en laat iedereen opnieuw gaan zitten.
refused-no-such-store = Er zijn geen spellen in { $path }. Noem de gegevensmap of het bestand van een server, of zijn database.
refused-copy-target = { $path } bevat al andere spellen. Kopieer naar een lege database of een nieuwe map.
refused-copy-differs = Wat naar { $path } is gekopieerd, is niet gelijk aan het origineel. Gebruikt een server het? Stop die, maak de kopie leeg en kopieer opnieuw.
refused-backup-exists = { $path } bestaat al. Noem een nieuw bestand voor de reservekopie.
store-progress = { $percent }%
store-interrupted = Onderbroken. Dezelfde opdracht gaat hier verder.
store-copied = Gekopieerd en gecontroleerd: { $tables } tafels met { $events } gebeurtenissen.
store-backed-up = Bewaard in { $path }: { $tables } tafels met { $events } gebeurtenissen.
refused-no-database = De spellen in { $path } kunnen niet worden geopend: { $reason }. Kijk of PostgreSQL daar draait en of naam, wachtwoord en database kloppen.
refused-bad-store-url = --store heeft een adres nodig zoals postgresql://NAAM:WACHTWOORD@COMPUTER/DATABASE. In een wachtwoord schrijf je @ / : % als %40 %2F %3A %25.
refused-no-postgres-driver = Voor spellen in PostgreSQL is nog een pakket nodig. Installeer het met: pip install "jollyroll[postgres]"
refused-read-only-store = { $path } kan alleen worden gelezen. Noem de server waarop geschreven mag worden, of geef deze gebruiker dat recht.
refused-other-installation = De spellen in { $path } horen bij een andere installatie: die heeft een ander geheim. Noem met --secret het bestand met dat geheim, of met --store een andere database.
refused-no-such-workers = { $number } processen gaat niet: het mogen er 1 tot { $most } zijn.
refused-workers-system = Op dit systeem kunnen processen geen adres delen. Laat --workers weg, of start meerdere servers op verschillende poorten.
refused-redis-store = Redis is voor meerdere servers op één PostgreSQL-database. Noem die met --store, of laat --redis weg.
refused-needs-redis = Voor Redis is nog een pakket nodig. Installeer het met: pip install "jollyroll[redis]"
refused-bad-redis-url = --redis heeft een adres nodig zoals redis://:WACHTWOORD@SERVER:POORT/0.
refused-redis-refuses = Redis laat deze server niet binnen: { $reason }. Kijk of naam en wachtwoord in --redis kloppen.
refused-again-game = Aan die tafel werd een ander spel gespeeld.
refused-again-rules = Een spel dat begint waar een ander was, volgt de regels daarvan. Laat regelset en opties weg.
refused-table-worn = Deze tafel is te vaak veranderd. Begin het spel of open een andere tafel.
refused-unknown-host = Deze server heet niet { $name }. Gebruik een adres dat hij bij het starten noemde, of start hem met --name.

# Where Python runs in the page itself
refused-speed-page = Daar is een browser te traag voor. Kies een andere bot, of speel op een server.
