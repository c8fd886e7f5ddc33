/** Something that is picked up and put onto what takes it, in one gesture: dropping it is a click on what lies below. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import { listen } from "../../shell/listen";

/** Less than so many pixels are a click. */
const STILL = 8;

/** `pick` is called when the element is lifted, `drop` when it was put down where nothing takes it. */
export function draggable(open: boolean, pick: () => void, drop: () => void): Attachment<HTMLElement> {
  return (element) => {
    if (!open) return undefined;
    element.style.touchAction = "none";
    let lifted = false;

    const begin = (event: Event): void => {
      const { clientX, clientY, pointerId, button } = event as PointerEvent;
      if (button !== 0) return;
      const move = (now: PointerEvent): void => {
        const [x, y] = [now.clientX - clientX, now.clientY - clientY];
        if (!lifted && Math.hypot(x, y) < STILL) return;
        if (!lifted) {
          lifted = true;
          element.setPointerCapture(pointerId);
          notes.hide();
          pick();
        }
        Object.assign(element.style, { translate: `${x}px ${y}px`, zIndex: "50", pointerEvents: "none" });
      };
      const end = (now: PointerEvent): void => {
        off.abort();
        Object.assign(element.style, { translate: "", zIndex: "", pointerEvents: "" });
        if (!lifted) return;
        const below = now.type === "pointerup" ? document.elementsFromPoint(now.clientX, now.clientY) : [];
        const target = below.map((one) => one.closest("[data-takes]")).find((one) => one && one !== element);
        if (target) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else drop();
        setTimeout(() => (lifted = false));
      };
      const off = new AbortController();
      addEventListener("pointermove", move, { signal: off.signal });
      addEventListener("pointerup", end, { signal: off.signal });
      addEventListener("pointercancel", end, { signal: off.signal });
    };
    /** The click that ends a drag is none. */
    const click = (event: Event): void => {
      if (!lifted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("click", click, { capture: true });
    const stop = listen(element, { pointerdown: begin });
    return () => {
      stop();
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
