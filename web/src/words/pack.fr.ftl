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
pack-changed-how = Entre-temps, ces questions ont été modifiées sur un autre appareil. Quelle version garder ?
pack-take-theirs = La plus récente
pack-keep-mine = La mienne, telle qu’elle est ici
pack-gone = Aucune question sous ce lien. Il est peut-être incomplet, ou elles ont été supprimées.

pack-empty = Aucune question pour l’instant. Dix suffisent pour une soirée : quel âge a Mamie, combien de marches mènent au grenier ?
pack-add = Ajouter une question
pack-add-next = Encore une
pack-done = Terminé
pack-to-list = Toutes les questions
pack-question-n = Question { $number }
pack-no-text = (pas encore de texte)
pack-unfinished = à terminer
pack-delete-question = Supprimer cette question
pack-deleted = Question supprimée.
pack-undo = Annuler
pack-languages = Dans quelles langues écrivez-vous ?
pack-languages-how = Qui en parle une autre lit la première.
pack-label-title = Titre
pack-label-q = Question
pack-label-a = Réponse
pack-label-unit = Unité, s’il y en a une
pack-label-anecdote = À raconter après la réponse
pack-label-src = Qui le dit ?
pack-label-languages = Langues
pack-label-questions = Questions
pack-example = p. ex. Combien de marches mènent au grenier de Mamie ?
pack-example-unit = p. ex. marches
pack-write-answer = À écrire
pack-more = Anecdote, source et thème
pack-preview = Ce que montre la table

pack-play = Jouer avec ces questions
pack-play-at = Les emporter à la table { $code }
pack-play-needs = Une question terminée suffit pour jouer.
pack-share = Lien vers ces questions
pack-share-warning = Qui a ce lien voit les réponses et peut modifier les questions. Ne le donnez pas à celles et ceux qui doivent deviner.
pack-kept = Gardé un an après la dernière utilisation. Sans le lien, personne ne les retrouve, pas même vous : conservez-le.
pack-files = Fichiers
pack-import = Lire un fichier
pack-import-how = Un fichier écrit par Ardoise, ou un tableau (CSV) avec des colonnes comme q.fr, a et unit.fr.
pack-import-choose = Choisir un fichier
pack-export = Garder une copie
pack-export-json = En fichier pour Ardoise
pack-export-csv = En tableau pour un tableur (CSV)
pack-forget = Supprimer toutes les questions
pack-forget-sure = Elles disparaîtront toutes, pour quiconque a le lien.

pack-fault-missing = Reste à écrire.
pack-fault-too_long = { $most } caractères au plus.
pack-fault-hidden = Il contient un caractère invisible : saisissez-le à nouveau.
pack-fault-markup = Ni lien ni code, s’il vous plaît.
pack-fault-no_language = Choisissez-en au moins une.
pack-fault-twice = Ceci y est deux fois.
pack-fault-too_many = { $most } questions au plus.
pack-fault-gives_away = Le texte donne la réponse.
pack-fault-does_not_fit = Pas posée à { $game }, qui veut des nombres entiers de { $least } à { $most }.
pack-fault-out_of_range = De { $least } à { $most }.
pack-fault-too_precise = { $digits } chiffres au plus, dont { $decimals } après la virgule.
pack-fault-not_a_number = « { $text } » n’est pas un nombre.
pack-fault-several_numbers = « { $text } » peut se lire de deux façons : écrivez-le sans séparateur.
pack-fault-too_large = Plus de { $most } ko.
pack-fault-wrong_type = Ce n’est pas ce qu’on attend ici.
pack-fault-no_column = Il manque la colonne { $column }.
pack-fault-unknown_column = Il n’y a pas de colonne { $column }.

pack-label-year = La réponse est une année
pack-year-how = On écrira 1911, et non 1 911.
pack-label-cat = Thème
pack-fault-not_utf8 = Enregistrez le fichier en UTF-8, puis réessayez.
pack-fault-not_json = Ce fichier est abîmé, ou ne vient pas d’Ardoise.
pack-fault-not_csv = Le tableau est illisible. Un guillemet de trop, peut-être ?
pack-fault-unknown_field = Il n’y a pas de champ { $name }.
pack-fault-unknown_choice = « { $text } » ne fait pas partie des choix.
