coach-points-pk = points
coach-risk-pk = skulls
