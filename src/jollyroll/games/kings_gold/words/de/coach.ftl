coach-points-kg = Münzen
coach-risk-kg = Zoll
