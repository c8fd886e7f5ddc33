/** The markings of the five motorcycles. */
export const BIKE_MARKS: Record<string, string> = {
  bike_skull: "M-9-3C-9-14 9-14 9-3 9 2 6 3 5 9H-5C-6 3-9 2-9-3ZM-6-3a3 3 0 1 0 6 0 3 3 0 1 0-6 0M1-3a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  bike_spade: "M0-11C4-4 11-1 10 4 9 8 4 8 2 5L4 11H-4L-2 5C-4 8-9 8-10 4-11-1-4-4 0-11Z",
  bike_bolt: "M2-12-8 2H-1L-3 12 8-3H1Z",
  bike_scorpion: "M-2 4C-8 2-8-6-2-8 4-8 6-12 2-13 10-14 12-6 6-4 2-3 0 0 4 2L9-1 7 5 10 10 3 7C0 9-4 8-7 11-8 7-6 5-2 4Z",
  bike_eight_ball: "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM0-7A4 4 0 0 0-3-1 4.4 4.4 0 1 0 3-1 4 4 0 0 0 0-7ZM0-5A2 2 0 1 1 0-1 2 2 0 1 1 0-5ZM0 1A2.3 2.3 0 1 1 0 5.5 2.3 2.3 0 1 1 0 1Z",
};
