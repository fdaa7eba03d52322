coach-points-omg = Beute
coach-risk-omg = nichts
coach-brings-omg = etwa { $points } Punkte Beute, { $risk } Risiko, leer auszugehen
