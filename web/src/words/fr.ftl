# Les mots de la page. Une clé en trois langues ; un test trouve ce qui manque.

## Partout
close = Fermer
back = Retour
rules = Règles
menu = Menu
loading = Un instant …
seconds = { $count } { $count ->
    [one] seconde
   *[other] secondes
  }
points = { $count } { $count ->
    [one] point
   *[other] points
  }
you = Vous
page-title = { $what } – Ardoise
page-description = Quatre jeux de nombres autour d’une table : chacun sur son téléphone, chacun dans sa langue.

## Jeux
game-players = { $least } à { $most } joueurs

## Accueil
home-language = Langue
home-example = Un exemple
home-example-category = Géographie & nature
home-example-question = Combien de langues recense-t-on en Papouasie-Nouvelle-Guinée ?
home-code = On vous attend ? Le code de la table
home-enter = Entrer
home-code-wrong = Un code a six lettres, par exemple MVK RTD. Un lien convient aussi.
home-games = Quatre jeux où tout est un nombre
home-open = Ouvrir une table
home-foot = Ni compte, ni installation, ni pistage.
home-again = Revenir à la table { $code }
home-rules-of = { $game } : les règles
home-own = Vos propres questions
home-own-title = Questions pour ce soir

## Entraînement et ordinateurs
practice = S’entraîner en solo
practice-choose = Entraînement : choisir le jeu et le niveau
practice-line = Vous contre trois joueurs ordinateurs, sans vous presser. Des conseils à la demande.
practice-hint = Un conseil
practice-got-it = Merci
practice-alone = À cette table, vous vous entraînez en solo.
hint-nothing = Vous n’avez rien à décider pour le moment.
level = Niveau
level-novice = Débutant
level-club = Club
level-strong = Confirmé
level-master = Maître
level-line-novice = Vise souvent à côté et se laisse influencer.
level-line-club = Devine et raisonne comme la plupart des gens.
level-line-strong = En sait plus que la moyenne et calcule bien.
level-line-master = En sait beaucoup et lit dans le jeu des autres.
bot-how = Comment font-ils pour savoir ?
bot-sees = Ils voient ce qu’on voit de leur place, et rien d’autre : jamais votre ardoise, jamais vos notes.
bot-guesses = Pour estimer, ils reçoivent une intuition : la bonne réponse, faussée autant que se trompent les gens, et de la même façon.
bot-sealed = Cette intuition naît là où personne d’autre ne peut regarder. Elle n’est ni montrée ni conservée, et une place que quelqu’un peut regarder n’en reçoit pas.
bot-levels = D’un niveau à l’autre, l’intuition est plus ou moins fausse, et le jeu plus ou moins malin.

## Qui je suis
me-title = Nom et image
me-name = Votre nom
me-picture = Votre image
me-change = Image et couleur
me-colour = Votre couleur et votre forme
me-save = Terminé
me-taken = déjà prise à cette table

## Réglages
settings = Réglages
settings-light = Lumière
settings-system = auto
settings-day = jour
settings-evening = soir
settings-sound = Son
settings-on = oui
settings-off = non

## Arriver
join-title = Venez à la table
join-enter = Prendre place
join-watch = Regarder
join-playing = Une partie est en cours. Vous pouvez reprendre une place libre, regarder ou attendre la prochaine.
join-people = { $count ->
    [0] Il n’y a encore personne.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
  }

## Avant la partie
lobby-title = Votre table
lobby-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
  }
lobby-invite = Inviter
lobby-invite-how = Scannez, ou entrez le code sur { $address }
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones de la pièce, ouvrez la table avec « --lan ».
lobby-share = Partager le lien
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-qr = Code QR vers { $address }
lobby-qr-large = L’afficher en grand
lobby-code-read = Code { $letters }
lobby-big-screen = Grand écran
lobby-tv = Télé
lobby-big-screen-how = Une télé ou un projecteur montre la table à tout le monde. Ouvrez-y cette adresse :
lobby-big-screen-sleeps = À cette adresse, le navigateur ne peut pas empêcher cet écran de s’éteindre : réglez l’appareil pour qu’il reste allumé.
lobby-big-screen-here = L’ouvrir sur cet appareil
lobby-what = À quoi jouez-vous ?
lobby-plays = { $host } a choisi
lobby-questions = Questions
lobby-questions-everything = un peu de tout
lobby-questions-without = sans { $categories }
lobby-questions-only = seulement { $categories }
lobby-questions-level = De quelle difficulté ?
lobby-questions-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
lobby-questions-few = C’est trop peu : il en faut au moins { $least } à cette table. Choisissez-en davantage.
lobby-questions-reset = Tout
lobby-questions-starter = Jeu de base
lobby-questions-box = Piocher dans toutes les questions
lobby-questions-languages = Nos questions existent en français, en allemand et en anglais : chacun les lit dans sa langue.
lobby-own = Questions maison
lobby-own-first = Elles sont posées d’abord, puis viennent les autres.
lobby-own-what = { $languages }, { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-own-fits = { $fits ->
    [0] Aucune ne va avec ce jeu.
    [one] Une seule va avec ce jeu.
   *[other] { $fits } d’entre elles vont avec ce jeu.
  }
lobby-own-by = { $name } connaît les réponses et joue pour le plaisir.
lobby-own-unspoken = Tout le monde n’aura pas les questions maison dans sa langue : pour { $names }, elles s’afficheront en { $language }.
lobby-own-remove = Jouer sans
lobby-own-make = En écrire
lobby-own-paste = Ou collez leur lien
lobby-own-use = Prendre
lobby-own-wrong = Ce n’est pas un lien vers des questions.
lobby-options = Règles maison
lobby-options-none = comme dans la règle
lobby-options-some = { $count ->
    [one] 1 changement
   *[other] { $count } changements
  }
lobby-options-reset = Comme dans la règle
lobby-clock = Chronomètre
lobby-shorter = { $what } : raccourcir
lobby-longer = { $what } : allonger
lobby-seats = À table
lobby-waiting = Attendent une place
lobby-watching = Regardent
lobby-asking = Voudraient entrer
lobby-screen = Grand écran
lobby-host = Mène la table
lobby-ready = peut commencer
lobby-not-ready = à table
lobby-away = pas là, sa place est gardée
lobby-bot-level = Ordinateur · { $level }
lobby-seat-free = Place libre
lobby-take = S’asseoir ici
lobby-take-over = Reprendre
lobby-add-bot = Ajouter un joueur ordinateur
lobby-remove-bot = Renvoyer { $name }
lobby-options-for = Options pour { $name }
lobby-join-team = Rejoindre
lobby-stand-up = Se lever et regarder
lobby-leave = Quitter la table
lobby-leave-sure = Votre place sera libre. Le code vous permet de revenir.
lobby-kick = Renvoyer
lobby-kick-sure = Renvoyer { $name } de la table ?
lobby-kick-how = Cette personne ne pourra pas revenir, et désormais c’est vous qui laissez entrer les autres.
lobby-hand-over = Lui confier la table
lobby-approve = Laisser entrer
lobby-time = Temps de réflexion
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = Tant que quelqu’un en a besoin, toute la table a plus de temps.
lobby-came = { $name } est là.
lobby-asks = { $name } voudrait entrer.
lobby-left = { $name } a quitté la table.
lobby-let-in = Vous voilà à table.
lobby-you-host = Vous menez maintenant la table.
lobby-may-start = Vous pouvez commencer.
lobby-door = La porte
lobby-lock = Fermer la table
lobby-lock-how = Plus personne n’entre. Qui est là peut recharger la page.
lobby-approving = Je laisse entrer un par un
lobby-approving-guarded = Activé depuis que vous avez renvoyé quelqu’un. Vous pouvez le désactiver.
lobby-keep = Garder les parties au-delà d’aujourd’hui
lobby-keep-how = Sinon la table est oubliée un jour après son dernier mot.
lobby-start = Lancer la partie
lobby-start-few = { $count ->
    [one] Il manque une personne : invitez quelqu’un ou ajoutez un joueur ordinateur.
   *[other] Il manque { $count } personnes : invitez du monde ou ajoutez des joueurs ordinateurs.
  }
lobby-start-exactly = Cette règle maison vaut pour { $count } places exactement.
lobby-start-questions = Trop peu de questions : il y en a { $count }, il en faut { $least } à cette table.
lobby-im-ready = On peut y aller
lobby-im-not-ready = Pas tout de suite
lobby-host-starts = { $host } lance la partie.
lobby-nobody-starts = Qui reste mènera la table dans une minute.
lobby-wait-approval = { $host } vous laisse entrer dans un instant.
lobby-wait-seat = Toutes les places sont prises. La prochaine est pour vous.
lobby-you-watch = Vous regardez.
lobby-tv-title = Prenez place
lobby-tv-free = { $count } { $count ->
    [one] libre
   *[other] libres
  }
lobby-locked = La table est fermée.
lobby-screen-wait = { $host } laisse entrer cet écran dans un instant.
lobby-speaks = joue en { $language }

## Questions
level-1 = faciles
level-2 = moyennes
level-3 = difficiles
category-economy = Économie & société
category-arts = Arts & littérature
category-geography = Géographie & nature
category-history = Histoire & politique
category-culture = Culture populaire
category-science = Sciences
category-sports = Sports & loisirs
category-misc = Divers

## Règles maison

## Pendant la partie
frame-round = Manche { $round } sur { $rounds }
frame-turn = Tour { $turn }
frame-asks = { $name } interroge
frame-waits-for = La table attend { $names }.
frame-waits-for-nobody = La suite dans un instant.
frame-your-turn = À vous de jouer
frame-paused = Pause
frame-paused-how = { $host } relancera la partie.
frame-paused-yours = Le temps est arrêté et personne ne peut jouer.
frame-pause = Pause
frame-go-on = Reprendre
frame-more-time = 30 s de plus
frame-time-ask = Trop court ? { $host } peut vous en donner plus ; entre deux parties, vous le réglez vous-même.
frame-clock = Chronomètres
frame-players = À table
frame-away = absent
frame-let-bot = Laisser jouer l’ordinateur
frame-watching = Vous regardez.
frame-seat-free = Vous pouvez reprendre :
frame-unsent = En route …
frame-fullscreen = Plein écran
frame-sound-off = Couper le son
frame-sound-on = Mettre le son
frame-sound-tap = Activer le son

## Réponses contestées
flag-link = C’est faux ?
flag-menu = Une réponse est fausse
flag-title = Quelle réponse est fausse ?
flag-none = Aucune réponse n’a encore été lue.
flag-source = Source : { $source }
flag-remark = Qu’est-ce qui est juste, et d’où le savez-vous ? (Facultatif.)
flag-send = Prévenir { $host }
flag-verdict-open = { $host } est au courant.
flag-verdict-right = { $host } a vérifié : la réponse est juste.
flag-verdict-corrected = { $host } a corrigé la réponse.
flags-open = { $count ->
    [one] Une réponse est contestée
   *[other] { $count } réponses sont contestées
}
flags-title = Réponses contestées
flags-said = { $name } : « { $words } »
flags-said-nothing = { $name } en doute.
flags-is-right = C’est juste
flags-correct = Corriger
flags-the-answer = La bonne réponse
flags-count-again = Recompter
flags-nothing = Plus personne ne conteste de réponse.
recount-title = On a recompté
recount-not = Non pas :
recount-player = Joueur
recount-before = Avant
recount-after = Maintenant
recount-rounds = Manche par manche
recount-round = Manche { $round } :
recount-change = { $name } { $before } → { $after }
recount-same = Aucun score n’a changé.
recount-go-on = Compris

## Connexion
lost-title = Pas de connexion
lost-connecting = On cherche la table …
lost-next = Votre place vous reste. Prochain essai dans { $seconds } s.
lost-now-trying = Votre place vous reste. Nouvel essai …
lost-now = Essayer
close-1003 = La table n’a pas compris cette page
close-1003-how = Elle est sans doute ancienne. Rechargez-la.
close-1008 = Trop de choses à la fois
close-1008-how = La table souffle un peu, puis vous laisse revenir.
close-1009 = La table n’a pas compris cette page
close-1009-how = Elle est sans doute ancienne. Rechargez-la.
close-1011 = La table a trébuché
close-1011-how = Elle se relève telle qu’elle était. Rien n’est perdu.
close-1012 = La table redémarre
close-1012-how = Rien n’est perdu. La suite dans un instant.
close-4000 = Vous avez quitté la table
close-4000-how = Le code vous permet de revenir.
close-4001 = Vous continuez ailleurs
close-4001-how = Un autre de vos écrans a pris la place de celui-ci.
close-4003 = On vous a renvoyé
close-4003-how = Qui mène la table vous l’a fermée.
close-4008 = La connexion était trop lente
close-4008-how = Nouvel essai en cours.
close-4401 = Cette place n’est plus la vôtre
close-4401-how = Revenez avec le code.
close-4404 = Cette table n’existe pas
close-4404-how = Une table est oubliée un jour après son dernier mot. C’est peut-être une faute de frappe.
closed-home = Vers l’accueil
closed-enter = Revenir
closed-here = Continuer ici
closed-reload = Recharger

## La fin
end-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
  }
end-wins-to = { $names } gagne, { $first } à { $second }
end-shared = { $names } partagent la victoire
end-over = La partie est finie
end-winner = gagne
end-tally-short = { $name } { $count }
end-podium = Podium
end-tally = La soirée jusqu’ici
end-tally-wins = { $count ->
    [0] pas encore de victoire
    [one] 1 victoire
   *[other] { $count } victoires
  }
end-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
  }
end-again = Encore, avec les mêmes
end-another = Un autre jeu
end-to-table = Vers la table
end-host-starts = { $host } lance la prochaine partie.
end-fair = Était-ce loyal ? Vérifiez.
end-fair-how = Avant la donne, la table a montré un sceau : l’empreinte du hasard qu’elle allait employer. La partie finie, elle montre ce hasard : qui veut peut redonner et comparer.
end-fair-seal = Le sceau, montré avant la donne
end-fair-seed = Le hasard qu’il scellait
end-download = Télécharger toute la partie

## Règles
rules-sections = Chapitres
rules-missing = Impossible de lire les règles pour l’instant.
rules-again = Réessayer

## Refus
refusal-no_such_question = Cette réponse n’a pas été lue dans cette partie.
refusal-same_answer = C’est déjà la réponse qui compte.
refusal-too_many_flags = { $most } doutes à la fois suffisent. Attendez qu’on les examine.
refusal-unknown = Ce n’était pas possible ({ $code }).
refusal-no_connection = Le serveur ne répond pas.
refusal-gone = Vous n’êtes plus à cette table.
refusal-broken = La table trébuche là-dessus.
refusal-door_crowded = Beaucoup de monde attend à la porte. Réessayez dans un instant.
refusal-bad_pack = Ces questions contiennent encore des erreurs.
refusal-log_full = Le carnet de cette table est plein. Ouvrez-en une autre pour la prochaine partie.
refusal-looking_only = Vous jouez sur un autre de vos écrans. Celui-ci regarde.
refusal-malformed = La table n’a pas compris cette page. Rechargez-la.
refusal-no_room = Cette table n’existe pas, ou sa porte est fermée.
refusal-no_such_category = Ce genre de question n’existe pas.
refusal-no_such_game = Ce jeu n’existe pas.
refusal-no_such_pack = Ce paquet n’existe pas.
refusal-no_such_person = Cette personne est partie.
refusal-no_such_seat = Cette place n’existe pas.
refusal-not_a_number = Ce n’est pas un nombre.
refusal-not_allowed = Seul qui mène la table peut faire cela.
refusal-not_found = Il n’y a rien ici.
refusal-not_now = Pas maintenant.
refusal-not_over = Cette partie n’est pas finie.
refusal-not_seated = Vous n’avez pas de place dans cette partie.
refusal-not_stored = Le disque de la table n’écrit pas. Réessayez dans un instant.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-only_for_the_table = On joue encore avec ces questions. Pour l’instant, il faut avoir joué cette partie pour la télécharger.
refusal-only_in_practice = C’est réservé à l’entraînement.
refusal-out_of_order = Un autre de vos gestes est passé devant. Réessayez.
refusal-out_of_range = De { $least } à { $most }, s’il vous plaît.
refusal-own_pack_gone = Les questions choisies n’existent plus. Jouez sans, ou choisissez-en d’autres.
refusal-pack_changed = Ces questions ont été modifiées sur un autre appareil.
refusal-pack_too_large = Le fichier dépasse { $most } ko.
refusal-paused = La partie est en pause.
refusal-practice_alone = Quelqu’un s’entraîne en solo à cette table. Un grand écran peut regarder.
refusal-room_full = La table est complète.
refusal-room_locked = La table est fermée.
refusal-seat_known = Dans cette partie, vous avez vu les secrets d’une autre place.
refusal-seat_taken = Cette place est prise.
refusal-sent_away = On vous a renvoyé de cette table.
refusal-server_full = Le serveur n’a plus de place pour une table.
refusal-text_character = Un des signes ne convient pas.
refusal-text_length = Entre { $least } et { $most } signes, s’il vous plaît.
refusal-too_few_cards = Il y a trop peu de questions dans ces paquets.
refusal-too_few_questions = Trop peu de questions : il y en a { $count }, il en faut au moins { $least }.
refusal-too_fast = Trop de choses à la fois. Un instant …
refusal-too_late = Trop tard : la partie a avancé.
refusal-too_many_joins = Beaucoup de monde arrive d’ici en même temps. Réessayez dans une minute.
refusal-too_many_bytes = Trop de choses chargées depuis ici. Réessayez dans une minute.
refusal-too_many_packs = Trop de nouveaux paquets d’ici. Réessayez dans quelques minutes.
refusal-too_many_rooms = Trop de tables depuis ici. Réessayez dans quelques minutes.
refusal-too_many_sockets = Trop d’écrans depuis ici.
refusal-too_many_tries = Trop d’essais. Attendez une minute.
refusal-too_precise = Au plus { $digits } chiffres, dont { $decimals } après la virgule.
refusal-too_slow = L’envoi a été trop long. Réessayez.
refusal-wait_for_approval = Il faut d’abord qu’on vous laisse entrer.
refusal-wrong_card = Cette carte n’a rien à faire ici.
refusal-wrong_number_of_seats = Ce jeu demande { $least } à { $most } places.
refusal-wrong_options = Ces règles maison ne vont pas ensemble.
refusal-wrong_origin = Cette page vient d’ailleurs.

source-reckoned = notre propre calcul
source-table = la table elle-même

## The page before it runs, and where somebody shares its link
page-heading = Ardoise : jeux de nombres entre amis
page-noscript = Ardoise a besoin de JavaScript : activez-le dans votre navigateur, puis rechargez la page.
source-counted = compté par nous
home-about = À propos d’Ardoise
