coach-points-kg = pièces
coach-risk-kg = amende
