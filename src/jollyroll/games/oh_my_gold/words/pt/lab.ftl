lab-score-omg = pontos
