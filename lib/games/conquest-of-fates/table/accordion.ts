// The accordion: what happens when a unit becomes face up in the Battle Zone, step by step. (p.13)
import { sentencesOf } from "../../../core/sentences.ts";
import { NO_ARGS } from "../../../core/table/frame.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { COUNTER, cqOf, type FatesTable, TOKEN } from "./table.ts";
import { hasForcefield, isInBattle, isMuted, mute } from "./units.ts";

const EFFECTS = {
  reveal: "its Upon Reveal effect happens now",
  throughout: "its effect lasts throughout the battle",
  end: "its effect waits for the end of battle",
  special: "its Special Trigger is ready",
} as const;

/** Step 1: the unit turns up. It may be answered now, and what is in play does not change it yet. */
export function announce(table: FatesTable, unit: number): void {
  table.turnUp(unit);
  table.add(COUNTER.revealed, 1);
  table.setToken(unit, TOKEN.order, table.get(COUNTER.revealed));
  table.setToken(unit, TOKEN.announced, 1);
}

const willBeMuted = (table: FatesTable, unit: number): boolean =>
  !isMuted(table, unit) && table.sum("muted-when-revealed", unit) > 0 && !hasForcefield(table, unit);

/** Step 2: what is in play begins to change the unit, if it is still there. */
export function meetExisting(table: FatesTable, unit: number): void {
  table.setToken(unit, TOKEN.announced, 0);
  if (isInBattle(table, unit) && table.sum("muted-when-revealed", unit) > 0) mute(table, unit);
}

/** Reveals a unit that the other side may answer. What is in play does not change it before that. */
export function revealFor(table: FatesTable, unit: number, how: string): void {
  announce(table, unit);
  table.say(() => `${table.label(unit)} ${how}: ${cqInWords(table, unit)}.`);
  table.call("accordion", { unit });
  table.call("answer", NO_ARGS, table.side === 0 ? 1 : 0);
}

/** Goes on with a unit once it was answered or not. */
export function goOn(table: FatesTable, unit: number): void {
  if (!isInBattle(table, unit) || table.token(unit, TOKEN.announced) === 0) return;
  const before = cqOf(table, unit);
  meetExisting(table, unit);
  const after = cqOf(table, unit);
  if (after !== before) table.say(() => `Effects in play make ${table.label(unit)} ${after} CQ.`);
  table.tell("reveal", unit, isMuted(table, unit));
}

/** Opens the accordion of a unit that nobody answers. `how` says what happens to it. */
export function open(table: FatesTable, unit: number, how: string): void {
  announce(table, unit);
  table.setToken(unit, TOKEN.announced, 0);
  const then = willBeMuted(table, unit) ? "" : whatFollows(table, unit);
  table.say(() => `${table.label(unit)} ${how}: ${cqInWords(table, unit)}${then}.`);
  meetExisting(table, unit);
  // Steps 3 and 4: its Upon Reveal happens, and what lasts counts from now on.
  table.tell("reveal", unit, isMuted(table, unit));
}

function cqInWords(table: FatesTable, unit: number): string {
  const isKnown = typeof table.card(unit).cq === "number" || table.token(unit, TOKEN.plagued) > 0;
  return isKnown ? `${cqOf(table, unit)} CQ` : "its CQ is not known";
}

function whatFollows(table: FatesTable, unit: number): string {
  const card: ConquestOfFatesCard = table.card(unit);
  if (!card.timing) return "";
  if (isMuted(table, unit)) return "; it is muted and does nothing";
  const isWhole = sentencesOf(card.text).every((sentence) => table.board.texts?.carriesOut(card, sentence));
  return `; ${isWhole ? EFFECTS[card.timing] : "its effect is left to you"}`;
}
