seat-name = Player { $number }
spectator-name = Spectator

## The command line

cli-greeting = Carambolage { $version }, a digital table for car-combat board games: { $games }.
cli-greeting-table = open a table in the browser, for you, for bots, and for friends by link
cli-greeting-play = play here, in the terminal
cli-greeting-games = what the games are about
cli-greeting-game = all about one game: players, boxes, presets, packs, bots, options
cli-greeting-simulate = let bots play 1,000 games, and see who wins
cli-greeting-balance = study how fair seats and components are
cli-greeting-packs = cards and boards as files of your own, to be changed
cli-greeting-completion = a script that lets your shell complete these words
cli-greeting-help = all commands; carambolage COMMAND --help is about one
cli-greeting-ask = Enter opens a table in the browser, q leaves:
cli-game-players = Players
cli-game-boxes = Boxes
cli-game-presets = Presets
cli-game-packs = Packs
cli-game-pack = { $name }, built in; carambolage packs copy { $game } DIR makes one of your own
cli-game-languages = Languages
cli-game-bots = Bots
cli-game-options = Options, as in --options { $example }
cli-game-default = { $value } (default)
cli-game-span = { $least } to { $most }
cli-about-bot-random = every legal answer is equally likely
cli-about-bot-greedy = the answer that looks best right now
cli-about-bot-search = looks ahead for 300 ms; search:2000 for 2,000 iterations
cli-about-bot-rookie = a learner: mostly what it likes, sometimes anything
cli-about-bot-driver = search with little time
cli-about-bot-ace = search with more time
cli-players = { $least } to { $most } players
cli-welcome = Type a number and press Enter; Enter alone takes the number in brackets.
cli-ask-company = Who plays?
cli-company-alone = You, against bots
cli-company-friends = Several people at this keyboard
cli-company-bots = Bots only, while you watch
cli-ask-people = How many people, { $low } to { $high }?
cli-ask-bots = How many bots, { $low } to { $high }?
cli-ask-kind = Which bots?
cli-kind-greedy = Greedy bots, which take what looks best at once
cli-kind-random = Random bots, which answer blindly
cli-default = [{ $default }]
cli-your-choice = Your choice:
cli-start = At any question, ? lists what else you can type, and r shows the rules.
cli-rules = The rules, chapter by chapter. Type r and a number, as in r 1.
cli-no-rules = This game has no rules to show here.
cli-times = { $line } ({ $count } times)
cli-type-number = Please type a number from { $low } to { $high }.
cli-prompt = { $player }, your choice (? for help):
cli-unknown-command = “{ $word }” is no command; type the number of an answer, or ? for help.
cli-help =
    number  choose that answer
    1 1 3   answer now, and the same question again with the others, while nothing unknown turns up
    Enter   show the question again
    b       show the table
    look    where you are and what lies ahead; ahead 9 looks further, cars tells where everybody is
    l       show what happened; l 100 shows the last 100 lines
    p       show the position as a text, for `carambolage show`
    r       list the chapters of the rules; r 3 shows the third
    u       take your last answer back
    s FILE  save the game to a file
    q       quit; the game is kept
cli-plan-dropped = Something has changed; the rest of your plan is dropped.
cli-asked = { $player }: { $question }
cli-undone = Your last answer is taken back.
cli-refused = That is not possible: { $reason }.
cli-saved = The game is saved in { $file }.
cli-not-saved = The game was not saved: { $reason }.
cli-file-exists = { $file } exists already; choose another name
cli-ask-quit = Quit? The game is kept and can be resumed. (y/N)
cli-quit = Until next time.
cli-interrupted = Stopped.
cli-end-of-input = The input has ended before the game.
cli-broken-off = The game was broken off.
cli-go-on = The game is kept; go on with: { $command }
cli-pass-keyboard = Pass the keyboard to { $player }, who then presses Enter.
cli-ask-replay = Save the replay? Type a file name, or Enter for none:
cli-nobody-won = Nobody at the table has won.
cli-rank = { $rank }. { $player }
cli-score = , score { $score }
cli-bot-name = { $player } ({ $bot })
cli-bot-random = random bot
cli-bot-greedy = greedy bot
cli-replay = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}

## The report of the laboratory

lab-percent = { $number }%
lab-title = The balance of { $game }
lab-lead = { $off ->
    [0] No seat or component stands out in these games beyond what chance explains.
    [one] One seat or component stands out in these games beyond what chance explains.
   *[other] { $off } seats and components stand out in these games beyond what chance explains.
} { $doubtful ->
    [0] { "" }
    [one] One more may be off, or may be chance.
   *[other] { $doubtful } more may be off, or may be chance.
}
lab-tile-games = games
lab-tile-length = rounds on average
lab-tile-changes = changes of the lead per game
lab-tile-nobody = of the games won by nobody at the table
lab-tile-off = stand out
lab-how = How to read this
lab-how-text = A dot is the share of games that was won, the line through it the 95% interval: where the true share lies in 95 of 100 such studies. The grey mark is the fair share, what all seats of the same games won on average. A shared win is divided. Many lines are looked at together, so a few of them miss the mark by chance alone.
lab-key-off = stands out even when all lines are judged together
lab-key-perhaps = outside its own interval only: more games will tell
lab-key-fair = unmarked: nothing to see
lab-key-before = hollow: the study this one is compared with; the first number is the change in points, bold where chance does not explain it
lab-spoken = { $rate }, interval { $low } to { $high }, seen { $games } times
lab-seat = Seat { $number }
lab-seats = Seats
lab-seats-about = Wins by the place at the table.
lab-kind-about = Wins of the seats that had it.
lab-spread = On average { $mean }, half of the games up to { $median }; eight of ten from { $low } to { $high }.
lab-lengths = Length of a game
lab-lengths-about = Games by their number of rounds; the dashed line is the average.
lab-changes = Changes of the lead
lab-changes-about = How often somebody else took the lead alone, looked at whenever another player is to decide.
lab-events = What happens in a game
lab-events-about = How often each thing is told per game on average; the bar is the share of the games in which it happens at all.
lab-in-games = in { $share } of the games
lab-options = What varied
lab-options-about = The games with each value of an option that was drawn anew for every game.
lab-option = Option
lab-value = Value
lab-games = Games
lab-length-short = Rounds
lab-changes-short = Lead changes
lab-thing = What
lab-kind = Kind
lab-clear = clear
lab-nothing-there = no difference
lab-changed = What has changed
lab-changed-about = Points of the share of wins, after less before, the surest difference first. Where both studies played the same seeds, the same seat of the same game is compared with itself. The last column says how many games more, in both studies, would show a difference of this size four times in five.
lab-change = Change
lab-pairs = Pairs
lab-more = Games more
lab-worth = What single things are worth
lab-worth-about = Points that having a thing adds to the share of wins when everything else a seat has is the same: a regression over the seats of each game. Things that never come without each other cannot be told apart and are left out; what nearly always comes with another thing counts as a part of it.
lab-worth-short = Points
lab-than = More than
lab-than-mean = the mean of its kind
lab-than-without = without it
lab-sweep = Variants side by side
lab-sweep-about = Shares of wins in the first variant, and by how many points they change in each of the others; the same seeds, pair by pair. Bold where chance does not explain it.
lab-facts = What was played
lab-fact-games = Games (seeds)
lab-fact-players = Players
lab-fact-bot = On all seats
lab-fact-varied = Drawn per game
lab-fact-options = All other options
lab-fact-version = Version, game, pack
lab-varied = drawn per game
lab-nothing = none

## Setting a game up

preset-as_printed = As printed
    .text = Everything as in the rulebook.

## Refusals

refused-players = this game is for { $least } to { $most } players, not { $players }
refused-option = there is no option “{ $name }”{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
refused-option-value = “{ $option }” has no value “{ $value }”; choose one of { $values }
refused-option-number = “{ $option }” takes a whole number from { $least } to { $most }, not “{ $value }”
refused-seed = the seed must be a whole number, not negative and not too large
refused-seat = there are { $seats } seats, and none with that number
refused-not_asked = { $seat } is not asked
refused-answer = { $seat } may not give the answer { $action } then
refused-over = the game is over
refused-undo-nothing = there is no answer to take back
refused-undo-die = the answer cannot be taken back: a die was rolled or a card drawn since
refused-undo-card = the answer cannot be taken back: a card was revealed since
refused-undo-others = the answer cannot be taken back: somebody else has decided since
refused-undo-left = the answer cannot be taken back: somebody has left since
