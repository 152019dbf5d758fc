## Symboles et parcours
incroyable-symbol-professor = Professeur
incroyable-symbol-books = Livres
incroyable-symbol-globe = Globe
incroyable-symbol-heart = Cœur
incroyable-symbol-tree = Arbre
incroyable-unit = unité : { $unit }
incroyable-asof = chiffres : { $date }
incroyable-track = Le parcours
incroyable-track-open = Voir le parcours
incroyable-track-label = Parcours de { $squares } cases. { $places }.
incroyable-legend-spiral = Spirale : si le questionneur commence son tour ici, c’est un tour à risque.
incroyable-legend-bonus = Bonus : en l’atteignant ou en la dépassant, on avance encore : de 1 case en tête, de 2 en deuxième position, etc.
incroyable-legend-black = Case danger : si on s’y arrête, on recule du nombre inscrit.
incroyable-square = Case
incroyable-board = Joueurs
incroyable-mine = Votre coin de table
incroyable-stakes = Points à gagner

## Le nombre
incroyable-dials = Vos molettes
incroyable-dial-thousands = Milliers
incroyable-dial-hundreds = Centaines
incroyable-dial-tens = Dizaines
incroyable-dial-units = Unités
incroyable-dial-up = { $dial } : plus
incroyable-dial-down = { $dial } : moins
incroyable-dial-unset = pas encore réglé
incroyable-type = Taper le nombre
incroyable-use-dials = Revenir aux molettes
incroyable-range = De { $least } à { $most }, s’il vous plaît.
incroyable-taken = Quelqu’un a déjà ce nombre.

## Première estimation
incroyable-asks = { $name } interroge
incroyable-all-set = Chacun affiche un nombre en secret. Prêts : { $done } sur { $all }.
incroyable-secret = Secret jusqu’à ce que tout le monde ait affiché le sien.
incroyable-set = Afficher mon nombre
incroyable-noted = { $missing ->
    [one] Vous affichez { $value }. On attend encore quelqu’un ; d’ici là, vous pouvez changer.
   *[other] Vous affichez { $value }. On attend encore { $missing } joueurs ; d’ici là, vous pouvez changer.
  }
incroyable-change = Changer mon nombre
incroyable-change-to = Changer pour { $value }
incroyable-is-ready = c’est fait
incroyable-is-thinking = réfléchit…

## Égalités
incroyable-tie = Le même nombre !
incroyable-must-move = doit bouger
incroyable-shared = Vous avez { $value }, comme { $names }. Où allez-vous ?
incroyable-below = premier libre en dessous
incroyable-above = premier libre au-dessus
incroyable-where-to = Choisissez un nombre
incroyable-move-to = Passer à { $value }
incroyable-shifting = { $name } doit quitter { $value } pour { $ways }.
incroyable-shifted = { $name } passe à { $value }.

## Défier, passer, relancer
incroyable-ladder = Estimations, la plus haute en haut
incroyable-place = { $place ->
    [1] la plus haute
    [2] 2e plus haute
    [3] 3e plus haute
    [4] 4e plus haute
    [5] 5e plus haute
   *[other] 6e plus haute
  }
incroyable-speaks = La parole est à { $name }
incroyable-speaks-now = a la parole
incroyable-you-speak = à vous de parler
incroyable-may-pass = Défier quelqu’un, ou passer ?
incroyable-may-raise = Défier quelqu’un, ou relancer à { $least } ou plus ?
incroyable-must-doubt = Plus aucun nombre libre au-dessus : défiez quelqu’un.
incroyable-whom = Qui vise trop haut ?
incroyable-would-earn = { $points } points si c’est trop haut
incroyable-rule-pass = Si c’est trop haut, les points à côté sont pour vous. Vous pouvez aussi passer.
incroyable-rule-raise = Si c’est trop haut, les points à côté sont pour vous. Le plus bas ne passe pas : il défie ou relance.
incroyable-rule-doubt = Si c’est trop haut, les points à côté sont pour vous. Plus aucun nombre n’est libre pour relancer.
incroyable-you-doubt = Vous défiez { $name } sur son { $value } : { $points } points si c’est trop haut, sinon rien.
incroyable-doubting = Vous défiez { $name } ({ $value }).
incroyable-cry = Incroyable !
incroyable-pass = Passer
incroyable-raise-from = Relancer à { $least }+
incroyable-raise = Relancer
incroyable-raise-to = Relancer à { $value }
incroyable-raise-range = De { $least } à { $most }.
incroyable-raise-range-but = De { $least } à { $most }, sauf { $taken }.
incroyable-passed = { $name } passe.
incroyable-raised = { $name } relance à { $value }.

## La réponse
incroyable-answer = La réponse
incroyable-answer-is = La réponse : { $answer }
incroyable-success = Bien vu ! { $challenger } a défié { $doubted } sur son { $value } : c’est trop haut.
incroyable-failure = Raté ! { $challenger } a défié { $doubted } sur son { $value } : ce n’est pas trop haut.
incroyable-story = La petite histoire
incroyable-source = Source : { $source }
incroyable-result = Qui gagne quoi, et pourquoi
incroyable-why-doubted_rightly = Défi réussi : { $points } points
incroyable-why-not_highest = { $place ->
    [2] Contre la deuxième plus haute : { $points } de plus
    [3] Contre la troisième plus haute : { $points } de plus
    [4] Contre la quatrième plus haute : { $points } de plus
    [5] Contre la cinquième plus haute : { $points } de plus
   *[other] Contre la sixième plus haute : { $points } de plus
  }
incroyable-why-close = { $place ->
    [1] Au plus près sans dépasser : { $points } points
    [2] Deuxième au plus près sans dépasser : { $points } points
    [3] Troisième au plus près sans dépasser : { $points } points
    [4] Quatrième au plus près sans dépasser : { $points } points
   *[other] Cinquième au plus près sans dépasser : { $points } points
  }
incroyable-why-too_high = Trop haut : rien
incroyable-why-doubted_wrongly = Défi raté : rien
incroyable-why-chose_rightly = Juste : { $points } points, reste en lice
incroyable-why-chose_wrongly = Faux : hors du tour à risque
incroyable-why-chose_nothing = Aucun choix : hors du tour à risque
incroyable-why-somebody_wrong = Quelqu’un s’est fait avoir : { $points } points !
incroyable-why-nobody_wrong = Personne ne s’est fait avoir : rien
incroyable-why-no_part = Déjà hors du tour à risque
incroyable-way = Case { $from } → { $to }
incroyable-stay = Vous restez sur la case { $square }.
incroyable-way-bonus = case bonus, rang { $bonus } : +{ $bonus }
incroyable-way-black = case danger : recul de { $danger }
incroyable-way-spiral = sur une spirale : tour à risque en vue
incroyable-next = Continuer

## Tour à risque
incroyable-risk = Tour à risque
incroyable-risk-of = Tour à risque : { $name } interroge
incroyable-risk-how = Le questionneur est seul à voir la réponse et annonce un autre nombre. Plus ou moins ? Juste : { $stake } cases. Faux : hors du tour à risque.
incroyable-stating = { $name } annonce un nombre. Enjeu : { $stake } cases.
incroyable-still-in = Encore en lice
incroyable-nobody = personne
incroyable-only-you = Rien que pour vos yeux :
incroyable-not-the-answer = C’est la bonne réponse : annoncez un autre nombre.
incroyable-name-how = Annoncez un nombre pour les piéger. Si quelqu’un se fait avoir, vous avancez de { $stake } cases.
incroyable-name = Annoncer un nombre
incroyable-name-it = Annoncer { $value }
incroyable-by-lot = Temps écoulé : { $value } est tiré au sort.
incroyable-says = { $name } annonce
incroyable-choosing = { $name } annonce { $stated }. La réponse, c’est plus ou moins ?
incroyable-more-or-less = Plus ou moins ? Pour une date, + veut dire plus tard.
incroyable-more = plus
incroyable-less = moins
incroyable-choose-how = Juste : { $stake } cases en avant. Faux : hors du tour à risque.
incroyable-choose = Choisissez + ou −
incroyable-i-say = { $way ->
    [more] Je dis « plus »
   *[less] Je dis « moins »
  }
incroyable-chosen = { $way ->
    [more] Vous avez dit « plus ». Vous pouvez changer d’avis tant que tous n’ont pas choisi.
   *[less] Vous avez dit « moins ». Vous pouvez changer d’avis tant que tous n’ont pas choisi.
  }
incroyable-change-mind = Changer d’avis
incroyable-you-are-out = Ce tour à risque est fini pour vous. Au prochain tour, vous rejouez.
incroyable-had-said = { $name } avait annoncé { $stated }.
incroyable-go-on = { $count ->
    [one] { $names } reste en lice.
   *[other] { $names } restent en lice.
  }
incroyable-all-out = Plus personne en lice !

## La fin
incroyable-wins = { $ahead ->
    [one] { $name } gagne avec une case d’avance !
   *[other] { $name } gagne avec { $ahead } cases d’avance !
  }
incroyable-end-past = { $squares ->
    [one] Une case au-delà de l’arrivée
   *[other] { $squares } cases au-delà de l’arrivée
  }
incroyable-end-exactly = Pile sur l’arrivée
incroyable-end-not-furthest = À l’arrivée, mais moins loin
incroyable-end-short = { $squares ->
    [one] À une case de l’arrivée
   *[other] À { $squares } cases de l’arrivée
  }
incroyable-story-of = La partie en chiffres
incroyable-race = La course
incroyable-lane = { $name }, tour après tour : { $squares }
incroyable-finish-on = Arrivée sur { $square }
incroyable-race-turns = { $turns ->
    [one] Tout s’est joué en un tour.
   *[other] { $risks ->
        [0] Tout s’est joué en { $turns } tours.
        [one] Tout s’est joué en { $turns } tours, dont un à risque.
       *[other] Tout s’est joué en { $turns } tours, dont { $risks } à risque.
      }
  }
incroyable-tale-nearest = Meilleure estimation
incroyable-tale-nearest-how = { $name } a dit { $estimate }, c’était { $answer } : « { $question } »
incroyable-tale-exact = { $name } a trouvé { $answer }, pile : « { $question } »
incroyable-tale-finest = Plus beau défi
incroyable-tale-finest-how = { $name } a défié { $doubted } sur son { $estimate } : c’était { $answer }.
incroyable-tale-trap = Meilleur piège
incroyable-tale-trap-how = { $name } a annoncé { $stated } au lieu de { $answer } : { $fooled ->
    [one] { $fooled } sur { $of } s’y est laissé prendre.
   *[other] { $fooled } sur { $of } s’y sont laissé prendre.
  }
incroyable-tale-leap = Plus beau bond
incroyable-tale-leap-how = { $squares ->
    [one] { $name } a avancé d’une case au tour { $turn }.
   *[other] { $name } a bondi de { $squares } cases au tour { $turn }.
  }
incroyable-ledger = D’où viennent les cases
incroyable-ledger-open = Tour par tour
incroyable-ledger-how = Ce qui aurait rapporté plus, une fois la réponse connue. Pour une relance ou une passe, on suppose que le plus bas aurait aussitôt défié le plus haut.
incroyable-ledger-turn = Tour { $turn } : { $answer }
incroyable-ledger-risk = Tour { $turn } : à risque
incroyable-part-close = estimations { $points }
incroyable-part-doubt = défis { $points }
incroyable-part-risk = tours à risque { $points }
incroyable-part-fooled = pièges { $points }
incroyable-part-bonus = bonus { $points }
incroyable-part-back = cases danger −{ $points }
incroyable-part-none = rien
incroyable-better-doubt = Défier { $name } sur son { $value } aurait rapporté { $points }.
incroyable-better-raise = Relancer à { $value } aurait rapporté { $points }.
incroyable-better-pass = Passer aurait rapporté { $points }.
incroyable-better-more = C’était plus que { $value } : dire « plus » aurait rapporté { $points }.
incroyable-better-less = C’était moins que { $value } : dire « moins » aurait rapporté { $points }.
incroyable-deeds-doubts = { $all ->
    [one] { $right ->
        [0] Un défi, raté
       *[other] Un défi, réussi
      }
   *[other] { $all } défis, dont { $right } { $right ->
        [one] réussi
       *[other] réussis
      }
  }
incroyable-deeds-none = N’a jamais défié personne
incroyable-deeds-fooled = { $fooled ->
    [one] une victime au tour à risque
   *[other] { $fooled } victimes au tour à risque
  }

## Conseils à l’entraînement
hint-incroyable_start_low = À { $players }, partez bas, avec un nombre presque sûrement pas trop haut : vous pourrez relancer, et même une estimation beaucoup trop basse rapporte des points.
hint-incroyable_start_bold = À { $players }, on défie vite : vous n’aurez peut-être pas le temps de relancer. Visez le plus haut nombre qui vous paraît encore sûr.
hint-incroyable_shift = { $low } est le choix prudent ; { $high }, le bon si la réponse est grande. L’écart compte peu ; l’ordre de parole, davantage : le plus bas parle en dernier.
hint-incroyable_doubt = D’après les nombres sur la table, défiez { $value } : environ { $chance } % de chances que ce soit trop haut, pour { $points } points. Si vous en savez plus, faites-vous confiance.
hint-incroyable_raise = D’après les nombres sur la table, relancez vers { $value } : environ { $chance } % de chances que ce ne soit pas trop haut.
hint-incroyable_pass = D’après les nombres sur la table, passez : le plus haut, { $value }, n’a qu’environ { $chance } % de chances d’être trop haut. Un défi raté ne rapporte rien ; votre estimation, elle, peut marquer.
hint-incroyable_number = Restez près de { $answer } : trop loin, personne ne tombe dans le piège. On estime plutôt trop bas, donc un nombre juste en dessous trompe mieux ; mais variez. Une seule erreur suffit pour vos { $stake } cases.
hint-incroyable_side = Oubliez { $stated } un instant : qu’auriez-vous dit ? Si c’est loin, tenez-vous-y. Si c’est proche, dites « plus » : on estime plutôt trop bas. Enjeu : { $stake } cases.

recount-why-incroyable = Le tour est recompté avec la bonne réponse, et les pions sont replacés.
refusal-turn_moved_on = Seul le dernier tour peut être recompté : depuis, les pions ont avancé.
refusal-doubt_another = Vous ne pouvez pas vous défier vous-même.
refusal-is_the_answer = C’est la bonne réponse : annoncez un autre nombre.
refusal-lowest_may_not_pass = Le plus bas ne peut pas passer : défiez ou relancez.
refusal-no_room_to_raise = Plus aucun nombre libre au-dessus : défiez quelqu’un.
refusal-not_free = Quelqu’un a déjà ce nombre.
refusal-not_nearest_free = Choisissez l’un des deux nombres libres les plus proches.
refusal-not_whole = Un nombre entier, s’il vous plaît.
refusal-only_lowest_may_raise = Seul le plus bas peut relancer.
refusal-out_of_round = Vous êtes hors de ce tour à risque.
refusal-questioner_does_not_choose = Le questionneur ne choisit pas.
incroyable-symbol-any = au choix

## For those who hear the page
incroyable-heard-square = case { $square }
incroyable-heard-you-ask = Vous interrogez :
incroyable-heard-asks = { $name } interroge :
incroyable-heard-risk = Tour à risque.
incroyable-heard-secret = Rien que pour vous : la réponse est { $answer }.
incroyable-heard-speaks = La parole est à { $name }.
incroyable-heard-estimates = Les estimations, de la plus haute à la plus basse :
incroyable-heard-answer = La réponse : { $answer }.
incroyable-heard-points = { $points ->
    [0] Rien pour vous.
    [one] Un point pour vous.
   *[other] { $points } points pour vous.
  }
incroyable-heard-way = Vous passez de la case { $from } à la case { $to }.
incroyable-duty-estimate = À vous de jouer ! Affichez votre estimation.
incroyable-duty-noted = Votre estimation : { $value }. Vous pouvez la changer tant que tous n’ont pas affiché.
incroyable-duty-shift = À vous de jouer ! Vous avez { $value }, comme { $names }. Prenez { $ways }.
incroyable-duty-pass = À vous de jouer ! Défiez quelqu’un, ou passez.
incroyable-duty-raise = À vous de jouer ! Défiez quelqu’un, ou relancez à { $least } ou plus.
incroyable-duty-challenge = À vous de jouer ! Plus aucun nombre libre au-dessus : défiez quelqu’un.
incroyable-duty-name = À vous de jouer ! Annoncez un nombre trompeur : { $stake } cases si quelqu’un se trompe.
incroyable-duty-choose = À vous de jouer ! Plus ou moins ?
incroyable-track-from = Vous êtes sur la case { $square }. Voir le parcours
incroyable-heard-track-spirals = Spirales sur { $squares }.
incroyable-heard-track-bonus = Bonus sur { $square }.
incroyable-heard-track-black = { $square } (recul de { $back })
incroyable-heard-track-blacks = Cases danger : { $squares }.
incroyable-heard-track-finish = Arrivée sur { $square }.
incroyable-heard-you-said = Vous avez annoncé { $stated }. Aux autres de choisir : plus ou moins ?
incroyable-heard-you-right = Bien vu ! Vous avez défié { $name } sur son { $value } : c’est trop haut.
incroyable-heard-you-wrong = Raté ! Vous avez défié { $name } sur son { $value } : ce n’est pas trop haut.
incroyable-heard-on-you-right = Défi réussi pour { $name } : votre { $value }, c’est trop haut.
incroyable-heard-on-you-wrong = Défi raté pour { $name } : votre { $value }, ce n’est pas trop haut.

## Comment jouer
incroyable-how-pick = Chacun choisit en secret un nombre de 1 à 9 999. Tout près, c’est bien ; au-dessus, c’est zéro.
incroyable-how-line-up = On classe les nombres. Deux fois le même ? L’un de vous doit bouger.
incroyable-how-cry = La parole va du deuxième nombre le plus haut jusqu’au plus bas : passez, ou criez « Incroyable ! » devant un nombre trop haut. Le joueur le plus bas ne peut pas passer : il défie ou il relance.
incroyable-how-score = Trop haut ? 7 points pour le défi, puis 5, 4, 3, 2 pour ceux qui ne dépassent pas, le plus proche d’abord. Pas trop haut ? Rien pour le défi ; 7, 5, 4, 3, 2 pour les autres.
incroyable-how-walk = Un point, une case, et le premier à l’arrivée gagne. À vous d’interroger, et votre pion est sur une spirale ? Tour à risque !

incroyable-round-pick = « Combien de marches a la tour Eiffel ? » Ada dit 900, Bo 1 500, Cléo 1 600, Dan 2 100.
incroyable-round-line-up = Tous différents : personne ne doit bouger. Dan est tout en haut, Ada tout en bas.
incroyable-round-cry = Cléo est deuxième, elle parle donc en premier : « Incroyable ! » devant les 2 100 de Dan.
incroyable-round-score = Il y a 1 665 marches. Dan dépasse, donc 7 pour Cléo. Parmi les autres, Bo est le plus proche : 5 pour lui, 4 pour Ada, rien pour Dan.
incroyable-round-walk = On avance : Cléo de 7 cases, Bo de 5, Ada de 4. Dan reste sur place.
incroyable-scoring-high = C’était trop haut
incroyable-scoring-not = Ça ne l’était pas
incroyable-scoring-challenger = L’auteur du défi
incroyable-scoring-others = Les autres sans dépasser, le plus proche d’abord
incroyable-scoring-over = Au-dessus de la réponse
incroyable-scoring-extra = Défier le deuxième, le troisième…

## Aide
incroyable-help-ladder = Ce que montre l’échelle
incroyable-help-order = Le plus grand nombre est en haut. Le deuxième parle d’abord, puis on descend jusqu’au plus bas.
incroyable-help-gain = À votre tour, les chiffres jaunes montrent ce que rapporte un défi réussi.
incroyable-help-track = Ce que font les cases
incroyable-track-finish = Case d’arrivée
incroyable-track-bonus = Case bonus
incroyable-track-spirals = Cases à spirale
incroyable-track-black = Cases danger, et de combien elles font reculer
incroyable-track-black-square = Case danger { $place }
incroyable-track-black-back = Case danger { $place } : recul
incroyable-track-black-drop = Retirer la case danger { $place }
incroyable-track-black-add = Case danger
incroyable-track-symbols = Les symboles dans l’ordre depuis le départ, en boucle
incroyable-track-symbol = Symbole de la case { $place }
incroyable-track-symbol-add = Un de plus
incroyable-track-symbol-drop = Un de moins
incroyable-exact = { $name } tombe pile dessus !
incroyable-all-too-high = Tout le monde a vu trop grand !
incroyable-just-over = De { $by }, pas plus. Aïe !
incroyable-exact-mine = Vous tombez pile dessus !
