// The autopilot of Open Worlds before its texts were carried out, and before Adjust put away what earns nothing
// (7093f29): it adjusts by the Opening Tips (Appendix D, p.18) while fewer than four cards can be deployed.
import type { Policy, Ruled } from "../../lib/core/table/goldfish.ts";
import type { OpenWorldsCard } from "../../lib/games/open-worlds/card.ts";
import { firstPending } from "../../lib/games/open-worlds/resolution.ts";
import { classed, classOver } from "../../lib/games/open-worlds/ship-class.ts";
import { bestStaging, cheapestSwap, hasStaging, type Staging } from "../../lib/games/open-worlds/staging-plan.ts";
import { COUNTER, STAGED, WORLD, type WorldsIds, type WorldsTable, ZONE } from "../../lib/games/open-worlds/table.ts";
import { drawFor, MOST_ADJUSTED } from "../../lib/games/open-worlds/turn.ts";
import { incomeOf, roomAt } from "../../lib/games/open-worlds/worlds.ts";

const ENOUGH_DEPLOYED = 4;
const HAND_LIMIT = 10;

interface Plan {
  readonly turn: number;
  /** The number of moves before the plan was made, without the plan's own moves. */
  readonly others: number;
  readonly stagings: readonly Staging[];
}

/** A plan is made once a turn, and again if it is missing or another move was played. It is not part of the game. */
const plans = new WeakMap<WorldsTable, Plan>();

/** How many moves were played, without those that a plan asks for. */
function others(table: WorldsTable, stagings: readonly Staging[]): number {
  let count = table.played - table.get(COUNTER.adjusted);
  for (const { card, place } of stagings) if (table.zoneOf(card) === ZONE.staged + place) count--;
  return count;
}

function planOf(table: WorldsTable): readonly Staging[] {
  const before = plans.get(table);
  if (before?.turn === table.turn && before.others === others(table, before.stagings)) return before.stagings;
  const stagings = bestStaging(table, table.get(COUNTER.priorIncome));
  plans.set(table, { turn: table.turn, others: others(table, stagings), stagings });
  return stagings;
}

/** The card in hand with the lowest number, among those that have one, or -1. */
function lowest(table: WorldsTable, of: (card: OpenWorldsCard, id: number) => number | undefined): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const value = of(table.card(id), id);
    if (value !== undefined && value < least) [found, least] = [id, value];
  }
  return found;
}

/** Which card to put away first while adjusting: troops of high value, then industries and cities of low defense. */
function excess({ kind, subkind, defense }: OpenWorldsCard): number | undefined {
  if (kind === "ground") return -(defense ?? 0);
  if (subkind === "production") return 100 + (defense ?? 0);
  if (subkind === "population") return 200 + (defense ?? 0);
  return subkind === "station" || subkind === "field" ? 300 : undefined;
}

/** How useless a card is to the autopilot when its hand is full. The card with the lowest number is put away first. */
function useless(table: WorldsTable, { kind, class: shipClass }: OpenWorldsCard): number | undefined {
  if (kind === "utility") return 0;
  if (kind === "catastrophe") return 1;
  return kind === "orbital" && (shipClass ?? 0) > table.get(COUNTER.income) ? 2 : undefined;
}

function adjustment(table: WorldsTable): Ruled | undefined {
  if (table.get(COUNTER.adjusted) >= Math.min(MOST_ADJUSTED, table.count(ZONE.draw))) return undefined;
  const plan = planOf(table);
  if (plan.length >= ENOUGH_DEPLOYED) return undefined;
  const kept = new Set(plan.map(({ card }) => card));
  const card = lowest(table, (one, id) => (kept.has(id) ? undefined : excess(one)));
  return card < 0 ? undefined : { do: "adjust", card };
}

export const policies: readonly Policy<OpenWorldsCard, WorldsIds["phase"]>[] = [
  {
    says: "Fewer than four cards can be deployed on the first turn: put away what is in excess.",
    in: ["adjust"],
    choose: adjustment,
  },
  {
    says: "A Prohibited card cannot be played any more: replace it.",
    in: ["beginning"],
    choose: (table) => {
      const card = table.count(ZONE.draw) > 0 ? lowest(table, ({ prohibited }) => (prohibited ? 0 : undefined)) : -1;
      return card < 0 ? undefined : { do: "replace", card };
    },
  },
  {
    says: "Stage what earns most at the next count, then what occupies new worlds, then what defends best.",
    in: ["stage"],
    choose: (table) => {
      for (const { card, place } of planOf(table)) {
        const isOpen = table.zoneOf(card) === ZONE.hand && table.count(ZONE.staged + place) === 0;
        if (isOpen) return { do: "stage", card, to: STAGED[place] ?? "" };
      }
      return undefined;
    },
  },
  {
    says: "The Class staged is too high: the ship of the lowest defense goes.",
    in: ["reveal"],
    choose: (table) => {
      const [first, ...rest] = classed(table);
      if (first === undefined || classOver(table) <= 0) return undefined;
      const weakest = rest.reduce(
        (low, id) => ((table.card(id).defense ?? 0) < (table.card(low).defense ?? 0) ? id : low),
        first,
      );
      return { do: "trash-ship", card: weakest };
    },
  },
  {
    says: "Resolve the worlds from left to right.",
    in: ["resolve"],
    choose: (table) => {
      const place = firstPending(table);
      return place < 0 ? undefined : { do: "resolve", to: WORLD[place] ?? "" };
    },
  },
  {
    says: "There is no room, so the lowest income returns to the hand for a higher one.",
    in: ["install"],
    choose: (table) => {
      const place = table.args.place ?? 0;
      const newcomer = table.first(ZONE.staged + place);
      if (newcomer < 0 || roomAt(table, place) > 0) return undefined;
      const card = cheapestSwap(table, table.card(newcomer), place);
      const gains = card >= 0 && incomeOf(table, newcomer, place) > incomeOf(table, card, place);
      return gains ? { do: "swap", card } : undefined;
    },
  },
  {
    says: "The hand is too full for the whole draw: what is of least use goes.",
    in: ["trash"],
    choose: (table) => {
      if (table.get(COUNTER.final) > 0 || table.count(ZONE.draw) === 0) return undefined;
      const income = table.get(COUNTER.income);
      const over = table.count(ZONE.hand) + Math.min(drawFor(income), table.count(ZONE.draw)) - HAND_LIMIT;
      if (over <= 0) return undefined;
      let card = lowest(table, (one) => useless(table, one));
      // A hand of cards that cannot enter play would otherwise never change.
      if (card < 0 && !hasStaging(table, income)) card = table.first(ZONE.hand);
      return card < 0 ? undefined : { do: "trash", card };
    },
  },
];
