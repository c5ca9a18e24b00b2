// The other side plays at its pace, in a browser.
import type { Locator, Page } from "@playwright/test";
import { sampleOf } from "../samples.ts";
import { expect, test } from "./page.ts";
import { moment, now, sit } from "./table.ts";

test.use({ pace: "calm" });

const watched = (page: Page) => page.locator("[data-watched]");

/** Lets the autopilot play until the other side is watched. */
async function untilWatched(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("a");
    await expect(watched(page)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
}

test("the other side’s moves are seen one after the other, and a key shows the rest at once", async ({ page }) => {
  await sit(page, sampleOf("shoulder-of-orion"), "");
  await untilWatched(page);
  await expect(now(page)).toContainText(" plays.");
  await expect(watched(page)).toHaveCount(0);
  await untilWatched(page);
  const before = await moment(page);
  await page.keyboard.press("n");
  await expect(watched(page)).toHaveCount(0);
  expect(await moment(page)).toBe(before);
});

test("who wants no motion sees the end at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sit(page, sampleOf("shoulder-of-orion"), "");
  const lines = page.getByRole("region", { name: "Log", exact: true }).getByText("The opponent: ");
  let seen = 0;
  await expect(async () => {
    await page.keyboard.press("a");
    seen += await watched(page).count();
    expect(await lines.count()).toBeGreaterThan(3);
  }).toPass({ intervals: [50] });
  expect(seen).toBe(0);
});

/** What the player's score says in the frames behind a press, each once. */
async function scoreBehind(page: Page, press: Locator): Promise<readonly string[]> {
  await page.evaluate(() => {
    const said = new Set<string>();
    const look = () => {
      said.add(document.querySelector('section[aria-label="You"] b')?.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { said });
  });
  // Whoever presses within this time of the last press waits for no motion.
  await page.waitForTimeout(500);
  await press.click();
  await page.waitForTimeout(1000);
  return page.evaluate(() => [...(Reflect.get(window, "said") as Set<string>)]);
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a score counts up to what is scored, with motion “${reducedMotion}”`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await sit(page, sampleOf("conquest-of-fates"));
    const score = now(page).getByRole("button", { name: /^Score \d+$/ });
    await expect(async () => {
      await page.keyboard.press("a");
      await expect(score).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50] });
    const points = ((await score.textContent()) ?? "").replace("Score ", "");
    const said = await scoreBehind(page, score);
    expect(said[0]).toBe("0");
    expect(said.at(-1)).toBe(points);
    if (reducedMotion === "reduce") expect(said).toHaveLength(2);
    else expect(said.length).toBeGreaterThan(3);
  });
