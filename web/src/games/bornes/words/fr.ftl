# Bornes.

bornes-die = Dé : { $value }
bornes-unit = en { $unit }
bornes-hidden-clock = Temps caché
bornes-player = Joueur
bornes-scores = Points
bornes-green = vert
bornes-red = rouge
bornes-green-points = { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
  }
bornes-red-points = { $count ->
    [one] { $count } point rouge
   *[other] { $count } points rouges
  }
bornes-leads = { $name } mène la manche.

## L’annonce
bornes-you-lead = Vous menez cette manche
bornes-master-invents = { $name } invente un défi
bornes-master-invents-how = { $count ->
    [one] Dans un instant, chacun reçoit une carte, une borne et ce défi.
   *[other] Dans un instant, chacun reçoit { $count } cartes, une borne et ce défi.
  }
bornes-write-challenge = Votre défi : quelque chose à compter ou à mesurer tout près
bornes-write-challenge-apart = Votre défi : quelque chose que vous seul pouvez compter ou mesurer
bornes-challenge-example = Combien de livres sur l’étagère derrière moi ?
bornes-write-unit = Unité, s’il y en a
bornes-unit-example = cm
bornes-write-answer = La réponse
bornes-write-answer-now = La réponse, si connue
bornes-later = plus tard
bornes-your-challenge = Votre défi
bornes-the-answer = La réponse
bornes-write-down = Noter
bornes-boundaries = Bornes
bornes-boundary = Borne { $value }
bornes-boundary-stays = toujours dans la colonne
bornes-boundary-all = { $value } pour tous
bornes-boundary-each = Une chacun
bornes-missing-text = Écrivez d’abord un défi.
bornes-missing-answer = Écrivez aussi la réponse : à distance, personne d’autre ne peut mesurer.
bornes-announce-how = Tous verront le défi, le dé et les bornes, mais pas la réponse.
bornes-announce = Annoncer

## Avant le signal
bornes-challenge-of = Défi posé par { $name }
bornes-drawn-challenge = Défi tiré de la pile
bornes-your-answer = Votre réponse, visible de vous seul :
bornes-cards-hidden = { $count ->
    [one] Une carte cachée devant chaque joueur.
   *[other] { $count } cartes cachées devant chaque joueur.
  }
bornes-signal-how = À votre signal, tous retournent leurs cartes. Vous seul voyez le sablier.
bornes-signal = Partez !
bornes-wait-signal = Dès que { $name } donne le signal, on retourne les cartes.

## Le classement
bornes-lowest-bottom = Le plus petit en bas.
bornes-largest = le plus grand
bornes-lowest = le plus petit
bornes-your-column = Votre colonne, le plus grand en haut
bornes-your-hand = Votre main
bornes-rank-how = Touchez une carte, puis une place.
bornes-move-how = Touchez la place qui lui revient.
bornes-all-placed = { $count ->
    [one] La carte est placée. Le premier à terminer gagne un point vert.
   *[other] Les { $count } cartes sont placées. Le premier à terminer gagne un point vert.
  }
bornes-place-here = Placer ici
bornes-place-bottom = tout en bas
bornes-place-above = au-dessus de : { $card }
bornes-let-go = lâcher ici
bornes-in-hand = dans votre main
bornes-in-column = place { $place } sur { $count } à partir du bas
bornes-keys = Les flèches déplacent la carte vers le haut ou le bas, Suppr la rend. Ou appuyez dessus, puis choisissez une place.
bornes-hand-back = Rendre
bornes-done = Terminé
bornes-done-without = { $count ->
    [one] Terminé sans elle
   *[other] Terminé sans elles
  }
bornes-you-are-done = Vous avez terminé.
bornes-is-done = terminé
bornes-is-ranking = classe
bornes-is-late = pas terminé
bornes-only-you-see = Les autres classent. Vous seul voyez le temps qui reste.
bornes-handed-back = { $count ->
    [one] Une carte rendue.
   *[other] { $count } cartes rendues.
  }

## La mesure
bornes-settle = Mesurez et comptez
bornes-settle-of = { $name } mesure et compte
bornes-settle-how = { $count ->
    [one] Il manque une valeur. Ce qui est écrit peut encore être corrigé.
   *[other] Il manque { $count } valeurs. Ce qui est écrit peut encore être corrigé.
  }
bornes-write-value = Écrire la valeur
bornes-no-value = pas encore mesuré
bornes-and-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }

## La vérification
bornes-column-of = Colonne : { $name }
bornes-your-column-checked = Votre colonne
bornes-whose-column = La colonne de qui ?
bornes-from-bottom = On vérifie de bas en haut.
bornes-value-hidden = réponse cachée
bornes-why-in-order = à sa place
bornes-why-above = au-dessus de { $against }
bornes-why-below = au-dessous de { $against }
bornes-why-less = moins que { $against } en dessous
bornes-why-unsettled = pas mesuré : aucun point
bornes-why-first = { $count ->
    [one] Premier à terminer avec toutes les cartes : { $count } point vert
   *[other] Premier à terminer avec toutes les cartes : { $count } points verts
  }
bornes-why-late = { $count ->
    [one] Pas terminé à la fin du temps : { $count } point rouge
   *[other] Pas terminé à la fin du temps : { $count } points rouges
  }
bornes-why-left-out = { $count ->
    [one] Une carte rendue : aucun point
   *[other] { $count } cartes rendues : aucun point
  }
bornes-empty-column = Aucune carte dans cette colonne.
bornes-total = { $green ->
    [one] { $green } vert
   *[other] { $green } verts
  }, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
  }
bornes-your-result = Vous, cette manche : { $result }.
bornes-you-led = Vous meniez cette manche.
bornes-more = Bon à savoir
bornes-source = Source : { $source }
bornes-next-round = Manche suivante
bornes-to-the-end = Vers la fin

## La fin
bornes-score = { $green }✓ { $red }✗
bornes-wins = { $count ->
    [one] { $names } gagne : { $result }
   *[other] { $names } se partagent la victoire
  }
bornes-why-most-green = Peu de rouges, le plus de verts
bornes-why-fewest-red = Autant de verts, moins de rouges
bornes-why-less-green = Moins de points verts
bornes-why-more-red = Plus de points rouges
bornes-why-too-red = Trop de points rouges
bornes-shortlist = Le moins de points rouges : { $names }. Parmi eux, le plus de points verts gagne.
bornes-over = La partie est finie.
bornes-story-race = Les points, manche après manche
bornes-story-race-how = Les points verts montent, les rouges descendent sous la ligne, une marche par manche. En gris : les manches menées.
bornes-story-cards = { $right } { $right ->
    [one] carte juste
   *[other] cartes justes
  } sur { $all }, { $back } { $back ->
    [one] rendue
   *[other] rendues
  }, { $first ->
    [0] jamais en premier
    [one] une fois en premier
   *[other] { $first } fois en premier
  }.
bornes-miss-open = Mal placées et rendues
bornes-miss-card = Manche { $round } : { $question }
bornes-miss-left-out = { $side ->
    [below] Rendue ; sous { $boundary }, elle aurait été juste.
    [above] Rendue ; au-dessus de { $boundary }, elle aurait été juste.
   *[either] Rendue ; elle aurait été juste des deux côtés de { $boundary }.
  }
bornes-miss-side = { $side ->
    [below] Rouge : sa place était sous { $boundary }.
   *[above] Rouge : sa place était au-dessus de { $boundary }.
  }
bornes-miss-order = Rouge : { $against } se trouvait dessous.
bornes-story-best = La plus belle colonne : { $name }, manche { $round }, { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
  }.
bornes-story-surest = L’œil le plus sûr : { $names }, avec { $share } des cartes à leur place.
bornes-story-quickest = Les mains les plus vives : { $names }, { $count ->
    [one] une fois
   *[other] { $count } fois
  } en premier avec une colonne complète.
bornes-story-cautious = La plus grande prudence : { $names }, avec { $count ->
    [one] une carte rendue
   *[other] { $count } cartes rendues
  }.
bornes-story-trap = Le piège de la soirée, posé par { $name } : « { $question } » La réponse était { $answer } ; { $wrong } sur { $all } se sont trompés.
bornes-story-trap-drawn = Le piège de la soirée : « { $question } » La réponse était { $answer } ; { $wrong } sur { $all } se sont trompés.

## Dit à voix haute
bornes-said-ranking = Les cartes sont retournées. Classez-les.
bornes-said-looking = On vérifie les colonnes.

## Conseils à l’entraînement
hint-bornes_ask = Demandez ce que certains placeront mal : une chose à compter, autour de { $boundary }. Ce qui est loin de la borne ne trompe personne.
hint-bornes_boundary = Posez d’abord votre borne, { $boundary } : sans elle, rien ne compte dans votre colonne.
hint-bornes_reckon = { $count ->
    [one] Une de vos cartes se calcule ou se compte : commencez par elle, c’est un point sûr.
   *[other] { $count } de vos cartes se calculent ou se comptent : commencez par elles, ce sont des points sûrs.
  }
hint-bornes_die = Une carte dépend du dé, qui montre { $die } : voyez ce que cela donne.
hint-bornes_side = { $count ->
    [one] Il reste une carte. Décidez d’abord de quel côté de { $boundary } elle va, puis de sa place parmi les autres. Si même le côté est douteux, laissez-la.
   *[other] Il reste { $count } cartes. Pour chacune, décidez d’abord du côté de { $boundary }, puis de sa place. Celle dont même le côté est douteux, mieux vaut la laisser.
  }
hint-bornes_done = Tout est posé. Dites que vous avez fini : le premier qui a tout posé gagne un point.
hint-bornes_settle = { $count ->
    [one] Une carte reste à mesurer ou à compter : faites-le pour de vrai, que tous y croient.
   *[other] { $count } cartes restent à mesurer ou à compter : faites-le pour de vrai, que tous y croient.
  }

recount-why-bornes = Les colonnes sont vérifiées à nouveau avec la bonne valeur, et les totaux suivent.
bornes-recount-green = verts
bornes-recount-red = rouges
bornes-recount = { $green ->
    [one] { $green } vert
   *[other] { $green } verts
} et { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
refusal-already_done = Vous avez déjà terminé.
refusal-answer_missing = Écrivez aussi la vraie réponse.
refusal-boundary_missing = La borne manque dans la colonne.
refusal-doubled_card = Une carte s’y trouve deux fois.
refusal-needs_no_settling = Cette carte n’est pas à mesurer.
refusal-not_a_ranker = Vous ne rangez pas dans cette manche.
refusal-not_the_master = Seul le maître de la manche peut faire cela.
refusal-same_card_twice = La même carte y est deux fois.
refusal-unknown_card = Cette carte n’existe pas.
refusal-wrong_boundaries = La borne est { $common } pour tous, ou une autre pour chacun.

## Comment jouer
bornes-how-pose = L’un de vous est Maître du Tour : il choisit la borne, lance le dé et invente un défi, du genre « Combien de livres sur cette étagère ? »
bornes-how-deal = Tous les autres reçoivent deux cartes cachées, plus le défi.
bornes-how-stack = Partez ! Empilez vos cartes de la plus petite à la plus grande, la borne à sa place. Seuls les nombres comptent : 3 mètres, c’est moins que 50 grammes.
bornes-how-hurry = Vous avez 30 secondes, mais seul le Maître du Tour voit le sablier. Touchez « Terminé » à temps : trop tard, c’est un point rouge.
bornes-how-check = Chaque carte juste vaut un point vert, chaque erreur un rouge. Des deux joueurs qui ont le moins de rouges, le plus vert gagne.

bornes-round-pose = Ada est Maître du Tour : la borne est 45, le dé montre 3, et elle demande combien il y a de livres sur l’étagère.
bornes-round-deal = Bo et Cléo reçoivent chacun deux cartes cachées, et les livres en plus.
bornes-round-stack = Bo a 3 mètres et 50 grammes. Il parie sur une trentaine de livres : 3 m, puis les livres, la borne 45, puis 50 g.
bornes-round-hurry = Ada surveille le sable. Bo touche « Terminé » le premier, avec toutes ses cartes : un point vert.
bornes-round-check = Il y a 66 livres, plus que 45 : sous la borne, c’est faux, un point rouge. Le 3 et le 50 sont justes : deux verts.
bornes-scoring-right = Carte juste
bornes-scoring-first = Premier à terminer avec toutes ses cartes
bornes-scoring-wrong = Carte fausse
bornes-scoring-late = Pas terminé à temps
bornes-scoring-out = Carte laissée de côté

## Aide
bornes-help = Ce qu’il y a sur la table
bornes-help-die = Le dé : certaines cartes parlent du nombre qu’il montre.
bornes-help-boundary = La borne se range aussi dans votre colonne : les plus petits dessous, les plus grands dessus.
bornes-help-glass = Le sable coule, mais seul le Maître du Tour voit ce qu’il en reste.
