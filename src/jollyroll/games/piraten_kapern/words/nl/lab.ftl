lab-score-pk = punten
