coach-points-omg = botín
coach-risk-omg = nada
coach-brings-omg = unos { $points } puntos de botín, { $risk } de riesgo de quedarse sin nada
