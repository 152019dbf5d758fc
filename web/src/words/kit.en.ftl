kit-close = Close

kit-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
kit-clock-last = { $seconds } seconds left

kit-slate = Your slate
kit-pad = Number keys
kit-thousand = thou­sand
kit-million = million
kit-backspace = Delete last digit
kit-clear = clear
kit-sign = Plus or minus
kit-decimal = Decimal point
kit-about = about { $number }
kit-ask = Which one do you mean?
kit-ask-why = You wrote “{ $text }”. That can be read two ways.
kit-go-on = Keep writing
kit-refused-not_a_number = That doesn’t look like a number.
kit-refused-too_precise = Up to { $digits } digits, { $decimals } after the decimal point.
kit-refused-out_of_range = That’s too big: { $most } at most.
kit-refused-negative = This answer can’t be negative.
kit-refused-not_whole = Whole numbers only.

kit-log-scale = Each step is ten times the one before.
kit-too-high = too high

player-colour-0 = red, disc
player-colour-1 = blue, square
player-colour-2 = yellow, triangle
player-colour-3 = green, diamond
player-colour-4 = lilac, clover
player-colour-5 = orange, cross
player-colour-6 = sky blue, drop
player-colour-7 = plum, dome

animal-0 = Cat
animal-1 = Bear
animal-2 = Owl
animal-3 = Fox
animal-4 = Rabbit
animal-5 = Frog
animal-6 = Hedgehog
animal-7 = Whale
animal-8 = Dog
animal-9 = Mouse
animal-10 = Pig
animal-11 = Penguin
animal-12 = Duck
animal-13 = Turtle
animal-14 = Snail
animal-15 = Fish
animal-16 = Octopus
animal-17 = Bee
animal-18 = Crab
animal-19 = Koala
animal-20 = Sheep
animal-21 = Lion
animal-22 = Elephant
animal-23 = Deer

sound-chalk = chalk writes
sound-slateDown = a slate goes down
sound-chip = chips click
sound-card = a card slides
sound-knock = knock on wood
sound-tick = tick
sound-hush = hush
sound-pin = a pin drops
sound-gained = three rising notes
sound-wipe = the sponge wipes
sound-bell = bell
sound-hop = hop
sound-fanfare = fanfare

frame-bot-plays = A bot is playing for you.
frame-play-myself = I’ll take over
frame-hand-to-bot = Let a bot play for me
frame-seat-back = Take my seat back
frame-back-again = Connection’s back
frame-give-back = Give the seat back

## For those who hear the page
kit-keys = Keys that answer
kit-keys-focus = Digits and arrow keys only work in your screen reader’s focus mode (NVDA: Insert and Space, JAWS: Insert and Z).
kit-key-again = Where are we, and what do I do?
kit-key-question = What’s the question?
kit-key-score = What’s the score?
kit-key-time = How much time is left?
kit-clock-given = { $seconds } more seconds, { $left } left
