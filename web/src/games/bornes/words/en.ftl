# Bornes.

bornes-die = Die: { $value }
bornes-unit = in { $unit }
bornes-hidden-clock = Hidden timer
bornes-player = Player
bornes-scores = Points
bornes-green = green
bornes-red = red
bornes-green-points = { $count ->
    [one] { $count } green point
   *[other] { $count } green points
  }
bornes-red-points = { $count ->
    [one] { $count } red point
   *[other] { $count } red points
  }
bornes-leads = { $name } is the quizmaster.

## The announcement
bornes-you-lead = You’re the quizmaster
bornes-master-invents = { $name } is making up a challenge
bornes-master-invents-how = { $count ->
    [one] In a moment everyone gets a card, a boundary and this challenge.
   *[other] In a moment everyone gets { $count } cards, a boundary and this challenge.
  }
bornes-write-challenge = Your challenge: something nearby to count or measure
bornes-write-challenge-apart = Your challenge: something only you can count or measure
bornes-challenge-example = How many books are on the shelf behind me?
bornes-write-unit = Unit, if any
bornes-unit-example = cm
bornes-write-answer = The answer
bornes-write-answer-now = The answer, if you know it
bornes-later = later
bornes-your-challenge = Your challenge
bornes-the-answer = The answer
bornes-write-down = Save
bornes-boundaries = Boundaries
bornes-boundary = Boundary { $value }
bornes-boundary-stays = always in the column
bornes-boundary-all = { $value } for all
bornes-boundary-each = All different
bornes-missing-text = Write a challenge first.
bornes-missing-answer = Write the answer, too: you’re not all in one room, so no one else can check.
bornes-announce-how = Everyone sees the challenge, the die and the boundaries, but not the answer.
bornes-announce = Announce

## Before the signal
bornes-challenge-of = { $name }’s challenge
bornes-drawn-challenge = Challenge from the pile
bornes-your-answer = Your answer (only you can see it):
bornes-cards-hidden = { $count ->
    [one] Each player has one hidden card.
   *[other] Each player has { $count } hidden cards.
  }
bornes-signal-how = When you say go, everyone flips their cards. Only you can see the timer.
bornes-signal = Go!
bornes-wait-signal = Cards flip when { $name } says go.

## Ranking
bornes-lowest-bottom = Lowest number at the bottom.
bornes-largest = highest number
bornes-lowest = lowest number
bornes-your-column = Your column, highest on top
bornes-your-hand = Your hand
bornes-all-placed = { $count ->
    [one] Card placed. First one done gets a green point.
   *[other] All { $count } cards placed. First one done gets a green point.
  }
bornes-place-here = Place here
bornes-place-bottom = at the very bottom
bornes-place-above = above: { $card }
bornes-let-go = drop here
bornes-in-hand = in your hand
bornes-hand-back = Leave out
bornes-done = Done
bornes-done-without = { $count ->
    [one] Done without it
   *[other] Done without them
  }
bornes-you-are-done = You’re done!
bornes-is-done = done
bornes-is-ranking = ranking
bornes-is-late = too slow
bornes-only-you-see = They’re ranking. Only you can see the time left.
bornes-handed-back = { $count ->
    [one] One card left out.
   *[other] { $count } cards left out.
  }

## Measuring
bornes-settle = Measure and count
bornes-settle-of = { $name } is measuring and counting
bornes-settle-how = { $count ->
    [one] One answer to go. You can still correct the others.
   *[other] { $count } answers to go. You can still correct the others.
  }
bornes-write-value = Enter the answer
bornes-no-value = not measured yet
bornes-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }

## The check
bornes-column-of = { $name }’s column
bornes-your-column-checked = Your column
bornes-whose-column = Whose column?
bornes-from-bottom = Checked from the bottom up.
bornes-value-hidden = answer hidden
bornes-why-in-order = in the right place
bornes-why-above = too far down: more than { $against }
bornes-why-below = too far up: less than { $against }
bornes-why-less = too far up: less than the { $against } below it
bornes-why-unsettled = not measured: no point
bornes-why-first = { $count ->
    [one] First to finish with every card: { $count } green point
   *[other] First to finish with every card: { $count } green points
  }
bornes-why-late = { $count ->
    [one] Not done in time: { $count } red point
   *[other] Not done in time: { $count } red points
  }
bornes-why-left-out = { $count ->
    [one] One card left out: no point
   *[other] { $count } cards left out: no points
  }
bornes-empty-column = This column is empty.
bornes-total = { $green } green, { $red } red
bornes-your-result = Your round: { $result }.
bornes-you-led = You were the quizmaster.
bornes-more = Good to know
bornes-source = Source: { $source }
bornes-next-round = Next round
bornes-to-the-end = Final scores

## The end
bornes-score = { $green }✓ { $red }✗
bornes-wins = { $count ->
    [one] { $names } wins with { $result }!
   *[other] { $names } share the win!
  }
bornes-why-most-green = Few red points, and the most green
bornes-why-fewest-red = Tied on green, fewer red points
bornes-why-less-green = Fewer green points
bornes-why-more-red = More red points
bornes-why-too-red = Too many red points
bornes-shortlist = Fewest red points: { $names }. Of those, most green points wins.
bornes-story-race = Points, round by round
bornes-story-race-how = Green points rise, red points hang below the line, one step per round. Shaded: rounds as quizmaster.
bornes-story-cards = { $right } of { $all } cards right, { $back } left out, { $first ->
    [0] never first
    [one] first once
   *[other] first { $first } times
  }.
bornes-miss-open = Wrong or left out
bornes-miss-card = Round { $round }: { $question }
bornes-miss-left-out = { $side ->
    [below] Left out; it belonged below { $boundary }.
    [above] Left out; it belonged above { $boundary }.
   *[either] Left out; either side of { $boundary } would have been right.
  }
bornes-miss-side = { $side ->
    [below] Red: it belonged below { $boundary }.
   *[above] Red: it belonged above { $boundary }.
  }
bornes-miss-order = Red: it’s less than the { $against } below it.
bornes-story-best = Best column: { $name } in round { $round }, { $count ->
    [one] { $count } green point
   *[other] { $count } green points
  }.
bornes-story-surest = Surest eye: { $names }, with { $share } of the cards in the right place.
bornes-story-quickest = Quickest hands: { $names }, first with a full column { $count ->
    [one] once
   *[other] { $count } times
  }.
bornes-story-cautious = Most cautious: { $names }, with { $count ->
    [one] one card left out
   *[other] { $count } cards left out
  }.
bornes-story-trap = Trap of the evening, set by { $name }: “{ $question }” The answer was { $answer }, and { $wrong } of { $all } fell for it.
bornes-story-trap-drawn = Trap of the evening: “{ $question }” The answer was { $answer }, and { $wrong } of { $all } fell for it.

## Hints, in practice
hint-bornes_ask = Ask something people will misplace: anything countable that comes out close to { $boundary }. Answers far from it fool no one.
hint-bornes_boundary = Place your boundary, { $boundary }, first: without it nothing in your column counts.
hint-bornes_reckon = { $count ->
    [one] One of your cards can be worked out or counted. Do it first: it’s a safe point.
   *[other] { $count } of your cards can be worked out or counted. Do them first: they’re safe points.
  }
hint-bornes_die = One card uses the die, which shows { $die }. Work that one out.
hint-bornes_side = { $count ->
    [one] One card left: decide above or below { $boundary } first, then its exact place. Can’t even tell the side? Leave it out.
   *[other] { $count } cards left: for each, decide above or below { $boundary } first, then its exact place. Can’t even tell the side? Leave it out.
  }
hint-bornes_done = Everything’s placed. Tap Done: first to finish with every card gets a point.
hint-bornes_settle = { $count ->
    [one] One card needs measuring or counting. Do it for real, so no one can argue.
   *[other] { $count } cards need measuring or counting. Do it for real, so no one can argue.
  }

recount-why-bornes = The columns were rechecked with the right answer and the totals updated.
bornes-recount-green = green
bornes-recount-red = red
bornes-recount = { $green } green and { $red } red
refusal-already_done = You’re already done.
refusal-answer_missing = Write the answer, too.
refusal-boundary_missing = Your column is missing its boundary.
refusal-doubled_card = You’ve used a card twice.
refusal-needs_no_settling = That card doesn’t need measuring.
refusal-not_a_ranker = You’re not ranking this round.
refusal-not_the_master = Only the quizmaster can do that.
refusal-same_card_twice = You’ve used a card twice.
refusal-unknown_card = No such card.
refusal-wrong_boundaries = Use { $common } for everyone, or a different whole number from { $least } to { $most } for each player.

## For those who hear the page
bornes-heard-unit = In { $unit }.
bornes-heard-rows = Row by row: { $rows }. Add them up.
bornes-heard-riddle = How many times does the symbol appear? Row by row: { $rows }. Add them up.
bornes-heard-challenge = Challenge
bornes-heard-challenge-too = the challenge.
bornes-heard-card = { $number }: { $words }
bornes-heard-disc = a black circle
bornes-heard-you-lead = You’re the quizmaster. The die shows { $die }.
bornes-heard-invents = { $name } is making up a challenge.
bornes-heard-die = Die { $die }.
bornes-heard-boundary = Your boundary: { $value }.
bornes-heard-go = Go!
bornes-heard-rank-others = Cards up! The others are ranking.
bornes-heard-settles = { $name } is measuring and counting.
bornes-heard-result = Your round: { $result }; now { $now }.
bornes-heard-answer = The answer to the challenge: { $answer }.
bornes-heard-card-why = { $card }: { $value }, { $why }.
bornes-heard-void = { $card }: { $why }.
bornes-heard-place = { $place } of { $count }
bornes-duty-announce = Your turn! Write a challenge and choose the boundaries.
bornes-duty-signal = Your turn! Say go when everyone’s ready.
bornes-duty-rank = Rank them: up arrow, down arrow.
bornes-duty-settle = { $count ->
    [one] Your turn! Measure and count: one answer to go.
   *[other] Your turn! Measure and count: { $count } answers to go.
  }
bornes-rank-choose = Choose a card, then its place.
bornes-move-there = Choose where it belongs.

## How to play
bornes-how-pose = One of you is the quizmaster, who picks the boundary, rolls the die and makes up a challenge, like “How many books are on that shelf?”
bornes-how-deal = Everyone else gets two hidden cards, plus the challenge.
bornes-how-stack = Go! Stack your cards from low to high, with the boundary in its place. Only the numbers count: 3 metres is less than 50 grams.
bornes-how-hurry = You have 30 seconds, but only the quizmaster sees the timer. Tap “Done” in time: being late costs a red point.
bornes-how-check = Each right card is a green point, each wrong one a red. Of the two players with the fewest reds, the one with more greens wins.

bornes-round-pose = Ada is the quizmaster: the boundary is 45, the die shows 3, and she asks how many books are on the shelf.
bornes-round-deal = Bo and Cleo get two hidden cards each, plus the books.
bornes-round-stack = Bo’s cards say 3 metres and 50 grams. He guesses about 30 books, so from the bottom up: 3 m, the books, the boundary 45, 50 g.
bornes-round-hurry = Ada watches the timer. Bo is the first to tap “Done” with everything placed: one green point.
bornes-round-check = There are 66 books, more than 45. Below the boundary that’s wrong: a red point. The 3 and the 50 are right: two greens.
bornes-scoring-right = Right card
bornes-scoring-first = First to finish with every card
bornes-scoring-wrong = Wrong card
bornes-scoring-late = Not done in time
bornes-scoring-out = Card left out

## Help
bornes-help = What’s on the table
bornes-help-die = The die: some cards ask about the number it shows.
bornes-help-boundary = The boundary goes into the column, too: smaller numbers below it, bigger ones above.
bornes-help-glass = The timer is running, but only the quizmaster sees how much is left.
bornes-flawless = Flawless!
bornes-all-red = Every single one wrong. It happens!
bornes-one-slip = So close: just one slip.
