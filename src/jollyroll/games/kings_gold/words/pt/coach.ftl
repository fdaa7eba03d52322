coach-points-kg = moedas
coach-risk-kg = multa
