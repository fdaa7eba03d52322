coach-points-kg = munten
coach-risk-kg = boete
coach-brings-kg = ongeveer { $points } munten, { $risk } kans op een boete
