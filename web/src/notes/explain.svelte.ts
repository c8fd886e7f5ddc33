/** Tooltips: notes on hover, on focus, on a long press. One is shown at a time. */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../protocol";
import { listen } from "../shell/listen";

export interface Note {
  title: string;
  lines: string[];
  /** What choosing it would do now. */
  choices?: Choice[];
  /** Why it cannot be chosen now. */
  closed?: string;
}

interface Shown {
  note: Note;
}

class Notes {
  shown = $state.raw<Shown | null>(null);
  /** During a show nothing is explained. */
  quiet = false;
  private timer = 0;

  show(element: Element, note: Note | null, delay: number): void {
    clearTimeout(this.timer);
    if (!note) return;
    this.timer = window.setTimeout(() => {
      if (element.isConnected && !this.quiet) this.shown = { note };
    }, delay);
  }

  /** Not at once: an element also hides its note while it is taken off the page. */
  hide = (): void => {
    clearTimeout(this.timer);
    queueMicrotask(() => (this.shown = null));
  };
}

export const notes = new Notes();
const LONG_PRESS = 450;
/** Where the mouse was before the present event. */
const mouse = { x: -1, y: -1 };
globalThis.addEventListener?.("pointermove", ({ clientX, clientY }) => Object.assign(mouse, { x: clientX, y: clientY }));

/** What to show for each element that has the focus. Heard here for all: a browser stops at every drawing that listens to the focus itself. */
const focused = new WeakMap<EventTarget, () => void>();
globalThis.addEventListener?.("focusin", ({ target }) => { if (target) focused.get(target)?.(); });
globalThis.addEventListener?.("focusout", ({ target }) => { if (target && focused.has(target)) notes.hide(); });

export function explain(note: () => Note | null): Attachment<Element> {
  return (element) => {
    const show = (delay: number) => (): void => {
      notes.show(element, note(), delay);
    };
    let pointed = false;
    /** Only a mouse that is moved asks for a note: not one under which things move. */
    const hover = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointed || pointerType !== "mouse" || (clientX === mouse.x && clientY === mouse.y)) return;
      pointed = true;
      show(260)();
    };
    const leave = (): void => {
      pointed = false;
      notes.hide();
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") notes.hide();
      else show(LONG_PRESS)();
    };
    focused.set(element, () => {
      if (element.matches(":focus-visible")) show(120)();
    });
    return listen(element, { pointermove: hover, pointerleave: leave, pointerdown: press, pointercancel: notes.hide });
  };
}
