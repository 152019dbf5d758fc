# Words of the editor for packs of one's own.

pack-loading = One moment …
pack-unsaved = Saving …
pack-saved = { $ready ->
    [0] Saved, no question yet
    [one] Saved, 1 question
   *[other] Saved, { $ready } questions
  }
pack-saved-but = { $ready ->
    [0] Kept on this device,
    [one] 1 saved,
   *[other] { $ready } saved,
  } { $unfinished ->
    [one] 1 unfinished
   *[other] { $unfinished } unfinished
  }
pack-offline = Not reached: kept on this device
pack-wrong = Not saved yet: something is missing
pack-changed = Changed elsewhere
pack-changed-how = Somebody has changed these questions on another device in the meantime. Which version counts?
pack-take-theirs = The newer one
pack-keep-mine = Mine, as it stands here
pack-gone = There are no questions under this link. Perhaps it is incomplete, or they were deleted.

pack-empty = No question yet. Ten are enough for an evening: how old is Grandma, how many steps lead to the attic?
pack-add = Add a question
pack-add-next = Another one
pack-done = Done
pack-to-list = To all questions
pack-question-n = Question { $number }
pack-no-text = (no text yet)
pack-unfinished = unfinished
pack-delete-question = Delete this question
pack-deleted = Question deleted.
pack-undo = Undo
pack-languages = In which languages do you write?
pack-languages-how = Whoever speaks another one reads the first.
pack-label-title = Title
pack-label-q = Question
pack-label-a = Answer
pack-label-unit = Unit, if it has one
pack-label-anecdote = Told after the answer
pack-label-src = Who says so?
pack-label-languages = Languages
pack-label-questions = Questions
pack-example = e.g. How many steps lead to Grandma’s attic?
pack-example-unit = e.g. steps
pack-write-answer = Write it
pack-more = Story, source and topic
pack-preview = How the table shows it

pack-play = Play with these
pack-play-at = Take them to table { $code }
pack-play-needs = One finished question is enough to play.
pack-share = Link to these questions
pack-share-warning = Whoever has this link sees the answers and can change the questions. Do not give it to those who are to guess.
pack-kept = Kept for a year after they were last used. Without the link nobody finds them again, not even you: save it.
pack-files = Files
pack-import = Read a file
pack-import-how = A file that Ardoise has written, or a table (CSV) with columns such as q.en, a and unit.en.
pack-import-choose = Choose a file
pack-export = Save a copy
pack-export-json = As a file for Ardoise
pack-export-csv = As a table for a spreadsheet (CSV)
pack-forget = Delete all questions
pack-forget-sure = All of them are gone then, for everybody who has the link.

pack-fault-missing = Still to be written.
pack-fault-too_long = At most { $most } characters.
pack-fault-hidden = There is an invisible character in it: type it again.
pack-fault-markup = No links and no code, please.
pack-fault-no_language = Choose at least one.
pack-fault-twice = This is there twice.
pack-fault-too_many = At most { $most } questions.
pack-fault-gives_away = The text gives the answer away.
pack-fault-does_not_fit = Not asked in { $game }, which needs whole numbers from { $least } to { $most }.
pack-fault-out_of_range = From { $least } to { $most }.
pack-fault-too_precise = At most { $digits } digits, { $decimals } of them after the point.
pack-fault-not_a_number = “{ $text }” is not a number.
pack-fault-several_numbers = “{ $text }” can be read in two ways: write it without separators.
pack-fault-too_large = Larger than { $most } kB.
pack-fault-wrong_type = Something else belongs here.
pack-fault-no_column = The column { $column } is missing.
pack-fault-unknown_column = There is no column called { $column }.

pack-label-year = The answer is a year
pack-year-how = It’s written 1911, not 1,911.
pack-label-cat = Topic
pack-fault-not_utf8 = Save the file as UTF-8 text, then try again.
pack-fault-not_json = This file is damaged, or it isn’t one of ours.
pack-fault-not_csv = The table can’t be read. Is there a quotation mark too many?
pack-fault-unknown_field = There’s no field called { $name }.
pack-fault-unknown_choice = “{ $text }” isn’t one of the choices.
