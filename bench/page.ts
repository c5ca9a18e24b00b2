import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { builtInPool } from "../lib/cards/built-in.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { games } from "../lib/games/index.ts";
import { startServer } from "../tests/http/server.ts";
import { samples } from "./decks.ts";
import { quantile } from "./rounds.ts";
import { manyCards, SEARCHED } from "./search-cards.ts";
import { openBrowser, SLOWER, settled, slowDown, watch } from "./slow-page.ts";
import { figure, notes, table } from "./table.ts";

const CARDS = 5000;
const TIMES = 20;
/** How many milliseconds a mouse button is held down. */
const HELD = 100;

/** The time from adding a card in the builder to its effect on the screen, in a browser slowed down four times. */
export async function page(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === "string") return notes([`The page is left out: ${browser}`]);
  const folder = mkdtempSync(join(tmpdir(), "drydock-bench-"));
  try {
    const database = join(folder, "bench.sqlite");
    importMany(join(folder, "set.json"), database);
    const server = await startServer(database);
    try {
      report(await inTurns(browser, `${server.origin}/${SEARCHED.id}/build`));
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads a set of many cards with different names, in the way that people load theirs. */
function importMany(file: string, database: string): void {
  const cards = manyCards(CARDS).rows.map(({ card: { sources: _, standIn: __, ...card } }, i) => ({
    ...card,
    name: `${card.name} ${i}`,
  }));
  const set = { id: "bench", name: "Bench", official: false, source: "made for measuring" };
  writeFileSync(file, JSON.stringify({ game: SEARCHED.id, set, cards }));
  const done = spawnSync(process.execPath, ["lib/cli/drydock.mjs", "import", file], {
    env: { ...process.env, DATABASE_FILE: database },
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`the set was not imported: ${done.stderr}`);
}

/** Milliseconds from an input until after a paint. */
interface Seen {
  /** The card is in the deck. */
  readonly card: number;
  /** The charts, which are drawn together with the verdict, are those of the deck with the card. */
  readonly judged: number;
}

interface Contestant {
  readonly name: string;
  readonly seen: readonly Seen[];
}

async function inTurns(browser: Browser, builder: string): Promise<readonly Contestant[]> {
  const [sample] = samples(SEARCHED);
  const code = sample && encode(games, builtInPool(SEARCHED), sample);
  const full = `${builder}?code=${code}`;
  return [
    { name: "a card to a whole deck, by key", seen: await adding(browser, full, "key") },
    { name: "a card to a whole deck, by mouse", seen: await adding(browser, full, "mouse") },
    { name: "a card to an empty deck, by mouse", seen: await adding(browser, builder, "mouse") },
    { name: "limit: a button that changes a text", seen: await changing(browser) },
  ];
}

async function adding(browser: Browser, address: string, by: "key" | "mouse"): Promise<readonly Seen[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.locator("[data-row]").first().waitFor();
  await slowDown(page);
  const seen: Seen[] = [];
  while (seen.length < TIMES + 2) {
    await settled(page);
    const row = page.locator("[data-row]").nth(seen.length % 12);
    if (by === "key") await row.focus();
    const box = await row.boundingBox();
    await watch(page, "[aria-label='Deck']", "[data-charts]");
    if (by === "key") await page.keyboard.press("+");
    else await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 10, { delay: HELD });
    // A row may have left the results before it is pressed. Then the next one is tried.
    const [card, judged] = await page.evaluate<[number, number]>("window.painted");
    if (card > 0 && judged > 0) seen.push({ card, judged });
  }
  await page.close();
  // The first ones are warm-up.
  return seen.slice(2);
}

/** The least that a browser needs: an empty page with one button. */
async function changing(browser: Browser): Promise<readonly Seen[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent("<button>Add</button><p>0</p>");
  await page.evaluate(() => {
    const text = document.querySelector("p");
    document.querySelector("button")?.addEventListener("click", () => text?.append("1"));
  });
  await slowDown(page);
  const seen: Seen[] = [];
  for (let n = 0; n < TIMES + 2; n++) {
    await settled(page);
    await watch(page, "p");
    await page.mouse.click(20, 20, { delay: HELD });
    const [card] = await page.evaluate<[number]>("window.painted");
    seen.push({ card, judged: card });
  }
  await page.close();
  return seen.slice(2);
}

function report(contestants: readonly Contestant[]): void {
  const cards = (seen: readonly Seen[]) => seen.map(({ card }) => card);
  const limit = quantile(cards(contestants.at(-1)?.seen ?? []), 0.5);
  table(
    `The builder with ${CARDS.toLocaleString("en")} cards, ${SLOWER} times slowed down: milliseconds from input to paint`,
    ["what is done", "median", "p95", "of the limit", "verdict and charts"],
    contestants.map(({ name, seen }) => {
      const median = quantile(cards(seen), 0.5);
      const judged = quantile(
        seen.map((one) => one.judged),
        0.5,
      );
      return [name, figure(median), figure(quantile(cards(seen), 0.95)), (median / limit).toFixed(1), figure(judged)];
    }),
  );
  notes([
    `${TIMES} presses each, the two before them left out; the paint is the first that shows the card in the deck.`,
  ]);
}
