/** The kinds of screens that the table is laid out for, by name: styles say `@media (--narrow)`. */

export const SCREENS = {
  /** A large screen: what happened is beside the board. */
  "--wide": "(min-width: 1201px) and (min-height: 741px), (min-width: 901px) and (min-height: 741px) and (orientation: portrait)",
  /** Phones, tablets, and pages zoomed in: the board has all the room that there is. */
  "--narrow": "(max-width: 900px), (max-height: 740px), (max-width: 1200px) and (orientation: landscape)",
  /** A phone or a tablet on its side, or a page zoomed in: the board on the left, all that is asked beside it. */
  "--sideways": "(min-width: 560px) and (max-height: 740px), (min-width: 560px) and (max-width: 1200px) and (orientation: landscape)",
  /** A phone: pictures and cards are smaller. */
  "--small": "(max-width: 700px), (max-height: 560px)",
};
