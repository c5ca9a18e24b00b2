// What a side may not know has no part in what it chooses, nor in what people and scripts are told of the table.
import { deepEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Player } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { seenBy } from "../../lib/core/table/seen.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { randomGame } from "./random-game.ts";

export async function knowledgeLaws(game: Game): Promise<void> {
  const open = await tableOf(game);
  const plain = open.dealer;

  /** The choice of whoever acts, and what it is told, with all that it does not know put elsewhere, and other dice. */
  function compared(table: Table, by: Player): void {
    const told = (at: Table) => at.as(by, () => seenBy(plain.goldfish, at, plain.moves(at), by));
    const imagined = (n: number) => table.imagined(Dice.of(`other ${table.played} ${n}`), by);
    // A plan that was made before is remembered with its table, so each choice is one of somebody who sits down now.
    const [before, choice] = [told(table), plain.advise(imagined(0))];
    for (const n of [1, 2]) {
      const other = imagined(n);
      deepEqual([told(other), plain.advise(other)], [before, choice]);
    }
  }

  test("hidden cards and dice have no part in a choice of either side, nor in what is told as JSON", () => {
    const choices: [number, number] = [0, 0];
    class Watched extends Dealer {
      override advise(table: Table) {
        if (table.side === 1 && !plain.isOver(table)) {
          choices[1]++;
          compared(table, 1);
        }
        return super.advise(table);
      }
    }
    const dealer = new Watched(plain.goldfish);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
        randomGame(
          { ...open, dealer },
          seed,
          (table) => {
            if (dealer.isOver(table)) return;
            choices[0]++;
            compared(table, 0);
          },
          true,
        );
      }),
      runs(5, 200),
    );
    ok(choices[0] > 0);
    // Where nobody plays by the same rules opposite, nobody chooses there.
    if (plain.goldfish.sides && !process.env.FEWER) expect(choices[1]).toBeGreaterThan(0);
  });
}
