// Appendix D's yardstick, asked of the table itself: which cards, staged alone at a world in turn 1, are in play in turn 2.
import type { Dealt, Start } from "../../../core/table/board.ts";
import type { Rules, Served } from "../../../core/table/opening.ts";
import { ALONE, ownCards } from "../../../core/table/seats.ts";

/** "You can deploy four" is a good hand. (Appendix D) */
const GOOD = 4;
const HAND = 10;
const WORLDS = 5;
const IN_PLAY = ["facilities:1", "orbitals:1", "ground:1"];
const MOST_STEPS = 40;

/** For each world of the row, the cards that deploy there. At most one is staged at each. */
export function deployable(rules: Rules, start: Start, row: readonly string[]): Served {
  const named = (from: string) =>
    new Map(
      ownCards(start)
        .filter((card) => card.from === from)
        .map((card) => [card.label, card]),
    );
  const [own, worlds] = [named("player"), named("worlds")];
  const at = row.flatMap((label) => {
    const world = worlds.get(label);
    if (!world) return [];
    return new Set([...own.values()].filter((card) => deploys(rules, start, card, world)).map((card) => card.label));
  });
  return { least: GOOD, at };
}

/** Whether a card that is staged alone at a world in turn 1 is in play when turn 2 begins. */
function deploys(rules: Rules, start: Start, card: Dealt, world: Dealt): boolean {
  const copies = (one: Dealt, count: number) => Array.from({ length: count }, () => one);
  const table = rules.open({ ...start, ...ALONE, cards: [...copies(card, 2 * HAND), ...copies(world, WORLDS)] }, false);
  let isStaged = false;
  for (let steps = 0; table.turn < 2 && steps < MOST_STEPS; steps++) {
    const held = table.in(table.zone("hand"))[0];
    const stage = { do: "stage", to: "staged:1", ...(held !== undefined && { card: held }) };
    if (!isStaged && rules.allows(table, stage)) {
      rules.play(table, stage);
      isStaged = true;
      continue;
    }
    const step = rules.allows(table, { do: "pass" }) ? { do: "pass" } : rules.advise(table)?.move;
    if (!step || rules.play(table, step) !== undefined) return false;
  }
  return IN_PLAY.some((zone) => table.count(table.zone(zone)) > 0);
}
