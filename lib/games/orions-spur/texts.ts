// The sentences of cards that the table carries out. All others are left to the player.
import { keptPer } from "../../core/kept-per.ts";
import type { OrionsSpurCard } from "./card.ts";
import { hit } from "./damage.ts";
import { COUNTER, ENEMIES, fleet, has, SECONDARY, type SpurTable, TOKEN, ZONE } from "./table.ts";

/** What one sentence does, with the number and the word that it names. */
interface Deed {
  readonly reads: RegExp;
  /** Whether it would change anything now. Without it, it always does. */
  isOfUse?(table: SpurTable, count: number, word: string): boolean;
  play(table: SpurTable, count: number, word: string): void;
}

/** Draws tactics cards. An empty deck gives none. */
export function drawTactics(table: SpurTable, count: number): void {
  const drawn = table.draw(ZONE.draw, ZONE.hand, Math.max(count, 0));
  table.say(() => `${drawn} ${drawn === 1 ? "card is" : "cards are"} drawn.`);
}

/** Gives ships energy, but not more than their cards state. */
function energize(table: SpurTable, ships: readonly number[], count: number): void {
  for (const id of ships) {
    const now = table.token(id, TOKEN.energy);
    table.setToken(id, TOKEN.energy, Math.max(now, Math.min(now + count, table.card(id).energy ?? 0)));
    table.say(() => `${table.label(id)} has ${table.token(id, TOKEN.energy)} energy.`);
  }
}

function hasDeck(table: SpurTable): boolean {
  return table.count(ZONE.draw) > 0;
}

/** Whether some of the ships have spent this much energy, so that none of it would be lost. */
function haveSpent(table: SpurTable, ships: readonly number[], count: number): boolean {
  return ships.some((id) => table.token(id, TOKEN.energy) + count <= (table.card(id).energy ?? 0));
}

function frigates(table: SpurTable): number[] {
  return fleet(table).filter((id) => table.card(id).shipClass === "frigate");
}

function withAbility(table: SpurTable, ability: string): number[] {
  return fleet(table).filter((id) => has(table, id, ability));
}

const OF_SECONDARY_CARDS: readonly Deed[] = [
  { reads: /^Draw (\d+) (?:tactics )?cards?\.$/, isOfUse: hasDeck, play: drawTactics },
  {
    reads: /^Draw 1 card for each ship in your front row, at most (\d+)\.$/,
    isOfUse: (table) => hasDeck(table) && table.count(ZONE.front) > 0,
    play: (table, most) => drawTactics(table, Math.min(table.count(ZONE.front), most)),
  },
  {
    reads: /^Gain (\d+) recruitment points?\.$/,
    play: (table, count) => {
      table.add(COUNTER.recruitment, count);
      table.say(() => `Recruitment points: ${table.get(COUNTER.recruitment)}.`);
    },
  },
  {
    reads: /^Restore up to (\d+) energy to your flagship\.$/,
    isOfUse: (table, count) => haveSpent(table, table.in(ZONE.flagship), count),
    play: (table, count) => energize(table, table.in(ZONE.flagship), count),
  },
  {
    reads: /^Restore (\d+) energy to each of your frigates\.$/,
    isOfUse: (table, count) => haveSpent(table, frigates(table), count),
    play: (table, count) => energize(table, frigates(table), count),
  },
  {
    reads: /^Restore (\d+) energy to each of your ships with (\w+)\.$/,
    isOfUse: (table, count, ability) => haveSpent(table, withAbility(table, ability), count),
    play: (table, count, ability) => energize(table, withAbility(table, ability), count),
  },
];

/** Takes damage off the attack that is being answered. */
export function lessen(table: SpurTable, to: (damage: number) => number): void {
  const { target = -1 } = table.args;
  const damage = Math.max(to(table.token(target, TOKEN.incoming)), 0);
  table.setToken(target, TOKEN.incoming, damage);
  table.say(() => `${damage} damage is left of the attack on ${table.label(target)}.`);
}

const OF_REACTIONS: readonly Deed[] = [
  {
    reads: /^Reduce the damage of one attack on this ship by (\d+)\.$/,
    play: (table, count) => lessen(table, (damage) => damage - count),
  },
  {
    reads: /^This ship completely avoids the damage of one attack\.$/,
    play: (table) => lessen(table, () => 0),
  },
  {
    reads: /^This ship completely avoids one attack of (\d+) or less damage\.$/,
    play: (table, most) => lessen(table, (damage) => (damage <= most ? 0 : damage)),
  },
  {
    reads: /^Cut the damage of one attack on this ship in half, rounded up\.$/,
    play: (table) => lessen(table, (damage) => Math.ceil(damage / 2)),
  },
];

const STRIKES_BACK = /^As a reaction, it hits the attacking ship\.$/;
const ONE_ROW_BACK = /^May target a ship 1 row back\.$/;
const OF_SHIPS = /^Laser \w+: \d energy, \d damage\.$/;
const OF_ATTACKS = /^Attack one ship in the front row\.$/;

/** What the rules play of a card. */
interface Reading {
  readonly deeds: readonly { readonly deed: Deed; readonly count: number; readonly word: string }[];
  readonly isWhole: boolean;
  readonly reachesBack: boolean;
  readonly strikesBack: boolean;
}

function deedsOf({ type, energy }: OrionsSpurCard): readonly Deed[] {
  if (type === "reaction") return OF_REACTIONS;
  // The energy of a secondary card is paid by hand, so the table carries out those that cost none.
  return SECONDARY.includes(type) && energy === 0 ? OF_SECONDARY_CARDS : [];
}

/** Texts are read once, because the autopilot asks for them at every move. */
const readingOf = keptPer((card: OrionsSpurCard): Reading => {
  const text = card.text?.trim() ?? "";
  const sentences = text === "" ? [] : text.split(/(?<=[.!?]) +/);
  const has = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence));
  return {
    deeds: sentences.flatMap((sentence) =>
      deedsOf(card).flatMap((deed) => {
        const [whole, count = "", word = ""] = deed.reads.exec(sentence) ?? [];
        return whole === undefined ? [] : [{ deed, count: Number(count), word }];
      }),
    ),
    isWhole: sentences.length > 0 && sentences.every((sentence) => isCarriedOut(card, sentence)),
    reachesBack: has(ONE_ROW_BACK),
    strikesBack: card.type === "attack-reaction" && has(STRIKES_BACK),
  };
});

function isCarriedOut(card: OrionsSpurCard, sentence: string): boolean {
  const { type } = card;
  if (type === undefined) return OF_SHIPS.test(sentence);
  const isAttack = type === "attack" || type === "attack-reaction";
  if (isAttack && (OF_ATTACKS.test(sentence) || ONE_ROW_BACK.test(sentence))) return true;
  if (type === "attack-reaction" && STRIKES_BACK.test(sentence)) return true;
  return deedsOf(card).some(({ reads }) => reads.test(sentence));
}

/** Whether the rules play what a sentence of a card says. */
export function carriesOut(table: SpurTable, card: number, sentence: string): boolean {
  return isCarriedOut(table.card(card), sentence);
}

/** Whether the rules play all that a card says. */
export function carriesOutAll(table: SpurTable, card: number): boolean {
  return readingOf(table.card(card)).isWhole;
}

/** Whether an attack card may be aimed one row back. */
export function reachesBack(table: SpurTable, card: number): boolean {
  return readingOf(table.card(card)).reachesBack;
}

/** Whether the rules play all that a card says, and it would change something now. */
export function isOfUse(table: SpurTable, card: number): boolean {
  const { isWhole, deeds } = readingOf(table.card(card));
  return isWhole && deeds.some(({ deed, count, word }) => deed.isOfUse?.(table, count, word) ?? true);
}

/** Does what the rules play of a card's text. */
export function carryOut(table: SpurTable, card: number): void {
  for (const { deed, count, word } of readingOf(table.card(card)).deeds) deed.play(table, count, word);
}

/** An attack/reaction card that is played as a reaction hits the attacking ship, if that is what its text says. */
export function strikeBack(table: SpurTable, card: number): void {
  const { damage } = table.card(card);
  const { ship = -1 } = table.args;
  if (!readingOf(table.card(card)).strikesBack || damage === undefined || damage === null) return;
  if (ENEMIES.includes(table.zoneOf(ship))) hit(table, ship, damage, table.label(card));
}
