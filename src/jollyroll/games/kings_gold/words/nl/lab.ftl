lab-score-kg = munten
