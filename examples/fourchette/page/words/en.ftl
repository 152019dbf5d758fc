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
fourchette-write-how = Between which two numbers is the answer? A narrow fork pays more. A wrong one pays you for everyone who bites.
fourchette-next = Now the second number
fourchette-put-down = Lock it in
fourchette-write-again = Change my fork
fourchette-keep = Keep it
fourchette-lies = Your fork is face down. You can change it until everyone’s done.
fourchette-have-written = { $count } of { $all } done

## Choosing
fourchette-plates = The plates, narrow to wide
fourchette-worth = Worth
fourchette-own = yours
fourchette-choose-how = Which plate has the answer? It pays what it’s worth.
fourchette-choose = Eat from this
fourchette-choice = You’re eating from { $range }. You can change until everyone has chosen.
fourchette-no-plate = There’s no plate you can choose.

## The result
fourchette-truth = The answer
fourchette-truth-is = The answer: { $answer }.
fourchette-verdict = { $count ->
    [0] No plate has it!
    [one] One plate has it.
   *[other] { $count } plates have it.
  }
fourchette-verdict-empty = No one wrote a fork.
fourchette-holds = has the answer
fourchette-misses = misses the answer
fourchette-authors = written by { $names }
fourchette-guests = chosen by { $names }
fourchette-now = now { $count }
fourchette-why-fork = Fork has the answer: { $points }.
fourchette-why-choice = Good choice: { $points }.
fourchette-why-bait = { $count ->
    [one] One player took the bait: { $points }.
   *[other] { $count } players took the bait: { $points }.
  }
fourchette-why-nothing = Nothing this time.
fourchette-fact = Did you know?
fourchette-source = Source: { $source }
fourchette-next-question = Next question
fourchette-to-end = Final scores
fourchette-looked = We’ll carry on when everyone’s ready.

## The end
fourchette-level = It’s a tie: the win is shared.
fourchette-story = The game in numbers
fourchette-tale-bait = The best bait
fourchette-tale-bait-how = Round { $round }: { $names } with { $range }. { $count ->
    [one] One player
   *[other] { $count } players
  } fell for it. The answer was { $truth }.
fourchette-tale-sharpest = The sharpest fork
fourchette-tale-sharpest-how = Round { $round }: { $names } with { $range }. The answer was { $truth }.
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
refusal-fork_upside_down = The first number can’t be bigger than the second.
refusal-no_such_plate = No such plate.
refusal-own_plate = That’s your own plate: choose another.
recount-why-fourchette = That round has been rescored. Forks and choices stay as they were.

## Hints, in practice
hint-fourchette_write = Find a number that’s surely too low and one that’s surely too high, then bring them closer until it starts to hurt. No idea? Write a narrow fork that others might believe.
hint-fourchette_year = Think of one event before it and one after it. A ten-year fork is already brave.
hint-fourchette_choose = Going by everyone’s forks, the plate { $low } to { $high } is the best bet: it has the answer about { $chance }% of the time, and pays { $points }.

## How to play
fourchette-how-write = Everyone secretly writes a fork: from this number to that one. Narrow forks are worth more.
fourchette-how-choose = The forks are served without names. Choose the one you trust: if it holds the answer, you score. Bite on a wrong one, and its author does.

fourchette-round-write = “How tall is the Eiffel Tower?” Ada writes 300–310, Bo 320–335, Cleo 250–350.
fourchette-round-choose = Dan trusts 320–335. It’s 330 metres: two points for Bo and two for Dan, and one for Cleo, whose fork holds it too.
fourchette-scoring-holds = A fork that holds the answer: its worth, for its author and everyone who chose it
fourchette-scoring-bait = For each player who bites on your wrong fork
fourchette-scoring-dessert = The last question
