import { expect, it } from "vitest";
import { animated, packed } from "../src/replay/share/gif";

/** What a GIF reader makes of packed indices. */
function unpacked(data: number[]): number[] {
  const bytes: number[] = [];
  for (let at = 1; data[at]; at += (data[at] ?? 0) + 1) bytes.push(...data.slice(at + 1, at + 1 + (data[at] ?? 0)));
  let [place, size] = [0, 9];
  const read = (): number => {
    let code = 0;
    for (let bit = 0; bit < size; bit++, place++) code |= (((bytes[place >> 3] ?? 0) >> (place & 7)) & 1) << bit;
    return code;
  };
  const fresh = (): number[][] => Array.from({ length: 258 }, (_, code) => [code]);
  const out: number[] = [];
  let [table, before] = [fresh(), null as number[] | null];
  for (let code = read(); code !== 257; code = read()) {
    if (code === 256) [table, size, before] = [fresh(), 9, null];
    else {
      const entry: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
      out.push(...entry);
      if (before && table.length < 4096) table.push([...before, entry[0] ?? 0]);
      if (table.length >= 1 << size && size < 12) size += 1;
      before = entry;
    }
  }
  return out;
}

it("packs what comes out again, with more codes than fit", () => {
  let seed = 7;
  const indices = Uint8Array.from({ length: 12_000 }, (_, place) => ((seed = (seed * 48271) % (2 ** 31 - 1)), place % 3 ? seed % 7 : seed % 251));
  expect(unpacked(packed(indices))).toEqual([...indices]);
  expect(unpacked(packed(new Uint8Array(9)))).toEqual(Array(9).fill(0));
});

it("writes of a second frame only what changed", () => {
  const frame = (red: number): { pixels: Uint8ClampedArray; shown: number } => ({ pixels: new Uint8ClampedArray([0, 0, 0, 255, red, 0, 0, 255]), shown: 8 });
  const file = animated([frame(0), frame(248)], 2, 1);
  expect(String.fromCharCode(...file.slice(0, 6))).toBe("GIF89a");
  expect(file.at(-1)).toBe(0x3b);
  const images = [...file.keys()].filter((at) => file[at] === 0x2c && file[at + 1] === 0 && file[at + 5] === 2);
  expect(images).toHaveLength(2);
  const second = unpacked([...file.slice((images[1] ?? 0) + 10)]);
  expect(second[0]).toBe(255);
  expect(second[1]).not.toBe(255);
});
