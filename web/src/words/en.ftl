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
page-description = Four number games for one table: everybody on their own phone, in their own language.

## Games
game-players = { $least } to { $most } players

## Home
home-language = Language
home-example = An example
home-example-category = Geography & nature
home-example-question = How many languages are counted in Papua New Guinea?
home-code = Expected somewhere? The table’s code
home-enter = Enter
home-code-wrong = A code has six letters, for example MVK RTD. A link works, too.
home-games = Four games where everything is a number
home-open = Open a table
home-foot = No account, nothing to install, no tracking.
home-again = Back to table { $code }
home-rules-of = { $game }: the rules
home-own = Your own questions
home-own-title = Questions for tonight

## Practice and bots
practice = Practise alone
practice-choose = Practise: choose game and level
practice-line = You against three computer players, without a hurry. A hint is one tap away.
practice-hint = A hint
practice-got-it = Thanks
practice-alone = You practise alone at this table.
hint-nothing = There is nothing for you to decide right now.
level = Level
level-novice = Novice
level-club = Club
level-strong = Strong
level-master = Master
level-line-novice = Often wide of the mark, and easily swayed.
level-line-club = Guesses and thinks like most people.
level-line-strong = Knows more than most, and reckons well.
level-line-master = Knows a lot, and reads the others.
bot-how = How do they know?
bot-sees = They see what you would see from their seat, and nothing else: never your slate, never your notes.
bot-guesses = To estimate, they are given a guess: the right answer, made wrong by as much, and in the same ways, as people are wrong.
bot-sealed = That guess is made in a place that nobody else can look into. It is never shown or kept, and a seat that a person can look at gets none.
bot-levels = Levels differ in how wrong the guess is, and in how cleverly they play with it.

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
settings-light = Light
settings-system = auto
settings-day = day
settings-evening = evening
settings-sound = Sound
settings-on = on
settings-off = off

## Joining
join-title = Come to the table
join-enter = Take a seat
join-watch = Watch
join-playing = A game is under way. You may take over a free seat, watch, or wait for the next one.
join-people = { $count ->
    [0] Nobody is there yet.
    [one] One person is there.
   *[other] { $count } people are there.
  }

## Lobby
lobby-title = Your table
lobby-taken = { $taken } of { $seats } seats taken
lobby-invite = Invite
lobby-invite-how = Scan, or enter the code at { $address }
lobby-only-here = This address works on this computer only. For the phones in the room, start the table with “--lan”.
lobby-share = Share link
lobby-copy = Copy link
lobby-copied = Link copied
lobby-qr = QR code to { $address }
lobby-qr-large = Show it large
lobby-code-read = Code { $letters }
lobby-big-screen = Big screen
lobby-tv = TV
lobby-big-screen-how = Everybody sees the table on a TV or projector. Open this address there:
lobby-big-screen-sleeps = At this address the browser cannot keep that screen awake: set the device so that it does not go to sleep.
lobby-big-screen-here = Open it on this device
lobby-what = What will you play?
lobby-plays = { $host } has chosen
lobby-questions = Questions
lobby-questions-everything = a bit of everything
lobby-questions-without = without { $categories }
lobby-questions-only = only { $categories }
lobby-questions-level = How hard?
lobby-questions-count = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-questions-few = That is too few: this table needs at least { $least }. Choose more.
lobby-questions-reset = Everything
lobby-questions-starter = Starter pack
lobby-questions-box = Ask from all questions
lobby-questions-languages = Our questions speak English, French and German: everybody reads them in their own language.
lobby-own = Own questions
lobby-own-first = They are asked first, then come the others.
lobby-own-what = { $languages }, { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lobby-own-fits = { $fits ->
    [0] None of them fits this game.
    [one] 1 of them fits this game.
   *[other] { $fits } of them fit this game.
  }
lobby-own-by = { $name } knows the answers and plays along for fun.
lobby-own-unspoken = Not everybody gets the own questions in their language: { $names } will read them in { $language }.
lobby-own-remove = Play without them
lobby-own-make = Write some
lobby-own-paste = Or paste their link
lobby-own-use = Use
lobby-own-wrong = That is not a link to own questions.
lobby-options = House rules
lobby-options-none = as in the rulebook
lobby-options-some = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
lobby-options-reset = As in the rulebook
lobby-clock = Clock
lobby-shorter = { $what }: shorter
lobby-longer = { $what }: longer
lobby-seats = At the table
lobby-waiting = Waiting for a seat
lobby-watching = Watching
lobby-asking = Would like to come in
lobby-screen = Big screen
lobby-host = Host
lobby-ready = ready
lobby-not-ready = here
lobby-away = away, the seat is kept
lobby-bot-level = Computer · { $level }
lobby-seat-free = Free seat
lobby-take = Sit here
lobby-take-over = Take over
lobby-add-bot = Seat a computer player
lobby-remove-bot = Send { $name } away
lobby-options-for = Options for { $name }
lobby-join-team = Join
lobby-stand-up = Stand up and watch
lobby-leave = Leave the table
lobby-leave-sure = Your seat becomes free. You can come back with the code.
lobby-kick = Send away
lobby-kick-sure = Send { $name } away from the table?
lobby-kick-how = They cannot come back to this table, and from now on you let newcomers in yourself.
lobby-hand-over = Make host
lobby-approve = Let in
lobby-time = Thinking time
lobby-time-factor = × { $factor }
lobby-time-normal = normal
lobby-time-how = As long as somebody needs more, the clocks run longer for the whole table.
lobby-came = { $name } has come.
lobby-asks = { $name } would like to come in.
lobby-left = { $name } has left.
lobby-let-in = You are in.
lobby-you-host = You are the host now.
lobby-may-start = You may start.
lobby-door = The door
lobby-lock = Lock the table
lobby-lock-how = Nobody else comes in. Whoever is here may reload.
lobby-approving = I let people in one by one
lobby-approving-guarded = On since you sent somebody away. You may switch it off.
lobby-keep = Keep the games beyond today
lobby-keep-how = Otherwise the table is forgotten a day after its last word.
lobby-start = Start the game
lobby-start-few = { $count ->
    [one] One more is needed: invite somebody or seat a computer player.
   *[other] { $count } more are needed: invite people or seat computer players.
  }
lobby-start-exactly = This house rule is for exactly { $count } seats.
lobby-start-questions = Too few questions: there are { $count }, and this table needs { $least }.
lobby-im-ready = I’m ready
lobby-im-not-ready = Not ready after all
lobby-host-starts = { $host } starts the game.
lobby-nobody-starts = A player who stays becomes host in a minute.
lobby-wait-approval = { $host } lets you in in a moment.
lobby-wait-seat = All seats are taken. You get the next one that is free.
lobby-you-watch = You are watching.
lobby-tv-title = Take a seat
lobby-tv-free = { $count } free
lobby-locked = The table is closed.
lobby-screen-wait = { $host } lets this screen in in a moment.
lobby-speaks = plays in { $language }

## Questions
level-1 = easy
level-2 = normal
level-3 = hard
category-economy = Economy & society
category-arts = Arts & literature
category-geography = Geography & nature
category-history = History & politics
category-culture = Popular culture
category-science = Science
category-sports = Sports & leisure
category-misc = This and that

## House rules

## While playing
frame-round = Round { $round } of { $rounds }
frame-turn = Turn { $turn }
frame-asks = { $name } asks
frame-waits-for = The table waits for { $names }.
frame-waits-for-nobody = It goes on in a moment.
frame-your-turn = It’s your turn
frame-paused = Paused
frame-paused-how = { $host } lets the game go on.
frame-paused-yours = The clock stands still and nobody can play.
frame-pause = Pause
frame-go-on = Go on
frame-more-time = 30 s more
frame-time-ask = Not enough? { $host } can give you more; between two games you set it yourself.
frame-clock = Clocks
frame-players = At the table
frame-away = away
frame-let-bot = Let the computer play
frame-watching = You are watching.
frame-seat-free = You may take over:
frame-unsent = On its way …
frame-fullscreen = Full screen
frame-sound-off = Turn the sound off
frame-sound-on = Turn the sound on
frame-sound-tap = Tap for sound

## Answers that are doubted
flag-link = Not right?
flag-menu = An answer is wrong
flag-title = Which answer is wrong?
flag-none = No answer has been read out yet.
flag-source = Source: { $source }
flag-remark = What is right, and how do you know? (You may leave this empty.)
flag-send = Tell { $host }
flag-verdict-open = { $host } has been told.
flag-verdict-right = { $host } has looked into it: the answer is right.
flag-verdict-corrected = { $host } has corrected the answer.
flags-open = { $count ->
    [one] One answer is doubted
   *[other] { $count } answers are doubted
}
flags-title = Doubted answers
flags-said = { $name }: “{ $words }”
flags-said-nothing = { $name } doubts it.
flags-is-right = It is right
flags-correct = Correct it
flags-the-answer = The right answer
flags-count-again = Count again
flags-nothing = Nobody doubts an answer any more.
recount-title = Counted again
recount-not = Not:
recount-player = Player
recount-before = Before
recount-after = Now
recount-rounds = Round by round
recount-round = Round { $round }:
recount-change = { $name } { $before } → { $after }
recount-same = Nobody’s score has changed.
recount-go-on = Understood

## Connection
lost-title = No connection
lost-connecting = Looking for the table …
lost-next = Your seat stays yours. Next attempt in { $seconds } s.
lost-now-trying = Your seat stays yours. Trying …
lost-now = Now
close-1003 = The table did not understand this page
close-1003-how = It is probably an old one. Load it again.
close-1008 = Too much at once
close-1008-how = The table takes a breath and lets you back in.
close-1009 = The table did not understand this page
close-1009-how = It is probably an old one. Load it again.
close-1011 = The table has stumbled
close-1011-how = It wakes again as it was. Nothing is lost.
close-1012 = The table is restarting
close-1012-how = Nothing is lost. It goes on in a moment.
close-4000 = You have left the table
close-4000-how = You can come back with the code.
close-4001 = You go on elsewhere
close-4001-how = Another of your screens has taken this one’s place.
close-4003 = You were sent away
close-4003-how = The host has closed this table for you.
close-4008 = The connection was too slow
close-4008-how = We try again.
close-4401 = This seat is not yours any more
close-4401-how = Come in again with the code.
close-4404 = There is no such table
close-4404-how = Tables are forgotten a day after their last word. Perhaps it is a typing error.
closed-home = To the start
closed-enter = Come in again
closed-here = Go on here
closed-reload = Load again

## The end
end-wins = { $names } { $count ->
    [one] wins
   *[other] win
  }
end-wins-to = { $names } wins, { $first } to { $second }
end-shared = { $names } share the win
end-over = The game is over
end-winner = wins
end-tally-short = { $name } { $count }
end-podium = Podium
end-tally = The evening so far
end-tally-wins = { $count ->
    [0] no win yet
    [one] 1 win
   *[other] { $count } wins
  }
end-games = { $count ->
    [one] after one game
   *[other] after { $count } games
  }
end-again = Same people, again
end-another = Another game
end-to-table = To the table
end-host-starts = { $host } starts the next game.
end-fair = Was it fair? See for yourself.
end-fair-how = Before the deal the table showed a seal, a fingerprint of the chance that it would deal from. Now that the game is over it shows that chance: whoever likes can deal again and compare.
end-fair-seal = The seal, shown before the deal
end-fair-seed = The chance behind it
end-download = Download the whole game

## Rules
rules-sections = Sections
rules-missing = The rules cannot be read right now.
rules-again = Try again

## Refusals
refusal-no_such_question = That answer has not been read out in this game.
refusal-same_answer = That is the answer that counts already.
refusal-too_many_flags = { $most } doubts at a time are enough. Wait until the host has looked at them.
refusal-unknown = That was not possible ({ $code }).
refusal-no_connection = The server cannot be reached.
refusal-gone = You are no longer at this table.
refusal-broken = The table stumbles over this.
refusal-door_crowded = Many people are waiting at the door. Try again in a moment.
refusal-bad_pack = These questions still have mistakes.
refusal-log_full = This table’s book is full. Open a new table for the next game.
refusal-looking_only = You go on on another of your screens. This one looks on.
refusal-malformed = The table did not understand this page. Load it again.
refusal-no_room = There is no such table, or its door is closed.
refusal-no_such_category = There is no such kind of question.
refusal-no_such_game = There is no such game.
refusal-no_such_pack = There is no such pack.
refusal-no_such_person = That person has left.
refusal-no_such_seat = There is no such seat.
refusal-not_a_number = That is not a number.
refusal-not_allowed = Only the host may do that.
refusal-not_found = There is nothing here.
refusal-not_now = Not now.
refusal-not_over = This game is not over yet.
refusal-not_seated = You have no seat in this game.
refusal-not_stored = The table’s disk is not writing. Try again in a moment.
refusal-not_your_turn = It is not your turn.
refusal-only_for_the_table = These questions are still being played. For now only people who played this game can download it.
refusal-only_in_practice = That is for practice only.
refusal-out_of_order = Something of yours has overtaken this. Try again.
refusal-out_of_range = From { $least } to { $most }, please.
refusal-own_pack_gone = The chosen own questions are gone. Play without them, or choose others.
refusal-pack_changed = These questions were changed on another device.
refusal-pack_too_large = The file is larger than { $most } kB.
refusal-paused = The game is paused.
refusal-practice_alone = Somebody practises alone at this table. A big screen may look on.
refusal-room_full = The table is full.
refusal-room_locked = The table is locked.
refusal-seat_known = You have seen another seat’s secrets in this game.
refusal-seat_taken = This seat is taken.
refusal-sent_away = The host has sent you away from this table.
refusal-server_full = The server has no room for another table.
refusal-text_character = A character in it cannot be used.
refusal-text_length = Between { $least } and { $most } characters, please.
refusal-too_few_cards = There are too few questions in these packs.
refusal-too_few_questions = Too few questions: there are { $count }, and at least { $least } are needed.
refusal-too_fast = Too much at once. One moment …
refusal-too_late = Too late: it went on in the meantime.
refusal-too_many_joins = Many people are coming in from here. Try again in a minute.
refusal-too_many_bytes = Too much was loaded from here. Try again in a minute.
refusal-too_many_packs = Too many new packs from here. Try again in a few minutes.
refusal-too_many_rooms = Too many tables from here. Try again in a few minutes.
refusal-too_many_sockets = Too many screens from here.
refusal-too_many_tries = Too many tries. Wait a minute.
refusal-too_precise = At most { $digits } digits, { $decimals } of them after the point.
refusal-too_slow = This took too long to arrive. Try again.
refusal-wait_for_approval = The host lets you in first.
refusal-wrong_card = This card does not belong here.
refusal-wrong_number_of_seats = This game needs { $least } to { $most } seats.
refusal-wrong_options = These house rules do not go together.
refusal-wrong_origin = This page comes from elsewhere.

source-reckoned = our own sum
source-table = the table itself

## The page before it runs, and where somebody shares its link
page-heading = Ardoise: number games for your table
page-noscript = Ardoise needs JavaScript: please turn it on in your browser, then reload.
source-counted = counted by us
home-about = About Ardoise
