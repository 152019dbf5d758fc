# Fourchette, before it is played.
game-fourchette = Fourchette
game-fourchette-line = Guess a range, and bluff
game-fourchette-length = 6 questions, about 10 minutes
option-fourchette-rounds = Questions
option-fourchette-dessert = The last question counts double
option-fourchette-bait = Points per player who takes the bait
option-fourchette-write_seconds = Time to write
option-fourchette-choose_seconds = Time to choose
option-fourchette-look_seconds = Time on the result
lobby-questions-of-fourchette = Which topics?
