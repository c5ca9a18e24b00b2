// Special Ability Action (p.8), Species Special Abilities (p.10).

import * as book from "../book/rulebook.ts";
import { attackers, canAttack, energyOf, isFresh, targetsOf } from "./attacking.ts";
import { hit } from "./damage.ts";
import { revise, use } from "./secondary.ts";
import {
  COUNTER,
  FLOCK_COST,
  fleet,
  has,
  PRIMARY,
  type SpurMove,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  whose,
  ZONE,
} from "./table.ts";

export const flock: SpurMove = {
  do: "flock",
  says: "Flock: the flagship spends 2 energy to activate a ship",
  cards: (table) => {
    const primary = table.get(COUNTER.primary);
    const flagship = table.first(ZONE.flagship);
    const isOpen = (primary === PRIMARY.none || primary === PRIMARY.flock) && flagship >= 0;
    if (!isOpen || table.isExhausted(flagship) || energyOf(table, flagship) < FLOCK_COST) return [];
    const isReady = (id: number) => has(table, id, "Flock") && table.token(id, TOKEN.flocked) !== table.turn;
    const able = fleet(table).filter((id) => id !== flagship && isReady(id));
    return able.filter((id) => canAttack(table, id, energyOf(table, id) + 1));
  },
  play: (table, card) => {
    const flagship = table.first(ZONE.flagship);
    table.setToken(flagship, TOKEN.energy, energyOf(table, flagship) - FLOCK_COST);
    table.setToken(card, TOKEN.flocked, table.turn);
    table.set(COUNTER.primary, PRIMARY.flock);
    table.say(() => `${table.label(flagship)} spends ${FLOCK_COST} energy: ${table.label(card)} is activated.`);
    table.use(card);
    table.call("attack", { ship: card });
  },
};

function willing(table: SpurTable, ability: string): number[] {
  const able = (id: number) => has(table, id, ability) && energyOf(table, id) > 0 && !table.isExhausted(id);
  return isFresh(table) ? fleet(table).filter(able) : [];
}

/** The enemy ships that a ship could suppress so that another ship of the fleet still has one to attack. */
function suppressible(table: SpurTable, ship: number): readonly number[] {
  const others = fleet(table).filter((id) => id !== ship);
  const isOfUse = (held: number) => others.some((id) => canAttack(table, id, energyOf(table, id) + 1, held));
  return targetsOf(table, ship).filter(isOfUse);
}

export const suppress: SpurMove = {
  do: "suppress",
  says: "Suppressing Fire: spend all energy to suppress an enemy ship, so that another ship attacks past it",
  cards: (table) => willing(table, "Suppressing Fire").filter((id) => suppressible(table, id).length > 0),
  targets: (table, card) => suppressible(table, card).map((id) => `#${id}`),
  play: (table, card, to) => {
    const held = Number(to.slice(1));
    table.setToken(card, TOKEN.energy, 0);
    table.set(COUNTER.primary, PRIMARY.attack);
    table.say(() => `${table.label(card)} suppresses ${whose(table, held)}${table.label(held)}.`);
    table.call("cover", { by: card, held });
  },
};

const attackUnderCover: SpurMove = {
  do: "activate",
  says: "Activate the ship that attacks",
  cards: (table) => attackers(table, table.args.held).filter((id) => id !== table.args.by),
  play: (table, card) => {
    const { held = -1 } = table.args;
    table.say(() => `${table.label(card)} is activated.`);
    table.use(card);
    table.leave();
    table.call("attack", { ship: card, held });
  },
};

/** Which ship attacks while Suppressing Fire holds an enemy ship down. */
export const cover: SpurPhase = {
  id: "cover",
  name: "Suppressing Fire",
  cite: book.ABILITIES,
  says: "Choose another ship to attack. It can also hit ships one row back, but not the suppressed one.",
  isOpen: true,
  about: ({ args: { by = -1, held = -1 } }) => [by, held],
  moves: [attackUnderCover, use, revise],
};

export const ram: SpurMove = {
  do: "ram",
  says: "Ram: spend all energy to deal the ship's whole hull",
  cards: (table) => willing(table, "Ram").filter((id) => (table.card(id).hull ?? 0) > 0),
  targets: (table, card) => targetsOf(table, card).map((id) => `#${id}`),
  play: (table, card, to) => {
    const hull = table.card(card).hull ?? 0;
    table.set(COUNTER.primary, PRIMARY.attack);
    table.setToken(card, TOKEN.energy, 0);
    hit(table, Number(to.slice(1)), { hull }, table.label(card));
    hit(table, card, { hull: Math.ceil(hull / 2) }, "The ram");
  },
};
