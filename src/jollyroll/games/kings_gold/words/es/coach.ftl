coach-points-kg = monedas
coach-risk-kg = multa
