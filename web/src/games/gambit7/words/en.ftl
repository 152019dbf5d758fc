# Gambit 7 on phones and on the big screen.

## Everywhere
gambit7-too-high = All too high
gambit7-place-too-high = “all too high”
gambit7-too-high-how = lower than every slate
gambit7-asof = as of { $date }
gambit7-phase-answering = Write your estimate
gambit7-phase-betting = Place your bets
gambit7-players = At the table
gambit7-yours = Your side of the table
gambit7-payouts = Who got what
gambit7-done = done
gambit7-thinks = thinking

## Writing
gambit7-as-close = As close as you can, but not over.
gambit7-as-close-team = As close as you can, but not over. One slate for your team: the last one counts.
gambit7-put-down = Put the slate down
gambit7-write-again = Change my answer
gambit7-have-written = { $count ->
    [0] Nobody has written yet
   *[other] { $count } of { $all } have written
  }
gambit7-written-names = Written: { $names }
gambit7-my-slate = Your slate: { $answer }
gambit7-lies = Your slate lies face down. You may change it until all have written.
gambit7-lies-team = Your team’s slate lies face down. Each of you may change it until all have written.
gambit7-keep = Leave it as it is

## Betting
gambit7-mat = The mat, from the highest to the lowest
gambit7-case-by = { $answer }, written by { $names }
gambit7-case-mean = { $answer }, the mean of both
gambit7-mean = mean
gambit7-case-blue = blue case
gambit7-case-figures = alone { $alone }, shared { $shared }, star { $star }
gambit7-case-each = { $figure } for each chip
gambit7-case-bets = Bets: { $bets }
gambit7-bet-chips = { $name } { $count ->
    [one] one chip
   *[other] two chips
  }
gambit7-bet-gambit = { $name } the Gambit 7 chip
gambit7-hand = Your chips
gambit7-chip-free = Chip { $number }, in your hand
gambit7-chip-laid = Chip { $number } on { $place }: take it back
gambit7-gambit-free = Gambit 7 chip: { $now } → { $won }, or 0
gambit7-gambit-laid = Gambit 7 chip on { $place }: take it back
gambit7-gambit-spent = Your Gambit 7 chip is spent
gambit7-say-two = Tap a case to bet on it, or drag a chip there.
gambit7-say-one = One more chip: tap a case.
gambit7-say-both = Both chips lie. A tap moves the last one.
gambit7-say-risk = { $now } points → { $won }, or 0. { $laid ->
    [yes] Everything is at stake.
   *[no] Tap the case that gets it.
  }
gambit7-say-risk-none = You have no points yet: the Gambit 7 chip can win and lose nothing.
gambit7-say-stands = Your bet stands. You may still move your chips.
gambit7-content = My bet stands
gambit7-content-none = Don’t bet
gambit7-contented = It stands
gambit7-hidden = Bets stay hidden until all are made.
gambit7-legend = What a chip earns
gambit7-legend-one = the first figure: only you bet on the case
gambit7-legend-two = the second: others bet there, too
gambit7-legend-star = the star: for whoever wrote the winning slate
gambit7-legend-gambit = { $now ->
    [0] The Gambit 7 chip stands alone and multiplies your points by { $factor }. You have none yet.
   *[other] The Gambit 7 chip stands alone: { $now } → { $won }, or 0.
  }
gambit7-risk-short = { $now } → { $won }, or 0

## The result
gambit7-truth = The truth
gambit7-line = From the highest answer to the lowest
gambit7-line-truth = The truth: { $answer }
gambit7-over = too high
gambit7-wins = { $answer } wins.
gambit7-wins-how = It is the highest answer that is not too high.
gambit7-wins-too-high = “All too high” wins.
gambit7-wins-too-high-how = Every slate is over the truth.
gambit7-wins-nobody = Nobody has a slate.
gambit7-wins-nobody-how = Without a slate there are no bets, and nobody gets points.
gambit7-paid-nobody = Nobody has a chip there.
gambit7-paid-gambit = The Gambit 7 chip lies there: { $names }.
gambit7-paid-one = { $who ->
    [you] Only you bet there: { $figure } for each chip.
   *[other] Only { $name } bet there: { $figure } for each chip.
  }
gambit7-paid-many = { $count } players bet there: { $figure } for each chip.
gambit7-why-alone = { $who ->
    [you] Only you bet on this case
   *[other] Only { $name } bet on this case
  }: { $count ->
    [one] { $figure } for the chip.
   *[other] { $count } chips at { $figure }.
  }
gambit7-why-shared = { $count ->
    [one] One chip at { $figure }
   *[other] { $count } chips at { $figure }
  }: { $bettors } players bet on this case, so the shared figure counts.
gambit7-why-too-high = { $count ->
    [one] One chip on “all too high”: { $figure }.
   *[other] { $count } chips on “all too high”: { $figure } each.
  }
gambit7-why-gambit-won = Gambit 7 chip on the winning case: { $before } × { $figure } = { $after }.
gambit7-why-gambit-lost = Gambit 7 chip on { $place }, which does not win: { $before ->
    [0] there was nothing to lose.
    [one] the only point is gone.
   *[other] all { $before } points are gone.
  }
gambit7-why-star = { $who ->
    [you] You wrote the winning answer
   *[other] Wrote the winning answer
  }: star, { $points }.
gambit7-why-lost = { $count ->
    [one] The chip on { $place } earns nothing
   *[other] The two chips on { $place } earn nothing
  }: { $how ->
    [high] too high.
    [low] a higher slate wins.
   *[under] not all were too high.
  }
gambit7-why-no-bet = No bet in this round.
gambit7-now = now { $count }
gambit7-stays = still { $count }
gambit7-my-score = Your score
gambit7-fact = Did you know?
gambit7-source = Source: { $source }
gambit7-next = Next question
gambit7-to-end = To the final score
gambit7-looked = You go on as soon as all have looked.
gambit7-winners = Winning: { $names }

## The end
gambit7-level = Level on points: the win is shared.
gambit7-story = The game in figures
gambit7-race = The scores, round by round
gambit7-race-round = Round { $round }
gambit7-race-leads = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
  }
gambit7-tale-boldest = The boldest chip
gambit7-tale-boldest-won = Round { $round }: { $name } puts everything on { $place } and leaps from { $before } to { $after }.
gambit7-tale-boldest-lost = Round { $round }: { $name } puts everything on { $place } and loses all { $before }.
gambit7-tale-place = { $answer } ({ $names })
gambit7-tale-nearest = The sharpest eye
gambit7-tale-nearest-how = Round { $round }: { $names } with { $answer }, when { $truth } was right.
gambit7-tale-nearest-exact = Round { $round }: { $names } with { $answer }, and that was exactly right.
gambit7-tale-best = The richest round
gambit7-tale-best-how = Round { $round }: { $name } with { $points } points from chips and star.
gambit7-ledger = Where the points came from
gambit7-ledger-open = Round by round
gambit7-ledger-how = A better bet: with the case that really won, and all other bets as they were.
gambit7-ledger-round = Round { $round }: { $truth }
gambit7-part-star = slates { $points }
gambit7-part-chips = bets { $points }
gambit7-part-won = Gambit 7 +{ $points }
gambit7-part-lost = Gambit 7 −{ $points }
gambit7-part-none = nothing
gambit7-better-nobody = Nobody had written anything.
gambit7-better-none = No bet would have brought more.
gambit7-better-chips = Both chips on { $place } would have brought { $points }.
gambit7-better-gambit = The Gambit 7 chip on { $place } would have brought { $points }.
gambit7-better-both = Both chips on { $place } would have brought { $chips }, the Gambit 7 chip { $gambit }.
gambit7-form-wins = { $count ->
    [0] no winning slate
    [one] 1 winning slate
   *[other] { $count } winning slates
  }
gambit7-form-chips = { $laid ->
    [0] no chip laid
   *[other] { $hits } of { $laid } chips right
  }

## Hints, in practice
hint-gambit7_year = Find an event before it and one after it whose years you know, and narrow it down. Of two years that seem right, write the earlier one: too late cannot win.
hint-gambit7_share = Count in heads: how many of ten people, how many of a hundred? Start from 50 and say why it must be less or more.
hint-gambit7_signed = The answer may lie below zero. Settle the sign first, then how far from zero it is.
hint-gambit7_measure = Compare it with something whose size you know, and count how often that fits in. Then take a little off: too high cannot win.
hint-gambit7_size = How many digits has it? Think of a number that is surely too small and of one that is surely too large. In the middle lies the one that is as many times larger than the first as it is smaller than the second: between 100 and 10,000 that is 1,000.
hint-gambit7_bet = By the slates alone, { $answer } is the best bet: it wins with about { $chance }%, and a chip there earns about { $points }. That is { $worth } a chip on average. What you know yourself counts for more.
hint-gambit7_bet_too_high = By the slates alone, “all too high” is the best bet: it wins with about { $chance }%, and a chip there earns { $points }. That is { $worth } a chip on average. What you know yourself counts for more.
hint-gambit7_chip = The last round, and you are not ahead: now is the time for the Gambit 7 chip. On { $answer } it wins with about { $chance }%, by the slates alone: then your { $score } become { $won }, otherwise 0.
hint-gambit7_chip_too_high = The last round, and you are not ahead: now is the time for the Gambit 7 chip. On “all too high” it wins with about { $chance }%, by the slates alone: then your { $score } become { $won }, otherwise 0.

recount-why-gambit7 = That round and all after it are paid again. Slates and bets stay as they were.
refusal-bad_chips = One or two chips on a case.
refusal-empty_case = Nobody’s slate lies on this case.
refusal-gambit_spent = Your Gambit 7 chip is spent.
refusal-gambit_stands_alone = The Gambit 7 chip stands alone: take back the others.
refusal-too_many_chips = You have only { $most } chips.
gambit7-mat-alone = alone
gambit7-mat-shared = shared
gambit7-mat-star = star
gambit7-mat-blue = blue
gambit7-mat-above = { $count } above blue
gambit7-mat-below = { $count } below blue
