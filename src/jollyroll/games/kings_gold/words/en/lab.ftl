lab-score-kg = coins
