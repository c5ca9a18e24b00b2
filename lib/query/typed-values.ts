import type { Shape } from "../core/card/card.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import { wordKey } from "./rows.ts";

/** One way to understand a value for one column. */
export type TypedValue =
  | { readonly spot: Column; readonly is: "number"; readonly number: number }
  | { readonly spot: Column; readonly is: "flag"; readonly flag: boolean }
  /** `among`: the words of the attribute that the value may mean, if they are known. */
  | { readonly spot: Column; readonly is: "word"; readonly key: string; readonly among?: readonly string[] };

/** Whether the operator asks for more or less, which only works with numbers. */
export function isOrder(operator: Operator): boolean {
  return operator !== ":" && operator !== "=" && operator !== "!=";
}

/** Whether a column can hold numbers. */
export function isNumeric(spot: Column): boolean {
  return spot.shapes.some(({ is }) => is === "number" || is === "numbers" || is === "amounts");
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** Every way to understand a value for a column. */
export function typedValuesOf(spot: Column, operator: Operator, value: string): readonly TypedValue[] {
  const number = isNumeric(spot) ? numberOf(value) : undefined;
  const numbers: readonly TypedValue[] = number === undefined ? [] : [{ spot, is: "number", number }];
  const key = wordKey(value);
  if (isOrder(operator) || key === "") return numbers;
  const flag = spot.shapes.some(({ is }) => is === "flag") ? FLAGS.get(key) : undefined;
  const flags: readonly TypedValue[] = flag === undefined ? [] : [{ spot, is: "flag", flag }];
  return [...numbers, ...flags, ...spot.shapes.flatMap((shape) => wordReading(spot, shape, key, operator))];
}

function wordReading(spot: Column, shape: Shape, key: string, operator: Operator): readonly TypedValue[] {
  const fits = (word: string) => (operator === ":" ? wordKey(word).startsWith(key) : wordKey(word) === key);
  if (shape.is === "conditions") {
    const isNumbered = (word: string) => key.startsWith(`${wordKey(word)}:`) || (operator === ":" && fits(word));
    return shape.of.some(fits) || shape.numbered.some(isNumbered) ? [{ spot, is: "word", key }] : [];
  }
  if (shape.is !== "word" && shape.is !== "words" && shape.is !== "amounts") return [];
  if (shape.of === undefined) return [{ spot, is: "word", key }];
  const among = shape.of.filter(fits);
  return among.length > 0 ? [{ spot, is: "word", key, among }] : [];
}

function numberOf(text: string): number | undefined {
  const written = text.normalize("NFKC").trim().replace(/^[−–]/, "-");
  return /^[+-]?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
}
