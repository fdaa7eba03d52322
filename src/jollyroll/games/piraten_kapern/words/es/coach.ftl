coach-points-pk = puntos
coach-risk-pk = calaveras
