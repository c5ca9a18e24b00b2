// The autopilot of Shoulder of Orion: attack with what is ready, play the dearest card that can be paid, raise the Tech
// Level when the hand needs it more than it can play, pay and cache with what is least castable.
import type { Policy } from "../../core/goldfish.ts";
import type { ShoulderOfOrionCard } from "./card.ts";
import { canPay } from "./paying.ts";
import { isPlayable, mayAttack, warriors } from "./play-step.ts";
import { attackOf, COUNTER, type OrionTable, ZONE } from "./table.ts";

/** The cache is filled up to so many cards before it is used. */
const FULL_CACHE = 3;

/** Cards whose whole worth is in their text are played by hand alone. */
const BY_TEXT: readonly string[] = ["action", "instant"];

/** How useful a card is to the autopilot: cards of a tier above the Tech Level less, and least what it never plays. */
function worth(table: OrionTable, id: number): number {
  const { type, tier, cost } = table.card(id);
  if (BY_TEXT.includes(type) || typeof cost !== "number") return 0;
  const above = (tier ?? 1) - table.get(COUNTER.techLevel);
  return above > 0 ? 10 - above : 20 + cost;
}

function least(table: OrionTable, kept: number): number {
  let [found, lowest] = [-1, Number.POSITIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const value = id === kept ? Number.POSITIVE_INFINITY : worth(table, id);
    if (value < lowest) [found, lowest] = [id, value];
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

/** Whether more cards of the hand need a higher Tech Level than can be played at this one. */
function needsTech(table: OrionTable): boolean {
  const level = table.get(COUNTER.techLevel);
  const played = table.in(ZONE.hand).filter((id) => !BY_TEXT.includes(table.card(id).type));
  const above = played.filter((id) => (table.card(id).tier ?? 1) > level).length;
  return above > played.length - above;
}

const PLAY = ["play"];

export const autopilot: readonly Policy<ShoulderOfOrionCard>[] = [
  { says: "Go first: a turn sooner.", in: ["order"], choose: () => ({ do: "go", to: "first" }) },
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
    says: "Cache the least useful card and draw another, while the cache is small.",
    in: PLAY,
    choose: (table) => {
      const isOpen = table.get(COUNTER.cached) === 0 && table.get(COUNTER.spent) === 0;
      if (!isOpen || table.count(ZONE.cache) >= FULL_CACHE || table.count(ZONE.hand) === 0) return undefined;
      return { do: "cache", card: least(table, -1) };
    },
  },
  { says: "A card was cached: draw one.", in: ["cache-draw"], choose: () => ({ do: "draw" }) },
  {
    says: "More cards in hand need a higher Tech Level than can be played: raise it.",
    in: PLAY,
    choose: (table) => (needsTech(table) && canPay(table, 2, -1) ? { do: "tech" } : undefined),
  },
  {
    says: "Play the dearest card that can be paid.",
    in: PLAY,
    choose: (table) => {
      const card = dearest(table);
      if (card < 0) return undefined;
      const [onto] = warriors(table);
      return table.card(card).type === "augment" ? { do: "play", card, to: `#${onto}` } : { do: "play", card };
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
    says: "The cache is large enough to pay with.",
    in: ["pay"],
    choose: (table) => {
      const isOpen = table.get(COUNTER.cached) === 0 && table.count(ZONE.cache) > 0;
      const left = (table.args.cost ?? 0) - table.get(COUNTER.energy);
      const isNeeded = table.count(ZONE.hand) <= 1 || table.count(ZONE.cache) >= FULL_CACHE;
      return isOpen && isNeeded && left >= Math.min(table.count(ZONE.cache), 2) ? { do: "use-cache" } : undefined;
    },
  },
  {
    says: "Pay with the least castable card.",
    in: ["pay"],
    choose: (table) => {
      const card = least(table, table.args.card ?? -1);
      return card < 0 ? { do: "use-cache" } : { do: "energy", card };
    },
  },
  {
    says: "The hand is full: a card that cannot be played yet waits in orbit.",
    in: ["orbit"],
    choose: (table) => {
      const isOpen = table.count(ZONE.orbit) < table.get(COUNTER.techLevel) && table.count(ZONE.hand) > 7;
      const card = isOpen ? table.in(ZONE.hand).find((id) => worth(table, id) >= 20) : undefined;
      return card === undefined ? undefined : { do: "orbit", card };
    },
  },
  {
    says: "More than seven cards: the least useful goes to the bottom.",
    in: ["hand"],
    choose: (table) => ({ do: "bottom", card: least(table, -1) }),
  },
];
