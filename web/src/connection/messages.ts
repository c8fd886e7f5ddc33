/** The messages of the WebSocket, grouped by direction. */

import type * as P from "../protocol";

export type Command =
  | P.Play | P.Undo | P.Sit | P.Start | P.Rename | P.HandOver | P.TakeBack | P.Leave | P.Say | P.React
  | P.Speak | P.Board | P.Position | P.Look | P.Hint | P.PreviewAnswers | P.Ping;

export type Answer = P.Ack | P.Nack | P.Lines | P.PositionText | P.Past | P.Hinted | P.Previews | P.Pong | P.Welcome;

export type ServerMessage = Answer | P.Moved | P.Seats | P.Said | P.Reacted | P.Tick | P.Presence | P.Closing;

/** A command as a caller writes it: `TableModel.ask` adds the id. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
