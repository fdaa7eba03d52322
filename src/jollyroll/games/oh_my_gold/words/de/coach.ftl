coach-points-omg = Beute
coach-risk-omg = nichts
