/** A place that answers lead to without standing for it: pointing at it shows the way, a click keeps it in sight, the next one takes it. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import { listen } from "../../shell/listen";
import type { TableModel } from "../model/tableModel.svelte";

export function leadingTo({ answers, previews }: TableModel, choices: Choice[]): Attachment<Element> {
  return (element) => {
    const [first] = choices;
    if (!first) return undefined;
    const attributes = { role: "button", tabindex: "-1", "data-way": "", "aria-label": choices.map(({ text }) => text).join(" / ") };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const click = (): void => {
      notes.hide();
      if (!previews.chosen || !choices.includes(previews.chosen)) previews.choose(first);
      else if (choices.length === 1) void answers.choose(first);
      else answers.ambiguous = choices;
    };
    const show = (): void => {
      previews.start(first);
    };
    const hide = (): void => {
      previews.end(first);
    };
    const stop = listen(element, { click, pointerenter: show, pointerleave: hide });
    return () => {
      stop();
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  };
}
