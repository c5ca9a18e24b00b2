// What a side may not know has no part in what it chooses, nor in what people and scripts are told of the table.
import { deepEqual, ok, throws } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Player } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { seenBy, sightOf, withNumbers } from "../../lib/core/table/seen.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { think } from "../../lib/pilots/thinking.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { guarded } from "./guarded.ts";
import { handled, randomGame } from "./random-game.ts";

/** How many positions of a game a night tries, and in how many of them somebody has learnt of cards that lie hidden. */
const POSITIONS = 10_000;
const LEARNT = 1_000;

/** Counts positions, and those with hidden cards that somebody looked at, that a text bares, or that came back from play. */
class Counted {
  readonly #played = new WeakMap<Table, Set<number>>();
  positions = 0;
  learnt = 0;

  note(table: Table): void {
    const played = this.#played.get(table) ?? new Set();
    this.#played.set(table, played);
    const isLearnt = (id: number) => {
      const { isPlay, isPile, isUp } = table.index.spots[table.zoneOf(id)] ?? { isPlay: true };
      if (isPlay && table.isUp(id)) played.add(id);
      if (isPlay || (isPile && isUp)) return false;
      const isBared = table.first(table.zoneOf(id)) === id && table.sum("bare", id) > 0;
      return isBared || played.has(id) || table.isSeen(id, 0) || table.isSeen(id, 1);
    };
    this.positions++;
    if (table.start.cards.filter((_, id) => isLearnt(id)).length > 0) this.learnt++;
  }
}

export async function knowledgeLaws(game: Game): Promise<void> {
  const open = await tableOf(game);
  const plain = open.dealer;

  /** Random games in which cards are also looked at and moved by hand. They are watched before each choice of either side. */
  function watchedGames(
    often: ReturnType<typeof runs>,
    watch: (table: Table, by: Player) => void,
    counted?: Counted,
  ): void {
    const choices: [number, number] = [0, 0];
    const watched = (table: Table, by: Player) => {
      if (plain.isOver(table)) return;
      choices[by]++;
      counted?.note(table);
      watch(table, by);
    };
    class Watched extends Dealer {
      override advise(table: Table) {
        if (table.side === 1) watched(table, 1);
        return super.advise(table);
      }
    }
    const dealer = new Watched(plain.goldfish);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
        const dice = Dice.of(`hands of ${seed}`);
        const isHandled = dice.below(2) === 0;
        randomGame(
          { ...open, dealer },
          seed,
          (table) => {
            watched(table, 0);
            if (isHandled && dealer.isOpen(table) && dice.below(8) === 0) dealer.play(table, handled(table, dice));
          },
          true,
        );
      }),
      often,
    );
    ok(choices[0] > 0);
    // Where nobody plays by the same rules opposite, nobody chooses there.
    if (plain.goldfish.sides && !process.env.FEWER) expect(choices[1]).toBeGreaterThan(0);
  }

  /** The choice of whoever acts, and what it is told, with all that it does not know put elsewhere, and other dice. */
  function compared(table: Table, by: Player): void {
    const told = (at: Table) => at.as(by, () => seenBy(plain.goldfish, at, plain.moves(at), by));
    const imagined = (n: number) => table.imagined(Dice.of(`other ${table.played} ${n}`), by);
    const chosen = (at: Table) => {
      const advice = plain.advise(at);
      return advice && { ...advice, move: withNumbers(at, advice.move, sightOf(at, by).numbers) };
    };
    // A plan that was made before is remembered with its table, so each choice is one of somebody who sits down now.
    const [before, choice] = [told(table), chosen(imagined(0))];
    for (const n of [1, 2]) {
      const other = imagined(n);
      deepEqual([told(other), chosen(other)], [before, choice]);
    }
  }

  test("hidden cards and dice have no part in a choice of either side, nor in what is told as JSON", () => {
    const counted = new Counted();
    const { numRuns, seed } = runs(5, 100);
    const isDone = () => !process.env.NIGHTLY || (counted.positions >= POSITIONS && counted.learnt >= LEARNT);
    for (let n = 0; n === 0 || !isDone(); n++) watchedGames({ numRuns, seed: seed + n }, compared, counted);
    if (process.env.NIGHTLY)
      console.log(
        `${game.name}: ${counted.positions} positions, ${counted.learnt} of them with more known than how cards lie`,
      );
  });

  test("neither side's pilot asks for a card that it may not know, and the thinking one does not either", () => {
    watchedGames(runs(5, 200), (table, by) => {
      const at = table.copy();
      guarded(at, by, () => {
        plain.advise(at);
        if (by === 0 && table.played % 40 === 7) think(plain, at, { rolls: 1, seed: "guarded", finalists: 2 });
      });
      const hidden = table.start.cards.findIndex((_, id) => !table.isKnownTo(by, id));
      if (hidden >= 0) throws(() => guarded(at, by, () => at.card(hidden)), /reads the facts of/);
    });
  });
}
