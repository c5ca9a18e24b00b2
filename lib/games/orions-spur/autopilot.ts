// The autopilot of Orion's Spur: attack while a kill or the most damage per energy is there, else regroup.
import type { Policy, Ruled } from "../../core/goldfish.ts";
import { activate, attacksFor, canFire, energyOf, flock } from "./attacking.ts";
import type { OrionsSpurCard } from "./card.ts";
import { effect, inFront, oneRowBack } from "./damage.ts";
import { COUNTER, has, ROW, type SpurTable, ZONE } from "./table.ts";

const KILL = 1000;

interface Shot {
  readonly move: Ruled;
  readonly worth: number;
}

/** What an attack is worth: a kill before all, then damage for each energy spent. */
function worthOf(table: SpurTable, target: number, damage: OrionsSpurCard["damage"], energy: number): number {
  const { taken, kills } = effect(table, target, damage ?? 0);
  return (kills ? KILL + (table.card(target).vp ?? 0) : 0) + taken / Math.max(energy, 0.5);
}

/** The best attack of the activated ship, if any does damage. */
function bestShot(table: SpurTable): Shot | undefined {
  const { ship = -1, back = 0 } = table.args;
  const energy = energyOf(table, ship);
  const { weapon } = table.card(ship);
  const targets =
    back > 0
      ? oneRowBack(table)
      : has(table, ship, "Artillery")
        ? [...inFront(table), ...oneRowBack(table)]
        : inFront(table);
  const cards = attacksFor(table, energy);
  let best: Shot | undefined;
  for (const target of targets) {
    const to = `#${target}`;
    if (weapon && canFire(table, ship, energy)) {
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

/** Whether a ship can attack now without an overcharge. */
function isArmed(table: SpurTable, ship: number): boolean {
  const energy = energyOf(table, ship);
  return canFire(table, ship, energy) || attacksFor(table, energy).length > 0;
}

function strongest(table: SpurTable, ships: readonly number[]): number | undefined {
  const armed = ships.filter((id) => isArmed(table, id));
  const [first, ...rest] = armed;
  if (first === undefined) return undefined;
  return rest.reduce((best, id) => (energyOf(table, id) > energyOf(table, best) ? id : best), first);
}

const ACTIONS = ["actions"];

export const autopilot: readonly Policy<OrionsSpurCard>[] = [
  {
    says: "Revise tactics: a reaction is of no use against a fleet that never attacks.",
    in: ACTIONS,
    choose: (table) => {
      const card = table.in(ZONE.hand).find((id) => table.card(id).type === "reaction");
      const move: Ruled | undefined = card === undefined ? undefined : { do: "revise", card };
      return move && table.get(COUNTER.revised) === 0 && table.count(ZONE.draw) > 0 ? move : undefined;
    },
  },
  {
    says: "Attack with the ship that has the most energy.",
    in: ACTIONS,
    choose: (table) => {
      const card = strongest(table, activate.cards?.(table) ?? []);
      return card === undefined ? undefined : { do: "activate", card };
    },
  },
  {
    says: "The flock goes on.",
    in: ACTIONS,
    choose: (table) => {
      const card = strongest(table, flock.cards?.(table) ?? []);
      return card === undefined ? undefined : { do: "flock", card };
    },
  },
  {
    says: "No ship can attack: regroup.",
    in: ACTIONS,
    choose: (table) => (table.get(COUNTER.primary) === 0 ? { do: "regroup" } : undefined),
  },
  {
    says: "Take the kill, or else the most damage for each energy.",
    in: ["attack"],
    choose: (table) => bestShot(table)?.move,
  },
  {
    says: "Reactions make room for attacks.",
    in: ["resources"],
    choose: (table) => {
      const card = table.in(ZONE.hand).find((id) => table.card(id).type === "reaction");
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
