## Zeichen und Strecke
incroyable-symbol-professor = Professor
incroyable-symbol-books = Bücher
incroyable-symbol-globe = Globus
incroyable-symbol-heart = Herz
incroyable-symbol-tree = Baum
incroyable-unit = in { $unit }
incroyable-asof = Stand: { $date }
incroyable-track = Die Strecke
incroyable-track-open = Die Strecke zeigen
incroyable-track-label = Strecke mit { $squares } Feldern. { $places }.
incroyable-legend-spiral = Spirale: Steht deine Figur hier, wenn du fragst, spielt ihr eine Risikorunde.
incroyable-legend-bonus = Bonus: Wer hier ankommt oder vorbeizieht, darf weiter, auf Platz 1 um 1 Feld, auf Platz 2 um 2 und so weiter.
incroyable-legend-black = Schwarz: Wer hier stehen bleibt, muss so viele Felder zurück, wie darauf steht.
incroyable-square = Feld
incroyable-board = Am Tisch
incroyable-mine = Deine Seite des Tisches
incroyable-stakes = So viele Punkte gibt es

## Die Zahl
incroyable-dials = Deine Drehscheiben
incroyable-dial-thousands = Tausender
incroyable-dial-hundreds = Hunderter
incroyable-dial-tens = Zehner
incroyable-dial-units = Einer
incroyable-dial-up = { $dial } höher
incroyable-dial-down = { $dial } niedriger
incroyable-dial-unset = nicht eingestellt
incroyable-type = Lieber tippen
incroyable-use-dials = Lieber drehen
incroyable-range = Bitte von { $least } bis { $most }.
incroyable-taken = Diese Zahl hat schon jemand.

## Erste Schätzung
incroyable-asks = { $name } fragt
incroyable-all-set = Alle stellen heimlich eine Zahl ein. Fertig: { $done } von { $all }.
incroyable-secret = Niemand sieht sie, bis alle so weit sind.
incroyable-set = Schätzung abgeben
incroyable-noted = { $missing ->
    [one] Deine Zahl: { $value }. Eine fehlt noch, so lange kannst du ändern.
   *[other] Deine Zahl: { $value }. { $missing } fehlen noch, so lange kannst du ändern.
  }
incroyable-change = Schätzung ändern
incroyable-change-to = Auf { $value } ändern
incroyable-is-ready = fertig
incroyable-is-thinking = überlegt …

## Gleichstand
incroyable-tie = Gleiche Zahl
incroyable-must-move = muss ausweichen
incroyable-shared = { $value }, genau wie { $names }. Wohin weichst du aus?
incroyable-below = nächste freie darunter
incroyable-above = nächste freie darüber
incroyable-where-to = Wähle eine Zahl
incroyable-move-to = Auf { $value } ausweichen
incroyable-shifting = { $name } muss ausweichen: von { $value } auf { $ways }.
incroyable-shifted = { $name } weicht auf { $value } aus.

## Anzweifeln, passen, erhöhen
incroyable-ladder = Schätzungen, höchste oben
incroyable-place = { $place ->
    [1] höchste
    [2] zweithöchste
    [3] dritthöchste
    [4] vierthöchste
    [5] fünfthöchste
   *[other] sechsthöchste
  }
incroyable-speaks = { $name } ist dran
incroyable-speaks-now = ist jetzt dran
incroyable-you-speak = du bist dran
incroyable-may-pass = Anzweifeln oder passen?
incroyable-may-raise = Anzweifeln oder ab { $least } erhöhen?
incroyable-must-doubt = Höher geht’s nicht mehr: Jetzt wird angezweifelt.
incroyable-whom = Wem glaubst du nicht?
incroyable-would-earn = { $points } Punkte, wenn du recht hast
incroyable-rule-pass = Ist die Zahl zu hoch, bekommst du die Punkte daneben. Du darfst auch passen.
incroyable-rule-raise = Ist die Zahl zu hoch, bekommst du die Punkte daneben. Wer am niedrigsten liegt, muss anzweifeln oder erhöhen.
incroyable-rule-doubt = Ist die Zahl zu hoch, bekommst du die Punkte daneben. Höher geht’s nicht mehr.
incroyable-you-doubt = Du zweifelst die { $value } von { $name } an: { $points } Punkte, wenn sie zu hoch ist, sonst nichts.
incroyable-doubting = Du zweifelst die { $value } von { $name } an.
incroyable-cry = Incroyable!
incroyable-pass = Passen
incroyable-raise-from = Erhöhen ab { $least }
incroyable-raise = Erhöhen
incroyable-raise-to = Auf { $value } erhöhen
incroyable-raise-range = Von { $least } bis { $most }.
incroyable-raise-range-but = Von { $least } bis { $most }, aber nicht { $taken }.
incroyable-passed = { $name } passt.
incroyable-raised = { $name } erhöht auf { $value }.

## Die Antwort
incroyable-answer = Die Antwort
incroyable-answer-is = Die Antwort: { $answer }
incroyable-success = Guter Riecher, { $challenger }: Die { $value } von { $doubted } ist zu hoch!
incroyable-failure = Pech, { $challenger }: Die { $value } von { $doubted } ist nicht zu hoch.
incroyable-story = Schon gewusst?
incroyable-source = Quelle: { $source }
incroyable-result = Wer was bekommt, und warum
incroyable-why-doubted_rightly = Zu Recht angezweifelt: { $points } Punkte
incroyable-why-not_highest = { $place ->
    [2] Es war die zweithöchste: { $points } dazu
    [3] Es war die dritthöchste: { $points } dazu
    [4] Es war die vierthöchste: { $points } dazu
    [5] Es war die fünfthöchste: { $points } dazu
   *[other] Es war die sechsthöchste: { $points } dazu
  }
incroyable-why-close = { $place ->
    [1] Am nächsten dran, nicht zu hoch: { $points } Punkte
    [2] Zweitnächste, nicht zu hoch: { $points } Punkte
    [3] Drittnächste, nicht zu hoch: { $points } Punkte
    [4] Viertnächste, nicht zu hoch: { $points } Punkte
   *[other] Fünftnächste, nicht zu hoch: { $points } Punkte
  }
incroyable-why-too_high = Zu hoch: nichts
incroyable-why-doubted_wrongly = Zu Unrecht angezweifelt: nichts
incroyable-why-chose_rightly = Richtig: { $points } Punkte, bleibt dabei
incroyable-why-chose_wrongly = Falsch: raus aus der Runde
incroyable-why-chose_nothing = Nichts gewählt: raus aus der Runde
incroyable-why-somebody_wrong = Jemand ist reingefallen: { $points } Punkte
incroyable-why-nobody_wrong = Niemand ist reingefallen: nichts
incroyable-why-no_part = War schon raus
incroyable-way = Feld { $from } → { $to }
incroyable-stay = Du bleibst auf Feld { $square }.
incroyable-way-bonus = Bonusfeld, Platz { $bonus } im Rennen: +{ $bonus }
incroyable-way-black = schwarzes Feld: { $danger } zurück
incroyable-way-spiral = auf einer Spirale: Die nächste eigene Frage wird zur Risikorunde
incroyable-next = Weiter

## Risikorunde
incroyable-risk = Risikorunde
incroyable-risk-of = Risikorunde: { $name } fragt
incroyable-risk-how = Nur wer fragt, sieht die Antwort und nennt eine andere Zahl. Dann sagst du: Ist es mehr oder weniger? Richtig: { $stake } Felder vor. Falsch: raus aus der Runde.
incroyable-stating = { $name } nennt eine Zahl. Es geht um { $stake } Felder.
incroyable-still-in = Noch dabei
incroyable-nobody = niemand
incroyable-only-you = Nur du siehst das:
incroyable-not-the-answer = Das ist die Antwort selbst: Nenn eine andere Zahl.
incroyable-name-how = Führ die anderen aufs Glatteis: Fällt jemand rein, gehst du { $stake } Felder vor.
incroyable-name = Zahl nennen
incroyable-name-it = { $value } sagen
incroyable-by-lot = Die Zeit ist um: Der Zufall sagt { $value }.
incroyable-says = { $name } sagt
incroyable-choosing = { $name } sagt { $stated }. Ist es mehr oder weniger?
incroyable-more-or-less = Mehr oder weniger? Bei einer Jahreszahl heißt + später.
incroyable-more = mehr
incroyable-less = weniger
incroyable-choose-how = Richtig: { $stake } Felder vor. Falsch: raus aus der Runde.
incroyable-choose = Wähle + oder −
incroyable-i-say = { $way ->
    [more] Ich sage „mehr“
   *[less] Ich sage „weniger“
  }
incroyable-chosen = { $way ->
    [more] Du sagst „mehr“. Ändern geht, bis alle gewählt haben.
   *[less] Du sagst „weniger“. Ändern geht, bis alle gewählt haben.
  }
incroyable-change-mind = Umentscheiden
incroyable-you-are-out = Aus dieser Risikorunde bist du raus. Im nächsten Zug spielst du wieder mit.
incroyable-had-said = { $name } hatte { $stated } gesagt.
incroyable-go-on = { $count ->
    [one] { $names } bleibt dabei.
   *[other] { $names } bleiben dabei.
  }
incroyable-all-out = Alle sind raus.

## Das Ende
incroyable-wins = { $ahead ->
    [one] { $name } gewinnt mit einem Feld Vorsprung
   *[other] { $name } gewinnt mit { $ahead } Feldern Vorsprung
  }
incroyable-end-past = { $squares ->
    [one] Ein Feld über das Ziel hinaus
   *[other] { $squares } Felder über das Ziel hinaus
  }
incroyable-end-exactly = Punktgenau im Ziel
incroyable-end-not-furthest = Im Ziel, aber nicht am weitesten
incroyable-end-short = { $squares ->
    [one] Noch ein Feld bis zum Ziel
   *[other] Noch { $squares } Felder bis zum Ziel
  }
incroyable-story-of = Die Partie in Zahlen
incroyable-race = Das Rennen
incroyable-lane = { $name }, Zug für Zug: { $squares }
incroyable-finish-on = Ziel auf { $square }
incroyable-race-turns = { $turns ->
    [one] Nach einem Zug war alles vorbei.
   *[other] { $risks ->
        [0] Nach { $turns } Zügen war alles vorbei.
        [one] Nach { $turns } Zügen, davon eine Risikorunde, war alles vorbei.
       *[other] Nach { $turns } Zügen, davon { $risks } Risikorunden, war alles vorbei.
      }
  }
incroyable-tale-nearest = Beste Schätzung
incroyable-tale-nearest-how = { $name } sagte { $estimate }, richtig war { $answer }: „{ $question }“
incroyable-tale-exact = { $name } traf die { $answer } auf den Punkt: „{ $question }“
incroyable-tale-finest = Bester Riecher
incroyable-tale-finest-how = { $name } glaubte { $doubted } die { $estimate } nicht: Richtig war { $answer }.
incroyable-tale-trap = Beste Falle
incroyable-tale-trap-how = { $name } sagte { $stated }, wo { $answer } richtig war. Reingefallen: { $fooled } von { $of }.
incroyable-tale-leap = Größter Sprung
incroyable-tale-leap-how = { $squares ->
    [one] { $name } kam in Zug { $turn } ein Feld voran.
   *[other] { $name } kam in Zug { $turn } gleich { $squares } Felder voran.
  }
incroyable-ledger = Woher die Felder kamen
incroyable-ledger-open = Zug für Zug
incroyable-ledger-how = Im Nachhinein, wenn die Antwort bekannt ist. Beim Erhöhen und Passen nehmen wir an: Danach zweifelt, wer am niedrigsten liegt, die höchste Schätzung an.
incroyable-ledger-turn = Zug { $turn }: { $answer }
incroyable-ledger-risk = Zug { $turn }: Risikorunde
incroyable-part-close = Schätzungen { $points }
incroyable-part-doubt = Zweifel { $points }
incroyable-part-risk = Risikorunden { $points }
incroyable-part-fooled = Fallen { $points }
incroyable-part-bonus = Bonus { $points }
incroyable-part-back = schwarze Felder −{ $points }
incroyable-part-none = nichts
incroyable-better-doubt = Die { $value } von { $name } anzuzweifeln hätte { $points } gebracht.
incroyable-better-raise = Auf { $value } zu erhöhen hätte { $points } gebracht.
incroyable-better-pass = Passen hätte { $points } gebracht.
incroyable-better-more = „Mehr als { $value }“ hätte { $points } gebracht.
incroyable-better-less = „Weniger als { $value }“ hätte { $points } gebracht.
incroyable-deeds-doubts = { $all ->
    [one] { $right ->
        [one] Einmal gezweifelt, zu Recht
       *[other] Einmal gezweifelt, zu Unrecht
      }
   *[other] { $all }-mal gezweifelt, davon { $right }-mal zu Recht
  }
incroyable-deeds-none = Nie jemanden angezweifelt
incroyable-deeds-fooled = { $fooled ->
    [one] einmal jemanden reingelegt
   *[other] { $fooled }-mal jemanden reingelegt
  }

## Tipps beim Üben
hint-incroyable_start_low = Bei { $players } Leuten fängt man niedrig an: Nimm eine Zahl, die fast sicher nicht zu hoch ist. Wer ganz unten liegt, darf später erhöhen, und viel zu niedrig bringt immer noch Punkte.
hint-incroyable_start_bold = Bei { $players } Leuten zweifelt bald jemand, und zum Erhöhen kommst du vielleicht nie. Nimm eine Zahl, die du gerade noch für nicht zu hoch hältst.
hint-incroyable_shift = { $low } ist sicherer, { $high } liegt besser, wenn die Antwort groß ist. Der eine Schritt macht selten etwas aus, eher die Reihenfolge: Wer niedriger liegt, ist später dran.
hint-incroyable_doubt = Nach den Zahlen auf dem Tisch: Zweifle die { $value } an. Die Chance, dass sie zu hoch ist, liegt bei etwa { $chance } %, und das bringt { $points } Punkte. Du weißt es besser? Dann hör auf dich.
hint-incroyable_raise = Nach den Zahlen auf dem Tisch: Erhöhe auf etwa { $value }. Die Chance, dass das noch nicht zu hoch ist, liegt bei etwa { $chance } %.
hint-incroyable_pass = Nach den Zahlen auf dem Tisch: Passe. Die Chance, dass die höchste, { $value }, zu hoch ist, liegt bei etwa { $chance } %. Zu Unrecht anzuzweifeln bringt nichts, deine eigene Zahl vielleicht schon.
hint-incroyable_number = Bleib nah bei { $answer }: Auf eine Zahl weit weg fällt niemand rein. Die meisten schätzen zu niedrig, also täuscht eine Zahl knapp darunter mehr Leute; aber nimm nicht immer dieselbe Seite. Liegt nur eine Person falsch, reicht das schon für deine { $stake } Felder.
hint-incroyable_side = Bevor { $stated } dich beeinflusst: Was hättest du selbst gesagt? Liegt das weit weg, vertrau darauf. Liegt es nah, nimm „mehr“, denn die meisten schätzen zu niedrig. Es geht um { $stake } Felder.

recount-why-incroyable = Der Zug wird mit der richtigen Antwort neu ausgewertet, und die Figuren ziehen noch mal.
refusal-turn_moved_on = Nur der letzte Zug lässt sich neu auswerten: Die Figuren sind schon weiter.
refusal-doubt_another = Dich selbst kannst du nicht anzweifeln.
refusal-is_the_answer = Das ist die richtige Antwort: Nenn eine andere Zahl.
refusal-lowest_may_not_pass = Wer am niedrigsten liegt, darf nicht passen: anzweifeln oder erhöhen.
refusal-no_room_to_raise = Höher geht’s nicht mehr: Zweifle jemanden an.
refusal-not_free = Diese Zahl hat schon jemand.
refusal-not_nearest_free = Du kannst nur auf die nächsten freien Zahlen ausweichen.
refusal-not_whole = Eine ganze Zahl, bitte.
refusal-only_lowest_may_raise = Nur wer am niedrigsten liegt, darf erhöhen.
refusal-out_of_round = Aus dieser Risikorunde bist du raus.
refusal-questioner_does_not_choose = Wer fragt, wählt nicht mit.
incroyable-symbol-any = egal

## For those who hear the page
incroyable-heard-square = Feld { $square }
incroyable-heard-you-ask = Du fragst:
incroyable-heard-asks = { $name } fragt:
incroyable-heard-risk = Risikorunde.
incroyable-heard-secret = Nur für dich: Die Antwort ist { $answer }.
incroyable-heard-speaks = Jetzt entscheidet { $name }.
incroyable-heard-estimates = Die Schätzungen, die höchste zuerst:
incroyable-heard-answer = Die Antwort: { $answer }.
incroyable-heard-points = { $points ->
    [0] Du bekommst nichts.
    [one] Du bekommst einen Punkt.
   *[other] Du bekommst { $points } Punkte.
  }
incroyable-heard-way = Du gehst von Feld { $from } auf { $to }.
incroyable-duty-estimate = Du bist dran. Stell deine Schätzung ein.
incroyable-duty-noted = Deine Schätzung: { $value }. Ändern geht, bis alle fertig sind.
incroyable-duty-shift = Du bist dran. Du teilst die { $value } mit { $names }: Weich aus auf { $ways }.
incroyable-duty-pass = Du bist dran. Zweifle jemanden an oder passe.
incroyable-duty-raise = Du bist dran. Zweifle jemanden an oder erhöhe ab { $least }.
incroyable-duty-challenge = Du bist dran. Höher geht’s nicht mehr: Zweifle jemanden an.
incroyable-duty-name = Du bist dran. Nenn eine Zahl, die täuscht: { $stake } Felder, wenn jemand reinfällt.
incroyable-duty-choose = Du bist dran. Ist es mehr oder weniger?
incroyable-track-from = Du stehst auf Feld { $square }. Strecke zeigen
incroyable-heard-track-spirals = Spiralen auf { $squares }.
incroyable-heard-track-bonus = Bonus auf { $square }.
incroyable-heard-track-black = { $square } ({ $back } zurück)
incroyable-heard-track-blacks = Schwarz: { $squares }.
incroyable-heard-track-finish = Ziel auf { $square }.
incroyable-heard-you-said = Du hast { $stated } gesagt. Die anderen wählen: mehr oder weniger?
incroyable-heard-you-right = Guter Riecher! Du hast die { $value } von { $name } angezweifelt, und sie ist zu hoch.
incroyable-heard-you-wrong = Pech! Du hast die { $value } von { $name } angezweifelt, und sie ist nicht zu hoch.
incroyable-heard-on-you-right = Guter Riecher, { $name }: Deine { $value } ist zu hoch.
incroyable-heard-on-you-wrong = Pech, { $name }: Deine { $value } ist nicht zu hoch.

## So geht’s
incroyable-how-pick = Alle wählen heimlich eine Zahl von 1 bis 9999. Nah an der Antwort ist gut, darüber bringt nichts.
incroyable-how-line-up = Die Zahlen werden sortiert. Zweimal dieselbe? Dann muss jemand ausweichen.
incroyable-how-cry = Von der zweithöchsten Zahl abwärts: passen oder „Incroyable!“ rufen, wenn du eine Zahl für zu hoch hältst. Wer am niedrigsten liegt, darf nicht passen: anzweifeln oder erhöhen.
incroyable-how-score = Zu hoch? 7 Punkte fürs Anzweifeln. Wer sonst nicht über der Antwort liegt, bekommt 5, 4, 3 oder 2: je näher, desto mehr. Nicht zu hoch? Nichts fürs Anzweifeln, und die anderen bekommen 7, 5, 4, 3 oder 2.
incroyable-how-walk = Ein Punkt, ein Feld: Wer zuerst im Ziel ist, gewinnt. Du fragst und stehst auf einer Spirale? Risikorunde!

incroyable-round-pick = „Wie viele Stufen hat der Eiffelturm?“ Ada sagt 900, Bo 1500, Cleo 1600, Dan 2100.
incroyable-round-line-up = Alle verschieden, also muss niemand ausweichen. Dan ist ganz oben, Ada ganz unten.
incroyable-round-cry = Cleo hat die zweithöchste Zahl und ist zuerst dran: „Incroyable!“ ruft sie zu Dans 2100.
incroyable-round-score = Es sind 1665 Stufen. Dan liegt darüber, also 7 Punkte für Cleo. Von den anderen ist Bo am nächsten dran: 5 Punkte. Ada bekommt 4, Dan nichts.
incroyable-round-walk = Alle ziehen: Cleo 7 Felder, Bo 5, Ada 4. Dan bleibt stehen.
incroyable-scoring-high = Zweifel zu Recht
incroyable-scoring-not = Zweifel zu Unrecht
incroyable-scoring-challenger = Wer anzweifelt
incroyable-scoring-others = Die anderen, wenn nicht zu hoch: je näher, desto mehr
incroyable-scoring-over = Über der Antwort
incroyable-scoring-extra = Zweifel an der zweithöchsten, dritthöchsten … Zahl

## Hilfe
incroyable-help-ladder = Was die Leiter zeigt
incroyable-help-order = Die höchste Zahl steht oben. Zuerst ist die zweithöchste dran, dann geht es abwärts bis zur niedrigsten.
incroyable-help-gain = Wenn du dran bist, zeigen die gelben Zahlen, was richtiges Anzweifeln bringt.
incroyable-help-track = Was die Felder bewirken
incroyable-track-finish = Ziel auf Feld
incroyable-track-bonus = Bonusfeld
incroyable-track-spirals = Felder mit Spirale
incroyable-track-black = Schwarze Felder, und wie weit sie zurückschicken
incroyable-track-black-square = Schwarzes Feld { $place }
incroyable-track-black-back = Schwarzes Feld { $place }: zurück um
incroyable-track-black-drop = Schwarzes Feld { $place } entfernen
incroyable-track-black-add = Schwarzes Feld
incroyable-track-symbols = Symbole der Reihe nach ab dem Start, immer wieder
incroyable-track-symbol = Symbol auf Feld { $place }
incroyable-track-symbol-add = Eins mehr
incroyable-track-symbol-drop = Eins weniger
incroyable-exact = { $name } trifft genau!
incroyable-all-too-high = Alle zu hoch! Größenwahn am Tisch.
incroyable-just-over = Nur um { $by }. Das tut weh!
incroyable-exact-mine = Du triffst genau!
