import type { Ask } from "./ask.ts";
import { allBits, type Bits, inverted, shared, united } from "./bits.ts";
import type { CardIndex } from "./card-index.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import { type Value, wordsOf } from "./rows.ts";
import type { TypedValue } from "./typed-values.ts";

/** The places of an index that match. Each call makes a set of its own. */
type Find = (index: CardIndex) => Bits;

/** A query whose negations have all been moved down to its terms. */
export type Meaning =
  | { readonly is: "all" | "any"; readonly of: readonly Meaning[] }
  | { readonly is: "ask"; readonly ask: Ask; readonly not: boolean };

export function findOf(meaning: Meaning): Find {
  if (meaning.is === "ask") {
    const find = askFind(meaning.ask);
    return meaning.not ? (index) => inverted(find(index), index.size) : find;
  }
  const finds = meaning.of.map(findOf);
  if (meaning.is === "any") return anyOf(finds);
  return (index) => finds.reduce((bits, find) => shared(bits, find(index)), allBits(index.size));
}

function anyOf(finds: readonly Find[]): Find {
  return (index) => finds.reduce((bits, find) => united(bits, find(index)), index.none());
}

function askFind(ask: Ask): Find {
  switch (ask.is) {
    case "words":
      return wordsFind(ask);
    case "set":
      return setFind(ask);
    case "value":
      return valueFind(ask);
    case "flag":
      return anyOf(ask.columns.map((column) => where(column, isSet)));
    case "stated":
      return anyOf(
        ask.columns.map(
          ({ index: attribute }) =>
            (index) =>
              index.stated(attribute, ask.as),
        ),
      );
    case "standIn":
      return (index) => index.withPlaceholders();
  }
}

function wordsFind({ where, how, words }: Extract<Ask, { is: "words" }>): Find {
  if (how === "whole") return (index) => index.called(words);
  const sought = how === "phrase" ? `${words} ` : words;
  const inName: Find = (index) => index.named(sought);
  const inText: Find = (index) => index.saying(sought);
  if (where === "name") return inName;
  return where === "text" ? inText : anyOf([inName, inText]);
}

/** Whether the text has a word that begins with what is sought. */
function begins(words: string, sought: string): boolean {
  return ` ${words}`.includes(` ${sought}`);
}

function setFind({ words, whole }: Extract<Ask, { is: "set" }>): Find {
  const close = words.replaceAll(" ", "");
  return (index) =>
    index.ofSets((set) => {
      const id = wordsOf(set);
      return id === words || (!whole && (begins(id, words) || id.replaceAll(" ", "").startsWith(close)));
    });
}

function valueFind({ operator, typedValues, columns: meant }: Extract<Ask, { is: "value" }>): Find {
  const fits = anyOf(typedValues.map((value) => where(value.column, typedValueTest(value, operator))));
  if (operator !== "!=") return fits;
  const [typedValue] = typedValues;
  if (typedValue && !typedValue.column.part && typedValues.length === 1 && meant.length === 1) {
    const test = typedValueTest(typedValue, operator);
    return where(typedValue.column, (value) => isThere(value) && !test(value));
  }
  const present = anyOf(meant.map((column) => where(column, isThere)));
  return (index) => shared(present(index), inverted(fits(index), index.size));
}

function isThere(value: Value): boolean {
  return value !== null && value !== undefined;
}

/** The cards whose value in a column fits. */
function where({ index: attribute, part, missing }: Column, test: (value: Value) => boolean): Find {
  if (part === undefined) return (index) => index.where(attribute, test);
  const ofPart = (value: Value) => {
    if (value instanceof Map) return test(value.get(part) ?? missing);
    if (Array.isArray(value)) return value.some((one) => test(numbered(one, part)));
    return false;
  };
  return (index) => index.where(attribute, ofPart);
}

/** The number of a condition: 22 in `capacity:22`. */
function numbered(condition: Value, word: string): Value {
  if (typeof condition !== "string" || !condition.startsWith(`${word}:`)) return undefined;
  return Number(condition.slice(word.length + 1));
}

function typedValueTest(typedValue: TypedValue, operator: Operator): (value: Value) => boolean {
  if (typedValue.is === "flag") return typedValue.flag ? isSet : (value) => value === false;
  if (typedValue.is === "number") return numberTest(operator, typedValue.number);
  const { key } = typedValue;
  const fits = (word: string) => (operator === ":" ? word.startsWith(key) : word === key);
  return (value) => {
    if (typeof value === "string") return fits(value);
    if (Array.isArray(value)) return value.some((one) => typeof one === "string" && fits(one));
    return value instanceof Map && [...value].some(([word, amount]) => amount !== 0 && fits(word));
  };
}

function isSet(value: Value): boolean {
  return value === true || (Array.isArray(value) && value.length > 0);
}

/** If there are several numbers, any of them may match. For amounts, the total must match. */
function numberTest(operator: Operator, n: number): (value: Value) => boolean {
  const fits = comparison(operator, n);
  return (value) => {
    if (typeof value === "number") return fits(value);
    if (Array.isArray(value)) return value.some((one) => typeof one === "number" && fits(one));
    return value instanceof Map && fits(total(value));
  };
}

function total(amounts: ReadonlyMap<string, Value>): number {
  let sum = 0;
  for (const amount of amounts.values()) if (typeof amount === "number") sum += amount;
  return sum;
}

function comparison(operator: Operator, n: number): (value: number) => boolean {
  if (operator === "<") return (value) => value < n;
  if (operator === "<=") return (value) => value <= n;
  if (operator === ">") return (value) => value > n;
  if (operator === ">=") return (value) => value >= n;
  return (value) => value === n;
}
