/** Where each vehicle comes apart: the bumper that is torn off, the panel that is missing, the engine that lies bare. */

export interface Wounds {
  /** The corner of the bumper, and on which side it still hangs. */
  bumper: { x: number; y: number };
  /** The hole in a flank: its middle, how wide it is, how far out the flank is and how deep the hole. */
  panel: { x: number; wide: number; flank: number; deep: number };
  engine: { x: number; y: number; wide: number; high: number };
}

const USUAL: Wounds = { bumper: { x: 47, y: 20 }, panel: { x: -4, wide: 30, flank: -24, deep: 13 }, engine: { x: 34, y: 0, wide: 28, high: 35 } };

const OWN: Record<string, Partial<Wounds>> = {
  pick_up: { panel: { x: -22, wide: 34, flank: -24, deep: 15 }, engine: { x: 36, y: 0, wide: 26, high: 36 } },
  coupe: { engine: { x: 24, y: 0, wide: 36, high: 32 }, panel: { x: -15, wide: 28, flank: -24, deep: 12 } },
  muscle_car: { engine: { x: 29, y: 0, wide: 30, high: 35 }, panel: { x: -9, wide: 30, flank: -22, deep: 12 } },
  armoured_van: { bumper: { x: 47, y: 18 }, panel: { x: -9, wide: 42, flank: -26, deep: 17 }, engine: { x: 40, y: 0, wide: 20, high: 38 } },
  interceptor: { bumper: { x: 39, y: 8 }, panel: { x: -8, wide: 28, flank: -21, deep: 12 }, engine: { x: -35, y: 0, wide: 24, high: 34 } },
  off_roader: { bumper: { x: 46, y: 18 }, panel: { x: -12, wide: 38, flank: -22, deep: 14 }, engine: { x: 34, y: 0, wide: 24, high: 35 } },
  dune_buggy: { bumper: { x: 45, y: 7 }, panel: { x: -3, wide: 30, flank: -17, deep: 9 }, engine: { x: -37, y: 0, wide: 22, high: 24 } },
};

export const woundsOf = (vehicle: string): Wounds => ({ ...USUAL, ...OWN[vehicle] });

const STAGES = 3;

/** How badly a car looks hit, 0 to 3: from the first hit on it shows, and the last third of its structure is a wreck. */
export function stageOf(damage: number): number {
  return damage <= 0 ? 0 : Math.min(STAGES, 1 + Math.floor(damage * STAGES));
}
