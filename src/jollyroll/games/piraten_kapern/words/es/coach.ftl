coach-points-pk = puntos
coach-risk-pk = calaveras
coach-brings-pk = unos { $points } puntos, { $risk } de riesgo de tres calaveras
