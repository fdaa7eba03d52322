page-tip-kg-throw = Tik op de gouden knop om alle vijf dobbelstenen te gooien.
page-tip-kg-keep = Tik op de stenen die je wilt houden. De andere mag je twee keer opnieuw gooien.
page-tip-kg-locked = Gekruiste beenderen liggen aan de ketting tot je beurt voorbij is. Met drie ervan betaal je een boete.
page-tip-kg-pair = Een munt heeft een partner nodig: een kanon plundert de schatkamer, een doodskop berooft iemand.
page-tip-kg-king = Wat jij pakt, krijgt de koning ook. Met vijf munten pak je zijn hele stapel!
page-kg-box = Schat­kamer
page-kg-king = Koning
page-kg-die-paired = { $face }, paar { $number }
page-kg-victim = Wie je berooft
page-kg-swap = Draai de volgorde van de paren om
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Gebruik deze stenen
           *[other] Pak { $take }
        }
       *[other] { $take ->
            [0] Beroof { $names }
           *[other] Pak { $take } en beroof { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] geen combinatie: een boete, maar je hebt niets om mee te betalen
        [one] geen combinatie: één munt naar de koning
       *[other] geen combinatie: { $amount } munten naar de koning
    }
page-kg-poor = { $name } heeft niets

moment-kg-five-alike = Vijf gelijke!
moment-kg-three-bones = Gekruiste beenderen!
moment-kg-box-empty = De laatste munt!

# At the end
page-kg-over-tie = De beslissingsronde gaf de doorslag.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [one] Eén munt in de schatkamer
       *[other] { $coins } munten in de schatkamer
    }
