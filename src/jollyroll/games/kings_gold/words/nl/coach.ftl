coach-points-kg = munten
coach-risk-kg = boete
