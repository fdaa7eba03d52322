# The register of what only arises on a screen or on the net

DIG-01 = Het programma gooit steen voor steen, op volgorde; elke worp wordt vastgelegd, zodat elk spel kan worden nagespeeld.
DIG-05 = Als de tijd om is, gooit het programma, stopt het met gooien en maakt het de keuze die de speler meteen het meest oplevert.
DIG-06 = Een keuze kan alleen ongedaan worden gemaakt zolang er geen nieuwe dobbelstenen of kaarten zijn gevallen.
DIG-07 = Verborgen is alleen wat de kaarten zelf verbergen: hun volgorde in de stapel en de kanten die naar beneden liggen.
DIG-08 = Er raakt nooit een munt, kaart of dobbelsteen kwijt en er komt er nooit een bij: dat wordt gecontroleerd.
DIG-09 = Wie begint, wordt geloot, of het is de host, de jongste of wie de meeste doodskoppen gooit (bij een gelijke stand nog een keer); zonder host of jongste wordt er geloot.
DIG-10 = Wie weggaat, gaat voorgoed, en niemand neemt de plek over; na de start komt er niemand meer bij.
DIG-11 = Wie in de eigen beurt weggaat, beëindigt die zonder resultaat; paren die al zijn gemaakt blijven staan, en de volgende plek is aan de beurt.
DIG-12 = De laatste speler die overblijft, wint.
DIG-13 = Beslissingsrondes en laatste beurten gaan door met wie er nog is; blijft er van de koplopers maar één over, dan wint die.
