// The autopilot of Orion's Spur attacks while that is worth a turn, and otherwise regroups.

import type { Policy } from "../../../core/table/goldfish.ts";
import type { Ruled } from "../../../core/table/move.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { cardsFor, isMet, offeredCards, placesFor } from "../../../core/table/why-not.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { bracing, guards, reactions } from "../opposite/enemy-turn.ts";
import { flock as flockTo, ram } from "../table/abilities.ts";
import { incoming } from "../table/aim.ts";
import { attack, attacksFor, energyOf, isFresh, targetsOf } from "../table/attacking.ts";
import { effect, less } from "../table/damage.ts";
import { isPayable, mayRevise } from "../table/secondary.ts";
import {
  COUNTER,
  FLOCK_COST,
  fleet,
  PRIMARY,
  ROW,
  SECONDARY,
  type SpurIds,
  type SpurTable,
  TOKEN,
  ZONE,
} from "../table/table.ts";
import { hasDamage, kindToBlock, whole } from "../texts/deeds.ts";
import { isNeverOfUse, isWhole, texts, worthNow } from "../texts/texts.ts";
import { volley } from "./volley.ts";

/** A regroup takes a turn, so an attack that does less than this is left for after it. */
const WORTH_A_TURN = 5;

/** The ship that the flock calls next, if the flagship has energy for two attacks by ships that have something to fire. */
function called(table: SpurTable): number | undefined {
  const flock = offeredCards(table, flockTo);
  if (table.get(COUNTER.primary) === PRIMARY.flock) return volley(table, flock)?.ship;
  const flagship = table.first(ZONE.flagship);
  if (flock.length < 2 || energyOf(table, flagship) < 2 * FLOCK_COST) return undefined;
  const armed = flock.filter((ship) => volley(table, [ship]));
  return armed.length < 2 ? undefined : volley(table, armed)?.ship;
}

/** A ram that destroys an enemy ship without losing the ramming one. */
function ramming(table: SpurTable): Ruled | undefined {
  for (const card of offeredCards(table, ram)) {
    const { hull } = table.card(card);
    if (typeof hull !== "number" || table.token(card, TOKEN.hull) <= Math.ceil(hull / 2)) continue;
    const target = targetsOf(table, card).find((id) => effect(table, id, { hull }).kills);
    if (target !== undefined) return { do: "ram", card, to: `#${target}` };
  }
  return undefined;
}

/** Whether ships have spent energy or cards are missing, so that a regroup brings something. */
function canRecover(table: SpurTable): boolean {
  return fleet(table).some((id) => table.isExhausted(id) || energyOf(table, id) < (table.card(id).energy ?? 0));
}

/** Whether a card is of no use to the autopilot now: it plays no text by hand, and there may be nothing to react to. */
function isIdle(table: SpurTable, id: number): boolean {
  const card = table.card(id);
  if (card.type === "reaction") return !isOpposed(table.start) || !isWhole(card);
  if (card.type === "repair") return !hasDamage(table);
  return (card.type === "draw" || card.type === "special") && (!isWhole(card) || isNeverOfUse(table, id));
}

/** The first card of no use: reactions and repairs come before draw and special cards. */
function idle(table: SpurTable): number | undefined {
  const all = table.in(ZONE.hand).filter((id) => isIdle(table, id));
  const isKept = (id: number) => ["draw", "special"].includes(table.card(id).type ?? "");
  return all.find((id) => !isKept(id)) ?? all[0];
}

/** The attack card that deals the least beside what it costs, if there is another one. */
function weakest(table: SpurTable): number | undefined {
  const attacks = attacksFor(table, Number.POSITIVE_INFINITY);
  const worth = (id: number) => whole(table.card(id)) - (table.card(id).energy ?? 0);
  let [found] = attacks;
  if (found === undefined || attacks.length < 2) return undefined;
  for (const id of attacks) if (worth(id) < worth(found)) found = id;
  return found;
}

/** A draw, repair or special card in hand that does something now. */
function useful(table: SpurTable): number | undefined {
  let isSound: boolean | undefined;
  for (const id of table.in(ZONE.hand)) {
    const { type } = table.card(id);
    if (!SECONDARY.includes(type)) continue;
    if (type === "repair") isSound ??= !hasDamage(table);
    if (type === "repair" && isSound) continue;
    if (worthNow(table, id, "use") > 0 && isPayable(table, id)) return id;
  }
  return undefined;
}

/** What a point of energy is worth in points of damage. */
const ENERGY = 0.5;

/** An attack that does nothing, where the extra energy of an overcharged ship must be spent. */
function emptyAttack(table: SpurTable): Ruled | undefined {
  if (attack.mayPass?.(table) !== false) return undefined;
  for (const kind of attack.moves) {
    for (const card of kind.targets ? cardsFor(table, kind) : []) {
      const to = placesFor(table, kind, card).find((aim) => isMet(table, kind, card, aim));
      if (to !== undefined) return { do: kind.do, ...(card < 0 ? {} : { card }), to };
    }
  }
  return undefined;
}

/** The reaction that is worth most beside the energy that it costs, or -1. */
function bestReaction(table: SpurTable): number {
  let [best, most] = [-1, 0];
  for (const id of reactions(table)) {
    const worth = worthNow(table, id, "react") - ENERGY * (table.card(id).energy ?? 0);
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

/** Whether the attack that is being answered would destroy its target with so many points less. */
function wouldKill(table: SpurTable, by: number): boolean {
  return effect(table, table.args.target ?? -1, less(incoming(table), by, kindToBlock(table, by))).kills;
}

const ACTIONS = ["actions"] as const;

export const autopilot: readonly Policy<OrionsSpurCard, SpurIds["phase"]>[] = [
  texts.policy,
  {
    says: "A draw, repair or special card does something now, and takes no action.",
    in: ["actions", "attack", "recruit"],
    choose: (table) => {
      const card = useful(table);
      return card === undefined ? undefined : { do: "use", card };
    },
  },
  {
    says: "Revise tactics: the card is of no use now.",
    in: ["actions", "attack", "recruit", "reorganize"],
    choose: (table) => {
      const card = mayRevise(table) ? idle(table) : undefined;
      return card === undefined ? undefined : { do: "revise", card };
    },
  },
  {
    says: "The flagship has energy for two calls, and two ships of a flock do more than one ship.",
    in: ACTIONS,
    choose: (table) => {
      const card = called(table);
      return card === undefined ? undefined : { do: "flock", card };
    },
  },
  {
    says: "Attack with the ship that destroys the most VP, or else does the most damage.",
    in: ACTIONS,
    choose: (table) => {
      const best = isFresh(table) ? volley(table, fleet(table)) : undefined;
      if (!best || (best.vp === 0 && best.worth < WORTH_A_TURN && canRecover(table))) return undefined;
      return { do: "activate", card: best.ship };
    },
  },
  {
    says: "There is nothing to fire, but a ram destroys a ship and is not lost.",
    in: ACTIONS,
    choose: ramming,
  },
  {
    says: "No attack is worth the turn: regroup.",
    in: ACTIONS,
    choose: (table) => (isFresh(table) ? { do: "regroup" } : undefined),
  },
  {
    says: "Take the kill, or else the most damage for each energy. Overcharge for a kill, or for a last attack.",
    in: ["attack"],
    choose: (table) => {
      const { ship = -1, held, over = 0 } = table.args;
      return volley(table, [ship], held, over > 0)?.move;
    },
  },
  {
    says: "No attack does any damage, but the extra energy must be spent on one.",
    in: ["attack"],
    choose: emptyAttack,
  },
  {
    says: "The card takes damage off the attack, or strikes back.",
    in: ["answer"],
    choose: (table) => {
      const card = bestReaction(table);
      return card < 0 ? undefined : { do: "react", card };
    },
  },
  {
    says: "Interference keeps the ship from being destroyed.",
    in: ["answer"],
    choose: (table) => {
      const [card] = guards(table);
      const isSaved = !wouldKill(table, 1) && wouldKill(table, 0);
      return card !== undefined && isSaved ? { do: "interfere", card } : undefined;
    },
  },
  {
    says: "Bracing keeps the ship from being destroyed.",
    in: ["answer"],
    choose: (table) => {
      const most = bracing(table);
      const isSaved = !wouldKill(table, most) && wouldKill(table, 0);
      return most > 0 && isSaved ? { do: "brace", to: `x:${most}` } : undefined;
    },
  },
  {
    says: "Block the kind of damage that would do more.",
    in: ["block"],
    choose: (table) => ({ do: "block", to: `x:${kindToBlock(table, table.args.by ?? 0)}` }),
  },
  {
    says: "Cards of no use make room for attacks.",
    in: ["resources"],
    choose: (table) => {
      const card = table.count(ZONE.draw) > 0 ? idle(table) : undefined;
      return card === undefined ? undefined : { do: "discard", card };
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
  {
    says: "Nothing else is left to do this turn: revise the attack that deals the least for what it costs.",
    in: ["actions", "reorganize"],
    choose: (table) => {
      const card = mayRevise(table) ? weakest(table) : undefined;
      return card === undefined ? undefined : { do: "revise", card };
    },
  },
];
