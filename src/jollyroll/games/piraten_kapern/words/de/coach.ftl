coach-points-pk = Punkte
coach-risk-pk = Totenköpfe
