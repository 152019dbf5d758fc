## Zeichen und Strecke
incroyable-symbol-professor = Professor
incroyable-symbol-books = Bücher
incroyable-symbol-globe = Weltkugel
incroyable-symbol-heart = Herz
incroyable-symbol-tree = Baum
incroyable-unit = in { $unit }
incroyable-asof = Stand { $date }
incroyable-track = Die Strecke
incroyable-track-open = Die Strecke zeigen
incroyable-track-label = Strecke mit { $squares } Feldern. { $places }.
incroyable-legend-spiral = Spirale: Steht hier zu Beginn eines Zuges die Figur dessen, der fragt, gibt es eine Risikorunde.
incroyable-legend-bonus = Bonus: Wer das Feld erreicht oder überspringt, zieht weiter, der Erste um 1, der Zweite um 2 und so fort.
incroyable-legend-black = Schwarz: Wer seinen Zug hier beendet, geht um die Zahl darauf zurück.
incroyable-square = Feld
incroyable-board = Am Tisch
incroyable-mine = Dein Teil
incroyable-stakes = Punkte zu gewinnen

## Die Zahl
incroyable-dials = Deine Drehscheiben
incroyable-dial-thousands = Tausender
incroyable-dial-hundreds = Hunderter
incroyable-dial-tens = Zehner
incroyable-dial-units = Einer
incroyable-dial-up = { $dial } höher
incroyable-dial-down = { $dial } tiefer
incroyable-dial-unset = nicht eingestellt
incroyable-type = Lieber tippen
incroyable-use-dials = Lieber drehen
incroyable-range = Bitte von { $least } bis { $most }.
incroyable-taken = Diese Zahl hat schon jemand.

## Erste Schätzung
incroyable-asks = { $name } fragt
incroyable-all-set = Alle stellen verdeckt eine Zahl ein. Fertig: { $done } von { $all }.
incroyable-secret = Niemand sieht sie, bis alle ihre Zahl eingestellt haben.
incroyable-set = Schätzung einstellen
incroyable-noted = { $missing ->
    [one] Eingestellt: { $value }. Eine Schätzung fehlt noch; bis dahin kannst du ändern.
   *[other] Eingestellt: { $value }. { $missing } Schätzungen fehlen noch; bis dahin kannst du ändern.
  }
incroyable-change = Schätzung ändern
incroyable-change-to = Auf { $value } ändern
incroyable-is-ready = fertig
incroyable-is-thinking = überlegt …

## Gleichstand
incroyable-tie = Zweimal dieselbe Zahl
incroyable-must-move = muss ausweichen
incroyable-shared = Die { $value } hast du gemeinsam mit { $names }. Wohin weichst du aus?
incroyable-below = nächste freie darunter
incroyable-above = nächste freie darüber
incroyable-where-to = Wähle eine Zahl
incroyable-move-to = Auf { $value } ausweichen
incroyable-shifting = { $name } muss die { $value } verlassen und geht auf { $ways }.
incroyable-shifted = { $name } geht auf { $value }.

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
incroyable-may-pass = Jemanden anzweifeln oder passen?
incroyable-may-raise = Jemanden anzweifeln oder ab { $least } erhöhen?
incroyable-must-doubt = Zum Erhöhen ist nichts mehr frei: Jetzt wird angezweifelt.
incroyable-whom = Wem glaubst du nicht?
incroyable-would-earn = { $points } Punkte, wenn du recht hast
incroyable-rule-pass = Zu hoch? Dann gehören dir die Punkte daneben. Du darfst auch passen.
incroyable-rule-raise = Zu hoch? Dann gehören dir die Punkte daneben. Wer am tiefsten liegt, darf nicht passen: anzweifeln oder erhöhen.
incroyable-rule-doubt = Zu hoch? Dann gehören dir die Punkte daneben. Zum Erhöhen ist nichts mehr frei.
incroyable-you-doubt = Du zweifelst die { $value } von { $name } an: { $points } Punkte, wenn sie zu hoch ist, sonst keine.
incroyable-doubting = Du bezweifelst { $value } von { $name }.
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
incroyable-success = { $challenger } hat die { $value } von { $doubted } zu Recht angezweifelt: Sie ist zu hoch.
incroyable-failure = { $challenger } hat die { $value } von { $doubted } zu Unrecht angezweifelt: Sie ist nicht zu hoch.
incroyable-story = Die Geschichte dazu
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
    [1] Am nächsten dran, nicht darüber: { $points } Punkte
    [2] Am zweitnächsten, nicht darüber: { $points } Punkte
    [3] Am drittnächsten, nicht darüber: { $points } Punkte
    [4] Am viertnächsten, nicht darüber: { $points } Punkte
   *[other] Am fünftnächsten, nicht darüber: { $points } Punkte
  }
incroyable-why-too_high = Über der Antwort: nichts
incroyable-why-doubted_wrongly = Zu Unrecht angezweifelt: nichts
incroyable-why-chose_rightly = Richtig: { $points } Punkte, bleibt dabei
incroyable-why-chose_wrongly = Falsch: aus der Runde
incroyable-why-chose_nothing = Nichts gewählt: aus der Runde
incroyable-why-somebody_wrong = Jemand ist hereingefallen: { $points } Punkte
incroyable-why-nobody_wrong = Niemand ist hereingefallen: nichts
incroyable-why-no_part = War schon draußen
incroyable-way = Feld { $from } → { $to }
incroyable-stay = Du bleibst auf Feld { $square }.
incroyable-way-bonus = Bonusfeld, Platz { $bonus } im Rennen: +{ $bonus }
incroyable-way-black = schwarzes Feld: { $danger } zurück
incroyable-way-spiral = auf einer Spirale: die nächste eigene Frage wird zur Risikorunde
incroyable-next = Weiter

## Risikorunde
incroyable-risk = Risikorunde
incroyable-risk-of = Risikorunde: { $name } fragt
incroyable-risk-how = Wer fragt, sieht als Einziger die Antwort und nennt eine andere Zahl. Dann sagst du, ob die Antwort größer oder kleiner ist. Richtig: { $stake } Felder vor. Falsch: aus der Runde.
incroyable-stating = { $name } nennt eine Zahl. Es geht um { $stake } Felder.
incroyable-still-in = Noch dabei
incroyable-nobody = niemand
incroyable-only-you = Nur für deine Augen:
incroyable-not-the-answer = Das ist die Antwort selbst: Nenne eine andere Zahl.
incroyable-name-how = Nenne eine Zahl, die in die Irre führt. Du gehst { $stake } Felder vor, wenn jemand hereinfällt.
incroyable-name = Zahl nennen
incroyable-name-it = { $value } nennen
incroyable-by-lot = Die Zeit ist um: { $value } wurde ausgelost.
incroyable-says = { $name } sagt
incroyable-choosing = { $name } sagt { $stated }. Ist die Antwort größer oder kleiner?
incroyable-more-or-less = Mehr oder weniger? Bei einem Datum heißt + später.
incroyable-more = mehr
incroyable-less = weniger
incroyable-choose-how = Richtig: { $stake } Felder vor. Falsch: aus der Runde.
incroyable-choose = Wähle + oder −
incroyable-i-say = { $way ->
    [more] Ich sage „mehr“
   *[less] Ich sage „weniger“
  }
incroyable-chosen = { $way ->
    [more] Du hast „mehr“ gesagt. Bis alle gewählt haben, kannst du dich umentscheiden.
   *[less] Du hast „weniger“ gesagt. Bis alle gewählt haben, kannst du dich umentscheiden.
  }
incroyable-change-mind = Umentscheiden
incroyable-you-are-out = In dieser Runde bist du draußen. In der nächsten spielst du wieder mit.
incroyable-had-said = { $name } hatte { $stated } gesagt.
incroyable-go-on = { $count ->
    [one] { $names } bleibt dabei.
   *[other] { $names } bleiben dabei.
  }
incroyable-all-out = In dieser Runde ist niemand mehr dabei.

## Das Ende
incroyable-wins = { $ahead ->
    [one] { $name } gewinnt mit einem Feld Vorsprung
   *[other] { $name } gewinnt mit { $ahead } Feldern Vorsprung
  }
incroyable-end-past = { $squares ->
    [one] Ein Feld über das Ziel hinaus
   *[other] { $squares } Felder über das Ziel hinaus
  }
incroyable-end-exactly = Genau im Ziel
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
        [one] Nach { $turns } Zügen, davon einer Risikorunde, war alles vorbei.
       *[other] Nach { $turns } Zügen, davon { $risks } Risikorunden, war alles vorbei.
      }
  }
incroyable-tale-nearest = Beste Schätzung
incroyable-tale-nearest-how = { $name } sagte { $estimate }, und es waren { $answer }: „{ $question }“
incroyable-tale-exact = { $name } traf die { $answer } genau: „{ $question }“
incroyable-tale-finest = Feinster Zweifel
incroyable-tale-finest-how = { $name } glaubte die { $estimate } von { $doubted } nicht: Es waren { $answer }.
incroyable-tale-trap = Beste Falle
incroyable-tale-trap-how = { $name } sagte { $stated }, wo { $answer } richtig war: { $fooled } von { $of } fielen darauf herein.
incroyable-tale-leap = Längster Lauf
incroyable-tale-leap-how = { $squares ->
    [one] { $name } kam in Zug { $turn } ein Feld voran.
   *[other] { $name } kam in Zug { $turn } gleich { $squares } Felder voran.
  }
incroyable-ledger = Woher die Felder kamen
incroyable-ledger-open = Zug für Zug
incroyable-ledger-how = Besser: jetzt, wo man die Antwort kennt. Beim Erhöhen und Passen so, als hätte danach niemand mehr etwas gesagt und wer am tiefsten liegt die höchste Zahl angezweifelt.
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
incroyable-better-more = Es war mehr als { $value }: Das hätte { $points } ergeben.
incroyable-better-less = Es war weniger als { $value }: Das hätte { $points } ergeben.
incroyable-deeds-doubts = { $all ->
    [one] { $right ->
        [one] Einmal gezweifelt, zu Recht
       *[other] Einmal gezweifelt, zu Unrecht
      }
   *[other] { $all }-mal gezweifelt, davon { $right }-mal zu Recht
  }
incroyable-deeds-none = Nie jemanden angezweifelt
incroyable-deeds-fooled = { $fooled ->
    [one] einmal jemanden hereingelegt
   *[other] { $fooled }-mal jemanden hereingelegt
  }

## Tipps beim Üben
hint-incroyable_start_low = Zu { $players } fängt man tief an: Nimm eine Zahl, die fast sicher nicht zu hoch ist. Wer ganz unten steht, darf später erhöhen, und viel zu tief bringt immer noch Punkte.
hint-incroyable_start_bold = Zu { $players } zweifelt bald jemand, und zum Erhöhen kommst du vielleicht nie. Nimm eine Zahl, die du gerade noch für nicht zu hoch hältst.
hint-incroyable_shift = { $low } ist der sichere Weg, { $high } steht besser da, wenn die Antwort groß ist. Der eine Schritt entscheidet selten, eher die Reihenfolge: Wer tiefer steht, spricht später.
hint-incroyable_doubt = Nach den Zahlen auf dem Tisch: Zweifle die { $value } an. Sie ist mit etwa { $chance } % zu hoch, und das bringt { $points } Punkte. Weißt du es besser? Dann trau dir.
hint-incroyable_raise = Nach den Zahlen auf dem Tisch: Erhöhe auf etwa { $value }. Das ist mit etwa { $chance } % noch nicht zu hoch.
hint-incroyable_pass = Nach den Zahlen auf dem Tisch: Passe. Die höchste, { $value }, ist mit etwa { $chance } % zu hoch. Zu Unrecht anzuzweifeln bringt nichts, deine eigene Zahl vielleicht schon.
hint-incroyable_number = Bleib nah bei { $answer }: Auf eine Zahl weit weg fällt niemand herein. Die meisten glauben zu wenig, also täuscht eine knapp darunter mehr Leute; aber nimm nicht immer dieselbe Seite. Eine Person, die falschliegt, genügt für deine { $stake } Felder.
hint-incroyable_side = Bevor { $stated } dich beeinflusst: Was hättest du selbst gesagt? Liegt das weit weg, vertrau darauf. Liegt es nah, nimm „mehr“, denn die meisten glauben zu wenig. Es geht um { $stake } Felder.

recount-why-incroyable = Die Runde wird mit der richtigen Antwort neu gewertet, und die Figuren ziehen neu.
refusal-turn_moved_on = Nur die zuletzt gewertete Runde lässt sich neu werten: Seither sind die Figuren weitergezogen.
refusal-doubt_another = Dich selbst kannst du nicht anzweifeln.
refusal-is_the_answer = Das ist die richtige Antwort: Nenne eine andere Zahl.
refusal-lowest_may_not_pass = Wer am niedrigsten liegt, darf nicht passen: anzweifeln oder erhöhen.
refusal-no_room_to_raise = Zum Erhöhen ist nichts mehr frei: Zweifle jemanden an.
refusal-not_free = Diese Zahl hat schon jemand.
refusal-not_nearest_free = Nur die nächsten freien Zahlen stehen dir offen.
refusal-not_whole = Eine ganze Zahl, bitte.
refusal-only_lowest_may_raise = Nur wer am niedrigsten liegt, darf erhöhen.
refusal-out_of_round = In dieser Runde bist du nicht mehr dabei.
refusal-questioner_does_not_choose = Wer fragt, wählt nicht.
incroyable-symbol-any = egal
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
