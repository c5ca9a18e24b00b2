// What texts of Orion's Spur do. Every phrase has an example that is a whole text of a card.
import { isOpposed } from "../../../core/table/seats.ts";
import { type Condition, type Effect, phrase, type Run, readAny, type TextPhrase } from "../../../core/text/ability.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { number, oneOf, type Reader } from "../../../core/text/pattern.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { aimOf, attackOf, changePlaces, isEnemy, isInBattle } from "../table/aim.ts";
import { type Damage, eachKind, guardOf, hit, hullDamage, inAll, less } from "../table/damage.ts";
import { COUNTER, type SpurTable, TOKEN, ZONE } from "../table/table.ts";
import { conditions } from "./conditions.ts";
import {
  change,
  deck,
  energize,
  hasDamage,
  kindToBlock,
  lessen,
  missing,
  redirect,
  relief,
  restore,
  revenge,
  type Stat,
  strikeBack,
} from "./deeds.ts";
import { ownShip, STAT, ships, TYPES } from "./nouns.ts";

type C = OrionsSpurCard;
type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;

const WHEN: Reader<Condition<C>> = { name: "condition", read: (words, at) => readAny(conditions, words, at) };

const hasDeck = (table: SpurTable): boolean => table.count(ZONE.draw) > 0;
const ifDeck =
  (worth: number) =>
  (table: SpurTable): number =>
    hasDeck(table) ? worth : 0;

/** What a card in hand is worth, beside a card that is drawn. Attacks are kept longest. */
const KEPT = { reaction: 0.1, repair: 0.2, special: 0.3, draw: 0.4, "attack-reaction": 0.5, attack: 0.6 };
const kept = (table: SpurTable, id: number): number => KEPT[table.card(id).type ?? "draw"];

const cards: readonly Done[] = [
  deck.draw("draw {n} [tactics] card(s)", "Draw 2 tactics cards.", (n) => ({ worth: ifDeck(n) })),
  phrase(
    "draw {n} [tactics] card(s) for each {ships} , at most {most}",
    "Draw 1 card for each ship in your front row, at most 3.",
    { n: number, ships, most: number },
    ({ n, ships: counted, most }) => ({
      does: (table, _, run) => deck.drawCards(table, Math.min(n * counted.cards(table, run).length, most)),
      worth: (table, _, run) => (hasDeck(table) ? counted.cards(table, run).length : 0),
    }),
  ),
  phrase(
    "draw {n} [tactics] card(s) , or {more} {when}",
    "Draw 1 card, or 3 if you have destroyed a ship this turn.",
    { n: number, more: number, when: WHEN },
    ({ n, more, when }) => ({
      does: (table, _, run) => deck.drawCards(table, when(table, run) ? more : n),
      worth: ifDeck(n),
    }),
  ),
  deck.discard(
    "discard {n} [tactics] [card(s)]",
    "Draw 3 tactics cards, then discard 1.",
    (table, id) => {
      table.move(id, ZONE.discard);
      table.say(() => `${table.label(id)} is discarded.`);
    },
    () => ({ worth: (table, id) => -kept(table, id) }),
  ),
  deck.lookAtTop(
    "look at the top {n} cards of your tactics deck",
    "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.",
    (n) => ({ worth: ifDeck(n) }),
  ),
  phrase(
    "put {n} into your hand and the others|rest on the bottom",
    "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.",
    { n: number },
    ({ n }) => deck.take(n, (table, id) => table.move(id, ZONE.hand), kept, { worth: () => 0 }),
  ),
  phrase(
    "take {n} {types} from your discard pile into your hand",
    "Take a repair card or reaction card from your discard pile into your hand.",
    { n: number, types: TYPES },
    ({ n, types }) => ({
      with: {
        choose: { least: n, most: n },
        cards: (table) => table.in(ZONE.discard).filter((id) => types.includes(table.card(id).type ?? "")),
      },
      does: (table, id) => {
        table.move(id, ZONE.hand);
        table.say(() => `${table.label(id)} comes back into the hand.`);
      },
      worth: (table, id) => (isIdle(table, id) ? 0 : kept(table, id)),
    }),
  ),
  phrase("gain {n} recruitment point(s)", "Gain 1 recruitment point.", { n: number }, ({ n }) => ({
    does: (table) => {
      table.add(COUNTER.recruitment, n);
      table.say(() => `Recruitment points: ${table.get(COUNTER.recruitment)}.`);
    },
  })),
];

/** Whether a card that comes into the hand would have nothing to react to, or nothing to repair. */
function isIdle(table: SpurTable, id: number): boolean {
  const { type } = table.card(id);
  return (type === "reaction" && !isOpposed(table.start)) || (type === "repair" && !hasDamage(table));
}

/** Restoring is worth as much as it restores, if nothing of it is lost. */
const restoring =
  (stat: Stat, n: number) =>
  (table: SpurTable, id: number): number =>
    !isEnemy(table, id) && missing(table, id, stat) >= n ? n : 0;

/** The ships that can pay for the card of a text. */
function paying(named: Named<C>): Named<C> {
  return {
    ...named,
    cards: (table, run) =>
      named.cards(table, run).filter((id) => table.token(id, TOKEN.energy) >= (table.card(run.self).energy ?? 0)),
  };
}

const repairs: readonly Done[] = [
  phrase(
    "restore [up to] {n} {stat} to [each of] {ships}",
    "Restore up to 2 shield to one of your ships.",
    { n: number, stat: STAT, ships },
    ({ n, stat, ships: named }) => ({
      with: named,
      does: (table, id) => restore(table, id, stat, n),
      worth: restoring(stat, n),
    }),
  ),
  phrase(
    "restore [up to] {n} {stat} to {ships} , which pays the energy",
    "Restore up to 3 hull to one of your ships, which pays the energy.",
    { n: number, stat: STAT, ships },
    ({ n, stat, ships: named }) => ({
      with: paying(named),
      does: (table, id, { self }) => {
        energize(table, id, -(table.card(self).energy ?? 0));
        return restore(table, id, stat, n);
      },
      worth: restoring(stat, n),
    }),
  ),
  phrase(
    "restore [up to] {n} {stat} and {m} {other} to [each of] {ships}",
    "Restore 1 shield and 1 hull to each of up to two of your ships.",
    { n: number, stat: STAT, m: number, other: STAT, ships },
    ({ n, stat, m, other, ships: named }) => ({
      with: named,
      does: (table, id) => [restore(table, id, stat, n), restore(table, id, other, m)].includes(true),
      worth: (table, id) => restoring(stat, n)(table, id) + restoring(other, m)(table, id),
    }),
  ),
  phrase(
    "restore all {stat} to [each of] {ships}",
    "Restore all energy to one of your ships.",
    { stat: STAT, ships },
    ({ stat, ships: named }) => ({
      with: named,
      does: (table, id) => restore(table, id, stat, Number.POSITIVE_INFINITY),
      worth: (table, id) => Math.max(missing(table, id, stat) - 1, 0),
    }),
  ),
  phrase("re-enable {ships}", "Re-enable one of your overcharged ships.", { ships }, ({ ships: named }) => ({
    with: named,
    does: (table, id) => {
      const isNew = table.isExhausted(id);
      table.exhaust(id, false);
      table.say(() => `${table.label(id)} is re-enabled${isNew ? "" : " already"}.`);
      return isNew;
    },
    worth: (table, id) => (table.isExhausted(id) ? 1 + (table.card(id).energy ?? 0) : 0),
  })),
  phrase(
    "give {ships} {n} energy",
    "Give one of your ships 1 energy.",
    { ships, n: number },
    ({ ships: named, n }) => ({
      with: named,
      does: (table, id) => energize(table, id, n),
      worth: (table, id) => (isEnemy(table, id) ? -n : n),
    }),
  ),
];

const HARM = oneOf("damage", { damage: false, "hull damage": true });

/** What harms an enemy ship is worth as much as it does, and costs as much where it harms one's own. */
const harm =
  (n: number) =>
  (table: SpurTable, id: number): number =>
    isEnemy(table, id) ? n : -n;

function shelter(table: SpurTable, id: number, n: number): void {
  table.setToken(id, TOKEN.shelter, table.token(id, TOKEN.shelter) + n);
  table.say(() => `Each attack on ${table.label(id)} deals ${n} less damage until your next turn.`);
}

const riders: readonly Done[] = [
  phrase(
    "{ships} take(s) {n} {harm}",
    "The attacking ship takes 2 hull damage.",
    { ships, n: number, harm: HARM },
    ({ ships: named, n, harm: isHull }) => ({
      with: named,
      does: (table, id, { self }) => {
        const damage = isHull ? { hull: n } : n;
        if (isEnemy(table, id) && attackOf(table)?.phase === "answer") return strikeBack(table, self, damage);
        return hit(table, id, damage, table.label(self));
      },
      worth: harm(n),
    }),
  ),
  phrase(
    "{ships} [also] lose(s) {n} energy",
    "The target also loses 1 energy.",
    { ships, n: number },
    ({ ships: named, n }) => ({ with: named, does: (table, id) => energize(table, id, -n), worth: harm(n) }),
  ),
  phrase(
    "the next attack of your fleet this turn deals {n} more damage",
    "The next attack of your fleet this turn deals 2 more damage.",
    { n: number },
    ({ n }) => ({
      does: (table) => {
        table.add(COUNTER.boost, n);
        table.say(() => `The next attack of this turn deals ${table.get(COUNTER.boost)} more damage.`);
      },
      // It is played when a ship attacks that can pay for something.
      worth: (table) => {
        const { ship = -1 } = attackOf(table)?.args ?? {};
        return ship >= 0 && table.token(ship, TOKEN.energy) > 1 && table.get(COUNTER.boost) === 0 ? n : 0;
      },
    }),
  ),
  phrase(
    "until your next turn , each attack on {ships} deals {n} less damage",
    "Until your next turn, each attack on your flagship deals 2 less damage.",
    { ships, n: number },
    ({ ships: named, n }) => {
      const worth = (table: SpurTable) => (isOpposed(table.start) ? n : -1);
      if (named.choose) return { with: named, does: (table, id) => shelter(table, id, n), worth };
      return {
        does: (table, _, run) => {
          for (const id of named.cards(table, run)) shelter(table, id, n);
        },
        worth,
      };
    },
  ),
  phrase("rearrange the ships of your two rows", "Rearrange the ships of your two rows.", {}, () => ({
    does: (table) => table.call("rearrange"),
    worth: () => -1,
  })),
];

const ATTACK = oneOf("the attack", { "one attack on this ship": true, "one attack": true, "the attack": true });

const changed = (to: (damage: Damage) => Damage): Effect<C> => ({
  does: (table) => change(table, to),
  worth: (table) => relief(table, to),
});

/** How many points a text takes off the attack. */
type Points = (table: SpurTable, run: Run) => number;

const lessened = (points: Points): Effect<C> => ({
  does: (table, _, run) => lessen(table, points(table, run)),
  worth: (table, _, run) => reliefOf(table, points(table, run)),
});

function reliefOf(table: SpurTable, by: number): number {
  return relief(table, (damage) => less(damage, by, kindToBlock(table, by)));
}

/** With less hull damage, which of plain damage is all that goes past the shield, also where less hull is left. */
function lessHull(table: SpurTable, damage: Damage, n: number): Damage {
  const { target = -1 } = attackOf(table)?.args ?? {};
  return less(damage, Math.min(n, hullDamage(guardOf(table, target), damage)));
}

const reactions: readonly Done[] = [
  phrase(
    "reduce the damage of {attack} by {n} [instead]",
    "Reduce the damage of one attack on this ship by 3.",
    { attack: ATTACK, n: number },
    ({ n }) => lessened(() => n),
  ),
  phrase(
    "reduce the damage of {attack} by {n} , or by {more} {when}",
    "Reduce the damage of one attack on this ship by 2, or by 3 if it has no shield left.",
    { attack: ATTACK, n: number, more: number, when: WHEN },
    ({ n, more, when }) => lessened((table, run) => (when(table, run) ? more : n)),
  ),
  phrase(
    "reduce the hull damage of {attack} by {n}",
    "Reduce the hull damage of one attack on this ship by 2.",
    { attack: ATTACK, n: number },
    ({ n }) => ({
      does: (table) => change(table, (damage) => lessHull(table, damage, n)),
      worth: (table) => relief(table, (damage) => lessHull(table, damage, n)),
    }),
  ),
  phrase(
    "this ship completely avoids the damage of {attack}",
    "This ship completely avoids the damage of one attack.",
    { attack: ATTACK },
    () => changed((damage) => eachKind(damage, () => 0)),
  ),
  phrase(
    "this ship completely avoids one attack of {n} or less damage",
    "This ship completely avoids one attack of 3 or less damage.",
    { n: number },
    ({ n }) => changed((damage) => (inAll(damage) <= n ? eachKind(damage, () => 0) : damage)),
  ),
  phrase(
    "cut the damage of {attack} in half , rounded up",
    "Cut the damage of one attack on this ship in half, rounded up.",
    { attack: ATTACK },
    () => changed((damage) => eachKind(damage, (points) => Math.ceil(points / 2))),
  ),
  phrase("it hits the attacking ship", "As a reaction, it hits the attacking ship.", {}, () => ({
    does: (table, _, { self }) => strikeBack(table, self),
    worth: (table, _, { self }) => revenge(table, self),
  })),
  phrase(
    "choose the attacking ship , which it hits , or this ship , which takes {n} less damage",
    "As a reaction, choose the attacking ship, which it hits, or this ship, which takes 3 less damage.",
    { n: number },
    ({ n }) => ({
      with: {
        choose: { least: 1, most: 1 },
        cards: (table, run) => [aimOf(table, run).ship, aimOf(table, run).target].filter((id) => isInBattle(table, id)),
      },
      does: (table, id, { self }) => (isEnemy(table, id) ? strikeBack(table, self) : lessen(table, n)),
      worth: (table, id, { self }) => (isEnemy(table, id) ? revenge(table, self) : reliefOf(table, n)),
    }),
  ),
  phrase(
    "change places with {ships}",
    "Change places with an adjacent ship of yours that is not the flagship.",
    { ships },
    ({ ships: named }) => ({
      with: named,
      does: (table, id, { self }) => changePlaces(table, ownShip(table, self), id),
      worth: (table, id) => relief(table, (damage) => damage, id),
    }),
  ),
  phrase(
    "the attack hits that ship instead",
    "Change places with an adjacent ship of yours that is not the flagship. The attack hits that ship instead.",
    {},
    () => ({ ifDone: true, does: (table, _, { it }) => redirect(table, it), worth: () => 0 }),
  ),
];

export const effects: readonly Done[] = [...cards, ...repairs, ...riders, ...reactions];
