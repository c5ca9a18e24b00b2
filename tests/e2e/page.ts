import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code.ts";
import { readText } from "../../lib/deck/text.ts";
import { games } from "../../lib/games/index.ts";

/** A test whose page may say nothing on the console and fail nowhere. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error)));
      await use(undefined);
      expect(said.filter((text) => !text.includes("status of 404"))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export interface SampleDeck {
  readonly game: Game;
  readonly text: string;
  readonly name: string;
  readonly format: string;
  readonly code: string;
}

/** The first sample deck of each game, with its code. */
export const samples: readonly SampleDeck[] = games.map((game) => {
  const [sample] = samplesOf(game);
  const pool = builtInPool(game);
  const read = sample && readText(pool, sample.text);
  const deck = read?.ok ? read.reading.deck : undefined;
  const code = deck && encode(games, pool, deck);
  if (!sample || !deck || code === undefined) throw new Error(`${game.id} has no sample deck`);
  return { game, text: sample.text, name: sample.name, format: deck.format, code };
});

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    ),
  ).toEqual([]);
}

/** Opens the builder and waits until its cards are there. */
export async function openBuilder(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("searchbox", { name: "Search cards" })).toBeVisible();
}

/** Walks with the tab key until something has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let n = 0; n < 200; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** How far the page can be pushed sideways. */
export async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A card that the empty deck of a game takes without a word, so that adding it changes the deck's counts. */
export function firstCard(game: Game): string {
  const pool = builtInPool(game);
  const [entry] = pool.cards.filter(({ card }) => !("h2o" in card));
  if (!entry) throw new Error(`${game.id} has no cards`);
  return entry.label;
}
