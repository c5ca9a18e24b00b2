// What one more copy of a card would change in a deck, before it is added.
import type { Pool, PoolCard } from "../../cards/pool.ts";
import { type Deck, edited } from "../../core/judge/deck.ts";
import type { Status } from "../../core/judge/rule.ts";
import { homeOf, mainSection } from "../place.ts";
import { judge } from "../verdict/judge.ts";
import { objectionsTo } from "../verdict/objection.ts";
import { type Numbers, numbersOf } from "./charts.ts";
import { sized } from "./sizes.ts";
import { unfinished } from "./unfinished.ts";

/** A number or a word of the deck, and what it becomes. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface Adding {
  /** How often the deck has the card in the section that it belongs to. */
  readonly copies: number;
  readonly changes: readonly Change[];
  /** What a rule says against it. */
  readonly against: string | undefined;
}

const WORDS: Readonly<Record<Status, string>> = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" };

/** One more copy of a card: the size of its section, the averages of the charts that count it, and the verdict. */
export function adding(pool: Pool, deck: Deck, { known, label, card }: PoolCard): Adding {
  const { game } = pool;
  const section = game.sections.find(({ id }) => id === homeOf(game, card)) ?? mainSection(game);
  const more: Deck = { ...deck, ...edited(deck, [{ section: section.id, card: label, by: 1 }], () => known) };
  const [size, sizeAfter] = [deck, more].map((one) => sized(pool, one, section.id).says);
  const [verdict, verdictAfter] = [deck, more].map((one) => verdictOf(pool, one));
  const entry = deck.entries.find((one) => one.section === section.id && one.card === known);
  return {
    copies: entry?.count ?? 0,
    changes: [
      change(section.name, size, sizeAfter),
      ...averages(numbersOf(pool, deck.entries), numbersOf(pool, more.entries)),
      ...(deck.entries.length === 0 || verdict === verdictAfter ? [] : [change("Verdict", verdict, verdictAfter)]),
    ],
    against: objectionsTo(pool, deck)({ section: section.id, card: known, count: 1 })?.message,
  };
}

function change(label: string, before = "", after = ""): Change {
  return { label, before, after };
}

function verdictOf(pool: Pool, deck: Deck): string {
  const verdict = judge(pool, deck);
  return unfinished(pool, deck, verdict) ? "Unfinished" : WORDS[verdict.status];
}

/** The averages of the charts that have one more card after it. */
function averages(before: readonly Numbers[], after: readonly Numbers[]): readonly Change[] {
  return after.flatMap(({ id, title, cards, average }) => {
    const was = before.find((one) => one.id === id);
    if (was === undefined || average === undefined || cards === was.cards) return [];
    return [change(`${title}, average`, was.average?.toFixed(1) ?? "–", average.toFixed(1))];
  });
}
