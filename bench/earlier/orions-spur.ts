// The autopilot of Orion's Spur before it weighed attacks, overcharged and used texts (312a9ec): it attacks while it
// can destroy a ship or deal damage, and otherwise regroups.
import type { Policy, Ruled } from "../../lib/core/table/goldfish.ts";
import { flock as flockTo, ram } from "../../lib/games/orions-spur/abilities.ts";
import { activate, attacksFor, energyOf, targetsOf, weaponOf } from "../../lib/games/orions-spur/attacking.ts";
import type { OrionsSpurCard } from "../../lib/games/orions-spur/card.ts";
import { effect } from "../../lib/games/orions-spur/damage.ts";
import { mayRevise } from "../../lib/games/orions-spur/secondary.ts";
import {
  COUNTER,
  FLOCK_COST,
  fleet,
  PRIMARY,
  ROW,
  type SpurIds,
  type SpurTable,
  TOKEN,
  ZONE,
} from "../../lib/games/orions-spur/table.ts";

const KILL = 1000;

interface Shot {
  readonly move: Ruled;
  readonly worth: number;
}

/** The value of an attack: destroying a ship comes first, then the damage per energy. */
function worthOf(table: SpurTable, target: number, damage: OrionsSpurCard["damage"], energy: number): number {
  const { taken, kills } = effect(table, target, damage ?? 0);
  return (kills ? KILL + (table.card(target).vp ?? 0) : 0) + taken / Math.max(energy, 0.5);
}

/** The best attack of a ship, if any attack does damage. */
function bestShot(table: SpurTable, ship: number, held?: number): Shot | undefined {
  const energy = energyOf(table, ship);
  const weapon = weaponOf(table, ship);
  const cards = attacksFor(table, energy);
  let best: Shot | undefined;
  for (const target of targetsOf(table, ship, held)) {
    const to = `#${target}`;
    if (weapon && weapon.energy <= energy) {
      const worth = worthOf(table, target, weapon.damage, weapon.energy);
      if (worth > (best?.worth ?? 0)) best = { move: { do: "fire", to }, worth };
    }
    for (const card of cards) {
      const { damage, energy: cost } = table.card(card);
      const worth = worthOf(table, target, damage, cost ?? 0);
      if (worth > (best?.worth ?? 0)) best = { move: { do: "play", card, to }, worth };
    }
  }
  return best;
}

/** A ship that can destroy another one, else the damaging ship with the most energy. */
function strongest(table: SpurTable, ships: readonly number[]): number | undefined {
  let found: number | undefined;
  let most = -1;
  for (const ship of ships) {
    const shot = bestShot(table, ship);
    if (!shot) continue;
    const strength = energyOf(table, ship) + (shot.worth >= KILL ? KILL : 0);
    if (strength <= most) continue;
    found = ship;
    most = strength;
  }
  return found;
}

/** The ship that the flock calls next, if the flagship has nothing to fire but energy for two attacks. */
function called(table: SpurTable): number | undefined {
  const flock = flockTo.cards?.(table) ?? [];
  if (table.get(COUNTER.primary) === PRIMARY.flock) return strongest(table, flock);
  const flagship = table.first(ZONE.flagship);
  if (flock.length < 2 || energyOf(table, flagship) < 2 * FLOCK_COST || bestShot(table, flagship)) return undefined;
  const armed = flock.filter((ship) => bestShot(table, ship));
  return armed.length < 2 ? undefined : strongest(table, armed);
}

/** A ram that destroys an enemy ship without losing the ramming one. */
function ramming(table: SpurTable): Ruled | undefined {
  for (const card of ram.cards?.(table) ?? []) {
    const { hull } = table.card(card);
    if (typeof hull !== "number" || table.token(card, TOKEN.hull) <= Math.ceil(hull / 2)) continue;
    const target = targetsOf(table, card).find((id) => effect(table, id, { hull }).kills);
    if (target !== undefined) return { do: "ram", card, to: `#${target}` };
  }
  return undefined;
}

/** Whether a card is useless against a fleet that never attacks. Only the player's own ram makes damage to repair. */
function isIdle(table: SpurTable, id: number): boolean {
  const { type } = table.card(id);
  return type === "reaction" || (type === "repair" && !fleet(table).some((ship) => isDamaged(table, ship)));
}

function isDamaged(table: SpurTable, ship: number): boolean {
  const { shield, hull } = table.card(ship);
  return table.token(ship, TOKEN.shield) < (shield ?? 0) || table.token(ship, TOKEN.hull) < (hull ?? 0);
}

const ACTIONS = ["actions"] as const;

export const policies: readonly Policy<OrionsSpurCard, SpurIds["phase"]>[] = [
  {
    says: "Revise tactics: a reaction or a repair is of no use against a fleet that never attacks.",
    in: ACTIONS,
    choose: (table) => {
      if (!mayRevise(table)) return undefined;
      const card = table.in(ZONE.hand).find((id) => isIdle(table, id));
      return card === undefined ? undefined : { do: "revise", card };
    },
  },
  {
    says: "The flagship has nothing to fire: it calls the flock.",
    in: ACTIONS,
    choose: (table) => {
      const card = called(table);
      return card === undefined ? undefined : { do: "flock", card };
    },
  },
  {
    says: "Attack with a ship that can destroy one, or else with that of the most energy.",
    in: ACTIONS,
    choose: (table) => {
      const card = strongest(table, activate.cards?.(table) ?? []);
      return card === undefined ? undefined : { do: "activate", card };
    },
  },
  {
    says: "There is nothing to fire, but a ram destroys a ship and is not lost.",
    in: ACTIONS,
    choose: ramming,
  },
  {
    says: "No attack does damage: regroup.",
    in: ACTIONS,
    choose: (table) => (table.get(COUNTER.primary) === PRIMARY.none ? { do: "regroup" } : undefined),
  },
  {
    says: "Take the kill, or else the most damage for each energy.",
    in: ["attack"],
    choose: (table) => bestShot(table, table.args.ship ?? -1, table.args.held)?.move,
  },
  {
    says: "Reactions and repairs make room for attacks.",
    in: ["resources"],
    choose: (table) => {
      const card = table.in(ZONE.hand).find((id) => isIdle(table, id));
      return card === undefined || table.count(ZONE.draw) === 0 ? undefined : { do: "discard", card };
    },
  },
  {
    says: "Recruit the dearest ship that can be paid.",
    in: ["recruit"],
    choose: (table) => {
      const row = table.count(ZONE.front) < ROW ? "front" : "middle";
      if (table.count(ZONE[row]) >= ROW) return undefined;
      let [found, most] = [-1, -1];
      for (const id of table.in(ZONE.reserve)) {
        const { recruitment } = table.card(id);
        if (typeof recruitment !== "number" || recruitment > table.get(COUNTER.recruitment) || recruitment <= most)
          continue;
        [found, most] = [id, recruitment];
      }
      return found < 0 ? undefined : { do: "recruit", card: found, to: row };
    },
  },
];
