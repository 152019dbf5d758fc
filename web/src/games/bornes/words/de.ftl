# Bornes.

bornes-die = Würfel: { $value }
bornes-unit = in { $unit }
bornes-hidden-clock = Uhr verdeckt
bornes-player = Wer
bornes-scores = Punkte
bornes-green = grün
bornes-red = rot
bornes-green-points = { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
  }
bornes-red-points = { $count ->
    [one] { $count } roter Punkt
   *[other] { $count } rote Punkte
  }
bornes-leads = { $name } ist Meister dieser Runde.

## Die Ansage
bornes-you-lead = Du bist Meister dieser Runde
bornes-master-invents = { $name } denkt sich eine Aufgabe aus
bornes-master-invents-how = { $count ->
    [one] Gleich bekommen alle eine Karte, eine Grenze und diese Aufgabe.
   *[other] Gleich bekommen alle { $count } Karten, eine Grenze und diese Aufgabe.
  }
bornes-write-challenge = Deine Aufgabe: etwas in der Nähe, das man zählen oder messen kann
bornes-write-challenge-apart = Deine Aufgabe: etwas, das nur du zählen oder messen kannst
bornes-challenge-example = Wie viele Bücher stehen im Regal hinter mir?
bornes-write-unit = Einheit, falls nötig
bornes-unit-example = cm
bornes-write-answer = Die Antwort
bornes-write-answer-now = Antwort, falls bekannt
bornes-later = später
bornes-your-challenge = Deine Aufgabe
bornes-the-answer = Die Antwort
bornes-write-down = Aufschreiben
bornes-boundaries = Grenzen
bornes-boundary = Grenze { $value }
bornes-boundary-stays = muss in die Spalte
bornes-boundary-all = { $value } für alle
bornes-boundary-each = Jedem eine andere
bornes-missing-text = Schreib zuerst eine Aufgabe.
bornes-missing-answer = Schreib auch die Antwort: Ihr sitzt nicht zusammen, messen kannst nur du.
bornes-announce-how = Alle sehen Aufgabe, Würfel und Grenzen, aber nicht die Antwort.
bornes-announce = Ansagen

## Vor dem Zeichen
bornes-challenge-of = { $name } fragt
bornes-drawn-challenge = Aufgabe vom Stapel
bornes-your-answer = Nur du siehst deine Antwort:
bornes-cards-hidden = { $count ->
    [one] Alle haben eine verdeckte Karte.
   *[other] Alle haben { $count } verdeckte Karten.
  }
bornes-signal-how = Auf dein Zeichen decken alle auf. Nur du siehst die Sanduhr.
bornes-signal = Los!
bornes-wait-signal = Gleich gibt { $name } das Zeichen zum Aufdecken.

## Ordnen
bornes-lowest-bottom = Kleinste Zahl nach unten.
bornes-largest = größte Zahl
bornes-lowest = kleinste Zahl
bornes-your-column = Deine Spalte, größte Zahl oben
bornes-your-hand = Deine Hand
bornes-all-placed = { $count ->
    [one] Die Karte liegt. Wer zuerst „Fertig“ sagt, bekommt einen grünen Punkt.
   *[other] Alle { $count } Karten liegen. Wer zuerst „Fertig“ sagt, bekommt einen grünen Punkt.
  }
bornes-place-here = Hierhin
bornes-place-bottom = ganz unten
bornes-place-above = über: { $card }
bornes-let-go = hier loslassen
bornes-in-hand = auf deiner Hand
bornes-hand-back = Weglassen
bornes-done = Fertig
bornes-done-without = { $count ->
    [one] Fertig ohne die Karte
   *[other] Fertig ohne { $count } Karten
  }
bornes-you-are-done = Du bist fertig.
bornes-is-done = fertig
bornes-is-ranking = ordnet
bornes-is-late = nicht fertig
bornes-only-you-see = Die anderen ordnen. Wie viel Zeit bleibt, siehst nur du.
bornes-handed-back = { $count ->
    [one] Eine Karte weggelassen.
   *[other] { $count } Karten weggelassen.
  }

## Messen
bornes-settle = Miss und zähl nach
bornes-settle-of = { $name } misst und zählt nach
bornes-settle-how = { $count ->
    [one] Ein Wert fehlt noch. Die anderen kannst du noch ändern.
   *[other] { $count } Werte fehlen noch. Die anderen kannst du noch ändern.
  }
bornes-write-value = Wert aufschreiben
bornes-no-value = noch nicht gemessen
bornes-and-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
  }

## Die Prüfung
bornes-column-of = Spalte von { $name }
bornes-your-column-checked = Deine Spalte
bornes-whose-column = Wessen Spalte?
bornes-from-bottom = Geprüft wird von unten nach oben.
bornes-value-hidden = Antwort verdeckt
bornes-why-in-order = liegt richtig
bornes-why-above = zu tief: mehr als { $against }
bornes-why-below = zu hoch: weniger als { $against }
bornes-why-less = zu hoch: darunter liegt { $against }
bornes-why-unsettled = nicht gemessen: kein Punkt
bornes-why-first = { $count ->
    [one] Zuerst mit allen Karten fertig: { $count } grüner Punkt
   *[other] Zuerst mit allen Karten fertig: { $count } grüne Punkte
  }
bornes-why-late = { $count ->
    [one] Nicht rechtzeitig fertig: { $count } roter Punkt
   *[other] Nicht rechtzeitig fertig: { $count } rote Punkte
  }
bornes-why-left-out = { $count ->
    [one] Eine Karte weggelassen: kein Punkt
   *[other] { $count } Karten weggelassen: keine Punkte
  }
bornes-empty-column = Diese Spalte ist leer.
bornes-total = { $green } grün, { $red } rot
bornes-your-result = Deine Runde: { $result }.
bornes-you-led = Du warst Meister dieser Runde.
bornes-more = Schon gewusst?
bornes-source = Quelle: { $source }
bornes-next-round = Nächste Runde
bornes-to-the-end = Zum Endstand

## Das Ende
bornes-score = { $green }✓ { $red }✗
bornes-wins = { $count ->
    [one] { $names } gewinnt: { $result }
   *[other] { $names } teilen sich den Sieg
  }
bornes-why-most-green = Wenige rote und die meisten grünen Punkte
bornes-why-fewest-red = Gleich viele grüne, weniger rote
bornes-why-less-green = Weniger grüne Punkte
bornes-why-more-red = Mehr rote Punkte
bornes-why-too-red = Zu viele rote Punkte
bornes-shortlist = Die wenigsten roten Punkte: { $names }. Von ihnen gewinnt, wer die meisten grünen hat.
bornes-story-race = Die Punkte, Runde für Runde
bornes-story-race-how = Grüne Punkte steigen, rote hängen unter der Linie, eine Stufe pro Runde. Schattiert: die Runden als Meister.
bornes-story-cards = { $right } von { $all } Karten richtig, { $back } weggelassen, { $first ->
    [0] nie zuerst fertig
    [one] einmal zuerst fertig
   *[other] { $first }-mal zuerst fertig
  }.
bornes-miss-open = Falsch und weggelassen
bornes-miss-card = Runde { $round }: { $question }
bornes-miss-left-out = { $side ->
    [below] Weggelassen: Unter { $boundary } hätte sie gepasst.
    [above] Weggelassen: Über { $boundary } hätte sie gepasst.
   *[either] Weggelassen: Sie hätte auf beiden Seiten von { $boundary } gepasst.
  }
bornes-miss-side = { $side ->
    [below] Rot: Sie gehörte unter { $boundary }.
   *[above] Rot: Sie gehörte über { $boundary }.
  }
bornes-miss-order = Rot: Darunter lag schon { $against }.
bornes-story-best = Schönste Spalte: { $name } in Runde { $round }, { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
  }.
bornes-story-surest = Bestes Augenmaß: { $names }, { $share } der Karten lagen richtig.
bornes-story-quickest = Flinkste Hände: { $names }, { $count ->
    [one] einmal
   *[other] { $count }-mal
  } zuerst mit voller Spalte fertig.
bornes-story-cautious = Am vorsichtigsten: { $names }, { $count ->
    [one] eine Karte weggelassen
   *[other] { $count } Karten weggelassen
  }.
bornes-story-trap = Falle des Abends, gestellt von { $name }: „{ $question }“ Die Antwort war { $answer }. Daneben: { $wrong } von { $all }.
bornes-story-trap-drawn = Falle des Abends: „{ $question }“ Die Antwort war { $answer }. Daneben: { $wrong } von { $all }.

## Vorgelesen

## Tipps beim Üben
hint-bornes_ask = Frag nach etwas Zählbarem nahe bei { $boundary }: Darüber stolpern manche. Was weit davon weg liegt, täuscht niemanden.
hint-bornes_boundary = Leg zuerst deine Grenze, die { $boundary }: Ohne sie zählt in deiner Spalte nichts.
hint-bornes_reckon = { $count ->
    [one] Eine deiner Karten kannst du ausrechnen oder abzählen: Nimm die zuerst, das ist ein sicherer Punkt.
   *[other] { $count } deiner Karten kannst du ausrechnen oder abzählen: Nimm die zuerst, das sind sichere Punkte.
  }
hint-bornes_die = Bei einer Karte zählt der Würfel, und der zeigt { $die }: Rechne ihn mit ein.
hint-bornes_side = { $count ->
    [one] Eine Karte ist übrig. Entscheide zuerst die Seite von { $boundary }, dann ihren Platz unter den anderen. Weißt du nicht einmal die Seite, lass sie weg.
   *[other] { $count } Karten sind übrig. Entscheide bei jeder zuerst die Seite von { $boundary }, dann den Platz. Weißt du bei einer nicht einmal die Seite, lass sie weg.
  }
hint-bornes_done = Alles liegt. Schnell auf „Fertig“: Wer zuerst mit allen Karten fertig ist, bekommt einen grünen Punkt.
hint-bornes_settle = { $count ->
    [one] Eine Karte muss gemessen oder gezählt werden: Mach es wirklich, dann glauben es alle.
   *[other] { $count } Karten müssen gemessen oder gezählt werden: Mach es wirklich, dann glauben es alle.
  }

recount-why-bornes = Die Spalten werden mit dem richtigen Wert neu geprüft und die Punkte neu berechnet.
bornes-recount-green = grün
bornes-recount-red = rot
bornes-recount = { $green } grün und { $red } rot
refusal-already_done = Du bist schon fertig.
refusal-answer_missing = Schreib auch die richtige Antwort dazu.
refusal-boundary_missing = In deiner Spalte fehlt die Grenze.
refusal-doubled_card = Eine Karte liegt doppelt.
refusal-needs_no_settling = Diese Karte muss nicht gemessen werden.
refusal-not_a_ranker = In dieser Runde ordnest du nicht.
refusal-not_the_master = Das darf nur der Meister dieser Runde.
refusal-same_card_twice = Dieselbe Karte ist zweimal da.
refusal-unknown_card = Diese Karte gibt es nicht.
refusal-wrong_boundaries = Entweder { $common } für alle oder für jeden eine andere ganze Zahl von { $least } bis { $most }.

## For those who hear the page
bornes-heard-unit = In { $unit }.
bornes-heard-rows = Reihe für Reihe: { $rows }. Zähl zusammen.
bornes-heard-riddle = Wie oft kommt das Zeichen vor? Reihe für Reihe: { $rows }. Zähl zusammen.
bornes-heard-challenge = Aufgabe
bornes-heard-challenge-too = die Aufgabe.
bornes-heard-card = { $number }: { $words }
bornes-heard-disc = ein schwarzer Kreis
bornes-heard-you-lead = Du bist Meister dieser Runde. Der Würfel zeigt { $die }.
bornes-heard-invents = { $name } denkt sich eine Aufgabe aus.
bornes-heard-die = Würfel { $die }.
bornes-heard-boundary = Deine Grenze: { $value }.
bornes-heard-go = Los!
bornes-heard-rank-others = Die Karten liegen offen, die anderen ordnen.
bornes-heard-settles = { $name } misst und zählt nach.
bornes-heard-result = Deine Runde: { $result }; jetzt { $now }.
bornes-heard-answer = Die Antwort auf die Aufgabe: { $answer }.
bornes-heard-card-why = { $card }: { $value }, { $why }.
bornes-heard-void = { $card }: { $why }.
bornes-heard-place = { $place } von { $count }
bornes-duty-announce = Du bist dran. Schreib eine Aufgabe und wähle die Grenzen.
bornes-duty-signal = Du bist dran. Gib das Zeichen: Los!
bornes-duty-rank = Ordne sie: Pfeil hoch, Pfeil runter.
bornes-duty-settle = { $count ->
    [one] Du bist dran. Miss und zähl nach: Ein Wert fehlt.
   *[other] Du bist dran. Miss und zähl nach: { $count } Werte fehlen.
  }
bornes-rank-choose = Wähle eine Karte, dann ihren Platz.
bornes-move-there = Wähle den Platz, an den sie gehört.

## So geht’s
bornes-how-pose = Eine Person ist Meister: Sie wählt die Grenze, würfelt und denkt sich eine Aufgabe aus, etwa „Wie viele Bücher stehen in dem Regal?“
bornes-how-deal = Alle anderen bekommen zwei verdeckte Karten, dazu diese Aufgabe.
bornes-how-stack = Los! Ordne deine Karten um die Grenze, die kleinste Zahl nach unten. Nur die Zahlen zählen: 3 Meter sind weniger als 50 Gramm.
bornes-how-hurry = Du hast 30 Sekunden, aber nur der Meister sieht die Sanduhr. Tippe rechtzeitig auf „Fertig“: Zu spät kostet einen roten Punkt.
bornes-how-check = Jede richtige Karte ist ein grüner Punkt, jede falsche ein roter. Von den beiden mit den wenigsten roten gewinnt, wer mehr grüne hat.

bornes-round-pose = Ada ist Meister: Die Grenze ist 45, der Würfel zeigt 3, und sie fragt, wie viele Bücher im Regal stehen.
bornes-round-deal = Bo und Cleo bekommen je zwei verdeckte Karten und dazu die Aufgabe mit den Büchern.
bornes-round-stack = Bos Karten: 3 Meter und 50 Gramm. Er schätzt etwa 30 Bücher. Von unten also: 3 m, die Bücher, die Grenze 45, 50 g.
bornes-round-hurry = Ada behält den Sand im Auge. Bo tippt als Erster auf „Fertig“, mit allen Karten: ein grüner Punkt.
bornes-round-check = Es sind 66 Bücher, mehr als 45: Unter der Grenze ist das falsch, ein roter Punkt. Die 3 und die 50 stimmen: zwei grüne.
bornes-scoring-right = Richtige Karte
bornes-scoring-first = Zuerst fertig, mit allen Karten
bornes-scoring-wrong = Falsche Karte
bornes-scoring-late = Nicht rechtzeitig fertig
bornes-scoring-out = Weggelassene Karte

## Hilfe
bornes-help = Was auf dem Tisch liegt
bornes-help-die = Der Würfel: Manche Karten fragen nach seiner Zahl.
bornes-help-boundary = Die Grenze kommt mit in deine Spalte: kleinere Zahlen darunter, größere darüber.
bornes-help-glass = Der Sand läuft, aber nur der Meister sieht, wie viel noch da ist.
bornes-flawless = Alles richtig. Respekt!
bornes-all-red = Alles daneben. Kopf hoch!
bornes-one-slip = Nur eine daneben. So knapp!
