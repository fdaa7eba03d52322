coach-points-pk = Punkte
coach-risk-pk = Totenköpfe
coach-brings-pk = etwa { $points } Punkte, { $risk } Risiko, an drei Totenköpfen zu scheitern
