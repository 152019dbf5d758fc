# Die Seite „Über Ardoise“: was das ist, wem es gehört und was der Server über Leute weiß.

about-what = Was ist das hier?
about-what-text = Ein Tisch für vier Zahlenspiele. Jeder spielt auf dem eigenen Handy und in der eigenen Sprache, und wer einen großen Bildschirm hat, stellt ihn in die Mitte. Es kostet nichts, und anmelden muss sich niemand.
about-games = Wem gehören die Spiele?
about-games-text = Gambit 7 ist von Days of Wonder, das Sortierspiel von Viking Games; Incroyable! und Code 777 gehören ihren Verlagen. Die Namen gehören ihnen, und wir haben mit keinem von ihnen zu tun. Regeln und Fragen haben wir selbst geschrieben. Dir gefällt ein Spiel? Kauf dir die Schachtel!
about-privacy = Was wir über dich wissen
about-privacy-text = Der Server kennt Spitznamen, Gesicht und Sprache, die du gewählt hast, und was du gespielt hast. Einen Tisch vergisst er einen Tag nach dem letzten Zug, außer, wer ihn leitet, behält ihn, und eigene Fragen ein Jahr, nachdem sie zuletzt gespielt wurden. Es gibt keine Konten, keine Cookies, keine Werbung, und sonst hört niemand mit. Dein Browser merkt sich deinen Namen, deine Einstellungen und den Schlüssel zu deinem Platz, bis du das löschst. Netzadressen dienen nur dazu, Überflutungen zu bremsen: Aufgeschrieben werden höchstens die von Abgewiesenen, falls der Betreiber das will, und das für höchstens zwei Wochen.
about-operator = Wer betreibt diesen Server?
about-operator-none = Das steht hier nicht. Frag die Person, die dir den Link geschickt hat.
about-licence = Quellcode und Lizenzen
about-licence-text = Ardoise ist freie Software unter der Apache-Lizenz 2.0. Darin steckt die Arbeit vieler anderer:
about-licence-link = alle ihre Lizenzen
