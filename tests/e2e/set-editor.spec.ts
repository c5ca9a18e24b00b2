import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { builtInSets } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Sheet, sheetOf } from "../../lib/sheets/sheet.ts";
import { expect, expectFitAndAccessible, test, tooWide, visited } from "./page.ts";
import { failWrites, keepSet } from "./storage.ts";

let last = 0;

/** All cards of a game in one sheet, with a fault in its first row. */
function sheetFor(game: Game): Sheet {
  const [set, ...others] = builtInSets(game).map((one) => sheetOf(game, one, () => `row-${last++}`));
  if (!set) throw new Error(`${game.id} has no cards`);
  const names = new Set<string>();
  const rows = [set, ...others]
    .flatMap((sheet) => sheet.rows)
    .filter(({ cells: { name = "" } }) => !names.has(name) && names.add(name));
  const faulty = { id: "faulty", cells: { name: "Odd One", [game.kind]: "unknwon" }, standIn: [], sources: {} };
  return { ...set, id: "mine", name: "My box", rows: [faulty, ...rows] };
}

async function openEditor(page: Page, game: Game): Promise<void> {
  await keepSet(page, sheetFor(game));
  await page.goto("/sets/edit#box");
  await expect(page.getByRole("grid", { name: "Cards of My box" })).toBeVisible();
}

/** The first row below the column heads, by its name. */
const firstName = (page: Page) => page.getByRole("rowheader").first();

for (const { game } of visited) {
  test(`a set of ${game.name} is written by keyboard, kept, and pasted into from a spreadsheet`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openEditor(page, game);
    await firstName(page).click();
    await page.keyboard.type("Renamed");
    await page.keyboard.press("Enter");
    await expect(firstName(page)).toHaveText("Renamed");
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.keyboard.press("Control+Home");
    await page.evaluate(() => navigator.clipboard.writeText("Pasted one\r\nPasted two\r\n"));
    await page.keyboard.press("Control+v");
    await expect(page.getByText(/^2 rows pasted, \d faults?\.$/)).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(firstName(page)).toHaveText("Renamed");
    await page.keyboard.press("Control+End");
    await expect(page.locator("[data-column=number]:focus")).toBeInViewport();
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.reload();
    await expect(firstName(page)).toHaveText("Renamed");
    await test.step("a storage that is full is told of, and what was typed stays", async () => {
      await failWrites(page, "all");
      await firstName(page).click();
      await page.keyboard.type("Unkept");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert").filter({ hasText: "this browser's storage is full" })).toBeVisible();
      await expect(firstName(page)).toHaveText("Unkept");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download JSON" }).last().click(),
      ]);
      expect(readFileSync(await file.path(), "utf8")).toContain("Unkept");
      // Leaving asks first, because something is not kept.
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(firstName(page)).toHaveText("Renamed");
    });
    await page.emulateMedia({ forcedColors: "active" });
    await firstName(page).click();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.locator("[aria-selected=true]")).toHaveCount(2);
  });

  test(`the editor of a set of ${game.name} fits, is accessible, and hides no cell behind its heads`, async ({
    page,
  }) => {
    await openEditor(page, game);
    await expectFitAndAccessible(page);
    await firstName(page).click();
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: /of row 1$/ })).toBeFocused();
    await expectFitAndAccessible(page);
    await page.keyboard.press("Escape");
    for (const key of ["Control+End", "PageUp", "PageUp", "PageUp", "Control+ArrowLeft", "ArrowRight"]) {
      await page.keyboard.press(key);
      const isOnTop = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + height / 2);
        return document.activeElement?.contains(hit);
      });
      expect(isOnTop, `the focused cell is in sight after ${key}`).toBe(true);
    }
  });

  test(`two tabs write one set of ${game.name}, and a phone shows it card by card`, async ({ page, context }) => {
    await openEditor(page, game);
    const other = await context.newPage();
    await other.goto("/sets/edit#box");
    await firstName(other).click();
    await other.keyboard.type("From the other tab");
    await other.keyboard.press("Enter");
    await expect(firstName(page)).toHaveText("From the other tab");
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Next fault" }).click();
    await expect(page.getByRole("form", { name: "Card 1" }).getByRole("combobox").first()).toBeFocused();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText(/^Card 2 of \d+$/)).toBeVisible();
  });
}

test("a window that gives no storage says so before anything is typed that it would lose", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => undefined }));
  await page.goto("/sets");
  await expect(page.getByText("This browser does not let this page store anything")).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await page.goto("/sets/edit#box");
  await expect(page.getByText("Open it in a window that is not private.")).toBeVisible();
});
