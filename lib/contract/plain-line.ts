// Thousands of lines arrive every second, and nearly all of them are valid. This check recognises plainly valid lines
// without copying them. The schema decides about all others. A test makes sure that both agree.

import { MOST_LINES } from "../deck/place.ts";
import { lineSchema, type ReadRequest, readAs, textLineSchema } from "./request.ts";
import type * as z from "./zod.ts";

type DeckLine = z.infer<typeof lineSchema>;
export type TextLine = z.infer<typeof textLineSchema>;

/** Reads one line of `drydock check --jsonl`. Faults are described for the form that was given, text or deck. */
export function readLine(value: unknown): ReadRequest<DeckLine | TextLine> {
  if (isPlain(value)) return { ok: true, asked: value };
  return isObject(value) && "text" in value ? readAs(textLineSchema, value) : readAs(lineSchema, value);
}

const OF_LINE = new Set(["id", "game", "format", "options", "house", "deck"]);
const OF_DECK = new Set(["name", "sections"]);

function isPlain(value: unknown): value is DeckLine {
  if (!isObject(value, OF_LINE)) return false;
  const { id, game, format = "", options = {}, house = {}, deck } = value;
  return (
    (isNumber(id) || isText(id, 0, 200)) &&
    isText(game, 1, 80) &&
    (format === "" ? value.format === undefined : isText(format, 1, 80)) &&
    isRecord(options, isNumber) &&
    isRecord(house, (rule) => typeof rule === "boolean" || isNumber(rule)) &&
    isDeck(deck)
  );
}

function isDeck(deck: unknown): boolean {
  if (!isObject(deck, OF_DECK) || !isObject(deck.sections)) return false;
  let left = MOST_LINES;
  for (const [section, cards] of Object.entries(deck.sections)) {
    if (section.length > 80 || !Array.isArray(cards) || cards.length > left || !cards.every(isCard)) return false;
    left -= cards.length;
  }
  return deck.name === undefined || isText(deck.name, 0, 200);
}

function isCard(line: unknown): boolean {
  return Array.isArray(line) && line.length === 2 && isText(line[0], 0, 200) && isNumber(line[1]);
}

function isObject(value: unknown, keys?: ReadonlySet<string>): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return keys === undefined || Object.keys(value).every((key) => keys.has(key));
}

function isRecord(value: unknown, isValue: (value: unknown) => boolean): boolean {
  return isObject(value) && Object.entries(value).every(([key, one]) => isText(key, 1, 80) && isValue(one));
}

function isText(value: unknown, least: number, most: number): boolean {
  return typeof value === "string" && value.length >= least && value.length <= most;
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}
