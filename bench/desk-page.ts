import type { Browser } from "@playwright/test";
import { games } from "../lib/games/index.ts";
import { startServer } from "../tests/http/server.ts";
import { LISTS, listsOf } from "./desk-lists.ts";
import { median, quantile } from "./rounds.ts";
import { openBrowser } from "./slow-page.ts";
import { figure, notes, table } from "./table.ts";

const ROUNDS = 3;

/** What a page shows while it checks the lists of an event: how long it takes, and whether it answers meanwhile. */
export async function deskPage(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === "string") return notes([`The desk's page is left out: ${browser}`]);
  try {
    const server = await startServer();
    try {
      const rows = [];
      for (const game of games) {
        const text = listsOf(game).join("\n---\n");
        const seen = [];
        for (let round = 0; round < ROUNDS; round++) seen.push(await checked(browser, server.origin, text));
        const gaps = seen.flatMap(({ frames }) => frames);
        rows.push([
          game.name,
          `${figure(median(seen.map(({ seconds }) => seconds)))} s`,
          figure(Math.max(...seen.map(({ task }) => task))),
          ...[0.5, 0.99, 1].map((share) => figure(quantile(gaps, share))),
        ]);
      }
      table(
        `The desk's page: ${LISTS} lists of each game, pasted`,
        ["game", "all checked", "longest task, ms", "frames, ms", "p99", "longest"],
        rows,
      );
      notes([
        `From the press of “Check these lists” to the verdict of the last one, ${ROUNDS} times, not slowed down. Longest task: of the`,
        "page's own thread, 0 where none took 50 ms. Frames: the time from one to the next meanwhile. The aims are 3 s and 50 ms.",
      ]);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

interface Seen {
  readonly seconds: number;
  readonly task: number;
  readonly frames: readonly number[];
}

async function checked(browser: Browser, origin: string, text: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/check`);
  // A page that is still loading has no part of ours in the way of a paste.
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Drop files or a folder here, or paste lists" }).click();
  await page.evaluate((all) => navigator.clipboard.writeText(all), text);
  await page.keyboard.press("Control+v");
  await page.evaluate(() => {
    const seen = { seconds: 0, task: 0, frames: [] as number[] };
    Reflect.set(window, "seen", seen);
    addEventListener(
      "click",
      ({ timeStamp }) => {
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
        }).observe({ type: "longtask" });
        let last = timeStamp;
        const frame = (now: number) => {
          seen.frames.push(now - last);
          last = now;
          seen.seconds = (now - timeStamp) / 1000;
          const said = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
          if (said.some((text) => /^\d+ lists?: /.test(text))) Reflect.set(seen, "isDone", true);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole("button", { name: "Check these lists" }).click();
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, "seen"), "isDone"), undefined, { timeout: 120_000 });
  await page.waitForTimeout(500);
  const seen = await page.evaluate<Seen>("window.seen");
  await context.close();
  return seen;
}
