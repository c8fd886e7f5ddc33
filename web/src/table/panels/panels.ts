/** The panels beside the board, each with an icon of the same name. */
export const PANELS = ["log", "chat", "rules", "seats", "settings"] as const;
