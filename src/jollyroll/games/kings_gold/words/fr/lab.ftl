lab-score-kg = pièces
