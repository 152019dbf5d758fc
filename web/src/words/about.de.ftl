# Die Seite „Über Ardoise“: was das ist, wem es gehört und was der Server über Leute weiß.

about-what = Was ist das hier?
about-what-text = Ein Tisch für vier Zahlenspiele. Alle spielen auf dem eigenen Handy und in der eigenen Sprache, und wer einen großen Bildschirm hat, stellt ihn in die Mitte. Es kostet nichts, und anmelden muss sich niemand.
about-games = Wem gehören die Spiele?
about-games-text = Gambit 7 ist von Days of Wonder, das Spiel hinter Bornes von Viking Games; Incroyable! und Code 777 gehören ihren Verlagen. Auch die Namen gehören den Verlagen, und wir haben mit keinem von ihnen zu tun. Regeln und Fragen haben wir selbst geschrieben. Dir gefällt ein Spiel? Kauf dir die Schachtel!
about-privacy = Was wir über dich wissen
about-privacy-text = Der Server kennt den Namen, das Bild und die Sprache, die du gewählt hast, und weiß, was du gespielt hast. Einen Tisch vergisst er, wenn einen Tag lang nichts passiert, es sei denn, die Leitung hebt ihn länger auf. Eigene Fragen vergisst er, wenn sie ein Jahr lang niemand benutzt. Es gibt keine Konten, keine Cookies, keine Werbung, und sonst hört niemand mit. Dein Browser merkt sich deinen Namen, deine Einstellungen und den Schlüssel zu deinem Platz, bis du das löschst. Netzadressen helfen nur, einen Ansturm abzuwehren. Aufgeschrieben werden sie nicht, außer der Betreiber hat es eingeschaltet: dann nur die von Abgewiesenen, für höchstens zwei Wochen.
about-operator = Wer betreibt diesen Server?
about-operator-none = Das steht hier nicht. Frag die Person, die dir den Link geschickt hat.
about-licence = Quellcode und Lizenzen
about-licence-text = Ardoise ist freie Software unter der Apache-Lizenz 2.0. Darin steckt die Arbeit vieler anderer:
about-licence-link = alle ihre Lizenzen
