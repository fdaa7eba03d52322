coach-points-omg = botín
coach-risk-omg = nada
