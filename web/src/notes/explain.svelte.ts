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
  box: DOMRect;
}

class Notes {
  shown = $state.raw<Shown | null>(null);
  private timer = 0;

  show(element: Element, note: Note | null, delay: number): void {
    clearTimeout(this.timer);
    if (!note) return;
    this.timer = window.setTimeout(() => {
      if (element.isConnected) this.shown = { note, box: element.getBoundingClientRect() };
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

export function explain(note: () => Note | null): Attachment<Element> {
  return (element) => {
    const show = (delay: number) => (): void => {
      notes.show(element, note(), delay);
    };
    const hover = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") show(260)();
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") notes.hide();
      else show(LONG_PRESS)();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(120)();
    };
    return listen(element, { pointerenter: hover, pointerleave: notes.hide, pointerdown: press, pointercancel: notes.hide, focus, blur: notes.hide });
  };
}
