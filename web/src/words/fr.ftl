# Les mots de la page. Une clé en trois langues ; un test trouve ce qui manque.

## Partout
close = Fermer
back = Retour
rules = Règles
menu = Menu
loading = Un instant…
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
home-example-category = Géographie et nature
home-example-question = Combien de langues parle-t-on en Papouasie-Nouvelle-Guinée ?
home-code = On vous attend ? Entrez le code de la table
home-enter = Entrer
home-code-wrong = Un code a six lettres, par exemple MVK RTD. Un lien marche aussi.
home-games = Quatre jeux, rien que des nombres
home-open = Ouvrir une table
home-foot = Rien à installer, pas de compte, pas de pistage.
home-again = Retour à la table { $code }
home-rules-of = { $game } : les règles
home-own = Vos questions maison
home-own-title = Questions pour ce soir

## Entraînement et ordinateurs
practice = S’entraîner en solo
practice-choose = Entraînement : quel jeu, quel niveau ?
practice-line = Vous contre trois bots, à votre rythme. Des conseils si vous en voulez.
practice-hint = Un conseil
practice-got-it = Merci !
practice-alone = Ici, vous vous entraînez en solo.
hint-nothing = Rien à décider pour l’instant.
level = Niveau
level-novice = Facile
level-club = Moyen
level-strong = Fort
level-master = Expert
level-line-novice = Vise souvent à côté et se laisse influencer.
level-line-club = Devine et raisonne comme tout le monde.
level-line-strong = En sait plus que la moyenne et compte bien.
level-line-master = En sait long et lit dans le jeu des autres.
bot-how = Et les bots, comment font-ils ?
bot-sees = Ils voient ce qu’on voit de leur place, rien d’autre : jamais votre ardoise, jamais vos notes.
bot-guesses = Pour estimer, ils partent de la bonne réponse, mais brouillée : ils se trompent autant que de vrais joueurs, et de la même façon.
bot-sealed = Cette intuition est calculée à l’abri des regards, puis oubliée. Une place que quelqu’un peut observer n’en reçoit pas.
bot-levels = D’un niveau à l’autre, ils se trompent plus ou moins et jouent plus ou moins malin.

## Qui je suis
me-title = Nom et avatar
me-name = Votre nom
me-picture = Votre avatar
me-change = Avatar et couleur
me-colour = Votre couleur et votre forme
me-save = C’est bon
me-taken = déjà prise à cette table

## Réglages
settings = Réglages
settings-light = Thème
settings-system = auto
settings-day = jour
settings-evening = soir
settings-sound = Son
settings-on = oui
settings-off = non

## Arriver
join-title = Rejoindre la table
join-enter = Prendre place
join-watch = Regarder
join-playing = Une partie est en cours : reprenez une place libre, regardez, ou attendez la prochaine.
join-people = { $count ->
    [0] Personne pour l’instant.
    [one] Une personne est déjà là.
   *[other] { $count } personnes sont déjà là.
  }

## Avant la partie
lobby-title = Votre table
lobby-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
  }
lobby-invite = Inviter
lobby-invite-how = Scannez, ou tapez le code sur { $address }
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones, relancez le serveur avec « --lan ».
lobby-share = Partager le lien
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-qr = Code QR vers { $address }
lobby-qr-large = Voir en grand
lobby-code-read = Code { $letters }
lobby-big-screen = Grand écran
lobby-tv = Télé
lobby-big-screen-how = Sur une télé ou un projecteur, tout le monde voit la table. Ouvrez-y cette adresse :
lobby-big-screen-sleeps = Cet écran risque de s’éteindre : désactivez sa mise en veille.
lobby-big-screen-here = Ouvrir ici
lobby-what = On joue à quoi ?
lobby-plays = { $host } a choisi
lobby-questions = Questions
lobby-questions-everything = un peu de tout
lobby-questions-without = sans { $categories }
lobby-questions-only = seulement { $categories }
lobby-questions-level = Quelle difficulté ?
lobby-questions-children = Dès 8 ans
lobby-questions-children-how = Seulement des questions à la portée des enfants.
lobby-questions-children-chosen = dès 8 ans
lobby-questions-no-pop = Sans culture populaire
lobby-questions-no-pop-how = Ni stars, ni films, ni séries, ni chansons.
lobby-questions-no-pop-chosen = sans culture populaire
lobby-questions-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
lobby-questions-few = Pas assez : il en faut au moins { $least } à cette table. Ajoutez-en.
lobby-questions-reset = Tout
lobby-questions-starter = Questions de départ
lobby-questions-box = Toutes les questions
lobby-questions-languages = En français, en allemand, en anglais : chacun lit nos questions dans sa langue.
lobby-own = Questions maison
lobby-own-first = Elles passent en premier, les autres suivent.
lobby-own-what = { $languages }, { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-own-fits = { $fits ->
    [0] Aucune ne convient à ce jeu.
    [one] Une seule convient à ce jeu.
   *[other] { $fits } conviennent à ce jeu.
  }
lobby-own-by = { $name } connaît les réponses et joue pour le plaisir.
lobby-own-unspoken = Les questions maison ne parlent pas toutes vos langues : pour { $names }, elles s’afficheront en { $language }.
lobby-own-remove = Retirer
lobby-own-make = Créer
lobby-own-paste = Ou collez le lien de vos questions
lobby-own-use = Utiliser
lobby-own-wrong = Ce lien ne contient pas de questions.
lobby-options = Règles maison
lobby-options-none = aucune
lobby-options-some = { $count ->
    [one] 1 changement
   *[other] { $count } changements
  }
lobby-options-reset = Règles d’origine
lobby-clock = Sablier
lobby-shorter = { $what } : raccourcir
lobby-longer = { $what } : allonger
lobby-seats = À table
lobby-waiting = En attente d’une place
lobby-watching = Spectateurs
lobby-asking = À la porte
lobby-screen = Grand écran
lobby-host = Hôte
lobby-ready = OK pour commencer
lobby-not-ready = à table
lobby-away = hors ligne, place gardée
lobby-bot-level = Bot · { $level }
lobby-seat-free = Place libre
lobby-take = S’asseoir ici
lobby-take-over = Remplacer
lobby-add-bot = Ajouter un bot
lobby-remove-bot = Retirer { $name }
lobby-options-for = Options pour { $name }
lobby-join-team = Rejoindre
lobby-stand-up = Juste regarder
lobby-leave = Quitter la table
lobby-leave-sure = Vous libérez votre place. Le code vous permettra de revenir.
lobby-kick = Exclure
lobby-kick-sure = Exclure { $name } de la table ?
lobby-kick-how = Plus de retour possible pour cette personne. Et désormais, c’est vous qui acceptez chaque arrivée.
lobby-hand-over = En faire l’hôte
lobby-approve = Laisser entrer
lobby-time = Temps de réflexion
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = Si quelqu’un en a besoin, toute la table a plus de temps.
lobby-came = Voilà { $name } !
lobby-asks = { $name } frappe à la porte.
lobby-left = { $name } a quitté la table.
lobby-let-in = Vous voilà à table !
lobby-you-host = Maintenant, l’hôte, c’est vous.
lobby-may-start = Vous pouvez lancer la partie.
lobby-door = Qui peut entrer ?
lobby-lock = Fermer la porte
lobby-lock-how = Plus personne n’entre. Ceux qui sont déjà là peuvent recharger leur page.
lobby-approving = Accepter chaque arrivée
lobby-approving-guarded = Activé depuis que vous avez exclu quelqu’un. Vous pouvez le désactiver.
lobby-keep = Garder les parties plus d’un jour
lobby-keep-how = Sinon, la table s’efface après un jour sans activité.
lobby-start = Lancer la partie
lobby-start-few = { $count ->
    [one] Il manque quelqu’un : invitez, ou ajoutez un bot.
   *[other] Il manque { $count } personnes : invitez, ou ajoutez des bots.
  }
lobby-start-exactly = Cette règle maison se joue à { $count }, ni plus ni moins.
lobby-start-questions = Pas assez de questions : { $count } pour l’instant, il en faut { $least } à cette table.
lobby-im-ready = On peut y aller
lobby-im-not-ready = Pas tout de suite
lobby-host-starts = { $host } va lancer la partie.
lobby-nobody-starts = L’hôte n’est plus là : quelqu’un prend le relais dans une minute.
lobby-wait-approval = { $host } doit encore vous ouvrir la porte.
lobby-wait-seat = Complet ! La prochaine place libre est pour vous.
lobby-you-watch = Vous regardez.
lobby-tv-title = Prenez place !
lobby-tv-free = { $count } { $count ->
    [one] libre
   *[other] libres
  }
lobby-locked = La porte est fermée : plus personne n’entre.
lobby-screen-wait = { $host } doit accepter cet écran.
lobby-speaks = joue en { $language }

## Questions
level-1 = faciles
level-2 = moyennes
level-3 = difficiles
category-economy = Économie et société
category-arts = Arts et littérature
category-geography = Géographie et nature
category-history = Histoire et politique
category-culture = Culture populaire
category-science = Sciences
category-sports = Sports et loisirs
category-misc = Inclassables

## Règles maison

## Pendant la partie
frame-round = Tour { $round } sur { $rounds }
frame-turn = Tour { $turn }
frame-asks = { $name } interroge
frame-waits-for = On attend { $names }.
frame-waits-for-nobody = La suite dans un instant.
frame-your-turn = À vous de jouer !
frame-paused = Pause
frame-paused-how = { $host } relancera la partie.
frame-paused-yours = Le sablier est arrêté, personne ne peut jouer.
frame-pause = Pause
frame-go-on = Reprendre
frame-more-time = 30 s de plus
frame-time-ask = Trop court ? { $host } peut rallonger le temps ; entre deux parties, vous le réglez vous-même.
frame-clock = Sablier
frame-players = À table
frame-away = hors ligne
frame-let-bot = Mettre un bot
frame-watching = Vous regardez.
frame-seat-free = Places à reprendre :
frame-unsent = Envoi…
frame-fullscreen = Plein écran
frame-sound-off = Couper le son
frame-sound-on = Mettre le son
frame-sound-tap = Activer le son

## Réponses contestées
flag-link = Pas d’accord ?
flag-menu = Contester une réponse
flag-title = Quelle réponse contestez-vous ?
flag-none = Aucune réponse à contester pour l’instant.
flag-source = Source : { $source }
flag-remark = La bonne réponse, et votre source (facultatif)
flag-send = Prévenir { $host }
flag-verdict-open = { $host } est au courant.
flag-verdict-right = { $host } a vérifié : la réponse est juste.
flag-verdict-corrected = { $host } a corrigé la réponse.
flags-open = { $count ->
    [one] Une réponse contestée
   *[other] { $count } réponses contestées
}
flags-title = Réponses contestées
flags-said = { $name } : « { $words } »
flags-said-nothing = { $name } n’y croit pas.
flags-is-right = C’est juste
flags-correct = Corriger
flags-the-answer = La bonne réponse
flags-count-again = Recompter
flags-nothing = Plus rien à vérifier.
recount-title = On a recompté
recount-not = Au lieu de :
recount-player = Joueur
recount-before = Avant
recount-after = Maintenant
recount-rounds = Tour par tour
recount-round = Tour { $round } :
recount-change = { $name } { $before } → { $after }
recount-same = Aucun score ne bouge.
recount-go-on = Compris

## Connexion
lost-title = Connexion perdue
lost-connecting = On cherche la table…
lost-next = On vous garde votre place. Prochain essai dans { $seconds } s.
lost-now-trying = On vous garde votre place. Nouvel essai…
lost-now = Réessayer
close-1003 = Votre page n’est plus à jour
close-1003-how = Rechargez-la pour continuer.
close-1008 = Doucement !
close-1008-how = Trop de choses à la fois : la table souffle un peu, puis vous laisse revenir.
close-1009 = Votre page n’est plus à jour
close-1009-how = Rechargez-la pour continuer.
close-1011 = La table a trébuché
close-1011-how = Elle se relève comme elle était. Rien n’est perdu.
close-1012 = La table redémarre
close-1012-how = Rien n’est perdu, ça reprend dans un instant.
close-4000 = Vous avez quitté la table
close-4000-how = Envie de revenir ? Entrez le code.
close-4001 = Vous continuez ailleurs
close-4001-how = Un autre de vos écrans a pris le relais.
close-4003 = On vous a fait sortir de la table
close-4003-how = C’est une décision de l’hôte.
close-4008 = La connexion était trop lente
close-4008-how = On réessaie.
close-4401 = Cette place n’est plus à vous
close-4401-how = Revenez avec le code.
close-4404 = Cette table n’existe pas
close-4404-how = Vérifiez le code. Une table s’efface après un jour sans activité.
closed-home = Accueil
closed-enter = Revenir
closed-here = Continuer ici
closed-reload = Recharger

## La fin
end-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
  } !
end-wins-to = { $names } gagne, { $first } à { $second } !
end-shared = { $names } se partagent la victoire !
end-over = C’est fini !
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
end-again = On remet ça !
end-another = Un autre jeu
end-to-table = Retour à la table
end-host-starts = { $host } va lancer la prochaine partie.
end-fair = Tirage honnête ? Vérifiez
end-fair-how = Avant la donne, la table a publié un sceau : l’empreinte de son tirage. La partie finie, elle montre le tirage : chacun peut refaire la donne et comparer.
end-fair-seal = Le sceau, publié avant la donne
end-fair-seed = Le tirage qu’il scellait
end-download = Télécharger la partie

## Règles
rules-sections = Chapitres
rules-missing = Impossible d’ouvrir les règles pour l’instant.
rules-again = Réessayer

## Refus
refusal-no_such_question = Cette réponse n’a pas été lue pendant cette partie.
refusal-same_answer = C’est déjà cette réponse qui compte.
refusal-too_many_flags = Pas plus de { $most } contestations à la fois : attendez que l’hôte les examine.
refusal-unknown = Impossible ({ $code }).
refusal-no_connection = Le serveur ne répond pas.
refusal-gone = Vous n’êtes plus à cette table.
refusal-broken = La table a trébuché. Réessayez.
refusal-door_crowded = Ça se bouscule à la porte. Réessayez dans un instant.
refusal-bad_pack = Il reste des erreurs dans ces questions.
refusal-log_full = Le journal de cette table est plein. Ouvrez une autre table pour la prochaine partie.
refusal-looking_only = Vous jouez sur un autre écran : celui-ci ne fait que regarder.
refusal-malformed = Votre page n’est plus à jour. Rechargez-la.
refusal-no_room = Cette table n’existe pas, ou n’accepte plus personne.
refusal-no_such_category = Cette catégorie n’existe pas.
refusal-no_such_game = Ce jeu n’existe pas.
refusal-no_such_pack = Ces questions n’existent pas.
refusal-no_such_person = Cette personne est partie.
refusal-no_such_seat = Cette place n’existe pas.
refusal-not_a_number = Ce n’est pas un nombre.
refusal-not_allowed = Seul l’hôte peut faire ça.
refusal-not_found = Il n’y a rien ici.
refusal-not_now = Pas maintenant.
refusal-not_over = La partie n’est pas finie.
refusal-not_seated = Vous n’avez pas de place dans cette partie.
refusal-not_stored = La partie n’a pas pu être enregistrée. Réessayez dans un instant.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-only_for_the_table = Ces questions servent encore : pour l’instant, il faut avoir joué cette partie pour la télécharger.
refusal-only_in_practice = Seulement à l’entraînement.
refusal-out_of_order = Deux actions se sont croisées. Réessayez.
refusal-out_of_range = De { $least } à { $most }, s’il vous plaît.
refusal-own_pack_gone = Ces questions maison n’existent plus. Retirez-les, ou choisissez-en d’autres.
refusal-pack_changed = Ces questions ont changé sur un autre appareil.
refusal-pack_too_large = Le fichier dépasse { $most } ko.
refusal-paused = La partie est en pause.
refusal-practice_alone = Quelqu’un s’entraîne en solo ici. Un grand écran peut regarder.
refusal-room_full = La table est complète.
refusal-room_locked = Cette table n’accepte plus personne.
refusal-seat_known = Vous avez déjà vu le jeu d’une autre place : attendez la prochaine partie.
refusal-seat_taken = Cette place est prise.
refusal-sent_away = L’hôte vous a fait sortir de cette table.
refusal-server_full = Le serveur est complet : plus de place pour une table.
refusal-text_character = Un des caractères n’est pas accepté.
refusal-text_length = Entre { $least } et { $most } caractères.
refusal-too_few_cards = Pas assez de questions dans cette sélection.
refusal-too_few_questions = Pas assez de questions : { $count } pour l’instant, il en faut au moins { $least }.
refusal-too_fast = Trop de choses à la fois. Un instant…
refusal-too_late = Trop tard : la partie a avancé.
refusal-too_many_joins = Beaucoup d’arrivées depuis votre connexion. Réessayez dans une minute.
refusal-too_many_bytes = Trop de données depuis votre connexion. Réessayez dans une minute.
refusal-too_many_packs = Trop de nouvelles séries de questions depuis votre connexion. Réessayez dans quelques minutes.
refusal-too_many_rooms = Trop de tables ouvertes depuis votre connexion. Réessayez dans quelques minutes.
refusal-too_many_sockets = Trop d’écrans ouverts depuis votre connexion.
refusal-too_many_tries = Trop d’essais. Patientez une minute.
refusal-too_precise = Au plus { $digits } chiffres, dont { $decimals } après la virgule.
refusal-too_slow = L’envoi a été trop long. Réessayez.
refusal-wait_for_approval = L’hôte doit d’abord vous laisser entrer.
refusal-wrong_card = Cette carte n’a rien à faire ici.
refusal-wrong_number_of_seats = Ce jeu demande { $least } à { $most } places.
refusal-wrong_options = Ces règles maison ne vont pas ensemble.
refusal-wrong_origin = Cette page vient d’un autre site.

source-table = mesuré à la table

## For those who hear the page
frame-score-mine = Vous : { $score }.
frame-score-of = { $name } : { $score }.
frame-gained = Vous : { $points }, ce qui vous fait { $score }.
frame-gained-nothing = Rien pour vous, toujours { $score }.
frame-duty-look = Continuez quand vous voulez.
frame-no-question = Pas de question pour l’instant.
frame-time-hidden = Le temps qui reste vous est caché.
frame-time-none = Pas de sablier : prenez votre temps.
frame-you-ask = Vous interrogez
settings-words = Cartes en mots
settings-words-how = Au lieu d’une image, un nombre par ligne, à additionner.
lobby-kick-yes = Oui, exclure { $name }
lobby-plays-now = L’hôte a choisi { $game }.
lobby-rules-now = L’hôte a changé les règles maison.

## Comment jouer
howto = Comment jouer
howto-title = { $game } : comment jouer
howto-place = { $place } sur { $count }
howto-before = Image précédente
howto-next = Image suivante
howto-pause = Arrêter les images
howto-play = Lancer les images
howto-got-it = J’ai compris !
howto-skip = On commence
howto-waits = Encore en train de lire : { $names }. Le sablier attend.

## Les règles dans la page
rules-scoring = Les points en un coup d’œil
rules-round = Un tour en images
rules-marks = Montrer les numéros et les sources
rules-number = Règle { $number }
refusal-seat_empty = Les règles maison désignent une place vide.
refusal-no_team = Vous n’êtes pas dans une équipe.
lobby-team-name = Le nom de votre équipe
lobby-team-example = Les Lents à la détente
lobby-typed-ours = les nôtres
lobby-typed-own = version maison
lobby-typed-new = Saisir une version maison
lobby-typed-name = Nom
lobby-typed-change = Modifier { $name }
lobby-typed-delete = Effacer { $name }
lobby-typed-save = Garder et jouer
lobby-typed-incomplete = Il manque un nom ou un nombre.

## The page before it runs, and where somebody shares its link
page-heading = Ardoise : jeux de nombres entre amis
page-noscript = Ardoise a besoin de JavaScript : activez-le dans votre navigateur, puis rechargez la page.
source-counted = compté par nous
home-about = À propos d’Ardoise

source-calculated = nos calculs
end-wins-by-one = { $names } gagne, { $first } à { $second } : d’un seul point !
aloud = Lecture à voix haute
settings-aloud-how = Cet appareil lit ce que tout le monde peut voir : la question, les estimations, le résultat.
aloud-no-voice = Cet appareil n’a pas de voix française.
aloud-no-voice-lend = Un téléphone peut prêter la sienne : Menu, « Prêter sa voix ».
aloud-lend = Prêter sa voix
aloud-lend-how = Cet appareil lit à voix haute pour le grand écran.
aloud-lent = { $name } prête sa voix
refusal-no_big_screen = Il n’y a pas de grand écran auquel prêter votre voix.
