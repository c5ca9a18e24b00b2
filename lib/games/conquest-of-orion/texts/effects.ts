// What texts of Conquest of Orion do to units and planets. Every phrase has an example that is a whole text of a card.
import { ownersOf } from "../../../core/table/sides.ts";
import { type Effect, phrase, type Run, type TextPhrase } from "../../../core/text/ability.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { number, oneOf, signed } from "../../../core/text/pattern.ts";
import { toHarm, toHelp } from "../../../core/text/worth.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { destroy, strand } from "../table/clean-up.ts";
import { enter, moveTo } from "../table/galaxy.ts";
import { damageOf, hurt, isLost, shieldsLeft, toughness } from "../table/stats.ts";
import { COUNTER, type GalaxyTable, TOKEN, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { isAssaulting, OPPONENT, placeOf, wordFor } from "../table/whereabouts.ts";
import { cards, inGalaxy } from "./nouns.ts";

type C = ConquestOfOrionCard;
export type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;
/** What is done with a card. It answers false if nothing came of it. */
type Deed = (table: GalaxyTable, card: number, run: Run) => unknown;
type Worth = (table: GalaxyTable, card: number) => number;

export const price: Worth = (table, id) => traitsOf(table, id).price + 1;

/** By what an effect does: who has to be opposite for it to be worth anything, if it is anybody. */
const NEEDS = new WeakMap<object, number>();

/** Who has to be opposite so that a step is worth anything, as one of OPPONENT. */
export function neededFor({ does }: Pick<Effect<C>, "does">): number {
  return NEEDS.get(does) ?? OPPONENT.nobody;
}

function needing(opponent: number, effect: Effect<C>): Effect<C> {
  NEEDS.set(effect.does, opponent);
  return effect;
}

/** The target may be a unit that an opponent would have, so that nobody has to harm a unit of their own. */
function harm(named: Named<C>, does: Deed, worth: Worth = price): Effect<C> {
  const { choose } = named;
  return needing(OPPONENT.deck, {
    with: choose ? { ...named, choose: { ...choose, least: 0 } } : named,
    does: (table, id, run) => does(table, id, run),
    worth: (table, id) => (table.isTheirs(id) ? worth(table, id) : -1),
  });
}

function help(named: Named<C>, does: Deed, worth: Worth): Effect<C> {
  return { with: named, does, worth: (table, id) => toHelp(table, id) * worth(table, id) };
}

function deal(table: GalaxyTable, id: number, amount: number): boolean {
  if (id < 0) return false;
  const dealt = hurt(table, id, amount);
  if (table.isTheirs(id)) table.add(COUNTER.dealt, dealt);
  table.say(() => `${wordFor(table, id)} is dealt ${dealt} damage.`);
  return dealt > 0;
}

/** Damage that destroys is worth the whole card, and other damage a part of it. */
const hit =
  (amount: number): Worth =>
  (table, id) => {
    if (isLost(table, id)) return 0.1;
    const through = Math.min(amount - shieldsLeft(table, id), toughness(table, id));
    if (through <= 0) return 0.1;
    return amount >= toughness(table, id) ? price(table, id) + 2 : through / 2;
  };

/** What is removed does not hide that a planet was dealt damage since its last income. (1.12) */
function mend(table: GalaxyTable, id: number, most: number): boolean {
  const damage = table.token(id, TOKEN.damage);
  const mended = Math.min(most, damage);
  table.setToken(id, TOKEN.damage, damage - mended);
  table.setToken(id, TOKEN.hurt, table.token(id, TOKEN.hurt) - mended);
  table.say(() => `${mended} damage is removed from ${wordFor(table, id)}.`);
  return mended > 0;
}

/** A card goes into its owner's hand. */
export function toHand(table: GalaxyTable, id: number): void {
  const name = table.known(id);
  strand(table, id);
  table.move(id, ownersOf(table, id, ZONE.hand));
  table.say(() => `${name} goes into ${table.isTheirs(id) ? "its owner's" : "the"} hand.`);
}

function send(table: GalaxyTable, id: number, planet: number): boolean {
  if (id < 0 || planet < 0) return false;
  moveTo(table, id, planet);
  table.say(() => `${wordFor(table, id)} is teleported to ${wordFor(table, planet)}.`);
  return true;
}

/** What is done with each unit on a planet that the player chooses. */
const PLACES = oneOf("on or assaulting", {
  "on target planet": () => true,
  "that is assaulting target planet": isAssaulting,
});

function withEach(isThere: (table: GalaxyTable, id: number) => boolean, does: Deed, worth: Worth = price): Effect<C>[] {
  const units = (table: GalaxyTable, planet: number) =>
    inGalaxy(table).filter(
      (id) => traitsOf(table, id).isUnit && placeOf(table, id) === planet && isThere(table, id) && id !== planet,
    );
  const planets = (table: GalaxyTable) => inGalaxy(table).filter((id) => traitsOf(table, id).isPlanet);
  return [
    needing(OPPONENT.deck, {
      with: { choose: { least: 0, most: 1 }, cards: planets },
      does: () => {},
      worth: (table, planet) => units(table, planet).reduce((sum, id) => sum + toHarm(table, id) * worth(table, id), 0),
    }),
    { ifDone: true, with: { cards: (table, { it }) => units(table, it) }, does },
  ];
}

const damages: readonly Done[] = [
  phrase("deal {n} damage to {to}", "Deal 3 damage to target unit.", { n: number, to: cards }, ({ n, to }) =>
    harm(to, (table, id) => deal(table, id, n), hit(n)),
  ),
  phrase(
    "deal {n} damage to {to} , or {more} if it's assaulting a planet",
    "Deal 1 damage to target unit, or 2 if it's assaulting a planet.",
    { n: number, to: cards, more: number },
    ({ n, to, more }) => harm(to, (table, id) => deal(table, id, isAssaulting(table, id) ? more : n), hit(n)),
  ),
  phrase(
    "deal {n} damage to {to} and {m} damage to the planet it's on",
    "Deal 5 damage to target unit and 2 damage to the planet it's on.",
    { n: number, to: cards, m: number },
    ({ n, to, m }) =>
      harm(
        to,
        (table, id) => {
          const planet = placeOf(table, id);
          return [deal(table, id, n), deal(table, planet, m)].includes(true);
        },
        hit(n),
      ),
  ),
  phrase(
    "deal {n} damage to each unit {there}",
    "Deal 2 damage to each unit on target planet.",
    { n: number, there: PLACES },
    ({ n, there }) => withEach(there, (table, id) => deal(table, id, n), hit(n)),
  ),
  phrase("remove all damage from {to}", "Remove all damage from target unit you control.", { to: cards }, ({ to }) =>
    help(
      to,
      (table, id) => mend(table, id, Number.POSITIVE_INFINITY),
      (table, id) => table.token(id, TOKEN.damage),
    ),
  ),
  phrase(
    "remove {n} damage from {to}",
    "Exhaust: Remove 2 damage from another nearby unit or planet.",
    { n: number, to: cards },
    ({ n, to }) =>
      needing(
        OPPONENT.planets,
        help(
          to,
          (table, id) => mend(table, id, n),
          (table, id) => Math.min(table.token(id, TOKEN.damage), n),
        ),
      ),
  ),
];

/** Turns a card's token on, with words for the log. */
const mark =
  (token: number, says: string) =>
  (table: GalaxyTable, id: number): boolean => {
    const isNew = table.token(id, token) === 0;
    table.setToken(id, token, 1);
    table.say(() => `${wordFor(table, id)} ${says}`);
    return isNew;
  };

function boost(table: GalaxyTable, id: number, by: number): void {
  table.setToken(id, TOKEN.boost, table.token(id, TOKEN.boost) + by);
  table.say(() => `${wordFor(table, id)} has ${damageOf(table, id)} damage until end of turn.`);
}

const untilThen: readonly Done[] = [
  phrase(
    "{to} get(s) {n} damage until end of turn",
    "Units you control get +1 damage until end of turn.",
    { to: cards, n: signed },
    ({ to, n }) => {
      const does: Deed = (table, id) => boost(table, id, n);
      return n < 0
        ? harm(to, does, (table, id) => Math.min(damageOf(table, id), -n))
        : help(to, does, (table, id) => (table.isExhausted(id) ? 0 : n));
    },
  ),
  phrase(
    "{to} get(s) {n} damage until end of turn , and is destroyed then",
    "Target unit you control gets +3 damage until end of turn, and is destroyed then.",
    { to: cards, n: signed },
    ({ to, n }) =>
      help(
        to,
        (table, id) => {
          boost(table, id, n);
          mark(TOKEN.doomed, "is destroyed at end of turn.")(table, id);
        },
        (table, id) => (table.isExhausted(id) ? 0 : n - (traitsOf(table, id).life > 0 ? 1 : price(table, id))),
      ),
  ),
  phrase(
    "{to} doesn't ready at the beginning of its controller's next turn",
    "Exhaust target unit. It doesn't ready at the beginning of its controller's next turn.",
    { to: cards },
    ({ to }) => harm(to, mark(TOKEN.asleep, "does not ready next turn.")),
  ),
  phrase(
    "{to} has|have immobile until the beginning of your next turn",
    "Target unit has immobile until the beginning of your next turn.",
    { to: cards },
    ({ to }) =>
      harm(
        to,
        (table, id) => {
          table.setToken(id, TOKEN.binder, table.side + 1);
          return mark(TOKEN.immobile, "is immobile until the next turn of who says so.")(table, id);
        },
        damageOf,
      ),
  ),
];

const states: readonly Done[] = [
  phrase("exhaust {to}", "Exhaust target unit.", { to: cards }, ({ to }) =>
    harm(
      to,
      (table, id) => {
        const isNew = !table.isExhausted(id);
        table.exhaust(id);
        table.say(() => `${wordFor(table, id)} is exhausted${isNew ? "" : " already"}.`);
        return isNew;
      },
      (table, id) => (table.isExhausted(id) ? 0.1 : price(table, id)),
    ),
  ),
  phrase("destroy {to}", "Destroy target unit.", { to: cards }, ({ to }) => harm(to, destroy)),
  phrase("destroy each unit {there}", "Destroy each unit on target planet.", { there: PLACES }, ({ there }) =>
    withEach(there, destroy),
  ),
  phrase("ready {to}", "Ready target unit you control.", { to: cards }, ({ to }) =>
    help(
      to,
      (table, id) => {
        const isNew = table.isExhausted(id);
        table.exhaust(id, false);
        table.say(() => `${wordFor(table, id)} is ready${isNew ? "" : " already"}.`);
        return isNew;
      },
      (table, id) => (table.isExhausted(id) ? damageOf(table, id) : 0),
    ),
  ),
];

const places: readonly Done[] = [
  phrase(
    "return {to} to your hand",
    "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.",
    { to: cards },
    ({ to }) => ({ with: to, does: toHand, worth: price }),
  ),
  phrase("return {to} to its owner's hand", "Return target unit to its owner's hand.", { to: cards }, ({ to }) =>
    harm(to, toHand),
  ),
  phrase(
    "return each unit {there} to its owner's hand",
    "Return each unit on target planet to its owner's hand.",
    { there: PLACES },
    ({ there }) => withEach(there, toHand),
  ),
  phrase(
    "{to} retreat(s) onto a planet its controller controls and is|are exhausted",
    "Each assaulting unit retreats onto a planet its controller controls and is exhausted.",
    { to: cards },
    ({ to }) =>
      harm(to, (table, id) => {
        table.setToken(id, TOKEN.facing, 0);
        table.setToken(id, TOKEN.assaulted, 0);
        table.exhaust(id);
        table.say(() => `${wordFor(table, id)} retreats and is exhausted.`);
      }),
  ),
  phrase(
    "teleport {to} to {planet}",
    "Teleport target unit you control to a planet you control.",
    { to: cards, planet: cards },
    ({ to, planet }) => teleport(to, planet),
  ),
  phrase(
    "play {to} without paying its cost",
    "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.",
    { to: cards },
    ({ to }) => [
      {
        // What has to be destroyed to play a unit is no part of its cost.
        with: {
          ...to,
          cards: (table, run) => to.cards(table, run).filter((id) => traitsOf(table, id).consumes === undefined),
        },
        does: () => {},
        worth: price,
      },
      {
        ifDone: true,
        with: { choose: { least: 1, most: 1 }, cards: (table) => table.in(ZONE.planets) },
        does: (table, planet, { before }) => enter(table, before, planet),
      },
    ],
  ),
];

function teleport(to: Named<C>, planet: Named<C>): readonly Effect<C>[] {
  const isElsewhere = (table: GalaxyTable, id: number, host: number) => table.hostOf(id) !== host;
  const only = (table: GalaxyTable, run: Run) => planet.cards(table, run)[0] ?? -1;
  if (!planet.choose) {
    const cards = (table: GalaxyTable, run: Run) =>
      to.cards(table, run).filter((id) => isElsewhere(table, id, only(table, run)));
    const does: Deed = (table, id, run) => send(table, id, only(table, run));
    return [needing(OPPONENT.deck, { with: { ...to, cards }, does, worth: rescue })];
  }
  return [
    needing(OPPONENT.deck, { with: to, does: () => {}, worth: rescue }),
    {
      ifDone: true,
      with: {
        choose: { least: 0, most: 1 },
        cards: (table, run) => planet.cards(table, run).filter((host) => isElsewhere(table, run.it, host)),
      },
      does: (table, host, { before }) => send(table, before, host),
    },
  ];
}

/** A unit in outer space is brought back, and one of the opponent's that assaults is sent away. */
const rescue: Worth = (table, id) => {
  if (table.zoneOf(id) === ZONE.space) return price(table, id);
  return table.isTheirs(id) && isAssaulting(table, id) ? price(table, id) : 0;
};

export const unitEffects: readonly Done[] = [...damages, ...untilThen, ...states, ...places];
