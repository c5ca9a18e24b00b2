import type { Shape } from "../core/card/card.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import { wordKey } from "./rows.ts";

/** One way to understand a value for one column. */
export type TypedValue =
  | { readonly column: Column; readonly is: "number"; readonly number: number }
  | { readonly column: Column; readonly is: "flag"; readonly flag: boolean }
  /** `among`: the words of the attribute that the value may mean, if they are known. */
  | { readonly column: Column; readonly is: "word"; readonly key: string; readonly among?: readonly string[] };

/** Whether the operator asks for more or less, which only works with numbers. */
export function isOrder(operator: Operator): boolean {
  return operator !== ":" && operator !== "=" && operator !== "!=";
}

/** Whether a column can hold numbers. */
export function isNumeric(column: Column): boolean {
  return column.shapes.some(({ is }) => is === "number" || is === "numbers" || is === "amounts");
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** Every way to understand a value for a column. */
export function typedValuesOf(column: Column, operator: Operator, value: string): readonly TypedValue[] {
  const number = isNumeric(column) ? numberOf(value) : undefined;
  const numbers: readonly TypedValue[] = number === undefined ? [] : [{ column, is: "number", number }];
  const key = wordKey(value);
  if (isOrder(operator) || key === "") return numbers;
  const flag = column.shapes.some(({ is }) => is === "flag") ? FLAGS.get(key) : undefined;
  const flags: readonly TypedValue[] = flag === undefined ? [] : [{ column, is: "flag", flag }];
  return [...numbers, ...flags, ...column.shapes.flatMap((shape) => wordReading(column, shape, key, operator))];
}

function wordReading(column: Column, shape: Shape, key: string, operator: Operator): readonly TypedValue[] {
  const fits = (word: string) => (operator === ":" ? wordKey(word).startsWith(key) : wordKey(word) === key);
  if (shape.is === "conditions") {
    const isNumbered = (word: string) => key.startsWith(`${wordKey(word)}:`) || (operator === ":" && fits(word));
    return shape.of.some(fits) || shape.numbered.some(isNumbered) ? [{ column, is: "word", key }] : [];
  }
  if (shape.is !== "word" && shape.is !== "words" && shape.is !== "amounts") return [];
  if (shape.of === undefined) return [{ column, is: "word", key }];
  const among = shape.of.filter(fits);
  return among.length > 0 ? [{ column, is: "word", key, among }] : [];
}

function numberOf(text: string): number | undefined {
  const written = text.normalize("NFKC").trim().replace(/^[−–]/, "-");
  return /^[+-]?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
}
