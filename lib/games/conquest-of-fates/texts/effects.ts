// What texts of Conquest of Fates do. Every phrase has an example that is a whole text of a card.
import { type Effect, phrase, type TextPhrase } from "../../../core/text/ability.ts";
import { DeckPhrases } from "../../../core/text/deck-phrases.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import { toHarm, toHelp } from "../../../core/text/worth.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { reveal } from "../table/lightspeed.ts";
import { COUNTER, cqOf, type FatesTable, TOKEN, ZONE } from "../table/table.ts";
import { adapt, attach, change, destroy, discard, isMuted, mute, plague, protect, send, show } from "../table/units.ts";
import { fallen, strongest, units } from "./nouns.ts";

type C = ConquestOfFatesCard;
type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;
/** What is done with a card. It answers false if nothing came of it. */
type Deed = (table: FatesTable, card: number) => unknown;

const WAY = oneOf("gains or loses", { gain: 1, gains: 1, lose: -1, loses: -1 });

type Worth = (table: FatesTable, card: number) => number;

const withAll = (cards: Named<C>, does: Deed, worth: Worth, about = 0): Effect<C> => ({
  with: cards,
  does,
  worth,
  about,
});

/** About how much CQ a card in hand, an attached card and a harmed enemy are worth. */
const [CARD, ATTACHED, HARM] = [1, 3, 2];

/** What harms an enemy unit is worth its CQ, and what harms one's own costs as much. */
const harm = (table: FatesTable, id: number) => toHarm(table, id) * (cqOf(table, id) + 0.1);
const byCq = (table: FatesTable, id: number) => cqOf(table, id) + 10;
const printed = (table: FatesTable, id: number) => (table.card(id).cq ?? 0) + 10;

const deed = (words: string, example: string, does: Deed, worth: Worth, about = 0): Done =>
  phrase(words, example, { cards: units }, ({ cards }) => withAll(cards, does, worth, about));

/** Gives a unit one or the other from a text that names it once. */
const state = oneOf("state", { muted: mute, plagued: plague });

/** Changes a unit for each of something. Where there is none, the log says so. */
function changeFor(table: FatesTable, id: number, by: number, times: number, none: string): boolean {
  if (times > 0) return change(table, id, by * times);
  table.say(() => `There is ${none}: ${table.label(id)} stays at ${cqOf(table, id)} CQ.`);
  return false;
}

const none = ({ naming }: Named<C>): string =>
  naming ? `${naming.none.before}${naming.none.words.join(" ")}` : "none";

const numbers: readonly Done[] = [
  phrase(
    "{cards} {way} {n} CQ [for this battle]",
    "Your units at adjacent locations gain 1 CQ for this battle.",
    { cards: units, way: WAY, n: number },
    ({ cards, way, n }) =>
      withAll(
        cards,
        (table, id) => change(table, id, way * n),
        (table, id) => way * toHelp(table, id),
        // What weakens an enemy is worth as much as what strengthens an own unit.
        n,
      ),
  ),
  phrase(
    "{cards} {way} {n} CQ when it is revealed",
    "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.",
    { cards: units, way: WAY, n: number },
    ({ cards, way, n }) =>
      withAll(
        cards,
        (table, id) => change(table, id, way * n),
        () => 1,
      ),
  ),
  phrase(
    "{cards} {way} {n} CQ for each enemy unit that was destroyed this battle",
    "This unit gains 2 CQ for each enemy unit that was destroyed this battle.",
    { cards: units, way: WAY, n: number },
    ({ cards, way, n }) =>
      withAll(
        cards,
        (table, id) => changeFor(table, id, way * n, fallen(table), "no enemy unit that was destroyed"),
        toHelp,
        way,
      ),
  ),
  phrase(
    "{cards} {way} {n} CQ for each {other}",
    "This unit gains 1 CQ for each enemy unit that is Plagued.",
    { cards: units, way: WAY, n: number, other: units },
    ({ cards, way, n, other }) => ({
      with: cards,
      does: (table, id, run) => changeFor(table, id, way * n, other.cards(table, run).length, none(other)),
      worth: toHelp,
      about: way * n,
    }),
  ),
];

const statuses: readonly Done[] = [
  phrase("destroy this unit", "Destroy each enemy unit at this location, then destroy this unit.", {}, () => ({
    does: (table, _, { self }) => destroy(table, self),
  })),
  deed("destroy {cards}", "Destroy an enemy unit with CQ 2 or less.", destroy, harm, HARM),
  phrase(
    "{cards} become(s) {state}",
    "An enemy unit at this location becomes Muted.",
    { cards: units, state },
    ({ cards, state }) => withAll(cards, state, harm, HARM),
  ),
  phrase(
    "{cards} become(s) {state} and lose(s) {n} CQ [for this battle]",
    "An enemy unit becomes Muted and loses 1 CQ for this battle.",
    { cards: units, state, n: number },
    ({ cards, state, n }) =>
      withAll(cards, (table, id) => [state(table, id), change(table, id, -n)].includes(true), harm, HARM),
  ),
  phrase(
    "the enemy unit with the highest CQ [in the battle zone] becomes {state}",
    "The enemy unit with the highest CQ in the Battle Zone becomes Plagued.",
    { state },
    ({ state }) => ({ with: strongest, does: state, worth: harm, about: HARM }),
  ),
  phrase(
    "you choose among equals",
    "The enemy unit with the highest CQ becomes Plagued. You choose among equals.",
    {},
    () => ({ does: () => {} }),
  ),
  deed(
    "{cards} gain(s) forcefield",
    "One of your face-up units gains Forcefield.",
    protect,
    (table, id) => toHelp(table, id) * byCq(table, id),
  ),
  deed(
    "{cards} is|are no longer muted or plagued [, and then gains forcefield]",
    "One of your adjacent units is no longer Muted or Plagued, and then gains Forcefield.",
    heal,
    (table, id) => (isMuted(table, id) ? 20 : 0) + (table.token(id, TOKEN.plagued) > 0 ? 40 : byCq(table, id)),
  ),
];

function heal(table: FatesTable, id: number): void {
  for (const token of [TOKEN.muted, TOKEN.plagued]) table.setToken(id, token, 0);
  table.say(() => `${table.label(id)} is no longer Muted or Plagued.`);
  protect(table, id);
}

const attachments: readonly Done[] = [
  deed("{cards} adapt(s) [again]", "This unit Adapts.", adapt, toHelp, ATTACHED),
  phrase("adapts again", "This unit Adapts, then Adapts again.", {}, () => ({
    does: (table, _, { self }) => adapt(table, self),
    about: ATTACHED,
  })),
  phrase(
    "attach {cards} to {host}",
    "You may attach a unit from your hand to one of your adjacent units.",
    { cards: units, host: units },
    ({ cards, host }) =>
      host.choose
        ? [
            { with: cards, aim: "to attach", does: () => {}, worth: printed },
            {
              with: host,
              aim: "to attach it to",
              ifDone: true,
              does: (table, id, { before }) => attach(table, before, id),
              worth: toHelp,
            },
          ]
        : { with: cards, does: (table, id, run) => attach(table, id, host.cards(table, run)[0] ?? -1), worth: printed },
  ),
];

/** A search of the deck, in which a player need not find anything. */
function sought(cards: Named<C>, top: number, does: Effect<C>["does"]): Effect<C> {
  const after = Number.isFinite(top) ? " there" : " in the deck";
  return {
    with: {
      ...(cards.naming ? { naming: { ...cards.naming, none: { ...cards.naming.none, after } } } : {}),
      choose: { least: 0, most: 1 },
      cards: (table, run) =>
        table
          .in(ZONE.draw)
          .slice(0, top)
          .filter((id) => cards.test(table, id, run)),
    },
    does,
    worth: printed,
  };
}

const toHand: Deed = (table, id) => send(table, id, ZONE.hand, "into the hand");

const deck = new DeckPhrases<C>(ZONE);

const decks: readonly Done[] = [
  deck.draw("draw {n} card(s)", "Draw a card.", (n) => ({ about: n * CARD })),
  deck.discard(
    "discard {n} card(s)",
    "Draw a card, then discard a card.",
    (table, id) => {
      discard(table, id);
      table.say(() => `${table.label(id)} is discarded.`);
    },
    (n) => ({ worth: (table, id) => 20 - printed(table, id), about: -n * CARD }),
  ),
  phrase(
    "seek your deck for {cards} , show it and put it into your hand",
    "Seek your deck for a standard unit, show it and put it into your hand.",
    { cards: units },
    ({ cards }) => sought(cards, Number.POSITIVE_INFINITY, (table, id) => [show(table, id), toHand(table, id)]),
  ),
  phrase(
    "shuffle your deck",
    "Seek your deck for a standard unit, show it and put it into your hand. Then shuffle your deck.",
    {},
    () => ({
      does: (table) => {
        table.shuffle(ZONE.draw);
        table.say(() => "The deck is shuffled.");
      },
    }),
  ),
  phrase(
    "seek the top {n} cards of your deck for {cards} and attach it to this unit",
    "Seek the top five cards of your deck for a standard unit and attach it to this unit.",
    { n: number, cards: units },
    ({ n, cards }) => [
      { does: (table) => deck.look(table, n) },
      sought(cards, n, (table, id, { self, seen }) => {
        const isAttached = attach(table, id, self);
        if (isAttached) table.note("seen", seen - 1);
        return isAttached;
      }),
    ],
  ),
  phrase(
    "place the rest on the bottom",
    "Seek the top five cards of your deck for a standard unit and attach it to this unit. Place the rest on the bottom.",
    {},
    () => deck.rest(),
  ),
  deck.lookAtTop(
    "look at the top {n} cards of your deck",
    "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom.",
  ),
  phrase(
    "put one into your hand and the rest on the bottom",
    "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom.",
    {},
    () => deck.take(1, toHand, printed),
  ),
  phrase("look at the hand of an opponent", "Look at the hand of an opponent.", {}, () => ({
    does: (table) => {
      const hand = table.in(ZONE["enemy-hand"]);
      for (const id of hand) table.see(id);
      const held = hand.length > 0 ? `holds ${hand.map((id) => table.label(id)).join(", ")}` : "is empty";
      table.say(() => `The other hand ${held}.`);
      return hand.length > 0;
    },
  })),
];

const places: readonly Done[] = [
  deed(
    "place {cards} into the void",
    "Place an enemy unit at this location into the Void.",
    (table, id) => send(table, id, ZONE.void, "into the Void"),
    (table, id) => (table.isTheirs(id) ? byCq(table, id) : 1),
  ),
  phrase(
    "place the top {n} cards of your deck into the void",
    "Place the top five cards of your deck into the Void.",
    { n: number },
    ({ n }) => ({
      does: (table) => {
        const placed = table.draw(ZONE.draw, ZONE.void, n);
        table.say(() => `${placed} cards go into the Void.`);
      },
    }),
  ),
  deed(
    "place {cards} on the bottom of your deck",
    "Place up to two units from your discard pile on the bottom of your deck.",
    (table, id) => {
      table.move(id, ZONE.draw, "bottom");
      table.say(() => `${table.label(id)} goes to the bottom of the deck.`);
    },
    printed,
  ),
  deed(
    "return {cards} to your hand [instead of sending it to the discard pile]",
    "Return a unit with CQ 4 or less from your discard pile to your hand.",
    toHand,
    printed,
  ),
  deed(
    "deploy {cards} to the extra locations",
    "Deploy a standard unit with CQ 4 or less from your hand to the Extra Locations.",
    (table, id) => {
      table.move(id, ZONE.extra);
      reveal(table, id, "is deployed to the Extra Locations");
    },
    printed,
  ),
  deed(
    "upload {cards}",
    "Upload a unit from your discard pile.",
    (table, id) => send(table, id, ZONE.upload, "to the Upload Zone"),
    (table, id) => 5 - cqOf(table, id),
  ),
  phrase(
    "after all battles are over , add {n} CQ to your conquest pool",
    "Upload this unit. After all battles are over, add 5 CQ to your Conquest Pool.",
    { n: number },
    ({ n }) => ({
      ifDone: true,
      does: (table) => table.add(COUNTER.promised, n),
    }),
  ),
  phrase(
    "during your next supply drop , draw {n} more card(s)",
    "During your next supply drop, draw one more card.",
    { n: number },
    ({ n }) => ({ does: (table) => table.add(COUNTER.more, n) }),
  ),
];

export const effects: readonly Done[] = [...numbers, ...statuses, ...attachments, ...decks, ...places];
