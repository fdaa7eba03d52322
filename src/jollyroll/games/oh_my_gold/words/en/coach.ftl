coach-points-omg = loot
coach-risk-omg = nothing
