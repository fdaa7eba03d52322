coach-points-kg = moedas
coach-risk-kg = multa
coach-brings-kg = cerca de { $points } moedas, { $risk } de risco de multa
