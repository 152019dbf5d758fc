# Words of the page. One key in three languages; a test finds what is missing.

## Everywhere
close = Close
back = Back
rules = Rules
menu = Menu
loading = One moment …
seconds = { $count } { $count ->
    [one] second
   *[other] seconds
  }
points = { $count } { $count ->
    [one] point
   *[other] points
  }
you = You
page-title = { $what } – Ardoise
page-description = Four party games about numbers. Everyone plays on their own phone, in their own language.

## Games
game-players = { $least } to { $most } players

## Home
home-language = Language
home-example = An example
home-example-category = Geography & nature
home-example-question = How many languages are spoken in Papua New Guinea?
home-code = Got a code? Type it here
home-enter = Join
home-code-wrong = Codes have six letters, like MVK RTD. You can also paste the link.
home-games = Four games where every answer is a number
home-open = Host a game
home-foot = No account, no app, no tracking.
home-again = Back to table { $code }
home-rules-of = { $game }: the rules
home-own = Your own questions
home-own-title = Questions for tonight

## Practice and bots
practice = Play solo
practice-choose = Solo practice: pick a game and a level
practice-line = You against three bots, in your own time. Hints are one tap away.
practice-hint = Hint
practice-got-it = Thanks
practice-alone = Solo practice: just you and the bots.
hint-nothing = Nothing to decide right now.
level = Level
level-novice = Easy
level-club = Average
level-strong = Tough
level-master = Expert
level-line-novice = Often way off, and easily swayed.
level-line-club = Guesses and thinks like most people.
level-line-strong = Knows more than most, and plays the odds.
level-line-master = Knows a lot, and reads the table.
bot-how = How do bots know things?
bot-sees = They see only what you’d see from their seat: never your slate, never your notes.
bot-guesses = They don’t get the answer, only a guess: the answer, nudged about as far off as people’s guesses usually are.
bot-sealed = That guess stays secret: it’s never shown, never saved, and never given to a seat that a person can look at.
bot-levels = The level decides how far off the guess is and how cleverly the bot plays it.

## Who I am
me-title = Name and picture
me-name = Your name
me-picture = Your picture
me-change = Picture and colour
me-colour = Your colour and shape
me-save = Done
me-taken = taken at this table

## Settings
settings = Settings
settings-light = Theme
settings-system = auto
settings-day = light
settings-evening = dark
settings-sound = Sound
settings-on = on
settings-off = off

## Joining
join-title = Join the table
join-enter = Take a seat
join-watch = Watch
join-playing = A game’s already on. Take over a free seat, watch, or wait for the next game.
join-people = { $count ->
    [0] No one’s here yet.
    [one] One person is here.
   *[other] { $count } people are here.
  }

## Lobby
lobby-title = Your table
lobby-taken = { $taken } of { $seats } seats taken
lobby-invite = Invite
lobby-invite-how = Scan, or enter the code at { $address }
lobby-only-here = This address only works on this computer. To let phones join, restart the server with “--lan”.
lobby-share = Share link
lobby-copy = Copy link
lobby-copied = Link copied
lobby-qr = QR code for { $address }
lobby-qr-large = Enlarge
lobby-code-read = Code { $letters }
lobby-big-screen = Big screen
lobby-tv = TV
lobby-big-screen-how = Put the game on a TV or projector. Open this address there:
lobby-big-screen-sleeps = That screen may go to sleep. Turn off sleep mode on the device.
lobby-big-screen-here = Open on this device
lobby-what = What shall we play?
lobby-plays = { $host } picked
lobby-questions = Questions
lobby-questions-everything = a bit of everything
lobby-questions-without = without { $categories }
lobby-questions-only = only { $categories }
lobby-questions-level = How hard?
lobby-questions-children = For ages 8 and up
lobby-questions-children-how = Only questions that kids can have a go at.
lobby-questions-children-chosen = for ages 8 and up
lobby-questions-no-pop = No pop culture
lobby-questions-no-pop-how = No stars, films, shows or songs.
lobby-questions-no-pop-chosen = no pop culture
lobby-questions-count = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-questions-few = Not enough: you need at least { $least }. Pick more.
lobby-questions-reset = Everything
lobby-questions-starter = Starter pack
lobby-questions-box = Use all questions
lobby-questions-languages = Our questions come in English, French and German. Everyone reads them in their own language.
lobby-own = Your own questions
lobby-own-first = These come first, then ours.
lobby-own-what = { $languages }, { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-own-fits = { $fits ->
    [0] None of these work in this game.
    [one] 1 of these works in this game.
   *[other] { $fits } of these work in this game.
  }
lobby-own-by = { $name } knows the answers and plays along for fun.
lobby-own-unspoken = These aren’t in everyone’s language: { $names } will read them in { $language }.
lobby-own-remove = Play without them
lobby-own-make = Write some
lobby-own-paste = Or paste a link
lobby-own-use = Use
lobby-own-wrong = That link doesn’t lead to any questions.
lobby-options = House rules
lobby-options-none = standard rules
lobby-options-some = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
lobby-options-reset = Reset to standard
lobby-clock = Clock
lobby-shorter = { $what }: shorter
lobby-longer = { $what }: longer
lobby-seats = At the table
lobby-waiting = Waiting for a seat
lobby-watching = Watching
lobby-asking = Wants to join
lobby-screen = Big screen
lobby-host = Host
lobby-ready = ready
lobby-not-ready = here
lobby-away = away, seat saved
lobby-bot-level = Bot · { $level }
lobby-seat-free = Free seat
lobby-take = Sit here
lobby-take-over = Take over
lobby-add-bot = Add a bot
lobby-remove-bot = Remove { $name }
lobby-options-for = Options for { $name }
lobby-join-team = Join
lobby-stand-up = Just watch
lobby-leave = Leave the table
lobby-leave-sure = You’ll give up your seat. You can come back with the code.
lobby-kick = Remove
lobby-kick-sure = Remove { $name } from the table?
lobby-kick-how = They can’t come back to this table. From now on, you let newcomers in yourself.
lobby-hand-over = Make host
lobby-approve = Let in
lobby-time = Thinking time
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = If anyone needs more time, everyone gets it.
lobby-came = { $name } has joined.
lobby-asks = { $name } wants to join.
lobby-left = { $name } has left.
lobby-let-in = You’re in!
lobby-you-host = You’re the host now.
lobby-may-start = You can start.
lobby-door = Who can join
lobby-lock = Lock the table
lobby-lock-how = No one new can join. Anyone already here can still reload.
lobby-approving = Let people in one by one
lobby-approving-guarded = On since you removed someone. You can switch it off.
lobby-keep = Keep this table after today
lobby-keep-how = Otherwise it’s deleted after a day without play.
lobby-start = Start the game
lobby-start-few = { $count ->
    [one] You need one more player: invite someone or add a bot.
   *[other] You need { $count } more players: invite people or add bots.
  }
lobby-start-exactly = This house rule needs exactly { $count } players.
lobby-start-questions = Not enough questions: you have { $count }, you need { $least }.
lobby-im-ready = I’m ready
lobby-im-not-ready = Not ready
lobby-host-starts = Waiting for { $host } to start.
lobby-nobody-starts = If the host doesn’t come back, someone else takes over in a minute.
lobby-wait-approval = Waiting for { $host } to let you in.
lobby-wait-seat = Full house! You’ll get the next free seat.
lobby-you-watch = You’re watching.
lobby-tv-title = Take a seat
lobby-tv-free = { $count } free
lobby-locked = This table is locked.
lobby-screen-wait = Waiting for { $host } to let this screen in.
lobby-speaks = plays in { $language }

## Questions
level-1 = easy
level-2 = medium
level-3 = hard
category-economy = Economy & society
category-arts = Arts & literature
category-geography = Geography & nature
category-history = History & politics
category-culture = Pop culture
category-science = Science
category-sports = Sports & leisure
category-misc = Odds and ends

## House rules

## While playing
frame-round = Round { $round } of { $rounds }
frame-turn = Turn { $turn }
frame-asks = { $name } asks
frame-waits-for = Waiting for { $names }.
frame-waits-for-nobody = Just a moment …
frame-your-turn = Your turn!
frame-paused = Paused
frame-paused-how = { $host } can resume the game.
frame-paused-yours = The clock’s stopped. No one can play until you resume.
frame-pause = Pause
frame-go-on = Resume
frame-more-time = +30 s
frame-time-ask = Not enough time? Ask { $host }, or change it yourself between games.
frame-clock = Clocks
frame-players = At the table
frame-away = away
frame-let-bot = Let a bot play
frame-watching = You’re watching.
frame-seat-free = You can take over:
frame-unsent = Sending …
frame-fullscreen = Full screen
frame-sound-off = Turn sound off
frame-sound-on = Turn sound on
frame-sound-tap = Tap for sound

## Answers that are doubted
flag-link = Looks wrong?
flag-menu = Report an answer
flag-title = Which answer looks wrong?
flag-none = No answers yet.
flag-source = Source: { $source }
flag-remark = What’s right, and how do you know? (optional)
flag-send = Tell { $host }
flag-verdict-open = Reported to { $host }.
flag-verdict-right = { $host } checked it: the answer stands.
flag-verdict-corrected = { $host } has corrected it. Well spotted!
flags-open = { $count ->
    [one] 1 answer reported
   *[other] { $count } answers reported
}
flags-title = Reported answers
flags-said = { $name }: “{ $words }”
flags-said-nothing = { $name } thinks it’s wrong.
flags-is-right = It’s right
flags-correct = Correct it
flags-the-answer = The right answer
flags-count-again = Update scores
flags-nothing = All sorted: no reports left.
recount-title = Scores corrected
recount-not = Was:
recount-player = Player
recount-before = Before
recount-after = Now
recount-rounds = Round by round
recount-round = Round { $round }:
recount-change = { $name } { $before } → { $after }
recount-same = No one’s score has changed.
recount-go-on = Got it

## Connection
lost-title = No connection
lost-connecting = Looking for the table …
lost-next = Your seat is safe. Trying again in { $seconds } s.
lost-now-trying = Your seat is safe. Trying …
lost-now = Try now
close-1003 = This page is out of date
close-1003-how = Please reload it.
close-1008 = Slow down a little
close-1008-how = You’ll be back in a moment.
close-1009 = This page is out of date
close-1009-how = Please reload it.
close-1011 = Something went wrong
close-1011-how = We’re bringing the table back. Nothing is lost.
close-1012 = The table is restarting
close-1012-how = Nothing is lost. Back in a moment.
close-4000 = You’ve left the table
close-4000-how = You can come back with the code.
close-4001 = You’re playing on another screen
close-4001-how = You opened this table somewhere else.
close-4003 = You’ve been removed
close-4003-how = The host removed you from this table.
close-4008 = The connection is too slow
close-4008-how = Trying again …
close-4401 = This seat isn’t yours any more
close-4401-how = Rejoin with the code.
close-4404 = No such table
close-4404-how = Check the code. Tables are deleted after a day without play.
closed-home = Home
closed-enter = Rejoin
closed-here = Play here
closed-reload = Reload

## The end
end-wins = { $names } { $count ->
    [one] wins!
   *[other] win!
  }
end-wins-to = { $names } wins, { $first } to { $second }!
end-shared = { $names } share the win!
end-over = Game over
end-winner = winner
end-tally-short = { $name } { $count }
end-podium = Podium
end-tally = The evening so far
end-tally-wins = { $count ->
    [0] no wins yet
    [one] 1 win
   *[other] { $count } wins
  }
end-games = { $count ->
    [one] after one game
   *[other] after { $count } games
  }
end-again = Play again
end-another = Different game
end-to-table = Back to the table
end-host-starts = Waiting for { $host } to start the next game.
end-fair = Was it fair? See for yourself.
end-fair-how = Before dealing, the server published a fingerprint of its random seed. Now it reveals the seed, so anyone can redeal the cards and check.
end-fair-seal = Fingerprint, shown before the deal
end-fair-seed = Random seed
end-download = Download the whole game

## Rules
rules-sections = Sections
rules-missing = Couldn’t load the rules.
rules-again = Try again

## Refusals
refusal-no_such_question = That answer hasn’t come up in this game.
refusal-same_answer = That’s already the answer.
refusal-too_many_flags = You already have { $most } open reports. Wait for the host to check them.
refusal-unknown = That didn’t work ({ $code }).
refusal-no_connection = Can’t reach the server.
refusal-gone = You’re no longer at this table.
refusal-broken = Something went wrong. Try again.
refusal-door_crowded = Lots of people are waiting to get in. Try again in a moment.
refusal-bad_pack = These questions still have mistakes.
refusal-log_full = This table’s log is full. Host a new game to carry on.
refusal-looking_only = You’re playing on another screen. This one is just watching.
refusal-malformed = This page is out of date. Reload it.
refusal-no_room = No such table, or it’s locked.
refusal-no_such_category = No such kind of question.
refusal-no_such_game = No such game.
refusal-no_such_pack = No such pack.
refusal-no_such_person = That person has left.
refusal-no_such_seat = No such seat.
refusal-not_a_number = That’s not a number.
refusal-not_allowed = Only the host can do that.
refusal-not_found = Nothing here.
refusal-not_now = You can’t do that right now.
refusal-not_over = This game isn’t over yet.
refusal-not_seated = You’re not in this game.
refusal-not_stored = Couldn’t save that. Try again in a moment.
refusal-not_your_turn = It’s not your turn.
refusal-only_for_the_table = These questions are still in play. For now, only the people who played can download this game.
refusal-only_in_practice = That’s for solo practice only.
refusal-out_of_order = That arrived out of order. Try again.
refusal-out_of_range = From { $least } to { $most }, please.
refusal-own_pack_gone = Those questions have been deleted. Play without them or pick others.
refusal-pack_changed = These questions were changed on another device.
refusal-pack_too_large = That file is too big: { $most } kB at most.
refusal-paused = The game is paused.
refusal-practice_alone = This is a solo practice table. Only a big screen can join.
refusal-room_full = The table is full.
refusal-room_locked = This table is locked.
refusal-seat_known = You’ve already seen another player’s hand. Wait for the next game.
refusal-seat_taken = This seat is taken.
refusal-sent_away = The host removed you from this table.
refusal-server_full = The server is full. Try again later.
refusal-text_character = One of those characters can’t be used.
refusal-text_length = Between { $least } and { $most } characters, please.
refusal-too_few_cards = Not enough questions in these packs. Pick more.
refusal-too_few_questions = Not enough questions: you have { $count }, you need { $least }.
refusal-too_fast = Slow down! One moment …
refusal-too_late = Too late: the game has moved on.
refusal-too_many_joins = Too many people are joining from this network. Try again in a minute.
refusal-too_many_bytes = Too many downloads from this network. Try again in a minute.
refusal-too_many_packs = Too many new packs from this network. Try again in a few minutes.
refusal-too_many_rooms = Too many tables from this network. Try again in a few minutes.
refusal-too_many_sockets = Too many screens on this network. Close one and try again.
refusal-too_many_tries = Too many tries. Wait a minute.
refusal-too_precise = Up to { $digits } digits, { $decimals } after the decimal point.
refusal-too_slow = That took too long to arrive. Try again.
refusal-wait_for_approval = Wait for the host to let you in.
refusal-wrong_card = That card doesn’t belong here.
refusal-wrong_number_of_seats = This game needs { $least } to { $most } players.
refusal-wrong_options = Those house rules don’t work together.
refusal-wrong_origin = This page came from another site. Open Ardoise at its own address.

source-table = measured at the table

## For those who hear the page
frame-score-mine = You: { $score }.
frame-score-of = { $name }: { $score }.
frame-gained = You: { $points }, now { $score }.
frame-gained-nothing = You score nothing, still { $score }.
frame-duty-look = Carry on when you’re ready.
frame-no-question = There’s no question right now.
frame-time-hidden = You can’t see how much time is left.
frame-time-none = No clock is running. Take your time.
frame-you-ask = You ask
settings-words = Cards in words
settings-words-how = Instead of a picture, you get its rows as numbers to add up.
lobby-kick-yes = Yes, remove { $name }
lobby-plays-now = The host has chosen { $game }.
lobby-rules-now = The host has changed the house rules.

## How to play
howto = How to play
howto-title = { $game }: how to play
howto-place = { $place } of { $count }
howto-before = Previous picture
howto-next = Next picture
howto-pause = Stop the pictures
howto-play = Play the pictures
howto-got-it = Got it!
howto-skip = Start now
howto-waits = Still reading: { $names }. The clock waits.

## The rules in the page
rules-scoring = Points at a glance
rules-round = A round in pictures
rules-marks = Show numbers and sources
rules-number = Rule { $number }
refusal-seat_empty = No one’s in the seat the house rules name. Fill it, or change the rule.
refusal-no_team = You’re not on a team.
lobby-team-name = Your team’s name
lobby-team-example = The Slow Brains
lobby-typed-ours = ours
lobby-typed-own = typed in
lobby-typed-new = Type in your own
lobby-typed-name = Name it
lobby-typed-change = Change { $name }
lobby-typed-delete = Delete { $name }
lobby-typed-save = Save and use
lobby-typed-incomplete = It needs a name and all its numbers.

## The page before it runs, and where somebody shares its link
page-heading = Ardoise: number games for your table
page-noscript = Ardoise needs JavaScript: please turn it on in your browser, then reload.
source-counted = counted by us
home-about = About Ardoise

source-calculated = our own calculation
end-wins-by-one = { $names } wins, { $first } to { $second }. By a single point!
aloud = Read aloud
settings-aloud-how = This device reads out what everyone can see: the question, the guesses, the result.
aloud-no-voice = This device has no English voice.
aloud-no-voice-lend = A phone can lend its own: Menu, “Lend your voice”.
aloud-lend = Lend your voice
aloud-lend-how = This device reads out loud for the big screen.
aloud-lent = { $name }’s phone is reading
refusal-no_big_screen = There’s no big screen to read for.
