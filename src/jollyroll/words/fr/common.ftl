# Refusals that every game shares
refused-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Les jeux sont : { $known }.
refused-game-broken = Impossible de charger le jeu « { $game } » depuis { $package } : { $reason }. Répare ou retire ce paquet.
refused-game-no-plugin = Le paquet qui apporte le jeu « { $game } » ne propose aucun module de ce nom dans { $package }. Répare-le ou retire-le.
refused-unknown-preset = « { $preset } » n’est pas un préréglage de ce jeu. Ses préréglages sont : { $known }.
refused-unknown-option = « { $option } » n’est pas une option de ce jeu. Ses options sont : { $known }.
refused-unknown-value = « { $value } » n’est pas une valeur de l’option { $option }. Ses valeurs sont : { $known }.
refused-seat-count = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table : ses places vont de { $first } à { $last }.
refused-no-chance-due = Il n’y a ni dés à lancer ni carte à piocher maintenant.
refused-impossible-outcome = Cela ne peut pas sortir ici. Vérifie les dés ou la carte.
refused-unknown-die-face = Aucun dé de ce jeu ne montre « { $letter } ». Les faces sont : { $known }.
refused-wrong-dice-count = { $given ->
        [1] Cela fait un dé
        [one] Cela fait { $given } dé
       *[other] Cela fait { $given } dés
    }, mais on en lance { $needed }.
refused-unreadable-choice = « { $text } » : ce n’est pas ainsi que s’écrit un choix dans ce jeu.

# A heading and what belongs to it, in one line
labelled = { $label } : { $text }
seat-label = { $you ->
        [name] Toi
       *[other] { $name }
    }
told-to = { $you ->
        [to] Toi
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } pour toi
       *[other] { $amount } pour { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Surcouf, Jeanne, Margot, Malo, Yann, Gwenn, Loïc, Solène, Tanguy, Capucine, Anselme, Erwan, Perrine, Balthazar, Maëlle, Corentin

# Finding the first player
phase-draw-seat = On tire au sort qui commence.
phase-roll-off = Tout le monde lance : celui qui a le plus de têtes de mort commence.
phase-over = La partie est finie.
told-first-by-host = { $you ->
        [to] Tu es l’hôte : tu commences.
       *[other] { $to }, hôte de la table, commence.
    }
told-first-by-age = { $you ->
        [to] Le plus jeune commence : à toi de jouer !
       *[other] Le plus jeune commence : à { $to } de jouer !
    }
told-first-by-lot = { $you ->
        [to] Tu commences (tirage au sort).
       *[other] { $to } commence (tirage au sort).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Tu commences.
            [one] Tu commences, avec une tête de mort.
           *[other] Tu commences, avec { $amount } têtes de mort.
        }
       *[other] { $amount ->
            [0] { $to } commence.
            [one] { $to } commence, avec une tête de mort.
           *[other] { $to } commence, avec { $amount } têtes de mort.
        }
    }
told-roll-off-tied = { $amount } joueurs sont à égalité de têtes de mort et relancent.
