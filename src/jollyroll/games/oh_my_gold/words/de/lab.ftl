lab-score-omg = Punkte
