# The page About: what this is, whose it is, and what it knows of people.

about-what = What this is
about-what-text = A table for four number games. You play on your phone, in your language; your friends do the same on theirs. Put a big screen in the middle if you have one. It’s free, and there’s no account to make.
about-games = Whose games these are
about-games-text = Gambit 7 is by Days of Wonder, the ranking game behind Bornes by Viking Games; Incroyable! and Code 777 belong to their publishers. The names are theirs, and the publishers have nothing to do with us. Rules and questions are in our own words. If you like a game, buy the box!
about-privacy = What we know about you
about-privacy-text = The server knows the name, picture and language you chose, and what you played. It forgets a table a day after the last move, unless the host keeps it, and your own questions a year after their last use. There are no accounts, no cookies, no ads, and no one else listens in. Your browser remembers your name, your settings and the key to your seat until you clear it. Network addresses are only used to stop anyone flooding the server. They aren’t written down, unless the operator turned that on: then those of visitors who were turned away are kept for two weeks at most.
about-operator = Who runs this server
about-operator-none = They haven’t said. Ask the person who sent you the link.
about-licence = Source and licences
about-licence-text = Ardoise is open source, under the Apache License 2.0. It’s built on the work of many others:
about-licence-link = all their licences
