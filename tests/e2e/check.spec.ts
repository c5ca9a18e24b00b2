// Many lists are checked at once, in the browser alone.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { patience } from "../pace.ts";
import { expect, expectFitAndAccessible, tabTo, test, tooWide, visited } from "./page.ts";

const SHOTS = process.env.SHOTS;
const MANY = 500;

const summary = (page: Page) => page.getByText(/^\d+ lists?: /);

/** Sends a picture of the page to the folder that SHOTS names, if it names one. */
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${page.viewportSize()?.width}.png` });
}

/** How many pages a printer puts out. */
async function pagesOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

for (const { game, text, name, code } of visited) {
  const wrong = text.replace(/^Name: .*$/m, "Name: Wrong").replace(/^\d+ (\w)\w+/m, "1 $1zzzzzzzzzz");
  const lists = [text, wrong, text.replace(/^Name: .*$/m, "Name: Again"), `/d/${code}`].join("\n---\n");

  test(`lists of ${game.name} are pasted, judged, filtered, opened, saved and printed by keyboard alone`, async ({
    page,
  }) => {
    await page.goto("/check");
    await shot(page, "empty");
    await expectFitAndAccessible(page);
    await tabTo(page, page.getByRole("textbox", { name: "Drop files or a folder here, or paste lists" }));
    await page.keyboard.insertText(lists);
    await tabTo(page, page.getByRole("button", { name: "Check these lists" }));
    await page.keyboard.press("Enter");
    await expect(summary(page)).toHaveText("4 lists: 3 legal, 1 illegal, 0 undetermined.");
    await expect(page.getByRole("row", { name: /Wrong.*No card/ })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Illegal 1" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { expanded: false })).toHaveText(["Wrong"]);
    await tabTo(page, page.getByRole("button", { name: "Wrong", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "Findings" })).toContainText(/Line \d+: No card/);
    await page.getByRole("button", { name: "Illegal 1" }).click();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await shot(page, "verdicts");
    }
    await expectFitAndAccessible(page);
    await test.step("the cards of all lists are counted", async () => {
      await page.getByRole("button", { name: "By card" }).click();
      await expect(page.getByRole("row").nth(1)).toContainText("4");
      await shot(page, "cards");
      await expectFitAndAccessible(page);
      await page.getByRole("button", { name: "By list" }).click();
    });
    await test.step("the verdicts are saved", async () => {
      await tabTo(page, page.getByRole("button", { name: "Download CSV" }));
      const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
      expect(file.suggestedFilename()).toBe("verdicts.csv");
      const rows = readFileSync(await file.path(), "utf8")
        .trim()
        .split("\r\n");
      expect(rows).toHaveLength(5);
      expect(rows[1]).toContain(`${name},`);
    });
    await test.step("each sheet is printed on a page of its own", async () => {
      await tabTo(page, page.getByRole("button", { name: "3 registration sheets of legal lists" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
      await shot(page, "sheets");
      for (const format of ["A4", "Letter"] as const) expect(await pagesOf(page, format), format).toBe(3);
      await expectFitAndAccessible(page);
    });
  });

  test(`${MANY} lists of ${game.name} are checked while the page answers`, async ({ page }) => {
    const many = Array.from({ length: MANY }, (_, i) => text.replace(/^Name: .*$/m, `Name: Deck ${i + 1}`)).join("\n");
    await page.goto("/check");
    await page
      .getByLabel("Choose files")
      .setInputFiles([{ name: "all.txt", mimeType: "text/plain", buffer: Buffer.from(many) }]);
    await page.evaluate(() => {
      const longest = { ms: 0 };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: "longtask" });
    });
    const start = Date.now();
    await page.getByRole("button", { name: "Check these lists" }).click();
    await expect(summary(page)).toHaveText(`${MANY} lists: ${MANY} legal, 0 illegal, 0 undetermined.`, {
      timeout: patience(90_000),
    });
    expect(await pagesOf(page, "A4"), "pages of the printed verdicts").toBeGreaterThan(5);
    const longest = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, "longest")?.value.ms);
    test
      .info()
      .annotations.push({ type: "figures", description: `${Date.now() - start} ms, longest task ${longest} ms` });
    await page.getByRole("columnheader", { name: "List" }).getByRole("button").press("Enter");
    await page.getByRole("columnheader", { name: "List" }).getByRole("button").press("Enter");
    await expect(page.getByRole("row").nth(1)).toContainText(`Deck ${MANY}`);
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await tooWide(page)).toBe(0);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs, and where one list can be checked", async ({ page }) => {
    await page.goto("/check");
    expect(await page.content()).toContain("Checking many lists needs JavaScript.");
    await expect(page.getByRole("button", { name: "Check these lists" })).toBeHidden();
  });
});
