coach-points-omg = bottino
coach-risk-omg = niente
