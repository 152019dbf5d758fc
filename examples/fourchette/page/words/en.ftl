# Fourchette on phones and on the big screen.

## Everywhere
fourchette-asof = as of { $date }
fourchette-dessert = Dessert: points count double
fourchette-phase-writing = Write your fork
fourchette-phase-choosing = Choose a plate
fourchette-players = At the table
fourchette-yours = Your side of the table
fourchette-payouts = Who got what
fourchette-done = done
fourchette-thinks = thinking

## Writing
fourchette-low = From
fourchette-high = to
fourchette-write-how = Between which two numbers does the answer lie? A narrow fork pays more. A wrong one pays for everybody who bites.
fourchette-next = Now the second number
fourchette-put-down = Put the fork down
fourchette-write-again = Change my fork
fourchette-keep = Leave it as it is
fourchette-lies = Your fork lies face down. You may change it until all have written.
fourchette-have-written = { $count } of { $all } have written

## Choosing
fourchette-plates = The plates, from narrow to wide
fourchette-worth = Worth
fourchette-own = yours
fourchette-choose-how = Which plate holds the answer? It pays its worth.
fourchette-choose = Eat with this one
fourchette-choice = You eat with { $range }. You may change until all have chosen.
fourchette-no-plate = There is no plate that you may choose.

## The result
fourchette-truth = The answer
fourchette-truth-is = The answer: { $answer }.
fourchette-verdict = { $count ->
    [0] No plate holds it.
    [one] One plate holds it.
   *[other] { $count } plates hold it.
  }
fourchette-verdict-empty = Nobody has written a fork.
fourchette-holds = holds the answer
fourchette-misses = misses the answer
fourchette-authors = written by { $names }
fourchette-guests = chosen by { $names }
fourchette-now = now { $count }
fourchette-why-fork = Fork holds the answer: { $points }.
fourchette-why-choice = Chose well: { $points }.
fourchette-why-bait = { $count ->
    [one] One player took the bait: { $points }.
   *[other] { $count } players took the bait: { $points }.
  }
fourchette-why-nothing = Nothing this time.
fourchette-fact = Did you know?
fourchette-source = Source: { $source }
fourchette-next-question = Next question
fourchette-to-end = To the final score
fourchette-looked = You go on as soon as all have looked.

## The end
fourchette-level = Level on points: the win is shared.
fourchette-story = The game in figures
fourchette-tale-bait = The best bait
fourchette-tale-bait-how = Round { $round }: { $names } with { $range }. { $count ->
    [one] One player
   *[other] { $count } players
  } took it, and { $truth } was right.
fourchette-tale-sharpest = The sharpest fork
fourchette-tale-sharpest-how = Round { $round }: { $names } with { $range }, and { $truth } was right.
fourchette-tally = { $forks ->
    [one] 1 right fork
   *[other] { $forks } right forks
  }, { $choices ->
    [one] 1 good choice
   *[other] { $choices } good choices
  }, { $fooled } fooled

## Topics
category-plate = On the plate
category-animals = Animals
category-sky = Sky and summits
category-stories = Stories and people

## Refusals
refusal-fork_upside_down = The first number must not be greater than the second.
refusal-no_such_plate = There is no such plate.
refusal-own_plate = That is your own plate: choose another.
recount-why-fourchette = That round is scored again. Forks and choices stay as they were.

## Hints, in practice
hint-fourchette_write = Find a number that is surely too low and one that is surely too high, and then bring them closer until it begins to hurt. If you have no idea, write a narrow fork that others might believe.
hint-fourchette_year = Find an event before it and one after it whose years you know. A fork of ten years is already brave.
hint-fourchette_choose = By what all have written, the plate { $low } to { $high } promises most: it holds the answer with a chance of about { $chance } %, and pays { $points }.

## How to play
fourchette-how-write = Everyone secretly writes a fork: from this number to that one. Narrow forks are worth more.
fourchette-how-choose = The forks are served without names. Choose the one you trust: if it holds the answer, it pays, and if somebody bites on a wrong one, its author laughs.

fourchette-round-write = “How tall is the Eiffel Tower?” Ada writes 300–310, Bo 320–335, Cleo 250–350.
fourchette-round-choose = Dan trusts 320–335. It’s 330 metres: two points for Bo and two for Dan, and one for Cleo, whose fork holds it too.
fourchette-scoring-holds = A fork that holds the answer: its worth, for its author and everyone who chose it
fourchette-scoring-bait = For each player who bites on your wrong fork
fourchette-scoring-dessert = The last question
