// The autopilot of Conquest of Orion spends its resources on the dearest cards that do anything at the table, conquers
// when that pays back within three turns or red is idle, and raises its Tier when the hand needs it or gold is idle.

import { memoPerKey } from "../../../core/memo.ts";
import type { Policy } from "../../../core/table/goldfish.ts";
import type { Ruled } from "../../../core/table/move.ts";
import { offeredCards } from "../../../core/table/why-not.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { twins } from "../table/clean-up.ts";
import { CHANGED, costOf } from "../table/costs.ts";
import { canConquer, HIGHEST_TIER, isOpen, land, nameOf } from "../table/economy.ts";
import { isNew, planets, unitsThat } from "../table/galaxy.ts";
import { canPay, canPayAfter, MOST_STORED, mayTrade, PAIRS, TRADES, tradeRate } from "../table/resources.ts";
import { COUNTER, type GalaxyIds, type GalaxyTable, RESOURCES, type Resource, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { texts } from "../texts/texts.ts";
import { combatPolicies } from "./autopilot-combat.ts";
import { dearest, isLasting, isOfUse, isWorthy, placeFor } from "./worth.ts";

const PAYS_BACK_WITHIN = 3;
/** With that much of a resource, more of it may soon be lost. */
const NEARLY_FULL = MOST_STORED - 1;
/** The damage that a card drawn or a resource gained for a conquest makes up for. */
const SETTLING = 2;
/** What may be lost without a trade, because a trade loses two. */
const MARGIN = 1;
const EARLY_TIER = 1;
const EARLY_COST = 3;

/** The neutral planet whose conquest pays back soonest, if that is soon enough or red would be idle, or -1. */
function worthConquering(table: GalaxyTable): number {
  let [found, soonest] = [-1, Number.POSITIVE_INFINITY];
  const within = table.get(COUNTER.red) >= NEARLY_FULL ? Number.MAX_VALUE : PAYS_BACK_WITHIN;
  const isCheaper = table.sum(CHANGED.conquest, -1) > 0;
  for (const id of table.in(ZONE.neutral)) {
    const { paysBackIn, colonise } = traitsOf(table, id);
    if (paysBackIn > within || paysBackIn >= soonest || !colonise) continue;
    if (isCheaper ? isOpen(table, id, -1) : canPay(table, colonise)) [found, soonest] = [id, paysBackIn];
  }
  return found;
}

/** Whether a card has a text about what it conquers. */
const isSettler = memoPerKey((card: ConquestOfOrionCard): boolean =>
  texts
    .abilities(card)
    .some(({ moment, standing }) => moment?.event === "conquers" || standing.some(({ stat }) => stat === "colonise")),
);

/** The unit that has something of a conquest, else the one whose loss hurts the assault least. */
function weakest(table: GalaxyTable): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const id of unitsThat(table, canConquer)) {
    const { damage } = traitsOf(table, id);
    const worth = isSettler(table.card(id)) ? damage - SETTLING : damage;
    if (worth < least) [found, least] = [id, worth];
  }
  return found;
}

function needsTier(table: GalaxyTable): boolean {
  const tier = table.get(COUNTER.tier);
  let [above, all] = [0, 0];
  for (const id of table.in(ZONE.hand)) {
    const traits = traitsOf(table, id);
    if (!isLasting(table, id)) continue;
    all++;
    if (traits.tier > tier) above++;
  }
  if (above * 2 >= all && above > 0) return true;
  // Gold over the cap would be lost, and a higher Tier is of use as long as the deck has cards for it.
  return table.get(COUNTER.gold) >= NEARLY_FULL && tier < highestOf(table);
}

/** The highest Tier that a unit which is still to be played asks for. */
function highestOf(table: GalaxyTable): number {
  const traits = [...table.in(ZONE.hand), ...table.in(ZONE.draw)].map((id) => traitsOf(table, id));
  return traits.reduce((most, { isUnit, tier }) => (isUnit ? Math.max(most, tier) : most), 1);
}

/** Whether as much of any resource is stored. */
function hasStored(table: GalaxyTable, amount: number): boolean {
  return table.get(COUNTER.blue) >= amount || table.get(COUNTER.gold) >= amount || table.get(COUNTER.red) >= amount;
}

/** A trade after which a card in hand can be paid for that cannot be now, or undefined. */
function tradeForCard(table: GalaxyTable): string | undefined {
  const rate = tradeRate(table);
  if (!hasStored(table, rate)) return undefined;
  const tier = table.get(COUNTER.tier);
  for (const id of table.in(ZONE.hand)) {
    const { cost: printed, tier: asked } = traitsOf(table, id);
    if (printed === undefined || asked > tier || !isOfUse(table, id) || canPay(table, printed)) continue;
    const cost = costOf(table, id) ?? printed;
    if (canPay(table, cost)) continue;
    const trade = TRADES.find((one) => mayTrade(table, one) && canPayAfter(table, one, cost, rate));
    if (trade !== undefined && isWorthy(table, id) && placeFor(table, id) !== undefined) return trade;
  }
  return undefined;
}

/** What will be stored of blue, gold and red next turn if nothing is lost. Either-or symbols count for both by half. */
function expected(table: GalaxyTable): readonly number[] {
  let [blue, gold, red] = [table.get(COUNTER.blue), table.get(COUNTER.gold), table.get(COUNTER.red)];
  for (const id of planets(table)) {
    const { produces, earns } = traitsOf(table, id);
    if (earns === 0) continue;
    blue += produces[0] + (produces[3] + produces[4]) / 2;
    gold += produces[1] + (produces[3] + produces[5]) / 2;
    red += produces[2] + (produces[4] + produces[5]) / 2;
  }
  const next = [blue, gold, red];
  const colour = table.get(COUNTER.innateColour);
  next[colour] = (next[colour] ?? 0) + table.get(COUNTER.innate);
  return next;
}

/** Trades what would be lost for what will be least. */
function tradeSurplus(table: GalaxyTable): Ruled | undefined {
  const rate = tradeRate(table);
  if (!hasStored(table, rate)) return undefined;
  const next = expected(table);
  const [most, least] = [Math.max(...next), Math.min(...next)];
  if (most <= MOST_STORED + MARGIN || least + 1 > MOST_STORED) return undefined;
  const trade = `${RESOURCES[next.indexOf(most)]}>${RESOURCES[next.indexOf(least)]}`;
  return mayTrade(table, trade) ? { do: "trade", to: trade } : undefined;
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

const ECONOMY = ["economy", "post-economy"] as const;

export const autopilot: readonly Policy<ConquestOfOrionCard, GalaxyIds["phase"]>[] = [
  { says: "Go first: a turn ahead of the opponent.", in: ["order"], choose: () => ({ do: "go", to: "first" }) },
  {
    says: "Exchange what cannot be played in the first turns.",
    in: ["exchange"],
    choose: (table) => {
      // Replacements are drawn after all exchanges, so that none of them is exchanged again.
      const card = table.in(ZONE.hand).find((id) => {
        const traits = traitsOf(table, id);
        return !traits.isUnit || traits.tier > EARLY_TIER || traits.price > EARLY_COST;
      });
      return card === undefined ? undefined : { do: "exchange", card };
    },
  },
  {
    says: "A unit in outer space can only move onto a planet: bring it there.",
    in: ECONOMY,
    choose: (table) => {
      const [card] = offeredCards(table, land);
      const to = card === undefined ? undefined : land.targets?.(table, card)[0];
      return card === undefined || to === undefined ? undefined : { do: "land", card, to };
    },
  },
  {
    says: "A neutral planet pays back within three turns, or red would be idle: conquer it.",
    in: ECONOMY,
    choose: (table) => {
      const planet = worthConquering(table);
      const unit = planet < 0 ? -1 : weakest(table);
      return unit < 0 ? undefined : { do: "conquer", card: unit, to: nameOf(planet) };
    },
  },
  {
    says: "The hand needs a higher Tier, or the deck does and gold would be lost: pay for it.",
    in: ECONOMY,
    choose: (table) => {
      const isOpenNow = table.get(COUNTER.ascending) === 0 && table.get(COUNTER.gold) >= table.get(COUNTER.tierCost);
      return isOpenNow && table.get(COUNTER.tier) < HIGHEST_TIER && needsTier(table) ? { do: "ascend" } : undefined;
    },
  },
  {
    says: "Play the dearest card that can be paid, a unit where most stand: they strike back together.",
    in: ECONOMY,
    choose: dearest,
  },
  {
    says: "One resource is short for a card: trade three of another one for it.",
    in: ECONOMY,
    choose: (table) => {
      const to = tradeForCard(table);
      return to === undefined ? undefined : { do: "trade", to };
    },
  },
  {
    says: "A resource would be lost next turn: trade it for what is short.",
    in: ["post-economy"],
    choose: tradeSurplus,
  },
  ...combatPolicies,
  texts.policy,
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
    says: "Trade what there is most of for what there is least of.",
    in: ["market"],
    choose: (table) => {
      const [from, to] = [richest(table, RESOURCES), poorest(table, RESOURCES)];
      return table.get(COUNTER[from]) - table.get(COUNTER[to]) < 2 ? undefined : { do: "swap", to: `${from}>${to}` };
    },
  },
  {
    says: "Keep the copy of a Unique card that was there before.",
    in: ["unique"],
    choose: (table) => {
      const both = twins(table);
      const card = both.find((id) => !isNew(table, id)) ?? both[0];
      return card === undefined ? undefined : { do: "keep", card };
    },
  },
];
