coach-points-pk = punten
coach-risk-pk = doodskoppen
coach-brings-pk = ongeveer { $points } punten, { $risk } kans op drie doodskoppen
