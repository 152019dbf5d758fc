# Fourchette sur les téléphones et sur le grand écran.

## Partout
fourchette-asof = chiffres : { $date }
fourchette-dessert = Dessert : tout compte double !
fourchette-phase-writing = Écrivez votre fourchette
fourchette-phase-choosing = Choisissez une assiette
fourchette-players = À table
fourchette-yours = Votre coin de table
fourchette-payouts = Qui a gagné quoi
fourchette-done = c’est fait
fourchette-thinks = réfléchit

## Écrire
fourchette-low = De
fourchette-high = à
fourchette-write-how = Entre quels nombres se trouve la réponse ? Plus la fourchette est étroite, plus elle rapporte. Fausse, elle rapporte pour chaque joueur qui y mord.
fourchette-next = Deuxième nombre
fourchette-put-down = Poser la fourchette
fourchette-write-again = Changer ma fourchette
fourchette-keep = Garder celle-ci
fourchette-lies = Votre fourchette est posée, face cachée. Vous pouvez la changer tant que tous n’ont pas écrit.
fourchette-have-written = { $count ->
    [one] { $count } sur { $all } a écrit
   *[other] { $count } sur { $all } ont écrit
  }

## Choisir
fourchette-plates = Les assiettes, de la plus étroite à la plus large
fourchette-worth = Valeur
fourchette-own = la vôtre
fourchette-choose-how = Dans quelle assiette est la réponse ? Si vous voyez juste, vous gagnez sa valeur.
fourchette-choose = Manger ici
fourchette-choice = Vous mangez dans l’assiette { $range }. Vous pouvez changer tant que tous n’ont pas choisi.
fourchette-no-plate = Aucune assiette à choisir pour vous.

## Le résultat
fourchette-truth = La réponse
fourchette-truth-is = La réponse : { $answer }.
fourchette-verdict = { $count ->
    [0] Aucune assiette ne la contient !
    [one] Une seule assiette la contient.
   *[other] { $count } assiettes la contiennent.
  }
fourchette-verdict-empty = Personne n’a écrit de fourchette.
fourchette-holds = contient la réponse
fourchette-misses = à côté de la réponse
fourchette-authors = écrite par { $names }
fourchette-guests = choisie par { $names }
fourchette-now = maintenant { $count }
fourchette-why-fork = La fourchette contient la réponse : { $points }.
fourchette-why-choice = Bien choisi : { $points }.
fourchette-why-bait = { $count ->
    [one] Un joueur a mordu à l’hameçon : { $points } !
   *[other] { $count } joueurs ont mordu à l’hameçon : { $points } !
  }
fourchette-why-nothing = Rien cette fois.
fourchette-fact = Le saviez-vous ?
fourchette-source = Source : { $source }
fourchette-next-question = Question suivante
fourchette-to-end = Voir le score final
fourchette-looked = On continue dès que tout le monde a regardé.

## La fin
fourchette-level = Égalité de points : la victoire est partagée !
fourchette-story = La partie en chiffres
fourchette-tale-bait = Le meilleur hameçon
fourchette-tale-bait-how = Tour { $round } : { $names } avec { $range }. { $count ->
    [one] Un joueur y a mordu
   *[other] { $count } joueurs y ont mordu
  }, et c’était { $truth }.
fourchette-tale-sharpest = La fourchette la plus fine
fourchette-tale-sharpest-how = Tour { $round } : { $names } avec { $range }, et c’était { $truth }.
fourchette-tally = { $forks ->
    [one] { $forks } fourchette juste
   *[other] { $forks } fourchettes justes
  }, { $choices ->
    [one] { $choices } bon choix
   *[other] { $choices } bons choix
  }, { $fooled ->
    [one] { $fooled } joueur piégé
   *[other] { $fooled } joueurs piégés
  }

## Thèmes
category-plate = Dans l’assiette
category-animals = Animaux
category-sky = Ciel et sommets
category-stories = Histoires et gens

## Refus
refusal-fork_upside_down = Le premier nombre ne peut pas être plus grand que le second.
refusal-no_such_plate = Cette assiette n’existe pas.
refusal-own_plate = C’est votre propre assiette : choisissez-en une autre.
recount-why-fourchette = Ce tour est recompté. Fourchettes et choix ne bougent pas.

## Conseils, à l’entraînement
hint-fourchette_write = Pensez à un nombre sûrement trop bas et à un autre sûrement trop haut, puis rapprochez-les jusqu’à ce que ça fasse mal. Aucune idée ? Écrivez une fourchette étroite, à laquelle les autres pourraient croire.
hint-fourchette_year = Encadrez la date entre deux événements que vous connaissez. Une fourchette de dix ans, c’est déjà courageux.
hint-fourchette_choose = D’après ce que tous ont écrit, l’assiette de { $low } à { $high } promet le plus : environ { $chance } % de chances de contenir la réponse, pour { $points }.

## Comment jouer
fourchette-how-write = Chacun écrit une fourchette en secret : de tel nombre à tel autre. Plus elle est étroite, plus elle vaut.
fourchette-how-choose = Les fourchettes sont servies sans nom. Choisissez celle qui vous inspire : si elle contient la réponse, elle rapporte ; et quand on mord à une mauvaise, son auteur se régale.

fourchette-round-write = « Quelle est la hauteur de la tour Eiffel ? » Ada écrit 300–310, Bo 320–335, Cléo 250–350.
fourchette-round-choose = Dan croit à 320–335. C’est 330 mètres : deux points pour Bo, deux pour Dan, et un pour Cléo, qui avait vu juste aussi.
fourchette-scoring-holds = Une fourchette qui contient la réponse : sa valeur, pour son auteur et tous ceux qui l’ont choisie
fourchette-scoring-bait = Par joueur qui mord à votre mauvaise fourchette
fourchette-scoring-dessert = La dernière question
