# Gambit 7 auf dem Handy und auf dem großen Bildschirm.

## Everywhere
gambit7-too-high = Alle zu hoch
gambit7-place-too-high = „Alle zu hoch“
gambit7-too-high-how = Antwort liegt darunter
gambit7-asof = Stand: { $date }
gambit7-phase-answering = Was schätzt ihr?
gambit7-phase-betting = Eure Einsätze, bitte
gambit7-players = Am Tisch
gambit7-yours = Deine Seite des Tisches
gambit7-payouts = Wer was bekommt
gambit7-done = fertig
gambit7-thinks = überlegt

## Writing
gambit7-as-close = So nah wie möglich, aber nicht darüber.
gambit7-as-close-team = So nah wie möglich, aber nicht darüber. Eine Tafel fürs Team: Die letzte Zahl zählt.
gambit7-put-down = Tafel hinlegen
gambit7-write-again = Antwort ändern
gambit7-have-written = { $count ->
    [0] Noch hat niemand geschrieben
    [one] { $count } von { $all } hat geschrieben
   *[other] { $count } von { $all } haben geschrieben
  }
gambit7-written-names = Geschrieben: { $names }
gambit7-my-slate = Deine Tafel: { $answer }
gambit7-lies = Deine Tafel liegt verdeckt. Ändern geht, bis alle geschrieben haben.
gambit7-lies-team = Eure Tafel liegt verdeckt. Alle im Team können sie ändern, bis alle geschrieben haben.
gambit7-keep = So lassen

## Betting
gambit7-mat = Der Wettplan, vom höchsten zum niedrigsten Feld
gambit7-case-by = { $answer }, von { $names }
gambit7-case-mean = { $answer }, der Durchschnitt von beiden
gambit7-mean = Schnitt
gambit7-case-blue = blaues Feld
gambit7-case-figures = allein { $alone }, geteilt { $shared }, Stern { $star }
gambit7-case-each = { $figure } pro Chip
gambit7-case-bets = Einsätze: { $bets }
gambit7-bet-chips = { $name }: { $count ->
    [one] ein Chip
   *[other] zwei Chips
  }
gambit7-bet-gambit = { $name }: der Gambit-7-Chip
gambit7-hand = Deine Chips
gambit7-chip-free = Chip { $number }, in der Hand
gambit7-chip-laid = Chip { $number } auf { $place }: zurücknehmen
gambit7-gambit-laid = Gambit-7-Chip auf { $place }: zurücknehmen
gambit7-gambit-spent = Dein Gambit-7-Chip ist schon gespielt
gambit7-say-risk-none = Noch keine Punkte: Der Gambit-7-Chip bringt dir nichts und kostet dich nichts.
gambit7-say-stands = Abgemacht! Deine Chips kannst du noch versetzen.
gambit7-content = So bleibt’s
gambit7-content-none = Nicht setzen
gambit7-contented = Abgemacht
gambit7-hidden = Die Einsätze bleiben verdeckt, bis alle gesetzt haben.
gambit7-legend = Was ein Chip bringt
gambit7-legend-one = die erste Zahl: wenn nur du darauf setzt
gambit7-legend-two = die zweite: wenn andere auch darauf setzen
gambit7-legend-star = der Stern: für alle mit der Gewinnantwort
gambit7-legend-gambit = { $now ->
    [0] Der Gambit-7-Chip kommt allein und nimmt deine Punkte mal { $factor }. Noch hast du keine.
   *[other] Der Gambit-7-Chip kommt allein: { $now } → { $won } oder 0.
  }
gambit7-risk-short = { $now } → { $won } oder 0

## The result
gambit7-truth = Die Antwort
gambit7-line = Von der höchsten Antwort zur niedrigsten
gambit7-line-truth = Die richtige Antwort: { $answer }
gambit7-over = zu hoch
gambit7-wins = { $answer } gewinnt!
gambit7-wins-how = Am nächsten dran, ohne zu hoch zu sein.
gambit7-wins-too-high = „Alle zu hoch“ gewinnt!
gambit7-wins-too-high-how = So tief hat sich niemand getraut.
gambit7-wins-nobody = Niemand hat etwas geschrieben.
gambit7-wins-nobody-how = Ohne Tafeln keine Einsätze und keine Punkte.
gambit7-paid-nobody = Und niemand hat darauf gesetzt.
gambit7-paid-gambit = Mit dem Gambit-7-Chip dabei: { $names }.
gambit7-paid-one = { $who ->
    [you] Nur du hast darauf gesetzt: { $figure } pro Chip.
   *[other] Nur { $name } hat darauf gesetzt: { $figure } pro Chip.
  }
gambit7-paid-many = { $count } haben darauf gesetzt: { $figure } pro Chip.
gambit7-why-alone = { $who ->
    [you] Nur du hast hier gesetzt
   *[other] Nur { $name } hat hier gesetzt
  }: { $count ->
    [one] { $figure } für den Chip.
   *[other] { $count } Chips zu je { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] Ein Chip zu { $figure }
   *[other] { $count } Chips zu je { $figure }
  }: Hier haben { $bettors } gesetzt, also zählt der geteilte Wert.
gambit7-why-too-high = { $count ->
    [one] Ein Chip auf „Alle zu hoch“: { $figure }.
   *[other] { $count } Chips auf „Alle zu hoch“: je { $figure }.
  }
gambit7-why-gambit-won = Der Gambit-7-Chip sitzt: { $before } × { $figure } = { $after }!
gambit7-why-gambit-lost = Gambit-7-Chip auf { $place }, leider daneben: { $before ->
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
gambit7-why-no-bet = Diese Runde nichts gesetzt.
gambit7-now = jetzt { $count }
gambit7-stays = bleibt bei { $count }
gambit7-my-score = Deine Punkte
gambit7-fact = Schon gewusst?
gambit7-source = Quelle: { $source }
gambit7-next = Nächste Frage
gambit7-to-end = Zum Endstand
gambit7-looked = Weiter geht’s, sobald alle so weit sind.

## The end
gambit7-level = Gleichstand: Der Sieg wird geteilt.
gambit7-story = Die Partie in Zahlen
gambit7-race = Die Punkte, Runde für Runde
gambit7-race-round = Runde { $round }
gambit7-race-leads = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
  }
gambit7-tale-boldest = Der mutigste Chip
gambit7-tale-boldest-won = Runde { $round }: { $name } setzt alles auf { $place } und springt von { $before } auf { $after }.
gambit7-tale-boldest-lost = Runde { $round }: { $name } setzt alles auf { $place } und ist alle { $before } Punkte los.
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = Das beste Augenmaß
gambit7-tale-nearest-how = Runde { $round }: { $names } mit { $answer }, richtig war { $truth }.
gambit7-tale-nearest-exact = Runde { $round }: { $names } mit { $answer }. Volltreffer!
gambit7-tale-best = Die beste Runde
gambit7-tale-best-how = Runde { $round }: { $name } mit { $points } Punkten aus Chips und Stern.
gambit7-ledger = Woher die Punkte kamen
gambit7-ledger-open = Runde für Runde
gambit7-ledger-how = Im Nachhinein: was der beste Einsatz gebracht hätte, wenn die Einsätze der anderen gleich geblieben wären.
gambit7-ledger-round = Runde { $round }: { $truth }
gambit7-part-star = Tafeln { $points }
gambit7-part-chips = Einsätze { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = nichts
gambit7-better-nobody = Niemand hatte etwas geschrieben.
gambit7-better-none = Mehr war nicht drin.
gambit7-better-chips = Beide Chips auf { $place } hätten { $points } gebracht.
gambit7-better-gambit = Der Gambit-7-Chip auf { $place } hätte { $points } gebracht.
gambit7-better-both = Beide Chips auf { $place } hätten { $chips } gebracht, der Gambit-7-Chip { $gambit }.
gambit7-form-wins = { $count ->
    [0] keine Gewinnantwort
    [one] 1 Gewinnantwort
   *[other] { $count } Gewinnantworten
  }
gambit7-form-chips = { $laid ->
    [0] kein Chip gesetzt
   *[other] { $hits } von { $laid } Chips richtig
  }

## Tipps beim Üben
hint-gambit7_year = Such ein Ereignis davor und eins danach, deren Jahr du kennst, und grenz es ein. Schwankst du zwischen zwei Jahren, nimm das frühere: Zu spät kann nicht gewinnen.
hint-gambit7_share = Zähl in Köpfen: Wie viele von zehn Leuten, wie viele von hundert? Fang bei 50 an und überleg, warum es weniger oder mehr sein muss.
hint-gambit7_signed = Die Antwort kann unter null liegen. Erst plus oder minus, dann: wie weit weg von null?
hint-gambit7_measure = Vergleich es mit etwas, dessen Größe du kennst: Wie oft passt das hinein? Dann geh ein wenig runter, denn zu hoch kann nicht gewinnen.
hint-gambit7_size = Wie viele Stellen hat die Zahl? Nimm eine, die sicher zu klein ist, und eine, die sicher zu groß ist, und triff dich bei den Nullen in der Mitte: zwischen 100 und 10.000 also bei 1000.
hint-gambit7_bet = Geht man nur nach den Tafeln, lohnt sich { $answer } am meisten: Die Chance liegt bei etwa { $chance } %, und ein Chip bringt dort ungefähr { $points }. Im Schnitt sind das { $worth } pro Chip. Was du selbst weißt, zählt mehr.
hint-gambit7_bet_too_high = Geht man nur nach den Tafeln, lohnt sich „Alle zu hoch“ am meisten: Die Chance liegt bei etwa { $chance } %, und ein Chip bringt dort { $points }. Im Schnitt sind das { $worth } pro Chip. Was du selbst weißt, zählt mehr.
hint-gambit7_chip = Letzte Runde, und du liegst nicht vorn: Das ist der Moment für den Gambit-7-Chip. Geht man nur nach den Tafeln, liegt die Chance für { $answer } bei etwa { $chance } %. Trifft er, werden aus deinen { $score } Punkten { $won }, sonst 0.
hint-gambit7_chip_too_high = Letzte Runde, und du liegst nicht vorn: Das ist der Moment für den Gambit-7-Chip. Geht man nur nach den Tafeln, liegt die Chance für „Alle zu hoch“ bei etwa { $chance } %. Trifft er, werden aus deinen { $score } Punkten { $won }, sonst 0.

recount-why-gambit7 = Diese Runde und alle danach werden neu ausgewertet. Tafeln und Einsätze bleiben, wie sie waren.
refusal-bad_chips = Auf ein Feld passen ein oder zwei Chips.
refusal-empty_case = Auf diesem Feld liegt keine Tafel.
refusal-gambit_spent = Dein Gambit-7-Chip ist schon gespielt.
refusal-gambit_stands_alone = Der Gambit-7-Chip kommt allein: Nimm die anderen zurück.
refusal-too_many_chips = Du hast nur { $most } Chips.

## For those who hear the page
gambit7-heard-unit = In { $unit }
gambit7-heard-slates = Die Schätzungen, die höchste zuerst:
gambit7-heard-slate = { $answer } von { $names }
gambit7-heard-me = dir
gambit7-heard-answer = Die richtige Antwort: { $answer }.
gambit7-duty-write = Du bist dran. Schreib deine Schätzung: so nah wie möglich, aber nicht darüber.
gambit7-duty-written = Deine Tafel liegt verdeckt: { $answer }. Ändern geht, bis alle geschrieben haben.
gambit7-duty-bet = Du bist dran. Setz deine Chips.
gambit7-gambit-risk = Gambit-7-Chip: Aus deinen { $now } Punkten werden { $won } oder 0
gambit7-gambit-idle = Gambit-7-Chip: bringt nichts, solange du keine Punkte hast
gambit7-lay-two = Wähle ein Feld für deinen Chip.
gambit7-lay-one = Noch ein Chip: Wähle ein Feld.
gambit7-lay-both = Beide liegen. Wähle ein anderes Feld, dann zieht der letzte um.
gambit7-lay-risk = Aus { $now } Punkten werden { $won } oder 0. { $laid ->
    [yes] Alles oder nichts!
   *[no] Auf welches Feld?
  }

## So geht’s
gambit7-how-write = Alle schreiben heimlich eine Zahl: möglichst nah an der Antwort, aber nicht darüber.
gambit7-how-line-up = Die Tafeln werden umgedreht und sortiert, die höchste nach oben.
gambit7-how-bet = Setz deine zwei Chips auf Tafeln, denen du traust, eigene oder fremde, oder auf „Alle zu hoch“.
gambit7-how-answer = Es gewinnt die höchste Tafel, die nicht über der Antwort liegt. Jeder Chip darauf bringt Punkte, noch mehr, wenn nur du dort setzt. Und wer die Tafel geschrieben hat, bekommt den Stern.
gambit7-how-dare = Mutig? Dann spiel stattdessen den Gambit-7-Chip: Richtig, und deine Punkte zählen siebenfach; falsch, und sie sind weg.

gambit7-round-write = „Wie viele Knochen hat ein Erwachsener?“ Ada schreibt 150, Bo 200, Cleo 250.
gambit7-round-line-up = Drei verschiedene Zahlen: Die mittlere, Bos 200, kommt auf das blaue Feld.
gambit7-round-bet = Cleo glaubt an ihre 250. Ada setzt beide Chips auf Bos 200, Bo selbst nur einen.
gambit7-round-answer = Die Antwort ist 206. Cleo liegt darüber, also gewinnt die 200. Ada und Bo haben beide darauf gesetzt, also 4 pro Chip: 8 für Ada, 4 für Bo und 2 dazu für seinen Stern.
gambit7-round-dare = Dan hatte 8 Punkte und setzte seinen Gambit-7-Chip auf die 200: Jetzt hat er 56. Auf der 250 wären es 0.
gambit7-scoring-alone = Allein
gambit7-scoring-shared = Geteilt
gambit7-scoring-star = Stern
gambit7-scoring-blue = Blaues Feld
gambit7-scoring-near = Neben Blau
gambit7-scoring-far = Zwei daneben
gambit7-scoring-edge = Ganz außen
gambit7-scoring-gambit = Gambit-7-Chip: dein ganzer Punktestand

## Hilfe
gambit7-help-row = { $alone } pro Chip, wenn nur du hier setzt, sonst { $shared }.
gambit7-mat-alone = allein
gambit7-mat-shared = geteilt
gambit7-mat-star = Stern
gambit7-mat-blue = Blau
gambit7-mat-above = { $count } über Blau
gambit7-mat-below = { $count } unter Blau
gambit7-wins-exact = { $answer }: Volltreffer!
gambit7-wins-near = { $answer } gewinnt, haarscharf!
gambit7-wins-too-high-near = So tief hat sich niemand getraut. { $answer } war nur um ein Haar zu hoch!
