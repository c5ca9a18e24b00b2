// The accordion: what happens when a unit becomes face up in the Battle Zone, step by step. (p.13)
import { sentencesOf } from "../../../core/sentences.ts";
import { ask } from "../../../core/table/ask.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { ANNOUNCED, COUNTER, cqOf, type FatesTable, MET, TOKEN } from "./table.ts";
import { hasForcefield, isInBattle, isMuted, mute } from "./units.ts";

const EFFECTS = {
  reveal: "its Upon Reveal effect happens now",
  throughout: "its effect lasts throughout the battle",
  end: "its effect waits for the end of battle",
  special: "its Special Trigger is ready",
} as const;

/** Step 1: the unit turns up. It may be answered now, and what is in play does not change it yet. */
function announce(table: FatesTable, unit: number): void {
  table.turnUp(unit);
  table.add(COUNTER.revealed, 1);
  table.setToken(unit, TOKEN.order, table.get(COUNTER.revealed));
  table.setToken(unit, TOKEN.announced, ANNOUNCED);
}

const willBeMuted = (table: FatesTable, unit: number): boolean =>
  !isMuted(table, unit) && table.sum("muted-when-revealed", unit) > 0 && !hasForcefield(table, unit);

/** Reveals a unit that the other side may answer. What is in play does not change it before that. */
export function revealFor(table: FatesTable, unit: number, how: string): void {
  announce(table, unit);
  table.say(() => `${table.label(unit)} ${how}: ${cqInWords(table, unit)}.`);
  table.call("accordion", { unit });
  ask(table, "answer", "other-only");
}

/** Opens the accordion of a unit that nobody answers. `how` says what happens to it. */
export function open(table: FatesTable, unit: number, how: string): void {
  announce(table, unit);
  table.setToken(unit, TOKEN.announced, MET);
  const then = willBeMuted(table, unit) ? "" : whatFollows(table, unit);
  table.say(() => `${table.label(unit)} ${how}: ${cqInWords(table, unit)}${then}.`);
  happen(table, unit);
}

/** Goes on with the accordion of a unit, once it was answered or not, and again once its Upon Reveal has happened. */
export function goOn(table: FatesTable, unit: number): void {
  const step = table.token(unit, TOKEN.announced);
  if (!isInBattle(table, unit) || step === 0) return;
  const before = cqOf(table, unit);
  table.setToken(unit, TOKEN.announced, step - 1);
  const after = cqOf(table, unit);
  const by = step === MET ? "Its own effects" : "Effects in play";
  if (after !== before) table.say(() => `${by} make ${table.label(unit)} ${after} CQ.`);
  if (step === ANNOUNCED) happen(table, unit);
}

/** Steps 2 and 3: what is in play meets the unit, and its Upon Reveal happens. Then its other effects begin. */
function happen(table: FatesTable, unit: number): void {
  if (table.sum("muted-when-revealed", unit) > 0) mute(table, unit);
  table.call("accordion", { unit });
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
