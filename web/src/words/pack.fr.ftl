# Les mots de l’éditeur de questions personnelles.

pack-loading = Un instant…
pack-unsaved = Enregistrement…
pack-saved = { $ready ->
    [0] Enregistré, aucune question pour l’instant
    [one] Enregistré, 1 question
   *[other] Enregistré, { $ready } questions
  }
pack-saved-but = { $ready ->
    [0] Gardé sur cet appareil,
    [one] 1 enregistrée,
   *[other] { $ready } enregistrées,
  } { $unfinished ->
    [one] 1 à terminer
   *[other] { $unfinished } à terminer
  }
pack-offline = Serveur injoignable : gardé sur cet appareil
pack-wrong = Pas encore enregistré : il manque quelque chose
pack-changed = Modifié ailleurs
pack-changed-how = Entre-temps, ces questions ont changé sur un autre appareil. Quelle version garder ?
pack-take-theirs = Prendre l’autre
pack-keep-mine = Garder la mienne
pack-gone = Aucune question au bout de ce lien. Il est peut-être incomplet, ou elles ont été supprimées.

pack-empty = Pas encore de question. Dix suffisent pour une soirée : quel âge a Mamie, combien de marches jusqu’au grenier ?
pack-add = Ajouter une question
pack-add-next = Encore une
pack-done = C’est bon
pack-to-list = Toutes les questions
pack-question-n = Question { $number }
pack-no-text = (pas encore de texte)
pack-unfinished = à terminer
pack-delete-question = Supprimer cette question
pack-deleted = Question supprimée.
pack-undo = Annuler
pack-languages = Vous écrivez dans quelles langues ?
pack-languages-how = Les autres liront la première langue cochée.
pack-label-title = Titre
pack-label-q = Question
pack-label-a = Réponse
pack-label-unit = Unité, s’il y en a une
pack-label-anecdote = À raconter après la réponse
pack-label-src = Source
pack-label-languages = Langues
pack-label-questions = Questions
pack-example = p. ex. Combien de marches jusqu’au grenier de Mamie ?
pack-example-unit = p. ex. marches
pack-write-answer = À écrire
pack-more = Anecdote, source et thème
pack-preview = Aperçu à la table

pack-play = Jouer avec ces questions
pack-play-at = Jouer à la table { $code }
pack-play-needs = Une seule question terminée, et on peut jouer.
pack-share = Lien vers ces questions
pack-share-warning = Ce lien montre les réponses et permet de tout modifier : ne le donnez pas à ceux qui doivent deviner.
pack-kept = Vos questions sont gardées un an après leur dernière utilisation. Sans le lien, personne ne les retrouve, pas même vous : conservez-le.
pack-files = Fichiers
pack-import = Importer un fichier
pack-import-how = Un fichier Ardoise, ou un tableau (CSV) avec des colonnes comme q.fr, a et unit.fr.
pack-import-choose = Choisir un fichier
pack-export = Garder une copie
pack-export-json = Fichier Ardoise
pack-export-csv = Tableau (CSV)
pack-forget = Tout supprimer
pack-forget-sure = Elles disparaîtront toutes, pour tous ceux qui ont le lien.

pack-fault-missing = À compléter.
pack-fault-too_long = { $most } caractères au plus.
pack-fault-hidden = Un caractère invisible s’est glissé ici : ressaisissez le texte.
pack-fault-markup = Ni lien ni code, s’il vous plaît.
pack-fault-no_language = Choisissez-en au moins une.
pack-fault-twice = Déjà écrit une fois.
pack-fault-too_many = { $most } questions au plus.
pack-fault-gives_away = Le texte donne déjà la réponse.
pack-fault-does_not_fit = Ne convient pas à { $game } : il y faut des nombres entiers de { $least } à { $most }.
pack-fault-out_of_range = De { $least } à { $most }.
pack-fault-too_precise = { $digits } chiffres au plus, dont { $decimals } après la virgule.
pack-fault-not_a_number = « { $text } » n’est pas un nombre.
pack-fault-several_numbers = « { $text } » peut se lire de deux façons : écrivez-le sans séparateur.
pack-fault-too_large = Plus de { $most } ko.
pack-fault-wrong_type = Ce n’est pas ce qu’on attend ici.
pack-fault-no_column = Il manque la colonne { $column }.
pack-fault-unknown_column = Il n’y a pas de colonne { $column }.

## For those who hear the page
pack-topic-in = Thème dans { $game }

pack-label-year = La réponse est une année
pack-year-how = On écrira 1911, et non 1 911.
pack-label-cat = Thème
pack-fault-not_utf8 = Enregistrez le fichier en UTF-8, puis réessayez.
pack-fault-not_json = Ce fichier est abîmé, ou ne vient pas d’Ardoise.
pack-fault-not_csv = Le tableau est illisible. Un guillemet de trop, peut-être ?
pack-fault-unknown_field = Il n’y a pas de champ { $name }.
pack-fault-unknown_choice = « { $text } » ne fait pas partie des choix.
