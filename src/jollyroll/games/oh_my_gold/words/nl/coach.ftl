coach-points-omg = buit
coach-risk-omg = niets
coach-brings-omg = ongeveer { $points } punten buit, { $risk } kans op helemaal niets
