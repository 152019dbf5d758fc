# Bornes.

bornes-die = Dé : { $value }
bornes-unit = unité : { $unit }
bornes-hidden-clock = Sablier caché
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
bornes-leads = { $name } est Maître du Tour.

## L’annonce
bornes-you-lead = Vous êtes Maître du Tour
bornes-master-invents = { $name } invente un défi…
bornes-master-invents-how = { $count ->
    [one] Ensuite, chacun reçoit une carte, une borne et ce défi.
   *[other] Ensuite, chacun reçoit { $count } cartes, une borne et ce défi.
  }
bornes-write-challenge = Votre défi : quelque chose à compter ou à mesurer autour de vous
bornes-write-challenge-apart = Votre défi : quelque chose à compter ou à mesurer chez vous
bornes-challenge-example = Combien de livres sur l’étagère derrière moi ?
bornes-write-unit = Unité, s’il y en a une
bornes-unit-example = cm
bornes-write-answer = La réponse
bornes-write-answer-now = La réponse, si vous l’avez déjà
bornes-later = plus tard
bornes-your-challenge = Votre défi
bornes-the-answer = La réponse
bornes-write-down = Noter
bornes-boundaries = Bornes
bornes-boundary = Borne { $value }
bornes-boundary-stays = toujours dans la colonne
bornes-boundary-all = { $value } pour tous
bornes-boundary-each = Une par joueur
bornes-missing-text = Écrivez d’abord un défi.
bornes-missing-answer = Écrivez aussi la réponse : à distance, personne d’autre ne peut mesurer.
bornes-announce-how = Tout le monde verra le défi, le dé et les bornes, mais pas la réponse.
bornes-announce = Annoncer

## Avant le signal
bornes-challenge-of = Défi posé par { $name }
bornes-drawn-challenge = Défi tiré de la pioche
bornes-your-answer = Votre réponse, rien que pour vous :
bornes-cards-hidden = { $count ->
    [one] Une carte cachée devant chaque joueur.
   *[other] { $count } cartes cachées devant chaque joueur.
  }
bornes-signal-how = À votre top départ, tout le monde retourne ses cartes. Le sablier ne s’affiche que pour vous.
bornes-signal = Top départ !
bornes-wait-signal = { $name } va donner le top départ : tenez-vous prêts !

## Le classement
bornes-lowest-bottom = Le plus petit en bas.
bornes-largest = le plus grand
bornes-lowest = le plus petit
bornes-your-column = Votre colonne, le plus grand en haut
bornes-your-hand = Votre main
bornes-all-placed = { $count ->
    [one] Carte posée ! Le premier à finir gagne un point vert.
   *[other] Les { $count } cartes sont posées ! Le premier à finir gagne un point vert.
  }
bornes-place-here = Placer ici
bornes-place-bottom = tout en bas
bornes-place-above = au-dessus de : { $card }
bornes-let-go = lâcher ici
bornes-in-hand = dans votre main
bornes-hand-back = Rendre
bornes-done = Fini !
bornes-done-without = { $count ->
    [one] Finir sans elle
   *[other] Finir sans elles
  }
bornes-you-are-done = Vous avez fini.
bornes-is-done = fini
bornes-is-ranking = classe encore
bornes-is-late = pas fini
bornes-only-you-see = Les autres classent. Le temps qui reste ne s’affiche que pour vous.
bornes-handed-back = { $count ->
    [one] Une carte rendue.
   *[other] { $count } cartes rendues.
  }

## La mesure
bornes-settle = Mesurez et comptez
bornes-settle-of = { $name } mesure et compte
bornes-settle-how = { $count ->
    [one] Il manque une valeur. Les autres peuvent encore être corrigées.
   *[other] Il manque { $count } valeurs. Les autres peuvent encore être corrigées.
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
bornes-whose-column = Quelle colonne ?
bornes-from-bottom = On vérifie de bas en haut.
bornes-value-hidden = réponse cachée
bornes-why-in-order = à sa place
bornes-why-above = plus grand que { $against }
bornes-why-below = plus petit que { $against }
bornes-why-less = plus petit que le { $against } en dessous
bornes-why-unsettled = pas mesuré : aucun point
bornes-why-first = { $count ->
    [one] Premier à tout poser : { $count } point vert
   *[other] Premier à tout poser : { $count } points verts
  }
bornes-why-late = { $count ->
    [one] Pas fini à temps : { $count } point rouge
   *[other] Pas fini à temps : { $count } points rouges
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
bornes-flawless = Sans faute !
bornes-all-red = Tout à l’envers… Ça arrive aux meilleurs.
bornes-one-slip = Une seule erreur. Si près !
bornes-your-result = Vous, à ce tour : { $result }.
bornes-you-led = Vous étiez Maître du Tour.
bornes-more = Bon à savoir
bornes-source = Source : { $source }
bornes-next-round = Tour suivant
bornes-to-the-end = Voir le résultat

## La fin
bornes-score = { $green }✓ { $red }✗
bornes-wins = { $count ->
    [one] { $names } gagne : { $result } !
   *[other] { $names } se partagent la victoire !
  }
bornes-why-most-green = Peu de rouges, le plus de verts
bornes-why-fewest-red = Autant de verts, mais moins de rouges
bornes-why-less-green = Moins de points verts
bornes-why-more-red = Plus de points rouges
bornes-why-too-red = Trop de points rouges
bornes-shortlist = Le moins de rouges : { $names }. Parmi eux, le plus de verts l’emporte.
bornes-story-race = Les points, tour après tour
bornes-story-race-how = Les points verts montent, les rouges descendent sous la ligne, une marche par tour. En gris : les tours où l’on était Maître.
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
bornes-miss-card = Tour { $round } : { $question }
bornes-miss-left-out = { $side ->
    [below] Rendue : sous { $boundary }, elle était bonne.
    [above] Rendue : au-dessus de { $boundary }, elle était bonne.
   *[either] Rendue : d’un côté ou de l’autre de { $boundary }, elle était bonne.
  }
bornes-miss-side = { $side ->
    [below] Rouge : elle allait sous { $boundary }.
   *[above] Rouge : elle allait au-dessus de { $boundary }.
  }
bornes-miss-order = Rouge : plus petite que le { $against } en dessous.
bornes-story-best = La plus belle colonne : { $name }, tour { $round }, { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
  } !
bornes-story-surest = L’œil le plus sûr : { $names }, avec { $share } des cartes à leur place.
bornes-story-quickest = Les mains les plus vives : { $names }, { $count ->
    [one] une fois
   *[other] { $count } fois
  } en premier avec une colonne complète.
bornes-story-cautious = La plus grande prudence : { $names }, avec { $count ->
    [one] une carte rendue
   *[other] { $count } cartes rendues
  }.
bornes-story-trap = Le piège de la soirée, posé par { $name } : « { $question } » La réponse était { $answer } ; { $wrong ->
    [one] { $wrong } sur { $all } s’est trompé
   *[other] { $wrong } sur { $all } se sont trompés
  }.
bornes-story-trap-drawn = Le piège de la soirée : « { $question } » La réponse était { $answer } ; { $wrong ->
    [one] { $wrong } sur { $all } s’est trompé
   *[other] { $wrong } sur { $all } se sont trompés
  }.

## Dit à voix haute

## Conseils à l’entraînement
hint-bornes_ask = Tendez un piège : une chose à compter, dont le total tourne autour de { $boundary }. Loin de la borne, personne ne se trompe.
hint-bornes_boundary = Posez d’abord votre borne, { $boundary } : sans elle, rien ne compte dans votre colonne.
hint-bornes_reckon = { $count ->
    [one] Une de vos cartes se calcule ou se compte : commencez par elle, c’est un point sûr.
   *[other] { $count } de vos cartes se calculent ou se comptent : commencez par elles, ce sont des points sûrs.
  }
hint-bornes_die = Une carte dépend du dé, qui montre { $die } : calculez d’abord celle-là.
hint-bornes_side = { $count ->
    [one] Plus qu’une carte : de quel côté de { $boundary } va-t-elle ? Si vous n’en savez rien, rendez-la.
   *[other] Plus que { $count } cartes : pour chacune, de quel côté de { $boundary } va-t-elle ? Dans le doute, rendez-la.
  }
hint-bornes_done = Tout est posé : dites vite que vous avez fini, le premier gagne un point vert.
hint-bornes_settle = { $count ->
    [one] Il reste une carte à mesurer ou à compter : faites-le devant tout le monde.
   *[other] Il reste { $count } cartes à mesurer ou à compter : faites-le devant tout le monde.
  }

recount-why-bornes = On revérifie les colonnes avec la bonne valeur, et les totaux suivent.
bornes-recount-green = verts
bornes-recount-red = rouges
bornes-recount = { $green ->
    [one] { $green } vert
   *[other] { $green } verts
} et { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
refusal-already_done = Vous avez déjà fini.
refusal-answer_missing = Écrivez aussi la bonne réponse.
refusal-boundary_missing = Il manque la borne dans votre colonne.
refusal-doubled_card = Une carte s’y trouve deux fois.
refusal-needs_no_settling = Cette carte n’est pas à mesurer.
refusal-not_a_ranker = Vous ne classez pas à ce tour.
refusal-not_the_master = Seul le Maître du Tour peut faire ça.
refusal-same_card_twice = Une carte s’y trouve deux fois.
refusal-unknown_card = Cette carte n’existe pas.
refusal-wrong_boundaries = Soit { $common } pour tous, soit un nombre entier différent par joueur, de { $least } à { $most }.

## For those who hear the page
bornes-heard-unit = Unité : { $unit }.
bornes-heard-rows = Ligne par ligne : { $rows }. Additionnez.
bornes-heard-riddle = Combien de fois le même signe ? Ligne par ligne : { $rows }. Additionnez.
bornes-heard-challenge = Défi
bornes-heard-challenge-too = le défi.
bornes-heard-card = { $number } : { $words }
bornes-heard-disc = un rond noir
bornes-heard-you-lead = Vous êtes Maître du Tour. Le dé indique { $die }.
bornes-heard-invents = { $name } invente un défi.
bornes-heard-die = Le dé indique { $die }.
bornes-heard-boundary = Votre borne : { $value }.
bornes-heard-go = Top départ !
bornes-heard-rank-others = Les cartes sont retournées, les autres classent.
bornes-heard-settles = { $name } mesure et compte.
bornes-heard-result = Vous, à ce tour : { $result } ; en tout { $now }.
bornes-heard-answer = La réponse au défi : { $answer }.
bornes-heard-card-why = { $card } : { $value }, { $why }.
bornes-heard-void = { $card } : { $why }.
bornes-heard-place = { $place } sur { $count }
bornes-duty-announce = À vous de jouer ! Écrivez un défi et choisissez les bornes.
bornes-duty-signal = À vous de jouer ! Donnez le top départ.
bornes-duty-rank = Classez-les : flèche haut, flèche bas.
bornes-duty-settle = { $count ->
    [one] À vous de jouer ! Mesurez et comptez : il manque une valeur.
   *[other] À vous de jouer ! Mesurez et comptez : il manque { $count } valeurs.
  }
bornes-rank-choose = Choisissez une carte, puis sa place.
bornes-move-there = Choisissez sa place.

## Comment jouer
bornes-how-pose = L’un de vous est Maître du Tour : il choisit la borne, lance le dé et invente un défi, du genre « Combien de livres sur cette étagère ? »
bornes-how-deal = Tous les autres reçoivent deux cartes cachées, plus le défi.
bornes-how-stack = Top départ ! Empilez vos cartes, la plus petite en bas, la borne à sa place. Seuls les nombres comptent : 3 mètres, c’est moins que 50 grammes.
bornes-how-hurry = Vous avez 30 secondes, mais seul le Maître du Tour voit le sablier. Touchez « Fini ! » à temps : trop tard, c’est un point rouge.
bornes-how-check = Chaque carte juste vaut un point vert, chaque erreur un rouge. Des deux joueurs qui ont le moins de rouges, celui qui a le plus de verts gagne.

bornes-round-pose = Ada est Maître du Tour : la borne est 45, le dé montre 3, et elle demande combien il y a de livres sur l’étagère.
bornes-round-deal = Bo et Cléo reçoivent chacun deux cartes cachées, et les livres en plus.
bornes-round-stack = Bo a 3 mètres et 50 grammes. Il parie sur une trentaine de livres : 3 m, puis les livres, la borne 45, puis 50 g.
bornes-round-hurry = Ada surveille le sablier. Bo touche « Fini ! » le premier, avec toutes ses cartes : un point vert.
bornes-round-check = Il y a 66 livres, et 66 dépasse 45 : sous la borne, c’est faux, un point rouge. Le 3 et le 50 sont justes : deux verts.
bornes-scoring-right = Carte juste
bornes-scoring-first = Premier à finir avec toutes ses cartes
bornes-scoring-wrong = Carte fausse
bornes-scoring-late = Pas fini à temps
bornes-scoring-out = Carte rendue

## Aide
bornes-help = Ce qu’il y a sur la table
bornes-help-die = Le dé : certaines cartes parlent du nombre qu’il montre.
bornes-help-boundary = La borne se place aussi dans votre colonne : les nombres plus petits en dessous, les plus grands au-dessus.
bornes-help-glass = Le sablier coule : seul le Maître du Tour voit le temps qui reste.
