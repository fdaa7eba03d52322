coach-points-omg = buit
coach-risk-omg = niets
