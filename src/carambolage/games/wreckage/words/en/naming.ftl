## Lists and things in sentences

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $rest }
speed = { $gear ->
    [reverse] reverse { $speed }
   *[forward] speed { $speed }
}
card-empty = no card
card-unseen = a face-down card
thing-mine = a mine
thing-edge = the edge of the arena
thing-obstacle = an obstacle
gain-hit = one hit is repaired
gain-card = { $card } comes back
