lab-score-omg = punti
