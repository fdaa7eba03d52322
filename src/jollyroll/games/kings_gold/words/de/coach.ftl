coach-points-kg = Münzen
coach-risk-kg = Strafzoll
coach-brings-kg = etwa { $points } Münzen, { $risk } Risiko, Strafzoll zu zahlen
