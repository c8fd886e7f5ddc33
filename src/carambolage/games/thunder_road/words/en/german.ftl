## German Engineering cards: the title is printed in German, here is what it means

german-ge01 = First, a quiet refill.
german-ge02 = Slow but thorough.
german-ge03 = Aiming must be learned.
german-ge04 = Please pull over.
german-ge05 = Small but mean.
german-ge06 = That was fully intended.
german-ge07 = I am only here for the fuel.
german-ge08 = Order must roll.
german-ge09 = Middle class, top performance.
german-ge10 = Who brakes, loses.
german-ge11 = Vehicle inspection is dead.
german-ge12 = Make way, little car!
german-ge13 = Ahead through madness.
german-ge14 = Open road for the wild and free.
german-ge15 = Mirrors are for cowards.
german-ge16 = No speed limit in the wasteland.
german-ge17 = Full throttle is a way of life.
german-ge18 = Overtake without catching up.
