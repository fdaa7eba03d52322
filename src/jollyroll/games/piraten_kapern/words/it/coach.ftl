coach-points-pk = punti
coach-risk-pk = teschi
coach-brings-pk = circa { $points } punti, { $risk } di rischio di tre teschi
