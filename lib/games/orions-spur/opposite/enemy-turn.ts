// The answers of the attacked ship and those beside it, of either side. (Main Attack Action, p.6; Card Types, p.11)

import { otherOf } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import { aimNow, incoming, isAdjacent, onItsWay } from "../table/aim.ts";
import { energyOf, land } from "../table/attacking.ts";
import { hit, inWords, less, watchHulls } from "../table/damage.ts";
import { fleet, has, isInFleet, type SpurMove, type SpurPhase, type SpurTable, TOKEN, ZONE } from "../table/table.ts";
import { leave, lessen, strikeBack, whole } from "../texts/deeds.ts";
import { isAnswer, isWhole } from "../texts/texts.ts";

/** What the text of an attack says against answers with attack/reaction cards. */
const UNANSWERED = /may not answer with attack\/reaction cards/i;

/** The attacked ship, if it can react. A ship whose own attack is overcharged cannot. (Overcharged, p.10) */
function reacting(table: SpurTable): number | undefined {
  const { target = -1 } = table.args;
  const isOver = table.stack.some(({ phase, args }) => phase === "attack" && args.ship === target && args.over);
  return isInFleet(table, target) && !table.isExhausted(target) && !isOver ? target : undefined;
}

/** The reaction cards in hand that the attacked ship can pay for. */
export function reactions(table: SpurTable): readonly number[] {
  const ship = reacting(table);
  if (ship === undefined) return [];
  const { card = -1 } = table.args;
  const isUnanswered = card >= 0 && UNANSWERED.test(table.card(card).text ?? "");
  return table.in(ZONE.hand).filter((id) => {
    const { type, energy } = table.card(id);
    const isReaction = type === "reaction" || (type === "attack-reaction" && !isUnanswered);
    return isReaction && typeof energy === "number" && energy <= energyOf(table, ship);
  });
}

const ALONE: readonly string[] = [""];

/**
 * What an attack/reaction card is aimed at whose text says nothing about reactions: the attacking ship, or the attack
 * itself, as Particle Beam is in the rulebook's example. (p.7)
 */
function aims(table: SpurTable, id: number): readonly string[] {
  const { ship = -1, target = -1 } = table.args;
  const card = table.card(id);
  const isPlain = card.type === "attack-reaction" && isWhole(card) && !isAnswer(card) && whole(card) > 0;
  return isPlain ? [`#${ship}`, `#${target}`] : ALONE;
}

function retaliate(table: SpurTable, card: number, at: string): void {
  if (at === `#${table.args.ship}`) strikeBack(table, card);
  else lessen(table, whole(table.card(card)));
}

const react: SpurMove = {
  do: "react",
  says: "Play a reaction card with the attacked ship",
  of: "a reaction card in your hand that the attacked ship can pay for",
  at: () => "the attacking ship or the attack",
  cards: reactions,
  targets: aims,
  names: (table, to) => (to === `#${table.args.ship}` ? "hit the attacking ship" : "take its damage off the attack"),
  play: (table, card, to) => {
    const { target = -1 } = table.args;
    const { energy, text } = table.card(card);
    table.setToken(target, TOKEN.energy, energyOf(table, target) - (energy ?? 0));
    table.use(card);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(target)} reacts with ${table.label(card)} for ${energy ?? 0} energy.`);
    table.tell("react", card);
    if (to !== "") retaliate(table, card, to);
    else if (!text) table.say(() => `${table.label(card)} has no text, so what it does is left to you.`);
  },
};

/** How much energy the attacked ship can spend on Bracing. */
export function bracing(table: SpurTable): number {
  const ship = reacting(table);
  if (ship === undefined || !has(table, ship, "Bracing")) return 0;
  return Math.min(energyOf(table, ship), table.token(ship, TOKEN.incoming));
}

const brace: SpurMove = {
  do: "brace",
  says: "Bracing: spend energy to take off as much damage",
  at: () => "an amount that the attacked ship has, if it can brace",
  targets: (table) => Array.from({ length: bracing(table) }, (_, n) => `x:${n + 1}`),
  names: (_, to) => `${to.slice(2)} energy`,
  play: (table, _, to) => {
    const { target = -1 } = table.args;
    const energy = Number(to.slice(2));
    table.setToken(target, TOKEN.energy, energyOf(table, target) - energy);
    lessen(table, energy);
  },
};

/** The ships beside the attacked one that can take a point of damage off. */
export function guards(table: SpurTable): readonly number[] {
  const { target = -1 } = table.args;
  if (table.token(target, TOKEN.incoming) === 0) return [];
  return fleet(table).filter(
    (id) =>
      has(table, id, "Interference") &&
      energyOf(table, id) > 0 &&
      !table.isExhausted(id) &&
      table.token(id, TOKEN.guarded) !== table.turn &&
      isAdjacent(table, id, target),
  );
}

const interfere: SpurMove = {
  do: "interfere",
  says: "Interfere: 1 energy takes off 1 damage",
  of: "a ship with Interference beside the attacked one, with energy, once a turn",
  cards: guards,
  play: (table, card) => {
    table.setToken(card, TOKEN.energy, energyOf(table, card) - 1);
    table.setToken(card, TOKEN.guarded, table.turn);
    table.say(() => `${table.label(card)} interferes for 1 energy.`);
    lessen(table, 1);
  },
};

/** A ship is attacked. A text may lead the damage to another one. */
export const answer: SpurPhase = {
  id: "answer",
  name: "Enemy attack",
  cite: book.MAIN_ATTACK,
  says: "A ship is attacked. It may react, with reaction cards, Bracing or Interference. Then the damage is dealt.",
  isOpen: true,
  passing: "Take the damage",
  asks: (table) => {
    const { ship = -1, target = -1 } = table.args;
    return `${table.label(ship)} fires at ${table.label(target)} for ${inWords(incoming(table))}: react, or take it.`;
  },
  about: ({ args: { ship = -1, target = -1 } }) => [ship, target],
  begin: (table, { target = -1 }) => {
    const shelter = table.token(target, TOKEN.shelter);
    if (shelter > 0) lessen(table, shelter);
  },
  // A ship that is struck back at is asked only if it can do something.
  run: (table) => {
    const { back = 0 } = table.args;
    if (back > 0 && reactions(table).length + bracing(table) + guards(table).length === 0) table.leave();
  },
  moves: [react, brace, interfere],
  end: (table, args) => {
    const { ship = -1, target = -1, card = -1, back = 0, aimed = -1, before = 0 } = args;
    const targets = fleet(table).filter((id) => table.token(id, TOKEN.incoming) > 0);
    table.as(otherOf(table.side), () => {
      for (const id of targets) {
        const damage = onItsWay(table, { ...args, target: id });
        table.setToken(id, TOKEN.incoming, 0);
        hit(table, id, damage, table.label(card < 0 ? ship : card));
      }
      if (back > 0) watchHulls(table);
      else land(table, target, card);
    });
    // What was on its way to this ship before it struck back still is.
    if (before > 0 && isInFleet(table, aimed)) table.setToken(aimed, TOKEN.incoming, before);
  },
};

const block: SpurMove = {
  do: "block",
  says: "Block shield or hull damage",
  at: () => "the kind of damage",
  targets: () => ["x:shield", "x:hull"],
  names: (_, to) => `${to.slice(2)} damage first`,
  play: (table, _, to) => {
    leave(table, less(incoming(table), table.args.by ?? 0, to === "x:hull" ? "hull" : "shield"));
    table.leave();
  },
};

/** Damage of two kinds is on its way, and not all of it can be blocked. */
export const blocking: SpurPhase = {
  id: "block",
  name: "Shield or hull damage",
  cite: book.DAMAGE,
  says: "Choose which kind of damage to block. What is more than there is of it comes off the other kind.",
  asks: (table) =>
    `${inWords(incoming(table))} is on its way, and ${table.args.by} can be blocked: of which kind first?`,
  about: (table) => [aimNow(table).target],
  moves: [block],
  mayPass: () => false,
};
