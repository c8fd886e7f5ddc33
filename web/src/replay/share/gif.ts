/** Animated GIFs: a palette for all frames, and of each frame only what changed. Every messenger plays them. */

interface Frame {
  /** Red, green, blue and opacity of every pixel. */
  pixels: Uint8ClampedArray;
  /** How long it is shown (hundredths of a second). */
  shown: number;
}

const COLOURS = 255;
/** The index that leaves a pixel as it was. */
const CLEAR = 255;
const MOST_CODES = 4096;

/** Five bits of each colour. */
const binOf = (pixels: Uint8ClampedArray, at: number): number => (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);
const part = (bin: number, shift: number): number => { const five = (bin >> shift) & 31; return (five << 3) | (five >> 2); };
const rgb = (bin: number): [number, number, number] => [part(bin, 10), part(bin, 5), part(bin, 0)];

/** The colours that are seen most, and for every colour the nearest of them. */
export function paletteOf(frames: Frame[]): { colours: number[]; nearest: Uint8Array } {
  const counts = new Uint32Array(1 << 15);
  for (const { pixels } of frames) for (let at = 0; at < pixels.length; at += 4) { const bin = binOf(pixels, at); counts[bin] = (counts[bin] ?? 0) + 1; }
  const seen = Array.from(counts.keys()).filter((bin) => counts[bin]);
  const colours = seen.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0)).slice(0, COLOURS);
  const chosen = colours.map(rgb);
  const nearest = new Uint8Array(1 << 15);
  for (const bin of seen) {
    const [r, g, b] = rgb(bin);
    let best = Infinity;
    chosen.forEach(([red, green, blue], index) => {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < best) [best, nearest[bin]] = [distance, index];
    });
  }
  return { colours, nearest };
}

/** LZW as GIF has it, in blocks of at most 255 bytes. */
export function packed(indices: Uint8Array): number[] {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  const put = (code: number, size: number): void => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) bytes.push(held & 255);
  };
  const [begin, end] = [256, 257];
  let codes = new Map<number, number>();
  let [next, size] = [end + 1, 9];
  put(begin, size);
  let prefix = indices[0] ?? 0;
  for (const index of indices.subarray(1)) {
    const key = (prefix << 8) | index;
    const code = codes.get(key);
    if (code !== undefined) prefix = code;
    else {
      put(prefix, size);
      if (next < MOST_CODES) {
        if (next >= 1 << size) size += 1;
        codes.set(key, next++);
      } else {
        put(begin, size);
        [codes, next, size] = [new Map(), end + 1, 9];
      }
      prefix = index;
    }
  }
  put(prefix, size);
  put(end, size);
  if (bits) bytes.push(held & 255);
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) { const block = bytes.slice(at, at + 255); blocks.push(block.length, ...block); }
  return [8, ...blocks, 0];
}

const word = (value: number): [number, number] => [value & 255, (value >> 8) & 255];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The file; it is played for ever. */
export function animated(frames: Frame[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const { colours, nearest } = paletteOf(frames);
  const table = Array.from({ length: 256 }, (_, index) => rgb(colours[index] ?? 0)).flat();
  const parts: number[][] = [[...letters("GIF89a"), ...word(width), ...word(height), 0xf7, 0, 0, ...table, 0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0]];
  let before: Uint8Array | null = null;
  for (const { pixels, shown } of frames) {
    const now = new Uint8Array(width * height).map((_, pixel) => nearest[binOf(pixels, pixel * 4)] ?? 0);
    const last = before;
    const changed = last ? now.map((index, pixel) => (index === last[pixel] ? CLEAR : index)) : now;
    parts.push([0x21, 0xf9, 4, 0x05, ...word(shown), CLEAR, 0, 0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, ...packed(changed)]);
    before = now;
  }
  return new Uint8Array([...parts.flat(), 0x3b]);
}
