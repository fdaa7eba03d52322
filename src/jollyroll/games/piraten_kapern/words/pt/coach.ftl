coach-points-pk = pontos
coach-risk-pk = caveiras
