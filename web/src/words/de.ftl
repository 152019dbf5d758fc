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
page-description = Vier Zahlenspiele an einem Tisch: jeder auf seinem Telefon, jeder in seiner Sprache.

## Spiele
game-players = { $least } bis { $most } Spieler

## Start
home-language = Sprache
home-example = Ein Beispiel
home-example-category = Geografie & Natur
home-example-question = Wie viele Sprachen zählt man in Papua-Neuguinea?
home-code = Wirst du erwartet? Der Code des Tisches
home-enter = Hinein
home-code-wrong = Ein Code hat sechs Buchstaben, zum Beispiel MVK RTD. Ein Link geht auch.
home-games = Vier Spiele, in denen alles eine Zahl ist
home-open = Tisch eröffnen
home-foot = Kein Konto, keine Installation, kein Tracking.
home-again = Zurück an Tisch { $code }
home-rules-of = { $game }: die Regeln
home-own = Eigene Fragen
home-own-title = Fragen für heute Abend

## Üben und Computergegner
practice = Allein üben
practice-choose = Üben: Spiel und Stufe wählen
practice-line = Du gegen drei Computergegner, ganz ohne Eile. Tipps gibt es auf Wunsch.
practice-hint = Ein Tipp
practice-got-it = Danke
practice-alone = An diesem Tisch übst du allein.
hint-nothing = Gerade gibt es für dich nichts zu entscheiden.
level = Spielstärke
level-novice = Neuling
level-club = Verein
level-strong = Könner
level-master = Meister
level-line-novice = Liegt oft weit daneben und lässt sich leicht beirren.
level-line-club = Schätzt und überlegt wie die meisten Leute.
level-line-strong = Weiß mehr als die meisten und rechnet gut.
level-line-master = Weiß viel und durchschaut die anderen.
bot-how = Woher wissen sie das?
bot-sees = Sie sehen, was man von ihrem Platz aus sieht, und sonst nichts: nie deine Tafel, nie deine Notizen.
bot-guesses = Zum Schätzen bekommen sie eine Ahnung: die richtige Antwort, so weit und auf dieselbe Art verfälscht, wie Menschen sich irren.
bot-sealed = Diese Ahnung entsteht dort, wo sonst niemand hineinsehen kann. Sie wird weder gezeigt noch aufbewahrt, und ein Platz, auf den jemand sehen kann, bekommt keine.
bot-levels = Die Stufen unterscheiden sich darin, wie falsch die Ahnung ist und wie geschickt damit gespielt wird.

## Wer ich bin
me-title = Name und Bild
me-name = Dein Name
me-picture = Dein Bild
me-change = Bild und Farbe
me-colour = Deine Farbe und Form
me-save = Fertig
me-taken = an diesem Tisch vergeben

## Einstellungen
settings = Einstellungen
settings-light = Licht
settings-system = auto
settings-day = Tag
settings-evening = Abend
settings-sound = Ton
settings-on = an
settings-off = aus

## Hereinkommen
join-title = Komm an den Tisch
join-enter = Platz nehmen
join-watch = Zusehen
join-playing = Es wird gerade gespielt. Du kannst einen freien Platz übernehmen, zusehen oder auf die nächste Partie warten.
join-people = { $count ->
    [0] Noch ist niemand da.
    [one] Eine Person ist da.
   *[other] { $count } Personen sind da.
  }

## Vor dem Spiel
lobby-title = Euer Tisch
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-invite = Einladen
lobby-invite-how = Einscannen oder Code eingeben auf { $address }
lobby-only-here = Diese Adresse gilt nur auf diesem Computer. Für die Telefone im Raum starte den Tisch mit „--lan“.
lobby-share = Link teilen
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-qr = QR-Code zu { $address }
lobby-qr-large = Groß anzeigen
lobby-code-read = Code { $letters }
lobby-big-screen = Großer Bildschirm
lobby-tv = TV
lobby-big-screen-how = Auf einem Fernseher oder Beamer sehen alle den Tisch. Öffne dort diese Adresse:
lobby-big-screen-sleeps = Unter dieser Adresse kann der Browser jenen Bildschirm nicht wach halten: Stell am Gerät ein, dass er an bleibt.
lobby-big-screen-here = Auf diesem Gerät öffnen
lobby-what = Was spielt ihr?
lobby-plays = { $host } hat gewählt
lobby-questions = Fragen
lobby-questions-everything = von allem etwas
lobby-questions-without = ohne { $categories }
lobby-questions-only = nur { $categories }
lobby-questions-level = Wie schwer?
lobby-questions-count = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }
lobby-questions-few = Das sind zu wenige: Dieser Tisch braucht mindestens { $least }. Nimm mehr dazu.
lobby-questions-reset = Alles
lobby-questions-starter = Grundspiel
lobby-questions-box = Aus allen Fragen ziehen
lobby-questions-languages = Unsere Fragen gibt es auf Deutsch, Französisch und Englisch: Jeder liest sie in seiner Sprache.
lobby-own = Eigene Fragen
lobby-own-first = Sie kommen zuerst dran, danach die anderen.
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
lobby-own-unspoken = Nicht alle bekommen die eigenen Fragen in ihrer Sprache: Für { $names } erscheinen sie auf { $language }.
lobby-own-remove = Ohne sie spielen
lobby-own-make = Welche schreiben
lobby-own-paste = Oder füg ihren Link ein
lobby-own-use = Nehmen
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
lobby-asking = Möchten herein
lobby-screen = Großer Bildschirm
lobby-host = Hat den Tisch eröffnet
lobby-ready = bereit
lobby-not-ready = ist da
lobby-away = gerade nicht da, der Platz wartet
lobby-bot-level = Computer · { $level }
lobby-seat-free = Freier Platz
lobby-take = Hier Platz nehmen
lobby-take-over = Übernehmen
lobby-add-bot = Computergegner dazusetzen
lobby-remove-bot = { $name } wegschicken
lobby-options-for = Optionen für { $name }
lobby-join-team = Mitspielen
lobby-stand-up = Aufstehen und zusehen
lobby-leave = Tisch verlassen
lobby-leave-sure = Dein Platz wird frei. Mit dem Code kannst du wiederkommen.
lobby-kick = Wegschicken
lobby-kick-sure = { $name } vom Tisch wegschicken?
lobby-kick-how = Zurück an diesen Tisch geht es dann nicht mehr. Neue lässt du ab jetzt selbst herein.
lobby-hand-over = Leitung übergeben
lobby-approve = Hereinlassen
lobby-time = Bedenkzeit
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = Solange jemand mehr braucht, laufen die Uhren für den ganzen Tisch länger.
lobby-came = { $name } ist da.
lobby-asks = { $name } möchte herein.
lobby-left = { $name } ist gegangen.
lobby-let-in = Du bist drin.
lobby-you-host = Du leitest jetzt den Tisch.
lobby-may-start = Du kannst anfangen.
lobby-door = Die Tür
lobby-lock = Tisch schließen
lobby-lock-how = Niemand kommt mehr herein. Wer da ist, kann neu laden.
lobby-approving = Ich lasse Leute einzeln herein
lobby-approving-guarded = An, seit du jemanden weggeschickt hast. Du kannst es ausschalten.
lobby-keep = Partien über heute hinaus aufheben
lobby-keep-how = Sonst wird der Tisch einen Tag nach seinem letzten Wort vergessen.
lobby-start = Spiel beginnen
lobby-start-few = { $count ->
    [one] Einer fehlt noch: Lade jemanden ein oder setz einen Computergegner dazu.
   *[other] { $count } fehlen noch: Lade Leute ein oder setz Computergegner dazu.
  }
lobby-start-exactly = Diese Hausregel ist für genau { $count } Plätze.
lobby-start-questions = Zu wenige Fragen: Es sind { $count }, und dieser Tisch braucht { $least }.
lobby-im-ready = Ich bin bereit
lobby-im-not-ready = Doch noch nicht
lobby-host-starts = { $host } beginnt das Spiel.
lobby-nobody-starts = Wer bleibt, leitet in einer Minute den Tisch.
lobby-wait-approval = { $host } lässt dich gleich herein.
lobby-wait-seat = Alle Plätze sind besetzt. Du bekommst den nächsten, der frei wird.
lobby-you-watch = Du siehst zu.
lobby-tv-title = Nehmt Platz
lobby-tv-free = { $count } frei
lobby-locked = Der Tisch ist geschlossen.
lobby-screen-wait = { $host } lässt diesen Bildschirm gleich herein.
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
category-misc = Vermischtes

## Hausregeln

## Während des Spiels
frame-round = Runde { $round } von { $rounds }
frame-turn = Zug { $turn }
frame-asks = { $name } fragt
frame-waits-for = Der Tisch wartet auf { $names }.
frame-waits-for-nobody = Gleich geht es weiter.
frame-your-turn = Du bist dran
frame-paused = Pause
frame-paused-how = { $host } lässt das Spiel weitergehen.
frame-paused-yours = Die Uhr steht, und niemand kann ziehen.
frame-pause = Pause
frame-go-on = Weiter
frame-more-time = 30 s mehr
frame-time-ask = Zu kurz? { $host } kann dir mehr geben; zwischen zwei Spielen stellst du es selbst ein.
frame-clock = Uhren
frame-players = Am Tisch
frame-away = gerade nicht da
frame-let-bot = Computer spielen lassen
frame-watching = Du siehst zu.
frame-seat-free = Du kannst übernehmen:
frame-unsent = Unterwegs …
frame-fullscreen = Ganzer Bildschirm
frame-sound-off = Ton ausschalten
frame-sound-on = Ton einschalten
frame-sound-tap = Für Ton antippen

## Angezweifelte Antworten
flag-link = Stimmt nicht?
flag-menu = Eine Antwort ist falsch
flag-title = Welche Antwort ist falsch?
flag-none = Noch wurde keine Antwort vorgelesen.
flag-source = Quelle: { $source }
flag-remark = Was stimmt, und woher weißt du es? (Darf leer bleiben.)
flag-send = { $host } Bescheid geben
flag-verdict-open = { $host } weiß Bescheid.
flag-verdict-right = { $host } hat nachgesehen: Die Antwort stimmt.
flag-verdict-corrected = { $host } hat die Antwort berichtigt.
flags-open = { $count ->
    [one] Eine Antwort wird angezweifelt
   *[other] { $count } Antworten werden angezweifelt
}
flags-title = Angezweifelte Antworten
flags-said = { $name }: „{ $words }“
flags-said-nothing = { $name } glaubt sie nicht.
flags-is-right = Sie stimmt
flags-correct = Berichtigen
flags-the-answer = Die richtige Antwort
flags-count-again = Neu zählen
flags-nothing = Niemand zweifelt mehr eine Antwort an.
recount-title = Neu gezählt
recount-not = Nicht:
recount-player = Wer
recount-before = Vorher
recount-after = Jetzt
recount-rounds = Runde für Runde
recount-round = Runde { $round }:
recount-change = { $name } { $before } → { $after }
recount-same = An den Punkten ändert sich nichts.
recount-go-on = Verstanden

## Verbindung
lost-title = Keine Verbindung
lost-connecting = Der Tisch wird gesucht …
lost-next = Dein Platz bleibt dir. Nächster Versuch in { $seconds } s.
lost-now-trying = Dein Platz bleibt dir. Wird versucht …
lost-now = Jetzt
close-1003 = Der Tisch hat diese Seite nicht verstanden
close-1003-how = Vermutlich ist sie alt. Lade sie neu.
close-1008 = Zu viel auf einmal
close-1008-how = Der Tisch holt Luft und lässt dich wieder herein.
close-1009 = Der Tisch hat diese Seite nicht verstanden
close-1009-how = Vermutlich ist sie alt. Lade sie neu.
close-1011 = Der Tisch ist gestolpert
close-1011-how = Er wacht wieder auf, wie er war. Nichts ist verloren.
close-1012 = Der Tisch startet neu
close-1012-how = Nichts ist verloren. Gleich geht es weiter.
close-4000 = Du hast den Tisch verlassen
close-4000-how = Mit dem Code kannst du wiederkommen.
close-4001 = Du spielst woanders weiter
close-4001-how = Ein anderer deiner Bildschirme hat den Platz von diesem eingenommen.
close-4003 = Du wurdest weggeschickt
close-4003-how = Wer den Tisch leitet, hat ihn für dich geschlossen.
close-4008 = Die Verbindung war zu langsam
close-4008-how = Wir versuchen es noch einmal.
close-4401 = Dieser Platz gehört dir nicht mehr
close-4401-how = Komm mit dem Code wieder herein.
close-4404 = Diesen Tisch gibt es nicht
close-4404-how = Tische werden einen Tag nach ihrem letzten Wort vergessen. Vielleicht ist es ein Tippfehler.
closed-home = Zum Anfang
closed-enter = Wieder hereinkommen
closed-here = Hier weiterspielen
closed-reload = Neu laden

## Das Ende
end-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }
end-wins-to = { $names } gewinnt, { $first } zu { $second }
end-shared = { $names } teilen sich den Sieg
end-over = Das Spiel ist aus
end-winner = gewinnt
end-tally-short = { $name } { $count }
end-podium = Siegertreppe
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
end-again = Nochmal, gleiche Runde
end-another = Ein anderes Spiel
end-to-table = An den Tisch
end-host-starts = { $host } beginnt die nächste Partie.
end-fair = War alles fair? Prüf es nach.
end-fair-how = Vor dem Geben hat der Tisch ein Siegel gezeigt: den Fingerabdruck des Zufalls, aus dem er gibt. Nach dem Spiel zeigt er diesen Zufall. Wer mag, gibt noch einmal und vergleicht.
end-fair-seal = Das Siegel von vor dem Geben
end-fair-seed = Der Zufall dahinter
end-download = Die ganze Partie herunterladen

## Regeln
rules-sections = Abschnitte
rules-missing = Die Regeln lassen sich gerade nicht lesen.
rules-again = Noch einmal versuchen

## Absagen
refusal-no_such_question = Diese Antwort wurde in diesem Spiel nicht vorgelesen.
refusal-same_answer = Das ist schon die Antwort, die zählt.
refusal-too_many_flags = { $most } Zweifel auf einmal sind genug. Warte, bis darüber entschieden ist.
refusal-unknown = Das ging nicht ({ $code }).
refusal-no_connection = Der Server ist nicht zu erreichen.
refusal-gone = Du bist nicht mehr an diesem Tisch.
refusal-broken = Darüber stolpert der Tisch.
refusal-door_crowded = Vor der Tür warten gerade viele. Versuch es gleich noch einmal.
refusal-bad_pack = In diesen Fragen stecken noch Fehler.
refusal-log_full = Das Heft dieses Tisches ist voll. Macht für die nächste Partie einen neuen Tisch auf.
refusal-looking_only = Du spielst auf einem anderen deiner Bildschirme. Dieser sieht nur zu.
refusal-malformed = Der Tisch hat diese Seite nicht verstanden. Lade sie neu.
refusal-no_room = Diesen Tisch gibt es nicht, oder seine Tür ist zu.
refusal-no_such_category = Diese Art von Fragen gibt es nicht.
refusal-no_such_game = Dieses Spiel gibt es nicht.
refusal-no_such_pack = Dieses Paket gibt es nicht.
refusal-no_such_person = Diese Person ist gegangen.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-not_a_number = Das ist keine Zahl.
refusal-not_allowed = Das darf nur, wer den Tisch leitet.
refusal-not_found = Hier ist nichts.
refusal-not_now = Jetzt nicht.
refusal-not_over = Diese Partie ist noch nicht zu Ende.
refusal-not_seated = Du hast in dieser Partie keinen Platz.
refusal-not_stored = Die Festplatte des Tisches schreibt nicht. Versuch es gleich noch einmal.
refusal-not_your_turn = Du bist nicht dran.
refusal-only_for_the_table = Mit diesen Fragen wird noch gespielt. Herunterladen kann die Partie vorerst nur, wer mitgespielt hat.
refusal-only_in_practice = Das gibt es nur beim Üben.
refusal-out_of_order = Etwas von dir war schneller als das. Versuch es noch einmal.
refusal-out_of_range = Von { $least } bis { $most }, bitte.
refusal-own_pack_gone = Die gewählten eigenen Fragen gibt es nicht mehr. Spiel ohne sie oder wähl andere.
refusal-pack_changed = Diese Fragen wurden auf einem anderen Gerät geändert.
refusal-pack_too_large = Die Datei ist größer als { $most } kB.
refusal-paused = Das Spiel hat Pause.
refusal-practice_alone = An diesem Tisch übt jemand allein. Zusehen kann nur ein großer Bildschirm.
refusal-room_full = Der Tisch ist voll.
refusal-room_locked = Der Tisch ist geschlossen.
refusal-seat_known = Du hast in dieser Partie schon die Geheimnisse eines anderen Platzes gesehen.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-sent_away = Du wurdest von diesem Tisch weggeschickt.
refusal-server_full = Der Server hat keinen Platz für einen weiteren Tisch.
refusal-text_character = Ein Zeichen darin geht nicht.
refusal-text_length = Zwischen { $least } und { $most } Zeichen, bitte.
refusal-too_few_cards = In diesen Paketen sind zu wenige Fragen.
refusal-too_few_questions = Zu wenige Fragen: Es sind { $count }, nötig sind mindestens { $least }.
refusal-too_fast = Zu viel auf einmal. Einen Augenblick …
refusal-too_late = Zu spät: Es ging inzwischen weiter.
refusal-too_many_joins = Von hier kommen gerade viele auf einmal. Versuch es in einer Minute noch einmal.
refusal-too_many_bytes = Von hier wurde zu viel geladen. In einer Minute geht es wieder.
refusal-too_many_packs = Zu viele neue Pakete von hier. Versuch es in ein paar Minuten noch einmal.
refusal-too_many_rooms = Zu viele Tische von hier. Versuch es in ein paar Minuten wieder.
refusal-too_many_sockets = Zu viele Bildschirme von hier.
refusal-too_many_tries = Zu viele Versuche. Warte eine Minute.
refusal-too_precise = Höchstens { $digits } Ziffern, davon { $decimals } nach dem Komma.
refusal-too_slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-wait_for_approval = Erst musst du hereingelassen werden.
refusal-wrong_card = Diese Karte gehört nicht hierher.
refusal-wrong_number_of_seats = Für dieses Spiel braucht es { $least } bis { $most } Plätze.
refusal-wrong_options = Diese Hausregeln passen nicht zusammen.
refusal-wrong_origin = Diese Seite kommt von woanders.

source-reckoned = selbst nachgerechnet
source-table = der Tisch selbst

## The page before it runs, and where somebody shares its link
page-heading = Ardoise: Zahlenspiele für deine Runde
page-noscript = Ardoise braucht JavaScript: Schalte es in deinem Browser ein und lade neu.
source-counted = selbst gezählt
home-about = Über Ardoise
