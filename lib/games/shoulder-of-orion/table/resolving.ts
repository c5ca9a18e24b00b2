// Resolving cards; Heroes and transforming: what happens once a card, a Tech Level or a hero has been paid for.
import { ask, askIf } from "../../../core/table/ask.ts";
import type { Args } from "../../../core/table/board.ts";
import type { Frame } from "../../../core/table/frame.ts";
import * as book from "../book/rulebook.ts";
import { countPlayed } from "../texts/nouns.ts";
import { warriors } from "./combat.ts";
import { afterLeaving, destroy, tellOfLeaving } from "./leaving.ts";
import { FOR } from "./paying.ts";
import { COUNTER, isWarrior, type OrionPhase, type OrionTable, TOKEN, ZONE } from "./table.ts";

const RESOLVED: readonly string[] = ["action", "attack-action", "instant"];

/** Carries out what has been paid for. */
export function paidFor(table: OrionTable, { for: what = 0, card = -1, onto = -1 }: Args): void {
  if (what === FOR.tech) {
    table.add(COUNTER.techLevel, 1);
    table.set(COUNTER.techCheaper, 0);
    table.say(() => `The Tech Level rises to ${table.get(COUNTER.techLevel)}.`);
  } else if (what === FOR.transform) turned(table, card);
  else if (what === FOR.ability || what === FOR.exertion) {
    if (what === FOR.exertion) table.exhaust(card);
    table.use(card);
    table.say(() => `${table.label(card)}: the cost is paid. Do by hand what the ability says.`);
  } else if (what === FOR.card) {
    resolve(table, card, onto);
    if (table.sum("sacrifice", card) > 0) table.call("sacrifice", { card });
  }
}

function turned(table: OrionTable, card: number): void {
  if (table.zoneOf(card) === ZONE.heroes) {
    enter(table, card);
    return;
  }
  tellOfLeaving(table, card);
  table.move(card, ZONE.heroes);
  afterLeaving(table, card);
  table.say(() => `${table.label(card)} returns to the Hero Zone.`);
}

/** A card that is played does what it says and is discarded, or comes into play: on a warrior, or into the AO. */
export function resolve(table: OrionTable, card: number, onto: number): void {
  const { type, attack } = table.card(card);
  countPlayed(table, card);
  if (RESOLVED.includes(type)) {
    table.use(card);
    table.move(card, ZONE.discard);
    if (type !== "attack-action") {
      table.call("resolve", { card });
      ask(table, "answer", "other-only", { card });
      return;
    }
    if (typeof attack === "number") table.call("strike", { card, onto });
  } else if (onto >= 0) {
    table.move(card, table.under(onto));
    table.say(() => `${table.label(card)} is attached to ${table.label(onto)}.`);
    table.tell("attached", onto);
  } else {
    const isReturned = table.zoneOf(card) === ZONE.discard;
    enter(table, card);
    if (isReturned) table.setToken(card, TOKEN.returned, 1);
  }
  table.tell("played", card);
}

/** An Action or Instant does what it says once the other side has had a chance to answer it. */
export const resolution: OrionPhase = {
  id: "resolve",
  name: "Resolution",
  cite: book.RESOLVING,
  says: "What is played does what it says, unless an Instant in answer leaves it without effect.",
  begin: (table, { card = -1, denied = 0 }) => {
    table.say(() => `${table.label(card)} ${denied > 0 ? "has no effect" : "resolves"}.`);
    table.tell("played", card, denied > 0);
  },
  moves: [],
};

/** The last Action or Instant that the opponent of whoever acts has played, while it has yet to resolve. */
function unresolved(table: OrionTable): Frame | undefined {
  return table.stack.findLast(({ phase, side, begun }) => phase === "resolve" && side !== table.side && !begun);
}

export function answerable(table: OrionTable): readonly number[] {
  const { card, denied } = unresolved(table)?.args ?? {};
  return card === undefined || denied ? [] : [card];
}

/** Leaves what the opponent has played without effect. It lies in the discard pile already. */
export function counter(table: OrionTable): void {
  const frame = unresolved(table);
  if (frame) table.note("denied", 1, frame);
}

/** A card enters the AO, a warrior exerted unless a text says otherwise. */
function enter(table: OrionTable, card: number): void {
  table.move(card, ZONE.ao);
  const isExerted = isWarrior(table, card) && table.sum("enters-rallied", card) === 0;
  if (isExerted) table.exhaust(card);
  table.use(card);
  table.say(() => `${table.label(card)} enters the AO${isExerted ? " exerted" : ""}.`);
  table.tell("enters", card);
}

/** Additional costs, which are paid after the energy. (Playing cards) */
export const sacrificing: OrionPhase = {
  id: "sacrifice",
  name: "Additional cost",
  cite: book.PLAYING_CARDS,
  says: "A card asks for a warrior of yours as an additional cost.",
  asks: (table) => `Choose the warrior that is destroyed for ${table.label(table.args.card ?? -1)}.`,
  about: (table) => [table.args.card ?? -1],
  begin: askIf((table) => warriors(table).length > 0),
  moves: [
    {
      do: "sacrifice",
      says: "Destroy a warrior as the cost",
      of: "a warrior of yours",
      cards: (table) => warriors(table),
      play: (table, card) => {
        table.leave();
        table.say(() => `${table.label(card)} is destroyed as a cost.`);
        destroy(table, card);
      },
    },
  ],
  mayPass: () => false,
};
