coach-points-pk = points
coach-risk-pk = skulls
coach-brings-pk = about { $points } points, { $risk } risk of three skulls
