import type { Browser, Page } from "@playwright/test";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Move } from "../../lib/core/goldfish.ts";
import { fingerprintOf, writeMoment } from "../../lib/core/replay.ts";
import { encode } from "../../lib/deck/code.ts";
import { games } from "../../lib/games/index.ts";
import { startServer } from "../http/server.ts";
import { sitDown } from "../table/games.ts";
import { samples } from "./decks.ts";
import { quantile } from "./rounds.ts";
import { openBrowser, SLOWER, settled, slowDown, watch } from "./slow-page.ts";
import { figure, notes, table } from "./table.ts";
import { type Worked, worked } from "./thread-time.ts";

const TURNS = 5;
const TIMES = 20;
const WARM = 2;
const MOST_MOVES = 3000;
/** One step of the autopilot. */
const KEY = "a";

/** From a key at a table that is some turns old to its effect on the screen, in a browser slowed down four times. */
export async function tablePage(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === "string") return notes([`The table's page is left out: ${browser}`]);
  try {
    const server = await startServer();
    try {
      const seen: Contestant[] = [];
      for (const game of games) {
        const address = `${server.origin}${await oldTable(game)}`;
        seen.push(await moved(browser, game.name, (page) => sitDownAt(page, address)));
      }
      report([...seen, await moved(browser, "limit: a key that changes a text", showText)]);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

/** The address of a game of the autopilot that is so many turns old, or as many as leave it enough to do. */
async function oldTable(game: Game): Promise<string> {
  const { dealer, start } = await sitDown(game);
  const begun = start("bench");
  const sitting = dealer.open(begun, false);
  const moves: Move[] = [];
  let old = 0;
  for (let advice = dealer.advise(sitting); advice && moves.length < MOST_MOVES; advice = dealer.advise(sitting)) {
    dealer.play(sitting, advice.move);
    moves.push(advice.move);
    if (sitting.turn <= TURNS) old = moves.length;
  }
  const at = Math.max(0, Math.min(old, moves.length - TIMES - WARM));
  const moment = {
    seed: begun.seed,
    fingerprint: fingerprintOf(dealer.goldfish, begun),
    moves: moves.slice(0, at),
    at,
  };
  const [deck] = samples(game);
  return `/d/${deck && encode(games, builtInPool(game), deck)}/play#${writeMoment(moment)}`;
}

interface Contestant {
  readonly name: string;
  /** Milliseconds from each key to behind the paint that shows its effect. */
  readonly seen: readonly number[];
  /** The same keys on a page of their own: a trace makes everything slower. */
  readonly work: readonly Worked[];
}

type Opened = (page: Page) => Promise<string>;

async function moved(browser: Browser, name: string, open: Opened): Promise<Contestant> {
  const seen = await pressed(browser, open, async (page, part) => {
    await watch(page, part);
    await page.keyboard.press(KEY);
    const painted = await page.evaluate<number>("window.painted");
    if (painted === 0) throw new Error(`${name}: a key changed nothing`);
    return painted;
  });
  return { name, seen, work: await pressed(browser, open, (page) => worked(browser, page, KEY)) };
}

/** What each press gives on a page of its own; the first ones warm up. */
async function pressed<T>(
  browser: Browser,
  open: Opened,
  press: (page: Page, part: string) => Promise<T>,
): Promise<readonly T[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const part = await open(page);
  await slowDown(page);
  const given: T[] = [];
  while (given.length < TIMES + WARM) {
    await settled(page);
    given.push(await press(page, part));
  }
  await page.close();
  return given.slice(WARM);
}

async function sitDownAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.locator(".table-board").waitFor();
  return ".table-room";
}

/** What a browser needs at least: a page with nothing but a text. */
async function showText(page: Page): Promise<string> {
  await page.setContent("<p>0</p>");
  await page.evaluate(() => {
    const text = document.querySelector("p");
    addEventListener("keydown", () => text?.append("1"));
  });
  return "p";
}

function report(contestants: readonly Contestant[]): void {
  const limit = quantile(contestants.at(-1)?.seen ?? [], 0.5);
  table(
    `A table ${TURNS} turns old, ${SLOWER} times slowed down: milliseconds from a key to paint, and of work of the page's thread`,
    ["game", "median", "p95", "of the limit", "work", "p95", "script", "layout", "paint"],
    contestants.map(({ name, seen, work }) => {
      const part = (of: keyof Worked, share = 0.5) =>
        figure(
          quantile(
            work.map((one) => one[of]),
            share,
          ),
        );
      const median = quantile(seen, 0.5);
      const waited = [figure(median), figure(quantile(seen, 0.95)), (median / limit).toFixed(1)];
      return [name, ...waited, part("all"), part("all", 0.95), part("script"), part("layout"), part("paint")];
    }),
  );
  notes([
    `${TIMES} steps of the autopilot each, the ${WARM} before them left out; a short game is as old as leaves it so many.`,
    "A frame has 16.7 ms; the work is all that the page's thread does from the key to the end of that frame.",
  ]);
}
