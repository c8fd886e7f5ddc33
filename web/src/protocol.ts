// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.

export const VERSION = 1;

/** Sit down or watch; always the first command. `since` is the last seq seen, 0 for a fresh client. */
export type Join = {
  type: "join";
  version: number;
  table: string;
  tokens: string[];
  lang?: "en" | "fr";
  since?: number;
  own?: string | null;
  id: string;
};

/** Answer for a seat; `turn` is the `turn` of the question that was answered. */
export type Play = {
  type: "play";
  seat: number;
  action: number;
  turn: number;
  careful?: boolean;
  id: string;
};

/** Take a seat's last answer back, where that is fair. */
export type Undo = {
  type: "undo";
  seat: number;
  id: string;
};

/** Take a free seat with an invitation; answered by a new `welcome`. */
export type Sit = {
  type: "sit";
  seat: number;
  token: string;
  name?: string | null;
  id: string;
};

/** Begin without waiting for the free seats, which bots take (host only). */
export type Start = {
  type: "start";
  id: string;
};

/** Promise a number of the own seat's for the dice: the SHA-256 of it, in hexadecimal. */
export type Mix = {
  type: "mix";
  seat: number;
  promise: string;
  id: string;
};

/** Tell the number that was promised, once all are called: 32 to 64 hexadecimal digits. */
export type Reveal = {
  type: "reveal";
  seat: number;
  number: string;
  id: string;
};

/** Give a seat another name. */
export type Rename = {
  type: "rename";
  seat: number;
  name: string;
  id: string;
};

/** Let a bot play for a seat, until it is taken back. */
export type HandOver = {
  type: "hand_over";
  seat: number;
  bot?: string | null;
  id: string;
};

/** Play for the own seat again. */
export type TakeBack = {
  type: "take_back";
  seat: number;
  id: string;
};

/** Hand the seat over and let go of it; its link leads back to it. */
export type Leave = {
  type: "leave";
  seat: number;
  id: string;
};

/** Wish that a bot plays for another seat that has been asked for too long; more than half of the others must. */
export type Vote = {
  type: "vote";
  seat: number;
  target: number;
  id: string;
};

/** Make a seat free again for somebody with an invitation; its links lead nowhere any more (host only). */
export type Free = {
  type: "free";
  seat: number;
  id: string;
};

/** Wish that no bot stands in for another seat at its present question, however long it is gone. */
export type Await = {
  type: "await";
  seat: number;
  target: number;
  id: string;
};

/** Wish a pause, which all people must, or the end of the game, which more than half must; or wish it no longer. */
export type Wish = {
  type: "wish";
  seat: number;
  what: "end" | "pause";
  on?: boolean;
  id: string;
};

/** Leave the game for good: the seat is out of it, by the rules of the game. */
export type Concede = {
  type: "concede";
  seat: number;
  id: string;
};

/** Do not hear a seat any more, or all spectators (none); or hear it again (host only). */
export type Mute = {
  type: "mute";
  seat?: number | null;
  on?: boolean;
  id: string;
};

/** Say what the address of the table alone is good for (host only). */
export type Admit = {
  type: "admit";
  entry: "links" | "sit" | "watch";
  id: string;
};

/** Chat: players are heard by all, or by those who hold a seat alone; spectators by spectators only. */
export type Say = {
  type: "say";
  text: string;
  seat?: number | null;
  seats_only?: boolean;
  id: string;
};

/** One of a few gestures that need no words. */
export type React = {
  type: "react";
  reaction: "angry" | "applause" | "hurry" | "laugh" | "shock" | "sorry" | "thanks" | "well_played";
  seat?: number | null;
  id: string;
};

/** From here on in another language; answered by a new `welcome`. */
export type Speak = {
  type: "speak";
  lang: "en" | "fr";
  id: string;
};

/** All that a seat (none for a spectator) sees, as lines of text; answered by `lines`. */
export type Board = {
  type: "board";
  seat?: number | null;
  seq?: number | null;
  what?: "ahead" | "all" | "pieces";
  count?: number;
  id: string;
};

/** Where the game stands, as far as a seat (none for a spectator) knows, as text; answered by `position_text`. */
export type Position = {
  type: "position";
  seat?: number | null;
  id: string;
};

/** How the game stood after an earlier seq; answered by `past`. */
export type Look = {
  type: "look";
  seq: number;
  id: string;
};

/** The moves that stand and what is worth jumping to; answered by `timeline`. */
export type Timeline = {
  type: "timeline";
  id: string;
};

/** How the game stood after several seqs, in order, to be played like a film; answered by `reel`. */
export type Reel = {
  type: "reel";
  seqs: number[];
  id: string;
};

/** What a bot would answer, where the table allows hints; answered by `hinted`. */
export type Hint = {
  type: "hint";
  seat: number;
  id: string;
};

/** What some of the answers of a seat would do, as far as it can know; answered by `previews`. */
export type PreviewAnswers = {
  type: "preview";
  seat: number;
  turn: number;
  actions: number[];
  id: string;
};

/** All ways on which a seat can take its piece, answer by answer; answered by `routes`. */
export type FindRoutes = {
  type: "routes";
  seat: number;
  turn: number;
  id: string;
};

/** Answered by `pong`. */
export type Ping = {
  type: "ping";
  id: string;
};

/** A pack of components that the host of the server has named, and the hash of what is printed on them. */
export type PackName = {
  name: string;
  hash: string;
};

/** Seconds for the whole game and more for each decision; when they are over a bot plays on, or the seat loses. */
export type ClockRule = {
  bank: number;
  more: number;
  flag: "bot" | "loses";
};

/** A lesson or a puzzle, in words: what to do, hints, and what is said at its end; a puzzle has no words of its own. */
export type ExerciseFacts = {
  name: string;
  following: string;
  kind: "lesson" | "puzzle";
  title: string;
  task: string;
  hints: string[];
  done: string;
  failed: string;
  best: string;
  prospects: Record<number, number>;
};

/** What never changes at a table; there are more `seats` than `players` where one person drives several cars. */
export type TableFacts = {
  table: string;
  game: string;
  title: string;
  pack: PackName | null;
  seats: number;
  players: number;
  options: Record<string, string>;
  clock: ClockRule | null;
  grace: number;
  react: number;
  hints: boolean;
  created: number;
  open: boolean;
  exercise: ExerciseFacts | null;
};

/** What a client needs to show the game of a table with the pack it is played with; it never changes. */
export type GameData = {
  numbers: Record<string, Record<string, number>>;
  glossary: string[];
  chapters: Record<string, string[][]>;
  openings: string[];
  headings: string[];
  accents: string[];
  pack: unknown;
};

/** An answer that the seat may give: its number, its meaning, and words. */
export type Choice = {
  action: number;
  verb: string;
  fields: Record<string, number>;
  text: string;
};

/** How the game ended; `ranking` and `scores` have a place for each seat, rank 1 is the best. */
export type Result = {
  ranking: number[];
  scores: number[];
  winners: number[];
  text: string;
};

/** One thing that happened in the game; `secret` is -1 for those who may not know it, `text` a line for the log. */
export type GameEvent = {
  number: number;
  kind: string;
  a: number;
  b: number;
  c: number;
  secret: number;
  text: string | null;
  about: string | null;
  d?: number;
  e?: number;
  f?: number;
};

/** The way of a piece over numbered places: where it stands (-1: nowhere), what it passes, where it stops. */
export type Way = {
  piece: number;
  places: number[];
};

/** A part of the game in one line of the log: the events from number `first` on, to the first one of the next line. */
export type TurnLine = {
  first: number;
  seq: number;
  text: string;
  seat: number | null;
  seats: number[];
  ways: Way[];
};

/** The game as one seat sees it, or a spectator (-1). `view` is the game's own data, complete if it is `whole`. */
export type Sight = {
  seat: number;
  whole: boolean;
  view: Record<string, unknown>;
  items: Record<string, Record<number, unknown>>;
  asked: number[];
  question: string | null;
  choices: Choice[];
  given: string[];
  turn: number;
  roams: boolean;
  can_undo: boolean;
  over: boolean;
  exercise: "done" | "failed" | "open" | null;
  progress: number | null;
  result: Result | null;
  events_from: number;
  events: GameEvent[];
  lines: TurnLine[];
};

/** A seat: who it is called, who decides for it now, and whether somebody holds it. */
export type Chair = {
  seat: number;
  name: string | null;
  bot: string | null;
  away: boolean;
  free: boolean;
  person: boolean;
  guest: boolean;
  present: boolean;
  awaited: boolean;
};

/** Milliseconds that a seat had left at the moment of the message, and whether they are running. */
export type Clock = {
  seat: number;
  left: number;
  running: boolean;
};

/** The promise about chance: SHA-256 of `secret:salt`, both of which are told when the game is over. */
export type Dice = {
  commitment: string;
  chosen: boolean;
  secret: string | null;
  salt: string | null;
};

/** Something said; `seat` is none for a spectator. */
export type ChatLine = {
  seq: number;
  at: number;
  room: "players" | "seats" | "spectators";
  seat: number | null;
  name: string | null;
  text: string;
};

/** The numbers that seats mix into the dice, each place for a seat: first all promises (SHA-256), then all numbers. */
export type Mixing = {
  called: boolean;
  promises: (string | null)[];
  numbers: (string | null)[];
};

/** What the people at a table have agreed on. */
export type Manners = {
  entry: "links" | "sit" | "watch";
  paused: boolean;
  ended: boolean;
  pause: number[];
  end: number[];
  muted: number[];
};

/** The whole table, after joining or changing the language; `holds` are the seats of this connection. */
export type Welcome = {
  type: "welcome";
  id: string;
  version: number;
  seq: number;
  at: number;
  facts: TableFacts;
  game: GameData;
  phase: "over" | "playing" | "waiting";
  holds: number[];
  host: boolean;
  invited: boolean;
  lang: "en" | "fr";
  sights: Sight[];
  chairs: Chair[];
  clocks: Clock[];
  react: number | null;
  dice: Dice;
  chat: ChatLine[];
  spectators: number;
  mixing: Mixing | null;
  manners: Manners;
};

/** The game went on: a seat answered, took an answer back or lost by its clock; or it began (without `seat`). */
export type Moved = {
  type: "moved";
  seq: number;
  at: number;
  what: "answered" | "began" | "forfeited" | "undone";
  seat: number | null;
  phase: "over" | "playing" | "waiting";
  sights: Sight[];
  chairs: Chair[];
  clocks: Clock[];
  react: number | null;
  dice: Dice;
};

/** Somebody sat down, changed a name, handed a seat to a bot or took it back. */
export type Seats = {
  type: "seats";
  seq: number;
  at: number;
  what: "awaited" | "freed" | "handed_over" | "left" | "ran_out" | "renamed" | "sat" | "stood_in" | "taken_back" | "voted";
  seat: number;
  chairs: Chair[];
  clocks: Clock[];
  react: number | null;
  sights: Sight[];
};

/** Somebody promised a number for the dice or told it, or the numbers were called. */
export type Mixed = {
  type: "mixed";
  seq: number;
  at: number;
  mixing: Mixing | null;
};

/** What the people at the table agree on has changed; after a vote the game may be over. */
export type MannersTold = {
  type: "manners";
  seq: number;
  at: number;
  phase: "over" | "playing" | "waiting";
  manners: Manners;
  clocks: Clock[];
  react: number | null;
};

/** Something about the server that everybody should know: `store_away` (moves wait), `store_back`. */
export type Notice = {
  type: "notice";
  code: string;
  text: string;
};

/** A line of chat. */
export type Said = {
  type: "said";
  seq: number;
  line: ChatLine;
};

/** A gesture; `seat` is none for a spectator. */
export type Reacted = {
  type: "reacted";
  seq: number;
  at: number;
  seat: number | null;
  reaction: "angry" | "applause" | "hurry" | "laugh" | "shock" | "sorry" | "thanks" | "well_played";
};

/** A seq that holds nothing for this connection. */
export type Tick = {
  type: "tick";
  seq: number;
};

/** Who is connected now; not part of the sequence. */
export type Presence = {
  type: "presence";
  present: boolean[];
  gone: (number | null)[];
  devices: number[];
  spectators: number;
};

/** The command was stored as this seq (or, where there is nothing to store, was done). */
export type Ack = {
  type: "ack";
  id: string;
  seq: number;
};

/** The command was refused and changed nothing. `seq` is where the table stands; what was unreadable has no `id`. */
export type Nack = {
  type: "nack";
  id: string | null;
  code: string;
  text: string;
  seq: number;
};

/** The board as text. */
export type Lines = {
  type: "lines";
  id: string;
  seq: number;
  lines: string[];
};

/** The position in the notation that `carambolage.at` and `carambolage show` read. */
export type PositionText = {
  type: "position_text";
  id: string;
  seq: number;
  text: string;
};

/** How the game stood after `seq`, for each seat held; nothing can be answered there. */
export type Past = {
  type: "past";
  id: string;
  seq: number;
  sights: Sight[];
};

/** Something worth jumping to: the seq that brought it, what it means, and the number of the event. */
export type Mark = {
  seq: number;
  kind: "clash" | "finish" | "loss" | "prize";
  event: number;
};

/** The game as a line of moves: their seqs, without those that were taken back, and the marks on it. */
export type TimelineTold = {
  type: "timeline";
  id: string;
  seq: number;
  moves: number[];
  marks: Mark[];
};

/** How the game stood after `seq`, for each seat held, with what happened since the moment before. */
export type Moment = {
  seq: number;
  sights: Sight[];
};

/** Several moments; the views of the first are whole, those after it have what changed. */
export type ReelShown = {
  type: "reel";
  id: string;
  moments: Moment[];
};

/** An answer that a bot thought about: how often, and what it expects of it, from 0 (the last) to 1 (the win). */
export type Considered = {
  action: number;
  visits: number;
  expectation: number;
};

/** What a bot would answer to the question of this turn; `considered` is empty where it did not look ahead. */
export type Hinted = {
  type: "hinted";
  id: string;
  seat: number;
  turn: number;
  bot: string;
  action: number;
  considered: Considered[];
};

/** In how many of all equally likely cases something happens. */
export type Odds = {
  text: string;
  cases: number;
  of: number;
};

/** What an answer will do, up to the first die or card; `deadly` if it costs an own piece for certain. */
export type Preview = {
  action: number;
  shown: unknown;
  reach: number;
  dice: string[];
  odds: Odds[];
  then: "card" | "die" | "over" | "question";
  deadly: boolean;
};

/** What answers would do. */
export type Previews = {
  type: "previews";
  id: string;
  seat: number;
  turn: number;
  previews: Preview[];
};

/** A point of the routes: where the piece stands then (-1: where it began, or gone), and what comes next. */
export type Point = {
  piece: number;
  place: number;
  stop: "card" | "die" | "over" | "question";
};

/** The answer that leads from one point of the routes to another; the safest way is that with the least cost. */
export type Leg = {
  source: number;
  target: number;
  action: number;
  cost: number;
};

/** All ways on which a seat can take its piece; point 0 is the question that stands. */
export type RoutesFound = {
  type: "routes";
  id: string;
  seat: number;
  turn: number;
  points: Point[];
  legs: Leg[];
};

/** The server's time in milliseconds since 1970, and where the table stands. */
export type Pong = {
  type: "pong";
  id: string;
  at: number;
  seq: number;
};

/** The connection is about to be closed, and why: `restart`, `too_fast`, `too_slow`, `full`. */
export type Closing = {
  type: "closing";
  code: string;
  text: string;
};

/** A value of an option, in words. */
export type Value = {
  value: string;
  title: string;
};

/** An option of a game, in words. */
export type OptionFacts = {
  name: string;
  title: string;
  text: string;
  default: string;
  values: Value[];
};

/** A game as it may be set up with one click: the options that it sets; all others stay at their defaults. */
export type PresetFacts = {
  name: string;
  title: string;
  text: string;
  options: Record<string, string>;
};

/** A box of components: its options, with their values without the box and with it. */
export type BoxFacts = {
  name: string;
  title: string;
  options: Record<string, [string, string]>;
};

/** A chapter of the rules in short. */
export type Chapter = {
  name: string;
  title: string;
  text: string;
};

/** A level of bots, in words, with a line about its character. */
export type BotFacts = {
  bot: string;
  title: string;
  text: string;
};

/** A game with the components of one pack, in one language. */
export type GameFacts = {
  game: string;
  title: string;
  about: string;
  least: number;
  most: number;
  languages: string[];
  options: OptionFacts[];
  presets: PresetFacts[];
  boxes: BoxFacts[];
  variants: string[];
  lessons: number;
  puzzles: number;
  reacts: boolean;
  rules: Chapter[];
  bots: BotFacts[];
  version: number;
  pack: string;
  packs: PackName[];
};

/** A picture of the summary of a game, by its name, with a heading and a sentence. */
export type SummaryPanel = {
  name: string;
  title: string;
  text: string;
};

/** A lesson in words. */
export type LessonFacts = {
  name: string;
  title: string;
  task: string;
};

/** What there is to learn a game with: a summary in pictures, lessons, puzzles (numbered from 1), a coach. */
export type LearningFacts = {
  game: string;
  title: string;
  summary: SummaryPanel[];
  lessons: LessonFacts[];
  puzzles: number;
  coached: boolean;
};

/** Who shall sit on a seat: `person` (held by whoever opens the table), `open` (for others, by link), or `bot`. */
export type SeatWish = {
  kind: "bot" | "open" | "person";
  name?: string | null;
  bot?: string | null;
};

/** Seconds for the whole game and more for each decision; when they are over a bot plays on, or the seat loses. */
export type ClockWish = {
  bank: number;
  more?: number;
  flag?: "bot" | "loses";
};

/** The table to open. Whoever chooses a `seed` chooses all dice, and the table says so. */
export type TableWish = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  seed?: number | null;
  clock?: ClockWish | null;
  grace?: number;
  hints?: boolean;
  pack?: PackName | null;
  mix?: boolean;
  entry?: "links" | "sit" | "watch";
  react?: number;
};

/** The way to a seat; none for the seat of a bot. */
export type SeatLink = {
  seat: number;
  token: string | null;
  link: string | null;
};

/** A table was opened. All tokens are told here once; only their hashes are kept. */
export type Opened = {
  table: string;
  host: string;
  watch: string;
  watch_link: string;
  invite: string;
  invite_link: string;
  seats: SeatLink[];
  dice: Dice;
};

/** What anybody may know about a table whose number they know: who plays, whose turn it is, how far it has come. */
export type TableInfo = {
  facts: TableFacts;
  phase: "over" | "playing" | "waiting";
  seq: number;
  chairs: Chair[];
  dice: Dice;
  mixing: Mixing | null;
  entry: "links" | "sit" | "watch";
  asked: number[];
  progress: number | null;
  last: string | null;
  result: string | null;
};

/** One line of a table's log that chance depends on, with its `draws`: for each random number sides and outcome. */
export type ProofEntry = {
  seq: number;
  what: "answered" | "forfeited" | "undone";
  seat: number;
  action?: number | null;
  draws?: ([number, number])[];
};

/** Everything needed to check the dice of a finished game; `mixing` is none where no seat mixed in a number. */
export type Proof = {
  carambolage_table: number;
  table: string;
  game: string;
  rules: number;
  pack: string;
  players: number;
  options: Record<string, string>;
  commitment: string;
  secret: string;
  salt: string;
  log: ProofEntry[];
  digest: string;
  pack_name?: string | null;
  chosen?: boolean;
  mixing?: Mixing | null;
  opening?: ([number, number])[];
};

/** What a check of the dice found, sentence by sentence. */
export type Verdict = {
  sound: boolean;
  findings: string[];
};

/** How well each seat stood in a finished game, in percent after some seqs, from 0 (the last) to 100 (the win). */
export type Prospects = {
  searched: boolean;
  awaited: boolean;
  curves: (([number, number])[])[];
  decided: number | null;
};

/** The text of a saved game, as `replay` gives it and `carambolage play` writes it. */
export type SavedGame = {
  text: string;
};

/** A whole game as spectators saw it, to be watched without a server: as the answers to `join`, `timeline`, `reel`. */
export type Recording = {
  welcome: Welcome;
  timeline: TimelineTold;
  moments: Moment[];
  words: string;
  proof: Proof | null;
  prospects: Prospects | null;
};

/** Why a request was refused, as a code and a sentence. */
export type Refusal = {
  code: string;
  text: string;
};

/** How the server is: `deaf` if it does not hear of other workers' entries, `away` if it cannot reach its store. */
export type Health = {
  status: "away" | "deaf" | "ok";
  version: string;
  tables: number;
  connections: number;
  reach: string | null;
  can_open: boolean;
};

/** Where others in the same network find the server. */
export type Reach = {
  reach: string;
};

export type Command = Join | Play | Undo | Sit | Start | Mix | Reveal | Rename | HandOver | TakeBack | Leave | Vote | Free | Await | Wish | Concede | Mute | Admit | Say | React | Speak | Board | Position | Look | Timeline | Reel | Hint | PreviewAnswers | FindRoutes | Ping;

export type Message = Welcome | Moved | Seats | Mixed | MannersTold | Notice | Said | Reacted | Tick | Presence | Ack | Nack | Lines | PositionText | Past | TimelineTold | ReelShown | Hinted | Previews | RoutesFound | Pong | Closing;
