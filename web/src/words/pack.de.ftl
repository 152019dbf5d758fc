# Die Wörter für eigene Fragen.

pack-loading = Einen Augenblick …
pack-unsaved = Wird gespeichert …
pack-saved = { $ready ->
    [0] Gespeichert, noch keine Frage
    [one] Gespeichert, 1 Frage
   *[other] Gespeichert, { $ready } Fragen
  }
pack-saved-but = { $ready ->
    [0] Nur auf diesem Gerät gespeichert,
    [one] 1 gespeichert,
   *[other] { $ready } gespeichert,
  } { $unfinished ->
    [one] 1 unfertig
   *[other] { $unfinished } unfertig
  }
pack-offline = Offline: nur auf diesem Gerät gespeichert
pack-wrong = Noch nicht gespeichert: Es fehlt etwas
pack-changed = Woanders geändert
pack-changed-how = Inzwischen wurden diese Fragen auf einem anderen Gerät geändert. Welche Fassung gilt?
pack-take-theirs = Neuere Fassung nehmen
pack-keep-mine = Meine Fassung behalten
pack-gone = Unter diesem Link ist nichts. Fehlt ein Stück, oder wurden die Fragen gelöscht?

pack-empty = Noch keine Frage. Zehn reichen für einen Abend: Wie alt ist Oma? Wie viele Stufen führen auf den Dachboden?
pack-add = Frage hinzufügen
pack-add-next = Noch eine
pack-done = Fertig
pack-to-list = Alle Fragen
pack-question-n = Frage { $number }
pack-no-text = (noch kein Text)
pack-unfinished = unfertig
pack-delete-question = Diese Frage löschen
pack-deleted = Frage gelöscht.
pack-undo = Rückgängig
pack-languages = In welchen Sprachen schreibst du?
pack-languages-how = Wer eine andere Sprache spricht, liest die erste.
pack-label-title = Titel
pack-label-q = Frage
pack-label-a = Antwort
pack-label-unit = Einheit, falls es eine gibt
pack-label-anecdote = Geschichte nach der Antwort
pack-label-src = Woher weißt du das?
pack-label-languages = Sprachen
pack-label-questions = Fragen
pack-example = z. B. Wie viele Stufen führen auf Omas Dachboden?
pack-example-unit = z. B. Stufen
pack-write-answer = Aufschreiben
pack-more = Geschichte, Quelle und Thema
pack-preview = So sieht es am Tisch aus

pack-play = Damit spielen
pack-play-at = An Tisch { $code } mitnehmen
pack-play-needs = Eine fertige Frage reicht schon.
pack-share = Link zu diesen Fragen
pack-share-warning = Wer diesen Link hat, sieht die Antworten und kann die Fragen ändern. Gib ihn niemandem, der mitraten soll.
pack-kept = Die Fragen verschwinden, wenn sie ein Jahr lang niemand benutzt. Ohne den Link findet sie niemand wieder, auch du nicht: Heb ihn auf.
pack-files = Dateien
pack-import = Datei laden
pack-import-how = Eine Datei aus Ardoise oder eine Tabelle (CSV) mit Spalten wie q.de, a und unit.de.
pack-import-choose = Datei auswählen
pack-export = Kopie sichern
pack-export-json = Als Ardoise-Datei
pack-export-csv = Als Tabelle (CSV)
pack-forget = Alle Fragen löschen
pack-forget-sure = Dann sind sie weg, auch für alle anderen mit dem Link.

pack-fault-missing = Fehlt noch.
pack-fault-too_long = Höchstens { $most } Zeichen.
pack-fault-hidden = Darin steckt ein unsichtbares Zeichen: Tippe es neu.
pack-fault-markup = Bitte keine Links und keinen Code.
pack-fault-no_language = Wähle mindestens eine.
pack-fault-twice = Das ist doppelt.
pack-fault-too_many = Höchstens { $most } Fragen.
pack-fault-gives_away = Der Text verrät die Antwort.
pack-fault-does_not_fit = Passt nicht zu { $game }: Dort braucht es ganze Zahlen von { $least } bis { $most }.
pack-fault-out_of_range = Von { $least } bis { $most }.
pack-fault-too_precise = Höchstens { $digits } Ziffern, davon { $decimals } nach dem Komma.
pack-fault-not_a_number = „{ $text }“ ist keine Zahl.
pack-fault-several_numbers = „{ $text }“ lässt sich auf zwei Arten lesen: Schreib es ohne Trennzeichen.
pack-fault-too_large = Größer als { $most } kB.
pack-fault-wrong_type = Hierher gehört etwas anderes.
pack-fault-no_column = Die Spalte { $column } fehlt.
pack-fault-unknown_column = Die Spalte { $column } kenne ich nicht.

## For those who hear the page
pack-topic-in = Thema in { $game }

pack-label-year = Die Antwort ist eine Jahreszahl
pack-year-how = Zum Beispiel 1911.
pack-label-cat = Thema
pack-fault-not_utf8 = Speichere die Datei als UTF-8 und versuch es noch mal.
pack-fault-not_json = Die Datei ist beschädigt, oder sie ist nicht von Ardoise.
pack-fault-not_csv = Die Tabelle ist nicht lesbar. Steht da ein Anführungszeichen zu viel?
pack-fault-unknown_field = Ein Feld namens { $name } gibt es nicht.
pack-fault-unknown_choice = „{ $text }“ steht nicht zur Wahl.
