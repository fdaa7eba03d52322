coach-points-kg = monete
coach-risk-kg = penalità
