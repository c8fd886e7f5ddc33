/** Arrows choose where to drive: from the piece to the place beside it, from that one to the next; Enter drives there. */

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
  if (!(key in DIRECTIONS) || shiftKey || !choices.length || !shown?.roams) return false;
  const places = [...document.querySelectorAll(PLACES)].map((element) => ({ element, place: Number(element.getAttribute("data-place")), ...middleOf(element) }));
  const chosen = places.find(({ place }) => place === routes.destination);
  const start = document.querySelector(START);
  const from = chosen ?? (start && middleOf(start));
  const next = from && nextPlace(from, key, places);
  if (next) {
    routes.choose(next.place);
    next.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  return true;
}
