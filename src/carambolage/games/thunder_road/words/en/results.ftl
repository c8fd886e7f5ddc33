## How a race ended

end-finish = { $player } wins with { $crew }: first over the Finish Line.
end-survivor = { $player } wins with { $crew }: nobody else is left on the road.
end-wipeout = { $player } wins with { $crew }: all were lost at once, but nobody was further ahead.
end-wipeout-draw = Nobody wins: the last crews were lost in the same moment.
end-round_cap-draw = Nobody wins: after so many rounds the race was called off.
