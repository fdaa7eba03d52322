coach-points-pk = points
coach-risk-pk = 3 têtes
