# Gambit 7 sur téléphone et sur grand écran.

## Everywhere
gambit7-too-high = Toutes trop hautes
gambit7-place-too-high = « Toutes trop hautes »
gambit7-too-high-how = sous toutes les ardoises
gambit7-asof = état : { $date }
gambit7-phase-answering = À vos ardoises
gambit7-phase-betting = Faites vos jeux
gambit7-players = À la table
gambit7-yours = De votre côté de la table
gambit7-payouts = Les points de la manche
gambit7-done = c’est fait
gambit7-thinks = réfléchit

## Writing
gambit7-as-close = Le plus près possible, sans dépasser.
gambit7-as-close-team = Le plus près possible, sans dépasser. Une ardoise par équipe : la dernière compte.
gambit7-put-down = Poser l’ardoise
gambit7-write-again = Changer ma réponse
gambit7-have-written = { $count ->
    [0] Personne n’a encore écrit
    [one] { $count } sur { $all } a écrit
   *[other] { $count } sur { $all } ont écrit
  }
gambit7-written-names = Ont écrit : { $names }
gambit7-my-slate = Votre ardoise : { $answer }
gambit7-lies = Votre ardoise est posée, face cachée. Vous pouvez la changer tant que tous n’ont pas écrit.
gambit7-lies-team = L’ardoise de votre équipe est posée, face cachée. Chacun de vous peut la changer tant que tous n’ont pas écrit.
gambit7-keep = Laisser comme c’est

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
gambit7-gambit-free = Jeton Gambit 7 : { $now } → { $won }, ou 0
gambit7-gambit-laid = Jeton Gambit 7 sur { $place } : le reprendre
gambit7-gambit-spent = Votre jeton Gambit 7 est déjà joué
gambit7-say-two = Touchez une case pour y miser, ou faites-y glisser un jeton.
gambit7-say-one = Encore un jeton : touchez une case.
gambit7-say-both = Vos deux jetons sont posés. Une touche déplace le dernier.
gambit7-say-risk = { $now } points → { $won }, ou 0. { $laid ->
    [yes] Tout est en jeu.
   *[no] Touchez la case qui le reçoit.
  }
gambit7-say-risk-none = Vous n’avez pas encore de points : le jeton Gambit 7 ne peut rien gagner ni perdre.
gambit7-say-stands = Votre mise est faite. Vous pouvez encore déplacer vos jetons.
gambit7-content = C’est bon
gambit7-content-none = Ne pas miser
gambit7-contented = C’est fait
gambit7-hidden = Les mises restent cachées jusqu’au bout.
gambit7-legend = Ce que rapporte un jeton
gambit7-legend-one = le premier chiffre : personne d’autre que vous n’a misé sur la case
gambit7-legend-two = le deuxième : d’autres y ont misé aussi
gambit7-legend-star = l’étoile : pour qui a écrit l’ardoise gagnante
gambit7-legend-gambit = { $now ->
    [0] Le jeton Gambit 7 se joue seul et multiplie vos points par { $factor }. Vous n’en avez pas encore.
   *[other] Le jeton Gambit 7 se joue seul : { $now } → { $won }, ou 0.
  }
gambit7-risk-short = { $now } → { $won }, ou 0

## The result
gambit7-truth = La réponse
gambit7-line = De la plus haute réponse à la plus basse
gambit7-line-truth = La réponse : { $answer }
gambit7-over = trop haut
gambit7-wins = { $answer } gagne.
gambit7-wins-how = C’est la plus haute réponse sans dépasser.
gambit7-wins-too-high = « Toutes trop hautes » gagne.
gambit7-wins-too-high-how = Toutes les ardoises dépassent la réponse.
gambit7-wins-nobody = Personne n’a d’ardoise.
gambit7-wins-nobody-how = Sans ardoise, pas de mises, et personne ne marque.
gambit7-paid-nobody = Personne n’y a de jeton.
gambit7-paid-gambit = Le jeton Gambit 7 y est posé : { $names }.
gambit7-paid-one = { $who ->
    [you] Une seule mise, la vôtre : { $figure } par jeton.
   *[other] Une seule mise ({ $name }) : { $figure } par jeton.
  }
gambit7-paid-many = { $count } joueurs y ont misé : { $figure } par jeton.
gambit7-why-alone = { $who ->
    [you] Personne d’autre que vous n’a misé sur cette case
   *[other] Case jouée par { $name } et personne d’autre
  } : { $count ->
    [one] { $figure } pour le jeton.
   *[other] { $count } jetons à { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] Un jeton à { $figure }
   *[other] { $count } jetons à { $figure }
  } : { $bettors } joueurs ont misé sur cette case, le chiffre partagé compte donc.
gambit7-why-too-high = { $count ->
    [one] Un jeton sur « Toutes trop hautes » : { $figure }.
   *[other] { $count } jetons sur « Toutes trop hautes » : { $figure } chacun.
  }
gambit7-why-gambit-won = Jeton Gambit 7 sur la case gagnante : { $before } × { $figure } = { $after }.
gambit7-why-gambit-lost = Jeton Gambit 7 sur { $place }, qui ne gagne pas : { $before ->
    [0] il n’y avait rien à perdre.
    [one] le seul point est perdu.
   *[other] les { $before } points sont perdus.
  }
gambit7-why-star = { $who ->
    [you] Vous avez écrit la réponse gagnante
   *[other] A écrit la réponse gagnante
  } : étoile, { $points }.
gambit7-why-lost = { $count ->
    [one] Le jeton sur { $place } ne rapporte rien
   *[other] Les deux jetons sur { $place } ne rapportent rien
  } : { $how ->
    [high] trop haut.
    [low] une ardoise plus haute gagne.
   *[under] toutes n’étaient pas trop hautes.
  }
gambit7-why-no-bet = Pas de mise à cette manche.
gambit7-now = maintenant { $count }
gambit7-stays = reste à { $count }
gambit7-my-score = Votre score
gambit7-fact = Le saviez-vous ?
gambit7-source = Source : { $source }
gambit7-next = Question suivante
gambit7-to-end = Au score final
gambit7-looked = On continue dès que tous ont regardé.
gambit7-winners = Gagne : { $names }

## The end
gambit7-level = À égalité de points : la victoire est partagée.
gambit7-story = La partie en chiffres
gambit7-race = Les scores, manche par manche
gambit7-race-round = Manche { $round }
gambit7-race-leads = { $count ->
    [0] La première place n’a jamais changé.
    [one] La première place a changé une fois.
   *[other] La première place a changé { $count } fois.
  }
gambit7-tale-boldest = Le jeton le plus osé
gambit7-tale-boldest-won = Manche { $round } : { $name } mise tout sur { $place } et bondit de { $before } à { $after }.
gambit7-tale-boldest-lost = Manche { $round } : { $name } mise tout sur { $place } et perd ses { $before } points.
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = Le meilleur coup d’œil
gambit7-tale-nearest-how = Manche { $round } : { $names } avec { $answer }, pour { $truth }.
gambit7-tale-nearest-exact = Manche { $round } : { $names } avec { $answer }, et c’était exactement ça.
gambit7-tale-best = La manche la plus riche
gambit7-tale-best-how = Manche { $round } : { $name } avec { $points } points, jetons et étoile compris.
gambit7-ledger = D’où viennent les points
gambit7-ledger-open = Manche par manche
gambit7-ledger-how = Une meilleure mise : sur la case qui a vraiment gagné, les autres mises restant les mêmes.
gambit7-ledger-round = Manche { $round } : { $truth }
gambit7-part-star = ardoises { $points }
gambit7-part-chips = mises { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = rien
gambit7-better-nobody = Personne n’avait rien écrit.
gambit7-better-none = Aucune mise n’aurait rapporté plus.
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
hint-gambit7_year = Cherchez un événement d’avant et un d’après dont vous connaissez l’année, puis resserrez. Entre deux années possibles, prenez la plus ancienne : trop tard ne peut pas gagner.
hint-gambit7_share = Comptez en personnes : combien sur dix, combien sur cent ? Partez de 50 et demandez-vous pourquoi ce serait moins ou plus.
hint-gambit7_signed = La réponse peut être négative. Décidez d’abord du signe, ensuite de l’écart à zéro.
hint-gambit7_measure = Comparez avec une chose dont vous connaissez la taille : combien de fois y tient-elle ? Puis retirez un peu, car trop haut ne peut pas gagner.
hint-gambit7_size = Combien de chiffres a ce nombre ? Pensez-en un sûrement trop petit et un sûrement trop grand. Le milieu est celui qui est autant de fois plus grand que le premier que plus petit que le second : entre 100 et 10 000, c’est 1 000.
hint-gambit7_bet = D’après les seules ardoises, le meilleur pari est { $answer } : environ { $chance } % de chances, et un jeton y rapporte à peu près { $points }, soit { $worth } par jeton en moyenne. Ce que vous savez vous-même compte davantage.
hint-gambit7_bet_too_high = D’après les seules ardoises, le meilleur pari est « Toutes trop hautes » : environ { $chance } % de chances, et un jeton y rapporte { $points }, soit { $worth } par jeton en moyenne. Ce que vous savez vous-même compte davantage.
hint-gambit7_chip = Dernière manche, et vous n’êtes pas en tête : c’est le moment du jeton Gambit 7. Sur { $answer }, il a environ { $chance } % de chances de gagner, d’après les seules ardoises : vos { $score } points deviennent { $won }, sinon 0.
hint-gambit7_chip_too_high = Dernière manche, et vous n’êtes pas en tête : c’est le moment du jeton Gambit 7. Sur « Toutes trop hautes », il a environ { $chance } % de chances de gagner, d’après les seules ardoises : vos { $score } points deviennent { $won }, sinon 0.

recount-why-gambit7 = Cette manche et toutes les suivantes sont payées à nouveau. Ardoises et paris restent tels quels.
refusal-bad_chips = Un ou deux jetons par case.
refusal-empty_case = Aucune ardoise sur cette case.
refusal-gambit_spent = Votre jeton Gambit 7 est déjà joué.
refusal-gambit_stands_alone = Le jeton Gambit 7 se joue seul : reprenez les autres.
refusal-too_many_chips = Vous n’avez que { $most } jetons.
gambit7-mat-alone = seul
gambit7-mat-shared = partagé
gambit7-mat-star = étoile
gambit7-mat-blue = la bleue
gambit7-mat-above = { $count } au-dessus
gambit7-mat-below = { $count } en dessous
