// The same load on boardgame.io: two people in turn, each move throws eight dice on the server, and both are shown it.
const { Server } = require("boardgame.io/server");

const dice = {
  name: "dice",
  setup: () => ({ dice: [], totals: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    throwAll: ({ G, ctx, random }) => {
      G.dice = random.D6(8);
      G.totals[Number(ctx.currentPlayer)] += G.dice.reduce((sum, die) => sum + die, 0);
    },
  },
};

console.log = () => {}; // the first line is to be the address
const server = Server({ games: [dice], origins: ["*"] });
server.run({ port: 0, lobbyConfig: { uuid: () => "unused" } }).then(({ appServer }) => {
  process.stdout.write(`:${appServer.address().port}\n`);
});
