import { Pool } from "../../lib/cards/pool.ts";
import { type CardCount, cardCounts } from "../../lib/desk/card-counts.ts";
import type { Given } from "../../lib/desk/given.ts";
import { type JudgedList, judgedList, type Shelf } from "../../lib/desk/judge-list.ts";
import { splitLists } from "../../lib/desk/split-lists.ts";
import { games } from "../../lib/games/index.ts";
import type { Cards } from "../_client/pool.ts";
import { type DeskRequest, type GivenFile, PASTED } from "./given-files.ts";

/**
 * What the worker is told: the cards of each game, one after the other, then the lists, and then each time that verdicts
 * were shown.
 */
export type DeskMessage =
  | { readonly game: string; readonly cards: Cards }
  | { readonly request: DeskRequest }
  | { readonly shown: true };

export type DeskAnswer =
  | { readonly total: number; readonly left?: string }
  | { readonly judged: readonly JudgedList[] }
  | { readonly cards: readonly CardCount[] };

/** Verdicts are told after this much work, so that a page that shows them has little to do at a time. */
const BATCH_MS = 40;
/** The first verdicts fill the page and are expensive to draw, so they come a few at a time, each batch with more. */
const FIRST_BATCH = 4;
const MOST_IN_BATCH = 40;

const TEXT = /\.(?:txt|csv|tsv|md|text|dek|dck|deck|list)$/i;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads, parts and judges everything that was given, and tells of the verdicts in batches. The next batch waits until the
 * answer has been taken, so that the page has the processor to itself while it shows one.
 */
export async function work(
  pools: ReadonlyMap<string, Pool>,
  { files, pasted, asked }: DeskRequest,
  answer: (message: DeskAnswer) => void | Promise<void>,
): Promise<void> {
  const given = await Promise.all(files.map(opened));
  const { lists, left } = splitLists(games, pasted.trim() === "" ? given : [...given, { file: PASTED, text: pasted }]);
  await answer({ total: lists.length, ...(left === undefined ? {} : { left }) });
  const shelf: Shelf = { games, pool: (game) => pools.get(game.id) ?? new Pool(game, []) };
  const all: JudgedList[] = [];
  let batch: JudgedList[] = [];
  let most = FIRST_BATCH;
  let until = performance.now() + BATCH_MS;
  for (const [id, list] of lists.entries()) {
    const judged = judgedList(shelf, list, asked, id);
    all.push(judged);
    batch.push(judged);
    if (batch.length < most && performance.now() < until) continue;
    await answer({ judged: batch });
    batch = [];
    most = Math.min(2 * most, MOST_IN_BATCH);
    until = performance.now() + BATCH_MS;
  }
  await answer({ judged: batch });
  await answer({ cards: cardCounts(all) });
}

async function opened({ path, file }: GivenFile): Promise<Given> {
  const isText = TEXT.test(path) || file.type.startsWith("text/") || !/\.\w+$/.test(path);
  if (!isText) return { file: path, text: "", why: "Only text and CSV files are read." };
  if (file.size > MOST_BYTES) return { file: path, text: "", why: "This file is larger than 64 MiB. Split it." };
  try {
    return { file: path, text: await file.text() };
  } catch {
    return { file: path, text: "", why: "The browser could not open this file. Choose it again." };
  }
}
