// The autopilot of Conquest of Orion: curve out, conquer when it pays back within three turns, tier up when the hand needs it.
import type { Policy } from "../../core/goldfish.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { twins } from "./clean-up.ts";
import { conquerors, isCastable, isOpen, placesFor } from "./economy.ts";
import { amountsOf, MOST_STORED, PAIRS, total } from "./resources.ts";
import { COUNTER, type GalaxyTable, RESOURCES, type Resource, ZONE } from "./table.ts";
import { assaulters } from "./turn.ts";

const PAYS_BACK_WITHIN = 3;
const EARLY_TIER = 1;
const EARLY_COST = 3;

function costOf(table: GalaxyTable, id: number): number {
  return total(amountsOf(table.card(id).cost));
}

/** The dearest card that can be played now, abilities aside, whose text decides what they are worth; or -1. */
function dearest(table: GalaxyTable): number {
  let [found, most] = [-1, -1];
  for (const id of table.in(ZONE.hand)) {
    if (table.card(id).type === "ability" || !isCastable(table, id)) continue;
    const cost = costOf(table, id);
    if (cost <= most || placesFor(table, id).length === 0) continue;
    [found, most] = [id, cost];
  }
  return found;
}

/** The neutral planet that pays back soonest, if it does in time; or -1. */
function worthConquering(table: GalaxyTable): number {
  let [found, soonest] = [-1, PAYS_BACK_WITHIN + 0.5];
  for (const id of table.in(ZONE.neutral)) {
    const { produces, colonise } = table.card(id);
    const earned = total(amountsOf(produces));
    const turns = earned === 0 ? Number.POSITIVE_INFINITY : total(amountsOf(colonise)) / earned;
    if (turns < soonest && isOpen(table, id)) [found, soonest] = [id, turns];
  }
  return found;
}

function needsTier(table: GalaxyTable): boolean {
  const tier = table.get(COUNTER.tier);
  const hand = table.in(ZONE.hand);
  const above = hand.filter((id) => (table.card(id).tier ?? 1) > tier).length;
  return above * 2 >= hand.length && above > 0;
}

function richest(table: GalaxyTable, among: readonly Resource[]): Resource {
  return among.reduce(
    (best, one) => (table.get(COUNTER[one]) > table.get(COUNTER[best]) ? one : best),
    among[0] ?? "blue",
  );
}

function poorest(table: GalaxyTable, among: readonly Resource[]): Resource {
  return among.reduce(
    (best, one) => (table.get(COUNTER[one]) < table.get(COUNTER[best]) ? one : best),
    among[0] ?? "blue",
  );
}

function pairOf(at: number): readonly Resource[] {
  const words = PAIRS[at]?.split("/") ?? [];
  return RESOURCES.filter((one) => words.includes(one));
}

const ECONOMY = ["economy", "post-economy"];

export const autopilot: readonly Policy<ConquestOfOrionCard>[] = [
  { says: "Go first: a turn sooner.", in: ["order"], choose: () => ({ do: "go", to: "first" }) },
  {
    says: "Exchange what cannot be played in the first turns.",
    in: ["exchange"],
    choose: (table) => {
      // Cards that come for those exchanged are drawn at the end, so that none is exchanged twice.
      const card = table.in(ZONE.hand).find((id) => {
        const { tier } = table.card(id);
        return (tier ?? 1) > EARLY_TIER || costOf(table, id) > EARLY_COST;
      });
      return card === undefined ? undefined : { do: "exchange", card };
    },
  },
  {
    says: "A neutral planet pays back within three turns: conquer it.",
    in: ECONOMY,
    choose: (table) => {
      const planet = worthConquering(table);
      const [unit] = planet < 0 ? [] : conquerors(table);
      return unit === undefined ? undefined : { do: "conquer", card: unit, to: `#${planet}` };
    },
  },
  {
    says: "Half of the hand needs a higher Tier: pay for it.",
    in: ECONOMY,
    choose: (table) => {
      const isOpenNow = table.get(COUNTER.ascending) === 0 && table.get(COUNTER.gold) >= table.get(COUNTER.tierCost);
      return isOpenNow && table.get(COUNTER.tier) < 9 && needsTier(table) ? { do: "ascend" } : undefined;
    },
  },
  {
    says: "Play the dearest card that can be paid.",
    in: ECONOMY,
    choose: (table) => {
      const card = dearest(table);
      if (card < 0) return undefined;
      const [to = ""] = placesFor(table, card);
      return to === "" ? { do: "play", card } : { do: "play", card, to };
    },
  },
  {
    says: "A resource is at its cap: trade three of it for what is short.",
    in: ["post-economy"],
    choose: (table) => {
      const from = RESOURCES.find((one) => table.get(COUNTER[one]) >= MOST_STORED);
      const to = poorest(table, RESOURCES);
      return from === undefined || table.get(COUNTER[to]) >= MOST_STORED
        ? undefined
        : { do: "trade", to: `${from}>${to}` };
    },
  },
  {
    says: "Assault with every unit that can.",
    in: ["assault"],
    choose: (table) => {
      const card = assaulters(table).find((id) => (table.card(id).damage ?? 0) > 0);
      return card === undefined ? undefined : { do: "assault", card };
    },
  },
  {
    says: "Pay with what there is more of.",
    in: ["pay"],
    choose: (table) => {
      const { pair0 = 0, pair1 = 0 } = table.args;
      return { do: "pay", to: richest(table, pairOf(pair0 > 0 ? 0 : pair1 > 0 ? 1 : 2)) };
    },
  },
  {
    says: "Gain what there is less of.",
    in: ["gain"],
    choose: (table) => ({ do: "gain", to: poorest(table, pairOf(table.args.pair ?? 0)) }),
  },
  {
    says: "Keep the first of a Unique card.",
    in: ["unique"],
    choose: (table) => {
      const [card] = twins(table);
      return card === undefined ? undefined : { do: "keep", card };
    },
  },
];
