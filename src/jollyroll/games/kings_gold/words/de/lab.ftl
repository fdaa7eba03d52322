lab-score-kg = Münzen
