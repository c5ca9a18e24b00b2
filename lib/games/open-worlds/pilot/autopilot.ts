// The autopilot of Open Worlds plays for the highest income at each count, and adjusts its hand for that.
import { memoPerKey } from "../../../core/memo.ts";
import type { Policy } from "../../../core/table/goldfish.ts";
import type { Ruled } from "../../../core/table/move.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { firstPending, isRoomForAll } from "../table/resolution.ts";
import { classed, classOver } from "../table/ship-class.ts";
import { COUNTER, PLACES, STAGED, WORLD, type WorldsIds, type WorldsTable, ZONE } from "../table/table.ts";
import { drawFor, MOST_ADJUSTED } from "../table/turn.ts";
import { hasShipyards, incomeOf } from "../table/worlds.ts";
import { cancelling, keepShips, texts } from "../texts/texts.ts";
import { bestStaging, cheapestSwap, hasStaging, type Staging } from "./staging-plan.ts";

const HAND_LIMIT = 10;

interface Plan {
  readonly turn: number;
  readonly side: number;
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

const canKeepShips = memoPerKey((card: OpenWorldsCard) =>
  texts.abilities(card).some(({ steps }) => steps.some(({ does }) => does === keepShips)),
);

/** Whether a text in hand will keep staged ships of any Class. */
function isSupported(table: WorldsTable): boolean {
  for (const id of table.in(ZONE.hand)) if (canKeepShips(table.card(id))) return true;
  return false;
}

function planOf(table: WorldsTable): readonly Staging[] {
  const before = plans.get(table);
  if (before?.turn === table.turn && before.side === table.side && before.others === others(table, before.stagings))
    return before.stagings;
  const stagings = bestStaging(table, isSupported(table) ? Number.POSITIVE_INFINITY : table.get(COUNTER.priorIncome));
  plans.set(table, { turn: table.turn, side: table.side, others: others(table, stagings), stagings });
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

/**
 * Which card to put away first while adjusting: what earns nothing, and of it what is hardest to play. The tips keep
 * ships for combat, which does not happen alone.
 */
function excess({ kind, class: shipClass, defense }: OpenWorldsCard): number | undefined {
  if (kind === "utility") return 0;
  if (kind === "catastrophe") return 1;
  // Higher Troops are more difficult to play. (Appendix D, p. 18)
  if (kind === "ground") return 100 - (defense ?? 0);
  return kind === "orbital" ? 200 - (shipClass ?? 0) : undefined;
}

/** How useless a card is to the autopilot when its hand is full. The card with the lowest number is put away first. */
function useless(table: WorldsTable, { kind, class: shipClass }: OpenWorldsCard): number | undefined {
  if (kind === "utility") return 0;
  if (kind === "catastrophe") return 1;
  if (kind !== "orbital" || (shipClass ?? 0) <= table.get(COUNTER.income)) return undefined;
  return PLACES.some((place) => hasShipyards(table, place)) ? undefined : 2;
}

function adjustment(table: WorldsTable): Ruled | undefined {
  if (table.get(COUNTER.adjusted) >= Math.min(MOST_ADJUSTED, table.count(ZONE.draw))) return undefined;
  const card = lowest(table, excess);
  return card < 0 ? undefined : { do: "adjust", card };
}

export const autopilot: readonly Policy<OpenWorldsCard, WorldsIds["phase"]>[] = [
  texts.policy,
  {
    says: "The Utility would do something, and this card has no other use than to cancel it.",
    in: ["react"],
    choose: (table) => {
      const [card] = cancelling(table);
      return card === undefined ? undefined : { do: "cancel", card };
    },
  },
  {
    says: "Put away what earns nothing, for cards that may: Utilities, Catastrophes, Ground Forces, then high ships.",
    in: ["adjust"],
    choose: adjustment,
  },
  {
    says: "A Prohibited card cannot be played any more: replace it.",
    in: ["beginning"],
    choose: (table) => {
      // The phase also waits for texts, in any turn.
      if (table.get(COUNTER.final) === 0 || table.count(ZONE.draw) === 0) return undefined;
      const card = lowest(table, ({ prohibited }) => (prohibited ? 0 : undefined));
      return card < 0 ? undefined : { do: "replace", card };
    },
  },
  {
    says: "Stage what earns most next, then what occupies new worlds, the richest first. Industries are kept for a world richer by 3 with room, and the last two places of the richest world for Industries.",
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
    says: "The Class staged is too high, but a card in hand keeps the ships.",
    in: ["reveal"],
    choose: (table) => texts.best(table),
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
    says: "Resolve the worlds in their order.",
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
      if (newcomer < 0 || isRoomForAll(table, place)) return undefined;
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
