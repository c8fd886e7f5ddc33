import type { Face } from "./face";
import { thunderRoad } from "./thunder_road";
import { wackyRaces } from "./wacky_races";

const FACES: Face[] = [thunderRoad, wackyRaces];

export function faceOf(game: string): Face | undefined {
  return FACES.find((face) => face.game === game);
}
