/** Two fingers that spread or close over something, and move along with it. */

import type { Attachment } from "svelte/attachments";

interface Spot { x: number; y: number }

/** `zoom` is called for each move: by how much the fingers have spread since the last one, and where their middle was and is on the screen. One finger is left to the browser. */
export function pinch(zoom: (factor: number, from: Spot, to: Spot) => void): Attachment<HTMLElement> {
  return (element) => {
    let last: { apart: number; middle: Spot } | null = null;

    const measured = ({ touches }: TouchEvent): typeof last => {
      const [one, other] = touches;
      if (!one || !other || touches.length !== 2) return null;
      return { apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 } };
    };
    const begin = (event: TouchEvent): void => {
      last = measured(event);
      if (last && event.cancelable) event.preventDefault();
    };
    const move = (event: TouchEvent): void => {
      const now = measured(event);
      if (!last || !now) return;
      if (event.cancelable) event.preventDefault();
      zoom(now.apart / Math.max(1, last.apart), last.middle, now.middle);
      last = now;
    };
    const end = (event: TouchEvent): void => { last = measured(event); };

    // Otherwise the browser would make the whole page larger.
    element.style.touchAction = "pan-x pan-y";
    const off = new AbortController();
    element.addEventListener("touchstart", begin, { passive: false, signal: off.signal });
    element.addEventListener("touchmove", move, { passive: false, signal: off.signal });
    element.addEventListener("touchend", end, { signal: off.signal });
    element.addEventListener("touchcancel", end, { signal: off.signal });
    return () => { off.abort(); };
  };
}
