lab-score-pk = Punkte
