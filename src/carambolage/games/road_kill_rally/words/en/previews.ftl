## What an answer is likely to do

odds-scores = The target is scored
odds-hurt-own = You lose cards
odds-hurt-rival = { $seat } loses cards
odds-wipe_out-own = You wipe out
odds-wipe_out-rival = { $seat } wipes out
