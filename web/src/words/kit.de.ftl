kit-close = Schließen

kit-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
kit-clock-last = Nur noch { $seconds } Sekunden

kit-slate = Deine Tafel
kit-pad = Zahlenfeld
kit-thousand = Tausend
kit-million = Million
kit-backspace = Letztes Zeichen löschen
kit-clear = leeren
kit-sign = Vorzeichen wechseln
kit-decimal = Komma
kit-about = etwa { $number }
kit-ask = Wie ist das gemeint?
kit-ask-why = Du hast „{ $text }“ geschrieben. Du entscheidest.
kit-go-on = Weiterschreiben
kit-refused-not_a_number = Das lässt sich nicht als Zahl lesen.
kit-refused-too_precise = Höchstens { $decimals } Nachkommastellen und { $digits } Ziffern.
kit-refused-out_of_range = Das ist zu groß: höchstens { $most }.
kit-refused-negative = Die Antwort liegt nicht unter null.
kit-refused-not_whole = Die Antwort ist eine ganze Zahl.

kit-log-scale = Jeder Schritt ist das Zehnfache des vorigen.
kit-too-high = zu hoch

player-colour-0 = Rot, Scheibe
player-colour-1 = Blau, Quadrat
player-colour-2 = Gelb, Dreieck
player-colour-3 = Grün, Raute
player-colour-4 = Flieder, Kleeblatt
player-colour-5 = Orange, Kreuz
player-colour-6 = Himmelblau, Tropfen
player-colour-7 = Pflaume, Kuppel

animal-0 = Katze
animal-1 = Bär
animal-2 = Eule
animal-3 = Fuchs
animal-4 = Hase
animal-5 = Frosch
animal-6 = Igel
animal-7 = Wal
animal-8 = Hund
animal-9 = Maus
animal-10 = Schwein
animal-11 = Pinguin
animal-12 = Ente
animal-13 = Schildkröte
animal-14 = Schnecke
animal-15 = Fisch
animal-16 = Krake
animal-17 = Biene
animal-18 = Krabbe
animal-19 = Koala
animal-20 = Schaf
animal-21 = Löwe
animal-22 = Elefant
animal-23 = Hirsch

sound-chalk = Kreide schreibt
sound-slateDown = eine Tafel wird abgelegt
sound-chip = Jetons klicken
sound-card = eine Karte gleitet
sound-knock = Klopfen auf Holz
sound-tick = tick
sound-hush = Stille
sound-pin = eine Nadel fällt
sound-gained = drei steigende Töne
sound-wipe = der Schwamm wischt
sound-bell = Glocke
sound-hop = hopp
sound-fanfare = Fanfare

frame-bot-plays = Der Computer spielt für dich.
frame-play-myself = Selbst spielen
frame-hand-to-bot = Den Computer für mich spielen lassen
frame-seat-back = Meinen Platz zurücknehmen
frame-back-again = Die Verbindung ist wieder da
frame-give-back = Platz zurückgeben

## For those who hear the page
kit-keys = Tasten, die antworten
kit-keys-focus = Ziffern und Pfeile spielen nur im Fokusmodus deines Screenreaders (NVDA: Einfg und Leertaste, JAWS: Einfg und Z).
kit-key-again = Wo stehen wir, und was habe ich zu tun?
kit-key-question = Wie lautet die Frage?
kit-key-score = Wie steht es?
kit-key-time = Wie viel Zeit bleibt?
kit-clock-given = { $seconds } Sekunden mehr, noch { $left }
