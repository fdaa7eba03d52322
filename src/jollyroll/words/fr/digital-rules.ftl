# The register of what only arises on a screen or on the net

DIG-01 = Le logiciel lance dé après dé, dans l’ordre ; chaque lancer est enregistré, si bien que toute partie peut être revue.
DIG-05 = Quand le temps est écoulé, le logiciel lance les dés, s’arrête là et fait le choix qui rapporte le plus tout de suite.
DIG-06 = Un choix ne peut être annulé que tant que ni nouveaux dés ni nouvelles cartes ne sont sortis.
DIG-07 = Rien n’est secret, sauf ce que les cartes cachent d’elles-mêmes : leur ordre dans la pioche et leurs faces cachées.
DIG-08 = Aucune pièce, aucune carte, aucun dé ne se perd ni ne se crée : c’est vérifié.
DIG-09 = Le premier joueur est tiré au sort, ou c’est l’hôte, le plus jeune, ou celui qui lance le plus de têtes de mort (les ex æquo relancent) ; faute d’hôte ou de plus jeune, on tire au sort.
DIG-10 = Un départ est définitif, et personne ne reprend la place ; personne ne rejoint la partie une fois qu’elle a commencé.
DIG-11 = Celui qui part pendant son tour le termine sans effet ; les paires déjà formées restent acquises, et c’est à la place suivante de jouer.
DIG-12 = Le dernier joueur qui reste gagne.
DIG-13 = Manches de départage, barrages et derniers tours continuent avec ceux qui restent ; un ex æquo resté seul gagne.
