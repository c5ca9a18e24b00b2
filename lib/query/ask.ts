import type { Game } from "../core/game.ts";
import { listed } from "../core/words.ts";
import {
  type Column,
  type Common,
  columnsNamed,
  commonField,
  type FactColumn,
  factColumnsBy,
  flagsOf,
  partsOf,
  takesOf,
} from "./fields.ts";
import type { Operator, QueryFault, Typed } from "./lexer.ts";
import type { Tree } from "./parser.ts";
import { wordsOf } from "./rows.ts";
import { isNumeric, isOrder, type TypedValue, typedValuesOf } from "./typed-values.ts";

/** How words are matched: at the beginning of words, as whole words, or as the whole name or text. */
type How = "begin" | "phrase" | "whole";

/** What one term of a query asks about a card. */
export type Ask =
  | {
      readonly is: "words";
      readonly where: "anywhere" | "name" | "text";
      readonly how: How;
      readonly words: string;
      readonly typed: string;
    }
  | { readonly is: "set"; readonly whole: boolean; readonly words: string; readonly typed: string }
  | {
      readonly is: "value";
      readonly operator: Operator;
      readonly typedValues: readonly TypedValue[];
      readonly columns: readonly Column[];
      readonly typed: string;
    }
  | { readonly is: "flag"; readonly columns: readonly Column[] }
  | { readonly is: "stated"; readonly as: "yes" | "unknown"; readonly columns: readonly FactColumn[] }
  | { readonly is: "standIn" };

type Term = Extract<Tree, { is: "words" | "filter" }>;
type Filter = Extract<Tree, { is: "filter" }>;

/** `unlike` is set for `!=` on a field that every card has, where it means the same as `-` in front of the term. */
type AskedTerm = { readonly ask: Ask; readonly unlike?: true } | { readonly fault: QueryFault };

const faulty = ({ at, length }: Typed, message: string): AskedTerm => ({ fault: { at, length, message } });

/** What a term asks, or why it makes no sense. */
export function askOf(game: Game, term: Term): AskedTerm {
  if (term.is === "words") return askWords(term.typed, "anywhere", term.typed.quoted ? "phrase" : "begin");
  const common = commonField(term.field.text);
  return common === undefined ? askValue(game, term) : askCommon(game, common, term);
}

function askCommon(game: Game, common: Common, { field, operator, value }: Filter): AskedTerm {
  const everyHas = common === "name" || common === "set";
  if (isOrder(operator) || (operator === "!=" && !everyHas)) {
    return faulty(field, `“${common}” cannot be compared with “${operator}”. Write ${common}:${value.text}.`);
  }
  if (everyHas) {
    const asked = common === "set" ? askSet(value, operator) : askName(value, operator);
    return operator === "!=" && "ask" in asked ? { ...asked, unlike: true } : asked;
  }
  if (common === "text") return askWords(value, "text", value.quoted || operator === "=" ? "phrase" : "begin");
  return common === "is" ? askFlag(game, value) : askStated(game, value, common);
}

function askName(value: Typed, operator: Operator): AskedTerm {
  return askWords(value, "name", operator !== ":" ? "whole" : value.quoted ? "phrase" : "begin");
}

function askWords(typed: Typed, where: "anywhere" | "name" | "text", how: How): AskedTerm {
  const words = wordsOf(typed.text);
  if (words === "") return faulty(typed, `“${typed.text}” has no letters or numbers to look for. Leave it out.`);
  return { ask: { is: "words", where, how, words, typed: typed.text.trim() } };
}

function askSet(value: Typed, operator: Operator): AskedTerm {
  const words = wordsOf(value.text);
  if (words === "") return faulty(value, `“${value.text}” has no letters or numbers to look for. Leave it out.`);
  return { ask: { is: "set", whole: operator !== ":", words, typed: value.text.trim() } };
}

function askFlag(game: Game, value: Typed): AskedTerm {
  const flags = flagsOf(game, value.text);
  if (!flags.ok) return faulty(value, flags.message);
  return { ask: flags.columns.length > 0 ? { is: "flag", columns: flags.columns } : { is: "standIn" } };
}

function askStated(game: Game, value: Typed, common: "has" | "unknown"): AskedTerm {
  const named = factColumnsBy(game, value.text);
  if (!named.ok) return faulty(value, named.message);
  return { ask: { is: "stated", as: common === "has" ? "yes" : "unknown", columns: named.columns } };
}

function askValue(game: Game, { field, operator, value }: Filter): AskedTerm {
  const named = columnsNamed(game, field.text);
  if (!named.ok) return faulty(field, named.message);
  const { columns } = named;
  const typedValues = columns.flatMap((column) => typedValuesOf(column, operator, value.text));
  if (typedValues.length > 0) return { ask: { is: "value", operator, typedValues, columns, typed: value.text.trim() } };
  const parts = columns.flatMap(partsOf).map((part) => part.field);
  if (columns.every(({ shapes }) => shapes.every(({ is }) => is === "record"))) {
    return faulty(field, `“${field.text}” has several parts. Write ${listed(parts, "or")}.`);
  }
  const takes = listed([...new Set(columns.map(takesOf))], "or");
  if (isOrder(operator) && !columns.some(isNumeric)) {
    return faulty(field, `“${field.text}” cannot be compared with “${operator}”. It takes ${takes}.`);
  }
  return faulty(value, `“${field.text}” takes ${takes}, not “${value.text}”.`);
}
