lab-score-pk = pontos
