## How a race ended

end-finish = { $player } wins with { $crew }: first over the Finish Line.
end-survivor = { $player } wins with { $crew }: nobody else is left on the road.
end-wipeout = { $player } wins with { $crew }: all were lost at once, but nobody was further ahead.
end-wipeout-draw = Nobody wins: the last crews were lost in the same moment.
end-round_cap-draw = Nobody wins: after so many rounds the race was called off.
ranking = The winner comes first, then whoever is still on the road, the furthest ahead first, then those who are out, the last of them first. Whoever went out in the same moment shares a rank.
