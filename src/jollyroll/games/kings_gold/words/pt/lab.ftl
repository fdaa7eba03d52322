lab-score-kg = moedas
