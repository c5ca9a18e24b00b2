// The autopilot of Shoulder of Orion before it raced and before its texts were carried out (7f44b6b): it attacks with
// every ready card and plays the dearest card that it can pay for. It raises the Tech Level when more cards in hand
// need that than can be played. It pays and caches with the cards that it can use least.
import type { Policy, Ruled } from "../../lib/core/table/goldfish.ts";
import type { ShoulderOfOrionCard } from "../../lib/games/shoulder-of-orion/card.ts";
import { warriors } from "../../lib/games/shoulder-of-orion/combat.ts";
import { canPay, FOR, mayCache, mayUseCache, techCost } from "../../lib/games/shoulder-of-orion/paying.ts";
import { isPlayable, mayAttack, playCard } from "../../lib/games/shoulder-of-orion/play-step.ts";
import {
  attackOf,
  COUNTER,
  type OrionIds,
  type OrionTable,
  overMaximum,
  ZONE,
} from "../../lib/games/shoulder-of-orion/table.ts";

/** The cache is filled up to this many cards before it is used. */
const FULL_CACHE = 3;

/** The least value of a card whose tier is no higher than the Tech Level. */
const PLAYABLE = 200;

/** Cards whose whole value is in their text are only played by hand. */
const BY_TEXT: readonly string[] = ["action", "instant"];

/**
 * How useful a card is to the autopilot at a Tech Level. Cards of a higher tier count less, and cards that it never
 * plays count least.
 */
function worth(table: OrionTable, id: number, level: number): number {
  const { type, tier, cost } = table.card(id);
  if (BY_TEXT.includes(type) || typeof cost !== "number") return 0;
  const above = (tier ?? 1) - level;
  return above > 0 ? PLAYABLE - above : PLAYABLE + cost;
}

/** The least useful card in hand except one that is kept, or -1. */
function least(table: OrionTable, kept = -1, level = table.get(COUNTER.techLevel)): number {
  let [found, lowest] = [-1, Number.POSITIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const value = id === kept ? Number.POSITIVE_INFINITY : worth(table, id, level);
    if (value < lowest) [found, lowest] = [id, value];
  }
  return found;
}

/** The most useful card in hand. */
function best(table: OrionTable): number {
  const level = table.get(COUNTER.techLevel);
  let [found, most] = [-1, -1];
  for (const id of table.in(ZONE.hand)) {
    const value = worth(table, id, level);
    if (value > most) [found, most] = [id, value];
  }
  return found;
}

/** The dearest card that can be played now, or -1. */
function dearest(table: OrionTable): number {
  let [found, most] = [-1, -1];
  for (const zone of [ZONE.hand, ZONE.orbit]) {
    for (const id of table.in(zone)) {
      const { type, cost } = table.card(id);
      if (BY_TEXT.includes(type) || (cost ?? 0) <= most || !isPlayable(table, id)) continue;
      if (type === "augment" && warriors(table).length === 0) continue;
      [found, most] = [id, cost ?? 0];
    }
  }
  return found;
}

/** An attack action that can be played now and takes the opponent's last life, or -1. */
function finishing(table: OrionTable): number {
  const life = table.get(COUNTER.dummyLife);
  for (const zone of [ZONE.hand, ZONE.orbit]) {
    for (const id of table.in(zone)) {
      const { type, attack } = table.card(id);
      if (type === "attack-action" && (attack ?? 0) >= life && isPlayable(table, id)) return id;
    }
  }
  return -1;
}

/**
 * The most useful card that would justify a higher Tech Level, or -1, and whether more cards need that than can be
 * played.
 */
function aboveTech(table: OrionTable): { readonly card: number; readonly isMost: boolean } {
  const level = table.get(COUNTER.techLevel);
  let [above, playable, found, most] = [0, 0, -1, -1];
  for (const zone of [ZONE.hand, ZONE.orbit]) {
    for (const id of table.in(zone)) {
      const { type, tier } = table.card(id);
      if (BY_TEXT.includes(type)) continue;
      if ((tier ?? 1) <= level) playable++;
      else {
        above++;
        const value = worth(table, id, level + 1);
        if (value > most) [found, most] = [id, value];
      }
    }
  }
  return { card: found, isMost: above > playable };
}

/** Plays a card, an augment onto the warrior with the highest attack of those that it can be paid for. */
function played(table: OrionTable, card: number): Ruled {
  if (table.card(card).type !== "augment") return { do: "play", card };
  const attackAt = (to: string) => attackOf(table, Number(to.slice(1))) ?? 0;
  const places = playCard.targets?.(table, card) ?? [];
  const to = places.reduce((one, other) => (attackAt(other) > attackAt(one) ? other : one));
  return { do: "play", card, to };
}

/**
 * Pays with the card that will be worth least after the payment. The card that the Tech Level is raised for is kept.
 */
function payment(table: OrionTable): Ruled | undefined {
  const { for: what, card = -1 } = table.args;
  const level = table.get(COUNTER.techLevel) + (what === FOR.tech ? 1 : 0);
  const paid = least(table, what === FOR.tech ? aboveTech(table).card : card, level);
  if (paid >= 0) return { do: "energy", card: paid };
  if (mayUseCache(table)) return { do: "use-cache" };
  const last = table.first(ZONE.hand);
  // A text may pay for the rest since, which is left to today's autopilot.
  return last < 0 || last === card ? undefined : { do: "energy", card: last };
}

const PLAY = ["play"] as const;

export const policies: readonly Policy<ShoulderOfOrionCard, OrionIds["phase"]>[] = [
  { says: "Go first: a turn sooner.", in: ["order"], choose: () => ({ do: "go", to: "first" }) },
  {
    says: "The opening hand has no card that the autopilot would play at this Tech Level: redraw.",
    in: ["opening"],
    choose: (table) => {
      const level = table.get(COUNTER.techLevel);
      return table.in(ZONE.hand).some((id) => worth(table, id, level) >= PLAYABLE) ? undefined : { do: "redraw" };
    },
  },
  {
    says: "Attack with every warrior that is ready.",
    in: PLAY,
    choose: (table) => {
      if (!mayAttack(table)) return undefined;
      const card = warriors(table).find((id) => !table.isExhausted(id) && (attackOf(table, id) ?? 0) > 0);
      return card === undefined ? undefined : { do: "attack", card };
    },
  },
  {
    says: "This attack takes the opponent's last life.",
    in: PLAY,
    choose: (table) => {
      const card = finishing(table);
      return card < 0 ? undefined : { do: "play", card };
    },
  },
  {
    says: "Cache the least useful card and draw another, while the cache is small.",
    in: PLAY,
    choose: (table) => {
      if (!mayCache(table) || table.count(ZONE.cache) >= FULL_CACHE) return undefined;
      if (table.count(ZONE.hand) === 0 || table.count(ZONE.draw) === 0) return undefined;
      return { do: "cache", card: least(table) };
    },
  },
  { says: "A card was cached: draw one.", in: ["cache-draw"], choose: () => ({ do: "draw" }) },
  {
    says: "More cards need a higher Tech Level than can be played: raise it.",
    in: PLAY,
    choose: (table) => {
      const { card, isMost } = aboveTech(table);
      return isMost && canPay(table, techCost(table), card) ? { do: "tech" } : undefined;
    },
  },
  {
    says: "Play the dearest card that can be paid.",
    in: PLAY,
    choose: (table) => {
      const card = dearest(table);
      return card < 0 ? undefined : played(table, card);
    },
  },
  {
    says: "Nothing else can be played: transform a hero.",
    in: PLAY,
    choose: (table) => {
      const card = table.in(ZONE.heroes).find((id) => {
        const { transform } = table.card(id);
        return typeof transform === "number" && canPay(table, transform, -1);
      });
      return card === undefined ? undefined : { do: "transform", card };
    },
  },
  {
    says: "What Actions and Instants do is only in their text, so they are left to the player.",
    in: PLAY,
    choose: (table) => {
      const isLeft = table.in(ZONE.hand).some((id) => BY_TEXT.includes(table.card(id).type) && isPlayable(table, id));
      return isLeft ? { do: "pass" } : undefined;
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
    says: "Pay with the least castable card.",
    in: ["pay"],
    choose: payment,
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
];
