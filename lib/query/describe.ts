// says   = "all cards" | "cards" choice | "cards" list { "; or cards" list }
// list   = item { "," item }
// item   = phrase | "either" choice
// choice = side { "or" side }
// side   = phrase | "(" list ")"

import type { Shape } from "../core/card/card.ts";
import { listed } from "../core/words.ts";
import type { Ask } from "./ask.ts";
import type { Column } from "./fields.ts";
import type { Operator } from "./lexer.ts";
import type { Meaning } from "./match.ts";
import type { TypedValue } from "./typed-values.ts";

/** Says in words what was understood. `kind` is the attribute that holds a card's kind. */
export function describe(meaning: Meaning, kind: string): string {
  if (meaning.is === "ask") return `cards ${phrase(meaning, kind)}`;
  if (meaning.of.length === 0) return "all cards";
  if (meaning.is === "all") return `cards ${list(meaning, kind)}`;
  if (meaning.of.every((side) => side.is === "ask")) return `cards ${choice(meaning, kind)}`;
  return meaning.of.map((side) => `cards ${list(side, kind)}`).join("; or ");
}

function list(meaning: Meaning, kind: string): string {
  if (meaning.is === "ask") return phrase(meaning, kind);
  if (meaning.is === "any") return `either ${choice(meaning, kind)}`;
  return meaning.of.map((item) => list(item, kind)).join(", ");
}

function choice(meaning: Extract<Meaning, { is: "all" | "any" }>, kind: string): string {
  return meaning.of.map((side) => (side.is === "ask" ? phrase(side, kind) : `(${list(side, kind)})`)).join(" or ");
}

function phrase({ ask, not }: Extract<Meaning, { is: "ask" }>, kind: string): string {
  const has = not ? "without" : "with";
  switch (ask.is) {
    case "words":
      return words(ask, not);
    case "set":
      return `${not ? "not " : ""}from ${ask.whole ? "the set" : "sets with"} “${ask.typed}”`;
    case "value":
      return value(ask, not, kind);
    case "flag":
      return listed(
        ask.columns.map((column) => flagged(column, not)),
        not ? "and" : "or",
      );
    case "stated":
      return `${has} ${ask.as === "yes" ? "stated" : "unknown"} ${labels(ask.columns)}`;
    case "standIn":
      return `${has} placeholder values`;
  }
}

function words({ where, how, typed }: Extract<Ask, { is: "words" }>, not: boolean): string {
  if (how === "whole") return `${not ? "not " : ""}named “${typed}”`;
  const place = { anywhere: "in name or text", name: "in the name", text: "in the text" }[where];
  const exactly = how === "phrase" ? "exactly " : "";
  return `${not ? "without" : "with"} ${exactly}“${typed}” ${place}`;
}

function flagged({ label, shapes }: Column, not: boolean): string {
  if (label.startsWith("can ")) return `that ${not ? "cannot" : "can"} ${label.slice(4)}`;
  // An attribute with several shapes can hold a list, so it reads “with”. Only a plain flag reads “that are”.
  if (shapes.length > 1) return `${not ? "without" : "with"} ${label}`;
  return `that are ${not ? "not " : ""}${label}`;
}

function labels(columns: readonly { readonly label: string }[]): string {
  return listed([...new Set(columns.map(({ label }) => label))], "or");
}

function value({ operator, typedValues, typed }: Extract<Ask, { is: "value" }>, not: boolean, kind: string): string {
  const [only] = typedValues;
  if (only && typedValues.length === 1 && only.column.field === kind && operator !== "!=") {
    return `${not ? "not " : ""}of ${only.column.label} ${asked(only, operator, typed, false)}`;
  }
  const isList =
    typedValues.length > 1 || typedValues.some(({ column }) => column.shapes.some(({ is }) => LISTS.includes(is)));
  const ends = new Map<string, TypedValue["column"][]>();
  for (const typedValue of typedValues) {
    const end = asked(typedValue, operator, typed, isList);
    ends.set(end, [...(ends.get(end) ?? []), typedValue.column]);
  }
  return `${not ? "without" : "with"} ${[...ends].map(([end, columns]) => `${labels(columns)} ${end}`).join(" or ")}`;
}

const LISTS: readonly Shape["is"][] = ["numbers", "words", "conditions"];

const COMPARED: Readonly<Record<Operator, string>> = {
  ":": "",
  "=": "",
  "!=": "other than ",
  "<": "below ",
  "<=": "at most ",
  ">": "above ",
  ">=": "at least ",
};

function asked(typedValue: TypedValue, operator: Operator, typed: string, isList: boolean): string {
  const compared = operator === "!=" && isList ? "but none " : COMPARED[operator];
  if (typedValue.is === "flag") return `${compared}${typedValue.flag ? "yes" : "no"}`;
  if (typedValue.is === "number")
    return `${compared}${typedValue.number}${typedValue.column.shapes[0]?.is === "amounts" ? " in all" : ""}`;
  if (typedValue.among) return `${compared}${listed(typedValue.among, "or")}`;
  return `${compared}${operator === ":" ? "beginning with " : ""}“${typed}”`;
}
