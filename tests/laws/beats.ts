// Beats tell a side all that it sees happen, and nothing else.
import { deepEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import { applied, type Beat } from "../../lib/core/table/beats.ts";
import type { Player } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { seenBy } from "../../lib/core/table/seen.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { Witness } from "../../lib/core/table/witness.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { handled, randomGame } from "./random-game.ts";

/** Remembers which cards a side has known at any time since the press. */
class Checked extends Witness {
  readonly table: Table;
  readonly by: Player;
  readonly known = new Set<number>();

  constructor(...[goldfish, table, by = 0]: ConstructorParameters<typeof Witness>) {
    super(goldfish, table, by);
    this.table = table;
    this.by = by;
  }

  note(): void {
    for (let id = 0; id < this.table.size; id++) if (this.table.isKnownTo(this.by, id)) this.known.add(id);
  }

  override begin(): void {
    this.known.clear();
    this.note();
    super.begin();
  }

  override card(id: number): void {
    this.note();
    super.card(id);
  }
}

export async function beatLaws(game: Game): Promise<void> {
  const open = await tableOf(game);
  const { goldfish } = open.dealer;

  function seen(table: Table, by: Player) {
    const { moves: _, ...state } = table.as(by, () => seenBy(goldfish, table, [], by));
    return state;
  }

  /** Claims that some beats call by number or name only cards that their side has known. The log chooses its own words. */
  function keepsSecrets({ table, by, known }: Checked, beats: readonly Beat[], before: ReadonlySet<number>): void {
    const cards = beats.flatMap((beat) => (beat.is === "card" ? [beat.was, beat.now] : []));
    const order = beats.flatMap((beat) => (beat.is === "order" ? beat.cards : []));
    for (const { id, name, faceUp, seen: isSeen } of [...cards, ...order]) {
      ok(id < 0 || known.has(id), `${id} is told of`);
      // Whoever sees a card only between two presses has read of it, unless a text bared the top of a pile.
      const isKnown = id < 0 || before.has(id) || table.isKnownTo(by, id) || !(faceUp || isSeen);
      ok(
        isKnown || (table.log ?? []).some(({ at, text }) => at === table.played && text.includes(name)),
        `${name} is shown for a moment`,
      );
      deepEqual(name, id < 0 ? "A face-down card" : table.label(id));
    }
    const named = beats.flatMap((beat) => (beat.is === "move" ? [`#${beat.move.card ?? -1}`, beat.move.to ?? ""] : []));
    for (const word of named) ok(!/^#\d/.test(word) || known.has(Number(word.slice(1))), `${word} is named`);
  }

  for (const by of [0, 1] as const) {
    test(`beats lead from what side ${by} saw before a press to what it sees then, and tell it nothing else`, () => {
      let told = 0;
      class Watched extends Dealer {
        override play(...[table, move, script]: Parameters<Dealer["play"]>) {
          const witness = table.beats instanceof Checked ? table.beats : new Checked(goldfish, table, by);
          table.beats = witness;
          const before = seen(table, by);
          const why = super.play(table, move, script);
          witness.note();
          const beats = witness.beats();
          deepEqual(applied(before, JSON.parse(JSON.stringify(beats))), seen(table, by));
          if (why !== undefined) deepEqual([why, beats], [why, []]);
          keepsSecrets(witness, beats, new Set(before.cards.map(({ id }) => id)));
          told += beats.length;
          return why;
        }
      }
      const dealer = new Watched(goldfish);
      fc.assert(
        fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
          const dice = Dice.of(`hands of ${seed}`);
          randomGame({ ...open, dealer }, seed, (table) => {
            if (dealer.isOpen(table) && dice.below(6) === 0) dealer.play(table, handled(table, dice));
          });
        }),
        runs(5, 200),
      );
      ok(told > 0);
    });
  }
}
