# Bornes.

bornes-die = Die: { $value }
bornes-unit = in { $unit }
bornes-hidden-clock = Time is hidden
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
bornes-leads = { $name } leads this round.

## The announcement
bornes-you-lead = You lead this round
bornes-master-invents = { $name } is inventing a challenge
bornes-master-invents-how = { $count ->
    [one] In a moment everybody gets a card, a boundary and this challenge.
   *[other] In a moment everybody gets { $count } cards, a boundary and this challenge.
  }
bornes-write-challenge = Your challenge: something nearby that can be counted or measured
bornes-write-challenge-apart = Your challenge: something that only you can count or measure
bornes-challenge-example = How many books are on the shelf behind me?
bornes-write-unit = Unit, if any
bornes-unit-example = cm
bornes-write-answer = The answer
bornes-write-answer-now = The answer, if known
bornes-later = later
bornes-your-challenge = Your challenge
bornes-the-answer = The answer
bornes-write-down = Write down
bornes-boundaries = Boundaries
bornes-boundary = Boundary { $value }
bornes-boundary-stays = always in the column
bornes-boundary-all = { $value } for all
bornes-boundary-each = One each
bornes-missing-text = Write a challenge first.
bornes-missing-answer = Write the answer, too: you sit apart, so nobody else can measure.
bornes-announce-how = Everybody sees the challenge, the die and the boundaries, but not the answer.
bornes-announce = Announce

## Before the signal
bornes-challenge-of = { $name }’s challenge
bornes-drawn-challenge = Challenge from the pile
bornes-your-answer = Your answer, seen by you alone:
bornes-cards-hidden = { $count ->
    [one] One card lies hidden before each player.
   *[other] { $count } cards lie hidden before each player.
  }
bornes-signal-how = On your signal all turn their cards. You alone see the hourglass.
bornes-signal = Go!
bornes-wait-signal = On { $name }’s signal the cards are turned.

## Ranking
bornes-lowest-bottom = The lowest number at the bottom.
bornes-largest = highest number
bornes-lowest = lowest number
bornes-your-column = Your column, highest on top
bornes-your-hand = Your hand
bornes-rank-how = Tap a card, then a place.
bornes-move-how = Tap the place where it belongs.
bornes-all-placed = { $count ->
    [one] The card is placed. Whoever is done first gets a green point.
   *[other] All { $count } cards are placed. Whoever is done first gets a green point.
  }
bornes-place-here = Place here
bornes-place-bottom = at the very bottom
bornes-place-above = above: { $card }
bornes-let-go = let go here
bornes-in-hand = in your hand
bornes-in-column = place { $place } of { $count } from the bottom
bornes-keys = Arrow keys move the card up and down, Delete hands it back. Or press it, then choose a place.
bornes-hand-back = Hand back
bornes-done = Done
bornes-done-without = { $count ->
    [one] Done without it
   *[other] Done without them
  }
bornes-you-are-done = You are done.
bornes-is-done = done
bornes-is-ranking = ranking
bornes-is-late = not done
bornes-only-you-see = They are ranking. You alone see how much time is left.
bornes-handed-back = { $count ->
    [one] One card handed back.
   *[other] { $count } cards handed back.
  }

## Measuring
bornes-settle = Measure and count
bornes-settle-of = { $name } measures and counts
bornes-settle-how = { $count ->
    [one] One value is missing. What is written can still be corrected.
   *[other] { $count } values are missing. What is written can still be corrected.
  }
bornes-write-value = Write the value
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
bornes-why-in-order = in its place
bornes-why-above = more than { $against }
bornes-why-below = less than { $against }
bornes-why-less = less than { $against } below it
bornes-why-unsettled = not measured: no point
bornes-why-first = { $count ->
    [one] First to be done with all cards: { $count } green point
   *[other] First to be done with all cards: { $count } green points
  }
bornes-why-late = { $count ->
    [one] Not done when time was up: { $count } red point
   *[other] Not done when time was up: { $count } red points
  }
bornes-why-left-out = { $count ->
    [one] One card handed back: no point
   *[other] { $count } cards handed back: no points
  }
bornes-empty-column = No card lies in this column.
bornes-total = { $green } green, { $red } red
bornes-your-result = You, this round: { $result }.
bornes-you-led = You led this round.
bornes-more = Good to know
bornes-source = Source: { $source }
bornes-next-round = Next round
bornes-to-the-end = To the end

## The end
bornes-score = { $green }✓ { $red }✗
bornes-wins = { $count ->
    [one] { $names } wins: { $result }
   *[other] { $names } share the win
  }
bornes-why-most-green = Few red points, and the most green
bornes-why-fewest-red = Level on green, fewer red points
bornes-why-less-green = Fewer green points
bornes-why-more-red = More red points
bornes-why-too-red = Too many red points
bornes-shortlist = The fewest red points: { $names }. Of these, the most green ones win.
bornes-over = The game is over.
bornes-story-race = Points, round by round
bornes-story-race-how = Green points rise, red points hang below the line, one step for each round. Shaded: the rounds a player led.
bornes-story-cards = { $right } of { $all } cards right, { $back } handed back, { $first ->
    [0] never first
    [one] first once
   *[other] first { $first } times
  }.
bornes-miss-open = Wrong and handed back
bornes-miss-card = Round { $round }: { $question }
bornes-miss-left-out = { $side ->
    [below] Handed back; it would have been right below { $boundary }.
    [above] Handed back; it would have been right above { $boundary }.
   *[either] Handed back; it would have been right on either side of { $boundary }.
  }
bornes-miss-side = { $side ->
    [below] Red: it belonged below { $boundary }.
   *[above] Red: it belonged above { $boundary }.
  }
bornes-miss-order = Red: { $against } lay below it.
bornes-story-best = Best column: { $name } in round { $round }, { $count ->
    [one] { $count } green point
   *[other] { $count } green points
  }.
bornes-story-surest = Surest eye: { $names }, with { $share } of the cards in the right place.
bornes-story-quickest = Quickest hands: { $names }, { $count ->
    [one] once
   *[other] { $count } times
  } first with a full column.
bornes-story-cautious = Most cautious: { $names }, with { $count ->
    [one] one card handed back
   *[other] { $count } cards handed back
  }.
bornes-story-trap = Trap of the evening: { $name }’s challenge “{ $question }” The answer was { $answer }, and { $wrong } of { $all } placed it wrong.
bornes-story-trap-drawn = Trap of the evening: “{ $question }” The answer was { $answer }, and { $wrong } of { $all } placed it wrong.

## Said aloud
bornes-said-ranking = The cards are turned. Rank them.
bornes-said-looking = The columns are checked.

## Hints, in practice
hint-bornes_ask = Ask what some will place wrong: something countable near { $boundary }. What lies far from the boundary fools nobody.
hint-bornes_boundary = Lay your boundary, { $boundary }, before anything else: without it nothing in your column counts.
hint-bornes_reckon = { $count ->
    [one] One of your cards can be reckoned or counted: do that one first, it is a safe point.
   *[other] { $count } of your cards can be reckoned or counted: do these first, they are safe points.
  }
hint-bornes_die = One card goes by the die, which shows { $die }: look what that makes of it.
hint-bornes_side = { $count ->
    [one] One card is left. First decide the side of { $boundary }, then its place among the others. If you do not even know the side, leave it out.
   *[other] { $count } cards are left. For each decide the side of { $boundary } first, then its place. A card of which you do not even know the side is better left out.
  }
hint-bornes_done = Everything lies. Say that you are done: the first one with all cards gets a point.
hint-bornes_settle = { $count ->
    [one] One card has to be measured or counted: do it for real, so that all believe it.
   *[other] { $count } cards have to be measured or counted: do it for real, so that all believe it.
  }

recount-why-bornes = The columns are checked again with the right value, and the totals follow.
bornes-recount-green = green
bornes-recount-red = red
bornes-recount = { $green } green and { $red } red
refusal-already_done = You have already finished.
refusal-answer_missing = Write the true answer, too.
refusal-boundary_missing = The boundary is missing from the column.
refusal-doubled_card = A card lies there twice.
refusal-needs_no_settling = This card needs no measuring.
refusal-not_a_ranker = You do not rank in this round.
refusal-not_the_master = Only the round’s master may do that.
refusal-same_card_twice = The same card is there twice.
refusal-unknown_card = There is no such card.
refusal-wrong_boundaries = Boundaries are { $common } for all, or a different one for each player.

## How to play
bornes-how-pose = One of you is quizmaster: picks the boundary, rolls the die and makes up a challenge, like “How many books are on that shelf?”
bornes-how-deal = Everyone else gets two hidden cards, plus the challenge.
bornes-how-stack = Go! Stack your cards from low to high, with the boundary in its place. Only the numbers count: 3 metres is less than 50 grams.
bornes-how-hurry = You have 30 seconds, but only the quizmaster sees the hourglass. Tap “Done” in time: too late costs a red point.
bornes-how-check = Each right card is a green point, each wrong one a red. Of the two players with the fewest reds, the one with more greens wins.

bornes-round-pose = Ada is quizmaster: the boundary is 45, the die shows 3, and she asks how many books are on the shelf.
bornes-round-deal = Bo and Cleo get two hidden cards each, and the books on top.
bornes-round-stack = Bo’s cards say 3 metres and 50 grams. He guesses about 30 books: 3 m, then the books, the boundary 45, then 50 g.
bornes-round-hurry = Ada watches the sand. Bo taps “Done” with everything placed, first of all: one green point.
bornes-round-check = It’s 66 books, more than 45: they’re wrong under the boundary, a red point. The 3 and the 50 are right: two greens.
bornes-scoring-right = Right card
bornes-scoring-first = First done with every card placed
bornes-scoring-wrong = Wrong card
bornes-scoring-late = Not done in time
bornes-scoring-out = Card left out

## Help
bornes-help = What’s on the table
bornes-help-die = The die: some cards ask about the number it shows.
bornes-help-boundary = The boundary goes into your column too: smaller numbers below it, bigger ones above.
bornes-help-glass = The sand is running, but only the quizmaster sees how much is left.
