lab-score-omg = points
