import { deepEqual, equal, match } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Counter } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import type { Ruled } from "../../lib/core/table/move.ts";
import { linkAt, linkOf, opened } from "../../lib/core/table/opened.ts";
import { fingerprintOf, recorded, replayed } from "../../lib/core/table/replay.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import { headingsOf } from "../decks.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { randomGame } from "./random-game.ts";

// Random games make claims by the hundred thousand, and a call of `expect` takes longer than the move that it is about, so
// these make theirs with `assert`.
function key({ do: word, card, to }: Ruled): string {
  return `${word} ${card} ${to}`;
}

export async function tableLaws(game: Game): Promise<void> {
  const open = await tableOf(game);
  const { dealer } = open;
  const { goldfish } = dealer;
  const unaided = new Dealer({ ...goldfish, autopilot: [] });
  const seeds = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const often = runs(20, 1000);

  test("offered moves are played, others are refused and change nothing; no card is lost or made; no dead end", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = Dice.of(seed);
        const words = dealer.kinds.map((kind) => kind.do);
        randomGame(open, seed, (table) => {
          const offered = dealer.moves(table);
          const keys = new Set(offered.map(key));
          equal(keys.size, offered.length);
          const state = stateOf(goldfish, table);
          const ids = new Set(state.cards.map((card) => card.id));
          deepEqual([ids.size, state.cards.length, offered.length > 0], [table.size, table.size, !state.over]);
          const before = JSON.stringify(state);
          for (let tries = 0; tries < Math.min(offered.length, 3); tries++) {
            const move = offered[dice.below(offered.length)] as Ruled;
            deepEqual([move, dealer.allows(table, move)], [move, true]);
          }
          const some = offered[dice.below(Math.max(offered.length, 1))];
          for (const wrong of [
            { ...some, card: dice.below(table.size) },
            { ...some, do: words[dice.below(words.length)] },
            { do: words[dice.below(words.length)], card: dice.below(table.size), to: some?.to ?? "hand" },
            { do: "no such move" },
          ] as Ruled[]) {
            if (!keys.has(key(wrong))) match(dealer.play(table, wrong) ?? "", /\.$/);
          }
          equal(JSON.stringify(stateOf(goldfish, table)), before);
        });
      }),
      often,
    );
  });

  test("while a move is allowed the autopilot advises one of them, whoever has played before it and whatever was done by hand", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        randomGame(open, seed, (table) => {
          const advice = dealer.advise(table);
          if (advice) deepEqual([advice, dealer.allows(table, advice.move)], [advice, true]);
          else deepEqual([table.top.phase, table.args, dealer.moves(table)], [table.top.phase, table.args, []]);
        });
      }),
      // In this game of Conquest of Orion a unit with Intercept is already at another planet than the other assaulters.
      { ...often, examples: [["zl07c"]] },
    );
  });

  test("the same seed and moves are the same game, with and without a log; undo goes back to the start; a link brings the moment back", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const states: string[] = [];
        const { begun, moves } = randomGame(open, seed, (table) => {
          states[table.played] = JSON.stringify(stateOf(goldfish, table));
        });
        const dice = Dice.of(seed);
        for (const at of [0, dice.below(moves.length + 1), moves.length]) {
          const again = replayed(dealer, begun, { moves, at });
          expect(again.refused).toBeUndefined();
          expect(JSON.stringify(stateOf(goldfish, again.table))).toBe(states[at]);
        }
        // A game that nobody reads about goes the same way.
        const silent = dealer.open(begun, false);
        for (const move of moves) dealer.play(silent, move);
        expect(JSON.stringify(stateOf(goldfish, silent))).toBe(states[moves.length]);
        // A link carries what both sides did, so that nobody has to be asked when it is opened.
        const { answers = [] } = recorded(dealer, begun, moves);
        const link = linkAt(dealer, begun, { moves, answers, at: moves.length >> 1 }, { release: "0.0.0" });
        const moment = readMoment(link);
        if (typeof moment === "string") throw new Error(moment);
        expect(moment).toMatchObject({ seed, fingerprint: fingerprintOf(goldfish, begun), moves, answers });
        const found = opened(unaided, begun, moment);
        if (found.is === "other") throw new Error(found.why);
        expect(JSON.stringify(stateOf(goldfish, found.table))).toBe(states[moment.at]);
      }),
      often,
    );
  });

  test("what is played on a copy leaves the table alone", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        randomGame(open, seed, (table) => {
          const before = JSON.stringify([stateOf(goldfish, table), table.log]);
          const copy = table.copy();
          const [move] = dealer.moves(copy);
          if (move) dealer.play(copy, move);
          equal(JSON.stringify([stateOf(goldfish, table), table.log]), before);
        });
      }),
      runs(5, 200),
    );
  });

  test("the autopilot plays ten turns, or to the end, by moves that are allowed; the link of both sides has at most 4,096 letters", () => {
    fc.assert(
      fc.property(seeds, fc.nat(9), (seed, list) => {
        const begun = open.start(seed, list);
        const table = dealer.open(begun);
        const moves: Ruled[] = [];
        while (table.turn <= 10 && !dealer.isOver(table)) {
          const advice = dealer.advise(table);
          match(advice?.says ?? "", /^[A-Z].*\.$/);
          if (!advice || moves.length > 3000) throw new Error(`the autopilot is stuck in ${table.top.phase}`);
          deepEqual([advice.move, dealer.play(table, advice.move)], [advice.move, undefined]);
          moves.push(advice.move);
        }
        const link = linkOf(dealer, table, { moves, at: moves.length }, { release: "0.0.0" });
        expect(link.length).toBeLessThanOrEqual(4096);
      }),
      often,
    );
  });

  test("a free move takes no number below zero, except one that may be negative", () => {
    const bounded = (list: readonly Counter[]) => list.filter(({ hidden, mayBeNegative }) => !hidden && !mayBeNegative);
    for (const { id } of bounded(goldfish.counters)) {
      const table = dealer.open(open.start("law"));
      table.set(
        goldfish.counters.findIndex((one) => one.id === id),
        0,
      );
      expect(dealer.play(table, { free: "counter", to: id, by: -1 }), id).toMatch(/\.$/);
    }
    for (const { id } of bounded(goldfish.tokens)) {
      const table = dealer.open(open.start("law"));
      for (let card = 0; card < table.size; card++) {
        table.setToken(
          card,
          goldfish.tokens.findIndex((one) => one.id === id),
          0,
        );
        expect(dealer.play(table, { free: "counter", card, to: id, by: -1 }), id).toMatch(/\.$/);
      }
    }
  });

  test("every phase cites a heading that exists, in words of its own", () => {
    const { rulebook, parts } = headingsOf(game);
    for (const { cite, says, name } of [...goldfish.setup, ...goldfish.phases, ...goldfish.called]) {
      expect(cite.rulebook).toEqual(rulebook);
      expect(Object.keys(parts)).toContain(cite.part);
      expect(cite.page ?? null).toBe(parts[cite.part]);
      expect(says).toMatch(/^[A-Z].*\.$/);
      expect(name).toMatch(/^[A-Z]/);
    }
  });

  test("every section begins in a zone, every zone has its place on the table, and the score has a name", () => {
    const zones = goldfish.zones.map((zone) => zone.id);
    for (const section of game.sections) expect(Object.keys(goldfish.begins)).toContain(section.id);
    for (const zone of Object.values(goldfish.begins)) expect(zones).toContain(zone.split(":")[0]);
    expect(goldfish.score(dealer.open(open.start("law"))).name).toMatch(/^[A-Z]/);
    expect(new Set(goldfish.areas.map(({ zone }) => zone))).toEqual(new Set(zones));
  });
}
