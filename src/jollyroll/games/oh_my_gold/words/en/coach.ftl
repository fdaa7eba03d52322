coach-points-omg = loot
coach-risk-omg = nothing
coach-brings-omg = about { $points } points of loot, { $risk } risk of getting nothing
