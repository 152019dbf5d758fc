# Words of Code 777, loaded with the game.

## La table
code777-rack-of = Réglette : { $name }
code777-rack-mine = Votre réglette
code777-rack-nobody = Réglette { $number }, sans joueur
code777-nobody = Sans joueur
code777-you = Vous, { $name }
code777-scores = Points
code777-points = { $points } { $points ->
    [one] point
   *[other] points
  } sur { $goal }
code777-draws = pose la question
code777-noted = a noté la réponse
code777-stock = Réserve : { $count }
code777-patience = { $count ->
    [one] Encore une question sans déclaration, et toutes les réglettes sont remplacées.
   *[other] Encore { $count } questions sans déclaration, et toutes les réglettes sont remplacées.
  }

## Question et réponse
code777-question = Question { $number }
code777-drew = { $name } répond
code777-drew-mine = Vous répondez
code777-first = { $name } tire la première question.
code777-first-mine = Vous tirez la première question.
code777-same = même nombre
code777-draw = Tirer une question
code777-draw-how = Le jeu répond d’après ce que vous voyez.
code777-content = C’est noté
code777-content-done = Noté
code777-others-turn = { $name } interroge
code777-content-how = On continue dès que tout le monde a noté.
code777-pick = Laquelle posez-vous ?
code777-pick-now = Choisissez
code777-pick-how = L’autre passe sous la pioche.
code777-picking = { $name } a tiré deux questions et en choisit une.
code777-sending = Envoi…

## Annoncer
code777-declare = Déclarer
code777-declare-title = Quels sont vos chiffres ?
code777-declare-how = Trois chiffres, dans n’importe quel ordre. Les couleurs ne comptent pas, les doublons si.
code777-declare-gives = Juste : 1 point. Faux : rien, et pas de nouvel essai avant { $count ->
    [one] la prochaine question
   *[other] { $count } autres questions
  }. Dans les deux cas, vos trois cartes sont montrées à tous et remplacées.
code777-declare-wait = { $count ->
    [one] dans 1 question
   *[other] dans { $count } questions
  }
code777-declare-missing = { $count ->
    [one] Encore un chiffre
   *[other] Encore { $count } chiffres
  }
code777-declare-these = Déclarer { $numbers }
code777-sure = Déclarer { $numbers } ?
code777-sure-yes = Oui, je déclare
code777-sure-no = Modifier
code777-said = Vos chiffres
code777-slot-empty = vide
code777-delete = Effacer le dernier chiffre
code777-right = { $name } déclare { $numbers }. Juste : 1 point !
code777-right-mine = Vous déclarez { $numbers }. Juste : 1 point !
code777-wrong = { $name } déclare { $numbers }. Raté : aucun point.
code777-wrong-mine = Vous déclarez { $numbers }. Raté : aucun point.
code777-pause-mine = { $count ->
    [one] Nouvel essai possible après la prochaine question.
   *[other] Nouvel essai possible après { $count } autres questions.
  }
code777-pause = { $count ->
    [one] { $name } pourra réessayer après la prochaine question.
   *[other] { $name } pourra réessayer après { $count } autres questions.
  }
code777-pauses = { $count ->
    [one] ne peut rien déclarer avant la prochaine question
   *[other] ne peut rien déclarer pendant encore { $count } questions
  }
code777-there-was = C’était
code777-new-cards = Nouvelles cartes : { $names }
code777-unowned = une réglette sans joueur
code777-stalled = { $count } questions sans déclaration : toutes les réglettes sont montrées et remplacées. Personne ne marque.

## Carnet et journal
code777-notebook = Bloc-notes
code777-to-table = La table
code777-sheets = Feuilles
code777-sheet-0 = Certain
code777-sheet-1 = Piste 1
code777-sheet-2 = Piste 2
code777-cross-open = Barrer ce que je vois
code777-wipe = Effacer
code777-crossed = { $count ->
    [one] { $count } barrée
   *[other] { $count } barrées
  }
code777-record = Registre
code777-record-empty = Pas encore de question.
code777-record-newest = La première question est encore au milieu de la table.
code777-record-earlier = { $count ->
    [one] La feuille est pleine : la première question n’y est plus.
   *[other] La feuille est pleine : les { $count } premières questions n’y sont plus.
  }
code777-reference = Mémo
code777-reference-title = Cartes et questions
code777-aside = Écartées
code777-aside-empty = Pas encore de carte.
code777-then = Les réglettes jusque-là
code777-hidden-then = encore cachée pour vous
code777-record-none = Rien n’est noté à cette table : retenez questions et réponses.
code777-out = ne peut pas être à vous
code777-in = est forcément à vous
code777-deduced = Ce que vous pouvez savoir
code777-sure-none = Aucun chiffre certain pour l’instant.
code777-sure-some = Déjà certain : { $numbers }
code777-sure-code = Certain : { $numbers }. Vous pouvez le déclarer !
code777-codes-left = Encore { $count } codes possibles :
code777-codes-more = { $count } de plus, moins probables

## La fin
code777-turned = Toutes les réglettes sont retournées
code777-won = { $name } gagne avec { $points ->
    [one] un point
   *[other] { $points } points
  } !
code777-won-mine = Vous gagnez avec { $points ->
    [one] un point
   *[other] { $points } points
  } !
code777-tally = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  } sur { $count }
code777-tally-none = aucune déclaration
code777-left = encore { $count } codes possibles
code777-left-certain = le code était certain
code777-left-nobody = réglette sans joueur

## L’histoire
code777-story-lanes = Qui en savait assez, et quand ?
code777-story-known = aurait pu savoir
code777-story-right = juste
code777-story-wrong = faux
code777-story-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
code777-story-bold = Le coup d’audace : { $name } déclare { $code } alors que { $count } codes restaient possibles, et c’est juste !
code777-story-sure = Personne n’a eu à deviner : chaque déclaration juste pouvait être certaine.
code777-story-late = { $name } aurait pu déclarer { $code } { $count ->
    [one] une question
   *[other] { $count } questions
  } plus tôt : c’était certain.
code777-story-unsaid = { $name } avait { $code } et aurait pu le savoir { $count ->
    [one] une question
   *[other] { $count } questions
  } avant la fin.
code777-story-clue = Le meilleur indice : la question { $question }, posée par { $asker }. Sur { $before } codes, il n’en reste que { $after } pour { $listener }.
code777-story-quick = Record de vitesse : { $name } trouve { $code } { $count ->
    [0] sans une seule question
    [one] en une question
   *[other] en { $count } questions
  }.
code777-lane-open = { $code }, pas déclaré, de la question { $since } à la question { $until }.
code777-lane-right = { $code }, déclaration juste, après la question { $until }.
code777-lane-wrong = { $code }, déclaration fausse, après la question { $until }.
code777-lane-certain = Certain après la question { $number }.
code777-insight = Ce qu’on pouvait savoir
code777-insight-how = Un bit = un doute divisé par deux. À côté du nom : ce que les réponses ont appris de plus que d’habitude. C’est la part de chance.
code777-insight-by = chance { $bits }
code777-insight-at = Déclaré avec { $chance } de chances, avant d’en avoir la certitude.
code777-insight-sure = Déclaré dès que c’était certain.
code777-insight-late = Déclaré { $count ->
    [one] une question
   *[other] { $count } questions
  } après la certitude.
code777-insight-impossible = Déclaration de { $numbers } : c’était impossible.
code777-insight-open = Pas déclaré : { $count } codes restaient possibles.
code777-insight-unsaid = Pas déclaré, mais certain { $count ->
    [0] tout à la fin
    [one] pendant une question
   *[other] pendant { $count } questions
  }.
code777-insight-luck = Les réponses ont apporté { $bits } bits ; on pouvait en attendre { $expected } (le trait fin).
code777-insight-usual = bits, { $bits } attendus
code777-insight-likeliest = { $count } codes restaient possibles ; les plus probables : { $codes }.

## Conseils à l’entraînement
hint-code777_certain = Rien d’autre n’est possible : vous avez { $code }. Déclarez !
hint-code777_soon = Rien d’autre n’est possible : vous avez { $code }. Déclarez dès que vous pouvez, après { $wait ->
    [one] la prochaine question
   *[other] { $wait } autres questions
  }.
hint-code777_dare = Il reste { $count } codes, et { $code } a { $chance } % de chances d’être le bon. À trop attendre, on se fait devancer : osez.
hint-code777_nothing = La dernière réponse ne vous a rien appris. Il reste { $count } codes ; le plus probable, { $code }, a { $chance } % de chances.
hint-code777_fewer = La dernière réponse { $gone ->
    [one] écarte un code
   *[other] écarte { $gone } codes
  }. Il en reste { $count } ; le plus probable, { $code }, a { $chance } % de chances.
hint-code777_likelier = La dernière réponse n’écarte aucun code, mais en rend certains plus probables. Il en reste { $count } ; le plus probable, { $code }, a { $chance } % de chances.
hint-code777_left = Il reste { $count } codes ; le plus probable, { $code }, a { $chance } % de chances. Écoutez les autres : vos propres questions ne vous apprennent rien.

## Les 23 questions
code777-question-1 = Combien de réglettes totalisent 18 ou plus ?
code777-question-2 = Combien de réglettes totalisent 12 ou moins ?
code777-question-3 = Combien de réglettes montrent un même chiffre en différentes couleurs (disons un 7 bleu et un 7 jaune) ?
code777-question-4 = Combien de réglettes montrent trois couleurs différentes ?
code777-question-5 = Combien de réglettes n’ont que des chiffres pairs ou que des chiffres impairs ?
code777-question-6 = Combien de réglettes ont au moins deux cartes identiques (même chiffre, même couleur) ?
code777-question-7 = Combien de réglettes ont trois chiffres qui se suivent ?
code777-question-8 = Combien de couleurs différentes voyez-vous ?
code777-question-9 = Combien de couleurs voyez-vous trois fois ou plus ?
code777-question-10 = De 1 à 7, combien de chiffres ne voyez-vous pas ?
code777-question-11 = Parmi le 1 vert, le 5 noir et le 7 rose, combien en voyez-vous ?
code777-question-12 = Voyez-vous davantage de 3, ou davantage de 6 roses ?
code777-question-13 = Voyez-vous davantage de 6 verts ou de 7 jaunes ?
code777-question-14 = Voyez-vous davantage de 2 jaunes ou de 7 jaunes ?
code777-question-15 = Voyez-vous davantage de 6 roses ou de 6 verts ?
code777-question-16 = Voyez-vous davantage de 7 bleus ou de 7 d’autres couleurs ?
code777-question-17 = Voyez-vous davantage de chiffres bruns ou de chiffres bleus ?
code777-question-18 = Voyez-vous davantage de chiffres rouges ou de chiffres roses ?
code777-question-19 = Voyez-vous davantage de chiffres verts ou de chiffres bleus ?
code777-question-20 = Voyez-vous davantage de chiffres jaunes ou de chiffres roses ?
code777-question-21 = Voyez-vous davantage de chiffres noirs ou de chiffres bruns ?
code777-question-22 = Voyez-vous davantage de chiffres noirs ou de chiffres rouges ?
code777-question-23 = Voyez-vous davantage de chiffres verts ou de chiffres jaunes ?

## Plus de quoi
code777-more-3-black = davantage de 3
code777-more-6-pink = davantage de 6 roses
code777-more-6-green = davantage de 6 verts
code777-more-7-yellow = davantage de 7 jaunes
code777-more-2-yellow = davantage de 2 jaunes
code777-more-7-blue = davantage de 7 bleus
code777-more-7 = davantage d’autres 7
code777-more-brown = plus de bruns
code777-more-blue = plus de bleus
code777-more-red = plus de rouges
code777-more-pink = plus de roses
code777-more-green = plus de verts
code777-more-yellow = plus de jaunes
code777-more-black = plus de noirs

refusal-not_offered = Cette question ne vous était pas proposée.
refusal-not_this_rack = Votre réglette a changé entre-temps.
refusal-pausing = Votre dernière déclaration était fausse : { $count ->
    [one] attendez la prochaine question
   *[other] attendez { $count } autres questions
  }.
refusal-not_three_numbers = Il faut trois chiffres.
code777-card = { $number } { $colour }, { $symbol }
code777-card-crossed = { $number } { $colour }, { $symbol }, barré
code777-card-back = Carte face cachée
code777-colour-green = vert
code777-colour-yellow = jaune
code777-colour-black = noir
code777-colour-brown = brun
code777-colour-red = rouge
code777-colour-pink = rose
code777-colour-blue = bleu
code777-symbol-leaf = feuille
code777-symbol-sun = soleil
code777-symbol-moon = lune
code777-symbol-acorn = gland
code777-symbol-flame = flamme
code777-symbol-flower = fleur
code777-symbol-wave = vague

## For those who hear the page
code777-heard-was = C’était { $cards }.
code777-heard-card = { $number } { $colour }
code777-heard-copies = { $count } fois le { $card }
code777-heard-open = Pas barrées : { $cards }.
code777-duty-draw = À vous de jouer ! Tirez une question.
code777-duty-pick = À vous de jouer ! Laquelle des deux posez-vous ?
code777-duty-note = C’est noté ? Continuez, ou déclarez.
code777-copy = { $number } sur { $count }
code777-crossed-out = barrée
code777-cards = Les 28 cartes : parcourez-les avec les flèches
code777-cross-choose = Choisissez ce que vous barrez
code777-declare-keys = Tapez trois chiffres de { $least } à { $most }

## Comment jouer
code777-how-racks = Tout le monde voit vos trois chiffres, sauf vous.
code777-how-ask = À votre tour, tirez une question sur ce que vous voyez. Le jeu y répond, sans mentir, et tous entendent.
code777-how-cross-out = Chaque réponse vous apprend quelque chose : barrez ce que vous ne pouvez pas avoir, et trouvez vos chiffres.
code777-how-declare = Vous croyez savoir ? Déclarez, à tout moment ! Juste : un point. Juste ou faux, vous recevez de nouvelles cartes. Trois points, et c’est gagné.

code777-round-racks = Vous êtes Ada. Vous voyez les réglettes de Bo, Cléo et Dan. Vos trois chiffres, eux, vous tournent le dos.
code777-round-ask = Bo tire : plus de noirs ou plus de bruns ? Il voit votre réglette, celle de Cléo et celle de Dan, et la réponse est « plus de noirs ».
code777-round-cross-out = Barrez ce qui est sur les autres réglettes. Et comme ni Cléo ni Dan n’ont de carte noire, vous en avez forcément une !
code777-round-declare = Quelques questions plus tard, c’est certain : 3, 5, 7. Juste ! Un point, et trois nouvelles cartes.
code777-scoring-right = Déclaration juste, et nouvelles cartes
code777-scoring-wrong = Déclaration fausse : nouvelles cartes, et une pause
code777-scoring-win = Points pour gagner
code777-wrong-near = { $name } déclare { $numbers }. Si près ! Deux sur trois, aucun point.
code777-wrong-near-mine = Vous déclarez { $numbers }. Si près ! Deux sur trois, aucun point.
