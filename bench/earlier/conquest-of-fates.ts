// The autopilot of Conquest of Fates before its texts were carried out (7093f29): it deploys the unit with the highest
// printed CQ first, sends a poor first hand back, and keeps Celestials.
import { keptPer } from "../../lib/core/kept-per.ts";
import type { Policy } from "../../lib/core/table/goldfish.ts";
import type { ConquestOfFatesCard } from "../../lib/games/conquest-of-fates/card.ts";
import { type FatesIds, type FatesTable, SKIRMISHES, ZONE } from "../../lib/games/conquest-of-fates/table.ts";
import { nextReveal } from "../../lib/games/conquest-of-fates/turn.ts";

const HAND = 7;

function cq(table: FatesTable, id: number): number {
  return table.card(id).cq ?? 0;
}

/** A unit with an unknown CQ is deployed after all units whose CQ is not negative. */
const UNSTATED = -0.5;

/** The unit in hand with the highest printed CQ that is not negative, or -1. */
function best(table: FatesTable): number {
  let [found, most] = [-1, -1];
  for (const id of table.in(ZONE.hand)) {
    const { kind, cq: printed } = table.card(id);
    const value = typeof printed === "number" ? printed : UNSTATED;
    if (kind === "unit" && value > most) [found, most] = [id, value];
  }
  return found;
}

/** The total CQ that half of all possible first hands of these cards reach, computed over every hand. */
const medianHand = keptPer((cards: FatesTable["start"]["cards"]): number => {
  // ways[n] maps each sum to the number of ways to reach it with n cards.
  const ways = Array.from({ length: HAND + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const { card } of cards) {
    for (let n = HAND; n > 0; n--) {
      const more = ways[n];
      for (const [fewer, count] of ways[n - 1] ?? []) {
        const sum = fewer + (card.cq ?? 0);
        more?.set(sum, (more.get(sum) ?? 0) + count);
      }
    }
  }
  const hands = [...(ways[HAND] ?? [])].sort(([a], [b]) => a - b);
  const half = hands.reduce((sum, [, count]) => sum + count, 0) / 2;
  return middle(hands, half);
});

function middle(hands: readonly (readonly [number, number])[], half: number): number {
  let passed = 0;
  for (const [sum, count] of hands) {
    passed += count;
    if (passed >= half) return sum;
  }
  return 0;
}

function skirmish(table: FatesTable): 1 | 2 {
  return table.top.phase.endsWith("1") ? 1 : 2;
}

export const policies: readonly Policy<ConquestOfFatesCard, FatesIds["phase"]>[] = [
  {
    says: "The hand's CQ is below the deck's median hand: mulligan.",
    in: ["mulligan"],
    choose: (table) => {
      const sum = table.in(ZONE.hand).reduce((total, id) => total + cq(table, id), 0);
      return sum < medianHand(table.start.cards) ? { do: "mulligan" } : undefined;
    },
  },
  {
    says: "What a Celestial does is only in its text, so it is left to the player.",
    in: ["celestial-1", "celestial-2"],
    choose: (table) => {
      const holdsOne = table.in(ZONE.hand).some((id) => table.card(id).kind === "celestial");
      return holdsOne ? { do: "pass" } : undefined;
    },
  },
  {
    says: "Deploy the unit of the highest printed CQ to the leftmost empty location.",
    in: ["deployment-1", "deployment-2"],
    choose: (table) => {
      const to = SKIRMISHES[skirmish(table) - 1]?.find((location) => table.count(ZONE[location]) === 0);
      const card = to === undefined ? -1 : best(table);
      return card < 0 || to === undefined ? undefined : { do: "deploy", card, to };
    },
  },
  {
    says: "Reveal from left to right.",
    in: ["action-1", "action-2"],
    choose: (table) => {
      const [card] = nextReveal(table, skirmish(table));
      return card === undefined ? undefined : { do: "reveal", card };
    },
  },
  { says: "Count the battle.", in: ["tally"], choose: () => ({ do: "tally" }) },
  {
    says: "All battles are over: the conquest pool is the score.",
    in: ["after-battles"],
    choose: () => ({ do: "score" }),
  },
  {
    says: "Over ten cards: the lowest printed CQ goes.",
    in: ["hand-maximum"],
    choose: (table) => {
      const [first = -1, ...rest] = table.in(ZONE.hand);
      return { do: "discard", card: rest.reduce((low, id) => (cq(table, id) < cq(table, low) ? id : low), first) };
    },
  },
];
