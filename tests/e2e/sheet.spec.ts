import type { Page } from "@playwright/test";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { games } from "../../lib/games/index.ts";
import { expect, expectFitAndAccessible, test, tooWide, visited } from "./page.ts";

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

for (const { game, code } of visited) {
  test(`a deck of ${game.name} prints on one page, and so does its sheet, for 44 and 100 different cards too`, async ({
    page,
  }) => {
    await page.goto(`/d/${code}`);
    expect(await pagesOf(page, "A4"), "pages of a shared deck").toBe(1);
    await test.step("nothing of a printed deck sticks out of a page of A4 with its margins", async () => {
      await page.setViewportSize({ width: Math.floor(((210 - 24) / 25.4) * 96), height: 1000 });
      await page.emulateMedia({ media: "print" });
      expect(await tooWide(page)).toBe(0);
      const qr = await page.getByRole("img", { name: "The link of this deck as a QR code" }).boundingBox();
      expect((qr?.x ?? 0) + (qr?.width ?? 0)).toBeLessThanOrEqual(703);
      await page.emulateMedia({ media: null });
    });
    for (const sheet of [code, largest(game, 44).code, largest(game, 100).code]) {
      await page.goto(`/d/${sheet}/sheet`);
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      expect(await pagesOf(page, "A4"), `pages of A4 at ${page.url()}`).toBe(1);
      expect(await pagesOf(page, "Letter"), `pages of Letter at ${page.url()}`).toBe(1);
    }
    await expectFitAndAccessible(page);
    await test.step("its proxies stand nine on a page, each as large as a card", async () => {
      await page.goto(`/d/${code}/proxies`);
      const cards = await page.getByRole("listitem").count();
      for (const format of ["A4", "Letter"] as const)
        expect(await pagesOf(page, format), `pages of proxies on ${format}`).toBe(Math.ceil(cards / 9));
      await page.emulateMedia({ media: "print" });
      const sizes = await page.getByRole("listitem").evaluateAll((all) =>
        all.map((card) => {
          const { width, height } = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
          return [width, height].map((pixels) => Math.round((pixels / 96) * 25.4)).join(" × ");
        }),
      );
      expect([...new Set(sizes)]).toEqual(["63 × 88"]);
      await page.emulateMedia({ media: null });
      await expectFitAndAccessible(page);
    });
  });

  test(`the sheet of ${game.name} is one link away, and its lines and boxes are filled in`, async ({ page }) => {
    await page.goto(`/d/${code}`);
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Registration sheet" }).click();
    await page.getByRole("textbox", { name: "Player" }).fill("Ada");
    await page.getByRole("checkbox").first().check();
    await expect(page.getByRole("textbox", { name: "Player" })).toHaveValue("Ada");
    await test.step("boxes have the colours of the page, in the dark too, and the system's where it chooses them", async () => {
      const box = page.getByRole("checkbox").nth(1);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const ground = await page
          .locator("[data-title-block] > div")
          .evaluate((slab) => getComputedStyle(slab).backgroundColor);
        await expect(box).toHaveCSS("background-color", ground);
      }
      await page.emulateMedia({ colorScheme: null, forcedColors: "active" });
      await expect(box).toHaveCSS("appearance", "auto");
      await page.emulateMedia({ forcedColors: null });
    });
  });
}
