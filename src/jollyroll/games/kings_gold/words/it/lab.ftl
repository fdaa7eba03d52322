lab-score-kg = monete
