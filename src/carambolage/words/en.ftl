seat-name = Player { $number }
spectator-name = Spectator

## The command line

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
    l       show what happened; l 100 shows the last 100 lines
    r       list the chapters of the rules; r 3 shows the third
    u       take your last answer back
    s FILE  save the game to a file
    q       quit; the game is kept
cli-plan-dropped = Something has changed; the rest of your plan is dropped.
cli-undone = Your last answer is taken back.
cli-undo-nothing = There is no answer of yours to take back.
cli-undo-die = Your answer cannot be taken back: a die was rolled or a card drawn since.
cli-undo-card = Your answer cannot be taken back: a card was revealed since.
cli-undo-others = Your answer cannot be taken back: somebody else has decided since.
cli-undo-left = Your answer cannot be taken back: somebody has left since.
cli-saved = The game is saved in { $file }.
cli-not-saved = The game was not saved: { $reason }.
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
