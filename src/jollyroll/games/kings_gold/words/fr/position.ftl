refused-position-kg-coins = Bourse, Roi et joueurs ont ensemble { $together } pièces, mais il y en a { $needed }.
refused-position-kg-left-coins = La place { $seat } a quitté la partie, ses pièces sont donc chez le Roi.
refused-position-kg-no-replay = De nouvelles parties entre ex æquo ne se jouent qu’avec l’option tie=new_game.
refused-position-kg-not-over = La bourse n’est pas vide, personne n’a donc encore gagné.
refused-position-kg-shared-early = Avec l’option tie=new_game, une égalité mène à une nouvelle partie ; la victoire n’est partagée qu’après { $most } d’entre elles : dis-le avec « replay { $most } ».
refused-position-kg-begun = Avant le premier tour, toutes les pièces sont dans la bourse.
refused-position-kg-no-tie-round = Il n’y a pas de manches de départage avec cette valeur de l’option tie.
refused-position-kg-tie-box = Les manches de départage se jouent quand la bourse est vide, et celle-ci ne l’est pas.
refused-position-kg-tied = Une manche de départage demande au moins deux ex æquo encore en jeu.
refused-position-kg-not-tied = La place { $seat } n’a pas de tour dans cette manche de départage.
refused-position-kg-no-tie = Avec ces pièces, personne n’était à égalité au début de cette manche.
refused-position-kg-bones = Avec { $bones } os croisés, le tour est fini aussitôt.
refused-position-kg-rolling-over = Les lancers sont finis, personne n’a donc de dés en main.
refused-position-kg-all-locked = Tous les dés sont bloqués, il n’y a donc rien à décider.
refused-position-kg-no-pair = Aucune paire n’est possible avec ces dés, le tour est donc fini.
refused-position-kg-box-empty = La bourse est vide, la partie est donc finie : dis qui a gagné, ou écris une manche de départage.
