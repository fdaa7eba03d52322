lab-score-pk = points
