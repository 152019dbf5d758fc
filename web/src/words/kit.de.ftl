kit-close = Schließen

kit-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
kit-clock-last = { $seconds ->
    [one] Nur noch { $seconds } Sekunde
   *[other] Nur noch { $seconds } Sekunden
}

kit-slate = Deine Tafel
kit-pad = Zahlenfeld
kit-thousand = Tausend
kit-million = Million
kit-backspace = Letztes Zeichen löschen
kit-clear = leeren
kit-sign = Vorzeichen wechseln
kit-decimal = Komma
kit-about = etwa { $number }
kit-ask = Wie meinst du das?
kit-ask-why = „{ $text }“ lässt sich auf zwei Arten lesen.
kit-go-on = Weiterschreiben
kit-refused-not_a_number = Das kann ich nicht als Zahl lesen.
kit-refused-too_precise = Höchstens { $decimals } Nachkommastellen und { $digits } Ziffern.
kit-refused-out_of_range = Zu groß: höchstens { $most }.
kit-refused-negative = Minuszahlen gehen hier nicht.
kit-refused-not_whole = Hier passt nur eine ganze Zahl.

kit-log-scale = Jeder Schritt ist zehnmal so viel wie der davor.
kit-too-high = zu hoch

player-colour-0 = Rot, Scheibe
player-colour-1 = Blau, Quadrat
player-colour-2 = Gelb, Dreieck
player-colour-3 = Grün, Raute
player-colour-4 = Flieder, Kleeblatt
player-colour-5 = Orange, Kreuz
player-colour-6 = Himmelblau, Tropfen
player-colour-7 = Pflaume, Halbkreis

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
sound-chip = Chips klicken
sound-card = eine Karte gleitet
sound-knock = Klopfen auf Holz
sound-tick = tick
sound-hush = Stille
sound-pin = eine Stecknadel fällt
sound-gained = drei steigende Töne
sound-wipe = der Schwamm wischt
sound-bell = Glocke
sound-hop = hopp
sound-fanfare = Fanfare

frame-bot-plays = Ein Bot spielt für dich.
frame-play-myself = Selbst spielen
frame-hand-to-bot = Bot spielen lassen
frame-seat-back = Platz zurückholen
frame-back-again = Du bist wieder verbunden
frame-give-back = Platz zurückgeben

## For those who hear the page
kit-keys = Tasten zum Nachfragen
kit-keys-focus = Ziffern und Pfeile gehen nur im Fokusmodus deines Screenreaders (NVDA: Einfg und Leertaste, JAWS: Einfg und Z).
kit-key-again = Wo sind wir, und was muss ich tun?
kit-key-question = Wie lautet die Frage?
kit-key-score = Wie steht’s?
kit-key-time = Wie viel Zeit bleibt?
kit-clock-given = { $seconds } Sekunden mehr, noch { $left }
