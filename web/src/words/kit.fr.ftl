kit-close = Fermer

kit-clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
kit-clock-last = Plus que { $seconds } secondes

kit-slate = Votre ardoise
kit-pad = Pavé numérique
kit-thousand = mille
kit-million = million
kit-backspace = Effacer le dernier chiffre
kit-clear = effacer
kit-sign = Changer le signe
kit-decimal = Virgule
kit-about = environ { $number }
kit-ask = Que vouliez-vous écrire ?
kit-ask-why = Vous avez écrit « { $text } » : quel nombre est le bon ?
kit-go-on = Continuer à écrire
kit-refused-not_a_number = Ce n’est pas un nombre.
kit-refused-too_precise = Au plus { $decimals } décimales et { $digits } chiffres.
kit-refused-out_of_range = C’est trop grand : { $most } au plus.
kit-refused-negative = La réponse n’est pas négative.
kit-refused-not_whole = La réponse est un nombre entier.

kit-log-scale = Chaque graduation vaut dix fois la précédente.
kit-too-high = trop haut

player-colour-0 = rouge, disque
player-colour-1 = bleu, carré
player-colour-2 = jaune, triangle
player-colour-3 = vert, losange
player-colour-4 = lilas, trèfle
player-colour-5 = orange, croix
player-colour-6 = bleu ciel, goutte
player-colour-7 = prune, dôme

animal-0 = Chat
animal-1 = Ours
animal-2 = Hibou
animal-3 = Renard
animal-4 = Lapin
animal-5 = Grenouille
animal-6 = Hérisson
animal-7 = Baleine
animal-8 = Chien
animal-9 = Souris
animal-10 = Cochon
animal-11 = Manchot
animal-12 = Canard
animal-13 = Tortue
animal-14 = Escargot
animal-15 = Poisson
animal-16 = Pieuvre
animal-17 = Abeille
animal-18 = Crabe
animal-19 = Koala
animal-20 = Mouton
animal-21 = Lion
animal-22 = Éléphant
animal-23 = Cerf

sound-chalk = la craie écrit
sound-slateDown = une ardoise se pose
sound-chip = des jetons cliquettent
sound-card = une carte glisse
sound-knock = on toque sur le bois
sound-tick = tic
sound-hush = silence
sound-pin = une épingle tombe
sound-gained = trois notes qui montent
sound-wipe = coup d’éponge
sound-bell = cloche
sound-hop = hop
sound-fanfare = fanfare

frame-bot-plays = Un bot joue à votre place.
frame-play-myself = Reprendre la main
frame-hand-to-bot = Laisser un bot jouer
frame-seat-back = Reprendre ma place
frame-back-again = Connexion rétablie
frame-give-back = Rendre la place

## For those who hear the page
kit-keys = Les touches qui répondent
kit-keys-focus = Les chiffres et les flèches ne marchent que dans le mode formulaire de votre lecteur d’écran (NVDA : Inser et Espace, JAWS : Inser et Z).
kit-key-again = Où en est-on, et que dois-je faire ?
kit-key-question = Quelle est la question ?
kit-key-score = Quel est le score ?
kit-key-time = Combien de temps reste-t-il ?
kit-clock-given = { $seconds } secondes de plus, il en reste { $left }
