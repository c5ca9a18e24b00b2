import type { Format, Game } from "../core/game.ts";
import type { HouseRules, Options } from "../core/judge/deck.ts";
import { fold, listed } from "../core/words.ts";
import type { Settings } from "./place.ts";

/** Something wrong with the settings asked for, in one sentence, and its line. */
export interface Fault {
  readonly line?: number;
  /** The setting at fault: format, options.points, house.copies. */
  readonly about?: string;
  readonly message: string;
}

/** Faults in words, each with its line. */
export function inWords(faults: readonly Fault[]): string {
  return faults.map(({ line, message }) => `${line === undefined ? "" : `Line ${line}: `}${message}`).join(" ");
}

/** The settings that someone asks for, as the unchecked words of header lines, flags or a request. */
export interface AskedSettings {
  readonly format?: string | undefined;
  readonly options?: Readonly<Record<string, number>> | undefined;
  readonly house?: Readonly<Record<string, boolean | number>> | undefined;
  readonly name?: string | undefined;
}

/** Reads format, options and house rules against a game. Reports every fault, not only the first. */
export function settingsOf(
  game: Game,
  wish: AskedSettings,
): { ok: true; settings: Settings } | { ok: false; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const format = formatNamed(game, wish.format, faults);
  const options = optionsOf(game, format, wish.options ?? {}, faults);
  const house = houseOf(game, wish.house ?? {}, faults);
  if (faults.length > 0) return { ok: false, faults };
  const name = wish.name === undefined ? "" : tidyName(wish.name);
  return { ok: true, settings: { format, options, house, ...(name === "" ? {} : { name }) } };
}

/** Plain letters with single spaces between them, as in most names. These need no tidying. */
const TIDY = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;

/** A deck's name on one line, without invisible characters, at most 80 characters long. */
export function tidyName(name: string): string {
  if (TIDY.test(name)) return name;
  const seen = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...seen].slice(0, 80).join("").trim();
}

function formatNamed(game: Game, word: string | undefined, faults: Fault[]): string {
  if (word === undefined) return game.formats[0].id;
  const found = game.formats.find(({ id }) => id === word) ?? formatCalled(game, word);
  if (!found)
    faults.push({
      about: "format",
      message: `${game.name} has no format “${word}”. It has ${listed(game.formats.map((f) => f.id))}.`,
    });
  return found?.id ?? game.formats[0].id;
}

function formatCalled(game: Game, word: string): Format | undefined {
  const key = fold(word);
  return game.formats.find((format) => fold(format.id) === key || fold(format.name) === key);
}

function optionsOf(game: Game, format: string, wish: Options, faults: Fault[]): Options {
  const own = game.options.filter((option) => !option.formats || option.formats.includes(format));
  for (const [id, value] of Object.entries(wish)) {
    const option = own.find((o) => o.id === id);
    if (!option) {
      const formats = game.options.find((o) => o.id === id)?.formats;
      const others = formats
        ? `That is for the format ${listed(formats, "or")}`
        : own.length > 0
          ? `It has ${listed(own.map((o) => o.id))}`
          : "It has none";
      faults.push({ about: `options.${id}`, message: `${game.name} ${format} has no option “${id}”. ${others}.` });
    } else if (!Number.isInteger(value) || value < option.min || value > option.max) {
      faults.push({
        about: `options.${id}`,
        message: `${option.name} is a whole number from ${option.min} to ${option.max}${Number.isNaN(value) ? "" : `, not ${value}`}.`,
      });
    }
  }
  return Object.fromEntries(
    own.map((option) => [
      option.id,
      Object.hasOwn(wish, option.id) ? (wish[option.id] ?? option.default) : option.default,
    ]),
  );
}

function houseOf(game: Game, wish: HouseRules, faults: Fault[]): HouseRules {
  const out: Record<string, boolean | number> = {};
  for (const [id, value] of Object.entries(wish)) {
    const rule = game.house.find((h) => h.id === id);
    if (!rule) {
      const others = game.house.length > 0 ? `It has ${listed(game.house.map((h) => h.id))}` : "It has none";
      faults.push({ about: `house.${id}`, message: `${game.name} has no house rule “${id}”. ${others}.` });
    } else if (rule.upTo === undefined && typeof value !== "boolean") {
      faults.push({ about: `house.${id}`, message: `House rule ${id} is either on or off, not ${value}.` });
    } else if (value === false) {
      // A house rule that is off is the same as one that is not named.
    } else if (
      rule.upTo !== undefined &&
      (typeof value !== "number" || !Number.isInteger(value) || value < 1 || value > rule.upTo)
    ) {
      faults.push({
        about: `house.${id}`,
        message: `House rule ${id} takes a whole number from 1 to ${rule.upTo}, as in ${id}=3.`,
      });
    } else out[id] = value;
  }
  return out;
}

/** Reads "one-faction, copies=3". */
export function houseWords(words: string): readonly (readonly [string, boolean | number])[] {
  return words.split(",").flatMap((word) => {
    const [id = "", value] = word.split("=").map((part) => part.trim());
    return id === "" ? [] : [[id.toLowerCase(), houseValue(value)] as const];
  });
}

function houseValue(value: string | undefined): boolean | number {
  if (value === undefined || /^(true|on|yes)$/i.test(value)) return true;
  if (/^(false|off|no)$/i.test(value)) return false;
  return value === "" ? Number.NaN : Number(value);
}
