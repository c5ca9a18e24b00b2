// Somebody opposite: another deck, played by the same rules as the player's. Active and inactive player; Blocking.
import type { Dealt } from "../../../core/table/board.ts";
import { type BoxedDeck, boxed, facing, pilesOf } from "../../../core/table/boxed-decks.ts";
import type { Piles, Supply } from "../../../core/table/goldfish.ts";
import { kept } from "../../../core/table/kept.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { blockersIn, blockNeeds, isShrugged, stops, warriors } from "../table/combat.ts";
import { playInstant } from "../table/play-step.ts";
import { COUNTER, damageOf, type OrionMove, type OrionPhase, type OrionTable, TOKEN, ZONE } from "../table/table.ts";

/** The decks that may sit opposite, the usual one first. Their cards wait in the box. */
const DECKS: readonly BoxedDeck[] = [
  {
    id: "patrol",
    name: "Banner Patrol, a practice deck with one hero",
    from: "banner",
    without: ["Banneret Apollo", "Marshal Ilse Thorne"],
  },
  { id: "banner", name: "Banner Charge, a practice deck with three heroes", level: "harder" },
  { id: "twin", name: "your own deck" },
  { id: "garrison", name: "a garrison of warriors without heroes", level: "easier" },
];

/** The piles of the box. */
export const THEIRS = pilesOf(DECKS);

export function boxOf(list: readonly Dealt<ShoulderOfOrionCard>[], piles: Piles): Supply[] {
  return boxed(
    DECKS,
    piles,
    list.filter(({ from }) => from !== "sideboard"),
  );
}

export function isFaced(table: OrionTable): boolean {
  return table.get(COUNTER.faced) > 0;
}

const face: OrionMove = facing(DECKS, ZONE.box, (table, cards) => {
  table.set(COUNTER.faced, 1);
  for (const id of cards) table.move(id, table.card(id).type === "hero" ? ZONE["enemy-heroes"] : ZONE["enemy-draw"]);
  table.say(() => "An opponent sits opposite and plays by the same rules.");
});

export const opposite: OrionPhase = {
  id: "opposite",
  name: "Who is opposite",
  cite: book.ACTIVE_PLAYER,
  says: "Choose the deck that plays against you. It plays by the same rules.",
  moves: [face],
  mayPass: () => false,
};

/** The card that attacks whoever acts, or -1. */
export function attackerOf(table: OrionTable): number {
  return table.get(COUNTER.attacker) - 1;
}

/** The warriors that whoever is attacked may block with. */
export const possibleBlockers = kept((table: OrionTable): readonly number[] =>
  warriors(table).filter((id) => isOffered(table, block, id)),
);

const block: OrionMove = {
  do: "block",
  says: "Block with a warrior",
  cite: book.BLOCKING,
  of: "a warrior in your AO",
  cards: (table) => warriors(table),
  needs: [
    {
      id: "blocking",
      cite: book.BLOCKING,
      holds: (table, card) => table.token(card, TOKEN.blocking) === 0,
      lacks: () => "it blocks this attack already",
    },
    ...blockNeeds,
  ],
  play: (table, card) => {
    table.exhaust(card);
    table.setToken(card, TOKEN.blocked, table.token(card, TOKEN.blocked) + 1);
    table.setToken(card, TOKEN.blocking, 1);
    table.use(card);
    table.say(() => `${table.label(card)} blocks.`);
    table.tell("blocks", card);
  },
};

/** How much life the attack would take from whoever is attacked as things stand. */
export const attackThrough = kept((table: OrionTable): number => {
  const attacker = attackerOf(table);
  const damage = damageOf(table, attacker);
  const isHarmless = table.get(COUNTER.denied) > 0 || (table.args.onto ?? -1) >= 0;
  if (isHarmless || isShrugged(table, attacker, damage)) return 0;
  const stopped = blockersIn(table, ZONE.ao).reduce((sum, id) => sum + stops(table, id), 0);
  return Math.max(damage - stopped - table.get(COUNTER.shield), 0);
});

/** The abilities of cards in play. */
interface Abilities {
  readonly use: OrionMove;
  canUse(table: OrionTable): boolean;
}

/** Whether the player has an answer to the attack: blocks, instants and abilities. */
function canAnswer(table: OrionTable, abilities: Abilities): boolean {
  return isOffered(table, block) || isOffered(table, playInstant) || abilities.canUse(table);
}

/** Whoever is attacked blocks, plays instants and uses Instant abilities. */
export function blocking(abilities: Abilities): OrionPhase {
  return {
    id: "block",
    name: "Block",
    cite: book.ATTACK_ACTIONS,
    says: "Your warriors may exert to block, and what they cannot take goes through. A warrior that blocks stays exerted, so it does not attack in your next turn.",
    asks: (table) => {
      const { card = -1, onto = -1 } = table.args;
      const whom = onto < 0 ? "you" : table.label(onto);
      return `${table.label(card)} attacks ${whom} for ${damageOf(table, card)}. Choose the warriors that block, then let it strike. A warrior that blocks does not attack in your next turn.`;
    },
    about: (table) => [table.args.card ?? -1],
    isOpen: true,
    passing: "Let it strike",
    run: (table) => {
      if (!canAnswer(table, abilities)) table.leave();
    },
    moves: [block, playInstant, abilities.use],
  };
}
