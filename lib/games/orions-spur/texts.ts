// The sentences of cards that the table carries out. All others are left to the player.
import { hit } from "./damage.ts";
import { COUNTER, ENEMIES, fleet, has, SECONDARY, type SpurTable, TOKEN, ZONE } from "./table.ts";

/** What one sentence does, with the number and the word that it names. */
interface Deed {
  readonly reads: RegExp;
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

const OF_SECONDARY_CARDS: readonly Deed[] = [
  { reads: /^Draw (\d+) (?:tactics )?cards?\.$/, play: drawTactics },
  {
    reads: /^Draw 1 card for each ship in your front row, at most (\d+)\.$/,
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
    play: (table, count) => energize(table, table.in(ZONE.flagship), count),
  },
  {
    reads: /^Restore (\d+) energy to each of your frigates\.$/,
    play: (table, count) => {
      const frigates = fleet(table).filter((id) => table.card(id).shipClass === "frigate");
      energize(table, frigates, count);
    },
  },
  {
    reads: /^Restore (\d+) energy to each of your ships with (\w+)\.$/,
    play: (table, count, ability) => {
      const able = fleet(table).filter((id) => has(table, id, ability));
      energize(table, able, count);
    },
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

export function sentencesOf(table: SpurTable, card: number): readonly string[] {
  const text = table.card(card).text?.trim() ?? "";
  return text === "" ? [] : text.split(/(?<=[.!?]) +/);
}

/** Whether an attack card may be aimed one row back. */
export function reachesBack(table: SpurTable, card: number): boolean {
  const { text } = table.card(card);
  return typeof text === "string" && ONE_ROW_BACK.test(text);
}

/** The energy of a secondary card is paid by hand, so the table carries out those that cost none. */
function deedsOf(table: SpurTable, card: number): readonly Deed[] {
  const { type, energy } = table.card(card);
  if (type === "reaction") return OF_REACTIONS;
  return SECONDARY.includes(type) && energy === 0 ? OF_SECONDARY_CARDS : [];
}

/** Whether the rules play what a sentence of a card says. */
export function carriesOut(table: SpurTable, card: number, sentence: string): boolean {
  const { type } = table.card(card);
  if (type === undefined) return OF_SHIPS.test(sentence);
  const isAttack = type === "attack" || type === "attack-reaction";
  if (isAttack && (OF_ATTACKS.test(sentence) || ONE_ROW_BACK.test(sentence))) return true;
  if (type === "attack-reaction" && STRIKES_BACK.test(sentence)) return true;
  return deedsOf(table, card).some(({ reads }) => reads.test(sentence));
}

/** Whether the rules play all that a card says. */
export function carriesOutAll(table: SpurTable, card: number): boolean {
  const sentences = sentencesOf(table, card);
  return sentences.length > 0 && sentences.every((sentence) => carriesOut(table, card, sentence));
}

/** Does what the rules play of a card's text. */
export function carryOut(table: SpurTable, card: number): void {
  const deeds = deedsOf(table, card);
  for (const sentence of sentencesOf(table, card)) {
    for (const { reads, play } of deeds) {
      const [, count = "", word = ""] = reads.exec(sentence) ?? [];
      if (reads.test(sentence)) play(table, Number(count), word);
    }
  }
}

/** An attack/reaction card that is played as a reaction hits the attacking ship, if that is what its text says. */
export function strikeBack(table: SpurTable, card: number): void {
  const { damage, type } = table.card(card);
  const { ship = -1 } = table.args;
  const isMeant = sentencesOf(table, card).some((sentence) => STRIKES_BACK.test(sentence));
  if (type !== "attack-reaction" || !isMeant || damage === undefined || damage === null) return;
  if (ENEMIES.includes(table.zoneOf(ship))) hit(table, ship, damage, table.label(card));
}
