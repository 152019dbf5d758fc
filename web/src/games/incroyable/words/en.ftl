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
incroyable-legend-spiral = Spiral: if the questioner’s pawn stands here when a turn begins, it is a risk round.
incroyable-legend-bonus = Bonus: whoever reaches or passes it goes on, the leader by 1, the second by 2, and so on.
incroyable-legend-black = Black: whoever ends a move here goes back by the number on it.
incroyable-square = Square
incroyable-board = Players
incroyable-mine = Your part
incroyable-stakes = Points to be won

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
incroyable-taken = Somebody already holds this number.

## First estimate
incroyable-asks = { $name } asks
incroyable-all-set = Everybody sets a number in secret. { $done } of { $all } are done.
incroyable-secret = Shown to nobody until everybody has set theirs.
incroyable-set = Set my estimate
incroyable-noted = { $missing ->
    [one] You have set { $value }. One is still missing; until then you may change it.
   *[other] You have set { $value }. { $missing } are still missing; until then you may change it.
  }
incroyable-change = Change my estimate
incroyable-change-to = Change to { $value }
incroyable-is-ready = ready
incroyable-is-thinking = is thinking …

## Ties
incroyable-tie = The same number twice
incroyable-must-move = must move
incroyable-shared = You share { $value } with { $names }. Where do you go?
incroyable-below = nearest free below
incroyable-above = nearest free above
incroyable-where-to = Choose a number
incroyable-move-to = Go to { $value }
incroyable-shifting = { $name } must leave { $value } and goes to { $ways }.
incroyable-shifted = { $name } goes to { $value }.

## Doubt, pass, raise
incroyable-ladder = Estimates, highest on top
incroyable-place = { $place ->
    [1] highest estimate
    [2] second-highest
    [3] third-highest
    [4] fourth-highest
    [5] fifth-highest
   *[other] sixth-highest
  }
incroyable-speaks = { $name } speaks
incroyable-speaks-now = speaks now
incroyable-you-speak = you speak now
incroyable-may-pass = Doubt somebody or pass?
incroyable-may-raise = Doubt somebody or raise, from { $least } on?
incroyable-must-doubt = Nothing left to raise to: somebody must be doubted.
incroyable-whom = Whom don’t you believe?
incroyable-would-earn = { $points } points if you are right
incroyable-rule-pass = Too high? Then the points beside it are yours. You may also pass.
incroyable-rule-raise = Too high? Then the points beside it are yours. As the lowest you may not pass: doubt or raise.
incroyable-rule-doubt = Too high? Then the points beside it are yours. There is nothing left to raise to.
incroyable-you-doubt = You doubt { $name }’s { $value }: { $points } points if it is too high, none if not.
incroyable-doubting = You doubt { $name }’s { $value }.
incroyable-cry = Incroyable!
incroyable-pass = Pass
incroyable-raise-from = Raise, from { $least }
incroyable-raise = Raise
incroyable-raise-to = Raise to { $value }
incroyable-raise-range = From { $least } to { $most }.
incroyable-raise-range-but = From { $least } to { $most }, but not { $taken }.
incroyable-passed = { $name } passes.
incroyable-raised = { $name } raises to { $value }.

## The answer
incroyable-answer = The answer
incroyable-answer-is = The answer: { $answer }
incroyable-success = { $challenger } doubted { $doubted }’s { $value } and is right: it is too high.
incroyable-failure = { $challenger } doubted { $doubted }’s { $value } and is wrong: it is not too high.
incroyable-story = The story behind it
incroyable-source = Source: { $source }
incroyable-result = Who gets what, and why
incroyable-why-doubted_rightly = Doubted rightly: { $points } points
incroyable-why-not_highest = { $place ->
    [2] Doubted the second-highest: { $points } more
    [3] Doubted the third-highest: { $points } more
    [4] Doubted the fourth-highest: { $points } more
    [5] Doubted the fifth-highest: { $points } more
   *[other] Doubted the sixth-highest: { $points } more
  }
incroyable-why-close = { $place ->
    [1] Closest without going over: { $points } points
    [2] Second-closest without going over: { $points } points
    [3] Third-closest without going over: { $points } points
    [4] Fourth-closest without going over: { $points } points
   *[other] Fifth-closest without going over: { $points } points
  }
incroyable-why-too_high = Above the answer: nothing
incroyable-why-doubted_wrongly = Doubted wrongly: nothing
incroyable-why-chose_rightly = Right: { $points } points, stays in
incroyable-why-chose_wrongly = Wrong: out of this round
incroyable-why-chose_nothing = Chose nothing: out of this round
incroyable-why-somebody_wrong = Somebody fell for it: { $points } points
incroyable-why-nobody_wrong = Nobody fell for it: nothing
incroyable-why-no_part = Was out already
incroyable-way = Square { $from } → { $to }
incroyable-stay = You stay on square { $square }.
incroyable-way-bonus = bonus square, place { $bonus } in the race: +{ $bonus }
incroyable-way-black = black square: back by { $danger }
incroyable-way-spiral = on a spiral: the next turn as questioner is a risk round
incroyable-next = Go on

## Risk round
incroyable-risk = Risk round
incroyable-risk-of = { $name }’s risk round
incroyable-risk-how = The questioner alone sees the answer and names another number. Then you say whether the answer is more or less. Right: { $stake } squares. Wrong: out of the round.
incroyable-stating = { $name } names a number. { $stake } squares are at stake.
incroyable-still-in = Still in
incroyable-nobody = nobody
incroyable-only-you = For your eyes only:
incroyable-not-the-answer = That is the answer itself: name another number.
incroyable-name-how = Name a misleading number. You advance { $stake } squares if somebody falls for it.
incroyable-name = Name a number
incroyable-name-it = Say { $value }
incroyable-by-lot = Time is up: { $value } was drawn by lot.
incroyable-says = { $name } says
incroyable-choosing = { $name } says { $stated }. Is the answer more or less?
incroyable-more-or-less = More or less? For a date, + means later.
incroyable-more = more
incroyable-less = less
incroyable-choose-how = Right: { $stake } squares ahead. Wrong: out of the round.
incroyable-choose = Choose + or −
incroyable-i-say = { $way ->
    [more] I say “more”
   *[less] I say “less”
  }
incroyable-chosen = { $way ->
    [more] You said “more”. You may change your mind until all have chosen.
   *[less] You said “less”. You may change your mind until all have chosen.
  }
incroyable-change-mind = Change my mind
incroyable-you-are-out = You are out of this round. The next one is yours again.
incroyable-had-said = { $name } had said { $stated }.
incroyable-go-on = { $count ->
    [one] { $names } stays in.
   *[other] { $names } stay in.
  }
incroyable-all-out = Nobody is left in this round.

## The end
incroyable-wins = { $ahead ->
    [one] { $name } wins, one square ahead
   *[other] { $name } wins, { $ahead } squares ahead
  }
incroyable-end-past = { $squares ->
    [one] One square past the finish
   *[other] { $squares } squares past the finish
  }
incroyable-end-exactly = Exactly on the finish
incroyable-end-not-furthest = At the finish, but not the furthest
incroyable-end-short = { $squares ->
    [one] One square short of the finish
   *[other] { $squares } squares short of the finish
  }
incroyable-story-of = The game in figures
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
incroyable-tale-nearest = Best estimate
incroyable-tale-nearest-how = { $name } said { $estimate }, and it was { $answer }: “{ $question }”
incroyable-tale-exact = { $name } hit the { $answer } exactly: “{ $question }”
incroyable-tale-finest = Finest doubt
incroyable-tale-finest-how = { $name } did not believe { $doubted }’s { $estimate }: it was { $answer }.
incroyable-tale-trap = Best trap
incroyable-tale-trap-how = { $name } said { $stated } where it was { $answer }: { $fooled } of { $of } fell for it.
incroyable-tale-leap = Longest run
incroyable-tale-leap-how = { $squares ->
    [one] { $name } went ahead one square in turn { $turn }.
   *[other] { $name } went ahead { $squares } squares in turn { $turn }.
  }
incroyable-ledger = Where the squares came from
incroyable-ledger-open = Turn by turn
incroyable-ledger-how = Better: now that the answer is known. For a raise or a pass, as if nobody had said anything after it, so that the lowest doubts the highest.
incroyable-ledger-turn = Turn { $turn }: { $answer }
incroyable-ledger-risk = Turn { $turn }: risk round
incroyable-part-close = estimates { $points }
incroyable-part-doubt = doubts { $points }
incroyable-part-risk = risk rounds { $points }
incroyable-part-fooled = traps { $points }
incroyable-part-bonus = bonus { $points }
incroyable-part-back = black squares −{ $points }
incroyable-part-none = nothing
incroyable-better-doubt = To doubt { $name }’s { $value } would have brought { $points }.
incroyable-better-raise = A raise to { $value } would have brought { $points }.
incroyable-better-pass = To pass would have brought { $points }.
incroyable-better-more = It was more than { $value }: that would have made { $points }.
incroyable-better-less = It was less than { $value }: that would have made { $points }.
incroyable-deeds-doubts = { $all ->
    [one] { $right ->
        [one] One doubt, rightly
       *[other] One doubt, wrongly
      }
   *[other] { $all } doubts, { $right } of them rightly
  }
incroyable-deeds-none = Never doubted anybody
incroyable-deeds-fooled = { $fooled ->
    [one] one player fooled
   *[other] { $fooled } times somebody fooled
  }

## Hints, in practice
hint-incroyable_start_low = With { $players } players, start low: take a number that you are nearly sure is not too high. Whoever is lowest may raise later, and far too low still scores.
hint-incroyable_start_bold = With { $players } players, somebody will doubt soon, and you may never get to raise. Take a number that you would still defend as not too high.
hint-incroyable_shift = { $low } is the safe way, { $high } ranks higher if the answer is large. One apart hardly ever decides; the order of speaking does: whoever is lower may speak later.
hint-incroyable_doubt = By the numbers on the table, doubt { $value }: it is too high with about { $chance }%, and that pays { $points }. Do you know better? Then trust yourself.
hint-incroyable_raise = By the numbers on the table, raise to about { $value }: with about { $chance }% that is still not too high.
hint-incroyable_pass = By the numbers on the table, pass: the highest, { $value }, is too high with about { $chance }%, a wrong doubt earns nothing, and your own number may well earn something.
hint-incroyable_number = Stay close to { $answer }: far off, nobody falls for it. Most people believe too little, so a number just below fools more of them; but do not always choose the same side. One who is wrong is enough for your { $stake } squares.
hint-incroyable_side = Before { $stated } sways you: what would you have said yourself? If that is far away, trust it. If it is close, choose “more”: most people believe too little. At stake: { $stake } squares.

recount-why-incroyable = The turn is scored again with the right answer, and the pawns move anew.
refusal-turn_moved_on = Only the turn that was scored last can be scored again: the pawns have moved on since.
refusal-doubt_another = You cannot doubt yourself.
refusal-is_the_answer = That is the true answer: name another number.
refusal-lowest_may_not_pass = The lowest may not pass: doubt or raise.
refusal-no_room_to_raise = There is nothing left to raise to: doubt somebody.
refusal-not_free = Somebody already holds this number.
refusal-not_nearest_free = Only the nearest free numbers are open to you.
refusal-not_whole = A whole number, please.
refusal-only_lowest_may_raise = Only the lowest may raise.
refusal-out_of_round = You are out of this round.
refusal-questioner_does_not_choose = The questioner does not choose.
incroyable-symbol-any = any
incroyable-track-finish = Finish on square
incroyable-track-bonus = Bonus square
incroyable-track-spirals = Squares with a spiral
incroyable-track-black = Black squares, and how far they send you back
incroyable-track-black-square = Black square { $place }
incroyable-track-black-back = Black square { $place }: back by
incroyable-track-black-drop = Remove black square { $place }
incroyable-track-black-add = Black square
incroyable-track-symbols = Symbols in their order from the start, over and over
incroyable-track-symbol = Symbol of square { $place }
incroyable-track-symbol-add = One more
incroyable-track-symbol-drop = One less
