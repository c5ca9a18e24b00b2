// Turn: play step, caching cards, orbiting cards; Attack actions, Tech levels, Heroes and transforming, Resolving cards.
import { kept } from "../../../core/table/kept.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { luresIn, warriors } from "./combat.ts";
import { canPay, costOf, FOR, isFree, pay, payable, techCost } from "./paying.ts";
import { COUNTER, healthOf, type OrionMove, type OrionNeed, type OrionTable, printedAttack, ZONE } from "./table.ts";

/** The player who goes first cannot use attack actions until the first turn is over. */
export function mayAttack(table: OrionTable): boolean {
  return table.turn > 1 || table.get(COUNTER.first) === 0;
}

/** Whether a card can be played from where it is. If something that it needs is unknown, it is played by hand. */
export function isPlayable(table: OrionTable, id: number): boolean {
  return isOffered(table, playCard, id);
}

const isHero = (table: OrionTable, id: number) => table.card(id).type === "hero";
const isAttackAction = (table: OrionTable, id: number) => table.card(id).type === "attack-action";

/** Energy that is paid for something of one cost. Without a known cost, it is not known whether it can be paid. */
function energyFor(
  costIn: (table: OrionTable, card: number, to: string) => number | undefined,
  isCard: boolean,
): OrionNeed {
  return {
    id: "energy",
    cite: book.ENERGY_STACK,
    isPrice: true,
    holds: (table, card, to) => {
      const cost = costIn(table, card, to);
      return cost === undefined ? undefined : canPay(table, cost, isCard ? card : -1);
    },
    lacks: (table, card, to) => {
      const cost = costIn(table, card, to);
      if (cost === undefined) return "not known: its cost was never published";
      return `costs ${cost} energy, you can pay ${payable(table, isCard ? card : -1)}`;
    },
  };
}

const notHero: OrionNeed = {
  id: "type",
  cite: book.PLAYING_CARDS,
  holds: (table, card) => !isHero(table, card),
  lacks: () => "a hero is not played; it begins in the Hero Zone and transforms",
};

const techLevel: OrionNeed = {
  id: "tech-level",
  cite: book.TECH_LEVELS,
  isPrice: true,
  holds: (table, card) => {
    if (isHero(table, card)) return true;
    const { tier } = table.card(card);
    return typeof tier === "number" ? tier <= table.get(COUNTER.techLevel) : undefined;
  },
  lacks: (table, card) => {
    const { tier } = table.card(card);
    if (typeof tier !== "number") return "not known: its tier was never published";
    return `needs Tech Level ${tier}, you have ${table.get(COUNTER.techLevel)}`;
  },
};

const attackTurn: OrionNeed = {
  id: "first-turn",
  cite: book.ATTACK_ACTIONS,
  holds: mayAttack,
  lacks: () => "who goes first makes no attack in the first turn",
};

const sacrifice: OrionNeed = {
  id: "sacrifice",
  cite: book.PLAYING_CARDS,
  holds: (table, card) =>
    !isAttackAction(table, card) || table.sum("sacrifice", card) === 0 || warriors(table).length > 0,
  lacks: () => "needs a warrior of yours as an additional cost, you have none",
};

const NOWHERE: readonly string[] = [""];

/** The warrior that a card is played on, or -1. */
function ontoIn(to: string): number {
  return to.startsWith("#") ? Number(to.slice(1)) : -1;
}

/** What may be attacked: the other player, or a fortification of theirs. A text may say which one it must be. */
export const attackTargets = kept((table: OrionTable): readonly string[] => {
  const lures = luresIn(table, ZONE["enemy-ao"]);
  if (lures.length > 0) return lures.map((id) => `#${id}`);
  const walls = table.in(ZONE["enemy-ao"]).filter((id) => table.card(id).type === "fortification");
  return walls.length === 0 ? NOWHERE : ["", ...walls.filter((id) => isStanding(table, id)).map((id) => `#${id}`)];
});

function isStanding(table: OrionTable, id: number): boolean {
  return healthOf(table, id) !== undefined;
}

/** Where cards are played from: the hand and the orbit, and the discard pile if a card says so itself. */
const candidates = kept((table: OrionTable): readonly number[] => {
  const found = [...table.in(ZONE.hand), ...table.in(ZONE.orbit)];
  for (const id of table.in(ZONE.discard)) if (table.sum("from-discard", id) > 0) found.push(id);
  return found;
});

export const playCard: OrionMove = {
  do: "play",
  says: "Play",
  cards: candidates,
  targets: (table, card) => {
    const { type } = table.card(card);
    if (type === "attack-action") return attackTargets(table);
    if (type !== "augment") return NOWHERE;
    return warriors(table).map((id) => `#${id}`);
  },
  cite: book.PLAYING_CARDS,
  of: "a card in your hand or in orbit",
  at: (table, card) => (isAttackAction(table, card) ? "something that may be attacked" : "a warrior of yours"),
  needs: [
    notHero,
    techLevel,
    { ...attackTurn, holds: (table, card) => !isAttackAction(table, card) || mayAttack(table) },
    sacrifice,
    energyFor((table, card, to) => (isHero(table, card) ? 0 : costOf(table, card, ontoIn(to))), true),
  ],
  play: (table, card, to) => {
    const onto = ontoIn(to);
    const cost = costOf(table, card, onto) ?? 0;
    table.say(() => `${table.label(card)} is played for ${cost} energy.`);
    pay(table, { for: FOR.card, cost, card, onto });
  },
};

/** Instants are played at any time, so in the opponent's turn too. */
export const playInstant: OrionMove = {
  ...playCard,
  of: "an Instant in your hand or in orbit",
  cards: kept((table: OrionTable) => candidates(table).filter((id) => table.card(id).type === "instant")),
};

export const cacheCard: OrionMove = {
  do: "cache",
  isElsewhere: true,
  says: "Cache and draw one",
  cite: book.CACHE,
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "cached",
      cite: book.CACHE,
      holds: (table) => table.get(COUNTER.cached) === 0,
      lacks: () => "one card a turn goes to the cache, and you have cached one",
    },
    {
      id: "cache-used",
      cite: book.CACHE,
      holds: (table) => isFree(table, COUNTER.spent),
      lacks: () => "your cache was used in this turn, so nothing is added to it",
    },
  ],
  play: (table, card) => {
    table.move(card, ZONE.cache);
    table.set(COUNTER.cached, 1);
    table.say(() => `${table.label(card)} goes to the cache.`);
    if (table.count(ZONE.draw) > 0) table.call("cache-draw");
    table.tell("cached", card);
  },
};

export const orbitCard: OrionMove = {
  do: "orbit",
  isElsewhere: true,
  says: "Put a card into orbit",
  cite: book.ORBITING,
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "orbit",
      cite: book.ORBITING,
      holds: (table) => table.count(ZONE.orbit) < table.get(COUNTER.techLevel),
      lacks: (table) => {
        const slots = table.get(COUNTER.techLevel);
        return `needs an empty orbit slot: Tech Level ${slots} gives you ${slots}, and ${table.count(ZONE.orbit)} ${table.count(ZONE.orbit) === 1 ? "is" : "are"} filled`;
      },
    },
  ],
  play: (table, card) => {
    table.move(card, ZONE.orbit);
    table.say(() => `${table.known(card)} goes into orbit.`);
  },
};

export const raiseTech: OrionMove = {
  do: "tech",
  says: "Raise the Tech Level by 1 for 2 energy",
  key: "t",
  cite: book.TECH_LEVELS,
  needs: [energyFor(techCost, false)],
  play: (table) => pay(table, { for: FOR.tech, cost: techCost(table), card: -1, onto: -1 }),
};

export const transform: OrionMove = {
  do: "transform",
  says: "Transform a hero",
  cite: book.TRANSFORMING,
  of: "a hero of yours",
  cards: (table) => [...table.in(ZONE.heroes), ...table.in(ZONE.ao)].filter((id) => isHero(table, id)),
  needs: [energyFor((table, card) => table.card(card).transform ?? undefined, false)],
  play: (table, card) => {
    const cost = table.card(card).transform ?? 0;
    table.say(() => `${table.label(card)} transforms for ${cost} energy.`);
    pay(table, { for: FOR.transform, cost, card, onto: -1 });
  },
};

export const attack: OrionMove = {
  do: "attack",
  says: "Attack",
  names: (table, to) => (to === "" ? "the opponent" : table.label(Number(to.slice(1)))),
  cite: book.ATTACK_ACTIONS,
  of: "a warrior in your AO",
  at: () => "something that may be attacked",
  cards: (table) => warriors(table),
  targets: (table) => attackTargets(table),
  needs: [
    attackTurn,
    {
      id: "rallied",
      cite: book.ATTACK_ACTIONS,
      holds: (table, card) => !table.isExhausted(card),
      lacks: () => "it is exerted, and rallies at the end of your turn",
    },
    {
      id: "attack",
      cite: book.ATTACK_ACTIONS,
      holds: (table, card) => (printedAttack(table.card(card)) === undefined ? undefined : true),
      lacks: () => "not known: its attack was never published",
    },
  ],
  play: (table, card, to) => {
    table.exhaust(card);
    table.use(card);
    table.call("strike", { card, onto: to === "" ? -1 : Number(to.slice(1)) });
    table.tell("attacks", card);
  },
};
