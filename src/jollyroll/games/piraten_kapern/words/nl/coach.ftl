coach-points-pk = punten
coach-risk-pk = doodskop
