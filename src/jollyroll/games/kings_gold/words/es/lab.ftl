lab-score-kg = monedas
