# Gambit 7 sur téléphone et sur grand écran.

## Everywhere
gambit7-too-high = Moins que ça
gambit7-place-too-high = « Moins que ça »
gambit7-too-high-how = toutes trop hautes
gambit7-asof = chiffres : { $date }
gambit7-phase-answering = À vos ardoises
gambit7-phase-betting = Faites vos jeux
gambit7-players = Autour de la table
gambit7-yours = Votre coin de table
gambit7-payouts = Les points du tour
gambit7-done = c’est fait
gambit7-thinks = réfléchit

## Writing
gambit7-as-close = Au plus près, sans dépasser.
gambit7-as-close-team = Au plus près, sans dépasser. Une ardoise par équipe : la dernière compte.
gambit7-put-down = Poser l’ardoise
gambit7-write-again = Changer mon nombre
gambit7-have-written = { $count ->
    [0] Personne n’a encore écrit
    [one] { $count } sur { $all } a écrit
   *[other] { $count } sur { $all } ont écrit
  }
gambit7-written-names = Ardoise posée : { $names }
gambit7-my-slate = Votre ardoise : { $answer }
gambit7-lies = Votre ardoise est posée, face cachée. Vous pouvez la changer tant que tous n’ont pas écrit.
gambit7-lies-team = L’ardoise de l’équipe est posée, face cachée. Chacun de vous peut la changer tant que tous n’ont pas écrit.
gambit7-keep = Garder mon nombre

## Betting
gambit7-mat = Le tapis, du plus haut au plus bas
gambit7-case-by = { $answer }, ardoise : { $names }
gambit7-case-mean = { $answer }, la moyenne des deux
gambit7-mean = moyenne
gambit7-case-blue = case bleue
gambit7-case-figures = seul { $alone }, partagé { $shared }, étoile { $star }
gambit7-case-each = { $figure } par jeton
gambit7-case-bets = Mises : { $bets }
gambit7-bet-chips = { $name } { $count ->
    [one] un jeton
   *[other] deux jetons
  }
gambit7-bet-gambit = { $name } le jeton Gambit 7
gambit7-hand = Vos jetons
gambit7-chip-free = Jeton { $number }, en main
gambit7-chip-laid = Jeton { $number } sur { $place } : le reprendre
gambit7-gambit-laid = Jeton Gambit 7 sur { $place } : le reprendre
gambit7-gambit-spent = Votre jeton Gambit 7 est déjà joué
gambit7-say-risk-none = Pas encore de points : le jeton Gambit 7 n’a rien à multiplier, ni à perdre.
gambit7-say-stands = C’est misé. Vous pouvez encore déplacer vos jetons.
gambit7-content = C’est bon
gambit7-content-none = Ne pas miser
gambit7-contented = C’est fait
gambit7-hidden = Les mises restent cachées tant que tout le monde n’a pas misé.
gambit7-legend = Ce que rapporte un jeton
gambit7-legend-one = le premier chiffre : personne d’autre n’a misé sur la case
gambit7-legend-two = le deuxième : d’autres ont misé dessus
gambit7-legend-star = l’étoile : le bonus de l’auteur de l’ardoise gagnante
gambit7-legend-gambit = { $now ->
    [0] Le jeton Gambit 7 se joue seul et multiplie vos points par { $factor }. Vous n’en avez pas encore.
   *[other] Le jeton Gambit 7 se joue seul : { $now } → { $won }, ou 0.
  }
gambit7-risk-short = { $now } → { $won }, ou 0

## The result
gambit7-truth = La réponse
gambit7-line = De la plus haute estimation à la plus basse
gambit7-line-truth = La réponse : { $answer }
gambit7-over = trop haut
gambit7-wins = { $answer } gagne !
gambit7-wins-how = L’ardoise la plus proche, sans dépasser.
gambit7-wins-too-high = « Moins que ça » gagne !
gambit7-wins-too-high-how = Toutes les ardoises sont trop hautes : personne n’a osé si bas.
gambit7-wins-nobody = Aucune ardoise à ce tour.
gambit7-wins-nobody-how = Pas d’ardoise, pas de mises : personne ne marque.
gambit7-paid-nobody = Personne n’avait misé dessus.
gambit7-paid-gambit = Le jeton Gambit 7 était dessus : { $names } !
gambit7-paid-one = { $who ->
    [you] Personne d’autre que vous n’y a cru : { $figure } par jeton.
   *[other] Une seule personne y a cru, { $name } : { $figure } par jeton.
  }
gambit7-paid-many = { $count } joueurs ont misé dessus : { $figure } par jeton.
gambit7-why-alone = { $who ->
    [you] Personne d’autre que vous sur cette case
   *[other] { $name }, et personne d’autre, sur cette case
  } : { $count ->
    [one] { $figure } pour le jeton.
   *[other] { $count } jetons à { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] Un jeton à { $figure }
   *[other] { $count } jetons à { $figure }
  } : { $bettors } joueurs ont misé sur cette case, c’est donc le chiffre partagé qui compte.
gambit7-why-too-high = { $count ->
    [one] Un jeton sur « Moins que ça » : { $figure }.
   *[other] { $count } jetons sur « Moins que ça » : { $figure } chacun.
  }
gambit7-why-gambit-won = Jeton Gambit 7 sur la bonne case : { $before } × { $figure } = { $after } !
gambit7-why-gambit-lost = Jeton Gambit 7 sur { $place }, raté : { $before ->
    [0] heureusement, rien à perdre.
    [one] adieu, le seul point.
   *[other] adieu, les { $before } points.
  }
gambit7-why-star = { $who ->
    [you] L’ardoise gagnante est la vôtre
   *[other] A écrit l’ardoise gagnante
  } : étoile, { $points }.
gambit7-why-lost = { $count ->
    [one] Le jeton sur { $place } ne rapporte rien
   *[other] Les deux jetons sur { $place } ne rapportent rien
  } : { $how ->
    [high] trop haut.
    [low] une autre ardoise était plus proche.
   *[under] une ardoise au moins ne dépassait pas.
  }
gambit7-why-no-bet = Pas de mise à ce tour.
gambit7-now = maintenant { $count }
gambit7-stays = reste à { $count }
gambit7-my-score = Votre score
gambit7-fact = Le saviez-vous ?
gambit7-source = Source : { $source }
gambit7-next = Question suivante
gambit7-to-end = Voir le score final
gambit7-looked = On continue dès que tout le monde a regardé.

## The end
gambit7-level = Égalité de points : la victoire est partagée !
gambit7-story = La partie en chiffres
gambit7-race = Les scores, tour par tour
gambit7-race-round = Tour { $round }
gambit7-race-leads = { $count ->
    [0] La première place n’a jamais changé de mains.
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
  }
gambit7-tale-boldest = Le jeton le plus osé
gambit7-tale-boldest-won = Tour { $round } : { $name } mise tout sur { $place } et bondit de { $before } à { $after } !
gambit7-tale-boldest-lost = Tour { $round } : { $name } mise tout sur { $place } et dit adieu à ses { $before } points.
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = Le meilleur coup d’œil
gambit7-tale-nearest-how = Tour { $round } : { $names } avec { $answer }, pour { $truth }.
gambit7-tale-nearest-exact = Tour { $round } : { $names } avec { $answer }, pile la réponse !
gambit7-tale-best = Le plus beau tour
gambit7-tale-best-how = Tour { $round } : { $points } points pour { $name }, jetons et étoile compris.
gambit7-ledger = D’où viennent les points
gambit7-ledger-open = Tour par tour
gambit7-ledger-how = Ce que la case gagnante aurait rapporté, sans rien changer aux autres mises.
gambit7-ledger-round = Tour { $round } : { $truth }
gambit7-part-star = ardoises { $points }
gambit7-part-chips = mises { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = rien
gambit7-better-nobody = Personne n’avait écrit.
gambit7-better-none = On ne pouvait pas miser mieux.
gambit7-better-chips = Deux jetons sur { $place } auraient rapporté { $points }.
gambit7-better-gambit = Le jeton Gambit 7 sur { $place } aurait rapporté { $points }.
gambit7-better-both = Deux jetons sur { $place } auraient rapporté { $chips }, le jeton Gambit 7 { $gambit }.
gambit7-form-wins = { $count ->
    [0] aucune ardoise gagnante
    [one] 1 ardoise gagnante
   *[other] { $count } ardoises gagnantes
  }
gambit7-form-chips = { $laid ->
    [0] aucun jeton posé
   *[other] jetons bien placés : { $hits } sur { $laid }
  }

## Conseils à l’entraînement
hint-gambit7_year = Encadrez la date entre deux événements que vous connaissez, puis resserrez. Entre deux années possibles, prenez la plus ancienne : si vous dépassez, vous perdez.
hint-gambit7_share = Comptez en personnes : combien sur dix, combien sur cent ? Partez de 50 : plutôt moins, ou plutôt plus ?
hint-gambit7_signed = La réponse peut être négative. Décidez d’abord du signe, puis de l’écart à zéro.
hint-gambit7_measure = Comparez avec une chose dont vous connaissez la taille : combien de fois y tient-elle ? Puis retirez un peu : si vous dépassez, vous perdez.
hint-gambit7_size = Combien de chiffres a ce nombre ? Pensez à un minimum et à un maximum sûrs, et visez entre les deux en ordre de grandeur : entre 100 et 10 000, prenez 1 000.
hint-gambit7_bet = À en juger par les ardoises, le meilleur pari est { $answer } : environ { $chance } % de chances, à peu près { $points } points par jeton, soit { $worth } en moyenne. Si vous en savez plus, faites-vous confiance.
hint-gambit7_bet_too_high = À en juger par les ardoises, le meilleur pari est « Moins que ça » : environ { $chance } % de chances, { $points } points par jeton, soit { $worth } en moyenne. Si vous en savez plus, faites-vous confiance.
hint-gambit7_chip = Dernier tour, et vous n’êtes pas en tête : c’est le moment du jeton Gambit 7. Sur { $answer }, environ { $chance } % de chances, à en juger par les ardoises : vos { $score } points deviennent { $won }, ou 0.
hint-gambit7_chip_too_high = Dernier tour, et vous n’êtes pas en tête : c’est le moment du jeton Gambit 7. Sur « Moins que ça », environ { $chance } % de chances, à en juger par les ardoises : vos { $score } points deviennent { $won }, ou 0.

recount-why-gambit7 = Ce tour et les suivants sont recomptés. Ardoises et mises ne bougent pas.
refusal-bad_chips = Un ou deux jetons par case.
refusal-empty_case = Il n’y a pas d’ardoise sur cette case.
refusal-gambit_spent = Votre jeton Gambit 7 est déjà joué.
refusal-gambit_stands_alone = Le jeton Gambit 7 se joue seul : reprenez les autres.
refusal-too_many_chips = Vous n’avez que { $most } jetons.

## For those who hear the page
gambit7-heard-unit = Unité : { $unit }
gambit7-heard-slates = Les estimations, de la plus haute à la plus basse :
gambit7-heard-slate = { $answer } par { $names }
gambit7-heard-me = vous
gambit7-heard-answer = La réponse : { $answer }.
gambit7-duty-write = À vous de jouer ! Écrivez votre estimation : au plus près, sans dépasser.
gambit7-duty-written = Votre ardoise est posée : { $answer }. Vous pouvez la changer tant que tous n’ont pas écrit.
gambit7-duty-bet = À vous de jouer ! Faites vos jeux.
gambit7-gambit-risk = Jeton Gambit 7 : vos { $now } points deviennent { $won }, ou 0
gambit7-gambit-idle = Jeton Gambit 7 : pas encore de points à multiplier
gambit7-lay-two = Choisissez une case pour votre jeton.
gambit7-lay-one = Encore un jeton : choisissez une case.
gambit7-lay-both = Vos deux jetons sont posés. Choisissez une autre case pour déplacer le dernier.
gambit7-lay-risk = { $now } points deviennent { $won }, ou 0. { $laid ->
    [yes] Tout est en jeu !
   *[no] Choisissez la case où le poser.
  }

## Comment jouer
gambit7-how-write = Chacun écrit un nombre en secret : tout près de la réponse, mais jamais au-dessus.
gambit7-how-line-up = On retourne les ardoises et on les classe, la plus haute en haut.
gambit7-how-bet = Posez chacun de vos deux jetons sur une ardoise qui vous inspire, la vôtre ou une autre, ou sur « Moins que ça ».
gambit7-how-answer = La plus haute ardoise qui ne dépasse pas gagne : les jetons posés dessus rapportent, davantage si personne d’autre n’y a misé, et son auteur reçoit l’étoile.
gambit7-how-dare = Envie d’oser ? Jouez plutôt le jeton Gambit 7 : bien vu, vos points sont multipliés par sept ; raté, tout s’envole.

gambit7-round-write = « Combien d’os a un adulte ? » Ada écrit 150, Bo 200, Cléo 250.
gambit7-round-line-up = Trois nombres différents : celui du milieu, le 200 de Bo, va sur la case bleue.
gambit7-round-bet = Cléo croit à son 250. Ada pose ses deux jetons sur le 200 de Bo, et Bo un des siens.
gambit7-round-answer = La réponse est 206. Cléo dépasse, donc 200 gagne. Ada et Bo se partagent la case, 4 par jeton : 8 pour Ada, 4 pour Bo, et 2 de plus à Bo pour l’étoile.
gambit7-round-dare = Dan avait 8 points et a joué son jeton Gambit 7 sur 200 : il en a 56. Sur 250, il n’aurait plus rien.
gambit7-scoring-alone = Seul
gambit7-scoring-shared = Partagé
gambit7-scoring-star = Auteur
gambit7-scoring-blue = Case bleue
gambit7-scoring-near = À côté de la bleue
gambit7-scoring-far = À deux cases de la bleue
gambit7-scoring-edge = Tout au bord
gambit7-scoring-gambit = Jeton Gambit 7 : tout votre score

## Aide
gambit7-help-row = { $alone } par jeton si personne d’autre ne mise ici, { $shared } si vous partagez.
gambit7-mat-alone = seul
gambit7-mat-shared = partagé
gambit7-mat-star = étoile
gambit7-mat-blue = la bleue
gambit7-mat-above = { $count } au-dessus
gambit7-mat-below = { $count } en dessous
gambit7-wins-exact = { $answer } : pile dessus !
gambit7-wins-near = { $answer } gagne, à un cheveu de la réponse !
gambit7-wins-too-high-near = Toutes les ardoises sont trop hautes, { $answer } d’un cheveu. Aïe !
