coach-points-pk = punti
coach-risk-pk = teschi
