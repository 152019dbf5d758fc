# Fourchette, avant la partie.
game-fourchette = Fourchette
game-fourchette-line = Encadrer et bluffer
game-fourchette-length = 6 questions, environ 10 minutes
option-fourchette-rounds = Questions
option-fourchette-dessert = La dernière question compte double
option-fourchette-bait = Points par joueur qui mord
option-fourchette-write_seconds = Temps pour écrire
option-fourchette-choose_seconds = Temps pour choisir
option-fourchette-look_seconds = Temps pour regarder
lobby-questions-of-fourchette = Quels thèmes ?
