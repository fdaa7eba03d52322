# Fair dice: sealed before, opened after each throw

# What people read who only want to know
fair-verified = { $throws ->
        [1] Vérifié : un lancer
        [one] Vérifié : { $throws } lancer
        [2] Vérifiés : les deux lancers
       *[other] Vérifiés : les { $throws } lancers
    }{ $draws ->
        [0] {""}
        [one] {" "}et un tirage
       *[other] {" "}et { $draws } tirages
    }.
fair-verified-how = Avant le premier lancer, les dés de cette partie ont été mis dans une enveloppe scellée. Chaque lancer en a ouvert un morceau de plus, et chaque morceau était exactement celui qui avait été scellé.
fair-witnessed = { $count ->
        [one] L’appareil de quelqu’un d’autre a été témoin de l’un d’eux : celui-là, même l’hôte et le lanceur ensemble ne pouvaient pas le connaître à l’avance.
       *[other] L’appareil de quelqu’un d’autre a été témoin de { $count } d’entre eux : ceux-là, même l’hôte et le lanceur ensemble ne pouvaient pas les connaître à l’avance.
    }
fair-mark = La marque de l’enveloppe est { $mark }. Si c’est celle qui s’est affichée au début de la partie, personne n’a changé un dé depuis.
fair-mark-fresh = La marque de l’enveloppe est { $mark }. Si c’est celle qui s’est affichée au début de la partie, tout ce que le serveur y a mis est encore ce qu’il avait scellé alors. À une table en ligne, ce que chaque personne met dans ses propres lancers vient plus tard, cette marque ne peut donc pas le couvrir : les appareils l’ont vérifié pendant la partie, et la marque de toute la partie le couvre.
fair-mark-devices = La marque de l’enveloppe est { $mark }. Si c’est celle qui s’est affichée au début de la partie, le serveur et les appareils ont mis ce qu’ils avaient scellé alors, et rien d’autre. Qui a été témoin de chaque lancer s’est décidé plus tard : la marque de toute la partie le couvre aussi.
fair-mark-same = L’enveloppe porte la marque que tu as notée, { $mark } : personne n’a changé un dé depuis.
fair-mark-same-fresh = L’enveloppe porte la marque que tu as notée, { $mark } : tout ce que le serveur y a mis est ce qu’il avait scellé avant la partie. À une table en ligne, ce que chaque personne met dans ses propres lancers vient plus tard, cette marque ne peut donc pas le couvrir : les appareils l’ont vérifié pendant la partie, et la marque de toute la partie le couvre.
fair-mark-same-devices = L’enveloppe porte la marque que tu as notée, { $mark } : le serveur et les appareils ont mis ce qu’ils avaient scellé avant la partie, et rien d’autre. Qui a été témoin de chaque lancer s’est décidé plus tard : la marque de toute la partie le couvre aussi.
fair-game-mark = La marque de toute la partie est { $mark }. Elle couvre qui était assis où, chaque choix et chaque lancer. Note-la, et tu pourras voir plus tard que rien de tout cela n’a été changé dans l’enregistrement.
fair-game-mark-same = C’est bien la partie dont tu as noté la marque, { $mark } : depuis, aucun lancer, aucun choix et aucun nom n’a été changé.
fair-partly = Vérifié à partir du lancer { $first } : { $throws ->
        [1] un lancer
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }{ $draws ->
        [0] {""}
        [one] {" "}et un tirage
       *[other] {" "}et { $draws } tirages
    }. Avant, rien n’était scellé ({ $unsealed }), on ne peut donc rien en dire.
fair-failed = Pas conforme à l’enveloppe ! { $count ->
        [one] Une chose ne va pas :
       *[other] { $count } choses ne vont pas :
    }
fair-failed-how = Quelqu’un a modifié cet enregistrement, ou les dés ne sont pas sortis de l’enveloppe scellée avant la partie.
fair-nothing = Il n’y a rien à vérifier : aucun lancer de cette partie n’a été scellé d’avance. C’est normal avec des dés à graine, avec de vrais dés, et pour les enregistrements écrits à la main.
fair-nothing-yet = Il n’y a encore rien à vérifier : l’enveloppe est scellée, et rien n’a été lancé depuis.
fair-remarks = Bon à savoir :
fair-more = … et { $count } de plus ; --details les montre tous.
fair-details = Lancer par lancer :
fair-detail = { $throw }. { $place } [{ $text }] : { $verdict }
fair-as-sealed = conforme
fair-not-sealed = non scellé
fair-not-as-sealed = non conforme
fair-details-chain = Enveloppe { $chain } : sceau { $seal }, { $links } maillons, scellée après { $after } lancers
fair-details-joint = Nombre commun : { $joint }
fair-details-seat = La place { $seat } a mis { $seed } (engagement { $commitment })
fair-details-device = La place { $seat } a scellé la chaîne de son appareil, valable après { $after } lancers : { $seal }
fair-details-link = maillon { $link }, nonce { $nonce }
fair-details-devices = maillon { $link }, lanceur { $thrower }, témoin { $witness }, sautés { $passed }
fair-page-written = La page qui vérifie les enregistrements sans internet est dans { $path }. Ouvre-la dans n’importe quel navigateur.

# The page that verifies records in a browser; names in braces are filled in there
page-title = Les dés étaient-ils honnêtes ?
page-intro = Avant qu’une partie commence, tous ses lancers sont mis dans une enveloppe scellée. Chaque lancer en ouvre un morceau de plus. Cette page vérifie que chaque morceau est bien celui qui a été scellé. Elle fonctionne sans internet, et rien ne quitte ton ordinateur.
page-choose = Choisis le fichier d’une partie, ou dépose-le n’importe où sur cette page
page-paste = Ou colle son texte ici
page-mark = La marque que tu as notée, s’il y en a une : celle de l’enveloppe, affichée au début de la partie, ou celle de toute la partie, affichée à la fin
page-check = Vérifier les dés
page-verified = Tout est vérifié
page-partly = Tout ce qui était scellé est vérifié
page-failed = Pas conforme à l’enveloppe !
page-nothing = Il n’y a rien à vérifier
page-unreadable = Cette page n’arrive pas à y lire l’enregistrement d’une partie
page-counts = Lancers conformes : { $throws }. Tirages conformes : { $draws }. Non scellés : { $unsealed }.
page-witnessed = Avec pour témoin l’appareil de quelqu’un d’autre : { $witnessed }.
page-limits = Cette page croit l’enregistrement sur les cartes qui restaient à piocher. Le programme connaît les règles et vérifie cela aussi : jollyroll verify.
page-column-number = Nº
page-column-turn = Tour
page-column-shown = Sorti
page-column-verdict = Verdict

# What is wrong
finding-dice-differ = Lancer { $throw } ({ $place }) : l’enregistrement montre { $shown }, mais { $sealed } était scellé.
finding-draw-differs = Tirage { $throw } ({ $place }) : l’enregistrement montre { $shown }, mais { $sealed } était scellé.
finding-link-broken = Lancer { $throw } ({ $place }) : son maillon ne s’accorde pas avec les précédents. Il a été modifié, ou vient d’une autre enveloppe.
finding-link-twice = Lancer { $throw } ({ $place }) : son maillon avait déjà servi à un lancer antérieur.
finding-link-skipped = Lancer { $throw } ({ $place }) : des maillons ont été sautés avant lui. Quelque chose y a été lancé que l’enregistrement ne montre pas.
finding-seal-differs = Lancer { $throw } ({ $place }) : les maillons ne mènent pas au sceau de l’enveloppe { $chain }. Le sceau de cet enregistrement n’est pas celui avec lequel ces dés ont été scellés.
finding-nonce-differs = Lancer { $throw } ({ $place }) : son nonce n’est pas celui qui découle de la graine de la place qui a lancé, ou de la place 1 quand personne ne lance.
finding-nonce-changed = Tirage { $throw } ({ $place }) : son nonce n’est pas celui du lancer ou du tirage précédent, alors qu’une seule et même action a provoqué les deux.
finding-thrower-link = Lancer { $throw } ({ $place }) : le maillon de l’appareil qui a lancé ne mène pas au sceau que la place { $seat } avait posé sur la table.
finding-witness-link = Lancer { $throw } ({ $place }) : le maillon de l’appareil témoin ne mène pas au sceau que la place { $seat } avait posé sur la table.
finding-thrower-differs = Lancer { $throw } ({ $place }) : l’appareil de la place { $seat } a mis un maillon comme lanceur, mais ce n’était pas le lancer de cette personne.
finding-witness-differs = Lancer { $throw } ({ $place }) : ce n’était pas à la place { $seat } d’en être témoin. C’est à la personne suivante qui a son propre appareil ; on ne saute que ceux qui ne répondent pas, et l’enregistrement les nomme.
finding-witness-missing = Lancer { $throw } ({ $place }) : personne n’en a été témoin, et ceux qui auraient pu l’être ne sont pas ceux que l’enregistrement dit avoir été sautés.
finding-links-changed = Tirage { $throw } ({ $place }) : les maillons des appareils ne sont pas ceux du lancer ou du tirage précédent, alors qu’une seule et même action a provoqué les deux.
finding-late-chain-alone = Lancer { $throw } ({ $place }) : la place { $seat } n’a scellé sa chaîne que pendant la partie. Une telle chaîne ne doit pas compter seule, sans le maillon d’un autre appareil.
finding-left-differs = Tirage { $throw } ({ $place }) : l’enregistrement dit qu’on a tiré parmi { $shown }, mais il restait { $sealed }.
finding-not-opened = Lancer { $throw } ({ $place }) : rien n’a été ouvert pour lui, alors que les dés étaient déjà scellés.
finding-not-sealed = Lancer { $throw } ({ $place }) : un maillon a été ouvert pour lui, alors que rien n’avait été scellé.
finding-chain-used-up = Lancer { $throw } ({ $place }) : tous les maillons de l’enveloppe avaient été ouverts avant lui.
finding-sides-differ = L’enregistrement dit que les dés ont les faces { $shown } ; dans ce jeu, ils ont { $sealed }.
finding-seats-differ = Enveloppe { $chain } : toutes les places n’y ont pas mis de graine, ou quelqu’un sans place l’a fait.
finding-seed-missing = Enveloppe { $chain } : la graine de la place { $seat } manque, aucun lancer qui en sort ne peut donc être vérifié.
finding-seed-differs = Enveloppe { $chain } : la graine de la place { $seat } n’est pas celle à laquelle cette place s’était engagée.
finding-seed-twice = Enveloppe { $chain } : la place { $seat } a mis la même graine qu’une place avant elle.
finding-chain-alone = L’enveloppe { $chain } devrait en continuer une autre, mais il n’y en a pas avant elle.
finding-chain-late = L’enveloppe { $chain } n’a été scellée qu’après l’ouverture du dernier maillon de la précédente.
finding-seal-misplaced = Enveloppe { $chain } : la place { $seat } ne peut pas avoir scellé de chaîne là où l’enregistrement le dit.
finding-mark-differs = Ni la partie de cet enregistrement ni aucune de ses enveloppes ne porte la marque { $shown }. L’enregistrement a : { $sealed }.

# What is worth knowing
remark-chain-replaced = À partir du lancer { $throw }, une nouvelle enveloppe a servi, alors que l’ancienne n’était pas épuisée. Cela arrive si l’on reprend une partie là où le secret de l’ancienne manque, ou depuis une copie plus ancienne de la partie ; si c’est plus d’une fois, demande pourquoi.
remark-restarted = Enveloppe { $chain } : les places ont dû échanger de nouveau leurs graines, parce que quelqu’un n’a pas montré la sienne ; nombre de fois : { $shown }.
remark-one-program = Aucun appareil n’a rien mis dans ces lancers : un seul programme tenait tout. La marque montre qu’il a choisi avant le premier lancer, pas qu’il n’a pas regardé.
remark-unwitnessed = Lancers et tirages sans témoin : { $shown }. Aucun appareil d’une autre personne n’était là, ou aucun n’a répondu. L’hôte et le lanceur auraient pu, ensemble, les connaître à l’avance.
remark-passed-over = La place { $seat } a été sautée comme témoin parce que son appareil n’a pas répondu ; nombre de fois : { $shown }. Celui qui y était assis peut dire si c’est vrai.
remark-without-device = Pour la place { $seat }, l’horloge ou un bot remplaçant a agi, son propre appareil n’a donc rien mis ; nombre de fois : { $shown }.
remark-one-device = Les places { $shown } étaient sur un même appareil et ne pouvaient donc pas être témoins l’une pour l’autre.
remark-sealed-late = La place { $seat } a scellé une nouvelle chaîne pendant la partie, valable à partir du lancer { $throw } ; nombre de fois : { $shown }. Cela arrive quand une place passe sur un autre appareil, ou qu’un appareil a perdu ses données. Une telle chaîne ne compte qu’à côté du maillon d’un autre appareil.

# Refusals
refused-chain-form = Une chaîne commence par { $bytes } octets et a de 1 à { $most } maillons.
refused-chain-used-up = Les { $links } maillons de cette chaîne sont épuisés.
refused-chain-cases = Un tirage se fait parmi 1 à { $most } cas.
refused-chain-dice = On lance { $most } dés au plus à la fois.
refused-chain-missing = Il n’y a pas de chaîne scellée pour ce lancer.
refused-seed-form = Un engagement a { $bytes } octets.
refused-seed-committed = Cette place s’est déjà engagée à une autre graine.
refused-seed-copied = Une autre place a montré le même engagement. Prends une graine à toi.
refused-seed-too-early = Les graines ne se montrent qu’une fois que toutes les places ont montré leur engagement.
refused-seed-differs = Ce n’est pas la graine à laquelle cette place s’est engagée.
refused-seed-missing = Toutes les places n’ont pas montré leur graine.
refused-mark-form = Une marque s’écrit avec au moins { $least } chiffres de 0 à 9 et lettres de a à f.
refused-verify-what = Dis quel enregistrement vérifier, ou avec --page où écrire la page qui vérifie les enregistrements.
