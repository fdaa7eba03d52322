coach-points-omg = bottino
coach-risk-omg = niente
coach-brings-omg = circa { $points } punti di bottino, { $risk } di rischio di restare a mani vuote
