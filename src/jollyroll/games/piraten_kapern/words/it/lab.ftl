lab-score-pk = punti
