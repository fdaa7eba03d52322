coach-points-omg = butin
coach-risk-omg = rien
coach-brings-omg = environ { $points } points de butin, { $risk } de risque de ne rien avoir
