/** Something that is picked up and put onto what takes it, in one gesture: dropping it is a click on what lies below. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import { listen } from "../../shell/listen";

/** Less than so many pixels are a click. */
const STILL = 8;
/** A row that scrolls sideways sets this to `pan-x`: a finger then moves the row, and lifts things by pulling them up. */
const TOUCH = "var(--touch-of-row, none)";
/** A finger pulls up if it goes so much up for each pixel sideways: straight to its place, from anywhere in the row. */
const UP = 0.5;

/** `pick` is called when the element is lifted, `drop` when it was put down where nothing takes it. */
export function draggable(open: boolean, pick: () => void, drop: () => void): Attachment<HTMLElement> {
  return (element) => {
    if (!open) return undefined;
    element.style.touchAction = TOUCH;
    let lifted: HTMLElement | null = null;

    const begin = (event: Event): void => {
      const { clientX, clientY, pointerId, pointerType, button } = event as PointerEvent;
      if (button !== 0) return;
      const scrolls = pointerType !== "mouse" && getComputedStyle(element).touchAction === "pan-x";
      const move = (now: PointerEvent): void => {
        const [x, y] = [now.clientX - clientX, now.clientY - clientY];
        if (!lifted && (Math.hypot(x, y) < STILL || (scrolls && Math.abs(y) < UP * Math.abs(x)))) return;
        if (!lifted) {
          lifted = lift(element);
          element.setPointerCapture(pointerId);
          notes.hide();
          pick();
        }
        lifted.style.translate = `${x}px ${y}px`;
      };
      const end = (now: PointerEvent): void => {
        off.abort();
        if (!lifted) return;
        lifted.remove();
        element.style.opacity = "";
        const below = now.type === "pointerup" ? document.elementsFromPoint(now.clientX, now.clientY) : [];
        const target = below.map((one) => one.closest("[data-takes]")).find((one) => one && one !== element);
        if (target) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else drop();
        setTimeout(() => (lifted = null));
      };
      const off = new AbortController();
      addEventListener("pointermove", move, { signal: off.signal });
      addEventListener("pointerup", end, { signal: off.signal });
      addEventListener("pointercancel", end, { signal: off.signal });
    };
    /** What is lifted does not scroll the row. */
    const hold = (event: Event): void => {
      if (lifted && event.cancelable) event.preventDefault();
    };
    /** The click that ends a drag is none. */
    const click = (event: Event): void => {
      if (!lifted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("touchmove", hold, { passive: false });
    const stop = listen(element, { pointerdown: begin });
    return () => {
      stop();
      lifted?.remove();
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("touchmove", hold);
    };
  };
}

/** What goes with the pointer: a picture of the element, above everything. A row that scrolls would cut the element itself off. */
function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wide, high] = [element.offsetWidth, element.offsetHeight];
  const picture = element.cloneNode(true) as HTMLElement;
  for (const { name } of [...picture.attributes]) if (name.startsWith("data-")) picture.removeAttribute(name);
  Object.assign(picture, { popover: "manual", inert: true, ariaHidden: "true" });
  Object.assign(picture.style, {
    position: "fixed", inset: "auto", left: `${left + (width - wide) / 2}px`, top: `${top + (height - high) / 2}px`,
    width: `${wide}px`, height: `${high}px`, margin: "0", boxSizing: "border-box", overflow: "visible", pointerEvents: "none", zIndex: "50",
  });
  element.parentElement?.append(picture);
  picture.showPopover?.();
  element.style.opacity = "0.35";
  return picture;
}
