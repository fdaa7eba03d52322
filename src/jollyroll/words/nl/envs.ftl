# Omgevingen voor agenten die leren.
refused-env-illegal = “{ $value }” zegt niets over verboden keuzes. Het kan zijn: { $known }.
refused-env-steps = Een partij heeft plaats nodig voor minstens één stap, niet { $steps }.
refused-env-opponents = Dat zijn { $given } tegenstanders, maar er zijn { $needed } plaatsen vrij. Noem één niveau voor allen, of één voor ieder.
refused-env-seat = Er is geen plaats { $seat }: plaatsen gaan van 0 tot { $most }.
refused-env-opponent = “{ $bot }” kan hier geen tegenstander zijn. Er zijn: { $known }.
refused-env-seed = { $seed } kan geen startgetal zijn: neem een geheel getal van 0 tot 2^62 - 1.
refused-env-lanes = Er moet minstens één baan zijn, niet { $lanes }.
refused-env-memory = { $lanes } banen hebben { $needed } GB geheugen nodig, en deze computer heeft { $there } GB. Neem er minder.
refused-env-no-choice = Er is geen keuze { $action }: keuzes gaan van 0 tot { $most }.
refused-env-ended = Deze partij is afgelopen. Begin de volgende met reset().
refused-env-lane-ended = De partij in baan { $lane } is afgelopen. Begin de volgende met reset(options={"{"}"reset_mask": …{"}"}), of kies een andere autoreset-modus.
refused-env-seeds = Dat zijn { $given } startgetallen voor { $needed } banen. Geef één getal, of één voor elke baan.
refused-env-actions = Acties met de vorm { $given } passen niet: geef een getal voor elk van de { $needed } banen.
refused-env-reset-mask = Het reset-masker moet een NumPy-array van { $needed } booleans zijn, waarvan minstens één True.
refused-env-autoreset = “{ $value }” is geen autoreset-modus. Er zijn: { $known }.
refused-env-no-action = { $agent } moet kiezen: de actie kan niet None zijn.
refused-env-package-missing = Hiervoor is { $package } nodig, en dat is hier niet geïnstalleerd. Installeer het met: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } past niet: nodig is { $least } of nieuwer, maar lager dan { $below }. Installeer een die past met: pip install "jollyroll[{ $extra }]"
