coach-points-kg = monete
coach-risk-kg = multa
coach-brings-kg = circa { $points } monete, { $risk } di rischio di multa
