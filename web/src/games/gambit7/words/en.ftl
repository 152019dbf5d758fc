# Gambit 7 on phones and on the big screen.

## Everywhere
gambit7-too-high = All too high
gambit7-place-too-high = “all too high”
gambit7-too-high-how = lower than every guess
gambit7-asof = as of { $date }
gambit7-phase-answering = Write your guess
gambit7-phase-betting = Place your bets
gambit7-players = At the table
gambit7-yours = Your side of the table
gambit7-payouts = Who got what
gambit7-done = done
gambit7-thinks = thinking

## Writing
gambit7-as-close = Get as close as you can without going over.
gambit7-as-close-team = Get as close as you can without going over. One slate per team: the last guess counts.
gambit7-put-down = Lock it in
gambit7-write-again = Change my guess
gambit7-have-written = { $count ->
    [0] No one’s done yet
   *[other] { $count } of { $all } done
  }
gambit7-written-names = Done: { $names }
gambit7-my-slate = Your slate: { $answer }
gambit7-lies = Your slate is face down. You can change it until everyone’s done.
gambit7-lies-team = Your team’s slate is face down. Anyone on the team can change it until everyone’s done.
gambit7-keep = Keep it

## Betting
gambit7-mat = The mat, from highest to lowest
gambit7-case-by = { $answer }, written by { $names }
gambit7-case-mean = { $answer }, the average of the two
gambit7-mean = average
gambit7-case-blue = blue spot
gambit7-case-figures = alone { $alone }, shared { $shared }, star { $star }
gambit7-case-each = { $figure } a chip
gambit7-case-bets = Bets: { $bets }
gambit7-bet-chips = { $name } { $count ->
    [one] one chip
   *[other] two chips
  }
gambit7-bet-gambit = { $name } the Gambit 7 chip
gambit7-hand = Your chips
gambit7-chip-free = Chip { $number }, in your hand
gambit7-chip-laid = Chip { $number } on { $place }: take it back
gambit7-gambit-laid = Gambit 7 chip on { $place }: take it back
gambit7-gambit-spent = You’ve used your Gambit 7 chip
gambit7-say-risk-none = You have no points yet, so the Gambit 7 chip has nothing to multiply.
gambit7-say-stands = Your bet’s in. You can still move your chips.
gambit7-content = That’s my bet
gambit7-content-none = No bet
gambit7-contented = Bet’s in
gambit7-hidden = Bets stay hidden until everyone has bet.
gambit7-legend = What a chip scores
gambit7-legend-one = first number: alone on the spot
gambit7-legend-two = second number: sharing the spot
gambit7-legend-star = star: bonus for writing the winning guess
gambit7-legend-gambit = { $now ->
    [0] The Gambit 7 chip is played alone and multiplies your points by { $factor }. You have none yet.
   *[other] The Gambit 7 chip is played alone: { $now } → { $won }, or 0.
  }
gambit7-risk-short = { $now } → { $won }, or 0

## The result
gambit7-truth = The answer
gambit7-line = From the highest guess to the lowest
gambit7-line-truth = The answer: { $answer }
gambit7-over = too high
gambit7-wins = { $answer } wins!
gambit7-wins-how = The highest guess that isn’t too high.
gambit7-wins-too-high = “All too high” wins!
gambit7-wins-too-high-how = Every single guess was over.
gambit7-wins-nobody = No one wrote a thing.
gambit7-wins-nobody-how = No slates, no bets, no points.
gambit7-paid-nobody = And no one bet on it!
gambit7-paid-gambit = Gambit 7 chip on it: { $names }.
gambit7-paid-one = { $who ->
    [you] Only you bet on it: { $figure } a chip.
   *[other] Only { $name } bet on it: { $figure } a chip.
  }
gambit7-paid-many = { $count } players bet on it: { $figure } a chip.
gambit7-why-alone = { $who ->
    [you] Only you bet on this spot
   *[other] Only { $name } bet on this spot
  }: { $count ->
    [one] { $figure } for the chip.
   *[other] { $count } chips at { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] One chip at { $figure }
   *[other] { $count } chips at { $figure }
  }: { $bettors } players bet on this spot, so it pays less.
gambit7-why-too-high = { $count ->
    [one] One chip on “all too high”: { $figure }.
   *[other] { $count } chips on “all too high”: { $figure } each.
  }
gambit7-why-gambit-won = Gambit 7 chip on the winning spot: { $before } × { $figure } = { $after }!
gambit7-why-gambit-lost = Gambit 7 chip on { $place }, and it lost: { $before ->
    [0] luckily, there was nothing to lose.
    [one] the only point is gone.
   *[other] all { $before } points are gone.
  }
gambit7-why-star = { $who ->
    [you] You wrote the winning guess
   *[other] Wrote the winning guess
  }: star, { $points }.
gambit7-why-lost = { $count ->
    [one] The chip on { $place } earned nothing
   *[other] The two chips on { $place } earned nothing
  }: { $how ->
    [high] too high.
    [low] a higher guess won.
   *[under] not every guess was too high.
  }
gambit7-why-no-bet = No bet this round.
gambit7-now = now { $count }
gambit7-stays = still { $count }
gambit7-my-score = Your score
gambit7-fact = Did you know?
gambit7-source = Source: { $source }
gambit7-next = Next question
gambit7-to-end = Final scores
gambit7-looked = We’ll carry on when everyone’s ready.

## The end
gambit7-level = It’s a tie: the win is shared.
gambit7-story = The game in numbers
gambit7-race = The scores, round by round
gambit7-race-round = Round { $round }
gambit7-race-leads = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
  }
gambit7-tale-boldest = The boldest chip
gambit7-tale-boldest-won = Round { $round }: { $name } puts everything on { $place } and leaps from { $before } to { $after }!
gambit7-tale-boldest-lost = Round { $round }: { $name } puts everything on { $place } and loses all { $before }. Ouch!
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = The sharpest eye
gambit7-tale-nearest-how = Round { $round }: { $names } wrote { $answer }. The answer was { $truth }.
gambit7-tale-nearest-exact = Round { $round }: { $names } wrote { $answer }. Spot on!
gambit7-tale-best = The richest round
gambit7-tale-best-how = Round { $round }: { $name } scored { $points } points with chips and star.
gambit7-ledger = Where the points came from
gambit7-ledger-open = Round by round
gambit7-ledger-how = With hindsight: the best bet, with everyone else’s bets as they were.
gambit7-ledger-round = Round { $round }: { $truth }
gambit7-part-star = slates { $points }
gambit7-part-chips = bets { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = nothing
gambit7-better-nobody = No one wrote anything.
gambit7-better-none = No bet would have scored more.
gambit7-better-chips = Both chips on { $place } would have scored { $points }.
gambit7-better-gambit = The Gambit 7 chip on { $place } would have scored { $points }.
gambit7-better-both = Both chips on { $place } would have scored { $chips }, the Gambit 7 chip { $gambit }.
gambit7-form-wins = { $count ->
    [0] no winning slate
    [one] 1 winning slate
   *[other] { $count } winning slates
  }
gambit7-form-chips = { $laid ->
    [0] no chips played
   *[other] { $hits } of { $laid } chips right
  }

## Hints, in practice
hint-gambit7_year = Think of one event before it and one after it, and narrow it down. Torn between two years? Write the earlier one: too late can’t win.
hint-gambit7_share = Picture ten people, then a hundred: how many of them? Start at 50 and ask yourself why it must be more or less.
hint-gambit7_signed = The answer may be negative. Decide plus or minus first, then how far from zero.
hint-gambit7_measure = Compare it with something you know the size of: how many of those would fit? Then shave a little off: too high can’t win.
hint-gambit7_size = How many digits? Pick a number that’s surely too small and one that’s surely too big. Then take the middle by multiplying, not adding: between 100 and 10,000, that’s 1,000.
hint-gambit7_bet = Going by the slates alone, { $answer } is the best bet: it wins about { $chance }% of the time and pays about { $points } a chip, so { $worth } on average. If you know better, trust yourself.
hint-gambit7_bet_too_high = Going by the slates alone, “all too high” is the best bet: it wins about { $chance }% of the time and pays { $points } a chip, so { $worth } on average. If you know better, trust yourself.
hint-gambit7_chip = Last round, and you’re not in front: time for the Gambit 7 chip. On { $answer } it turns your { $score } into { $won } about { $chance }% of the time. Otherwise, 0.
hint-gambit7_chip_too_high = Last round, and you’re not in front: time for the Gambit 7 chip. On “all too high” it turns your { $score } into { $won } about { $chance }% of the time. Otherwise, 0.

recount-why-gambit7 = That round and every later round have been rescored. Slates and bets stay as they were.
refusal-bad_chips = Put one or two chips on a spot.
refusal-empty_case = There’s no slate on that spot.
refusal-gambit_spent = You’ve used your Gambit 7 chip.
refusal-gambit_stands_alone = Play the Gambit 7 chip on its own: take the others back first.
refusal-too_many_chips = You only have { $most } chips.

## For those who hear the page
gambit7-heard-unit = In { $unit }
gambit7-heard-slates = The guesses, highest first:
gambit7-heard-slate = { $answer } by { $names }
gambit7-heard-me = you
gambit7-heard-answer = The answer: { $answer }.
gambit7-duty-write = Your turn! Write your guess: as close as you can, without going over.
gambit7-duty-written = Your slate is face down: { $answer }. You can change it until everyone’s done.
gambit7-duty-bet = Your turn! Place your bets.
gambit7-gambit-risk = Gambit 7 chip: your { $now } points become { $won }, or 0
gambit7-gambit-idle = Gambit 7 chip: no points to multiply yet
gambit7-lay-two = Choose a spot for your chip.
gambit7-lay-one = One chip left: choose a spot.
gambit7-lay-both = Both chips are down. Choose another spot to move the last one.
gambit7-lay-risk = { $now } points become { $won }, or 0. { $laid ->
    [yes] It’s all or nothing!
   *[no] Choose a spot for it.
  }

## How to play
gambit7-how-write = Everyone secretly writes a number: get close, but don’t go over.
gambit7-how-line-up = The slates flip and line up, highest on top.
gambit7-how-bet = Put your two chips on the guess you trust, yours or anyone’s, or on “all too high”.
gambit7-how-answer = The highest guess that isn’t over wins: its chips score, more if you’re alone there, and anyone who wrote it gets the star.
gambit7-how-dare = Feeling brave? Play the Gambit 7 chip instead: right, and your score is multiplied by seven; wrong, and it’s gone.

gambit7-round-write = “How many bones does a grown-up have?” Ada writes 150, Bo 200, Cleo 250.
gambit7-round-line-up = Three different guesses: the middle one, Bo’s 200, gets the blue spot.
gambit7-round-bet = Cleo believes in her 250. Ada puts both chips on Bo’s 200, and Bo one of his.
gambit7-round-answer = The answer is 206. Cleo went over, so 200 wins. Ada and Bo share it, 4 a chip: 8 for Ada, 4 for Bo, and 2 more for his star.
gambit7-round-dare = Dan had 8 points and put his Gambit 7 chip on 200: now he has 56. On 250 he’d have 0.
gambit7-scoring-alone = Alone
gambit7-scoring-shared = Shared
gambit7-scoring-star = Star
gambit7-scoring-blue = Blue spot
gambit7-scoring-near = Next to blue
gambit7-scoring-far = Two away
gambit7-scoring-edge = At the edge
gambit7-scoring-gambit = Gambit 7 chip: your whole score

## Help
gambit7-help-row = { $alone } a chip if only you bet here, { $shared } if you share it.
gambit7-mat-alone = alone
gambit7-mat-shared = shared
gambit7-mat-star = star
gambit7-mat-blue = blue
gambit7-mat-above = { $count } above blue
gambit7-mat-below = { $count } below blue
gambit7-wins-exact = { $answer } wins. Spot on!
gambit7-wins-near = { $answer } wins. Wow, that’s close!
gambit7-wins-too-high-near = Every guess was over, { $answer } only just. Ouch!
