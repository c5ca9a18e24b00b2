import type { Page } from "@playwright/test";
import { sampleOf } from "../samples.ts";
import { expect, openBuilder, openImport, test, tooWide, visited } from "./page.ts";

/** The names of cards that are not seen to their end. */
function cutNames(page: Page, within: string): Promise<(string | null)[]> {
  return page
    .locator(within)
    .evaluateAll((names) =>
      names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
}

const UNCLEAR = "Player\n2 City\nCty 20\n1. City 30\nDreadnought of Nowhere\n0 Outpost\n120 Exploit\nSidebord:\n1 Kite";

test("a section with too many cards says how many too many, and nothing more", async ({ page }) => {
  await openBuilder(page, "/conquest-of-fates/build");
  await openImport(page);
  await page.getByRole("textbox", { name: "List or code" }).fill("Main\n53 Furnace Levy");
  await page.getByRole("button", { name: "Import this deck" }).click();
  const over = page.getByText("13 too many", { exact: true });
  await expect(over).toBeVisible();
  expect(await over.evaluate((element) => getComputedStyle(element, "::after").content)).toBe("none");
});

test("an import with many unclear lines has its button in sight, on a phone and on a desk", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBuilder(page, "/open-worlds/build");
  await openImport(page);
  await page.getByRole("textbox", { name: "List or code" }).fill(UNCLEAR);
  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect(
      page.getByText("Line 4, “1. City 30”, was understood differently from how it is written."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Import this deck" })).toBeInViewport({ ratio: 1 });
  }
});

test.describe("360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const { game, code } of visited) {
    test(`the names of cards are whole in ${game.name}: in the search and in the list of cards`, async ({ page }) => {
      await openBuilder(page, `/${game.id}/build`);
      await expect(page.locator("[data-row]").first()).toBeVisible();
      expect(await cutNames(page, "[data-row] *")).toEqual([]);
      await test.step("the first card is in the upper third, and a finger reads it", async () => {
        const first = page.locator("[data-results] li:has([data-row])").first();
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(240);
        await first.getByRole("button", { name: /^Read / }).tap();
        await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
        await page.getByRole("button", { name: "Close" }).tap();
      });
      if (game.house.length > 0)
        await test.step("the house rules open in sight", async () => {
          await page.getByRole("button", { name: "More", exact: true }).tap();
          await page.locator("summary", { hasText: "House rules" }).tap();
          const box = await page.locator(".floating").boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
          expect(await tooWide(page)).toBe(0);
        });
      await page.goto(`/d/${code}`);
      await test.step("a name of the deck opens its card from below", async () => {
        await page.getByRole("region", { name: "Deck list" }).getByRole("link").first().tap();
        await expect(page.getByRole("dialog")).toBeVisible();
        const sheet = await page.getByRole("dialog").boundingBox();
        expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 360, 740]);
      });
      await page.goto(`/${game.id}/cards?view=list`);
      await expect(page.locator("[data-card-list] [data-name]").first()).toBeVisible();
      expect(await cutNames(page, "[data-card-list] [data-name]")).toEqual([]);
      await test.step("the way on at the table is in sight", async () => {
        await page.goto(`/d/${code}/play`);
        await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test("where a browser gives no clipboard, as without https, copying works all the same", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined }));
  await page.goto(`/d/${visited[0]?.code}`);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Copy list" }).click();
  await expect(page.getByText("List copied.")).toBeVisible();
});

test("a browser that gives no storage is not told that it keeps decks", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined }));
  await page.goto("/decks");
  await expect(page.getByText(/This browser does not let this page store anything/)).toBeVisible();
  await expect(page.getByText("Restore from file")).toHaveCount(0);
});

test("where the system chooses the colours, a card that can be played looks otherwise than one that cannot", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/d/${sampleOf("conquest-of-orion").code}/play`);
  const edge = (card: string) =>
    page
      .locator(card)
      .first()
      .evaluate((element) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
        return [borderBottomWidth, borderBottomColor];
      });
  await expect(page.locator("[data-zone] [data-card][data-lit]").first()).toBeVisible();
  expect(await edge("[data-zone] [data-card][data-lit]")).not.toEqual(
    await edge("[data-zone] [data-card]:not([data-lit])"),
  );
});
