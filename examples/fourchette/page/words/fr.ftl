# Fourchette sur les téléphones et sur le grand écran.

## Partout
fourchette-asof = état : { $date }
fourchette-dessert = Dessert : les points comptent double
fourchette-phase-writing = Écrivez votre fourchette
fourchette-phase-choosing = Choisissez une assiette
fourchette-players = Autour de la table
fourchette-yours = Votre côté de la table
fourchette-payouts = Qui a gagné quoi
fourchette-done = terminé
fourchette-thinks = réfléchit

## Écrire
fourchette-low = De
fourchette-high = à
fourchette-write-how = Entre quels deux nombres se trouve la réponse ? Une fourchette étroite rapporte plus. Une fausse rapporte pour chaque joueur qui y mord.
fourchette-next = Au second nombre
fourchette-put-down = Poser la fourchette
fourchette-write-again = Changer ma fourchette
fourchette-keep = La laisser ainsi
fourchette-lies = Votre fourchette est posée face cachée. Vous pouvez la changer jusqu’à ce que tous aient écrit.
fourchette-have-written = { $count } sur { $all } ont écrit

## Choisir
fourchette-plates = Les assiettes, de la plus étroite à la plus large
fourchette-worth = Valeur
fourchette-own = la vôtre
fourchette-choose-how = Quelle assiette contient la réponse ? Elle rapporte sa valeur.
fourchette-choose = Manger avec celle-ci
fourchette-choice = Vous mangez avec { $range }. Vous pouvez changer jusqu’à ce que tous aient choisi.
fourchette-no-plate = Il n’y a pas d’assiette que vous puissiez choisir.

## Le résultat
fourchette-truth = La réponse
fourchette-truth-is = La réponse : { $answer }.
fourchette-verdict = { $count ->
    [0] Aucune assiette ne la contient.
    [one] Une seule assiette la contient.
   *[other] { $count } assiettes la contiennent.
  }
fourchette-verdict-empty = Personne n’a écrit de fourchette.
fourchette-holds = contient la réponse
fourchette-misses = manque la réponse
fourchette-authors = écrite par { $names }
fourchette-guests = choisie par { $names }
fourchette-now = maintenant { $count }
fourchette-why-fork = La fourchette contient la réponse : { $points }.
fourchette-why-choice = Bien choisi : { $points }.
fourchette-why-bait = { $count ->
    [one] Un joueur a mordu à l’hameçon : { $points }.
   *[other] { $count } joueurs ont mordu à l’hameçon : { $points }.
  }
fourchette-why-nothing = Rien cette fois.
fourchette-fact = Le saviez-vous ?
fourchette-source = Source : { $source }
fourchette-next-question = Question suivante
fourchette-to-end = Au score final
fourchette-looked = On continue dès que tous ont regardé.

## La fin
fourchette-level = À égalité de points : la victoire est partagée.
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
recount-why-fourchette = On recompte ce tour. Les fourchettes et les choix restent tels quels.

## Conseils, à l’entraînement
hint-fourchette_write = Cherchez un nombre sûrement trop bas et un autre sûrement trop haut, puis rapprochez-les jusqu’à ce que cela fasse mal. Si vous n’avez aucune idée, écrivez une fourchette étroite à laquelle les autres pourraient croire.
hint-fourchette_year = Cherchez un événement d’avant et un événement d’après dont vous connaissez l’année. Une fourchette de dix ans est déjà courageuse.
hint-fourchette_choose = D’après ce que tous ont écrit, l’assiette de { $low } à { $high } promet le plus : elle contient la réponse avec une chance d’environ { $chance } %, et rapporte { $points }.

## Comment jouer
fourchette-how-write = Chacun écrit une fourchette en secret : de tel nombre à tel autre. Plus elle est étroite, plus elle vaut.
fourchette-how-choose = Les fourchettes sont servies sans nom. Choisissez celle qui vous inspire : si elle contient la réponse, elle rapporte ; et quand on mord à une mauvaise, son auteur se régale.

fourchette-round-write = « Quelle est la hauteur de la tour Eiffel ? » Ada écrit 300–310, Bo 320–335, Cléo 250–350.
fourchette-round-choose = Dan croit à 320–335. C’est 330 mètres : deux points pour Bo, deux pour Dan, et un pour Cléo, qui avait vu juste aussi.
fourchette-scoring-holds = Une fourchette qui contient la réponse : sa valeur, pour son auteur et tous ceux qui l’ont choisie
fourchette-scoring-bait = Par joueur qui mord à votre mauvaise fourchette
fourchette-scoring-dessert = La dernière question
