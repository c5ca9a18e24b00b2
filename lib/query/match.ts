import type { Ask } from "./ask.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import { type Columns, marksOf, type Value, wordsOf } from "./rows.ts";
import type { TypedValue } from "./typed-values.ts";

/** Whether a card, given by its columns and its set, matches. */
type Test = (columns: Columns, set: string) => boolean;

/** A query whose negations have all been moved down to its terms. */
export type Meaning =
  | { readonly is: "all" | "any"; readonly of: readonly Meaning[] }
  | { readonly is: "ask"; readonly ask: Ask; readonly not: boolean };

export function testOf(meaning: Meaning): Test {
  if (meaning.is === "ask") {
    const test = askTest(meaning.ask);
    return meaning.not ? (columns, set) => !test(columns, set) : test;
  }
  // Texts cost the most to search, so they are tested last.
  const tests = [...meaning.of].sort((a, b) => cost(a) - cost(b)).map(testOf);
  const settles = meaning.is === "any";
  return (columns, set) => {
    for (const test of tests) if (test(columns, set) === settles) return settles;
    return !settles;
  };
}

function cost(meaning: Meaning): number {
  if (meaning.is !== "ask") return meaning.of.reduce((sum, part) => sum + cost(part), 0);
  return meaning.ask.is === "words" ? 20 : 1;
}

function askTest(ask: Ask): Test {
  switch (ask.is) {
    case "words":
      return wordsTest(ask);
    case "set":
      return setTest(ask);
    case "value":
      return valueTest(ask);
    case "flag": {
      const tests = ask.columns.map((column) => at(column, isSet));
      return (columns) => tests.some((test) => test(columns));
    }
    case "stated":
      return ({ stated }) => ask.columns.some(({ index }) => stated[index] === ask.as);
    case "standIn":
      return (columns) => columns.standIn;
  }
}

function wordsTest({ where, how, words }: Extract<Ask, { is: "words" }>): Test {
  const whole = ` ${words} `;
  if (how === "whole") return ({ name, names }) => name === whole || names === whole;
  const sought = how === "phrase" ? `${words} ` : words;
  // A word of one letter may continue in any way, so no mark can rule a text out.
  const [first = ""] = sought.split(" ", 1);
  const mark = first.length > 1 || sought.length > first.length ? marksOf(first) : 0;
  const inName: Test = (columns) => (columns.nameMarks & mark) === mark && begins(columns.names, sought);
  const inText: Test = (columns) => (columns.textMarks & mark) === mark && begins(columns.text, sought);
  if (where === "name") return inName;
  if (where === "text") return inText;
  return (columns, set) => inName(columns, set) || inText(columns, set);
}

/** Whether the text has a word that begins with what is sought. */
function begins(words: string, sought: string): boolean {
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
    if (words.charCodeAt(at - 1) === 32) return true;
  }
  return false;
}

function setTest({ words, whole }: Extract<Ask, { is: "set" }>): Test {
  const close = words.replaceAll(" ", "");
  const known = new Map<string, boolean>();
  return (_, set) => {
    let fits = known.get(set);
    if (fits === undefined) {
      const id = wordsOf(set);
      fits = id === words || (!whole && (begins(` ${id}`, words) || id.replaceAll(" ", "").startsWith(close)));
      known.set(set, fits);
    }
    return fits;
  };
}

function valueTest({ operator, typedValues, columns: meant }: Extract<Ask, { is: "value" }>): Test {
  const tests = typedValues.map((typedValue) => at(typedValue.column, typedValueTest(typedValue, operator)));
  const [only] = tests;
  const fits = tests.length === 1 && only ? only : (columns: Columns) => tests.some((test) => test(columns));
  if (operator !== "!=") return fits;
  const [typedValue] = typedValues;
  if (typedValue && !typedValue.column.part && typedValues.length === 1 && meant.length === 1) {
    const test = typedValueTest(typedValue, operator);
    return at(typedValue.column, (value) => value !== null && value !== undefined && !test(value));
  }
  const present = meant.map((column) => at(column, (value) => value !== null && value !== undefined));
  return (columns) => present.some((test) => test(columns)) && !fits(columns);
}

/** Tests the value of a column. */
function at({ index, part, missing }: Column, test: (value: Value) => boolean): (columns: Columns) => boolean {
  if (part === undefined) return ({ values }) => test(values[index]);
  return ({ values }) => {
    const value = values[index];
    if (value instanceof Map) return test(value.get(part) ?? missing);
    if (Array.isArray(value)) return value.some((one) => test(numbered(one, part)));
    return false;
  };
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
