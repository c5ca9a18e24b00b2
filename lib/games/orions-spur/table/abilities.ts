// Special Ability Action (p.8), Species Special Abilities (p.10).

import * as book from "../book/rulebook.ts";
import { activated, attackers, canAttack, enabled, energyOf, fresh, isFresh, targetsOf } from "./attacking.ts";
import { hit } from "./damage.ts";
import { revise, use } from "./secondary.ts";
import {
  COUNTER,
  FLOCK_COST,
  fleet,
  has,
  PRIMARY,
  type SpurMove,
  type SpurNeed,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  whose,
  ZONE,
} from "./table.ts";

/** The energy of a flagship that is not disabled. */
function flagshipEnergy(table: SpurTable): number {
  const flagship = table.first(ZONE.flagship);
  return flagship < 0 || table.isExhausted(flagship) ? 0 : energyOf(table, flagship);
}

export const flock: SpurMove = {
  do: "flock",
  says: "Flock: activate a ship for 2 energy",
  cite: book.ABILITIES,
  of: "a ship of your fleet with Flock, other than the flagship",
  cards: (table) => fleet(table).filter((id) => id !== table.first(ZONE.flagship) && has(table, id, "Flock")),
  needs: [
    {
      id: "primary",
      cite: book.PRIMARY_ACTIONS,
      holds: (table) => isFresh(table) || table.get(COUNTER.primary) === PRIMARY.flock,
      lacks: () => "the primary action of this turn is taken",
    },
    {
      id: "flagship",
      cite: book.ABILITIES,
      holds: (table) => flagshipEnergy(table) >= FLOCK_COST,
      lacks: (table) => `needs an able flagship with ${FLOCK_COST} energy, yours has ${flagshipEnergy(table)}`,
    },
    {
      id: "flocked",
      cite: book.ABILITIES,
      holds: (table, card) => table.token(card, TOKEN.flocked) !== table.turn,
      lacks: () => "the flock has called it in this turn",
    },
    ...activated,
  ],
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

function shipsWith(table: SpurTable, ability: string): number[] {
  return fleet(table).filter((id) => has(table, id, ability));
}

/** What a ship needs to spend all its energy on a special ability. */
const willing: readonly SpurNeed[] = [
  fresh,
  enabled,
  {
    id: "energy",
    cite: book.ABILITIES,
    holds: (table, card) => energyOf(table, card) > 0,
    lacks: () => "spends all its energy, and it has none",
  },
];

/** The enemy ships that a ship could suppress so that another ship of the fleet still has one to attack. */
function suppressible(table: SpurTable, ship: number): readonly number[] {
  const others = fleet(table).filter((id) => id !== ship);
  const isOfUse = (held: number) => others.some((id) => canAttack(table, id, energyOf(table, id) + 1, held));
  return targetsOf(table, ship).filter(isOfUse);
}

export const suppress: SpurMove = {
  do: "suppress",
  says: "Suppressing Fire: spend all energy to suppress an enemy ship, so that another ship attacks past it",
  cite: book.ABILITIES,
  of: "a ship of your fleet with Suppressing Fire",
  at: () => "an enemy ship past which another ship of yours can attack",
  cards: (table) => shipsWith(table, "Suppressing Fire"),
  needs: willing,
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
  of: "another ship of your fleet that can attack",
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
  cite: book.ABILITIES,
  of: "a ship of your fleet with Ram",
  at: () => "an enemy ship that it can attack",
  cards: (table) => shipsWith(table, "Ram"),
  needs: [
    ...willing,
    {
      id: "hull",
      cite: book.ABILITIES,
      holds: (table, card) => {
        const { hull } = table.card(card);
        return typeof hull === "number" ? hull > 0 : undefined;
      },
      lacks: () => "not known: its hull was never published",
    },
  ],
  targets: (table, card) => targetsOf(table, card).map((id) => `#${id}`),
  play: (table, card, to) => {
    const hull = table.card(card).hull ?? 0;
    table.set(COUNTER.primary, PRIMARY.attack);
    table.setToken(card, TOKEN.energy, 0);
    hit(table, Number(to.slice(1)), { hull }, table.label(card));
    hit(table, card, { hull: Math.ceil(hull / 2) }, "The ram");
  },
};
