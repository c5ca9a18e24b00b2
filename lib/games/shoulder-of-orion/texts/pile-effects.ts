// What texts of Shoulder of Orion do with the deck, the hand, the Cache and the Orbit, and with the opponent's.
import { type Effect, phrase } from "../../../core/text/ability.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import { askToll, canPay, costOf, FOR, pay } from "../table/paying.ts";
import { mayAttack } from "../table/play-step.ts";
import { answerable, counter, resolve } from "../table/resolving.ts";
import { COUNTER, damageOf, isAttacked, LIFE, type OrionTable, ZONE } from "../table/table.ts";
import {
  atHand,
  bareTop,
  CARD,
  canPlace,
  deck,
  hasEmptySlot,
  look,
  PLACES,
  type Place,
  place,
  placeTop,
  price,
  toHand,
  topOf,
} from "./deeds.ts";
import { type C, counted, type Done, inTheAo, withAll } from "./effects.ts";
import { cards } from "./nouns.ts";

const WHERE = oneOf<Place>("place", {
  "into your cache": PLACES.cache,
  "into your cache instead of the discard pile": PLACES.cache,
  "into an empty orbit slot": PLACES.orbit,
  "face-down into an empty orbit slot": PLACES.orbit,
  "on top of your deck": PLACES.top,
  "on the bottom": PLACES.bottom,
  "on the bottom of your deck": PLACES.bottom,
  "into your hand": PLACES.hand,
  "into your discard pile": PLACES.discard,
});

/** What it is worth to know what comes. */
const SIGHT = 0.05;
/** A card on top of the deck that is worth less than this rather goes to the bottom. */
const POOR = 4;

/** A card from the deck or the discard pile is one more card, and one of the hand or the orbit is the same elsewhere. */
const placedWorth =
  ({ zone, where }: Place) =>
  (table: OrionTable, id: number): number => {
    const from = table.zoneOf(id);
    if (zone === ZONE.hand || zone === ZONE.cache || zone === ZONE.orbit) {
      if (from === ZONE.draw && !table.isSeen(id)) return CARD;
      return from === ZONE.hand || from === ZONE.orbit ? -1 / price(table, id) : atHand(table, id);
    }
    if (where === "bottom") return from === ZONE.discard ? 0.1 : POOR - price(table, id);
    return 0;
  };

const NO_SLOT = "Every Orbit slot is taken.";

function placing(found: Parameters<typeof withAll>[0], to: Place): Effect<C> {
  const cards: typeof found.cards = (table, run) =>
    to.hasRoom(table) ? found.cards(table, run).filter((id) => canPlace(table, id)) : [];
  const why = (table: OrionTable) => (to.hasRoom(table) ? undefined : NO_SLOT);
  return withAll({ ...found, cards, why }, (table, id) => place(table, id, to), placedWorth(to));
}

/** One of those looked at goes into an empty slot, or stays on top if there is none. The others go to the bottom. */
const intoSlot: readonly Effect<C>[] = [
  {
    with: { choose: { least: 1, most: 1 }, cards: deck.seen },
    aim: "for an empty Orbit slot",
    does: (table, id) => {
      if (hasEmptySlot(table)) return place(table, id, PLACES.orbit);
      table.say(() => `Every Orbit slot is taken: ${table.label(id)} stays on top of the deck.`);
      return false;
    },
    worth: atHand,
  },
  { does: (table, _, { seen, it }) => deck.toBottom(table, seen, it), worth: () => 0 },
];

const FREE: Pick<Effect<C>, "worth"> = { worth: () => 0 };

/** The one chosen goes on top, so that of two cards every order can be chosen. */
const order: Effect<C> = {
  with: { choose: { least: 1, most: 1 }, cards: deck.seen },
  does: (table, id) => {
    table.move(id, ZONE.draw);
    table.say(() => "The cards are put back on top of the deck.");
  },
  worth: price,
};

const LOOK_FOUR =
  "Look at the top four cards of your deck. You may put a warrior from among them into your hand. Place the rest on the bottom of your deck.";
const LOOK_TWO =
  "Look at the top two cards of your deck. Place one into an empty Orbit slot and the other on the bottom of your deck.";
const LOOK_ORDER = "Look at the top two cards of your deck. Place them back in any order.";

const decks: readonly Done[] = [
  deck.draw("draw {n} card(s)", "Draw a card.", (n) => ({ worth: () => CARD * n })),
  phrase(
    "draw {n} card(s) for each {others}",
    "Draw a card for each fortification you control.",
    { n: number, others: cards },
    ({ n, others }) => ({ does: (table, _, run) => deck.drawCards(table, n * counted(others)(table, run)) }),
  ),
  phrase(
    "draw {n} card(s) for each {others} , up to {most}",
    "Draw a card for each fortification you control, up to three.",
    { n: number, others: cards, most: number },
    ({ n, others, most }) => ({
      does: (table, _, run) => deck.drawCards(table, n * counted(others, most)(table, run)),
      worth: (table, _, run) => CARD * counted(others, most)(table, run),
    }),
  ),
  phrase("each player draws {n} card(s)", "Each player draws a card.", { n: number }, ({ n }) => ({
    does: (table) => {
      const isDone = deck.drawCards(table, n);
      const drawn = table.draw(ZONE["enemy-draw"], ZONE["enemy-hand"], n);
      table.say(() => `The other player draws ${drawn || "nothing"}.`);
      return isDone;
    },
    worth: () => CARD * n,
  })),
  phrase("look at the top {n} card(s) of your deck [first]", LOOK_FOUR, { n: number }, ({ n }) => ({
    does: (table) => look(table, n),
    worth: () => SIGHT,
  })),
  phrase("look at the top card of your deck [first]", "Look at the top card of your deck.", {}, () => ({
    does: (table) => look(table, 1),
    worth: () => SIGHT,
  })),
  phrase(
    "look at the top card of any player's deck",
    "When this warrior enters the AO, look at the top card of any player's deck.",
    {},
    () => ({
      with: {
        choose: { least: 1, most: 1 },
        // The card itself stands for the own deck, as the number of its top card would tell how that deck lies.
        cards: (table, { self }) => [...topOf(table, ZONE.draw).map(() => self), ...topOf(table, ZONE["enemy-draw"])],
      },
      aim: "of the other deck, or this one for your own",
      does: (table, id, { self }) => bareTop(table, id === self ? table.first(ZONE.draw) : id),
      worth: (_, id, { self }) => (id === self ? SIGHT : 0),
    }),
  ),
  phrase("place the rest on the bottom [of your deck]", LOOK_FOUR, {}, () => deck.rest(FREE)),
  phrase(
    "put one into your hand and the rest on the bottom [of your deck]",
    "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck.",
    {},
    () => deck.take(1, (table, id) => place(table, id, PLACES.hand), atHand, FREE),
  ),
  phrase("place one into an empty orbit slot and the other on the bottom [of your deck]", LOOK_TWO, {}, () => intoSlot),
  phrase(
    "place {which} back in any order",
    LOOK_ORDER,
    { which: oneOf("them", { them: 0, "the rest": 0 }) },
    () => order,
  ),
];

const places: readonly Done[] = [
  phrase(
    "place|put {cards} {where}",
    "When this warrior enters the AO, you may place a card from your hand into an empty Orbit slot.",
    { cards, where: WHERE },
    (found) => placing(found.cards, found.where),
  ),
  deck.discard(
    "discard {n} card(s)",
    "Draw two cards, then discard a card.",
    (table, id) => place(table, id, PLACES.discard),
    () => ({ worth: (table, id) => 1 / price(table, id) }),
  ),
  phrase(
    "place the top {n} cards of your deck {where}",
    "Place the top two cards of your deck into your Cache.",
    { n: number, where: WHERE },
    ({ n, where }) => ({ does: (table) => placeTop(table, n, where), worth: () => CARD * n }),
  ),
  phrase(
    "each player places the top {n} cards of their deck into their discard pile",
    "When this warrior attacks, each player places the top two cards of their deck into their discard pile.",
    { n: number },
    ({ n }) => ({
      does: (table) => {
        const isDone = placeTop(table, n, PLACES.discard);
        const theirs = table.draw(ZONE["enemy-draw"], ZONE["enemy-discard"], n);
        table.say(() => `The other player discards ${theirs || "nothing"} as well.`);
        return isDone;
      },
    }),
  ),
  phrase(
    "place up to {n} cards from your hand into empty orbit slots , then draw that many cards",
    "Place up to two cards from your hand into empty Orbit slots, then draw that many cards.",
    { n: number },
    ({ n }) => [
      {
        with: {
          choose: { least: 0, most: n },
          cards: (table) => (hasEmptySlot(table) ? table.in(ZONE.hand) : []),
          why: (table) => (hasEmptySlot(table) ? undefined : NO_SLOT),
        },
        does: (table, id, run) => {
          place(table, id, PLACES.orbit);
          table.note("seen", run.seen + 1);
        },
        worth: price,
      },
      { does: (table, _, run) => deck.drawCards(table, run.seen) },
    ],
  ),
  phrase(
    "return any number of {cards} to your hand and draw a card for every two returned this way",
    "Return any number of warriors you control to your hand and draw a card for every two returned this way.",
    { cards },
    (found) => [
      {
        with: { choose: { least: 0, most: 99 }, cards: found.cards.cards },
        does: (table, id, run) => {
          toHand(table, id);
          table.note("seen", run.seen + 1);
        },
        worth: () => -1,
      },
      { does: (table, _, run) => deck.drawCards(table, Math.floor(run.seen / 2)) },
    ],
  ),
  phrase(
    "exchange {cards} with {others}",
    "You may exchange a card in your Orbit with a card from your hand.",
    { cards, others: cards },
    (found) => [
      { with: found.cards, does: () => {}, worth: (table, id) => -price(table, id) },
      { ...withAll(found.others, exchange, atHand), ifDone: true },
    ],
  ),
];

/** The card that was chosen before and this one change places. */
const exchange: Effect<C>["does"] = (table, id, { before }) => {
  const [one, other] = [table.zoneOf(before), table.zoneOf(id)];
  table.move(before, other);
  table.move(id, one);
  table.say(() => `${table.label(before)} and ${table.label(id)} change places.`);
};

/** A card can be played by a text if it has something to be played on, and if its cost is paid where it is asked for. */
function isOpen(table: OrionTable, id: number): boolean {
  const { type } = table.card(id);
  return type !== "augment" && type !== "hero" && (type !== "attack-action" || mayAttack(table));
}

const open = (found: Named<C>, isToo: (table: OrionTable, id: number) => boolean = isOpen): Named<C> => ({
  ...found,
  cards: (table, run) => found.cards(table, run).filter((id) => isOpen(table, id) && isToo(table, id)),
});

const plays: readonly Done[] = [
  phrase(
    "play {cards} without paying its cost",
    "When this warrior enters the AO, you may play an Action or Instant from your hand without paying its cost.",
    { cards },
    (found) => withAll(open(found.cards), (table, id) => resolve(table, id, -1), price),
  ),
  phrase(
    "play {cards} , paying its cost",
    "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.",
    { cards },
    (found) =>
      withAll(
        open(found.cards, (table, id) => canPay(table, costOf(table, id) ?? 99, id)),
        (table, id) => pay(table, { for: FOR.card, cost: costOf(table, id) ?? 0, card: id, onto: -1 }),
        price,
      ),
  ),
  phrase(
    "your next increase of tech level this turn costs {n} less",
    "Your next increase of Tech Level this turn costs 1 less.",
    { n: number },
    ({ n }) => ({ does: (table) => table.add(COUNTER.techCheaper, n) }),
  ),
  phrase(
    "prevent all damage that fortifications you control would take this turn",
    "Prevent all damage that fortifications you control would take this turn.",
    {},
    () => ({ does: (table) => table.set(COUNTER.warded, 1), worth: () => 0 }),
  ),
  phrase(
    "prevent the next {n} damage that you or a fortification you control would take this turn",
    "Prevent the next 4 damage that you or a fortification you control would take this turn.",
    { n: number },
    ({ n }) => ({ does: (table) => table.add(COUNTER.shield, n), worth: (table) => (isAttacked(table) ? n : 0) }),
  ),
];

/** About the most damage that an attack without effect would have done. */
const MOST_DENIED = 4;

/** What a card opposite is worth to whoever may not know yet which it is. */
const guessed = (table: OrionTable, id: number) =>
  id >= 0 && table.isKnownTo(table.side, id) ? price(table, id) : CARD;

/** Whoever acts is shown the cards of a place opposite and chooses one of them, the dearest for the autopilot. */
const oneThere = (zone: number, where: string, does: (table: OrionTable, id: number) => void): readonly Effect<C>[] => [
  {
    with: { cards: (table) => table.in(zone) },
    does: (table, id) => {
      table.see(id);
      table.say(() => `${table.label(id)} is shown.`);
    },
    worth: guessed,
  },
  {
    with: { choose: { least: 1, most: 1 }, cards: (table) => table.in(zone) },
    ifDone: true,
    does: (table, id) => {
      does(table, id);
      table.see(id);
      table.say(() => `${table.label(id)} ${where}.`);
    },
    worth: guessed,
  },
];

const opposite: readonly Done[] = [
  phrase(
    "look at the top card of your opponent's deck",
    "When this warrior enters the AO, look at the top card of your opponent's deck.",
    {},
    () => ({
      with: {
        cards: (table) => topOf(table, ZONE["enemy-draw"]),
        why: () => "The other player has no deck.",
      },
      does: bareTop,
      worth: () => 0,
    }),
  ),
  phrase(
    "look at your opponent's orbit and return one card there to its owner's hand",
    "If this attack is not blocked, you may look at your opponent's Orbit and return one card there to its owner's hand.",
    {},
    () => oneThere(ZONE["enemy-orbit"], "returns to their hand", (table, id) => table.move(id, ZONE["enemy-hand"])),
  ),
  phrase(
    "your opponent shows their hand , and you choose one card there that they place on the bottom of their deck",
    "Your opponent shows their hand, and you choose one card there that they place on the bottom of their deck.",
    {},
    () =>
      oneThere(ZONE["enemy-hand"], "goes to the bottom of their deck", (table, id) =>
        table.move(id, ZONE["enemy-draw"], "bottom"),
      ),
  ),
  phrase(
    "an action or instant that your opponent has played has no effect and goes to the discard pile",
    "An Action or Instant that your opponent has played has no effect and goes to the discard pile.",
    {},
    () => ({ with: { cards: answerable }, does: counter, worth: price }),
  ),
  phrase(
    "your opponent pays {n} energy , or an attack action that they have played has no effect",
    "Your opponent pays 2 Energy, or an Attack Action that they have played has no effect.",
    { n: number },
    ({ n }) => deny(n),
  ),
];

/** Whoever attacks is asked to pay. Otherwise the attack has no effect. */
const deny = (cost: number): readonly Effect<C>[] => [
  {
    does: (table, _, { self }) => {
      if (isAttacked(table)) askToll(table, cost, self, stakeOf(table));
      else table.say(() => "The other player has played no Attack Action.");
      return isAttacked(table);
    },
    worth: (table) => (isAttacked(table) ? MOST_DENIED : 0),
  },
  {
    does: (table, _, { seen }) => table.set(COUNTER.denied, Math.max(table.get(COUNTER.denied), 1 - seen)),
    ifDone: true,
    worth: () => 0,
  },
];

/** What an attack is worth to whoever attacks: its damage, or the game. */
function stakeOf(table: OrionTable): number {
  const dealt = damageOf(table, table.get(COUNTER.attacker) - 1);
  return dealt < table.get(COUNTER.life) ? dealt : LIFE;
}

export const effects: readonly Done[] = [...inTheAo, ...decks, ...places, ...plays, ...opposite];
