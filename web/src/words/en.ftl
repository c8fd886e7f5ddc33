## Everywhere

language = Language
language-en = English
language-fr = Français
theme-light = Light colours
theme-dark = Dark colours
loading = One moment …
close = Close
cancel = Cancel
try-again = Try again
server-away = The server does not answer. Check the connection and try again.
all-games = All games
table = Table
play = Play

## First page

home-welcome = Pile-ups, dirty tricks and photo finishes: board games about cars, with friends or against bots. No account, no waiting.
home-footer = Free software. The games and their names belong to their owners.
players-range = { $least } to { $most } players
continue-title = Play on
table-forgotten = The table is forgotten here.
lobby-waiting-short = Waiting for players
reach-near = Only this computer can reach the table. To open it to everybody in the same network, start it with
reach-closed = Only this computer can reach the table so far.
reach-open = Open it to the Wi-Fi
reach-at = Everybody in the same network can reach it at { $address }
reach-command = make play ARGS="--host 0.0.0.0"
recent-tables = Your tables
recent-table = { $when }, table { $table }
forget-table = Forget table { $table }

## Setting up

who-plays = Who plays?
company-alone = Me against bots
company-alone-text = Start at once.
company-link = Friends by link
company-link-text = A link and a QR code for every seat.
company-screen = Around this screen
company-screen-text = Hands stay hidden while you pass the device.
kind-me = Here
kind-open = By link
kind-bot = Bot
seat-kind = Who takes seat { $number }?
seat-bot = Level of the bot on seat { $number }
seat-name = Name for seat { $number }
seat-number = Player { $number }
bot-number = Bot { $number }
remove-seat = Remove seat { $number }
add-player = Another player
preset-title = Which game?
preset-changed = changed
boxes-title = Boxes on the table
box-in = { $box } is on the table
variants-title = Variants
rulings-title = Rulings
rulings-printed = as printed
rulings-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
rulings-reset = As printed again
pack-title = Pack of components
pack-text = Cards, dice and tiles: the game’s own, or those that the host of this server brings.
pack-own = The game’s own
pack-played = Played with the pack “{ $name }”
clock-title = Clock
clock-text = Time for all decisions of a seat together.
clock-none = No clock
clock-quick = Quick: 5 min + 5 s a decision
clock-calm = Calm: 15 min + 15 s a decision
clock-slow = Slow: 3 days
flag-title = When time runs out
flag-choice-bot = A bot plays on
flag-choice-loses = The seat is out
react-title = Time to react
react-text = Whoever is hit answers within this time, holding a card or not; then play goes on.
react-0 = Any time
react-10 = 10 seconds
react-20 = 20 seconds
react-40 = 40 seconds
grace-title = When somebody is gone
grace-text = After this time a bot stands in, until they come back.
grace-30 = After half a minute
grace-60 = After a minute
grace-300 = After 5 minutes
grace-86400 = After a day
start-game = Start the engines!
options-search = Search the options
open-table = Open the table
opening = Opening …

## Waiting room

lobby-waiting = Waiting for players. Share a link, or let them scan the code.
lobby-ready = Everybody is here.
invite-link = Invitation: whoever has it may take a free seat
watch-link = Link for watching
seat-link = Link for { $name }
own-link = My seat on another device
start-now = Start now, bots take the free seats
copy = Copy
copied = Copied
copy-by-hand = Mark the text and copy it by hand
qr-label = QR code: { $label }
sit-here = Sit down here

## Connection

line-connecting = Connecting
line-open = Connected
line-waiting = Connection lost, trying again in { $seconds } s
line-closed = Disconnected
no-table = No such table
table-closed = This table cannot be opened
joining = Joining the table
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
spectator = Spectator

## Seats

guest-title = Who are you?
guest-text = So that the others know who drives. You are asked only once.
guest-ok = That’s me
guest-later = Not now
take-over-bot = Take over this bot
landing-room = You can sit down here, or watch.
landing-full = All seats are taken.
landing-watching = You can watch.
landing-over = This game is over.
landing-name = Your name
landing-watch = Watch
seat-make-free = Make the seat free
seat-mute = Mute
seat-unmute = Hear again
spectators-mute = Mute spectators
spectators-unmute = Hear spectators again
entry-title = Whoever has the address of this page may
entry-links = do nothing without a link
entry-watch = watch
entry-sit = watch, sit down and take over bots
flag-bot = When the clock of a seat runs out, a bot plays on for it to the end.
flag-loses = Whoever runs out of time is out of the game.
pause-wish = Propose a pause
pause-no = No pause
pause-end = Play on
pause-wished = A pause is wished by { $names }; it begins when everybody wishes it.
paused = The game pauses.
end-wish = Propose to end the game
end-no = Do not end the game
end-wished = The end is wished by { $names }; more than half must wish it.
concede = Concede
concede-title = Give up?
concede-text = Your seat leaves the game for good. The others play on.
gone-bot-in = { $name } is gone: back, or a bot in { $time }
gone-awaited = { $name } is gone; the others wait.
gone-bot-now = Bot now
gone-wait = Wait
left-seat = You left your seat to a bot.
left-undo = Undo
seat-free = Free
seat-you = you
seat-away = Away, a bot stands in
seat-is-bot = Bot
seat-level = { $level ->
    [rookie] Bot: Rookie
    [driver] Bot: Driver
    [ace] Bot: Ace
   *[other] Bot
}
seat-present = Here
seat-absent = Gone
rename = Rename
new-name = New name
hand-over = Let a bot play
take-back = Play myself again
leave-seat = Leave
seat-voted = Others wish that a bot plays for { $name }, who does not answer.
seat-awaited = Others wait for { $name }; no bot stands in.
seat-freed = The seat of { $name } is free again.
seat-another-device = Another device is at the seat of { $name }.
seat-sat = { $name } sits down.
seat-renamed = { $name } has a new name.
seat-handed_over = A bot now plays for { $name }.
seat-stood_in = A bot stands in for { $name }.
seat-ran_out = The clock of { $name } has run out; a bot plays on.
seat-taken_back = { $name } is back at the wheel.
seat-left = { $name } leaves the seat to a bot.

## The table

board-label = Board
standings = Standings
percent = { $percent } %
progress = The game is { $percent } percent through
cars-label = Cars
course-label = Course
ask-label = What is asked
your-turn = { $name }, it is your turn
waiting-for = Waiting for { $names }
watch = Watch what happens …
looking-back = You are looking back. “{ history-live }” brings you to the present.
only-answer = There was only one answer: { $answer }
bot-plays-for-you = A bot plays for you.
preview-deadly = Costs you a vehicle for certain
preview-reach = Within reach: { $places ->
    [one] one space
   *[other] { $places } spaces
}
preview-dice = To roll: { $dice }
preview-odds = { $what }: { $percent } % ({ $cases } in { $of })
preview-card = Then something unknown is revealed
preview-over = Then the game is over
confirm-title = Are you sure?
confirm-text = This costs you a vehicle for certain.
confirm-yes = Yes, do it
why-over = The game is over.
why-other = Not an answer to what is asked: { $question }
why-piece = This piece cannot be chosen now.
why-place = Nothing that you can do now leads here.
why-not-ahead = Out of reach: it is not ahead of your piece.
why-far = Out of reach: { $away ->
    [one] { $away } space
   *[other] { $away } spaces
} away, with { $left } left to drive.
why-no-way = Out of reach: no way leads here with what is left to drive.
undo = Take back
hint = What would an ace do?
advice-ace = { $count ->
    [one] An ace has tried { $count } course of the game. The share of tries, and the prospect from 0 (the last) to 100 (the win):
   *[other] An ace has tried { $count } courses of the game. The share of tries, and the prospect from 0 (the last) to 100 (the win):
}
hint-here = An ace would do this.
advice-quick = The ace is still getting ready. At first sight this looks best:
advice-line = { $share } % of the tries · prospect { $prospect }
all-answers = List all answers
which-answer = Which one?
drive-where = Click where to drive; drag the way to bend it.
choose-on-board = Choose on the board.
drive-to = { $risk ->
    [die] Drive to { $place }, dice decide there
    [card] Drive to { $place }, something is hidden there
   *[none] Drive to { $place }
}
skip-to-question = To what is asked of you
keys-title = Keys
key-digits = 1 … 9
key-digits-does = pick a die or a card
key-arrows = Arrows
key-arrows-does = choose where to drive
key-step = Shift + arrows
key-step-does = steer one step at once
key-enter = Enter
key-enter-does = take what is marked, drive to the destination
key-backspace = Backspace
key-backspace-does = take back
key-space = Space, held
key-space-does = watch fast
key-bend = Shift + click
key-bend-does = bend the way over a place; so does dragging a place of the way
key-escape = Esc
key-escape-does = let go of the destination
key-tab = Tab
key-tab-does = to the next thing
skip = Skip
skip-to-turn = Skip to my turn
skip-keys = Hold the space bar to watch fast
history = History
history-first = To the beginning
history-back = One move back
history-forward = One move forward
history-position = Position in the game
history-move = { $move } / { $of }
history-live = Live
history-play = Play
history-pause = Pause
history-turn-back = Previous turn
history-turn-forward = Next turn
history-mark-back = Previous highlight
history-mark-forward = Next highlight
history-marks = Jump to …
history-link = Copy link to this moment
history-watch = Watch the game so far
mark-clash = Clash
mark-loss = Loss
mark-prize = Prize
mark-finish = Finish
replay-last = Last move again, at half speed
watch-again = Watch the crash again
pass-to = { $name }, please
pass-text = Pass the device. Cards stay hidden until you say that you are ready.
pass-ready = I am { $name }
button-odds = { $percent } %: { $what }
look-at = Look at { $name }
note-take = Take it
verdict-findings = How this was checked
out-title = { $how ->
    [finished] You are across the line, place { $place } so far
    [open] You are out, place { $place } so far
   *[out] You are out, place { $place }
}
out-watch = Watch on
out-end = Jump to the end
out-new = New game
text-view = Table in words
text-board = The table
text-here = Where you are
text-command = Type the number of an answer, or: look, cars, ahead 9, why, u to take back
text-help = { $count ->
    [0] Nothing is asked of you now. You can type look, cars, ahead 9 or why.
   *[other] Type a number from 1 to { $count }, look, cars, ahead 9, why, u to take your last answer back, or n to take your turn at a shared screen.
}
text-again = It costs you one of your pieces for certain. Type { $number } once more to do it.
text-verb-look = look l
text-verb-cars = cars c
text-verb-ahead = ahead a
text-verb-why = why w
text-verb-undo = undo u
text-verb-next = next n
text-verb-live = live

## Panels

tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-seats = Seats
tab-settings = Settings
panel-log = What happened
panel-chat = Chat
panel-rules = Rules
panel-seats = Seats and links
panel-settings = Settings
rule-of = Rules: { $chapter }
log-earlier = Show what happened before
log-unfold = What happened in it
log-jump = Go to this moment
log-since = Since your last turn
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-label = Your message
chat-players = To everybody
chat-spectators = To other spectators
send = Send
reactions = Reactions
reaction-applause = Applause
reaction-laugh = Laughter
reaction-shock = Shock
reaction-angry = Anger
reaction-sorry = Sorry
reaction-hurry = Hurry up
reaction-well_played = Well played
reaction-thanks = Thanks
rules-search = Search rules, cards and tiles
rules-none = Nothing found; try another word.
speed = Speed of the show
speed-times = { $speed } ×
speed-none = No animation
sound = Sounds
position-title = Position
position-text = Where the game stands now, as a text: to keep, to ask about, or to play on from. It holds what you know and nothing more.
position-copy = Copy position
dice-title = Fair dice
dice-text = All chance comes from a secret whose fingerprint was fixed before the start, and from numbers that everybody mixed in. After the game the secret is shown, and everybody can check every draw.
dice-chosen = Whoever opened this table chose the seed of all chance. Fingerprint:

## After the game

result = Result
see-board = See the board
statistics = Statistics
stat-points = Points
how-ranked = How the ranks come about:
stat-rank = Rank
play-again = Play again
join-again = Play again with { $name }
invitation = Invitation to another game
see-replay = Watch from the start
replay-file = Replay file
replay-link = Link to this game for others
verify-dice = Check the dice
proof-kept = The secret fits the fingerprint that was fixed before the start.
proof-broken = The secret does not fit the fingerprint that was fixed before the start.
proof-chosen = Whoever opened the table chose the seed of all chance: these dice were no secret. This browser did not work them out anew; carambolage verify does.
proof-mixed = Numbers of these seats are part of the dice: { $seats }.
proof-unmixed = No seat mixed in a number: all chance comes from the server’s secret.
proof-untold = These seats promised a number and did not tell it: { $seats }.
proof-number-broken = These seats told another number than they had promised: { $seats }.
proof-draws = This browser worked out all { $count } random numbers of the game anew, and each is the one that was played.
proof-draws-differ = Some of the { $count } random numbers of the game do not come from the secret.
proof-no-draws = The proof names no random numbers.
proof-rules = To have the rules played again too, on a machine of your own: carambolage verify.
proof-promise-kept = The secret is the one that this browser was promised when it came to the table.
proof-promise-broken = The secret is not the one that this browser was promised when it came to the table.
proof-number-used = The number that this browser mixed in is part of the dice.
proof-number-missing = The number that this browser mixed in is missing.
dice-chosen-warning = Whoever opened this table chose the seed of all chance, and may know what is coming.
dice-sound = The dice were fair.
dice-as-chosen = The seed of the dice was chosen, and it is the one that was promised.
dice-untold = The game began without numbers that were promised for the dice: { $seats }. Whoever keeps a number back may have known two games, and chosen one.
dice-unsound = Something does not fit.

## Things on the table

taken-by = Taken by { $name }

## What this place is good for

how-title = Take a seat
how-at-once = Three clicks and you drive
how-at-once-text = Bots take every empty seat, and give it back when you ask.
how-friends = Friends join by a link
how-friends-text = Or by a QR code. Come back on any device, whenever you like.
how-screen = Around one screen, or watching
how-screen-text = Hands stay hidden; spectators see only what everybody may see.
how-fair = Dice that anybody can check
how-fair-text = Nobody can know them beforehand; everybody can verify them afterwards.

## Learning

learn = Learn
learn-play = Set up a game
summary-title = The game in pictures
summary-print = Print
summary-go = Let’s drive
lessons-title = Lessons
lessons-solved = { $solved } of { $count } solved
lesson-away = This lesson is played at a table, which needs the server. Here it is to be read:
lesson-solved = Solved
exercise-label = Exercise
exercise-hint = A hint
exercise-task = The task
exercise-again = Once more
exercise-leave = Back to the lessons
exercise-next = To the next one
hint-text = Hint: { $hint }
coached-title = A first game with a coach
coached-text = Against one Rookie. The coach says a word whenever something comes up for the first time, and is quiet when you like.
coached-start = Drive with the coach
coach-label = The coach
coach-silent = The coach speaks up when something new comes.
coach-understood = Understood
coach-off = Without the coach
puzzle-title = Puzzle of the day
puzzle-text = A position in which one answer is clearly better than all others. Do you find it at the first try?
puzzle-task = One answer is clearly better here. Which one?
puzzle-open = { puzzle-task }
puzzle-done = Well spotted: an ace plays the same.
puzzle-failed = Not quite. An ace plays: { $best }
puzzle-was-solved = Solved today, at the first try. Another one waits tomorrow.
puzzle-was-missed = Not found today; try it again, or come back tomorrow.
puzzle-start = Show me
puzzle-of = Puzzle of the day: { $game }

replay-open-title = Watch a saved game
replay-open-text = Drop a replay file (.jsonl) anywhere on this page, or choose one. No table is opened for it.
replay-choose = Choose a file
replay-too-large = This file is too large for a saved game; a replay file has less than 800 kB.
replay-page = Page to keep
recorded = This is a recording; there is nobody to answer.
history-end = End
share = Share
share-text = Files to send to friends, made on this device.
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-clip = Clip of the move (GIF)
share-making = One moment …
share-nothing = There is no board to draw here yet; go to a later move.
prospects = Who was ahead
prospects-by-search = as the ace expected it
prospects-by-judgment = at a glance, without an ace
prospects-awaited = at a glance; an ace is having a closer look
prospects-decided = Here the race was decided
prospects-spoken = { $name }: { $values } percent.
install = Install on this device
notify = Tell me when it is my turn
insecure = Over plain http browsers offer neither notifications nor installing; over https, or on the computer that runs the server, they do.
notify-turn = It is your turn.
forget-title = Forget this table?
forget-text = It disappears from this list, with the links to your seats; the game itself goes on.
forget = Forget
