// Pictures of cards as a browser shows them.
import type { Page } from "@playwright/test";
import { expect, test, visited } from "./page.ts";

/** All pictures that have been asked for are there. */
async function allThere(page: Page): Promise<void> {
  const missing = () =>
    page.locator("img[data-art]").evaluateAll((all) => {
      const pictures = all.filter((one) => one instanceof HTMLImageElement);
      return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
    });
  await expect(page.locator("img[data-art]").first()).toBeVisible();
  await expect.poll(missing).toBe(0);
}

for (const { game } of visited) {
  test(`${game.name}: a picture has the theme that somebody chose, whatever the system has`, async ({ page }) => {
    const shown = async (system: "light" | "dark", chosen?: "light" | "dark") => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(`/${game.id}/cards`);
      await page.evaluate((theme) => {
        if (theme) document.documentElement.dataset.theme = theme;
        else delete document.documentElement.dataset.theme;
      }, chosen);
      await allThere(page);
      const picture = page.locator("img[data-art]").first();
      await picture.evaluate(async (one) => {
        if (one instanceof HTMLImageElement) await one.decode();
      });
      return (await picture.screenshot({ animations: "disabled" })).toString("base64");
    };
    const [light, dark] = [await shown("light"), await shown("dark")];
    expect(light).not.toBe(dark);
    expect(await shown("dark", "light")).toBe(light);
    expect(await shown("light", "dark")).toBe(dark);
  });

  test(`${game.name}: on paper a picture is that of daylight`, async ({ page }) => {
    const printed = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ media: "print", colorScheme });
      await page.goto(`/${game.id}/cards`);
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, colorScheme);
      await allThere(page);
      return (await page.locator("img[data-art]").first().screenshot()).toString("base64");
    };
    expect(await printed("dark")).toBe(await printed("light"));
  });
}
