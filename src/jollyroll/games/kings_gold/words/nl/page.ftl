page-tip-kg-throw = Tik op de gouden knop om alle vijf dobbelstenen te gooien.
page-tip-kg-keep = Tik op de stenen die je wilt houden. De andere gooi je opnieuw, hoogstens twee keer.
page-tip-kg-locked = Gekruiste beenderen liggen aan de ketting tot je beurt voorbij is. Drie ervan kosten je een boete.
page-tip-kg-pair = Een munt zoekt een partner: een kanon plundert de schatkamer, een doodshoofd berooft iemand.
page-tip-kg-king = Wat jij uit de schatkamer pakt, krijgt de koning ook. Met vijf munten pak je zijn hele stapel!
page-kg-box = Schat­kamer
page-kg-king = Koning
page-kg-die-paired = { $face }, paar { $number }
page-kg-victim = Wie je berooft
page-kg-swap = Draai de volgorde van de paren om
page-kg-carry-out = Uitvoeren
page-kg-fine = { $amount ->
        [0] een boete (geen combinatie), maar je hebt niets om te betalen
        [one] een boete van één munt voor de Koning (geen combinatie)
       *[other] een boete van { $amount } munten voor de Koning (geen combinatie)
    }
page-kg-poor = { $name } heeft niets
