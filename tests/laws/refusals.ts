import { deepEqual, match, ok } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Free, Ruled } from "../../lib/core/table/move.ts";
import type { Lack, Refusal } from "../../lib/core/table/needs.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { randomGame } from "./random-game.ts";

/**
 * The free moves that bring exactly what a lack says is missing, by its id. Undefined where no free move can bring it: a
 * rule about the turn, or what a card is.
 */
export type Grants = Readonly<Record<string, (table: Table, move: Ruled) => readonly Free[] | undefined>>;

const TRIES = 8;

/** A move of any kind, about any card and place: often one that is offered, with something else in one part of it. */
function anyMove(table: Table, kinds: readonly string[], offered: readonly Ruled[], dice: Dice): Ruled {
  const known: Partial<Ruled> = offered[dice.below(Math.max(offered.length, 1))] ?? {};
  const zones = table.index.spots.map(({ name }) => name);
  const other = {
    do: kinds[dice.below(kinds.length)] as string,
    card: dice.below(table.size),
    to: dice.below(3) === 0 ? `#${dice.below(table.size)}` : (zones[dice.below(zones.length)] as string),
  };
  const part = ["do", "card", "to"][dice.below(4)];
  const move = part === undefined ? { ...known, ...other } : { ...known, [part]: other[part as "do"] };
  return { do: other.do, ...move };
}

/** A law about moves that are refused: each says what it lacks, and granting the only lack makes the move legal. */
export async function refusalLaws(game: Game, grants: Grants): Promise<void> {
  const open = await tableOf(game);
  const { dealer } = open;
  const words = [...new Set(dealer.kinds.map((kind) => kind.do))];

  /** The id of the only lack of a move, if free moves can bring it; the move must be allowed then. */
  function granted(table: Table, move: Ruled, { lacks: [only, more] }: Refusal): string | undefined {
    if (!only || more || !dealer.isOpen(table) || !isOwn(table, move)) return undefined;
    const frees = grants[only.id]?.(table, move);
    if (!frees) return undefined;
    const after = table.copy();
    if (frees.some((free) => dealer.play(after, free) !== undefined)) return undefined;
    // A free move may fill the hand over its maximum, which calls a phase.
    if (after.top.phase !== table.top.phase) return undefined;
    const left = dealer.whyNot(after, move);
    // Of a card that nobody may see, a refusal says only what it would say of any card, so more may be lacking.
    if (isSecret(table, move)) ok(!left?.lacks.some(({ id }) => id === only.id), JSON.stringify([move, only, left]));
    else deepEqual([move, only, left], [move, only, undefined]);
    return only.id;
  }

  test("a refused move says what it lacks and where the rulebook says so; granting the only lack makes it legal", () => {
    const ids = new Set<string>();
    let refused = 0;
    const tryOne = (table: Table, move: Ruled) => {
      const refusal = dealer.whyNot(table, move);
      deepEqual([move, dealer.allows(table, move)], [move, refusal === undefined]);
      if (!refusal) return;
      refused++;
      ok(refusal.lacks.length > 0);
      for (const lack of refusal.lacks) isInWords(lack);
      if (isSecret(table, move))
        ok(
          refusal.lacks.every(({ id }) => TOLD_OF_ALL.includes(id)),
          JSON.stringify(refusal),
        );
      const id = granted(table, move, refusal);
      if (id !== undefined) ids.add(id);
    };
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
        const dice = Dice.of(`refusals of ${seed}`);
        randomGame(open, seed, (table) => {
          if (dealer.isOver(table)) return;
          const offered = dealer.moves(table);
          for (let tries = 0; tries < TRIES; tries++) tryOne(table, anyMove(table, words, offered, dice));
        });
      }),
      runs(10, 300),
    );
    // Chance may leave a rare lack out of few games.
    const wanted = process.env.NIGHTLY ? Object.keys(grants).length : Math.min(Object.keys(grants).length, 1);
    if (!process.env.FEWER) deepEqual([refused > 400, ids.size >= wanted], [true, true]);
  });
}

/** What may be told of a card that the player does not know, as it tells nothing of the card. */
const TOLD_OF_ALL = ["card", "phase", "move"];

function isSecret(table: Table, { card }: Ruled): boolean {
  return card !== undefined && card < table.size && table.isHidden(card);
}

/** Cards of whoever is opposite do not come to the player's side. */
function isOwn(table: Table, { card }: Ruled): boolean {
  return card === undefined || (card < table.size && table.ownerOf(card) === 0);
}

function isInWords({ id, says, cite }: Lack): void {
  match(id, /^[a-z][a-z-]*$/);
  match(says, /^[^A-Z].{3,}$|^[A-Z].*[a-z0-9.”)]$/s);
  ok(!/undefined|NaN|null|\[object/.test(says), says);
  ok(cite.rulebook !== "" && cite.part !== "");
}
