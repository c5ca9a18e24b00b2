// What texts of Shoulder of Orion change for as long as their card is in play.
import { phrase, type Run, type Standing, type Test, type TextPhrase } from "../../../core/text/ability.ts";
import { isMine } from "../../../core/text/nouns.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import { EVADES } from "../table/combat.ts";
import { AOS, COUNTER, type OrionTable, TOKEN, ZONE } from "../table/table.ts";
import { type C, counted } from "./effects.ts";
import { type Change, cards, changes, FIRST } from "./nouns.ts";

type Lasting = TextPhrase<Standing<C> | readonly Standing<C>[]>;
type To = Standing<C>["to"];

const SELF: To = (_, id, { self }) => id === self;
/** What a card is attached to, or the card itself. */
const HOLDER: To = (table, id, { self }) => {
  const host = table.hostOf(self);
  return id === (host < 0 ? self : host);
};
const ALWAYS: To = () => true;
const isInAo: To = (table, id) => AOS.includes(table.zoneOf(id));
const both =
  (one: To, other: To): To =>
  (table, id, run) =>
    one(table, id, run) && other(table, id, run);

const flag = (stat: string, to: To, by = 1): Standing<C> => ({ stat, to, by: () => by });
/** What a card says of itself while it is in a hand or elsewhere. */
const ofItself = (stat: string, by = 1, to: To = SELF): Standing<C> => ({ ...flag(stat, to, by), anywhere: true });

/** Health that falls is noted apart, so that cards without damage are not asked for their health all the time. */
function changed(to: To, all: readonly Change[], times: (table: OrionTable, run: Run) => number): Standing<C>[] {
  return all.flatMap(({ stat, by }) => {
    const one: Standing<C> = {
      stat,
      to,
      by:
        times === once
          ? () => by
          : (table, card, self) => by * times(table, { self, subject: card, it: -1, before: -1, seen: 0 }),
      about: by,
    };
    return stat === "health" && by < 0 ? [one, flag("frail", ALWAYS)] : [one];
  });
}

const once = () => 1;
const simple = (words: string, example: string, ...all: readonly Standing<C>[]): Lasting =>
  phrase(words, example, {}, () => all);

const numbers: readonly Lasting[] = [
  phrase("it [also] has {changes}", "While this warrior has an augment, it has +2 attack.", { changes }, (found) =>
    changed(HOLDER, found.changes, once),
  ),
  phrase(
    "{cards} has|have {changes}",
    "Other Knights warriors you control have +1 attack.",
    { cards, changes },
    (found) => changed(both(isInAo, found.cards.test), found.changes, once),
  ),
  phrase(
    "{cards} has|have {changes} for each {others}",
    "This warrior has +1 attack for each fortification you control.",
    { cards, changes, others: cards },
    (found) => changed(both(isInAo, found.cards.test), found.changes, counted(found.others)),
  ),
  phrase(
    "{cards} has|have {changes} for each {others} , up to {most}",
    "This warrior has +1 attack for each fortification you control, up to two.",
    { cards, changes, others: cards, most: number },
    (found) => changed(both(isInAo, found.cards.test), found.changes, counted(found.others, found.most)),
  ),
  phrase(
    "this attack has {changes} for each {others} , up to {most}",
    "This attack has +1 attack for each warrior you control, up to four.",
    { changes, others: cards, most: number },
    (found) =>
      changed(SELF, found.changes, counted(found.others, found.most)).map((one) => ({
        ...one,
        // Asked of attack actions alone, so that warriors need not ask every one of them.
        stat: "rider",
        anywhere: true,
      })),
  ),
];

const HEIGHT = oneOf("supertype", { land: "land", air: "air", space: "space" } as const);
const WHOSE = oneOf<To>("whose attack", { "this attack": SELF, "its attack": HOLDER, "this warrior": SELF });

const attacks: readonly Lasting[] = [
  phrase(
    "{whose} cannot be blocked by warriors with|having attack {n} or less",
    "This attack cannot be blocked by warriors with attack 1 or less.",
    { whose: WHOSE, n: number },
    ({ whose, n }) => ofItself("evades-attack", n, whose),
  ),
  phrase(
    "{whose} cannot be blocked by warriors with|having health {n} or less",
    "This attack cannot be blocked by warriors with health 2 or less.",
    { whose: WHOSE, n: number },
    ({ whose, n }) => ofItself("evades-health", n, whose),
  ),
  phrase(
    "{whose} cannot be blocked by {height} warriors",
    "This attack cannot be blocked by land warriors.",
    { whose: WHOSE, height: HEIGHT },
    ({ whose, height }) => ofItself(EVADES[height], 1, whose),
  ),
  phrase(
    "{whose} may be blocked only by {one} or {other} warriors",
    "This warrior may be blocked only by air or space warriors.",
    { whose: WHOSE, one: HEIGHT, other: HEIGHT },
    ({ whose, one, other }) =>
      (["land", "air", "space"] as const)
        .filter((height) => height !== one && height !== other)
        .map((height) => flag(EVADES[height], whose)),
  ),
  phrase(
    "as an additional cost , destroy a warrior you control",
    "As an additional cost, destroy a warrior you control.",
    {},
    () => ofItself("sacrifice"),
  ),
  simple("this warrior may block while exerted", "This warrior may block while exerted.", flag("blocks-exerted", SELF)),
  simple(
    "it may block a second attack each turn",
    "The augmented warrior has +3 health. It may block a second attack each turn.",
    flag("blocks-again", HOLDER),
    flag("blocks-exerted", (table, id, run) => HOLDER(table, id, run) && table.token(id, TOKEN.blocked) > 0),
  ),
  simple("it is an air warrior", "The augmented warrior has +1 attack. It is an air warrior.", flag("is-air", HOLDER)),
  phrase(
    "damage from attack actions to this warrior is reduced by {n}",
    "Damage from attack actions to this warrior is reduced by 1.",
    { n: number },
    ({ n }) => flag("hardened", SELF, n),
  ),
  phrase(
    "attack actions with attack {n} deal no damage to you",
    "Attack Actions with attack 1 deal no damage to you.",
    { n: number },
    ({ n }) => flag("shrugs", ALWAYS, n),
  ),
  simple(
    "your opponent must choose this fortification as the target of an attack , if able",
    "Your opponent must choose this fortification as the target of an attack, if able.",
    flag("lure", SELF),
  ),
];

const isInOrbit: Test<C> = (table, id) => table.zoneOf(id) === ZONE.orbit;

const costs: readonly Lasting[] = [
  phrase(
    "{cards} [that] you play cost(s) {n} less",
    "Fortifications you play cost 1 less.",
    { cards, n: number },
    (found) => flag("cost", both(isMine, found.cards.test), -found.n),
  ),
  phrase("cards you play from orbit cost {n} less", "Cards you play from Orbit cost 1 less.", { n: number }, ({ n }) =>
    flag("cost", isInOrbit, -n),
  ),
  phrase(
    "this warrior costs {n} less while played from orbit",
    "This warrior costs 1 less while played from Orbit.",
    { n: number },
    ({ n }) => ofItself("cost", -n, both(SELF, isInOrbit)),
  ),
  phrase(
    "the first {kind} you play each turn costs {n} less",
    "The first warrior you play each turn costs 1 less.",
    { kind: FIRST, n: number },
    ({ kind, n }) =>
      flag(
        "cost",
        both(isMine, (table, id, run) => table.get(kind.counter) === 0 && kind.is(table, id, run)),
        -n,
      ),
  ),
  phrase(
    "augments you attach to this warrior cost {n} less",
    "Augments you attach to this warrior cost 1 less.",
    { n: number },
    ({ n }) => flag("augment-cost", SELF, -n),
  ),
  phrase(
    "while paying for a card with cost {cost} or more , you may exert this item to add {n} to your energy pool",
    "While paying for a card with cost 4 or more, you may exert this item to add 1 to your Energy Pool.",
    { cost: number, n: number },
    ({ cost, n }) => [flag("mints-from", SELF, cost), flag("mints", SELF, n)],
  ),
  simple(
    "you may add cards to your cache and use your cache to pay in the same turn",
    "You may add cards to your Cache and use your Cache to pay in the same turn.",
    flag("free-cache", ALWAYS),
  ),
  phrase("your maximum hand size is {n}", "Your maximum hand size is 10.", { n: number }, ({ n }) =>
    flag("hand-maximum", ALWAYS, n),
  ),
];

const coming: readonly Lasting[] = [
  phrase("{cards} enter(s) the AO rallied", "Warriors you control enter the AO rallied.", { cards }, (found) =>
    flag("enters-rallied", found.cards.test),
  ),
  simple(
    "you may play this warrior from your discard pile",
    "You may play this warrior from your discard pile.",
    ofItself("from-discard"),
  ),
  simple(
    "if you do , remove it from the game when it leaves the AO",
    "You may play this warrior from your discard pile. If you do, remove it from the game when it leaves the AO.",
    flag("leaves-for-good", SELF),
  ),
];

const isFirstOfTheirs: To = (table, id) =>
  table.isTheirs(id) && table.card(id).type === "attack-action" && table.get(COUNTER["enemy-attackActions"]) === 0;

const opposite: readonly Lasting[] = [
  phrase(
    "if this attack damages a fortification , it deals {n} more damage to it",
    "If this attack damages a fortification, it deals 2 more damage to it.",
    { n: number },
    ({ n }) => ofItself("breaks", n),
  ),
  phrase(
    "this warrior deals {n} more damage to fortifications",
    "This warrior deals 1 more damage to fortifications.",
    { n: number },
    ({ n }) => flag("breaks", SELF, n),
  ),
  phrase(
    "the first attack action your opponent plays each turn costs {n} more",
    "The first Attack Action your opponent plays each turn costs 1 more.",
    { n: number },
    ({ n }) => flag("cost", isFirstOfTheirs, n),
  ),
  simple(
    "your opponent plays with the top card of their deck face-up",
    "Your opponent plays with the top card of their deck face-up.",
    flag("bare", (table, id) => table.zoneOf(id) === ZONE["enemy-draw"]),
  ),
];

export const standings: readonly Lasting[] = [...numbers, ...attacks, ...costs, ...coming, ...opposite];
