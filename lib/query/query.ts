import type { Game } from "../core/game.ts";
import { askOf } from "./ask.ts";
import { describe } from "./describe.ts";
import { lex, type QueryFault } from "./lexer.ts";
import { type Meaning, testOf } from "./match.ts";
import { parse, type Tree } from "./parser.ts";
import type { Row } from "./rows.ts";

export interface Query {
  /** The cards that match, in their order. */
  in<R extends Row>(cards: readonly R[]): R[];
  /** What was understood, in words. */
  readonly says: string;
  /** How many of its terms read the cards' texts, which costs the most. */
  readonly textTerms: number;
}

const MOST_CHARACTERS = 256;

/** Compiles a query about a game's cards, or reports everything that was not understood. */
export function compile(
  game: Game,
  text: string,
): { readonly ok: true; readonly query: Query } | { readonly ok: false; readonly faults: readonly QueryFault[] } {
  if (text.length > MOST_CHARACTERS) {
    const message = `A search has at most ${MOST_CHARACTERS} characters, but this one has ${text.length}. Leave some out.`;
    return { ok: false, faults: [{ at: MOST_CHARACTERS, length: text.length - MOST_CHARACTERS, message }] };
  }
  const { tokens, faults: unread } = lex(text);
  const { tree, faults: misplaced } = parse(tokens);
  const faults = [...unread, ...misplaced];
  const meaning = meant(game, tree, false, faults);
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.at - b.at) };
  const test = testOf(game, meaning);
  return {
    ok: true,
    query: {
      in: (cards) => cards.filter(test),
      says: describe(meaning, game.kind),
      textTerms: textTerms(meaning),
    },
  };
}

function textTerms(meaning: Meaning): number {
  if (meaning.is !== "ask") return meaning.of.reduce((sum, part) => sum + textTerms(part), 0);
  return meaning.ask.is === "words" && meaning.ask.where !== "name" ? 1 : 0;
}

/** The meaning of a tree, with every negation moved down to its terms: “not (a or b)” becomes “not a and not b”. */
function meant(game: Game, tree: Tree, not: boolean, faults: QueryFault[]): Meaning {
  if (tree.is === "not") return meant(game, tree.of, !not, faults);
  if (tree.is === "words" || tree.is === "filter") {
    const asked = askOf(game, tree);
    if ("ask" in asked) return { is: "ask", ask: asked.ask, not: not !== (asked.unlike ?? false) };
    faults.push(asked.fault);
    return { is: "all", of: [] };
  }
  const is = (tree.is === "all") === not ? "any" : "all";
  const of = tree.of
    .map((part) => meant(game, part, not, faults))
    .flatMap((part) => (part.is === is ? part.of : [part]));
  const [only] = of;
  return of.length === 1 && only ? only : { is, of };
}
