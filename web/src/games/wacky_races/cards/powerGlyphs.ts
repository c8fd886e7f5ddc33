/** A small drawing for each power, on a grid of 24 by 24; those that cancel a trap show the trap instead. */

export const CANCELS: Record<string, string> = {
  sb1: "boulder", gt1: "painted_tunnel", pp1: "painted_tunnel", rm1: "broken_bridge", pe1: "oil", as1: "boulder",
  am1: "sleight_of_hand", ac1: "log", pf1: "broken_bridge", rr1: "log",
};

const RECOVER = "M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5";
const DRAW = "M5 6h8v12H5ZM11 4l6 2-3 11M19 10v8M15 14h8";
const SWAP = "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4";

export const GLYPHS: Record<string, string> = {
  sb2: "M4 18 13 9l3-5 4 4-5 3-9 9ZM3 6h5M3 10h3",
  sb3: "M12 2l2.5 6 6.5-1-4 5 4 5-6.5-1L12 22l-2.5-6L3 17l4-5-4-5 6.5 1Z",
  sb4: RECOVER,
  gt2: "M3 9c4-5 7-3 9 1 2-4 5-6 9-1-3 0-4 2-5 5-2-2-3-1-4 2-1-3-2-4-4-2-1-3-2-5-5-5Z",
  gt3: "M12 3a7.5 7.5 0 0 1 5 13H7a7.5 7.5 0 0 1 5-13ZM6 20h12M9 8c1-2 3-2 4-2",
  gt4: "M5 21V10a7 7 0 0 1 14 0v11l-3-3-2 3-2-3-2 3-2-3ZM9.5 10v1M14.5 10v1",
  pp2: "M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  pp3: "M6 21h12M8 18h8M7 15h10M8 12h8M7 9h10M12 6V2M9 4l3-3 3 3",
  pp4: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4Z",
  rm2: "M21 12 3 5l4 7-4 7ZM7 12h6",
  rm3: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 2v6M12 16v6M2 12h6M16 12h6",
  rm4: "M3 18c8 0 14-2 14-8a4 4 0 0 0-8 0c0 6 5 8 12 8M18 15l3 3-3 3",
  pe2: SWAP,
  pe3: "M4 13V8a1.5 1.5 0 0 1 3 0v3-6a1.5 1.5 0 0 1 3 0v5-6a1.5 1.5 0 0 1 3 0v7l2-2 2 1-3 7c-1 2-3 3-5 3-3 0-5-2-5-6ZM17 4h5v7h-4",
  pe4: "M12 3a6 7 0 1 1 0 14 6 7 0 0 1 0-14ZM12 17v5M9 22h6M9.5 8c.5-2 2-2.5 3-2.5",
  as2: "M3 15l11-6 3 5-11 5ZM5 19a2.5 2.5 0 1 0 5 0M18 8l3-2M19 12h4",
  as3: "M4 5l6 7-6 7M12 5l6 7-6 7",
  as4: "M12 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM12 3v4M5 6l2 3M19 6l-2 3M3 13h3M18 13h3M12 11v3M12 16v.5",
  am2: "M5 9c0-4 4-4 4 0 0 3-1 4-1 6H5c0-2-1-3 0-6ZM5 18h3M14 6c0-4 4-4 4 0 0 3-1 4-1 6h-3c0-2-1-3 0-6ZM14 15h3",
  am3: "M3 8h16v4h-7l-1 3H8l-1 5H3l2-8H3ZM21 7v2",
  am4: "M3 17h18M6 16c0-8 12-8 12 0M8 12c2 1 6 1 8 0",
  ac2: DRAW,
  ac3: "M4 6h6l-6 7h6M13 4h4l-4 5h4M14 13h6l-6 7h6",
  ac4: "M12 2l3 7 7 1-5 4 2 8-7-4-7 4 2-8-5-4 7-1ZM12 8v4M12 15v.5",
  pf2: "M13 2 5 13h6l-2 9 9-12h-6l2-8Z",
  pf3: "M3 14c3-3 6-2 8 0h5c2 0 2 3 0 3h-4M3 19c4 2 9 2 12 0l6-5c1-2-1-3-3-2l-4 3M12 9l3-3-3-3",
  pf4: "M4 20 20 4M14 4h6v6M4 12V4h8",
  rr2: "M12 4l2 3 4-1 0 4 3 2-3 2 0 4-4-1-2 3-2-3-4 1 0-4-3-2 3-2 0-4 4 1ZM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z",
  rr3: "M5 21 15 8M12 4c4-2 8 1 9 5l-5 1-5-4Z",
  rr4: "M4 20h16M5 17 12 5l3 5 2-2 4 9M8 12l4 1",
};
