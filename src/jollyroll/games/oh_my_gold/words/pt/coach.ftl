coach-points-omg = saque
coach-risk-omg = nada
coach-brings-omg = cerca de { $points } pontos de saque, { $risk } de risco de ficar sem nada
