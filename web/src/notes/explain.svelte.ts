/** Tooltips: notes on hover, on focus, on a tap, and on a click that can do nothing. One is shown at a time. */

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
  element: Element;
  /** Whether a tap asked for it, and another one takes what it explains. */
  takes: boolean;
}

/** Things that a click does something with; of a place that a way leads to, the first click only shows the way. */
const TAKES = "[data-takes], [data-key]:not([aria-disabled=true]), [aria-disabled=false]";
const SHOWS_WAY = "[data-way]";
/** Things that say nothing themselves of why they cannot be chosen; a button that is not closed may do something of its own. */
const CLOSED = ".board :not(button), .board button[aria-disabled=true], .desk :not(button), .desk button[aria-disabled=true]";

const DOES_SOMETHING = "button, a, [data-takes], [data-way], [role=button]";

class Notes {
  shown = $state.raw<Shown | null>(null);
  /** During a show nothing is explained. */
  quiet = false;
  /** Why nothing on the table can be chosen now, said where a note itself does not say it. */
  whyNot: (element: Element) => string = () => "";
  private timer = 0;

  show(element: Element, note: Note | null, delay: number): void {
    clearTimeout(this.timer);
    if (!note) return;
    this.timer = window.setTimeout(() => {
      if (element.isConnected && !this.quiet) this.shown = { note, element, takes: false };
    }, delay);
  }

  /** At once, because somebody asked by a click or a tap; with the reason why it cannot be chosen. */
  answer(element: Element, note: Note | null, takes: boolean): void {
    clearTimeout(this.timer);
    const closed = takes || note?.choices?.length ? "" : note?.closed || (element.matches(CLOSED) ? this.whyNot(element) : "");
    if (!this.quiet && (note || closed)) this.shown = { note: { ...(note ?? { title: "", lines: [] }), closed }, element, takes };
  }

  /** A click on bare ground can do nothing: say why, unless a note says more. */
  answerBare = (event: MouseEvent): void => {
    const { currentTarget, target } = event;
    if (!(target instanceof Element) || !(currentTarget instanceof Element) || !target.closest(".board") || target.closest(DOES_SOMETHING)) return;
    queueMicrotask(() => {
      const closed = this.shown || this.quiet ? "" : this.whyNot(target);
      if (closed) this.shown = { note: { title: "", lines: [], closed }, element: currentTarget, takes: false };
    });
  };

  /** The mouse has left an element. */
  left = ({ currentTarget }: Event): void => {
    if (this.shown?.element === currentTarget) this.hide();
  };

  /** Choose what is explained. */
  take = (): void => {
    this.shown?.element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    this.hide();
  };

  /** Not at once: an element also hides its note while it is taken off the page. */
  hide = (): void => {
    clearTimeout(this.timer);
    queueMicrotask(() => (this.shown = null));
  };
}

export const notes = new Notes();
/** Where the mouse was before the present event. */
const mouse = { x: -1, y: -1 };
globalThis.addEventListener?.("pointermove", ({ clientX, clientY }) => Object.assign(mouse, { x: clientX, y: clientY }));

/** What to show for each element that has the focus. Heard here for all: a browser stops at every drawing that listens to the focus itself. */
const focused = new WeakMap<EventTarget, () => void>();
globalThis.addEventListener?.("focusin", ({ target }) => { if (target) focused.get(target)?.(); });
globalThis.addEventListener?.("focusout", ({ target }) => { if (target && focused.has(target) && !notes.shown?.takes) notes.hide(); });

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
    const leave = (event: Event): void => {
      pointed = false;
      if ((event as PointerEvent).pointerType === "mouse") notes.hide();
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") notes.hide();
    };
    /** On touch the first tap explains and the second takes; a click that can do nothing says why. */
    const click = (event: Event): void => {
      const { pointerType } = event as PointerEvent;
      if (!pointerType || element.matches(SHOWS_WAY)) return;
      const takes = element.matches(TAKES);
      if (takes && (pointerType === "mouse" || notes.shown?.element === element)) return;
      const present = note();
      if (takes && !present) return;
      if (takes) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
      // The press that goes with this click has just hidden whatever was shown.
      queueMicrotask(() => { notes.answer(element, present, takes); });
    };
    element.addEventListener("click", click, { capture: true });
    focused.set(element, () => {
      if (element.matches(":focus-visible")) show(120)();
    });
    const stop = listen(element, { pointermove: hover, pointerleave: leave, pointerdown: press, pointercancel: notes.hide });
    return () => {
      stop();
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
