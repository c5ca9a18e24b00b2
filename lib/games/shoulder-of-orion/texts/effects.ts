// What texts of Shoulder of Orion do. Every phrase has an example that is a whole text of a card.
import { type Effect, phrase, type Run, type TextPhrase } from "../../../core/text/ability.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { number } from "../../../core/text/pattern.ts";
import { toHelp } from "../../../core/text/worth.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { blockersIn, healthLeft } from "../table/combat.ts";
import { destroy } from "../table/leaving.ts";
import { askToll } from "../table/paying.ts";
import { mayAttack } from "../table/play-step.ts";
import { AOS, attackOf, COUNTER, isWarrior, type OrionTable, TOKEN, ZONE } from "../table/table.ts";
import { atHand, damage, drain, exert, harm, mendBy, price, rally, toHand } from "./deeds.ts";
import { type Change, cards, changes } from "./nouns.ts";

export type C = ShoulderOfOrionCard;
export type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;
/** What is done with a card. It answers false if nothing came of it. */
export type Deed = (table: OrionTable, card: number) => unknown;
export type Worth = (table: OrionTable, card: number, run: Run) => number;

export const withAll = (named: Named<C>, does: Effect<C>["does"], worth: Worth): Effect<C> => ({
  with: named,
  does,
  // Where nothing is chosen, it is worth what all its cards are worth together.
  worth: (table, id, run) =>
    id >= 0 ? worth(table, id, run) : named.cards(table, run).reduce((sum, one) => sum + worth(table, one, run), 0),
});

export const deed = (words: string, example: string, does: Deed, worth: Worth): Done =>
  phrase(words, example, { cards }, (found) => withAll(found.cards, does, worth));

/** How many cards a text counts, and at most so many if it says so. */
export const counted =
  (others: Named<C>, most = Number.POSITIVE_INFINITY) =>
  (table: OrionTable, run: Run): number =>
    Math.min(others.cards(table, run).length, most);

/** A rallied warrior attacks again, in a turn in which warriors attack. */
const fresh: Worth = (table, id) => {
  if (table.isTheirs(id) || !table.isExhausted(id)) return -1;
  return isWarrior(table, id) && mayAttack(table) ? (attackOf(table, id) ?? 0) : 0;
};

function change(table: OrionTable, id: number, all: readonly Change[], times = 1): boolean {
  for (const { stat, by } of all) {
    if (times === 0) {
      table.say(() => `There is none to count: the ${stat} of ${table.label(id)} stays as it is this turn.`);
      continue;
    }
    const token = stat === "attack" ? TOKEN.attackNow : TOKEN.healthNow;
    table.setToken(id, token, table.token(id, token) + by * times);
    table.say(() => `${table.label(id)} has ${by < 0 ? "" : "+"}${by * times} ${stat} this turn.`);
  }
  return times > 0;
}

/** Whether a warrior blocks, or attacks and is blocked. */
function isFighting(table: OrionTable, id: number): boolean {
  if (id !== table.get(COUNTER.attacker) - 1) return table.token(id, TOKEN.blocking) > 0;
  return AOS.some((zone) => blockersIn(table, zone).length > 0);
}

/** More attack is worth something on a warrior that can still attack, and more health on one that fights. */
const stronger =
  (all: readonly Change[]): Worth =>
  (table, id) => {
    const sum = all.reduce((total, { by }) => total + by, 0);
    const isAttack = all.some(({ stat }) => stat === "attack");
    const isOf = isAttack ? !table.isExhausted(id) && mayAttack(table) : isFighting(table, id);
    return isOf ? sum * toHelp(table, id) : 0;
  };

const numbers: readonly Done[] = [
  phrase(
    "{cards} has|have {changes} this turn",
    "A warrior you control has +3 health this turn.",
    { cards, changes },
    (found) => withAll(found.cards, (table, id) => change(table, id, found.changes), stronger(found.changes)),
  ),
  phrase(
    "{cards} has|have {changes} this turn for each {others}",
    "When this warrior enters the AO, it has +1 attack this turn for each card in your Cache.",
    { cards, changes, others: cards },
    (found) => {
      const times = counted(found.others);
      return withAll(
        found.cards,
        (table, id, run) => change(table, id, found.changes, times(table, run)),
        stronger(found.changes),
      );
    },
  ),
  deed(
    "{cards} deals no damage this turn",
    "A warrior deals no damage this turn.",
    (table, id) => {
      table.setToken(id, TOKEN.harmless, 1);
      table.say(() => `${table.label(id)} deals no damage this turn.`);
    },
    harm,
  ),
];

const wounds: readonly Done[] = [
  phrase(
    "deal {n} damage to {cards}",
    "Deal 3 damage to a warrior or a fortification.",
    { n: number, cards },
    ({ n, cards: to }) => withAll(to, (table, id) => damage(table, id, n), harm),
  ),
  phrase(
    "{self} deals {n} damage to {cards}",
    "When this warrior enters the AO, this warrior deals 2 damage to a warrior your opponent controls.",
    { self: cards, n: number, cards },
    ({ n, cards: to }) => withAll(to, (table, id) => damage(table, id, n), harm),
  ),
  phrase(
    "{self} deals {n} damage to {cards} unless they pay {m} energy",
    "Whenever your opponent attacks you or another fortification, this fortification deals 1 damage to the attacking warrior unless they pay 1 Energy.",
    { self: cards, n: number, cards, m: number },
    ({ n, cards: to, m }) => [
      withAll(
        to,
        (table, id, { self }) => {
          table.note("it", id);
          askToll(table, m, self, healthLeft(table, id) > n ? 0 : price(table, id));
        },
        harm,
      ),
      { does: (table, _, { it, seen }) => seen === 0 && damage(table, it, n), ifDone: true, worth: () => 0 },
    ],
  ),
  phrase(
    "deal damage to {cards} equal to the number of {others}",
    "Deal damage to a warrior equal to the number of warriors you control.",
    { cards, others: cards },
    (found) => {
      const amount = counted(found.others);
      return withAll(found.cards, (table, id, run) => damage(table, id, amount(table, run)), harm);
    },
  ),
  phrase(
    "remove {n} damage counter(s) from {cards}",
    "Remove 2 damage counters from a warrior you control.",
    { n: number, cards },
    ({ n, cards: from }) =>
      withAll(
        from,
        (table, id) => mendBy(table, id, n),
        (table, id) => Math.min(table.token(id, TOKEN.damage), n) / 10,
      ),
  ),
  deed(
    "remove all damage counters from {cards}",
    "Remove all damage counters from a warrior you control.",
    (table, id) => mendBy(table, id, Number.POSITIVE_INFINITY),
    (table, id) => table.token(id, TOKEN.damage) / 10,
  ),
  deed(
    "destroy {cards}",
    "Destroy a warrior your opponent controls.",
    (table, id) => {
      if (!destroy(table, id)) return false;
      table.say(() => `${table.label(id)} is destroyed.`);
      return true;
    },
    harm,
  ),
  phrase("your opponent loses {n} life", "Your opponent loses 1 life.", { n: number }, ({ n }) => ({
    does: (table) => drain(table, n),
    worth: () => n,
  })),
];

const states: readonly Done[] = [
  deed("rally {cards}", "Rally a warrior you control.", rally, fresh),
  deed("exert {cards}", "Exert a warrior your opponent controls with cost 2 or less.", exert, (table, id) =>
    table.isExhausted(id) ? 0 : harm(table, id),
  ),
  deed(
    "exert {cards} at the end of the turn",
    "When this warrior blocks, exert the attacking warrior at the end of the turn.",
    exert,
    harm,
  ),
  phrase(
    "your opponent exerts one of their warriors",
    "When this warrior enters the AO, your opponent exerts one of their warriors.",
    {},
    () => ({ with: { cards: weakest }, does: exert, worth: () => 1 }),
  ),
  deed("return {cards} to your hand", "Return a warrior from your discard pile to your hand.", toHand, (table, id) =>
    table.zoneOf(id) === ZONE.ao ? -price(table, id) : atHand(table, id),
  ),
  deed("return {cards} to its owner's hand", "Return a warrior to its owner's hand.", toHand, harm),
];

/** The opponent exerts the warrior of the least attack that is ready. */
function weakest(table: OrionTable): readonly number[] {
  const ready = table.in(ZONE["enemy-ao"]).filter((id) => isWarrior(table, id) && !table.isExhausted(id));
  const [least] = ready.sort((a, b) => (attackOf(table, a) ?? 0) - (attackOf(table, b) ?? 0));
  return least === undefined ? [] : [least];
}

/** What texts do with cards in the AO, and with life. */
export const inTheAo: readonly Done[] = [...numbers, ...wounds, ...states];
