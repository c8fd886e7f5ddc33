/** All racers by their rank in the race, neutrals too; of a championship the players alone are ranked. */

import { glossary } from "../../notes/glossary.svelte";
import type { Sight } from "../../protocol";
import type { Contestant } from "../gameView";
import { viewOf } from "./received.svelte";

export function contestants(sight: Sight): Contestant[] {
  const view = viewOf(sight);
  if (!view || view.races > 1) return [];
  const racers = view.racers.filter(({ car }) => car);
  return racers
    .map(({ racer, seat, car, position }) => ({ piece: racer, seat: seat === null ? null : racer, name: glossary.part(`racer-${car}`, "short"), rank: (seat === null ? undefined : sight.result?.ranking[racer]) ?? position }))
    .toSorted((one, other) => one.rank - other.rank);
}
