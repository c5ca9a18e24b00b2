import type { Browser, Page } from "@playwright/test";
import { builtInSets } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import { games } from "../lib/games/index.ts";
import { cellColumns, type Row, type Sheet, sheetOf } from "../lib/sheets/sheet.ts";
import { keepRecord } from "../tests/e2e/storage.ts";
import { startServer } from "../tests/http/server.ts";
import { quantile } from "./rounds.ts";
import { openBrowser, SLOWER, settled, slowDown } from "./slow-page.ts";
import { figure, notes, table } from "./table.ts";

const ROWS = 1000;
const PASTES = 3;
const EDITS = 10;
const WARM = 2;

/** The editor of a card set of 1,000 cards: pastes of 1,000 rows, and edits, also in a browser slowed down four times. */
export async function setsPage(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === "string") return notes([`The editor's page is left out: ${browser}`]);
  try {
    const server = await startServer();
    try {
      const rows = [];
      for (const game of games) rows.push(await measured(browser, server.origin, game));
      table(
        `A set of ${ROWS} cards: milliseconds from an input to the paint that shows it`,
        ["game", "edit", "p95", "slowed paste", "longest", "bare", "of bare", "slowed edit", "bare", "of bare"],
        rows,
      );
      notes([
        `Paste: ${ROWS} rows of all columns over all rows, ${PASTES} times. Edit: Enter behind what was typed into a cell, ${EDITS} times.`,
        `Slowed: ${SLOWER} times. Bare: the same text parted into a table of its first 30 rows, and a text that a key puts into a`,
        "cell of it, without anything else, slowed too. The aim is 300 ms for a slowed paste and 50 ms for an edit.",
      ]);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

async function measured(browser: Browser, origin: string, game: Game): Promise<readonly string[]> {
  const sheet = sheetFor(game);
  const texts = Array.from({ length: PASTES + WARM }, (_, n) => textOf(game, sheet.rows, n));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/sets`);
  await page.getByText("Card sets that you make are kept here").waitFor();
  await keepRecord(page, { id: "box", version: 1, updated: 1, place: 1, isUsed: true, sheet } as never, "sets");
  await page.goto(`${origin}/sets/edit#box`);
  await page.getByRole("rowheader").first().click();
  const quick = await edited(page);
  await slowDown(page);
  const pastes = await pasted(page, texts);
  const edits = await edited(page);
  await page.setContent("<table><tbody><tr><td tabindex='0'></td></tr></tbody></table>");
  await page.evaluate(bare);
  await page.locator("td").first().focus();
  const barePastes = await pasted(page, texts);
  const bareEdits = await edited(page);
  await page.close();
  const middle = (all: readonly number[]) => quantile(all, 0.5);
  return [
    game.name,
    ...[figure(middle(quick)), figure(quantile(quick, 0.95))],
    ...[figure(middle(pastes)), figure(Math.max(...pastes)), figure(middle(barePastes))],
    ...[(middle(pastes) / middle(barePastes)).toFixed(2), figure(middle(edits))],
    ...[figure(middle(bareEdits)), (middle(edits) / middle(bareEdits)).toFixed(2)],
  ];
}

/** The built-in cards again and again, each time under other names. */
function sheetFor(game: Game): Sheet {
  const cards = builtInSets(game).flatMap((set) => sheetOf(game, set, () => "").rows);
  const rows = Array.from({ length: ROWS }, (_, at): Row => {
    const like = cards[at % cards.length];
    return { id: `row-${at}`, standIn: [], sources: {}, cells: { ...like?.cells, name: `Card ${at}` } };
  });
  return { game: game.id, id: "box", name: "Box", source: "", rows };
}

/** The rows as a spreadsheet has them on the clipboard, with other names each time. */
function textOf(game: Game, rows: readonly Row[], time: number): string {
  const cellsOf = ({ cells }: Row) =>
    cellColumns(game).map((column) => (column === "name" ? `${cells.name} ${time}` : (cells[column] ?? "")));
  return rows.map((row) => cellsOf(row).join("\t")).join("\r\n");
}

/** Milliseconds from each paste to the paint of its first name. The first ones are warm-up. */
async function pasted(page: Page, texts: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const text of texts) {
    await settled(page);
    const time = page.evaluate(
      ({ text, name }) =>
        new Promise<number>((resolve) => {
          const from = performance.now();
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
          const frame = () =>
            requestAnimationFrame(() => {
              if (!document.body.textContent?.includes(name)) return frame();
              const behind = new MessageChannel();
              behind.port1.onmessage = () => resolve(performance.now() - from);
              behind.port2.postMessage(undefined);
            });
          frame();
        }),
      { text, name: text.slice(0, text.indexOf("\t")) },
    );
    times.push(await time);
  }
  return times.slice(WARM);
}

/** Milliseconds from Enter behind a typed text to the paint of the cell with it. */
async function edited(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < EDITS + WARM; n++) {
    await page.keyboard.type(`E${n}`);
    await settled(page);
    await page.evaluate((name) => {
      const shown = new Promise<number>((resolve) =>
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const frame = () =>
              requestAnimationFrame(() => {
                const cells = [...document.querySelectorAll("[role=rowheader], td")];
                if (!cells.some(({ textContent }) => textContent === name)) return frame();
                const behind = new MessageChannel();
                behind.port1.onmessage = () => resolve(performance.now() - timeStamp);
                behind.port2.postMessage(undefined);
              });
            frame();
          },
          { capture: true, once: true },
        ),
      );
      Reflect.set(window, "shown", shown);
    }, `E${n}`);
    await page.keyboard.press("Enter");
    times.push(await page.evaluate<number>("window.shown"));
  }
  return times.slice(WARM);
}

/** What a browser alone needs: cells that are parted and written without anything else. */
function bare(): void {
  const body = document.querySelector("tbody");
  let typed = "";
  document.addEventListener("paste", ({ clipboardData }) => {
    const rows = (clipboardData?.getData("text/plain") ?? "").split("\r\n").map((line) => line.split("\t"));
    const shown = rows.slice(0, 30).map((cells) => {
      const row = document.createElement("tr");
      row.append(
        ...cells.map((cell) => {
          const box = document.createElement("td");
          box.tabIndex = 0;
          box.textContent = cell;
          return box;
        }),
      );
      return row;
    });
    body?.replaceChildren(...shown);
    body?.querySelector("td")?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    const cell = document.activeElement;
    if (key !== "Enter") typed += key;
    else if (cell) {
      cell.textContent = typed;
      typed = "";
    }
  });
}
