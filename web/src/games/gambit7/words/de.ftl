# Gambit 7 auf dem Telefon und auf dem großen Bildschirm.

## Everywhere
gambit7-too-high = Alle zu hoch
gambit7-place-too-high = „Alle zu hoch“
gambit7-too-high-how = weniger als auf jeder Tafel
gambit7-asof = Stand: { $date }
gambit7-phase-answering = Schreibt eure Schätzung
gambit7-phase-betting = Eure Einsätze, bitte
gambit7-players = Am Tisch
gambit7-yours = Deine Seite des Tisches
gambit7-payouts = Wer was bekommen hat
gambit7-done = fertig
gambit7-thinks = überlegt

## Writing
gambit7-as-close = So nah wie möglich, aber nicht darüber.
gambit7-as-close-team = So nah wie möglich, aber nicht darüber. Eine Tafel für euer Team: Die letzte zählt.
gambit7-put-down = Tafel hinlegen
gambit7-write-again = Antwort ändern
gambit7-have-written = { $count ->
    [0] Noch niemand hat geschrieben
    [one] { $count } von { $all } hat geschrieben
   *[other] { $count } von { $all } haben geschrieben
  }
gambit7-written-names = Geschrieben: { $names }
gambit7-my-slate = Deine Tafel: { $answer }
gambit7-lies = Deine Tafel liegt verdeckt. Du kannst sie ändern, bis alle geschrieben haben.
gambit7-lies-team = Die Tafel eures Teams liegt verdeckt. Jeder von euch kann sie ändern, bis alle geschrieben haben.
gambit7-keep = So lassen

## Betting
gambit7-mat = Das Tuch, vom höchsten zum niedrigsten Feld
gambit7-case-by = { $answer }, von { $names }
gambit7-case-mean = { $answer }, das Mittel von beiden
gambit7-mean = Mittel
gambit7-case-blue = blaues Feld
gambit7-case-figures = allein { $alone }, geteilt { $shared }, Stern { $star }
gambit7-case-each = { $figure } je Chip
gambit7-case-bets = Einsätze: { $bets }
gambit7-bet-chips = { $name } { $count ->
    [one] ein Chip
   *[other] zwei Chips
  }
gambit7-bet-gambit = { $name } der Gambit-7-Chip
gambit7-hand = Deine Chips
gambit7-chip-free = Chip { $number }, in der Hand
gambit7-chip-laid = Chip { $number } auf { $place }: zurücknehmen
gambit7-gambit-free = Gambit-7-Chip: { $now } → { $won } oder 0
gambit7-gambit-laid = Gambit-7-Chip auf { $place }: zurücknehmen
gambit7-gambit-spent = Dein Gambit-7-Chip ist schon gespielt
gambit7-say-two = Tippe auf ein Feld, um zu setzen, oder zieh einen Chip dorthin.
gambit7-say-one = Noch ein Chip: Tippe auf ein Feld.
gambit7-say-both = Beide Chips liegen. Ein Tippen versetzt den letzten.
gambit7-say-risk = { $now } Punkte → { $won } oder 0. { $laid ->
    [yes] Alles steht auf dem Spiel.
   *[no] Tippe auf das Feld, das ihn bekommt.
  }
gambit7-say-risk-none = Du hast noch keine Punkte: Der Gambit-7-Chip kann nichts gewinnen und nichts verlieren.
gambit7-say-stands = Dein Einsatz steht. Du kannst deine Chips noch versetzen.
gambit7-content = So bleibt’s
gambit7-content-none = Nicht setzen
gambit7-contented = Er steht
gambit7-hidden = Die Einsätze bleiben verdeckt, bis alle gesetzt haben.
gambit7-legend = Was ein Chip bringt
gambit7-legend-one = die erste Zahl: Nur du hast auf das Feld gesetzt
gambit7-legend-two = die zweite: Andere haben auch darauf gesetzt
gambit7-legend-star = der Stern: für alle, die die Gewinntafel geschrieben haben
gambit7-legend-gambit = { $now ->
    [0] Der Gambit-7-Chip steht allein und vervielfacht deine Punkte mit { $factor }. Noch hast du keine.
   *[other] Der Gambit-7-Chip steht allein: { $now } → { $won } oder 0.
  }
gambit7-risk-short = { $now } → { $won } oder 0

## The result
gambit7-truth = Die Antwort
gambit7-line = Von der höchsten Antwort zur niedrigsten
gambit7-line-truth = Die richtige Antwort: { $answer }
gambit7-over = zu hoch
gambit7-wins = { $answer } gewinnt.
gambit7-wins-how = Das ist die höchste Antwort, die nicht darüber liegt.
gambit7-wins-too-high = „Alle zu hoch“ gewinnt.
gambit7-wins-too-high-how = Jede Tafel liegt über der richtigen Antwort.
gambit7-wins-nobody = Niemand hat eine Tafel.
gambit7-wins-nobody-how = Ohne Tafel keine Einsätze, und niemand bekommt Punkte.
gambit7-paid-nobody = Niemand hat dort einen Chip.
gambit7-paid-gambit = Dort liegt der Gambit-7-Chip: { $names }.
gambit7-paid-one = { $who ->
    [you] Nur du hast darauf gesetzt: { $figure } je Chip.
   *[other] Nur { $name } hat darauf gesetzt: { $figure } je Chip.
  }
gambit7-paid-many = { $count } haben darauf gesetzt: { $figure } je Chip.
gambit7-why-alone = { $who ->
    [you] Nur du hast auf dieses Feld gesetzt
   *[other] Nur { $name } hat auf dieses Feld gesetzt
  }: { $count ->
    [one] { $figure } für den Chip.
   *[other] { $count } Chips zu je { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] Ein Chip zu { $figure }
   *[other] { $count } Chips zu je { $figure }
  }: Auf dieses Feld haben { $bettors } gesetzt, also zählt der geteilte Wert.
gambit7-why-too-high = { $count ->
    [one] Ein Chip auf „Alle zu hoch“: { $figure }.
   *[other] { $count } Chips auf „Alle zu hoch“: je { $figure }.
  }
gambit7-why-gambit-won = Gambit-7-Chip auf dem Gewinnfeld: { $before } × { $figure } = { $after }.
gambit7-why-gambit-lost = Gambit-7-Chip auf { $place }, und das gewinnt nicht: { $before ->
    [0] Zu verlieren gab es nichts.
    [one] Der einzige Punkt ist weg.
   *[other] Alle { $before } Punkte sind weg.
  }
gambit7-why-star = { $who ->
    [you] Du hast die Gewinnantwort geschrieben
   *[other] Hat die Gewinnantwort geschrieben
  }: Stern, { $points }.
gambit7-why-lost = { $count ->
    [one] Der Chip auf { $place } bringt nichts
   *[other] Die zwei Chips auf { $place } bringen nichts
  }: { $how ->
    [high] zu hoch.
    [low] Eine höhere Tafel gewinnt.
   *[under] Nicht alle waren zu hoch.
  }
gambit7-why-no-bet = In dieser Runde nichts gesetzt.
gambit7-now = jetzt { $count }
gambit7-stays = bleibt bei { $count }
gambit7-my-score = Deine Punkte
gambit7-fact = Wusstest du?
gambit7-source = Quelle: { $source }
gambit7-next = Nächste Frage
gambit7-to-end = Zum Endstand
gambit7-looked = Weiter geht’s, sobald alle geschaut haben.
gambit7-winners = Gewonnen: { $names }

## The end
gambit7-level = Gleich viele Punkte: Der Sieg wird geteilt.
gambit7-story = Die Partie in Zahlen
gambit7-race = Die Punkte, Runde für Runde
gambit7-race-round = Runde { $round }
gambit7-race-leads = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
  }
gambit7-tale-boldest = Der kühnste Chip
gambit7-tale-boldest-won = Runde { $round }: { $name } setzt alles auf { $place } und springt von { $before } auf { $after }.
gambit7-tale-boldest-lost = Runde { $round }: { $name } setzt alles auf { $place } und verliert alle { $before } Punkte.
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = Das beste Augenmaß
gambit7-tale-nearest-how = Runde { $round }: { $names } mit { $answer }, richtig war { $truth }.
gambit7-tale-nearest-exact = Runde { $round }: { $names } mit { $answer }, und das war genau richtig.
gambit7-tale-best = Die einträglichste Runde
gambit7-tale-best-how = Runde { $round }: { $name } mit { $points } Punkten aus Chips und Stern.
gambit7-ledger = Woher die Punkte kamen
gambit7-ledger-open = Runde für Runde
gambit7-ledger-how = Ein besserer Einsatz: auf dem Feld, das wirklich gewann, und alle anderen Einsätze wie gehabt.
gambit7-ledger-round = Runde { $round }: { $truth }
gambit7-part-star = Tafeln { $points }
gambit7-part-chips = Einsätze { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = nichts
gambit7-better-nobody = Niemand hatte etwas geschrieben.
gambit7-better-none = Kein Einsatz hätte mehr gebracht.
gambit7-better-chips = Beide Chips auf { $place } hätten { $points } gebracht.
gambit7-better-gambit = Der Gambit-7-Chip auf { $place } hätte { $points } gebracht.
gambit7-better-both = Beide Chips auf { $place } hätten { $chips } gebracht, der Gambit-7-Chip { $gambit }.
gambit7-form-wins = { $count ->
    [0] keine Gewinntafel
    [one] 1 Gewinntafel
   *[other] { $count } Gewinntafeln
  }
gambit7-form-chips = { $laid ->
    [0] kein Chip gesetzt
   *[other] { $hits } von { $laid } Chips richtig
  }

## Tipps beim Üben
hint-gambit7_year = Such ein Ereignis davor und eines danach, dessen Jahr du kennst, und grenze es ein. Schwankst du zwischen zwei Jahren, nimm das frühere: Zu spät kann nicht gewinnen.
hint-gambit7_share = Zähl in Köpfen: wie viele von zehn Leuten, wie viele von hundert? Fang bei 50 an und überleg, warum es weniger oder mehr sein muss.
hint-gambit7_signed = Die Antwort kann unter null liegen. Entscheide zuerst das Vorzeichen, dann den Abstand von null.
hint-gambit7_measure = Vergleich es mit etwas, dessen Größe du kennst: Wie oft passt das hinein? Dann geh ein wenig herunter, denn zu hoch kann nicht gewinnen.
hint-gambit7_size = Wie viele Stellen hat die Zahl? Denk dir eine, die sicher zu klein ist, und eine, die sicher zu groß ist. Die Mitte ist die, die so vielmal größer ist als die eine, wie sie kleiner ist als die andere: zwischen 100 und 10 000 also 1000.
hint-gambit7_bet = Nach den Tafeln allein lohnt sich { $answer } am meisten: Das gewinnt mit etwa { $chance } %, und ein Chip bringt dort ungefähr { $points }. Im Schnitt sind das { $worth } je Chip. Was du selbst weißt, zählt mehr.
hint-gambit7_bet_too_high = Nach den Tafeln allein lohnt sich „Alle zu hoch“ am meisten: Das gewinnt mit etwa { $chance } %, und ein Chip bringt dort { $points }. Im Schnitt sind das { $worth } je Chip. Was du selbst weißt, zählt mehr.
hint-gambit7_chip = Die letzte Runde, und du liegst nicht vorn: Jetzt ist die Zeit für den Gambit-7-Chip. Auf { $answer } gewinnt er nach den Tafeln allein mit etwa { $chance } %. Dann werden aus deinen { $score } Punkten { $won }, sonst 0.
hint-gambit7_chip_too_high = Die letzte Runde, und du liegst nicht vorn: Jetzt ist die Zeit für den Gambit-7-Chip. Auf „Alle zu hoch“ gewinnt er nach den Tafeln allein mit etwa { $chance } %. Dann werden aus deinen { $score } Punkten { $won }, sonst 0.

recount-why-gambit7 = Diese Runde und alle danach werden neu ausgezahlt. Tafeln und Wetten bleiben, wie sie waren.
refusal-bad_chips = Ein oder zwei Chips auf ein Feld.
refusal-empty_case = Auf diesem Feld liegt keine Tafel.
refusal-gambit_spent = Dein Gambit-7-Chip ist schon verbraucht.
refusal-gambit_stands_alone = Der Gambit-7-Chip steht allein: Nimm die anderen zurück.
refusal-too_many_chips = Du hast nur { $most } Chips.
gambit7-mat-alone = allein
gambit7-mat-shared = geteilt
gambit7-mat-star = Stern
gambit7-mat-blue = Blau
gambit7-mat-above = { $count } über Blau
gambit7-mat-below = { $count } unter Blau
