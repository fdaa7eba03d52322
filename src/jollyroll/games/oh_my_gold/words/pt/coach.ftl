coach-points-omg = saque
coach-risk-omg = nada
