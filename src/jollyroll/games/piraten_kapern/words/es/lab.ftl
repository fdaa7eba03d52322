lab-score-pk = puntos
