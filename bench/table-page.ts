import type { Browser, Page } from "@playwright/test";
import { builtInPool } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Move } from "../lib/core/table/move.ts";
import { linkAt } from "../lib/core/table/opened.ts";
import type { Table } from "../lib/core/table/table.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { games } from "../lib/games/index.ts";
import { startServer } from "../tests/http/server.ts";
import { tableOf } from "../tests/table/games.ts";
import { samples } from "./decks.ts";
import { quantile } from "./rounds.ts";
import { openBrowser, SLOWER, settled, slowDown } from "./slow-page.ts";
import { figure, notes, table } from "./table.ts";
import { type Worked, worked } from "./thread-time.ts";

const TURNS = 5;
const TIMES = 20;
const WARM = 2;
const MOST_MOVES = 3000;
/** One step of the autopilot. */
const KEY = "a";

/**
 * The time from a key at a table several turns into a game to its effect on the screen, in a browser slowed down four
 * times.
 */
export async function tablePage(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === "string") return notes([`The table's page is left out: ${browser}`]);
  try {
    const server = await startServer();
    try {
      const seen: Contestant[] = [];
      for (const game of games) {
        const { address, steps } = await oldTable(game);
        const sit = (page: Page) => sitDownAt(page, `${server.origin}${address}`);
        const bare = await moved(browser, `limit: ${game.name}, a card moved bare`, (page) => moveBare(page, sit), []);
        seen.push({ ...(await moved(browser, game.name, sit, steps)), limit: bare }, bare);
      }
      report([...seen, await moved(browser, "limit: a page with one text", showText, [])]);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

interface OldTable {
  readonly address: string;
  /** Where the moved cards lie after each step. */
  readonly steps: readonly Moved[];
}

/** Zones by card. A card in a pile has none. */
type Moved = readonly (readonly [card: number, zone: string])[];

/** An autopilot game that is this many turns old, or as old as possible with enough left to do. */
async function oldTable(game: Game): Promise<OldTable> {
  const { dealer, start } = await tableOf(game);
  const begun = start("bench");
  const sitting = dealer.open(begun, false);
  const piles = new Set(dealer.goldfish.areas.filter(({ as }) => as === "pile").map(({ zone }) => zone));
  const moves: Move[] = [];
  const steps: Moved[] = [];
  let old = 0;
  for (let advice = dealer.advise(sitting); advice && moves.length < MOST_MOVES; advice = dealer.advise(sitting)) {
    const before = zonesOf(sitting, piles);
    dealer.play(sitting, advice.move);
    steps.push(zonesOf(sitting, piles).flatMap((zone, card) => (zone === before[card] ? [] : [[card, zone]])));
    moves.push(advice.move);
    if (sitting.turn <= TURNS) old = moves.length;
  }
  const at = Math.max(0, Math.min(old, moves.length - TIMES - WARM));
  const link = linkAt(dealer, begun, { moves: moves.slice(0, at), at }, { release: "0.0.0", byComputer: true });
  const [deck] = samples(game);
  const address = `/d/${deck && encode(games, builtInPool(game), deck)}/play#${link}`;
  return { address, steps: steps.slice(at) };
}

function zonesOf(table: Table, piles: ReadonlySet<string>): string[] {
  return Array.from({ length: table.size }, (_, card) => {
    let top = card;
    while (table.hostOf(top) >= 0) top = table.hostOf(top);
    const zone = table.nameOf(table.zoneOf(top));
    return piles.has(zone.replace(/:.*/, "")) ? "" : zone;
  });
}

/** Milliseconds from a key until after a paint. */
interface Answered {
  /** The first frame that shows a change, with the cards where they lie now, counted from 1. It is 0 if none does. */
  readonly frame: number;
  /** The paint of that frame. */
  readonly move: number;
  /** The last paint that shows something new. */
  readonly whole: number;
}

interface Contestant {
  readonly name: string;
  readonly seen: readonly Answered[];
  /** The same keys on a page of their own, because a trace makes everything slower. */
  readonly work: readonly Worked[];
  /** What the browser alone needs for the same change. */
  readonly limit?: Contestant;
}

type Opened = (page: Page) => Promise<string>;

async function moved(browser: Browser, name: string, open: Opened, steps: readonly Moved[]): Promise<Contestant> {
  const seen = await pressed(browser, open, async (page, part, at) => {
    await watchMove(page, part, steps[at] ?? []);
    await page.keyboard.press(KEY);
    const answered = await page.evaluate<Answered>("window.answered");
    if (answered.frame === 0) throw new Error(`${name}: step ${at} is in no frame`);
    return answered;
  });
  return { name, seen, work: await pressed(browser, open, (page) => worked(browser, page, KEY)) };
}

/** Starts with the next key and ends when nothing has changed for a while. */
async function watchMove(page: Page, part: string, moved: Moved): Promise<void> {
  await page.evaluate(
    ([selector, cards]) => {
      const room = document.querySelector(selector) ?? document.body;
      const changes = new MutationObserver(() => {
        hasChanged = true;
      });
      let hasChanged = false;
      changes.observe(room, { subtree: true, childList: true, characterData: true, attributes: true });
      const isMoved = () =>
        cards.every(([card, zone]) => {
          const lies = document.getElementById(`card-${card}`)?.closest<HTMLElement>("[data-zone]");
          return (lies?.dataset.zone ?? "") === zone;
        });
      const answered = new Promise<{ frame: number; move: number; whole: number }>((resolve) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const answer = { frame: 0, move: 0, whole: 0 };
            let frames = 0;
            const frame = () => {
              frames++;
              const isNew = hasChanged;
              hasChanged = false;
              if (isNew && answer.frame === 0 && isMoved()) answer.frame = frames;
              const isFirst = answer.frame === frames;
              const behind = new MessageChannel();
              behind.port1.onmessage = () => {
                const now = performance.now() - timeStamp;
                if (isFirst) answer.move = now;
                if (isNew) answer.whole = now;
                if (now < 500) requestAnimationFrame(frame);
                else resolve(answer);
              };
              behind.port2.postMessage(undefined);
            };
            requestAnimationFrame(frame);
          },
          { capture: true, once: true },
        );
      });
      Reflect.set(window, "answered", answered);
    },
    [part, moved] as const,
  );
}

/** The result of each press on a page of its own. The first ones are warm-up. */
async function pressed<T>(
  browser: Browser,
  open: Opened,
  press: (page: Page, part: string, at: number) => Promise<T>,
): Promise<readonly T[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const part = await open(page);
  await slowDown(page);
  const given: T[] = [];
  while (given.length < TIMES + WARM) {
    await settled(page);
    given.push(await press(page, part, given.length));
  }
  await page.close();
  return given.slice(WARM);
}

async function sitDownAt(page: Page, address: string): Promise<string> {
  // What a press does is measured, and not how long somebody wants to watch the other side.
  await page.addInitScript(() => localStorage.setItem("drydock-table-pace", "at once"));
  await page.goto(address);
  await page.locator("[data-zone] [data-card]").first().waitFor();
  return "main";
}

/**
 * The same table without its rules: the key only moves the last card of the fullest zone to another zone in the
 * document. This time is the browser's own, whatever the program.
 */
async function moveBare(page: Page, sit: Opened): Promise<string> {
  const part = await sit(page);
  await page.evaluate(() => {
    let turn = 0;
    const move = (event: KeyboardEvent) => {
      event.stopPropagation();
      const zones = [...document.querySelectorAll("[data-zone]")];
      const cardsOf = (zone: Element) => zone.querySelectorAll("[data-card]");
      const [from, ...others] = zones.toSorted((a, b) => cardsOf(b).length - cardsOf(a).length);
      const card = from && [...cardsOf(from)].at(-1);
      if (card) others[turn++ % others.length]?.append(card);
    };
    addEventListener("keydown", move, { capture: true });
  });
  return part;
}

/** The least that a browser needs: a page with nothing but a text. */
async function showText(page: Page): Promise<string> {
  await page.setContent("<p>0</p>");
  await page.evaluate(() => {
    const text = document.querySelector("p");
    addEventListener("keydown", () => text?.append("1"));
  });
  return "p";
}

function report(contestants: readonly Contestant[]): void {
  table(
    `A table ${TURNS} turns old, ${SLOWER} times slowed down: milliseconds from a key to the paint of the move, and of work of the page's thread`,
    [
      "game",
      "move",
      "p95",
      "of bare",
      "1st frame",
      "work",
      "p95",
      "of bare",
      "script",
      "layout",
      "paint",
      "all shown",
      "work",
    ],
    contestants.map((one) => {
      const { name, limit } = one;
      const moves = one.seen.map(({ move }) => move);
      const part = (of: keyof Worked, by = one) => median(by.work.map((work) => work[of]));
      const most = quantile(
        one.work.map(({ all }) => all),
        0.95,
      );
      const ofMove = limit && median(moves) / median(limit.seen.map(({ move }) => move));
      const ofWork = limit && part("all") / part("all", limit);
      return [
        name,
        ...[figure(median(moves)), figure(quantile(moves, 0.95)), ofMove?.toFixed(2) ?? ""],
        `${one.seen.filter(({ frame }) => frame === 1).length} of ${one.seen.length}`,
        ...[figure(part("all")), figure(most), ofWork?.toFixed(2) ?? ""],
        ...[figure(part("script")), figure(part("layout")), figure(part("paint"))],
        ...[figure(median(one.seen.map(({ whole }) => whole))), figure(part("whole"))],
      ];
    }),
  );
  notes([
    `${TIMES} steps of the autopilot each, the ${WARM} before them left out; a short game is as old as leaves it so many.`,
    "A frame has 16.7 ms. The move: the first frame behind the key, with every card that the step has moved in its new place, or where it has moved none, whatever else it has changed. All shown: the last frame with something new, what can be done now and the log too.",
    "1st frame: in how many steps that was the very next frame. The others count with the later frame that shows their cards. The work is always that up to the next frame.",
    "Bare: a card's part of the very same page is put into another zone by hand, without rules or anything else.",
  ]);
}

function median(all: readonly number[]): number {
  return quantile(all, 0.5);
}
