/** Arrows choose where to drive: from the piece to the place beside it, from that one to the next; Enter drives there.

Where there are no ways to be found, they lead from one thing on the board that can be chosen to the next. */

import type { TableModel } from "../model/tableModel.svelte";

export interface Middle {
  x: number;
  y: number;
}

const DIRECTIONS: Partial<Record<string, Middle>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Where the piece stands, and places that it can go to: both as they lie on the screen. */
const START = ".board [data-start]";
const PLACES = ".board [data-place]";
const THINGS = ".board [data-way], .board [data-takes]";

/** How far aside a place may lie for each step ahead: lanes are shifted by half a space. */
const ASIDE = 1.5;
/** A place that is less than so many pixels ahead is beside the other one. */
const AHEAD = 2;

/** The nearest of some places in a direction, none where nothing lies that way. */
export function nextPlace<Place extends Middle>(from: Middle, key: string, places: Place[]): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const inSight = places.flatMap((place) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    return ahead > AHEAD && aside <= ASIDE * ahead ? [{ place, far: ahead + aside }] : [];
  });
  return inSight.sort((one, other) => one.far - other.far)[0]?.place ?? null;
}

function middleOf(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Have an arrow choose a destination; false where it does not stand for one. With Shift it takes a single step instead. */
export function chooseByArrow({ key, shiftKey }: KeyboardEvent, { playback: { shown }, answers: { choices }, routes }: TableModel): boolean {
  if (!(key in DIRECTIONS) || shiftKey || !choices.length) return false;
  const next = shown?.roams ? nextElement(key, PLACES, (element) => placeOf(element) === routes.destination) : nextElement(key, THINGS, (element) => element === document.activeElement);
  if (shown?.roams && next) routes.choose(placeOf(next));
  else next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return shown?.roams || next !== undefined;
}

const placeOf = (element: Element): number => Number(element.getAttribute("data-place"));

/** What lies in the direction of a key: seen from what was chosen last, else from the piece. */
function nextElement(key: string, selector: string, isChosen: (element: Element) => boolean): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({ element, ...middleOf(element) }));
  const start = document.querySelector(START);
  const from = places.find(({ element }) => isChosen(element)) ?? (start && middleOf(start));
  return from ? nextPlace(from, key, places)?.element : undefined;
}
