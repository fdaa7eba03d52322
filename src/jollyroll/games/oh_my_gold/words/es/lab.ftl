lab-score-omg = puntos
