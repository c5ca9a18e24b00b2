import { fact } from "../core/card/fact.ts";
import type { Game } from "../core/game.ts";
import type { Ask } from "./ask.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import { type Row, searchedCard, statedOf, type Value } from "./rows.ts";
import type { TypedValue } from "./typed-values.ts";

/** Whether a card matches. */
type Test = (row: Row) => boolean;

/** A query whose negations have all been moved down to its terms. */
export type Meaning =
  | { readonly is: "all" | "any"; readonly of: readonly Meaning[] }
  | { readonly is: "ask"; readonly ask: Ask; readonly not: boolean };

export function testOf(game: Game, meaning: Meaning): Test {
  if (meaning.is === "ask") {
    const test = askTest(game, meaning.ask);
    return meaning.not ? (row) => !test(row) : test;
  }
  const tests = meaning.of.map((part) => testOf(game, part));
  if (meaning.is === "any") return anyOf(tests);
  return (row) => tests.every((test) => test(row));
}

function anyOf(tests: readonly Test[]): Test {
  return (row) => tests.some((test) => test(row));
}

function askTest(game: Game, ask: Ask): Test {
  switch (ask.is) {
    case "words":
      return wordsTest(ask);
    case "set":
      return setTest(ask);
    case "value":
      return valueTest(ask);
    case "flag":
      return anyOf(ask.columns.map((column) => where(column, isSet)));
    case "stated":
      return anyOf(
        ask.columns.map(({ attribute }) => {
          const about = game.attributes.find(({ name }) => name === attribute) ?? { name: attribute };
          return ({ card }) => statedOf(card, about, fact(card, game.kind)) === ask.as;
        }),
      );
    case "standIn":
      return ({ card }) => (card.standIn ?? []).length > 0;
  }
}

function wordsTest({ where, how, words }: Extract<Ask, { is: "words" }>): Test {
  const sought = how === "begin" ? ` ${words}` : ` ${words} `;
  const fits = how === "whole" ? (text: string) => text === sought : (text: string) => text.includes(sought);
  const inName: Test = (row) => fits(searchedCard(row).name) || fits(searchedCard(row).label);
  if (how === "whole" || where === "name") return inName;
  const inText: Test = (row) => fits(searchedCard(row).text);
  return where === "text" ? inText : anyOf([inName, inText]);
}

function setTest({ words, whole }: Extract<Ask, { is: "set" }>): Test {
  const close = words.replaceAll(" ", "");
  return (row) => {
    const { set } = searchedCard(row);
    if (whole) return set === ` ${words} `;
    return set.includes(` ${words}`) || set.replaceAll(" ", "").startsWith(close);
  };
}

function valueTest({ operator, typedValues, columns: meant }: Extract<Ask, { is: "value" }>): Test {
  const fits = anyOf(typedValues.map((value) => where(value.column, typedValueTest(value, operator))));
  if (operator !== "!=") return fits;
  const [typedValue] = typedValues;
  if (typedValue && !typedValue.column.part && typedValues.length === 1 && meant.length === 1) {
    const test = typedValueTest(typedValue, operator);
    return where(typedValue.column, (value) => isThere(value) && !test(value));
  }
  const present = anyOf(meant.map((column) => where(column, isThere)));
  return (row) => present(row) && !fits(row);
}

function isThere(value: Value): boolean {
  return value !== null && value !== undefined;
}

/** Whether a card's value in a column fits. */
function where({ attribute, part, missing }: Column, test: (value: Value) => boolean): Test {
  if (part === undefined) return (row) => test(searchedCard(row).value(attribute));
  return (row) => {
    const value = searchedCard(row).value(attribute);
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
