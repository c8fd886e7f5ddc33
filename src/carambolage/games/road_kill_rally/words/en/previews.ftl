## What an answer is likely to do

odds-scores = The target is scored
odds-mean = { $whole }.{ $tenths } hits on average
odds-hurt-own = You lose cards ({ $mean })
odds-hurt-rival = { $seat } loses cards ({ $mean })
odds-wipe_out-own = You wipe out
odds-wipe_out-rival = { $seat } wipes out
