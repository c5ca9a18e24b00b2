// Reads deck codes. code-writer.ts describes their form.
import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import type { Deck, HouseRules, Options } from "../../core/judge/deck.ts";
import { type Line, MOST_LINES, place, type Settings } from "../place.ts";
import { type AskedSettings, inWords, settingsOf } from "../settings.ts";
import { BitReader, Unreadable } from "./bit-reader.ts";
import { LONGEST, VERSION } from "./code-writer.ts";

const MOST_NAME = 400;

/** A deck as a code holds it: cards by number or by name. */
export interface Carried {
  readonly game: Game;
  readonly settings: Settings;
  readonly lines: readonly { readonly section: string; readonly card: number | string; readonly count: number }[];
}

export type Decoded = { ok: true; carried: Carried } | { ok: false; why: string };

/** Reads what a code holds, or says in one sentence why it cannot be read. */
export function decode(games: readonly Game[], code: string): Decoded {
  if (code.length > LONGEST) return { ok: false, why: "This code is too long for a deck." };
  const input = BitReader.of(code);
  if (!input) return { ok: false, why: "This code has a missing, extra or wrong letter. Copy the whole code again." };
  try {
    if (input.bits(4) !== VERSION) return { ok: false, why: "This code was made by a newer version of Drydock." };
    const game = games[input.bits(4)];
    if (!game) return { ok: false, why: "This code is for a game that this version of Drydock does not know." };
    const wish = readHeading(input, game);
    const lines: { section: string; card: number | string; count: number }[] = [];
    for (const { id } of game.sections) {
      for (const read of [readNumbered, readNamed])
        for (const line of read(input, MOST_LINES - lines.length)) lines.push({ section: id, ...line });
    }
    if (!input.atEnd()) throw new Unreadable();
    // The options of a code have the same limits as those of a list.
    const found = settingsOf(game, wish);
    if (!found.ok) return { ok: false, why: `This code asks for settings that do not exist. ${inWords(found.faults)}` };
    return { ok: true, carried: { game, settings: found.settings, lines } };
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, why: "This code does not hold a whole deck. Copy the whole code again." };
    throw error;
  }
}

/** The deck that a code holds, read against the loaded cards. */
export function unpacked<C extends Card>(
  pool: Pool<C>,
  carried: Carried,
): { ok: true; deck: Deck<C> } | { ok: false; why: string } {
  const lines: Line[] = [];
  for (const { section, card, count } of carried.lines) {
    const name = typeof card === "number" ? pool.byCode(card)?.label : card;
    if (name === undefined)
      return { ok: false, why: "This code has cards that this version of Drydock does not know yet." };
    lines.push({ section, name, count });
  }
  return { ok: true, deck: place(pool, carried.settings, lines).deck };
}

function readHeading(input: BitReader, game: Game): AskedSettings {
  const format = game.formats[input.small()];
  if (!format) throw new Unreadable();
  const own = game.options.filter((option) => !option.formats || option.formats.includes(format.id));
  const options: Record<string, number> = Object.fromEntries(own.map((option) => [option.id, option.default]));
  for (let left = input.small(); left > 0; left--) {
    const option = game.options[input.small()];
    if (!option) throw new Unreadable();
    options[option.id] = input.small();
  }
  const house: Record<string, boolean | number> = {};
  for (let left = input.small(); left > 0; left--) {
    const rule = game.house[input.small()];
    if (!rule) throw new Unreadable();
    const value = input.small();
    house[rule.id] = value === 0 ? true : value;
  }
  const name = input.bits(1) === 1 ? input.text(MOST_NAME) : undefined;
  return { format: format.id, options: options satisfies Options, house: house satisfies HouseRules, name };
}

function readNumbered(input: BitReader, most: number): { card: number; count: number }[] {
  const length = input.small();
  if (length > most) throw new Unreadable();
  if (length === 0) return [];
  const [gaps, extra] = [0, 1].map(() => {
    const k = input.bits(3);
    return Array.from({ length }, () => input.rice(k));
  });
  let code = -1;
  return (gaps ?? []).map((gap, i) => {
    code += gap + 1;
    return { card: code, count: sane((extra?.[i] ?? 0) + 1) };
  });
}

function readNamed(input: BitReader, most: number): { card: string; count: number }[] {
  const length = input.small();
  if (length > most) throw new Unreadable();
  return Array.from({ length }, () => ({ card: input.text(MOST_NAME * 2), count: sane(input.small() + 1) }));
}

function sane(count: number): number {
  if (count > 99) throw new Unreadable();
  return count;
}
