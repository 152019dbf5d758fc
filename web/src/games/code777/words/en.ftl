# Words of Code 777, loaded with the game.

## The table
code777-rack-of = { $name }: rack
code777-rack-mine = Your rack
code777-rack-nobody = Rack { $number }, without a player
code777-nobody = No player
code777-you = You, { $name }
code777-scores = Points
code777-points = { $points } of { $goal } points
code777-draws = asks now
code777-noted = has noted the answer
code777-stock = Stock: { $count }
code777-patience = { $count ->
    [one] One more question without a declaration, and all racks are replaced.
   *[other] { $count } more questions without a declaration, and all racks are replaced.
  }

## Question and answer
code777-question = Question { $number }
code777-drew = { $name } answers
code777-drew-mine = You answer
code777-first = { $name } draws the first question.
code777-first-mine = You draw the first question.
code777-same = same
code777-draw = Draw a question
code777-draw-how = The table answers from what you see.
code777-content = Noted, go on
code777-content-done = Noted
code777-others-turn = { $name } asks
code777-content-how = When everybody has noted it, the game goes on.
code777-pick = Which one do you ask?
code777-pick-now = Pick a question
code777-pick-how = The other one goes under the pile.
code777-picking = { $name } has drawn two questions and picks one.
code777-sending = On its way …

## Declaring
code777-declare = Declare
code777-declare-title = What is on your rack?
code777-declare-how = Three numbers, in any order. Colours do not count, repeats do.
code777-declare-gives = Right: 1 point. Wrong: no point, and no other try before { $count ->
    [one] the next question
   *[other] { $count } more questions
  }. Either way your three cards are shown to all and you get new ones.
code777-declare-wait = { $count ->
    [one] in a question
   *[other] in { $count } questions
  }
code777-declare-missing = { $count ->
    [one] One number to go
   *[other] { $count } numbers to go
  }
code777-declare-these = Declare { $numbers }
code777-sure = Declare { $numbers }?
code777-sure-yes = Yes, I declare
code777-sure-no = Change
code777-said = Your numbers
code777-slot-empty = empty
code777-delete = Delete the last number
code777-right = { $name } declared { $numbers }. Right: 1 point.
code777-right-mine = You declared { $numbers }. Right: 1 point.
code777-wrong = { $name } declared { $numbers }. Wrong: no point.
code777-wrong-mine = You declared { $numbers }. Wrong: no point.
code777-pause-mine = { $count ->
    [one] You may declare again after the next question.
   *[other] You may declare again after { $count } more questions.
  }
code777-pause = { $count ->
    [one] { $name } may declare again after the next question.
   *[other] { $name } may declare again after { $count } more questions.
  }
code777-pauses = { $count ->
    [one] may not declare before the next question
   *[other] may not declare for { $count } more questions
  }
code777-there-was = There was
code777-new-cards = New cards: { $names }
code777-unowned = a rack without a player
code777-stalled = { $count } questions without a declaration: all racks are shown and replaced. Nobody scores.

## Notebook and record
code777-notebook = Notes
code777-to-table = To the table
code777-sheets = Sheets
code777-sheet-0 = Certain
code777-sheet-1 = Guess 1
code777-sheet-2 = Guess 2
code777-cross = Tap to cross out
code777-cross-open = Cross out what I see
code777-wipe = Wipe
code777-crossed = { $count } crossed out
code777-record = Questions and answers
code777-record-empty = Nothing has been asked yet.
code777-record-newest = What lies in the middle is the first of them.
code777-record-earlier = { $count ->
    [one] The sheet is full: the first question is no longer on it.
   *[other] The sheet is full: the first { $count } questions are no longer on it.
  }
code777-reference = All 23
code777-reference-title = Cards and questions
code777-aside = Set aside
code777-aside-empty = No cards yet.
code777-then = The racks until then
code777-hidden-then = still face down for you
code777-record-none = This table keeps no record: remember what was asked and answered.
code777-out = cannot be yours
code777-in = must be yours
code777-deduced = What you can know
code777-sure-none = No number is certain yet.
code777-sure-some = Certain so far: { $numbers }
code777-sure-code = Certain: { $numbers }. You can declare.
code777-codes-left = { $count } codes are still possible:
code777-codes-more = { $count } more, less likely

## The end
code777-turned = All racks are turned round
code777-won = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }
code777-won-mine = You win with { $points ->
    [one] one point
   *[other] { $points } points
  }
code777-tally = { $right } of { $count } right
code777-tally-none = declared nothing
code777-left = { $count } codes were still possible
code777-left-certain = the code was certain
code777-left-nobody = belonged to nobody

## The story
code777-story-lanes = Who knew enough, and when?
code777-story-known = could have known
code777-story-right = right
code777-story-wrong = wrong
code777-story-questions = { $count ->
    [one] one question
   *[other] { $count } questions
  }
code777-story-bold = Boldest: { $name } declared { $code } while { $count } codes were still possible, and was right.
code777-story-sure = Nobody had to guess: whoever was right could be certain.
code777-story-late = { $name } could have declared { $code } { $count ->
    [one] one question
   *[other] { $count } questions
  } earlier: it was certain.
code777-story-unsaid = { $name } had { $code } and could have known it { $count ->
    [one] one question
   *[other] { $count } questions
  } before the end.
code777-story-clue = Best clue: question { $question } by { $asker }. Of { $before } codes it left { $listener } { $after ->
    [one] just one
   *[other] only { $after }
  }.
code777-story-quick = Quickest: { $name } needed { $count ->
    [0] no question at all
    [one] one question
   *[other] { $count } questions
  } for { $code }.
code777-lane-open = { $code }, not declared, from question { $since } to { $until }.
code777-lane-right = { $code }, declared right after question { $until }.
code777-lane-wrong = { $code }, declared wrong after question { $until }.
code777-lane-certain = Certain after question { $number }.
code777-insight = What could be known
code777-insight-how = Each bit halves the doubt. Behind each name: how many bits more the answers told than such questions do on average. That was luck.
code777-insight-by = luck { $bits }
code777-insight-at = Declared at { $chance }, before it could be certain.
code777-insight-sure = Declared as soon as it was certain.
code777-insight-late = Declared { $count ->
    [one] one question
   *[other] { $count } questions
  } after it was certain.
code777-insight-impossible = { $numbers } was declared: that could not be.
code777-insight-open = Not declared: { $count } codes were left.
code777-insight-unsaid = Not declared, but certain { $count ->
    [0] at the very end
    [one] for one question
   *[other] for { $count } questions
  }.
code777-insight-luck = The answers told { $bits } bits, and { $expected } could be expected (the thin line).
code777-insight-usual = bits, { $bits } expected
code777-insight-likeliest = { $count } codes were left; the likeliest: { $codes }.

## Hints in practice
hint-code777_certain = Nothing else is possible: you have { $code }. Declare it.
hint-code777_soon = Nothing else is possible: you have { $code }. Declare it as soon as you may, after { $wait ->
    [one] the next question
   *[other] { $wait } more questions
  }.
hint-code777_dare = { $count } codes are left, and { $code } is right with { $chance }%. Whoever waits for certainty now is often beaten to it: dare.
hint-code777_nothing = The last answer told you nothing. { $count } codes are left; the likeliest is { $code }, with { $chance }%.
hint-code777_fewer = The last answer { $gone ->
    [one] ruled out one code
   *[other] ruled out { $gone } codes
  }. { $count } are left; the likeliest is { $code }, with { $chance }%.
hint-code777_likelier = The last answer ruled out no code, but made some likelier. { $count } are left; the likeliest is { $code }, with { $chance }%.
hint-code777_left = { $count } codes are left; the likeliest is { $code }, with { $chance }%. Listen to the others: your own questions tell you nothing.

## The 23 questions
code777-question-1 = On how many racks do the numbers add up to 18 or more?
code777-question-2 = On how many racks do the numbers add up to 12 or less?
code777-question-3 = How many racks show one number in different colours (say, a blue 7 and a yellow 7)?
code777-question-4 = How many racks show three different colours?
code777-question-5 = How many racks hold only even or only odd numbers?
code777-question-6 = How many racks hold two or three identical cards (same number, same colour)?
code777-question-7 = How many racks hold three successive numbers?
code777-question-8 = How many different colours do you see?
code777-question-9 = How many colours do you see three times or more?
code777-question-10 = How many of the numbers 1 to 7 do you not see?
code777-question-11 = How many of these do you see in all: green 1, black 5, pink 7?
code777-question-12 = Do you see more 3s or more pink 6s?
code777-question-13 = Do you see more green 6s or more yellow 7s?
code777-question-14 = Do you see more yellow 2s or more yellow 7s?
code777-question-15 = Do you see more pink 6s or more green 6s?
code777-question-16 = Do you see more blue 7s or more 7s of other colours?
code777-question-17 = Do you see more brown or more blue numbers?
code777-question-18 = Do you see more red or more pink numbers?
code777-question-19 = Do you see more green or more blue numbers?
code777-question-20 = Do you see more yellow or more pink numbers?
code777-question-21 = Do you see more black or more brown numbers?
code777-question-22 = Do you see more black or more red numbers?
code777-question-23 = Do you see more green or more yellow numbers?

## More of what
code777-more-3-black = more 3s
code777-more-6-pink = more pink 6s
code777-more-6-green = more green 6s
code777-more-7-yellow = more yellow 7s
code777-more-2-yellow = more yellow 2s
code777-more-7-blue = more blue 7s
code777-more-7 = more other 7s
code777-more-brown = more brown
code777-more-blue = more blue
code777-more-red = more red
code777-more-pink = more pink
code777-more-green = more green
code777-more-yellow = more yellow
code777-more-black = more black

refusal-not_offered = That question was not offered to you.
refusal-not_this_rack = Your rack has been replaced since.
refusal-pausing = Your last code was wrong: { $count ->
    [one] wait for the next question
   *[other] wait for { $count } more questions
  }.
refusal-not_three_numbers = Three numbers, please.
code777-card = { $number } { $colour }, { $symbol }
code777-card-crossed = { $number } { $colour }, { $symbol }, crossed out
code777-card-back = Card face down
code777-colour-green = green
code777-colour-yellow = yellow
code777-colour-black = black
code777-colour-brown = brown
code777-colour-red = red
code777-colour-pink = pink
code777-colour-blue = blue
code777-symbol-leaf = leaf
code777-symbol-sun = sun
code777-symbol-moon = moon
code777-symbol-acorn = acorn
code777-symbol-flame = flame
code777-symbol-flower = flower
code777-symbol-wave = wave

## How to play
code777-how-racks = Everyone sees your three numbers, except you.
code777-how-ask = On your turn you draw a question about what you see. The game answers it, truthfully, for all to hear.
code777-how-cross-out = Every answer tells you something: cross out what you can’t have, and work out your own numbers.
code777-how-declare = Think you know? Declare, any time! Right is one point. Right or wrong, you get new cards. Three points win.

code777-round-racks = You’re Ada. You see the racks of Bo, Cleo and Dan. Your own three numbers are turned away.
code777-round-ask = Bo draws: more black or more brown? He sees your rack, Cleo’s and Dan’s, and the answer is “more black”.
code777-round-cross-out = Cross out what stands on the other racks. And since neither Cleo nor Dan has a black card, you must have one!
code777-round-declare = A few questions later you’re sure: 3, 5, 7. Right, one point, and you get three new cards.
code777-scoring-right = Right declaration, and new cards
code777-scoring-wrong = Wrong declaration: new cards, and a pause
code777-scoring-win = Points to win
