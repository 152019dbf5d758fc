## Symbols and track
incroyable-symbol-professor = Professor
incroyable-symbol-books = Books
incroyable-symbol-globe = Globe
incroyable-symbol-heart = Heart
incroyable-symbol-tree = Tree
incroyable-unit = in { $unit }
incroyable-asof = as of { $date }
incroyable-track = The track
incroyable-track-open = Show the track
incroyable-track-label = Track of { $squares } squares. { $places }.
incroyable-legend-spiral = Spiral: a questioner who starts the turn here plays a risk round.
incroyable-legend-bonus = Bonus: a pawn that reaches or passes it moves on, 1 square if it’s in the lead, 2 if it’s second, and so on.
incroyable-legend-black = Black: a pawn that lands here goes back that many squares.
incroyable-square = Square
incroyable-board = Players
incroyable-mine = Your move
incroyable-stakes = Points up for grabs

## The number
incroyable-dials = Your dials
incroyable-dial-thousands = Thousands
incroyable-dial-hundreds = Hundreds
incroyable-dial-tens = Tens
incroyable-dial-units = Units
incroyable-dial-up = { $dial } up
incroyable-dial-down = { $dial } down
incroyable-dial-unset = not set
incroyable-type = Type it instead
incroyable-use-dials = Use the dials
incroyable-range = From { $least } to { $most }, please.
incroyable-taken = Someone already has that number.

## First estimate
incroyable-asks = { $name } asks
incroyable-all-set = Everyone picks a secret number. { $done } of { $all } done.
incroyable-secret = Hidden until everyone has picked.
incroyable-set = Lock it in
incroyable-noted = { $missing ->
    [one] You picked { $value }. Waiting for one more; you can still change it.
   *[other] You picked { $value }. Waiting for { $missing } more; you can still change it.
  }
incroyable-change = Change my guess
incroyable-change-to = Change to { $value }
incroyable-is-ready = ready
incroyable-is-thinking = thinking …

## Ties
incroyable-tie = It’s a tie!
incroyable-must-move = has to move
incroyable-shared = { $names } picked { $value }, too. Up or down?
incroyable-below = nearest free below
incroyable-above = nearest free above
incroyable-where-to = Pick a number
incroyable-move-to = Move to { $value }
incroyable-shifting = { $name } has to move off { $value }, to { $ways }.
incroyable-shifted = { $name } moves to { $value }.

## Doubt, pass, raise
incroyable-ladder = Guesses, highest on top
incroyable-place = { $place ->
    [1] highest guess
    [2] second-highest
    [3] third-highest
    [4] fourth-highest
    [5] fifth-highest
   *[other] sixth-highest
  }
incroyable-speaks = { $name } decides
incroyable-speaks-now = deciding
incroyable-you-speak = your call
incroyable-may-pass = Challenge someone, or pass?
incroyable-may-raise = Challenge someone, or raise to { $least } or more?
incroyable-must-doubt = No room to raise: someone gets challenged.
incroyable-whom = Who don’t you believe?
incroyable-would-earn = { $points } points if you’re right
incroyable-rule-pass = If it’s too high, you score the points beside it. Or just pass.
incroyable-rule-raise = If it’s too high, you score the points beside it. You’re lowest, so you can’t pass: challenge or raise.
incroyable-rule-doubt = If it’s too high, you score the points beside it. You can’t raise any higher.
incroyable-you-doubt = You challenge { $name }’s { $value }: { $points } points if it’s too high, none if not.
incroyable-doubting = You challenge { $name }’s { $value }.
incroyable-cry = Incroyable!
incroyable-pass = Pass
incroyable-raise-from = Raise to { $least }+
incroyable-raise = Raise
incroyable-raise-to = Raise to { $value }
incroyable-raise-range = From { $least } to { $most }.
incroyable-raise-range-but = From { $least } to { $most }, but not { $taken }.
incroyable-passed = { $name } passes.
incroyable-raised = { $name } raises to { $value }.

## The answer
incroyable-answer = The answer
incroyable-answer-is = The answer: { $answer }
incroyable-success = { $challenger } challenged { $doubted }’s { $value }, and it was too high!
incroyable-failure = { $challenger } challenged { $doubted }’s { $value }, but it wasn’t too high.
incroyable-story = The story behind it
incroyable-source = Source: { $source }
incroyable-result = Who got what, and why
incroyable-why-doubted_rightly = Good call: { $points } points
incroyable-why-not_highest = { $place ->
    [2] Challenged the second-highest: +{ $points }
    [3] Challenged the third-highest: +{ $points }
    [4] Challenged the fourth-highest: +{ $points }
    [5] Challenged the fifth-highest: +{ $points }
   *[other] Challenged the sixth-highest: +{ $points }
  }
incroyable-why-close = { $place ->
    [1] Closest without going over: { $points } points
    [2] Second-closest without going over: { $points } points
    [3] Third-closest without going over: { $points } points
    [4] Fourth-closest without going over: { $points } points
   *[other] Fifth-closest without going over: { $points } points
  }
incroyable-why-too_high = Too high: nothing
incroyable-why-doubted_wrongly = Bad call: nothing
incroyable-why-chose_rightly = Right: { $points } points, still in
incroyable-why-chose_wrongly = Wrong: out of this round
incroyable-why-chose_nothing = Didn’t choose: out of this round
incroyable-why-somebody_wrong = Someone fell for it: { $points } points
incroyable-why-nobody_wrong = No one fell for it: nothing
incroyable-why-no_part = Already out
incroyable-way = Square { $from } → { $to }
incroyable-stay = You stay on square { $square }.
incroyable-way-bonus = bonus square, place { $bonus } in the race: +{ $bonus }
incroyable-way-black = black square: back { $danger }
incroyable-way-spiral = on a spiral: next turn as questioner is a risk round
incroyable-next = Continue

## Risk round
incroyable-risk = Risk round
incroyable-risk-of = { $name }’s risk round
incroyable-risk-how = Only the questioner sees the answer, and names a false one. Is the real answer more or less? Right: { $stake } squares. Wrong: you’re out.
incroyable-stating = { $name } is naming a number. { $stake } squares at stake.
incroyable-still-in = Still in
incroyable-nobody = no one
incroyable-only-you = For your eyes only:
incroyable-not-the-answer = That’s the real answer: name another number.
incroyable-name-how = Name a misleading number. Fool just one player and you move { $stake } squares.
incroyable-name = Name a number
incroyable-name-it = Say { $value }
incroyable-by-lot = Time’s up: { $value } was picked at random.
incroyable-says = { $name } says
incroyable-choosing = { $name } says { $stated }. Is the answer more or less?
incroyable-more-or-less = More or less? For a date, + means later.
incroyable-more = more
incroyable-less = less
incroyable-choose-how = Right: { $stake } squares. Wrong: you’re out of the round.
incroyable-choose = Choose + or −
incroyable-i-say = { $way ->
    [more] I say “more”
   *[less] I say “less”
  }
incroyable-chosen = { $way ->
    [more] You said “more”. You can change your mind until everyone has chosen.
   *[less] You said “less”. You can change your mind until everyone has chosen.
  }
incroyable-change-mind = Change my mind
incroyable-you-are-out = You’re out of this round. You’ll be back in the next.
incroyable-had-said = { $name } said { $stated }.
incroyable-go-on = { $count ->
    [one] { $names } stays in.
   *[other] { $names } stay in.
  }
incroyable-all-out = No one’s left in this round.

## The end
incroyable-wins = { $ahead ->
    [one] { $name } wins, just one square ahead!
   *[other] { $name } wins, { $ahead } squares ahead!
  }
incroyable-end-past = { $squares ->
    [one] One square past the finish
   *[other] { $squares } squares past the finish
  }
incroyable-end-exactly = Right on the finish
incroyable-end-not-furthest = At the finish, but not the furthest
incroyable-end-short = { $squares ->
    [one] So close: one square short of the finish
   *[other] { $squares } squares short of the finish
  }
incroyable-story-of = The game in numbers
incroyable-race = The race
incroyable-lane = { $name }, turn by turn: { $squares }
incroyable-finish-on = Finish on { $square }
incroyable-race-turns = { $turns ->
    [one] Over after one turn.
   *[other] { $risks ->
        [0] Over after { $turns } turns.
        [one] Over after { $turns } turns, one of them a risk round.
       *[other] Over after { $turns } turns, { $risks } of them risk rounds.
      }
  }
incroyable-tale-nearest = Best guess
incroyable-tale-nearest-how = { $name } said { $estimate }, and it was { $answer }: “{ $question }”
incroyable-tale-exact = { $name } said { $answer }. Spot on! “{ $question }”
incroyable-tale-finest = Best call
incroyable-tale-finest-how = { $name } didn’t believe { $doubted }’s { $estimate }: it was { $answer }.
incroyable-tale-trap = Best trap
incroyable-tale-trap-how = { $name } said { $stated } when it was { $answer }: { $fooled } of { $of } fell for it.
incroyable-tale-leap = Longest run
incroyable-tale-leap-how = { $squares ->
    [one] { $name } moved one square in turn { $turn }.
   *[other] { $name } moved { $squares } squares in turn { $turn }.
  }
incroyable-ledger = Where the squares came from
incroyable-ledger-open = Turn by turn
incroyable-ledger-how = With hindsight. For a raise or a pass, we assume the lowest player then challenges the highest.
incroyable-ledger-turn = Turn { $turn }: { $answer }
incroyable-ledger-risk = Turn { $turn }: risk round
incroyable-part-close = guesses { $points }
incroyable-part-doubt = challenges { $points }
incroyable-part-risk = risk rounds { $points }
incroyable-part-fooled = traps { $points }
incroyable-part-bonus = bonus { $points }
incroyable-part-back = black squares −{ $points }
incroyable-part-none = nothing
incroyable-better-doubt = Challenging { $name }’s { $value } would have scored { $points }.
incroyable-better-raise = Raising to { $value } would have scored { $points }.
incroyable-better-pass = Passing would have scored { $points }.
incroyable-better-more = It was more than { $value }: saying so would have scored { $points }.
incroyable-better-less = It was less than { $value }: saying so would have scored { $points }.
incroyable-deeds-doubts = { $all ->
    [one] { $right ->
        [one] 1 challenge, right
       *[other] 1 challenge, wrong
      }
   *[other] { $all } challenges, { $right } right
  }
incroyable-deeds-none = Never challenged anyone
incroyable-deeds-fooled = { $fooled ->
    [one] fooled someone once
   *[other] fooled others { $fooled } times
  }

## Hints, in practice
hint-incroyable_start_low = With { $players } players, start low: pick a number you’re almost sure isn’t too high. The lowest can raise later, and even a very low guess scores.
hint-incroyable_start_bold = With { $players } players, someone will challenge soon and you might never get to raise. Go as high as you dare.
hint-incroyable_shift = { $low } is safer, { $high } scores better if the answer is big. One step rarely matters, but the lower player gets to decide later.
hint-incroyable_doubt = Going by the numbers on the table, challenge { $value }: it’s too high about { $chance }% of the time, and that pays { $points }. If you know better, trust yourself.
hint-incroyable_raise = Going by the numbers on the table, raise to about { $value }: about { $chance }% of the time, that still isn’t too high.
hint-incroyable_pass = Going by the numbers on the table, pass: { $value } is too high about { $chance }% of the time, a bad challenge earns nothing, and your own number may still score.
hint-incroyable_number = Stay close to { $answer }: no one falls for a wild number. People tend to guess low, so go a little under, but vary it. Fool just one player and you get { $stake } squares.
hint-incroyable_side = Don’t let { $stated } sway you: what would you have said? If you’re far from it, trust yourself. If you’re close, say “more”: people tend to guess low. At stake: { $stake } squares.

recount-why-incroyable = The turn was rescored with the right answer and the pawns moved to match.
refusal-turn_moved_on = Too late: only the last turn can be rescored.
refusal-doubt_another = You can’t challenge yourself.
refusal-is_the_answer = That’s the real answer: name another number.
refusal-lowest_may_not_pass = The lowest guess can’t pass: challenge or raise.
refusal-no_room_to_raise = You can’t raise any higher: challenge someone.
refusal-not_free = Someone already has that number.
refusal-not_nearest_free = You can only move to the nearest free number, up or down.
refusal-not_whole = Whole numbers only.
refusal-only_lowest_may_raise = Only the lowest guess can raise.
refusal-out_of_round = You’re out of this round.
refusal-questioner_does_not_choose = The questioner doesn’t choose.
incroyable-symbol-any = any

## For those who hear the page
incroyable-heard-square = square { $square }
incroyable-heard-you-ask = You’re the questioner:
incroyable-heard-asks = { $name } asks:
incroyable-heard-risk = Risk round.
incroyable-heard-secret = For your ears only: the answer is { $answer }.
incroyable-heard-speaks = { $name } decides.
incroyable-heard-estimates = The guesses, highest first:
incroyable-heard-answer = The answer: { $answer }.
incroyable-heard-points = { $points ->
    [0] You get nothing.
    [one] You get one point.
   *[other] You get { $points } points.
  }
incroyable-heard-way = You move from square { $from } to { $to }.
incroyable-duty-estimate = Your turn! Set your guess.
incroyable-duty-noted = Your guess: { $value }. You can change it until everyone’s done.
incroyable-duty-shift = Your turn! { $names } also said { $value }: move to { $ways }.
incroyable-duty-pass = Your turn! Challenge someone, or pass?
incroyable-duty-raise = Your turn! Challenge someone, or raise to { $least } or more?
incroyable-duty-challenge = Your turn! No higher number is free: challenge someone.
incroyable-duty-name = Your turn! Name a number that fools them: { $stake } squares if someone falls for it.
incroyable-duty-choose = Your turn! Is it more or less?
incroyable-track-from = You’re on square { $square }. Show the track
incroyable-heard-track-spirals = Spirals on { $squares }.
incroyable-heard-track-bonus = Bonus on { $square }.
incroyable-heard-track-black = { $square } (back { $back })
incroyable-heard-track-blacks = Black: { $squares }.
incroyable-heard-track-finish = Finish on { $square }.
incroyable-heard-you-said = You said { $stated }. The others choose: more or less?
incroyable-heard-you-right = Good call! You challenged { $name }’s { $value }, and it’s too high.
incroyable-heard-you-wrong = Bad call! You challenged { $name }’s { $value }, and it’s not too high.
incroyable-heard-on-you-right = Good call by { $name }: your { $value } is too high.
incroyable-heard-on-you-wrong = Bad call by { $name }: your { $value } isn’t too high.

## How to play
incroyable-how-pick = Everyone secretly picks a number from 1 to 9,999. Get close, but going over scores nothing.
incroyable-how-line-up = The numbers are lined up. Two the same? One of you has to move.
incroyable-how-cry = From the second-highest down: pass, or cry “Incroyable!” at a number that’s too high. The lowest can’t pass: challenge or raise.
incroyable-how-score = Too high? The challenger gets 7, and the others who aren’t over get 5, 4, 3, 2, closest first. Not too high? Nothing for the challenger; the others get 7, 5, 4, 3, 2.
incroyable-how-walk = One point, one square, and the first to the finish wins. Your turn to ask on a spiral? Risk round!

incroyable-round-pick = “How many steps does the Eiffel Tower have?” Ada says 900, Bo 1,500, Cleo 1,600, Dan 2,100.
incroyable-round-line-up = All different, so no one has to move. Dan is on top, Ada at the bottom.
incroyable-round-cry = Cleo is second-highest, so she decides first: she cries “Incroyable!” at Dan’s 2,100.
incroyable-round-score = It’s 1,665 steps. Dan went over, so Cleo gets 7. Bo is closest of the rest and gets 5, Ada 4, Dan nothing.
incroyable-round-walk = Everyone moves: Cleo 7 squares, Bo 5, Ada 4. Dan stays where he is.
incroyable-scoring-high = It was too high
incroyable-scoring-not = It wasn’t
incroyable-scoring-challenger = Challenger
incroyable-scoring-others = The others who aren’t over, closest first
incroyable-scoring-over = Over the answer
incroyable-scoring-extra = Challenging the second-highest, third-highest …

## Help
incroyable-help-ladder = What the ladder shows
incroyable-help-order = The highest number is on top. The second-highest decides first, then the next one down, to the lowest.
incroyable-help-gain = When it’s your turn, the yellow figures show what a right challenge is worth.
incroyable-help-track = What the squares do
incroyable-track-finish = Finish on square
incroyable-track-bonus = Bonus square
incroyable-track-spirals = Squares with a spiral
incroyable-track-black = Black squares, and how far they send you back
incroyable-track-black-square = Black square { $place }
incroyable-track-black-back = Black square { $place }: back by
incroyable-track-black-drop = Remove black square { $place }
incroyable-track-black-add = Add black square
incroyable-track-symbols = Symbols in order from the start, repeating
incroyable-track-symbol = Symbol of square { $place }
incroyable-track-symbol-add = One more
incroyable-track-symbol-drop = One fewer
incroyable-exact = { $name } was spot on!
incroyable-all-too-high = Everyone went too high!
incroyable-just-over = By just { $by }. Ouch!
incroyable-exact-mine = You were spot on!
