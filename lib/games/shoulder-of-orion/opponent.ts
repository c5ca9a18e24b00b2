// The garrison that may sit opposite: one warrior a turn, and an attack that grows. Active and inactive player; Blocking.
import { absorb, healthLeft, lifeInWords, mayBlock, mend, partInWords, warriors } from "./combat.ts";
import * as book from "./rulebook.ts";
import { COUNTER, type OrionMove, type OrionPhase, type OrionTable, TOKEN, ZONE } from "./table.ts";

/** The garrison's attack grows by 1 a turn up to this: 30 damage by its tenth turn, if nobody blocks. */
const MOST_ATTACK = 4;

export function isFaced(table: OrionTable): boolean {
  return table.get(COUNTER.faced) > 0;
}

/** How many turns the opponent has begun, the present one included. It begins before a player who goes second. */
function turnsOf(table: OrionTable): number {
  return table.turn + 1 - table.get(COUNTER.first);
}

/** The garrison does not attack in its first turn. */
export function garrisonAttack(table: OrionTable): number {
  return Math.min(turnsOf(table) - 1, MOST_ATTACK);
}

function field(table: OrionTable): void {
  const card = table.first(ZONE["enemy-reserve"]);
  if (card < 0) return;
  table.move(card, ZONE["enemy-ao"]);
  table.exhaust(card);
  table.say(() => `The opponent fields ${table.label(card)}.`);
}

function rallyOpposite(table: OrionTable): void {
  for (const id of table.in(ZONE["enemy-ao"])) table.exhaust(id, false);
}

/** Puts the garrison opposite. If it goes first, its first turn is over before the game comes to the player. */
export function oppose(table: OrionTable): void {
  table.set(COUNTER.faced, 1);
  table.say(() => "A garrison sits opposite. It fields a warrior each turn and attacks from its second turn.");
  if (table.get(COUNTER.first) > 0) return;
  field(table);
  rallyOpposite(table);
}

/** The warriors that the player may block the garrison's attack with. The attack comes from no warrior. */
export function possibleBlockers(table: OrionTable): number[] {
  return warriors(table).filter((id) => mayBlock(table, id, -1));
}

const block: OrionMove = {
  do: "block",
  says: "Block with a warrior",
  cards: possibleBlockers,
  play: (table, card) => {
    table.exhaust(card);
    table.setToken(card, TOKEN.blocked, 1);
    table.use(card);
    table.say(() => `${table.label(card)} blocks.`);
    if (possibleBlockers(table).length === 0) table.leave();
  },
};

function blockersOf(table: OrionTable): number[] {
  return warriors(table).filter((id) => table.token(id, TOKEN.blocked) > 0);
}

/** How much of the garrison's attack goes through the warriors that block so far. */
export function garrisonThrough(table: OrionTable): number {
  const stopped = blockersOf(table).reduce((sum, id) => sum + healthLeft(table, id), 0);
  return Math.max(garrisonAttack(table) - stopped, 0);
}

/** The damage goes to the blockers, those of the least health first, and what they cannot take goes through. */
function resolve(table: OrionTable): void {
  const damage = garrisonAttack(table);
  if (damage <= 0) return;
  const blockers = blockersOf(table);
  let through = damage;
  for (const id of blockers.sort((a, b) => healthLeft(table, a) - healthLeft(table, b)))
    through = absorb(table, id, through);
  const left = Math.max(table.get(COUNTER.life) - through, 0);
  table.set(COUNTER.life, left);
  table.say(() => `The opponent attacks for ${damage}:${partInWords(damage, through)} you have ${lifeInWords(left)}.`);
}

/** `destroy` takes the destroyed warriors away, before damage comes off those that are left. */
export function opponentTurn(destroy: (table: OrionTable) => void): OrionPhase {
  return {
    id: "opponent",
    name: "Opponent’s turn",
    cite: book.ACTIVE_PLAYER,
    says: "A garrison fields a warrior and attacks you. Your warriors may exert to block, and what they cannot take goes through.",
    asks: (table) =>
      `The opponent attacks you for ${garrisonAttack(table)}. Choose the warriors that block, then pass.`,
    begin: (table) => {
      if (isFaced(table)) field(table);
      if (!isFaced(table) || garrisonAttack(table) <= 0 || possibleBlockers(table).length === 0) table.leave();
    },
    moves: [block],
    end: (table) => {
      if (!isFaced(table)) return;
      resolve(table);
      destroy(table);
      rallyOpposite(table);
      mend(table);
    },
  };
}
