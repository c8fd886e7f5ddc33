/** The messages of the WebSocket, grouped by direction. */

import type * as P from "../protocol";

export type Command = Exclude<P.Command, P.Join>;

/** Whatever is told without being asked for has no id. */
export type Answer = Extract<P.Message, { id: string | null }>;

export type ServerMessage = P.Message;

/** A command as a caller writes it: `TableModel.ask` adds the id. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
