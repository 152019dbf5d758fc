## Symboles et parcours
incroyable-symbol-professor = Professeur
incroyable-symbol-books = Livres
incroyable-symbol-globe = Globe
incroyable-symbol-heart = Cœur
incroyable-symbol-tree = Arbre
incroyable-unit = en { $unit }
incroyable-asof = état : { $date }
incroyable-track = Le parcours
incroyable-track-open = Montrer le parcours
incroyable-track-label = Parcours de { $squares } cases. { $places }.
incroyable-track-how = Spirale : qui y commence son tour joue un tour à risque. Noir : on recule du nombre inscrit. Jaune : on avance encore, d’autant plus qu’on est loin derrière.
incroyable-square = Case
incroyable-board = Joueurs
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
incroyable-everybody-estimates = Tout le monde estime
incroyable-secret = Personne ne le voit avant que tous aient affiché le leur.
incroyable-set = Afficher mon estimation
incroyable-noted = { $missing ->
    [one] Vous avez mis { $value }. Il en manque encore une ; d’ici là, vous pouvez changer.
   *[other] Vous avez mis { $value }. Il en manque encore { $missing } ; d’ici là, vous pouvez changer.
  }
incroyable-change = Changer mon estimation
incroyable-change-to = Changer pour { $value }
incroyable-is-ready = prêt
incroyable-is-thinking = réfléchit …

## Égalités
incroyable-tie = Deux fois le même nombre
incroyable-tie-line = { $name } doit quitter { $value }.
incroyable-must-move = doit bouger
incroyable-shared = Vous partagez { $value } avec { $names }. Où allez-vous ?
incroyable-below = le plus proche libre en dessous
incroyable-above = le plus proche libre au-dessus
incroyable-where-to = Choisissez un nombre
incroyable-move-to = Passer à { $value }
incroyable-shifting = { $name } doit quitter { $value } et passe à { $ways }.
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
incroyable-may-pass = Défier quelqu’un ou passer ?
incroyable-may-raise = Défier quelqu’un ou relancer à partir de { $least } ?
incroyable-must-doubt = Plus rien au-dessus : il faut défier quelqu’un.
incroyable-whom = Qui ne croyez-vous pas ?
incroyable-would-earn = { $points } points si vous avez raison
incroyable-rule-pass = Si le nombre mis en doute dépasse la réponse, vous gagnez les points affichés à côté. Vous pouvez aussi passer.
incroyable-rule-raise = Si le nombre mis en doute dépasse la réponse, vous gagnez les points affichés à côté. Pas question de passer : le plus bas défie ou relance.
incroyable-rule-doubt = Si le nombre mis en doute dépasse la réponse, vous gagnez les points affichés à côté. Plus rien n’est libre pour relancer.
incroyable-you-doubt = Vous défiez { $name } sur son { $value }.
incroyable-cry = Incroyable !
incroyable-pass = Passer
incroyable-raise-from = Relancer dès { $least }
incroyable-raise = Relancer
incroyable-raise-to = Relancer à { $value }
incroyable-raise-range = De { $least } à { $most }.
incroyable-raise-range-but = De { $least } à { $most }, sauf { $taken }.
incroyable-passed = { $name } passe.
incroyable-raised = { $name } relance à { $value }.

## La réponse
incroyable-answer = La réponse
incroyable-answer-is = La réponse : { $answer }
incroyable-success = { $challenger } a défié { $doubted } sur son { $value }, à juste titre : c’est trop haut.
incroyable-failure = { $challenger } a défié { $doubted } sur son { $value }, à tort : ce n’est pas trop haut.
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
incroyable-why-too_high = Au-dessus de la réponse : rien
incroyable-why-doubted_wrongly = Défi raté : rien
incroyable-why-chose_rightly = Juste : { $points } points, reste en lice
incroyable-why-chose_wrongly = Faux : hors du tour à risque
incroyable-why-chose_nothing = Aucun choix : hors du tour à risque
incroyable-why-somebody_wrong = Quelqu’un s’est fait avoir : { $points } points
incroyable-why-nobody_wrong = Personne ne s’est fait avoir : rien
incroyable-why-no_part = Déjà hors du tour à risque
incroyable-way = Case { $from } → { $to }
incroyable-way-bonus = case bonus : +{ $bonus }
incroyable-way-black = case noire : −{ $danger }
incroyable-next = Continuer

## Tour à risque
incroyable-risk = Tour à risque
incroyable-risk-of = Tour à risque : { $name } interroge
incroyable-risk-how = Qui interroge est seul à voir la réponse et annonce un autre nombre. Vous dites ensuite si la réponse est plus grande ou plus petite. Juste : { $stake } cases. Faux : hors du tour.
incroyable-stating = { $name } annonce un nombre. Enjeu : { $stake } cases.
incroyable-still-in = Encore en lice
incroyable-nobody = personne
incroyable-only-you = Vous seul voyez la réponse :
incroyable-not-the-answer = C’est la réponse elle-même : dites un autre nombre.
incroyable-name-how = Dites un nombre trompeur. Vous avancez de { $stake } cases si quelqu’un se fait avoir.
incroyable-name = Annoncer un nombre
incroyable-name-it = Annoncer { $value }
incroyable-by-lot = Temps écoulé : { $value } a été tiré au sort.
incroyable-says = { $name } annonce
incroyable-choosing = { $name } annonce { $stated }. La réponse est-elle plus grande ou plus petite ?
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
incroyable-you-are-out = Vous êtes hors de ce tour à risque. Au prochain tour, vous rejouez.
incroyable-had-said = { $name } avait annoncé { $stated }.
incroyable-go-on = { $count ->
    [one] { $names } reste en lice.
   *[other] { $names } restent en lice.
  }
incroyable-all-out = Plus personne n’est en lice.

## La fin
incroyable-over = À l’arrivée
incroyable-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
