lab-score-omg = punten
