// The autopilot of Shoulder of Orion races: it attacks, and buys what takes the opponent's life soonest. Cards that do
// no damage by themselves pay for the others.

import type { Policy } from "../../../core/table/goldfish.ts";
import type { Ruled } from "../../../core/table/move.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { attackThrough, possibleBlockers } from "../opposite/opposite.ts";
import { answer } from "../table/answering.ts";
import { attackerOf, blockersIn, healthLeft, warriors } from "../table/combat.ts";
import { costOf, FOR, mayUseCache, mint, techCost } from "../table/paying.ts";
import { attackTargets, cacheCard, isPlayable, mayAttack, playInstant } from "../table/play-step.ts";
import {
  attackOf,
  COUNTER,
  damageOf,
  isAttacked,
  isWarrior,
  type OrionIds,
  type OrionTable,
  overMaximum,
  ZONE,
} from "../table/table.ts";
import { texts } from "../texts/texts.ts";
import {
  ableTo,
  blockerAgainst,
  type Fighter,
  fighter,
  isShort,
  isWasted,
  opposing,
  safeBlocker,
  tradingBlocker,
} from "./blocks.ts";
import { bearer, hasAbilities, means, planOf, type Race, raceOf } from "./racer.ts";

/** The cache is filled up to this many cards before it is used. */
const FULL_CACHE = 2;

/** The least worth of a card whose tier is no higher than the Tech Level. */
const PLAYABLE = 200;

/** A card whose text lets a warrior attack again. */
const RALLYING = 5;

/**
 * How useful a card is at a Tech Level: by its attack for each card that it takes. Cards of a higher tier count less,
 * and cards that do no damage count nothing.
 */
function worth({ type, tier = 1, attack, rallies, rate }: Race, level: number): number {
  if (type === "action" || type === "instant") return rallies ? RALLYING : 0;
  if (attack === 0 || rate === 0) return 0;
  const above = tier - level;
  return above > 0 ? PLAYABLE - 50 * above + rate : PLAYABLE + rate;
}

/** The least useful card in hand, cards that are kept last, or -1. */
function least(table: OrionTable, level = table.get(COUNTER.techLevel), kept: readonly number[] = []): number {
  let [found, lowest] = [-1, Number.POSITIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const value = worth(raceOf(table, id), level) + (kept.includes(id) ? 1000 : 0);
    if (value < lowest) [found, lowest] = [id, value];
  }
  return found;
}

/** The most useful card in hand. */
function best(table: OrionTable): number {
  const level = table.get(COUNTER.techLevel);
  let [found, most] = [-1, -1];
  for (const id of table.in(ZONE.hand)) {
    const value = worth(raceOf(table, id), level);
    if (value > most) [found, most] = [id, value];
  }
  return found;
}

/** An attack action to begin with, if those that can be paid for take the opponent's last life together, or -1. */
function finishing(table: OrionTable): number {
  const life = table.get(COUNTER.dummyLife);
  const attackIn = (id: number) => (table.card(id).type === "attack-action" ? (attackOf(table, id) ?? 0) : 0);
  const costIn = (id: number) => (costOf(table, id) ?? 0) + (table.zoneOf(id) === ZONE.hand ? 1 : 0);
  let most = 0;
  for (const zone of [ZONE.hand, ZONE.orbit]) for (const id of table.in(zone)) most += attackIn(id);
  if (most < life) return -1;
  const theirs = opposing(table);
  const actions = [...table.in(ZONE.hand), ...table.in(ZONE.orbit)].filter(
    (id) =>
      attackIn(id) > 0 &&
      isPlayable(table, id) &&
      blockerAgainst(ableTo(table, theirs, id), fighter(table, id, attackIn(id)), life) === undefined,
  );
  let [spend, damage, first] = [means(table), 0, -1];
  for (const id of actions.sort((a, b) => attackIn(b) * costIn(a) - attackIn(a) * costIn(b))) {
    if (costIn(id) > spend) continue;
    spend -= costIn(id);
    damage += attackIn(id);
    if (first < 0) first = id;
  }
  return damage >= life ? first : -1;
}

/**
 * The next warrior to attack with, or -1. If more are ready than can be blocked, all attack, the weakest first, so that
 * it meets the blocker. Otherwise none does that a blocker would destroy for nothing.
 */
function attacker(table: OrionTable): number {
  const isAlone = table.count(ZONE["enemy-ao"]) === 0;
  const ready: Fighter[] = [];
  for (const id of warriors(table)) {
    const attack = table.isExhausted(id) ? 0 : (attackOf(table, id) ?? 0);
    if (attack <= 0) continue;
    if (isAlone) return id;
    ready.push(fighter(table, id, attack));
  }
  if (ready.length === 0) return -1;
  ready.sort((a, b) => a.deals - b.deals);
  const life = table.get(COUNTER.dummyLife);
  const theirs = opposing(table);
  const isMore = ready.length > ableTo(table, theirs, -1).length;
  const sent = isMore
    ? ready[0]
    : ready.find((one) => !isWasted(blockerAgainst(ableTo(table, theirs, one.id), one, life), one));
  return sent?.id ?? -1;
}

/** An attack goes at the other player, if no text says what it must go at. */
function aim(table: OrionTable): Pick<Ruled, "to"> {
  const [to = ""] = attackTargets(table);
  return to === "" ? {} : { to };
}

/** Texts seldom make a card cheaper by more than this. */
const CHEAPER = 2;

/** Whether a higher Tech Level lets the cards at hand do more damage, what it costs included. */
function isTechWorthIt(table: OrionTable): boolean {
  const level = table.get(COUNTER.techLevel);
  const spend = means(table);
  const left = spend - techCost(table);
  // Without a card that can be paid for then, a higher Tech Level is worth nothing.
  const isForIt = (id: number) => {
    const { tier, cost } = table.card(id);
    const own = table.zoneOf(id) === ZONE.hand ? 1 : 0;
    return (tier ?? 0) > level && (cost ?? 0) + own - CHEAPER <= left;
  };
  if (!table.in(ZONE.hand).some(isForIt) && !table.in(ZONE.orbit).some(isForIt)) return false;
  return planOf(table, level + 1, left).gain > planOf(table, level, spend).gain;
}

/** How many cards in hand are enough to spend two of them on a Tech Level. */
const IDLE = 3;

/** Whether enough cards wait for nothing, beside one that does damage at most two Tech Levels above. */
function isTechForIdle(table: OrionTable): boolean {
  if (table.count(ZONE.hand) < IDLE || means(table) < techCost(table)) return false;
  const level = table.get(COUNTER.techLevel);
  const waits = (id: number) => {
    const { tier = 0, attack } = raceOf(table, id);
    return attack > 0 && tier > level && tier <= level + 2;
  };
  return table.in(ZONE.hand).some(waits) || table.in(ZONE.orbit).some(waits);
}

/**
 * Pays with the card that will be worth least after the payment. What is to be bought with the rest is kept.
 */
function payment(table: OrionTable): Ruled {
  const { for: what, card = -1, cost = 0 } = table.args;
  const level = table.get(COUNTER.techLevel) + (what === FOR.tech ? 1 : 0);
  // A card that does no damage is never bought, so the plan is not needed to choose it.
  const idle = least(table, level, [card]);
  if (idle >= 0 && idle !== card && worth(raceOf(table, idle), level) === 0) return { do: "energy", card: idle };
  const isHeld = card >= 0 && table.zoneOf(card) === ZONE.hand;
  const kept = planOf(table, level, means(table) - cost - (isHeld ? 1 : 0), card).ids;
  const paid = least(table, level, isHeld ? [...kept, card] : kept);
  if (paid >= 0 && paid !== card) return { do: "energy", card: paid };
  return { do: "use-cache" };
}

const PLAY = ["play"] as const;
const BLOCK = ["block"] as const;

/** A single warrior blocks, the one of the least health for which it pays. */
function blockIf(table: OrionTable, choose: typeof safeBlocker): Ruled | undefined {
  const damage = attackThrough(table);
  if (damage === 0 || blockersIn(table, ZONE.ao).length > 0) return undefined;
  const ready = possibleBlockers(table).map((id) => fighter(table, id));
  const card = choose(ready, fighter(table, attackerOf(table), damage))?.id;
  return card === undefined ? undefined : { do: "block", card };
}

/** An Instant that is worth something now. */
function instantFor(table: OrionTable): Ruled | undefined {
  const card = playInstant.cards?.(table).find((id) => isPlayable(table, id) && texts.worth(table, id, "played") > 0);
  return card === undefined ? undefined : { do: "play", card };
}

/** Whether the blockers of the attack will destroy a warrior of whoever attacks. */
function isDoomed(table: OrionTable, id: number): boolean {
  if (id < 0 || isAttacked(table) || !isWarrior(table, id)) return false;
  return (
    blockersIn(table, ZONE["enemy-ao"]).reduce((sum, one) => sum + damageOf(table, one), 0) >= healthLeft(table, id)
  );
}

export const autopilot: readonly Policy<ShoulderOfOrionCard, OrionIds["phase"]>[] = [
  texts.policy,
  {
    says: "Go first: an extra turn of attacks is worth more than a card.",
    in: ["order"],
    choose: () => ({ do: "go", to: "first" }),
  },
  {
    says: "The opening hand has no card that the autopilot would play at this Tech Level: redraw.",
    in: ["opening"],
    choose: (table) => {
      const level = table.get(COUNTER.techLevel);
      return table.in(ZONE.hand).some((id) => worth(raceOf(table, id), level) >= PLAYABLE)
        ? undefined
        : { do: "redraw" };
    },
  },
  {
    says: "This ability is worth more than it costs.",
    in: PLAY,
    choose: (table) => (hasAbilities(table) ? texts.best(table) : undefined),
  },
  {
    says: "Attack with every warrior that is ready, unless a blocker would destroy it for nothing.",
    in: PLAY,
    choose: (table) => {
      const card = mayAttack(table) ? attacker(table) : -1;
      return card < 0 ? undefined : { do: "attack", card, ...aim(table) };
    },
  },
  {
    says: "The attack actions that can be paid take the opponent's last life.",
    in: PLAY,
    choose: (table) => {
      const card = finishing(table);
      return card < 0 ? undefined : { do: "play", card, ...aim(table) };
    },
  },
  {
    says: "Cache the least useful card and draw another, while the cache is small.",
    in: PLAY,
    choose: (table) => {
      if (!isOffered(table, cacheCard) || table.count(ZONE.cache) >= FULL_CACHE) return undefined;
      if (table.count(ZONE.hand) === 0 || table.count(ZONE.draw) === 0) return undefined;
      return { do: "cache", card: least(table) };
    },
  },
  { says: "A card was cached: draw one.", in: ["cache-draw"], choose: () => ({ do: "draw" }) },
  {
    says: "A higher Tech Level lets these cards do more damage: raise it.",
    in: PLAY,
    choose: (table) => (isTechWorthIt(table) ? { do: "tech" } : undefined),
  },
  {
    says: "This does the most damage for the cards that it takes.",
    in: PLAY,
    choose: (table) => {
      const card = planOf(table, table.get(COUNTER.techLevel), means(table)).ids[0];
      if (card === undefined) return undefined;
      if (table.zoneOf(card) === ZONE.heroes) return { do: "transform", card };
      const { type } = table.card(card);
      if (type === "attack-action") return { do: "play", card, ...aim(table) };
      return type === "augment" ? { do: "play", card, to: `#${bearer(table)}` } : { do: "play", card };
    },
  },
  {
    says: "Three or more cards are idle, and one in hand or in orbit needs a higher Tech Level: raise it.",
    in: PLAY,
    choose: (table) => (isTechForIdle(table) ? { do: "tech" } : undefined),
  },
  {
    says: "The other cards do no damage, so they are kept to pay with.",
    in: PLAY,
    choose: (table) => {
      const level = table.get(COUNTER.techLevel);
      const isLeft = table.in(ZONE.hand).some((id) => worth(raceOf(table, id), level) === 0 && isPlayable(table, id));
      return isLeft ? { do: "pass" } : undefined;
    },
  },
  {
    says: "What is played costs more than this Instant, which leaves it without effect.",
    in: ["answer"],
    choose: (table) => {
      const card = answer.cards?.(table).find((id) => isPlayable(table, id));
      const isWorthIt = card !== undefined && texts.worth(table, card, "played") > (costOf(table, card) ?? 0);
      return isWorthIt ? { do: "answer", card } : undefined;
    },
  },
  {
    says: "What a text asks for costs more than it would do.",
    in: ["pay"],
    choose: (table) => {
      const { for: what, cost = 0, stake = 0 } = table.args;
      return what === FOR.toll && stake <= cost ? { do: "pass" } : undefined;
    },
  },
  {
    says: "The cache is large enough to pay with.",
    in: ["pay"],
    choose: (table) => {
      const left = (table.args.cost ?? 0) - table.get(COUNTER.energy);
      const isNeeded = table.count(ZONE.hand) <= 1 || table.count(ZONE.cache) >= FULL_CACHE;
      const isWorthIt = left >= Math.min(table.count(ZONE.cache), 2);
      return mayUseCache(table) && isNeeded && isWorthIt ? { do: "use-cache" } : undefined;
    },
  },
  {
    says: "Exerting this item pays without a card.",
    in: ["pay"],
    choose: (table) => {
      const [card] = mint.cards?.(table) ?? [];
      return card === undefined ? undefined : { do: "mint", card };
    },
  },
  { says: "Pay with the card that does the least damage.", in: ["pay"], choose: payment },
  {
    says: "The warrior of the least attack is given as the cost.",
    in: ["sacrifice"],
    choose: (table) => {
      const [card = -1] = warriors(table).toSorted((a, b) => (attackOf(table, a) ?? 0) - (attackOf(table, b) ?? 0));
      return { do: "sacrifice", card };
    },
  },
  {
    says: "The hand is over its maximum: its best card waits in orbit.",
    in: ["orbit"],
    choose: (table) => {
      const isOpen = table.count(ZONE.orbit) < table.get(COUNTER.techLevel);
      return isOpen && overMaximum(table) > 0 ? { do: "orbit", card: best(table) } : undefined;
    },
  },
  {
    says: "The hand is over its maximum: the least useful card goes to the bottom.",
    in: ["hand"],
    choose: (table) => ({ do: "bottom", card: least(table) }),
  },
  {
    says: "Block, because life is short.",
    in: BLOCK,
    choose: (table) => {
      if (!isShort(table.get(COUNTER.life), attackThrough(table))) return undefined;
      const [card = -1] = possibleBlockers(table).toSorted((a, b) => healthLeft(table, b) - healthLeft(table, a));
      return card < 0 ? undefined : { do: "block", card };
    },
  },
  {
    says: "Play this instant, because the attack would take the last life.",
    in: ["block", "instants"],
    choose: (table) =>
      isAttacked(table) && attackThrough(table) >= table.get(COUNTER.life) ? instantFor(table) : undefined,
  },
  {
    says: "Play this instant, because a blocker would destroy the warrior that attacks.",
    in: ["instants"],
    choose: (table) => (isDoomed(table, attackerOf(table)) ? instantFor(table) : undefined),
  },
  {
    says: "Block: this warrior survives the attack, and stops more than it would deal.",
    in: BLOCK,
    choose: (table) => blockIf(table, safeBlocker),
  },
  {
    says: "Block: this warrior destroys the attacker, which is worth as much.",
    in: BLOCK,
    choose: (table) => blockIf(table, tradingBlocker),
  },
  {
    says: "Do not block: a warrior that blocks stays exerted, and is kept to attack in the next turn.",
    in: BLOCK,
    choose: () => ({ do: "pass" }),
  },
];
