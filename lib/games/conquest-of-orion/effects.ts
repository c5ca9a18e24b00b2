// What texts of Conquest of Orion do. Every phrase has an example that is a whole text of a card.
import { type Effect, phrase, type TextPhrase } from "../../core/text/ability.ts";
import type { Named } from "../../core/text/nouns.ts";
import { number, oneOf } from "../../core/text/pattern.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { destroy } from "./clean-up.ts";
import { hurt } from "./galaxy.ts";
import { cards } from "./nouns.ts";
import { gain } from "./resources.ts";
import { type CardTable, type Resource, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

type C = ConquestOfOrionCard;
type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;
type Deed = (table: CardTable, card: number) => void;

const COLOUR = oneOf<Resource>("resource", { blue: "blue", gold: "gold", red: "red" });

const price = (table: CardTable, id: number) => traitsOf(table, id).price + 1;

/** The target may be a unit that an opponent would have, so that nobody has to harm a unit of their own. */
function harm(named: Named<C>, does: Deed): Effect<C> {
  const { choose } = named;
  return {
    with: choose ? { ...named, choose: { ...choose, least: 0 } } : named,
    does,
    worth: (table, id) => -price(table, id),
  };
}

function deal(table: CardTable, id: number, amount: number): void {
  const dealt = hurt(table, id, amount);
  table.say(() => `${table.label(id)} is dealt ${dealt} damage.`);
}

function mend(table: CardTable, id: number, most: number): void {
  const damage = table.token(id, TOKEN.damage);
  const mended = Math.min(most, damage);
  table.setToken(id, TOKEN.damage, damage - mended);
  table.say(() => `${mended} damage is removed from ${table.label(id)}.`);
}

function toHand(table: CardTable, id: number): void {
  table.move(id, ZONE.hand);
  table.say(() => `${table.label(id)} goes into the hand.`);
}

function look(table: CardTable, n: number): void {
  for (const id of table.in(ZONE.draw).slice(0, n)) table.see(id);
  table.note("seen", n);
}

function toBottom(table: CardTable, count: number): void {
  for (const id of table.in(ZONE.draw).slice(0, Math.max(count, 0))) table.move(id, ZONE.draw, "bottom");
}

const PROSPECT =
  "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck.";
const HAUL =
  "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck.";

export const effects: readonly Done[] = [
  phrase("draw {n} card(s)", "When this enters the galaxy, draw a card.", { n: number }, ({ n }) => ({
    does: (table) => {
      const drawn = table.draw(ZONE.draw, ZONE.hand, n);
      table.say(() => (drawn === 1 ? "1 card is drawn." : `${drawn} cards are drawn.`));
    },
  })),
  phrase(
    "gain {n} {colour}",
    "When this conquers a planet, gain 1 red.",
    { n: number, colour: COLOUR },
    ({ n, colour }) => ({
      does: (table) => {
        table.say(() => `${n} ${colour} is gained.`);
        gain(table, colour, n);
      },
    }),
  ),
  phrase("deal {n} damage to {to}", "Deal 3 damage to target unit.", { n: number, to: cards }, ({ n, to }) =>
    harm(to, (table, id) => deal(table, id, n)),
  ),
  phrase("exhaust {to}", "Exhaust target unit.", { to: cards }, ({ to }) =>
    harm(to, (table, id) => {
      table.exhaust(id);
      table.say(() => `${table.label(id)} is exhausted.`);
    }),
  ),
  phrase("destroy {to}", "Destroy target unit.", { to: cards }, ({ to }) => harm(to, destroy)),
  phrase("remove all damage from {to}", "Remove all damage from target unit you control.", { to: cards }, ({ to }) => ({
    with: to,
    does: (table, id) => mend(table, id, Number.POSITIVE_INFINITY),
    worth: (table, id) => table.token(id, TOKEN.damage),
  })),
  phrase("ready {to}", "Ready target unit you control.", { to: cards }, ({ to }) => ({
    with: to,
    does: (table, id) => {
      table.exhaust(id, false);
      table.say(() => `${table.label(id)} is ready.`);
    },
    worth: (table, id) => (table.isExhausted(id) ? price(table, id) : 0),
  })),
  phrase(
    "return {to} to your hand",
    "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.",
    { to: cards },
    ({ to }) => ({ with: to, does: toHand, worth: price }),
  ),
  phrase("look at the top card of your deck", HAUL, {}, () => ({ does: (table) => look(table, 1) })),
  phrase("look at the top {n} cards of your deck", PROSPECT, { n: number }, ({ n }) => ({
    does: (table) => look(table, n),
  })),
  phrase("put it on the bottom of your deck", HAUL, {}, () => ({
    does: (table, _, { seen }) => toBottom(table, seen),
    // A dear card can wait.
    worth: (table) => traitsOf(table, table.first(ZONE.draw)).price - 4,
  })),
  phrase("put one into your hand and the others on the bottom of your deck", PROSPECT, {}, () => [
    {
      with: { choose: { least: 1, most: 1 }, cards: (table, { seen }) => table.in(ZONE.draw).slice(0, seen) },
      does: toHand,
      worth: price,
    },
    { does: (table, _, { seen }) => toBottom(table, seen - 1) },
  ]),
];
