# Words of the editor for packs of one's own.

pack-loading = One moment …
pack-unsaved = Saving …
pack-saved = { $ready ->
    [0] Saved. No questions yet
    [one] Saved. 1 question
   *[other] Saved. { $ready } questions
  }
pack-saved-but = { $ready ->
    [0] Saved on this device,
    [one] 1 saved,
   *[other] { $ready } saved,
  } { $unfinished ->
    [one] 1 unfinished
   *[other] { $unfinished } unfinished
  }
pack-offline = Offline: saved on this device
pack-wrong = Not saved yet: something’s missing
pack-changed = Changed elsewhere
pack-changed-how = Someone changed these questions on another device. Which version do you want?
pack-take-theirs = Use the newer one
pack-keep-mine = Keep mine
pack-gone = There are no questions at this link. The link may be incomplete, or the questions were deleted.

pack-empty = No questions yet. Ten will do for an evening: How old is Grandma? How many steps up to the attic?
pack-add = Add a question
pack-add-next = Another one
pack-done = Done
pack-to-list = All questions
pack-question-n = Question { $number }
pack-no-text = (no text yet)
pack-unfinished = unfinished
pack-delete-question = Delete this question
pack-deleted = Question deleted.
pack-undo = Undo
pack-languages = Which languages will you write in?
pack-languages-how = Everyone else gets the first one.
pack-label-title = Title
pack-label-q = Question
pack-label-a = Answer
pack-label-unit = Unit, if it has one
pack-label-anecdote = Fun fact, shown after the answer
pack-label-src = Who says so?
pack-label-languages = Languages
pack-label-questions = Questions
pack-example = e.g. How many steps up to Grandma’s attic?
pack-example-unit = e.g. steps
pack-write-answer = Write it
pack-more = Fun fact, source and topic
pack-preview = Preview

pack-play = Play these
pack-play-at = Take them to table { $code }
pack-play-needs = One finished question is enough to play.
pack-share = Link to these questions
pack-share-warning = Anyone with this link can see the answers and edit the questions. Don’t share it with your players.
pack-kept = Save this link: without it no one can find these questions again, not even you. Kept for a year after last use.
pack-files = Files
pack-import = Import a file
pack-import-how = A file saved from Ardoise, or a CSV with columns such as q.en, a and unit.en.
pack-import-choose = Choose a file
pack-export = Save a copy
pack-export-json = As an Ardoise file
pack-export-csv = As a spreadsheet (CSV)
pack-forget = Delete all questions
pack-forget-sure = This deletes them for everyone who has the link.

pack-fault-missing = Still missing.
pack-fault-too_long = Up to { $most } characters.
pack-fault-hidden = Contains an invisible character: type it again.
pack-fault-markup = No links and no code, please.
pack-fault-no_language = Choose at least one.
pack-fault-twice = This appears twice.
pack-fault-too_many = Up to { $most } questions.
pack-fault-gives_away = The text gives the answer away.
pack-fault-does_not_fit = Won’t be asked in { $game }, which needs whole numbers from { $least } to { $most }.
pack-fault-out_of_range = From { $least } to { $most }.
pack-fault-too_precise = Up to { $digits } digits, { $decimals } after the decimal point.
pack-fault-not_a_number = “{ $text }” isn’t a number.
pack-fault-several_numbers = “{ $text }” can be read two ways: write it without separators.
pack-fault-too_large = Too big: { $most } kB at most.
pack-fault-wrong_type = Something else belongs here.
pack-fault-no_column = The column { $column } is missing.
pack-fault-unknown_column = There’s no column called { $column }.

## For those who hear the page
pack-topic-in = Topic in { $game }

pack-label-year = The answer is a year
pack-year-how = It’s written 1911, not 1,911.
pack-label-cat = Topic
pack-fault-not_utf8 = Save the file as UTF-8 text, then try again.
pack-fault-not_json = This file is damaged, or it isn’t one of ours.
pack-fault-not_csv = This spreadsheet can’t be read. Is there one quotation mark too many?
pack-fault-unknown_field = There’s no field called { $name }.
pack-fault-unknown_choice = “{ $text }” isn’t one of the choices.
