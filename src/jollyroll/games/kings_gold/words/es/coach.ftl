coach-points-kg = monedas
coach-risk-kg = multa
coach-brings-kg = unas { $points } monedas, { $risk } de riesgo de multa
