# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = { $throws ->
        [one] Der eine Wurf
        [2] Beide Würfe
       *[other] Alle { $throws } Würfe
    }{ $draws ->
        [0] {""}
        [one] {" "}und eine Ziehung
       *[other] {" "}und { $draws } Ziehungen
    } geprüft: alles wie versiegelt.
fair-verified-how = Vor dem ersten Wurf kamen die Würfel dieses Spiels in einen versiegelten Umschlag. Mit jedem Wurf wurde ein weiteres Stück davon geöffnet, und jedes Stück war genau das, was versiegelt worden war.
fair-witnessed = { $count ->
        [one] Einen davon hat
       *[other] { $count } davon hat
    } das Gerät eines anderen bezeugt: Da konnte niemand vorher wissen, was fällt, nicht einmal der Gastgeber gemeinsam mit dem, der gewürfelt hat.
fair-mark = Die Kennung des Umschlags ist { $mark }. Ist es die Kennung, die zu Spielbeginn gezeigt wurde, hat seither niemand einen Würfel verändert.
fair-mark-fresh = Die Kennung des Umschlags ist { $mark }. Ist es die Kennung, die zu Spielbeginn gezeigt wurde, dann ist alles, was der Server hineingelegt hat, noch das, was er damals versiegelt hat. Was Menschen an einem Live-Tisch in ihre eigenen Würfe legen, kommt erst später, darum kann diese Kennung es nicht abdecken: Ihre Geräte haben es während des Spiels geprüft, und die Kennung des ganzen Spiels deckt es ab.
fair-mark-devices = Die Kennung des Umschlags ist { $mark }. Ist das die Kennung, die zu Beginn des Spiels gezeigt wurde, dann haben Server und Geräte hineingelegt, was sie bis dahin versiegelt hatten, und nichts anderes. Wer welchen Wurf bezeugt hat, entschied sich später: Auch das deckt die Kennung des ganzen Spiels ab.
fair-mark-same = Der Umschlag trägt die Kennung, die du notiert hast, { $mark }: Seither hat niemand einen Würfel verändert.
fair-mark-same-fresh = Der Umschlag trägt die Kennung, die du notiert hast, { $mark }: Alles, was der Server hineingelegt hat, ist das, was er vor dem Spiel versiegelt hat. Was Menschen an einem Live-Tisch in ihre eigenen Würfe legen, kommt erst später, darum kann diese Kennung es nicht abdecken: Ihre Geräte haben es während des Spiels geprüft, und die Kennung des ganzen Spiels deckt es ab.
fair-mark-same-devices = Der Umschlag trägt die Kennung, die du notiert hast, { $mark }: Server und Geräte haben hineingelegt, was sie vor dem Spiel versiegelt hatten, und nichts anderes. Wer welchen Wurf bezeugt hat, entschied sich später: Auch das deckt die Kennung des ganzen Spiels ab.
fair-game-mark = Die Kennung des ganzen Spiels ist { $mark }. Sie deckt ab, wer wo saß, jede Entscheidung und jeden Wurf. Notiere sie, und du siehst später, ob davon in der Aufzeichnung etwas geändert wurde.
fair-game-mark-same = Das ist genau das Spiel, dessen Kennung du notiert hast, { $mark }: Seither wurde kein Wurf, keine Entscheidung und kein Name geändert.
fair-partly = Ab Wurf { $first } alles wie versiegelt: { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    }{ $draws ->
        [0] {""}
        [one] {" "}und eine Ziehung
       *[other] {" "}und { $draws } Ziehungen
    }. Was davor war, war nicht versiegelt ({ $unsealed }), darüber lässt sich also nichts sagen.
fair-failed = Nicht wie versiegelt! { $count ->
        [one] Eine Sache stimmt nicht:
       *[other] { $count } Sachen stimmen nicht:
    }
fair-failed-how = Jemand hat diese Aufzeichnung verändert, oder die Würfel kamen nicht aus dem Umschlag, der vor dem Spiel versiegelt wurde.
fair-nothing = Es gibt nichts zu prüfen: Kein Wurf dieses Spiels wurde vorher versiegelt. So ist es bei Würfeln mit Seed, bei echten Würfeln und in Aufzeichnungen, die von Hand geschrieben sind.
fair-nothing-yet = Es gibt noch nichts zu prüfen: Der Umschlag ist versiegelt, und seither wurde nicht gewürfelt.
fair-remarks = Gut zu wissen:
fair-more = … und { $count } weitere; --details zeigt sie alle.
fair-details = Wurf für Wurf:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = wie versiegelt
fair-not-sealed = nicht versiegelt
fair-not-as-sealed = nicht wie versiegelt
fair-details-chain = Umschlag { $chain }: Siegel { $seal }, { $links } Glieder, versiegelt nach { $after } Würfen
fair-details-joint = Gemeinsame Zahl: { $joint }
fair-details-seat = Platz { $seat } hat { $seed } hineingelegt (Festlegung { $commitment })
fair-details-device = Platz { $seat } hat die Kette seines Geräts versiegelt, gültig nach { $after } Würfen: { $seal }
fair-details-link = Glied { $link }, Nonce { $nonce }
fair-details-devices = Glied { $link }, gewürfelt { $thrower }, Zeuge { $witness }, übergangen { $passed }
fair-page-written = Die Seite, die Aufzeichnungen ohne Internet prüft, liegt in { $path }. Öffne sie in einem beliebigen Browser.

# The page that verifies records in a browser; names in braces are filled in there
page-title = Waren die Würfel fair?
page-intro = Bevor ein Spiel beginnt, kommen alle seine Würfe in einen versiegelten Umschlag. Mit jedem Wurf wird ein weiteres Stück davon geöffnet. Diese Seite prüft, ob jedes Stück das ist, was versiegelt wurde. Sie arbeitet ohne Internet, und nichts verlässt deinen Computer.
page-choose = Wähle die Datei eines Spiels, oder zieh sie irgendwo auf diese Seite
page-paste = Oder füge ihren Text hier ein
page-mark = Die Kennung, falls du eine notiert hast: die des Umschlags vom Spielbeginn oder die des ganzen Spiels nach dem Ende
page-check = Würfel prüfen
page-verified = Alles geprüft, wie versiegelt
page-partly = Alles geprüft, soweit etwas versiegelt war
page-failed = Nicht wie versiegelt!
page-nothing = Es gibt nichts zu prüfen
page-unreadable = Diese Seite kann das nicht als Aufzeichnung eines Spiels lesen
page-counts = Würfe wie versiegelt: { $throws }. Ziehungen wie versiegelt: { $draws }. Nicht versiegelt: { $unsealed }.
page-witnessed = Vom Gerät eines anderen bezeugt: { $witnessed }.
page-limits = Welche Karten noch im Stapel waren, übernimmt diese Seite aus der Aufzeichnung. Das Programm kennt die Regeln und prüft auch das: jollyroll verify.
page-column-number = Nr.
page-column-turn = Zug
page-column-shown = Gezeigt
page-column-verdict = Urteil

# What is wrong
finding-dice-differ = Wurf { $throw } ({ $place }): Die Aufzeichnung zeigt { $shown }, versiegelt war aber { $sealed }.
finding-draw-differs = Ziehung { $throw } ({ $place }): Die Aufzeichnung zeigt { $shown }, versiegelt war aber { $sealed }.
finding-link-broken = Wurf { $throw } ({ $place }): Sein Glied passt nicht zu den Gliedern davor. Es wurde verändert, oder es stammt aus einem anderen Umschlag.
finding-link-twice = Wurf { $throw } ({ $place }): Sein Glied war schon für einen früheren Wurf benutzt worden.
finding-link-skipped = Wurf { $throw } ({ $place }): Davor wurden Glieder ausgelassen. Dort wurde etwas gewürfelt, das die Aufzeichnung nicht zeigt.
finding-seal-differs = Wurf { $throw } ({ $place }): Die Glieder führen nicht zum Siegel von Umschlag { $chain }. Das Siegel in dieser Aufzeichnung ist nicht das, mit dem diese Würfel versiegelt wurden.
finding-nonce-differs = Wurf { $throw } ({ $place }): Seine Nonce ist nicht die, die sich aus dem Seed des Platzes ergibt, der gewürfelt hat, oder aus dem von Platz 1, wo niemand würfelt.
finding-nonce-changed = Ziehung { $throw } ({ $place }): Ihre Nonce ist eine andere als die des Wurfs oder der Ziehung davor, obwohl dieselbe Aktion beides ausgelöst hat.
finding-thrower-link = Wurf { $throw } ({ $place }): Das Glied vom Gerät dessen, der gewürfelt hat, führt nicht zu dem Siegel, das Platz { $seat } auf den Tisch gelegt hatte.
finding-witness-link = Wurf { $throw } ({ $place }): Das Glied vom Gerät des Zeugen führt nicht zu dem Siegel, das Platz { $seat } auf den Tisch gelegt hatte.
finding-thrower-differs = Wurf { $throw } ({ $place }): Das Gerät von Platz { $seat } hat ein Glied hineingelegt, als hätte dieser Platz gewürfelt, aber es war nicht sein Wurf.
finding-witness-differs = Wurf { $throw } ({ $place }): Platz { $seat } war nicht als Zeuge an der Reihe. Das ist die nächste Person mit einem eigenen Gerät; übergangen wird nur, wer nicht antwortet, und die Aufzeichnung nennt ihn.
finding-witness-missing = Wurf { $throw } ({ $place }): Niemand hat ihn bezeugt, und wer es gekonnt hätte, ist nicht, wer laut Aufzeichnung übergangen wurde.
finding-links-changed = Ziehung { $throw } ({ $place }): Die Glieder der Geräte sind andere als die des Wurfs oder der Ziehung davor, obwohl dieselbe Aktion beides ausgelöst hat.
finding-late-chain-alone = Wurf { $throw } ({ $place }): Platz { $seat } hat seine Kette erst während des Spiels versiegelt. So eine Kette darf nicht allein zählen, ohne das Glied eines anderen Geräts.
finding-left-differs = Ziehung { $throw } ({ $place }): Laut Aufzeichnung wurde aus { $shown } gezogen, übrig war aber { $sealed }.
finding-not-opened = Wurf { $throw } ({ $place }): Dafür wurde nichts geöffnet, obwohl die Würfel da schon versiegelt waren.
finding-not-sealed = Wurf { $throw } ({ $place }): Dafür wurde ein Glied geöffnet, obwohl nichts versiegelt war.
finding-chain-used-up = Wurf { $throw } ({ $place }): Davor waren schon alle Glieder des Umschlags geöffnet.
finding-sides-differ = Laut Aufzeichnung haben die Würfel die Seiten { $shown }; in diesem Spiel haben sie { $sealed }.
finding-seats-differ = Umschlag { $chain }: Nicht jeder Platz hat einen Seed hineingelegt, oder es war jemand dabei, der keinen Platz hat.
finding-seed-missing = Umschlag { $chain }: Der Seed von Platz { $seat } fehlt, darum ist kein Wurf daraus zu prüfen.
finding-seed-differs = Umschlag { $chain }: Der Seed von Platz { $seat } ist nicht der, auf den sich dieser Platz festgelegt hatte.
finding-seed-twice = Umschlag { $chain }: Platz { $seat } hat denselben Seed hineingelegt wie ein Platz davor.
finding-chain-alone = Umschlag { $chain } soll einen anderen fortsetzen, aber davor gibt es keinen.
finding-chain-late = Umschlag { $chain } wurde erst versiegelt, nachdem das letzte Glied des vorigen geöffnet war.
finding-seal-misplaced = Umschlag { $chain }: Platz { $seat } kann seine Kette nicht da versiegelt haben, wo die Aufzeichnung es sagt.
finding-mark-differs = Weder das Spiel in dieser Aufzeichnung noch einer seiner Umschläge trägt die Kennung { $shown }. Die Aufzeichnung hat: { $sealed }.

# What is worth knowing
remark-chain-replaced = Ab Wurf { $throw } wurde ein neuer Umschlag benutzt, obwohl der alte nicht aufgebraucht war. Das geschieht, wenn ein Spiel fortgesetzt wird, wo das Geheimnis des alten fehlt, oder aus einer älteren Kopie des Spiels; geschieht es öfter als einmal, frag nach dem Grund.
remark-restarted = Umschlag { $chain }: Die Plätze mussten ihre Seeds { $shown }-mal neu austauschen, weil jemand seinen nicht gezeigt hat.
remark-one-program = In diese Würfe hat niemandes Gerät etwas hineingelegt: Ein einziges Programm hielt alles. Die Kennung zeigt, dass es vor dem ersten Wurf gewählt hat, nicht, dass es nicht hineingesehen hat.
remark-unwitnessed = Würfe und Ziehungen ohne Zeugen: { $shown }. Von niemand anderem war ein Gerät da, oder keins hat geantwortet. Der Gastgeber gemeinsam mit dem, der gewürfelt hat, hätte sie vorher wissen können.
remark-passed-over = Platz { $seat } wurde als Zeuge übergangen, weil sein Gerät nicht geantwortet hat; Anzahl: { $shown }. Wer dort saß, kann sagen, ob das stimmt.
remark-without-device = Für Platz { $seat } hat die Uhr oder ein Bot gehandelt, der eingesprungen war, sein eigenes Gerät hat also nichts hineingelegt; Anzahl: { $shown }.
remark-one-device = Die Plätze { $shown } waren an einem Gerät und konnten darum nicht füreinander zeugen.
remark-sealed-late = Platz { $seat } hat während des Spiels eine neue Kette versiegelt, gültig ab Wurf { $throw }; Anzahl: { $shown }. Das geschieht, wenn ein Platz auf ein anderes Gerät umzieht oder ein Gerät seine Kette verloren hat. So eine Kette zählt nur neben dem Glied eines anderen Geräts.

# Refusals
refused-chain-form = Eine Kette beginnt mit { $bytes } Bytes und hat 1 bis { $most } Glieder.
refused-chain-used-up = Alle { $links } Glieder dieser Kette sind aufgebraucht.
refused-chain-cases = Gezogen wird unter 1 bis { $most } Fällen.
refused-chain-dice = Höchstens { $most } Würfel werden auf einmal gewürfelt.
refused-chain-missing = Für diesen Wurf ist keine versiegelte Kette zur Hand.
refused-seed-form = Eine Festlegung hat { $bytes } Bytes.
refused-seed-committed = Dieser Platz hat sich schon auf einen anderen Seed festgelegt.
refused-seed-copied = Ein anderer Platz hat dieselbe Festlegung gezeigt. Nimm einen eigenen Seed.
refused-seed-too-early = Seeds werden erst gezeigt, wenn alle Plätze ihre Festlegungen gezeigt haben.
refused-seed-differs = Das ist nicht der Seed, auf den sich dieser Platz festgelegt hat.
refused-seed-missing = Nicht jeder Platz hat seinen Seed gezeigt.
refused-mark-form = Eine Kennung wird mit mindestens { $least } Ziffern 0 bis 9 und Buchstaben a bis f geschrieben.
refused-verify-what = Sag, welche Aufzeichnung geprüft werden soll, oder mit --page, wohin die Seite geschrieben werden soll, die Aufzeichnungen prüft.
