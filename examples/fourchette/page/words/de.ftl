# Fourchette auf den Handys und auf dem großen Bildschirm.

## Überall
fourchette-asof = Stand: { $date }
fourchette-dessert = Dessert: Die Punkte zählen doppelt
fourchette-phase-writing = Schreibt eure Gabel
fourchette-phase-choosing = Wählt einen Teller
fourchette-players = Am Tisch
fourchette-yours = Deine Seite des Tisches
fourchette-payouts = Wer was bekommt
fourchette-done = fertig
fourchette-thinks = überlegt

## Schreiben
fourchette-low = Von
fourchette-high = bis
fourchette-write-how = Zwischen welchen zwei Zahlen liegt die Antwort? Eine schmale Gabel bringt mehr. Eine falsche bringt dir Punkte, wenn andere anbeißen.
fourchette-next = Jetzt die zweite Zahl
fourchette-put-down = Gabel hinlegen
fourchette-write-again = Meine Gabel ändern
fourchette-keep = So lassen
fourchette-lies = Deine Gabel liegt verdeckt. Ändern geht, bis alle geschrieben haben.
fourchette-have-written = { $count ->
    [one] { $count } von { $all } hat geschrieben
   *[other] { $count } von { $all } haben geschrieben
  }

## Wählen
fourchette-plates = Die Teller, vom schmalsten zum breitesten
fourchette-worth = Wert
fourchette-own = deiner
fourchette-choose-how = Welcher Teller trifft? Er bringt seinen Wert.
fourchette-choose = Diesen Teller
fourchette-choice = Du nimmst { $range }. Wechseln geht, bis alle gewählt haben.
fourchette-no-plate = Für dich ist diesmal kein Teller dabei.

## Das Ergebnis
fourchette-truth = Die Antwort
fourchette-truth-is = Die Antwort: { $answer }.
fourchette-verdict = { $count ->
    [0] Kein Teller trifft.
    [one] Ein Teller trifft.
   *[other] { $count } Teller treffen.
  }
fourchette-verdict-empty = Niemand hat eine Gabel geschrieben.
fourchette-holds = trifft
fourchette-misses = liegt daneben
fourchette-authors = geschrieben von { $names }
fourchette-guests = gewählt von { $names }
fourchette-now = jetzt { $count }
fourchette-why-fork = Gabel trifft: { $points }.
fourchette-why-choice = Gut gewählt: { $points }.
fourchette-why-bait = { $count ->
    [one] Jemand hat angebissen: { $points }.
   *[other] { $count } haben angebissen: { $points }.
  }
fourchette-why-nothing = Diesmal nichts.
fourchette-fact = Schon gewusst?
fourchette-source = Quelle: { $source }
fourchette-next-question = Nächste Frage
fourchette-to-end = Zum Endstand
fourchette-looked = Weiter geht’s, sobald alle so weit sind.

## Das Ende
fourchette-level = Gleichstand: Der Sieg wird geteilt.
fourchette-story = Die Partie in Zahlen
fourchette-tale-bait = Der beste Köder
fourchette-tale-bait-how = Runde { $round }: { $names } mit { $range }. { $count ->
    [one] Jemand hat angebissen
   *[other] { $count } haben angebissen
  }, und richtig war { $truth }.
fourchette-tale-sharpest = Die schärfste Gabel
fourchette-tale-sharpest-how = Runde { $round }: { $names } mit { $range }, und richtig war { $truth }.
fourchette-tally = { $forks ->
    [one] 1 Treffer
   *[other] { $forks } Treffer
  }, { $choices }-mal gut gewählt, { $fooled }-mal jemanden geködert

## Themen
category-plate = Auf dem Teller
category-animals = Tiere
category-sky = Himmel und Gipfel
category-stories = Geschichten und Leute

## Absagen
refusal-fork_upside_down = Die erste Zahl darf nicht größer sein als die zweite.
refusal-no_such_plate = Diesen Teller gibt es nicht.
refusal-own_plate = Das ist dein eigener Teller: Wähle einen anderen.
recount-why-fourchette = Diese Runde wird neu ausgewertet. Gabeln und Wahl bleiben, wie sie waren.

## Tipps, beim Üben
hint-fourchette_write = Such eine Zahl, die sicher zu niedrig ist, und eine, die sicher zu hoch ist, und rück sie zusammen, bis es wehtut. Keine Ahnung? Dann schreib eine schmale Gabel, die andere glauben könnten.
hint-fourchette_year = Such ein Ereignis davor und eins danach, deren Jahr du kennst. Eine Gabel von zehn Jahren ist schon mutig.
hint-fourchette_choose = Geht man nach allen Gabeln, verspricht der Teller { $low } bis { $high } am meisten: Die Chance liegt bei etwa { $chance } %, und er bringt { $points }.

## So geht’s
fourchette-how-write = Alle schreiben heimlich eine Gabel: von dieser Zahl bis zu jener. Schmale Gabeln sind mehr wert.
fourchette-how-choose = Die Gabeln werden ohne Namen serviert. Wähle die, der du traust: Steckt die Antwort darin, gibt es Punkte, und wenn jemand bei einer falschen anbeißt, freut sich, wer sie geschrieben hat.

fourchette-round-write = „Wie hoch ist der Eiffelturm?“ Ada schreibt 300–310, Bo 320–335, Cleo 250–350.
fourchette-round-choose = Dan traut der Gabel 320–335. Es sind 330 Meter: zwei Punkte für Bo, zwei für Dan und einer für Cleo, deren Gabel auch passt.
fourchette-scoring-holds = Eine Gabel, in der die Antwort steckt: ihr Wert, für alle, die sie geschrieben oder gewählt haben
fourchette-scoring-bait = Pro Person, die bei deiner falschen Gabel anbeißt
fourchette-scoring-dessert = Die letzte Frage
