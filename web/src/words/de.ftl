# Die Wörter der Seite. Ein Schlüssel in drei Sprachen; ein Test findet, was fehlt.

## Überall
close = Schließen
back = Zurück
rules = Regeln
menu = Menü
loading = Einen Augenblick …
seconds = { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
  }
points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
  }
you = Du
page-title = { $what } – Ardoise
page-description = Vier Zahlenspiele an einem Tisch: alle am eigenen Handy, alle in ihrer Sprache.

## Spiele
game-players = { $least } bis { $most } Spieler

## Start
home-language = Sprache
home-example = Zum Beispiel
home-example-category = Geografie & Natur
home-example-question = Wie viele Sprachen werden in Papua-Neuguinea gesprochen?
home-code = Eingeladen? Gib den Tischcode ein
home-enter = Zum Tisch
home-code-wrong = Ein Code hat sechs Buchstaben, zum Beispiel MVK RTD. Ein Link geht auch.
home-games = Vier Spiele, in denen sich alles um Zahlen dreht
home-open = Tisch eröffnen
home-foot = Kein Konto, keine Installation, kein Tracking.
home-again = Zurück an Tisch { $code }
home-rules-of = { $game }: die Regeln
home-own = Eigene Fragen
home-own-title = Fragen für heute Abend

## Üben und Bots
practice = Allein üben
practice-choose = Üben: Welches Spiel, wie schwer?
practice-line = Du gegen drei Bots, ganz ohne Eile. Tipps gibt’s auf Wunsch.
practice-hint = Ein Tipp
practice-got-it = Danke
practice-alone = Hier übst du ganz für dich.
hint-nothing = Gerade musst du nichts entscheiden.
level = Spielstärke
level-novice = Leicht
level-club = Mittel
level-strong = Stark
level-master = Profi
level-line-novice = Liegt oft weit daneben und lässt sich leicht verunsichern.
level-line-club = Schätzt und spielt wie die meisten.
level-line-strong = Weiß mehr als die meisten und rechnet gut.
level-line-master = Weiß viel und durchschaut die anderen.
bot-how = Woher wissen die das?
bot-sees = Sie sehen nur, was man von ihrem Platz aus sieht: nie deine Tafel, nie deine Notizen.
bot-guesses = Zum Schätzen bekommen sie eine Ahnung: die richtige Antwort, aber etwa so weit daneben, wie Menschen danebenliegen.
bot-sealed = Diese Ahnung sieht niemand, und gespeichert wird sie auch nicht. Sieht ein Mensch vom selben Platz aus mit, bekommt der Bot keine.
bot-levels = Je höher die Stufe, desto besser die Ahnung und desto schlauer das Spiel.

## Wer ich bin
me-title = Name und Bild
me-name = Dein Name
me-picture = Dein Bild
me-change = Bild und Farbe
me-colour = Deine Farbe und Form
me-save = Fertig
me-taken = schon vergeben

## Einstellungen
settings = Einstellungen
settings-light = Ansicht
settings-system = auto
settings-day = hell
settings-evening = dunkel
settings-sound = Ton
settings-on = an
settings-off = aus

## Hereinkommen
join-title = Komm an den Tisch
join-enter = Platz nehmen
join-watch = Zusehen
join-playing = Hier wird gerade gespielt. Übernimm einen freien Platz, sieh zu oder warte auf die nächste Partie.
join-people = { $count ->
    [0] Noch ist niemand da.
    [one] Eine Person ist schon da.
   *[other] { $count } Leute sind schon da.
  }

## Vor dem Spiel
lobby-title = Euer Tisch
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-invite = Einladen
lobby-invite-how = QR-Code scannen oder auf { $address } den Code eingeben
lobby-only-here = Diese Adresse gilt nur auf diesem Computer. Damit Handys mitspielen können, starte den Server mit „--lan“.
lobby-share = Link teilen
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-qr = QR-Code zu { $address }
lobby-qr-large = Groß anzeigen
lobby-code-read = Code { $letters }
lobby-big-screen = Großer Bildschirm
lobby-tv = TV
lobby-big-screen-how = Am Fernseher oder Beamer sehen alle mit. Öffne dort diese Adresse:
lobby-big-screen-sleeps = Hier kann der Browser den großen Bildschirm nicht wach halten: Stell am Gerät ein, dass er anbleibt.
lobby-big-screen-here = Hier öffnen
lobby-what = Was spielt ihr?
lobby-plays = { $host } hat gewählt
lobby-questions = Fragen
lobby-questions-everything = von allem etwas
lobby-questions-without = ohne { $categories }
lobby-questions-only = nur { $categories }
lobby-questions-level = Wie schwer?
lobby-questions-children = Ab 8 Jahren
lobby-questions-children-how = Nur Fragen, bei denen auch Kinder mitraten können.
lobby-questions-children-chosen = ab 8 Jahren
lobby-questions-no-pop = Ohne Popkultur
lobby-questions-no-pop-how = Keine Stars, Filme, Serien und Songs.
lobby-questions-no-pop-chosen = ohne Popkultur
lobby-questions-count = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }
lobby-questions-few = Zu wenige: Ihr braucht mindestens { $least }. Wähle noch etwas dazu.
lobby-questions-reset = Alles
lobby-questions-starter = Grundspiel
lobby-questions-box = Aus allen Fragen ziehen
lobby-questions-languages = Unsere Fragen gibt es auf Deutsch, Französisch und Englisch: Alle lesen sie in ihrer Sprache.
lobby-own = Eigene Fragen
lobby-own-first = Die kommen zuerst dran, dann die anderen.
lobby-own-what = { $languages }, { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }
lobby-own-fits = { $fits ->
    [0] Keine davon passt zu diesem Spiel.
    [one] Eine davon passt zu diesem Spiel.
   *[other] { $fits } davon passen zu diesem Spiel.
  }
lobby-own-by = { $name } kennt die Antworten und spielt aus Spaß mit.
lobby-own-unspoken = Für { $names } gibt es die eigenen Fragen nur auf { $language }.
lobby-own-remove = Ohne sie spielen
lobby-own-make = Selbst schreiben
lobby-own-paste = Oder Link einfügen
lobby-own-use = Verwenden
lobby-own-wrong = Das ist kein Link zu eigenen Fragen.
lobby-options = Hausregeln
lobby-options-none = wie in der Spielregel
lobby-options-some = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
  }
lobby-options-reset = Wie in der Spielregel
lobby-clock = Uhr
lobby-shorter = { $what }: kürzer
lobby-longer = { $what }: länger
lobby-seats = Am Tisch
lobby-waiting = Warten auf einen Platz
lobby-watching = Sehen zu
lobby-asking = Vor der Tür
lobby-screen = Großer Bildschirm
lobby-host = Leitet den Tisch
lobby-ready = bereit
lobby-not-ready = ist da
lobby-away = kurz weg, Platz reserviert
lobby-bot-level = Bot · { $level }
lobby-seat-free = Freier Platz
lobby-take = Hier Platz nehmen
lobby-take-over = Übernehmen
lobby-add-bot = Bot dazusetzen
lobby-remove-bot = { $name } wegschicken
lobby-options-for = Optionen für { $name }
lobby-join-team = Ins Team
lobby-stand-up = Nur zusehen
lobby-leave = Tisch verlassen
lobby-leave-sure = Dein Platz wird frei. Mit dem Code kommst du wieder rein.
lobby-kick = Wegschicken
lobby-kick-sure = { $name } wegschicken?
lobby-kick-how = Zurückkommen geht dann nicht mehr. Neue lässt du ab jetzt selbst rein.
lobby-hand-over = Leitung übergeben
lobby-approve = Reinlassen
lobby-time = Bedenkzeit
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = Braucht jemand mehr, laufen die Uhren für alle länger.
lobby-came = { $name } ist da.
lobby-asks = { $name } möchte rein.
lobby-left = { $name } ist gegangen.
lobby-let-in = Du bist drin.
lobby-you-host = Du leitest jetzt den Tisch.
lobby-may-start = Du kannst loslegen.
lobby-door = Die Tür
lobby-lock = Tür zumachen
lobby-lock-how = Niemand Neues kommt rein. Wer schon da ist, darf die Seite ruhig neu laden.
lobby-approving = Neue nur mit meinem Okay
lobby-approving-guarded = An, seit du jemanden weggeschickt hast. Du kannst es ausschalten.
lobby-keep = Partien länger aufheben
lobby-keep-how = Sonst wird der Tisch gelöscht, wenn einen Tag lang nichts passiert.
lobby-start = Spiel starten
lobby-start-few = { $count ->
    [one] Es fehlt noch jemand: Lade Leute ein oder setz einen Bot dazu.
   *[other] Es fehlen noch { $count }: Lade Leute ein oder setz Bots dazu.
  }
lobby-start-exactly = Diese Hausregel geht nur mit genau { $count } Spielern.
lobby-start-questions = Zu wenige Fragen: Es sind { $count }, ihr braucht { $least }.
lobby-im-ready = Ich bin bereit
lobby-im-not-ready = Doch noch nicht
lobby-host-starts = { $host } startet das Spiel.
lobby-nobody-starts = Gerade leitet niemand den Tisch. In einer Minute übernimmt jemand von euch.
lobby-wait-approval = { $host } lässt dich gleich rein.
lobby-wait-seat = Alle Plätze sind besetzt. Der nächste freie ist deiner.
lobby-you-watch = Du siehst zu.
lobby-tv-title = Nehmt Platz
lobby-tv-free = { $count } frei
lobby-locked = Die Tür ist zu.
lobby-screen-wait = { $host } lässt diesen Bildschirm gleich rein.
lobby-speaks = spielt auf { $language }

## Questions
level-1 = leicht
level-2 = mittel
level-3 = schwer
category-economy = Wirtschaft & Gesellschaft
category-arts = Kunst & Literatur
category-geography = Geografie & Natur
category-history = Geschichte & Politik
category-culture = Popkultur
category-science = Wissenschaft
category-sports = Sport & Freizeit
category-misc = Sonstiges

## Hausregeln

## Während des Spiels
frame-round = Runde { $round } von { $rounds }
frame-turn = Zug { $turn }
frame-asks = { $name } fragt
frame-waits-for = Wir warten auf { $names }.
frame-waits-for-nobody = Gleich geht’s weiter.
frame-your-turn = Du bist dran
frame-paused = Pause
frame-paused-how = Weiter geht’s, sobald { $host } die Pause beendet.
frame-paused-yours = Die Uhr steht, und niemand kann spielen.
frame-pause = Pause
frame-go-on = Weiter
frame-more-time = 30 s mehr
frame-time-ask = Zeit zu knapp? { $host } kann dir mehr geben. Zwischen zwei Spielen stellst du sie selbst ein.
frame-clock = Uhren
frame-players = Am Tisch
frame-away = kurz weg
frame-let-bot = Bot spielen lassen
frame-watching = Du siehst zu.
frame-seat-free = Du kannst übernehmen:
frame-unsent = Wird gesendet …
frame-fullscreen = Vollbild
frame-sound-off = Ton ausschalten
frame-sound-on = Ton einschalten
frame-sound-tap = Für Ton antippen

## Gemeldete Antworten
flag-link = Stimmt das?
flag-menu = Falsche Antwort melden
flag-title = Welche Antwort stimmt nicht?
flag-none = Bis jetzt gab es noch keine Antwort.
flag-source = Quelle: { $source }
flag-remark = Was stimmt, und woher weißt du das? (Muss nicht sein.)
flag-send = { $host } Bescheid geben
flag-verdict-open = { $host } weiß Bescheid.
flag-verdict-right = { $host } hat nachgesehen: Die Antwort stimmt.
flag-verdict-corrected = { $host } hat die Antwort korrigiert.
flags-open = { $count ->
    [one] Eine Antwort wurde gemeldet
   *[other] { $count } Antworten wurden gemeldet
}
flags-title = Gemeldete Antworten
flags-said = { $name }: „{ $words }“
flags-said-nothing = { $name } glaubt das nicht.
flags-is-right = Stimmt so
flags-correct = Korrigieren
flags-the-answer = Die richtige Antwort
flags-count-again = Neu auswerten
flags-nothing = Alles geklärt: Keine Antwort ist mehr gemeldet.
recount-title = Neu ausgewertet
recount-not = Nicht:
recount-player = Wer
recount-before = Vorher
recount-after = Jetzt
recount-rounds = Runde für Runde
recount-round = Runde { $round }:
recount-change = { $name } { $before } → { $after }
recount-same = An den Punkten ändert sich nichts.
recount-go-on = Alles klar

## Verbindung
lost-title = Keine Verbindung
lost-connecting = Wir suchen deinen Tisch …
lost-next = Dein Platz bleibt dir. Nächster Versuch in { $seconds } s.
lost-now-trying = Dein Platz bleibt dir. Neuer Versuch …
lost-now = Jetzt versuchen
close-1003 = Der Tisch versteht diese Seite nicht
close-1003-how = Vermutlich ist sie veraltet. Lade sie neu.
close-1008 = Zu viel auf einmal
close-1008-how = Der Tisch holt kurz Luft, dann bist du wieder drin.
close-1009 = Der Tisch versteht diese Seite nicht
close-1009-how = Vermutlich ist sie veraltet. Lade sie neu.
close-1011 = Der Tisch ist gestolpert
close-1011-how = Er rappelt sich gleich wieder auf. Nichts ist verloren.
close-1012 = Der Tisch startet neu
close-1012-how = Nichts ist verloren. Gleich geht’s weiter.
close-4000 = Du hast den Tisch verlassen
close-4000-how = Mit dem Code kommst du wieder rein.
close-4001 = Du spielst woanders weiter
close-4001-how = Dein Platz ist jetzt auf einem anderen deiner Geräte offen.
close-4003 = Du wurdest weggeschickt
close-4003-how = Wer den Tisch leitet, hat deinen Platz freigemacht.
close-4008 = Die Verbindung war zu langsam
close-4008-how = Wir versuchen es noch mal.
close-4401 = Dieser Platz gehört dir nicht mehr
close-4401-how = Mit dem Code kommst du wieder rein.
close-4404 = Diesen Tisch gibt es nicht
close-4404-how = Tische verschwinden, wenn einen Tag lang nichts passiert. Oder hast du dich vertippt?
closed-home = Zur Startseite
closed-enter = Wieder rein
closed-here = Hier weiterspielen
closed-reload = Neu laden

## Das Ende
end-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }
end-wins-to = { $names } gewinnt { $first } zu { $second }
end-shared = { $names } teilen sich den Sieg
end-over = Das Spiel ist aus
end-winner = gewinnt
end-tally-short = { $name } { $count }
end-podium = Siegertreppchen
end-tally = Der Abend bisher
end-tally-wins = { $count ->
    [0] noch kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
  }
end-games = { $count ->
    [one] nach einer Partie
   *[other] nach { $count } Partien
  }
end-again = Gleich noch mal
end-another = Anderes Spiel
end-to-table = Zurück an den Tisch
end-host-starts = { $host } startet die nächste Partie.
end-fair = War alles fair? Prüf es nach.
end-fair-how = Vor dem Austeilen zeigt der Tisch ein Siegel: den Fingerabdruck der Zufallszahl, mit der er mischt. Nach dem Spiel legt er die Zahl offen. Wer mag, mischt damit nach und vergleicht.
end-fair-seal = Das Siegel vor dem Austeilen
end-fair-seed = Die Zufallszahl dahinter
end-download = Partie herunterladen

## Regeln
rules-sections = Abschnitte
rules-missing = Die Regeln lassen sich gerade nicht laden.
rules-again = Noch mal versuchen

## Absagen
refusal-no_such_question = Diese Antwort kam in diesem Spiel noch nicht vor.
refusal-same_answer = Genau diese Antwort zählt schon.
refusal-too_many_flags = { $most } Meldungen auf einmal reichen. Warte, bis sie geklärt sind.
refusal-unknown = Das hat nicht geklappt ({ $code }).
refusal-no_connection = Der Server antwortet nicht. Versuch es gleich noch mal.
refusal-gone = Du bist nicht mehr an diesem Tisch.
refusal-broken = Da ist der Tisch gestolpert. Versuch es noch mal.
refusal-door_crowded = Vor der Tür ist gerade Andrang. Versuch es gleich noch mal.
refusal-bad_pack = In diesen Fragen stecken noch Fehler.
refusal-log_full = Dieser Tisch hat genug erlebt: Macht für die nächste Partie einen neuen auf.
refusal-looking_only = Du spielst auf einem anderen deiner Geräte. Hier siehst du nur zu.
refusal-malformed = Der Tisch versteht diese Seite nicht. Lade sie neu.
refusal-no_room = Diesen Tisch gibt es nicht, oder seine Tür ist zu.
refusal-no_such_category = Diese Art von Fragen gibt es nicht.
refusal-no_such_game = Dieses Spiel gibt es nicht.
refusal-no_such_pack = Diese Fragen gibt es nicht.
refusal-no_such_person = Diese Person ist gegangen.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-not_a_number = Das ist keine Zahl.
refusal-not_allowed = Das darf nur, wer den Tisch leitet.
refusal-not_found = Hier ist nichts.
refusal-not_now = Das geht gerade nicht.
refusal-not_over = Diese Partie ist noch nicht zu Ende.
refusal-not_seated = In dieser Partie hast du keinen Platz.
refusal-not_stored = Der Server kann gerade nicht speichern. Versuch es gleich noch mal.
refusal-not_your_turn = Du bist gerade nicht dran.
refusal-only_for_the_table = Mit diesen Fragen wird noch gespielt. Herunterladen kann die Partie vorerst nur, wer mitgespielt hat.
refusal-only_in_practice = Das gibt es nur beim Üben.
refusal-out_of_order = Da hat sich etwas überkreuzt. Versuch es noch mal.
refusal-out_of_range = Von { $least } bis { $most }, bitte.
refusal-own_pack_gone = Die eigenen Fragen sind weg. Spiel ohne sie oder wähle andere.
refusal-pack_changed = Diese Fragen wurden auf einem anderen Gerät geändert.
refusal-pack_too_large = Die Datei ist größer als { $most } kB.
refusal-paused = Gerade ist Pause.
refusal-practice_alone = An diesem Tisch übt jemand allein. Zusehen kann nur ein großer Bildschirm.
refusal-room_full = Der Tisch ist voll.
refusal-room_locked = Die Tür dieses Tisches ist zu.
refusal-seat_known = Du weißt zu viel: In dieser Partie hast du schon von einem anderen Platz aus mitgesehen.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-sent_away = Du wurdest von diesem Tisch weggeschickt.
refusal-server_full = Der Server ist voll. Versuch es später noch mal.
refusal-text_character = Ein Zeichen darin ist hier nicht erlaubt.
refusal-text_length = Zwischen { $least } und { $most } Zeichen, bitte.
refusal-too_few_cards = In dieser Auswahl sind zu wenige Fragen: Nimm noch etwas dazu.
refusal-too_few_questions = Zu wenige Fragen: Es sind { $count }, ihr braucht mindestens { $least }.
refusal-too_fast = Nicht so schnell! Einen Augenblick …
refusal-too_late = Zu spät: Es ging schon weiter.
refusal-too_many_joins = Über diesen Anschluss kommen gerade viele auf einmal. Versuch es in einer Minute noch mal.
refusal-too_many_bytes = Über diesen Anschluss wurde zu viel geladen. In einer Minute geht’s wieder.
refusal-too_many_packs = Über diesen Anschluss kamen zu viele neue Fragen. Versuch es in ein paar Minuten noch mal.
refusal-too_many_rooms = Über diesen Anschluss wurden zu viele Tische eröffnet. Versuch es in ein paar Minuten noch mal.
refusal-too_many_sockets = Über diesen Anschluss sind zu viele Bildschirme offen. Schließ einen.
refusal-too_many_tries = Zu viele Versuche. Warte eine Minute.
refusal-too_precise = Höchstens { $digits } Ziffern, davon { $decimals } nach dem Komma.
refusal-too_slow = Das hat zu lange gedauert. Versuch es noch mal.
refusal-wait_for_approval = Warte kurz, bis du reingelassen wirst.
refusal-wrong_card = Diese Karte gehört nicht hierher.
refusal-wrong_number_of_seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
refusal-wrong_options = Diese Hausregeln passen nicht zusammen.
refusal-wrong_origin = Diese Seite gehört zu einem anderen Server. Lade sie neu.

source-table = am Tisch gemessen

## For those who hear the page
frame-score-mine = Du: { $score }.
frame-score-of = { $name }: { $score }.
frame-gained = Für dich { $points }, jetzt { $score }.
frame-gained-nothing = Du bekommst nichts, es bleibt bei { $score }.
frame-duty-look = Weiter geht’s, sobald du so weit bist.
frame-no-question = Gerade gibt’s keine Frage.
frame-time-hidden = Wie viel Zeit bleibt, siehst du nicht.
frame-time-none = Es läuft keine Uhr. Lass dir Zeit.
frame-you-ask = Du fragst
settings-words = Karten in Worten
settings-words-how = Statt eines Bildes bekommst du seine Reihen als Zahlen zum Zusammenzählen.
lobby-kick-yes = Ja, { $name } wegschicken
lobby-plays-now = Gespielt wird { $game }.
lobby-rules-now = Die Hausregeln haben sich geändert.

## So geht’s
howto = So geht’s
howto-title = { $game }: So geht’s
howto-place = { $place } von { $count }
howto-before = Voriges Bild
howto-next = Nächstes Bild
howto-pause = Bilder anhalten
howto-play = Bilder abspielen
howto-got-it = Alles klar!
howto-skip = Jetzt starten
howto-waits = Noch am Lesen: { $names }. Die Uhr wartet.

## Die Regeln auf der Seite
rules-scoring = Punkte auf einen Blick
rules-round = Eine Runde in Bildern
rules-marks = Nummern und Quellen zeigen
rules-number = Regel { $number }
refusal-seat_empty = Auf dem Platz, den die Hausregeln nennen, sitzt niemand.
refusal-no_team = Du bist in keinem Team.
lobby-team-name = Name eures Teams
lobby-team-example = Die Spätzünder
lobby-typed-ours = unsere
lobby-typed-own = eingetippt
lobby-typed-new = Eigene eintippen
lobby-typed-name = Name
lobby-typed-change = { $name } ändern
lobby-typed-delete = { $name } löschen
lobby-typed-save = Speichern und nehmen
lobby-typed-incomplete = Es fehlt ein Name oder eine Zahl.

## The page before it runs, and where somebody shares its link
page-heading = Ardoise: Zahlenspiele für deine Runde
page-noscript = Ardoise braucht JavaScript: Schalte es in deinem Browser ein und lade neu.
source-counted = selbst gezählt
home-about = Über Ardoise

source-calculated = selbst nachgerechnet
end-wins-by-one = { $names } gewinnt { $first } zu { $second }. Ein einziger Punkt!
aloud = Vorlesen
settings-aloud-how = Dieses Gerät liest vor, was alle sehen können: die Frage, die Schätzungen, das Ergebnis.
aloud-no-voice = Dieses Gerät hat keine deutsche Stimme.
aloud-no-voice-lend = Ein Handy kann einspringen: Menü, „Stimme leihen“.
aloud-lend = Stimme leihen
aloud-lend-how = Dieses Gerät liest für den großen Bildschirm vor.
aloud-lent = { $name } liest mit dem Handy vor
refusal-no_big_screen = Hier gibt es keinen großen Bildschirm, für den du vorlesen kannst.
