import type { Page } from "@playwright/test";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code.ts";
import { games } from "../../lib/games/index.ts";
import { expect, expectNoAxeViolations, samples, test } from "./page.ts";

/** How many pages a printer puts out. */
async function pagesOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

/** So many different cards with the longest names of their game, in all sections, under a long name and every house rule. */
function largest(game: Game, cards: number) {
  const pool = builtInPool(game);
  const longest = pool.cards.toSorted((a, b) => b.label.length - a.label.length).slice(0, cards);
  const sections = game.sections.map(({ id }) => id);
  const code = encode(games, pool, {
    format: game.formats[0].id,
    options: Object.fromEntries(game.options.filter(({ formats }) => !formats).map((o) => [o.id, o.default])),
    house: Object.fromEntries(game.house.map(({ id, upTo }) => [id, upTo ?? true])),
    name: "The longest name that anybody would think of giving to a deck of a hundred cards",
    entries: longest.map(({ known }, i) => ({ section: sections[i % sections.length] ?? "", card: known, count: 1 })),
    misread: [],
  });
  return { game, code, cards: longest.length };
}

for (const { game, name, code } of samples) {
  test(`the registration sheet of ${game.name} is one page with every card by name`, async ({ page }) => {
    await page.goto(`/d/${code}`);
    await page.getByRole("link", { name: "Registration sheet" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const line of ["Player", "Event", "Date", "Judge"]) {
      await expect(page.getByRole("textbox", { name: line })).toBeVisible();
    }
    for (const section of await page.locator(".registration-section").all()) {
      const cards = await section.getByRole("listitem").allInnerTexts();
      const names = cards.map((card) => card.replace(/^\s*\d+\s*/, ""));
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
      const total = cards.reduce((sum, card) => sum + Number.parseInt(card, 10), 0);
      await expect(section.getByRole("heading", { level: 2 })).toContainText(`${total} card`);
      await expect(section.getByRole("checkbox")).toHaveCount(cards.length);
    }
    expect([await pagesOf(page, "A4"), await pagesOf(page, "Letter")]).toEqual([1, 1]);
  });
}

const hundred = games.map((game) => largest(game, 100));
for (const { game, code, cards } of [...games.map((game) => largest(game, 44)), ...hundred]) {
  test(`${cards} different cards of ${game.name} fit on one page`, async ({ page }) => {
    await page.goto(`/d/${code}/sheet`);
    await expect(page.getByRole("checkbox")).toHaveCount(cards);
    expect([await pagesOf(page, "A4"), await pagesOf(page, "Letter")]).toEqual([1, 1]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the lines can be filled in and the boxes ticked", async ({ page }) => {
    await page.goto(`/d/${samples[0]?.code}/sheet`);
    await page.getByRole("textbox", { name: "Player" }).fill("Ada");
    await page.getByRole("checkbox").first().check();
    await expect(page.getByRole("textbox", { name: "Player" })).toHaveValue("Ada");
  });
});

test("the sheet of a damaged code is a helpful page with status 404", async ({ page }) => {
  const answer = await page.goto(`/d/${samples[0]?.code}x/sheet`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This link does not hold a whole deck" })).toBeVisible();
});

test("the title block says which rules, which cards and which day it was made from", async ({ page }) => {
  for (const { game, code } of samples) {
    await page.goto(`/d/${code}`);
    const block = page.locator(".title-block");
    await expect(block).toContainText(game.rulebook);
    await expect(block.locator(".title-block-version")).toHaveText([/^[0-9a-f]{7}$/, /^[0-9a-f]{7}$/]);
    await expect(block.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      for (const { game, code } of hundred.slice(0, 2)) {
        test(`the sheet of ${game.name} is accessible`, async ({ page }) => {
          await page.goto(`/d/${code}/sheet`);
          await expectNoAxeViolations(page);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
