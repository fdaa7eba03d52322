coach-points-kg = coins
coach-risk-kg = fine
coach-brings-kg = about { $points } coins, { $risk } risk of a fine
