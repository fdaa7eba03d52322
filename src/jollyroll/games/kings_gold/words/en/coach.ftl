coach-points-kg = coins
coach-risk-kg = fine
