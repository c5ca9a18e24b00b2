// A film shows what a table showed while the game was played, in values that name themselves.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInPool, builtInSets, numbersFile, pilesOf } from "../../lib/cards/built-in.ts";
import type { Move } from "../../lib/core/table/move.ts";
import { checksumOf } from "../../lib/core/table/replay.ts";
import { type State, stateOf } from "../../lib/core/table/state.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { filmMaker, type MadeFilm } from "../../lib/deck/film-maker.ts";
import { games } from "../../lib/games/index.ts";
import { sampleDecks } from "../decks.ts";
import { tableOf } from "../table/games.ts";

const SEED = "film";

test.each(games)(
  "$name: each move of the player's has the frame that the table had, and no hidden card is named",
  async (game) => {
    const pool = builtInPool(game);
    const [deck] = sampleDecks(pool);
    const code = (deck && encode(games, pool, deck)) ?? "";
    const { dealer, startOf } = await tableOf(game);
    const table = dealer.open(startOf(code, SEED));
    const states: State[] = [stateOf(dealer.goldfish, table)];
    const moves: Move[] = [];
    for (let move = dealer.advise(table)?.move; move && moves.length < 40; move = dealer.advise(table)?.move) {
      dealer.play(table, move);
      moves.push(move);
      states.push(stateOf(dealer.goldfish, table));
    }
    const numbers: string[] = JSON.parse(readFileSync(numbersFile(game), "utf8"));
    const film = filmMaker(games, game, { sets: builtInSets(game), numbers, piles: pilesOf(game) });
    const made = (await film({
      code,
      sets: [],
      seats: ["pilot", "pilot"],
      seed: SEED,
      moves,
      at: moves.length,
      answers: table.answers ?? [],
    })) as MadeFilm;
    expect([made.stopped, made.check]).toEqual([undefined, checksumOf(dealer.goldfish, table)]);
    for (const [at, state] of states.entries()) {
      // What the other side did upon a move are frames of their own, and the last of them is where the player goes on.
      const frame = made.frames.findLast((one) => one.at === at);
      expect(frame?.state).toEqual(state);
    }
    expect(made.frames.flatMap(({ log }) => log)).toEqual(table.log);
    const places = new Set(made.board.places.map(({ id }) => id));
    const shown = states.at(-1)?.cards.filter(({ zone }) => places.has(zone)) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    const names = new Set(["A face-down card", ...made.cards.map(({ name }) => name)]);
    for (const { name } of shown) expect(names).toContain(name);
    const last = new Map(made.frames.at(-1)?.state.cards.map(({ id, name }) => [id, name]));
    for (let id = 0; id < table.size; id++) if (table.isHidden(id)) expect(last.get(id)).toBe("A face-down card");
  },
);

test("a film of moves that its rules refuse says where it stops", async () => {
  const [game] = games;
  const pool = builtInPool(game);
  const [deck] = sampleDecks(pool);
  const code = (deck && encode(games, pool, deck)) ?? "";
  const film = filmMaker(games, game, {
    sets: builtInSets(game),
    numbers: JSON.parse(readFileSync(numbersFile(game), "utf8")),
    piles: pilesOf(game),
  });
  const asked = {
    code,
    sets: [],
    seats: ["person", "nobody"],
    seed: SEED,
    moves: [{ do: "resolve" }],
    at: 1,
    answers: [],
  } as const;
  expect(await film(asked)).toMatchObject({ stopped: expect.stringMatching(/\.$/) });
  expect(await film({ ...asked, code: "nothing" })).toEqual({ why: expect.any(String) });
});
