import { compile } from "../lib/query/query.ts";
import type { Row } from "../lib/query/rows.ts";
import { type Searcher, searchers } from "./peers-search.ts";
import { median, microseconds, quantile } from "./rounds.ts";
import { manyCards, SEARCHED, wordQueries } from "./search-cards.ts";
import { figure, notes, table } from "./table.ts";

const CARDS = 10_000;
const ROUNDS = 5;

/** Answers a query with the number of cards found. */
type Answer<Q> = (question: Q) => number;

interface Timed {
  readonly p50: number;
  readonly p99: number;
  readonly found: number;
}

/** Card search among 10,000 cards: words and beginnings of words. */
export function search(): void {
  const { rows, texts } = manyCards(CARDS);
  const start = performance.now();
  ours(rows)("word");
  const ready = performance.now() - start;
  const drydock: Searcher = { name: "Drydock", find: (words) => ours(rows)(words.join(" ")) };
  const all = [{ searcher: drydock, ready }, ...searchers(texts)];
  const queries = wordQueries(texts, 150);
  const times = timed(
    all.map(
      ({ searcher }) =>
        (words: readonly string[]) =>
          searcher.find(words),
    ),
    queries,
  );
  const sqlite = times[1];
  const result = all.map(({ searcher, ready }, i) => [
    searcher.name,
    ...cells(times[i]),
    figure((sqlite?.p50 ?? 0) / (times[i]?.p50 ?? 1)),
    figure((sqlite?.p99 ?? 0) / (times[i]?.p99 ?? 1)),
    figure(times[i]?.found ?? 0),
    figure(ready),
  ]);
  const head = ["contestant", "p50 µs", "p99 µs", "p50 of SQLite’s", "p99 of SQLite’s", "cards found", "ready in ms"];
  table(
    `Card search: ${CARDS.toLocaleString("en")} cards, ${queries.length} questions of words and beginnings of words`,
    head,
    result,
  );
  notes([
    "Cards found: the mean over the questions. Drydock reads the question, says it back in words and answers with",
    "the cards in their order. flexsearch and minisearch rank what they find, fuse.js takes what is near for the same.",
  ]);
}

/** Our search, from the text of the query to the cards. */
function ours(rows: readonly Row[]): Answer<string> {
  return (text) => {
    const read = compile(SEARCHED, text);
    if (!read.ok) throw new Error(`${text}: ${read.faults[0]?.message}`);
    return read.query.in(rows).length;
  };
}

/** Times each query for each contestant in rotated rounds. Slow contestants get fewer queries. */
function timed<Q>(contestants: readonly Answer<Q>[], questions: readonly Q[]): readonly Timed[] {
  const share = contestants.map((answer) => {
    const each = microseconds(() => questions.slice(0, 3).map(answer), 1) / 3;
    return each > 20_000 ? 8 : 1;
  });
  const seen = contestants.map(() => questions.map((): number[] => []));
  const found = contestants.map((answer, c) => {
    const own = questions.filter((_, q) => q % (share[c] ?? 1) === 0);
    return own.reduce((sum, question) => sum + answer(question), 0) / own.length;
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const c = (i + round) % contestants.length;
      const answer = contestants[c];
      for (const [q, question] of questions.entries()) {
        if (!answer || q % (share[c] ?? 1) > 0) continue;
        const first = microseconds(() => answer(question), 1);
        const times = Math.max(1, Math.min(50, Math.floor(500 / first)));
        seen[c]?.[q]?.push(times > 1 ? microseconds(() => answer(question), times) : first);
      }
    }
  }
  return seen.map((questions, c) => {
    const each = questions.filter((times) => times.length > 0).map(median);
    return { p50: median(each), p99: quantile(each, 0.99), found: found[c] ?? 0 };
  });
}

function cells(time: Timed | undefined): readonly string[] {
  return [figure(time?.p50 ?? 0), figure(time?.p99 ?? 0)];
}
