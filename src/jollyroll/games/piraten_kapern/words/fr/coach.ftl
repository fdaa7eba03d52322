coach-points-pk = points
coach-risk-pk = 3 têtes
coach-brings-pk = environ { $points } points, { $risk } de risque de trois têtes de mort
