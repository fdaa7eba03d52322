coach-points-omg = butin
coach-risk-omg = rien
