// The texts of Orion's Spur as the table carries them out: when, under which condition, and what lasts.

import { memoPerKey } from "../../../core/memo.ts";
import {
  aboutItself,
  type Moment,
  phrase,
  type Run,
  type Standing,
  type Step,
  type TextPhrase,
} from "../../../core/text/ability.ts";
import { isMine, isTheirs } from "../../../core/text/nouns.ts";
import { number } from "../../../core/text/pattern.ts";
import { Texts } from "../../../core/text/texts.ts";
import * as book from "../book/rulebook.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { holdsFire, isInFleet, type SpurIds, type SpurTable, TOKEN } from "../table/table.ts";
import { conditions } from "./conditions.ts";
import { effects } from "./effects.ts";
import { restatements } from "./restatements.ts";

type C = OrionsSpurCard;

const moment = (
  words: string,
  example: string,
  event: string,
  of: Moment<C>["of"] = aboutItself,
): TextPhrase<Moment<C>> => phrase(words, example, {}, () => ({ event, of }));

const moments = [
  moment("as a reaction", "As a reaction, it hits the attacking ship.", "react"),
  moment("when you regroup", "When you regroup, restore 1 hull to each ship next to this one.", "regroup", isMine),
  moment("when your fleet destroys a ship", "When your fleet destroys a ship, draw 1 card.", "destroyed", isTheirs),
  moment("when this ship is destroyed", "When this ship is destroyed, draw 1 card.", "lost"),
  moment(
    "after it attacks",
    "After it attacks, you may change places with an adjacent ship that is not the flagship.",
    "attack-over",
  ),
];

const always: Standing<C>["to"] = () => true;

/** What an attack card, or a ship with its own weapon, says of its attacks. */
const standings: readonly TextPhrase<Standing<C>>[] = [
  phrase(
    "deal(s) {n} more damage",
    "If the target has no shield left, deal 1 more damage.",
    { n: number },
    ({ n }): Standing<C> => ({ stat: "more", to: always, by: () => n }),
  ),
  phrase(
    "deal(s) {n} more damage for each earlier attack of this ship on the same target this turn",
    "Deals 1 more damage for each earlier attack of this ship on the same target this turn.",
    { n: number },
    ({ n }): Standing<C> => ({
      stat: "more",
      to: always,
      by: (table, target) => n * table.token(target, TOKEN.struck),
    }),
  ),
  phrase(
    "[it] may target a ship 1 row back",
    "If another of your ships has attacked this turn, it may target a ship 1 row back.",
    {},
    (): Standing<C> => ({ stat: "reach", to: always, by: () => 1 }),
  ),
];

/** Tactics cards do what they say when they are played. An attack card does it after its damage. (p.6-9) */
const PLAYED: Readonly<Record<NonNullable<C["type"]>, string>> = {
  attack: "attack",
  "attack-reaction": "attack",
  reaction: "react",
  draw: "use",
  repair: "use",
  special: "use",
};

/** Who pays for a draw, repair or special card, its text has to say. */
function isPaid({ energy, text }: C): boolean {
  return energy === 0 || /which pays the energy/i.test(text ?? "");
}

/** What only a reaction can do. An attack/reaction card says “As a reaction” before it. */
const OF_REACTIONS = /\b(one|the) attack\b|\bhits the attacking ship\b/i;

function momentOf(card: C): Moment<C> | undefined {
  const event = card.type ? PLAYED[card.type] : undefined;
  if (event === undefined || (event === "use" && !isPaid(card))) return undefined;
  return event !== "react" && OF_REACTIONS.test(card.text ?? "") ? undefined : { event, of: aboutItself };
}

export const texts = new Texts<C, SpurIds["phase"]>({
  moments,
  conditions,
  effects,
  standings,
  restatements,
  momentOf,
  lasts: ({ kind, type }) => kind === "ship" || type === "attack" || type === "attack-reaction",
  phase: { id: "text", cite: book.SECONDARY_ACTIONS },
  isActive: (table, id) => isInFleet(table, id) && !table.isExhausted(id) && !holdsFire(table),
});

/** Whether the table carries out all that a card says, if it says anything. */
export const isWhole = memoPerKey((card: C): boolean => texts.read(card).every(({ ability }) => ability !== undefined));

/** Whether a card says itself what it does as a reaction. */
export const isAnswer = memoPerKey((card: C): boolean =>
  texts.abilities(card).some(({ moment }) => moment?.event === "react"),
);

/** What the text of an attack card, or of a ship with its own weapon, may do for its attacks. */
export interface Additions {
  readonly more: readonly Standing<C>[];
  readonly reach: readonly Standing<C>[];
  readonly isAny: boolean;
}

const NOTHING: Additions = { more: [], reach: [], isAny: false };

const additionsOf = memoPerKey((card: C): Additions => {
  const all = texts.abilities(card).flatMap(({ standing }) => standing);
  const [more, reach] = ["more", "reach"].map((name) => all.filter(({ stat }) => stat === name));
  return more && reach && all.length > 0 ? { more, reach, isAny: true } : NOTHING;
});

export function additions(table: SpurTable, source: number): Additions {
  return additionsOf(table.card(source));
}

function summed(table: SpurTable, standing: readonly Standing<C>[], run: Run): number {
  let sum = 0;
  for (const one of standing)
    if (one.to(table, run.subject, run) && (one.if?.(table, run) ?? true)) sum += one.by(table, run.subject, run.self);
  return sum;
}

/** How much more damage an attack does because its card, or the ship with its own weapon, says so. */
export function moreDamage(table: SpurTable, source: number, ship: number, target: number): number {
  const { more } = additionsOf(table.card(source));
  return more.length === 0 ? 0 : summed(table, more, { self: source, subject: target, it: -1, before: ship, seen: 0 });
}

/** Whether an attack with a card, or with the ship's own weapon, may be aimed one row back. */
export function reachesBack(table: SpurTable, source: number, ship: number): boolean {
  const { reach } = additionsOf(table.card(source));
  return reach.length > 0 && summed(table, reach, { self: source, subject: -1, it: -1, before: ship, seen: 0 }) > 0;
}

/** What a tactics card in hand would do now. It is 0 if the player would have to do some of it. */
export function worthNow(table: SpurTable, card: number, event: "use" | "react"): number {
  return isWhole(table.card(card)) ? texts.worth(table, card, event) : 0;
}

/** What a card does when it is played, if none of it is done with cards. */
const simpleSteps = memoPerKey((card: C): readonly Step<C>[] => {
  const steps = texts.abilities(card).flatMap((ability) => ability.steps);
  return steps.some((step) => step.with || !step.worth) ? [] : steps;
});

/** Whether nothing that a card does can be worth anything in this game. */
export function isNeverOfUse(table: SpurTable, card: number): boolean {
  const steps = simpleSteps(table.card(card));
  if (steps.length === 0) return false;
  const run: Run = { self: card, subject: card, it: -1, before: -1, seen: 0 };
  return steps.every(({ worth }) => (worth?.(table, -1, run) ?? 0) < 0);
}
