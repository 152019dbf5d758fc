# Words of Code 777, loaded with the game.

## The table
code777-rack-of = { $name }’s rack
code777-rack-mine = Your rack
code777-rack-nobody = Rack { $number }, no player
code777-nobody = No player
code777-you = You, { $name }
code777-scores = Points
code777-points = { $points } of { $goal } points
code777-draws = asking
code777-noted = ready
code777-stock = Draw pile: { $count }
code777-patience = { $count ->
    [one] One more question with no declaration, and all racks are replaced.
   *[other] { $count } more questions with no declaration, and all racks are replaced.
  }

## Question and answer
code777-question = Question { $number }
code777-drew = { $name } answers
code777-drew-mine = You answer
code777-first = { $name } draws the first question.
code777-first-mine = You draw the first question.
code777-same = same
code777-draw = Draw a question
code777-draw-how = The game answers it from what you can see.
code777-content = Got it, next
code777-content-done = Got it
code777-others-turn = { $name } asks
code777-content-how = We’ll carry on when everyone’s ready.
code777-pick = Which one will you ask?
code777-pick-now = Pick a question
code777-pick-how = The other one goes to the bottom of the pile.
code777-picking = { $name } drew two questions and is picking one.
code777-sending = Sending …

## Declaring
code777-declare = Declare
code777-declare-title = What’s on your rack?
code777-declare-how = Three numbers, in any order. Colours don’t matter, repeats do.
code777-declare-gives = Right: 1 point. Wrong: no point, and you wait for { $count ->
    [one] the next question
   *[other] { $count } more questions
  }. Either way, everyone sees your three cards and you get new ones.
code777-declare-wait = { $count ->
    [one] in 1 question
   *[other] in { $count } questions
  }
code777-declare-missing = { $count ->
    [one] One number to go
   *[other] { $count } numbers to go
  }
code777-declare-these = Declare { $numbers }
code777-sure = Declare { $numbers }?
code777-sure-yes = Yes, declare
code777-sure-no = Change
code777-said = Your numbers
code777-slot-empty = empty
code777-delete = Delete the last number
code777-right = { $name } declared { $numbers }. Right! 1 point.
code777-right-mine = You declared { $numbers }. Right! 1 point.
code777-wrong = { $name } declared { $numbers }. Wrong! No point.
code777-wrong-mine = You declared { $numbers }. Wrong! No point.
code777-pause-mine = { $count ->
    [one] You can declare again after the next question.
   *[other] You can declare again after { $count } more questions.
  }
code777-pause = { $count ->
    [one] { $name } can declare again after the next question.
   *[other] { $name } can declare again after { $count } more questions.
  }
code777-pauses = { $count ->
    [one] can’t declare before the next question
   *[other] can’t declare for { $count } more questions
  }
code777-there-was = It was
code777-new-cards = New cards: { $names }
code777-unowned = a rack without a player
code777-stalled = { $count } questions and no declaration: all racks are shown and replaced. No one scores.

## Notebook and record
code777-notebook = Notes
code777-to-table = To the table
code777-sheets = Sheets
code777-sheet-0 = Certain
code777-sheet-1 = Guess 1
code777-sheet-2 = Guess 2
code777-cross-open = Cross out what I see
code777-wipe = Clear
code777-crossed = { $count } crossed out
code777-record = Question log
code777-record-empty = Nothing asked yet.
code777-record-newest = The first question is still in the middle of the table.
code777-record-earlier = { $count ->
    [one] The sheet is full: the first question has dropped off.
   *[other] The sheet is full: the first { $count } questions have dropped off.
  }
code777-reference = All 23
code777-reference-title = Cards and questions
code777-aside = Set aside
code777-aside-empty = No cards yet.
code777-then = Racks before this
code777-hidden-then = still face down for you
code777-record-none = No log at this table: remember what’s asked and answered.
code777-out = can’t be yours
code777-in = must be yours
code777-deduced = What you can know
code777-sure-none = No number is certain yet.
code777-sure-some = Certain so far: { $numbers }
code777-sure-code = Certain: { $numbers }. You can declare!
code777-codes-left = { $count } codes still possible:
code777-codes-more = { $count } more, less likely

## The end
code777-turned = All racks revealed
code777-won = { $name } wins with { $points ->
    [one] one point!
   *[other] { $points } points!
  }
code777-won-mine = You win with { $points ->
    [one] one point!
   *[other] { $points } points!
  }
code777-tally = { $right } of { $count } right
code777-tally-none = never declared
code777-left = { $count } codes were still possible
code777-left-certain = the code was certain
code777-left-nobody = belonged to no one

## The story
code777-story-lanes = Who knew enough, and when?
code777-story-known = could have known
code777-story-right = right
code777-story-wrong = wrong
code777-story-questions = { $count ->
    [one] one question
   *[other] { $count } questions
  }
code777-story-bold = Boldest: { $name } declared { $code } with { $count } codes still possible, and was right!
code777-story-sure = No one had to guess: every right code was certain.
code777-story-late = { $name } could have declared { $code } { $count ->
    [one] one question
   *[other] { $count } questions
  } earlier: it was certain.
code777-story-unsaid = { $name } had { $code } and could have known it { $count ->
    [one] one question
   *[other] { $count } questions
  } before the end.
code777-story-clue = Best clue: question { $question } by { $asker }. It cut { $listener }’s { $before } codes to { $after ->
    [one] just one
   *[other] only { $after }
  }.
code777-story-quick = Quickest: { $name } needed { $count ->
    [0] no questions at all
    [one] one question
   *[other] { $count } questions
  } for { $code }.
code777-lane-open = { $code }, not declared, from question { $since } to { $until }.
code777-lane-right = { $code }, declared after question { $until }: right.
code777-lane-wrong = { $code }, declared after question { $until }: wrong.
code777-lane-certain = Certain after question { $number }.
code777-insight = What you could have known
code777-insight-how = How much the answers gave away, in bits (one bit rules out half). The number by each name is luck: bits above average.
code777-insight-by = luck { $bits }
code777-insight-at = Declared when { $chance } likely, not yet certain.
code777-insight-sure = Declared as soon as it was certain.
code777-insight-late = Declared { $count ->
    [one] one question
   *[other] { $count } questions
  } after it was certain.
code777-insight-impossible = Declared { $numbers }, which was impossible.
code777-insight-open = Not declared: { $count } codes were left.
code777-insight-unsaid = Not declared, but certain { $count ->
    [0] at the very end
    [one] for one question
   *[other] for { $count } questions
  }.
code777-insight-luck = The answers gave away { $bits } bits; { $expected } is average (the thin line).
code777-insight-usual = bits, { $bits } on average
code777-insight-likeliest = { $count } codes were left; the likeliest: { $codes }.

## Hints in practice
hint-code777_certain = Only one code is left: { $code }. Declare it!
hint-code777_soon = Only one code is left: { $code }. Declare it as soon as you can, after { $wait ->
    [one] the next question
   *[other] { $wait } more questions
  }.
hint-code777_dare = { $count } codes left, and { $code } is { $chance }% likely. Wait to be sure and someone may beat you to it. Go for it!
hint-code777_nothing = That answer told you nothing. { $count } codes left; likeliest: { $code } ({ $chance }%).
hint-code777_fewer = That answer { $gone ->
    [one] ruled out one code
   *[other] ruled out { $gone } codes
  }. { $count } left; likeliest: { $code } ({ $chance }%).
hint-code777_likelier = That answer ruled out nothing but made some codes likelier. { $count } left; likeliest: { $code } ({ $chance }%).
hint-code777_left = { $count } codes left; likeliest: { $code } ({ $chance }%). Listen to the others: your own questions tell you nothing.

## The 23 questions
code777-question-1 = On how many racks do the numbers add up to 18 or more?
code777-question-2 = On how many racks do the numbers add up to 12 or less?
code777-question-3 = How many racks show the same number in different colours (say, a blue 7 and a yellow 7)?
code777-question-4 = How many racks show three different colours?
code777-question-5 = How many racks hold only even or only odd numbers?
code777-question-6 = How many racks hold two or three identical cards (same number, same colour)?
code777-question-7 = How many racks hold three consecutive numbers?
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

refusal-not_offered = That question wasn’t offered to you.
refusal-not_this_rack = You have new cards now.
refusal-pausing = Your last code was wrong: { $count ->
    [one] wait for the next question
   *[other] wait for { $count } more questions
  }.
refusal-not_three_numbers = Three numbers, please.
code777-card = { $colour } { $number }, { $symbol }
code777-card-crossed = { $colour } { $number }, { $symbol }, crossed out
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

## For those who hear the page
code777-heard-was = It was { $cards }.
code777-heard-card = { $colour } { $number }
code777-heard-copies = { $count ->
    [one] one { $card }
   *[other] { $count } times { $card }
  }
code777-heard-open = Not crossed out: { $cards }.
code777-duty-draw = Your turn! Draw a question.
code777-duty-pick = Your turn! Which of these two will you ask?
code777-duty-note = Got it? Carry on, or declare.
code777-copy = { $number } of { $count }
code777-crossed-out = crossed out
code777-cards = The 28 cards: move with the arrow keys
code777-cross-choose = Choose what to cross out
code777-declare-keys = Type three numbers from { $least } to { $most }

## How to play
code777-how-racks = Everyone sees your three numbers, except you.
code777-how-ask = On your turn you draw a question about what you see. The game answers it, truthfully, for all to hear.
code777-how-cross-out = Every answer tells you something: cross out what you can’t have, and work out your own numbers.
code777-how-declare = Think you know? Declare, any time! Right is one point. Right or wrong, you get new cards. Three points win.

code777-round-racks = You’re Ada. You see the racks of Bo, Cleo and Dan. Your own three numbers face away from you.
code777-round-ask = Bo draws: more black or more brown? He sees your rack, Cleo’s and Dan’s, and the answer is “more black”.
code777-round-cross-out = Cross out what’s on the other racks. And since neither Cleo nor Dan has a black card, you must have one!
code777-round-declare = A few questions later you’re sure: 3, 5, 7. Right, one point, and you get three new cards.
code777-scoring-right = Right declaration, and new cards
code777-scoring-wrong = Wrong declaration: new cards, and a pause
code777-scoring-win = Points to win
code777-wrong-near = { $name } declared { $numbers }. So close! Two out of three, no point.
code777-wrong-near-mine = You declared { $numbers }. So close! Two out of three, no point.
