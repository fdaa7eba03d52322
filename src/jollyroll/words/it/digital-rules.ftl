# The register of what only arises on a screen or on the net

DIG-01 = Il programma lancia un dado dopo l’altro, in ordine; ogni lancio viene registrato, così ogni partita si può rivedere.
DIG-05 = Quando il tempo è scaduto il programma lancia, si ferma e fa la scelta che subito rende di più a chi gioca.
DIG-06 = Una scelta si può annullare solo finché non sono usciti nuovi dadi o nuove carte.
DIG-07 = Di segreto c’è solo ciò che le carte stesse nascondono: il loro ordine nel mazzo e le facce coperte.
DIG-08 = Nessuna moneta, nessuna carta e nessun dado va perso o si crea dal nulla: lo si controlla.
DIG-09 = Chi comincia è estratto a sorte, oppure è l’host, il più giovane, o chi lancia più teschi (chi è pari rilancia); senza host o senza il più giovane, a sorte.
DIG-10 = Chi lascia lo fa per sempre, e nessuno ne prende il posto; nessuno si aggiunge dopo l’inizio.
DIG-11 = Chi lascia durante il proprio turno lo chiude senza effetto; le coppie già giocate restano valide, e tocca al posto successivo.
DIG-12 = Vince l’ultimo giocatore rimasto.
DIG-13 = Giri di spareggio, spareggi e ultimi turni proseguono con chi è rimasto; se a pari merito ne resta uno solo, vince.
