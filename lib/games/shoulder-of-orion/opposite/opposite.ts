// Somebody opposite: another deck, played by the same rules as the player's. Active and inactive player; Blocking.
import { askIf } from "../../../core/table/ask.ts";
import type { Dealt } from "../../../core/table/board.ts";
import type { Facing, Piles, Supply } from "../../../core/table/goldfish.ts";
import { kept } from "../../../core/table/kept.ts";
import { NOBODY_OPPOSITE } from "../../../core/table/seats.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { attackerOf, blockersIn, blockNeeds, isShrugged, stops, warriors } from "../table/combat.ts";
import { playInstant } from "../table/play-step.ts";
import { COUNTER, damageOf, type OrionMove, type OrionPhase, type OrionTable, TOKEN, ZONE } from "../table/table.ts";

/** The heroes that a patrol leaves at home. */
const AT_HOME = ["Banneret Apollo", "Marshal Ilse Thorne"];

/** The decks that may sit opposite, the usual one first. */
export function opponents(list: readonly Dealt<ShoulderOfOrionCard>[], piles: Piles): readonly Facing[] {
  const of = (pile: string, from: string) =>
    (piles[pile] ?? []).map(([label, count]): Supply => ({ label, count, from }));
  const banner = [...of("banner heroes", "heroes"), ...of("banner", "main")];
  return [
    {
      id: "patrol",
      name: "Banner Patrol, a practice deck with one hero",
      list: banner.filter(({ label }) => !AT_HOME.includes(label)),
    },
    { id: "banner", name: "Banner Charge, a practice deck with three heroes", level: "harder", list: banner },
    { id: "twin", name: "your own deck", list: list.map(({ label, from }) => ({ label, count: 1, from })) },
    { id: "garrison", name: "a garrison of warriors without heroes", level: "easier", list: of("garrison", "main") },
    NOBODY_OPPOSITE,
  ];
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
  if (attacker < 0 || table.get(COUNTER.denied) > 0 || (table.args.onto ?? -1) >= 0) return 0;
  const damage = damageOf(table, attacker);
  if (isShrugged(table, attacker, damage)) return 0;
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
    run: askIf((table) => attackerOf(table) >= 0 && canAnswer(table, abilities)),
    moves: [block, playInstant, abilities.use],
  };
}
