/** A place on the board that the own piece can go to: pointing at it shows the way, a click chooses it, the next one drives. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import { listen } from "../../shell/listen";
import type { TableModel } from "../model/tableModel.svelte";

/** The way is being bent: some place of it is dragged. */
let bending = false;

export function destination({ routes }: TableModel, place: number, label: string): Attachment<Element> {
  return (element) => {
    for (const [name, value] of Object.entries({ role: "button", tabindex: "-1", "data-way": "", "data-place": String(place), "aria-label": label })) element.setAttribute(name, value);
    const enter = (): void => {
      if (bending) routes.bend(place, false);
      else routes.point(place);
    };
    const leave = (): void => {
      if (!bending) routes.endPointing();
    };
    const press = (event: Event): void => {
      const { pointerId, button, target } = event as PointerEvent;
      // A finger is captured by what it touches, a part of the place: the places that it is dragged over shall feel it.
      if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
      if (button !== 0 || !routes.way.some((point) => point.place === place) || place === routes.destination) return;
      bending = true;
      addEventListener("pointerup", () => { bending = false; }, { once: true });
    };
    /** The focus stays where it is: on the button that drives, once there is one. */
    const keepFocus = (event: Event): void => {
      event.preventDefault();
    };
    const release = (): void => {
      if (bending) routes.bend(place, true);
    };
    const choose = (event: Event): void => {
      notes.hide();
      if ((event as MouseEvent).shiftKey) routes.bend(place, true);
      else routes.choose(place);
    };
    const keydown = (event: Event): void => {
      if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(event);
    };
    return listen(element, { click: choose, keydown, pointerenter: enter, pointerleave: leave, focus: enter, blur: leave, mousedown: keepFocus, pointerdown: press, pointerup: release });
  };
}
