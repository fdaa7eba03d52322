coach-points-kg = pièces
coach-risk-kg = amende
coach-brings-kg = environ { $points } pièces, { $risk } de risque d’amende
