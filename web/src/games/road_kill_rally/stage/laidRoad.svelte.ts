/** The road as it lies at this very moment: new tiles come as a roll that lays them row by row, those behind everybody go row by row. */

import type { Tools } from "../../../director/director";
import type { PackFacts, TileSeen } from "../generated";
import { NO_PLACES, placesOf, rowsOf, withoutRow, withRow, type Place, type Point } from "../road/road";

/** The roll of new road: between the edges of the row that it lays, and thinner from row to row; what it has laid of the row. */
export interface RoadRoll { left: Point; right: Point; thick: number; fresh: Point[] }

const ROW_TIME = 85;
const ROW_GONE_TIME = 45;
const ROLL = { thick: 34, thin: 10 };

const between = (from: Point, to: Point, t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });

export class LaidRoad {
  tiles = $state.raw<TileSeen[]>([]);
  places = $state.raw<Map<number, Place>>(NO_PLACES);
  roll = $state.raw<RoadRoll | null>(null);

  settle(tiles: TileSeen[], facts: PackFacts): void {
    this.tiles = tiles;
    this.places = placesOf(tiles, facts, this.places);
    this.roll = null;
  }

  async unroll(tools: Tools, tile: TileSeen, facts: PackFacts): Promise<void> {
    this.tiles = [...this.tiles, tile];
    const rows = rowsOf(tile, facts);
    for (const [number, row] of rows.entries()) {
      const thick = (t: number): number => ROLL.thick - ((ROLL.thick - ROLL.thin) * (number + t)) / rows.length;
      await tools.tween(ROW_TIME, (t) => {
        this.roll = rollOver(row, t, thick(t));
      });
      this.places = withRow(this.places, row);
    }
    this.roll = null;
  }

  async takeAway(tools: Tools, tile: TileSeen, facts: PackFacts): Promise<void> {
    for (const row of rowsOf(tile, facts)) {
      this.places = withoutRow(this.places, row);
      await tools.wait(ROW_GONE_TIME);
    }
    this.tiles = this.tiles.filter((other) => other !== tile);
  }
}

/** From the gate behind a row (0) to that ahead of it (1). */
function rollOver(row: Place[], t: number, thick: number): RoadRoll | null {
  const [left, , , farLeft] = row[0]?.corners ?? [];
  const [, right, farRight] = row.at(-1)?.corners ?? [];
  if (!left || !right || !farLeft || !farRight) return null;
  const [leftEnd, rightEnd] = [between(left, farLeft, t), between(right, farRight, t)];
  return { left: leftEnd, right: rightEnd, thick, fresh: [left, right, rightEnd, leftEnd] };
}
