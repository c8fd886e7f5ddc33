// A boardgame.io server with a race of the size of ours: secret hands, a deck, a course with things on it.
const { Server } = require('boardgame.io/server');

const TILES = 32;
const TERRAINS = 6;
const RACERS = ['mole', 'heron', 'badger', 'stoat', 'otter', 'weasel', 'marten', 'polecat', 'lynx', 'fox'];

const Race = {
  name: 'race',
  minPlayers: 2,
  maxPlayers: 6,
  setup: ({ ctx, random }) => ({
    round: 1,
    course: Array.from({ length: TILES }, (_, place) => ({
      place,
      tile: `tile-${random.Die(60)}`,
      terrain: `terrain-${random.Die(TERRAINS)}`,
      covered: false,
      trap: place % 5 === 0 ? { kind: 'unseen', eyes: [] } : null,
      racers: [],
    })),
    racers: RACERS.map((name, number) => ({
      name,
      owner: number < ctx.numPlayers ? number : null,
      place: 0,
      finished: false,
      power: { used: false, ready: true },
      score: 0,
      history: [0, 0, 0, 0, 0, 0, 0, 0],
    })),
    hands: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [
        seat,
        Array.from({ length: 6 }, () => random.Die(TERRAINS)),
      ]),
    ),
    deck: Array.from({ length: 60 }, () => random.Die(TERRAINS)),
    discard: [],
    log: [],
  }),
  moves: {
    play: ({ G, ctx, random }, card) => {
      const seat = Number(ctx.currentPlayer);
      const hand = G.hands[seat];
      const terrain = hand.splice(card % hand.length, 1)[0];
      const racer = G.racers[seat];
      racer.place = (racer.place + random.Die(3)) % TILES;
      racer.history = [...racer.history.slice(1), racer.place];
      if (racer.place === 0) G.round += 1;
      G.discard.push(terrain);
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      hand.push(G.deck.pop());
      G.log = [...G.log.slice(-3), `${racer.name} plays ${terrain} and moves to ${racer.place}.`];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => {
    const { hands, deck, ...open } = G;
    return { ...open, deck: deck.length, hand: hands[playerID] ?? [], cards: Object.values(hands).map((h) => h.length) };
  },
};

Server({ games: [Race], origins: ['http://localhost'] }).run(Number(process.argv[2]));
