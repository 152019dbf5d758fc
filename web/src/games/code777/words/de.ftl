# Words of Code 777, loaded with the game.

## Der Tisch
code777-rack-of = Bänkchen von { $name }
code777-rack-mine = Dein Bänkchen
code777-rack-nobody = Bänkchen { $number }, ohne Spieler
code777-nobody = Ohne Spieler
code777-you = Du, { $name }
code777-scores = Punkte
code777-points = { $points } von { $goal } Punkten
code777-draws = fragt jetzt
code777-noted = hat die Antwort notiert
code777-stock = Vorrat: { $count }
code777-patience = { $count ->
    [one] Noch eine Frage ohne Ansage, dann gibt es überall neue Karten.
   *[other] Noch { $count } Fragen ohne Ansage, dann gibt es überall neue Karten.
  }

## Frage und Antwort
code777-question = Frage { $number }
code777-drew = { $name } antwortet
code777-drew-mine = Du antwortest
code777-first = { $name } zieht die erste Frage.
code777-first-mine = Du ziehst die erste Frage.
code777-same = gleich viele
code777-draw = Frage ziehen
code777-draw-how = Geantwortet wird nach dem, was du siehst.
code777-content = Notiert, weiter
code777-content-done = Notiert
code777-others-turn = { $name } fragt
code777-content-how = Wenn alle notiert haben, geht’s weiter.
code777-pick = Welche stellst du?
code777-pick-now = Frage wählen
code777-pick-how = Die andere kommt unter den Stapel.
code777-picking = { $name } hat zwei Fragen gezogen und wählt eine aus.
code777-sending = Wird gesendet …

## Ansagen
code777-declare = Ansagen
code777-declare-title = Was hast du?
code777-declare-how = Drei Zahlen, Reihenfolge egal. Farben zählen nicht, doppelte Zahlen schon.
code777-declare-gives = Richtig: 1 Punkt. Falsch: kein Punkt, und du darfst erst nach { $count ->
    [one] der nächsten Frage
   *[other] { $count } weiteren Fragen
  } wieder ansagen. In jedem Fall sehen alle deine drei Karten, und du bekommst neue.
code777-declare-wait = { $count ->
    [one] in 1 Frage
   *[other] in { $count } Fragen
  }
code777-declare-missing = { $count ->
    [one] Noch eine Zahl
   *[other] Noch { $count } Zahlen
  }
code777-declare-these = { $numbers } ansagen
code777-sure = { $numbers } ansagen?
code777-sure-yes = Ja, ansagen
code777-sure-no = Ändern
code777-said = Deine Zahlen
code777-slot-empty = leer
code777-delete = Letzte Zahl löschen
code777-right = { $name } sagt { $numbers } an. Geknackt: 1 Punkt!
code777-right-mine = Du sagst { $numbers } an. Geknackt: 1 Punkt!
code777-wrong = { $name } sagt { $numbers } an. Leider falsch: kein Punkt.
code777-wrong-mine = Du sagst { $numbers } an. Leider falsch: kein Punkt.
code777-pause-mine = { $count ->
    [one] Nach der nächsten Frage darfst du wieder ansagen.
   *[other] Nach { $count } weiteren Fragen darfst du wieder ansagen.
  }
code777-pause = { $count ->
    [one] { $name } darf nach der nächsten Frage wieder ansagen.
   *[other] { $name } darf nach { $count } weiteren Fragen wieder ansagen.
  }
code777-pauses = { $count ->
    [one] darf erst nach der nächsten Frage ansagen
   *[other] darf erst nach { $count } Fragen ansagen
  }
code777-there-was = Da standen
code777-new-cards = Neue Karten: { $names }
code777-unowned = ein Bänkchen ohne Spieler
code777-stalled = { $count } Fragen ohne Ansage: Alle Karten werden gezeigt und ausgetauscht. Niemand bekommt einen Punkt.

## Notizblock und Protokoll
code777-notebook = Notizen
code777-to-table = Zum Tisch
code777-sheets = Blätter
code777-sheet-0 = Sicher
code777-sheet-1 = Vermutung 1
code777-sheet-2 = Vermutung 2
code777-cross-open = Sichtbare streichen
code777-wipe = Abwischen
code777-crossed = { $count } gestrichen
code777-record = Fragen und Antworten
code777-record-empty = Noch hat niemand gefragt.
code777-record-newest = Die erste Frage liegt noch in der Mitte des Tisches.
code777-record-earlier = { $count ->
    [one] Das Blatt ist voll: Die erste Frage steht nicht mehr darauf.
   *[other] Das Blatt ist voll: Die ersten { $count } Fragen stehen nicht mehr darauf.
  }
code777-reference = Alle 23
code777-reference-title = Karten und Fragen
code777-aside = Abgelegt
code777-aside-empty = Noch keine Karte.
code777-then = So standen die Bänkchen
code777-hidden-then = für dich noch verdeckt
code777-record-none = An diesem Tisch schreibt niemand mit: Merk dir, was gefragt und geantwortet wurde.
code777-out = kann nicht deine sein
code777-in = muss deine sein
code777-deduced = Was du wissen kannst
code777-sure-none = Noch steht keine Zahl fest.
code777-sure-some = Steht schon fest: { $numbers }
code777-sure-code = Es steht fest: { $numbers }. Sag es an!
code777-codes-left = Noch { $count } Codes sind möglich:
code777-codes-more = { $count } weitere, weniger wahrscheinlich

## Das Ende
code777-turned = Alle Bänkchen sind umgedreht
code777-won = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
code777-won-mine = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
code777-tally = { $right } von { $count } richtig
code777-tally-none = keine Ansage
code777-left = noch { $count } Codes möglich
code777-left-certain = der Code stand fest
code777-left-nobody = gehörte niemandem

## Die Geschichte
code777-story-lanes = Wer wusste wann genug?
code777-story-known = hätte es wissen können
code777-story-right = richtig
code777-story-wrong = falsch
code777-story-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
  }
code777-story-bold = Am mutigsten: { $name } sagt { $code } an, als noch { $count } Codes möglich sind, und hat recht.
code777-story-sure = Niemand musste raten: Wer richtig lag, konnte sich sicher sein.
code777-story-late = { $name } hätte { $code } schon { $count ->
    [one] eine Frage
   *[other] { $count } Fragen
  } früher ansagen können: Da stand es fest.
code777-story-unsaid = { $name } hatte { $code } und hätte es { $count ->
    [one] eine Frage
   *[other] { $count } Fragen
  } vor dem Ende wissen können.
code777-story-clue = Bester Hinweis: Frage { $question } von { $asker }. Von { $before } Codes { $after ->
    [one] bleibt nur einer
   *[other] bleiben nur { $after }
  } für { $listener }.
code777-story-quick = Am schnellsten: { $name } braucht für { $code } { $count ->
    [0] keine einzige Frage
    [one] nur eine Frage
   *[other] nur { $count } Fragen
  }.
code777-lane-open = { $code }, nicht angesagt, von Frage { $since } bis { $until }.
code777-lane-right = { $code }, nach Frage { $until } richtig angesagt.
code777-lane-wrong = { $code }, nach Frage { $until } falsch angesagt.
code777-lane-certain = Ab Frage { $number } stand es fest.
code777-insight = Was man wissen konnte
code777-insight-how = Je länger der Balken, desto mehr haben die Antworten verraten; jedes Bit halbiert die Möglichkeiten. Hinter dem Namen steht, wie viel davon Glück war.
code777-insight-by = Glück { $bits }
code777-insight-at = Bei { $chance } Sicherheit angesagt, bevor der Code feststand.
code777-insight-sure = Angesagt, sobald es feststand.
code777-insight-late = { $count ->
    [one] Eine Frage
   *[other] { $count } Fragen
  } später angesagt, als es feststand.
code777-insight-impossible = { $numbers } angesagt: Das konnte nicht sein.
code777-insight-open = Nicht angesagt: { $count } Codes waren noch möglich.
code777-insight-unsaid = Nicht angesagt, stand aber { $count ->
    [0] ganz am Ende fest
    [one] seit einer Frage fest
   *[other] seit { $count } Fragen fest
  }.
code777-insight-luck = Die Antworten verrieten { $bits } Bit, zu erwarten waren { $expected } (der dünne Strich).
code777-insight-usual = Bit verraten, { $bits } waren zu erwarten
code777-insight-likeliest = { $count } Codes waren noch möglich, am ehesten { $codes }.

## Tipps beim Üben
hint-code777_certain = Nichts anderes ist möglich: Du hast { $code }. Sag es an.
hint-code777_soon = Nichts anderes ist möglich: Du hast { $code }. Sag es an, sobald du darfst: nach { $wait ->
    [one] der nächsten Frage
   *[other] { $wait } weiteren Fragen
  }.
hint-code777_dare = { $count } Codes sind noch möglich, und die Chance für { $code } liegt bei { $chance } %. Wer jetzt auf Gewissheit wartet, kommt oft zu spät: Trau dich.
hint-code777_nothing = Die letzte Antwort hat dir nichts verraten. { $count } Codes sind noch möglich, am ehesten { $code } mit { $chance } %.
hint-code777_fewer = Die letzte Antwort schließt { $gone ->
    [one] einen Code
   *[other] { $gone } Codes
  } aus. { $count } sind noch möglich, am ehesten { $code } mit { $chance } %.
hint-code777_likelier = Die letzte Antwort schließt keinen Code aus, macht aber manche wahrscheinlicher. { $count } sind noch möglich, am ehesten { $code } mit { $chance } %.
hint-code777_left = { $count } Codes sind noch möglich, am ehesten { $code } mit { $chance } %. Hör den anderen zu: Deine eigenen Fragen verraten dir nichts.

## Die 23 Fragen
code777-question-1 = Auf wie vielen Bänkchen ergeben die Zahlen zusammen 18 oder mehr?
code777-question-2 = Auf wie vielen Bänkchen ergeben die Zahlen zusammen 12 oder weniger?
code777-question-3 = Auf wie vielen Bänkchen steht dieselbe Zahl in verschiedenen Farben (etwa eine blaue und eine gelbe 7)?
code777-question-4 = Auf wie vielen Bänkchen stehen drei verschiedene Farben?
code777-question-5 = Auf wie vielen Bänkchen stehen nur gerade oder nur ungerade Zahlen?
code777-question-6 = Auf wie vielen Bänkchen stehen mindestens zwei gleiche Karten (Zahl und Farbe gleich)?
code777-question-7 = Auf wie vielen Bänkchen stehen drei aufeinanderfolgende Zahlen?
code777-question-8 = Wie viele verschiedene Farben siehst du?
code777-question-9 = Wie viele Farben siehst du dreimal oder öfter?
code777-question-10 = Wie viele der Zahlen von 1 bis 7 siehst du nicht?
code777-question-11 = Wie viele dieser Karten siehst du insgesamt: grüne 1, schwarze 5, rosa 7?
code777-question-12 = Siehst du mehr Dreier oder mehr rosa Sechser?
code777-question-13 = Siehst du mehr grüne Sechser oder mehr gelbe Siebener?
code777-question-14 = Siehst du mehr gelbe Zweier oder mehr gelbe Siebener?
code777-question-15 = Siehst du mehr rosa Sechser oder mehr grüne Sechser?
code777-question-16 = Siehst du mehr blaue Siebener oder mehr andersfarbige Siebener?
code777-question-17 = Siehst du mehr braune oder mehr blaue Zahlen?
code777-question-18 = Siehst du mehr rote oder mehr rosa Zahlen?
code777-question-19 = Siehst du mehr grüne oder mehr blaue Zahlen?
code777-question-20 = Siehst du mehr gelbe oder mehr rosa Zahlen?
code777-question-21 = Siehst du mehr schwarze oder mehr braune Zahlen?
code777-question-22 = Siehst du mehr schwarze oder mehr rote Zahlen?
code777-question-23 = Siehst du mehr grüne oder mehr gelbe Zahlen?

## Mehr wovon
code777-more-3-black = mehr Dreier
code777-more-6-pink = mehr rosa Sechser
code777-more-6-green = mehr grüne Sechser
code777-more-7-yellow = mehr gelbe Siebener
code777-more-2-yellow = mehr gelbe Zweier
code777-more-7-blue = mehr blaue Siebener
code777-more-7 = mehr andersfarbige Siebener
code777-more-brown = mehr Braun
code777-more-blue = mehr Blau
code777-more-red = mehr Rot
code777-more-pink = mehr Rosa
code777-more-green = mehr Grün
code777-more-yellow = mehr Gelb
code777-more-black = mehr Schwarz

refusal-not_offered = Diese Frage hast du nicht gezogen.
refusal-not_this_rack = Du hast inzwischen neue Karten.
refusal-pausing = Dein letzter Code war falsch: { $count ->
    [one] Warte die nächste Frage ab
   *[other] Warte noch { $count } Fragen ab
  }.
refusal-not_three_numbers = Drei Zahlen, bitte.
code777-card = { $number } { $colour }, { $symbol }
code777-card-crossed = { $number } { $colour }, { $symbol }, durchgestrichen
code777-card-back = Verdeckte Karte
code777-colour-green = Grün
code777-colour-yellow = Gelb
code777-colour-black = Schwarz
code777-colour-brown = Braun
code777-colour-red = Rot
code777-colour-pink = Rosa
code777-colour-blue = Blau
code777-symbol-leaf = Blatt
code777-symbol-sun = Sonne
code777-symbol-moon = Mond
code777-symbol-acorn = Eichel
code777-symbol-flame = Flamme
code777-symbol-flower = Blume
code777-symbol-wave = Welle

## For those who hear the page
code777-heard-was = Da standen { $cards }.
code777-heard-card = { $number } { $colour }
code777-heard-copies = { $card } ({ $count }-mal)
code777-heard-open = Nicht gestrichen: { $cards }.
code777-duty-draw = Du bist dran. Zieh eine Frage.
code777-duty-pick = Du bist dran. Welche der beiden stellst du?
code777-duty-note = Notiert? Dann weiter, oder sag an.
code777-copy = { $number } von { $count }
code777-crossed-out = gestrichen
code777-cards = Die 28 Karten, mit den Pfeiltasten
code777-cross-choose = Wähle, was du streichst
code777-declare-keys = Tippe drei Zahlen von { $least } bis { $most }

## So geht’s
code777-how-racks = Alle sehen deine drei Zahlen, nur du nicht.
code777-how-ask = Wenn du dran bist, ziehst du eine Frage zu dem, was du siehst. Das Spiel beantwortet sie ehrlich, und alle hören mit.
code777-how-cross-out = Jede Antwort verrät etwas: Streich, was du nicht haben kannst, und finde deine Zahlen heraus.
code777-how-declare = Du glaubst, du weißt es? Sag an, jederzeit! Richtig: ein Punkt. So oder so bekommst du neue Karten. Wer zuerst drei Punkte hat, gewinnt.

code777-round-racks = Du bist Ada. Du siehst die Bänkchen von Bo, Cleo und Dan. Deine eigenen drei Zahlen sind weggedreht.
code777-round-ask = Bo zieht: mehr schwarze oder mehr braune Zahlen? Er sieht dein Bänkchen und die von Cleo und Dan, und die Antwort ist „mehr Schwarz“.
code777-round-cross-out = Streich, was auf den anderen Bänkchen steht. Und weil weder Cleo noch Dan eine schwarze Karte hat, musst du eine haben!
code777-round-declare = Ein paar Fragen später bist du sicher: 3, 5, 7. Richtig! Ein Punkt und drei neue Karten.
code777-scoring-right = Richtig angesagt, und neue Karten
code777-scoring-wrong = Falsch angesagt: neue Karten und eine Pause
code777-scoring-win = Punkte zum Sieg
code777-wrong-near = { $name } sagt { $numbers } an. So knapp! Zwei von drei, kein Punkt.
code777-wrong-near-mine = Du sagst { $numbers } an. So knapp! Zwei von drei, kein Punkt.
