# Refusals that every game shares
refused-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Les jeux sont : { $known }.
refused-game-broken = Impossible de charger le jeu « { $game } » depuis { $package } : { $reason }. Réparez ou retirez ce paquet.
refused-game-no-plugin = Le paquet qui apporte le jeu « { $game } » ne propose aucun module de ce nom dans { $package }. Réparez-le ou retirez-le.
refused-unknown-preset = « { $preset } » n’est pas un préréglage de ce jeu. Ses préréglages sont : { $known }.
refused-unknown-option = « { $option } » n’est pas une option de ce jeu. Ses options sont : { $known }.
refused-unknown-value = « { $value } » n’est pas une valeur de l’option { $option }. Ses valeurs sont : { $known }.
refused-seat-count = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table de { $seats }.
refused-no-chance-due = Ni les dés ni les cartes ne décident en ce moment.
refused-impossible-outcome = Le hasard ne peut pas donner cela ici.
refused-unknown-die-face = Aucun dé de ce jeu ne montre « { $letter } ». Les faces sont : { $known }.
refused-wrong-dice-count = { $given ->
        [one] Cela fait { $given } dé
       *[other] Cela fait { $given } dés
    }, mais on en lance { $needed }.
refused-unreadable-choice = « { $text } » : ce n’est pas ainsi qu’on écrit un choix dans ce jeu.

# A heading and what belongs to it, in one line
labelled = { $label } : { $text }

# Finding the first player
phase-draw-seat = Le sort désigne qui commence.
phase-roll-off = Tout le monde lance : le plus de têtes de mort commence.
phase-over = La partie est finie.
told-first-by-host = { $to }, l’hôte de la table, commence.
told-first-by-age = { $to }, plus jeune de la table, commence.
told-first-by-lot = Le sort tombe sur { $to }, qui commence.
told-first-by-skulls = { $amount ->
        [0] { $to } commence.
        [one] { $to } commence, avec une tête de mort.
       *[other] { $to } commence, avec { $amount } têtes de mort.
    }
told-roll-off-tied = { $amount } joueurs sont à égalité de têtes de mort et relancent.
