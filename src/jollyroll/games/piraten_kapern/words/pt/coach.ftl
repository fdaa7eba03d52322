coach-points-pk = pontos
coach-risk-pk = caveiras
coach-brings-pk = cerca de { $points } pontos, { $risk } de risco de três caveiras
