# Fourchette, vor dem Spiel.
game-fourchette = Fourchette
game-fourchette-line = Eingrenzen und bluffen
game-fourchette-length = 6 Fragen, etwa 10 Minuten
option-fourchette-rounds = Fragen
option-fourchette-dessert = Die letzte Frage zählt doppelt
option-fourchette-bait = Punkte pro Person, die anbeißt
option-fourchette-write_seconds = Zeit zum Schreiben
option-fourchette-choose_seconds = Zeit zum Wählen
option-fourchette-look_seconds = Zeit fürs Ergebnis
lobby-questions-of-fourchette = Welche Themen?
