import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, openBuilder, openImport, tabTo, test, tooWide, visited } from "./page.ts";

const LIST = "Player\n2 City\nCty 20\n1. City 30\nDreadnought of Nowhere";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Import a list or a code" });

test.describe("lines of a list that are not clear", () => {
  test.describe("at 320 pixels", () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, colorScheme: "dark" });
    test("by touch: every choice is large enough, and the dialog fits", async ({ page }) => {
      await openBuilder(page, "/open-worlds/build");
      await openImport(page);
      await dialog(page).getByRole("textbox", { name: "List or code" }).fill(LIST);
      const choice = dialog(page).locator("label", { hasText: "2 City 25 to Player" });
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await choice.tap();
      await expect(choice.getByRole("radio")).toBeChecked();
      expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect(await tooWide(page)).toBe(0);
      await page.getByRole("button", { name: "Import this deck" }).tap();
      await expect(page.getByRole("button", { name: "Deck 5" })).toBeVisible();
    });
  });
});

test.describe("by keyboard alone", () => {
  const [sample] = visited;

  test("a deck is imported, exported as the same list, and closed", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openBuilder(page, `/${sample?.game.id}/build`);
    await tabTo(page, page.getByRole("button", { name: "Import" }));
    await page.keyboard.press("Enter");
    await tabTo(page, dialog(page).getByRole("textbox", { name: "List or code" }));
    await page.keyboard.insertText(sample?.text ?? "");
    await tabTo(page, dialog(page).getByRole("button", { name: "Import this deck" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", `/d/${sample?.code}`);
    await tabTo(page, page.getByRole("button", { name: "Export" }));
    await page.keyboard.press("Enter");
    const exports = page.getByRole("dialog", { name: "Export this deck" });
    await tabTo(page, exports.getByRole("button", { name: "Copy Deck code" }));
    await page.keyboard.press("Enter");
    await expect(exports.getByText("Deck code copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample?.code);
    await tabTo(page, exports.getByRole("button", { name: /^Download .*-code\.txt$/ }));
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(readFileSync(await file.path(), "utf8")).toBe(sample?.code);
    await page.keyboard.press("Escape");
    await expect(exports).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
  });
});
