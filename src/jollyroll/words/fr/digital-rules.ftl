# The register of what only arises on a screen or on the net

DIG-01 = Le logiciel lance dé après dé, dans l’ordre ; chaque lancer est noté, si bien que toute partie peut être revue.
DIG-02 = Qui quitte King's Gold laisse ses pièces au Roi, ne joue plus, ne peut plus être volé ni gagner.
DIG-03 = Qui quitte Piraten Kapern garde son score, ne perd plus de points, ne peut pas gagner et ne compte pas comme ayant atteint l’objectif.
DIG-04 = Qui quitte Oh My Gold! garde son butin mais ne peut pas gagner ; ses trésors pas encore chargés sortent du jeu.
DIG-05 = Quand le temps est écoulé, le logiciel lance les dés, s’arrête là et fait le choix qui rapporte le plus tout de suite.
DIG-06 = Un choix ne peut être repris que tant que de nouveaux dés ou cartes ne sont pas apparus.
DIG-07 = Seuls sont cachés l’ordre des cartes dans Piraten Kapern, et dans Oh My Gold! les trésors non ouverts et le dessous de la pioche.
DIG-08 = Aucune pièce, aucune carte, aucun dé ne se perd ni ne se crée : c’est vérifié.
DIG-09 = Le premier joueur est désigné par le sort, par l’hôte, par l’âge ou en lançant les dés, le plus de têtes de mort commençant et les ex æquo relançant ; faute d’hôte ou de plus jeune, par le sort.
DIG-10 = Un départ est définitif quand personne ne reprend la place ; personne ne rejoint la partie une fois commencée.
DIG-11 = Qui part pendant son tour le termine sans effet ; les paires déjà jouées restent acquises, et la place suivante joue.
DIG-12 = Le dernier joueur qui reste gagne.
DIG-13 = Manches de départage, barrages et derniers tours continuent avec ceux qui restent ; un ex æquo resté seul gagne.
