import type { Page } from "@playwright/test";
import { drawnWrong } from "./drawn.ts";
import { expect, test, tooWide, visited } from "./page.ts";
import { now, sit, stepped } from "./table.ts";

const STEPS = 30;

/** What the bar above the table says ends before its tools begin, at every width at which they stand beside each other. */
async function expectBarClear(page: Page): Promise<void> {
  for (const width of [1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await page.locator("#table-tools").boundingBox();
    for (const part of await page.getByRole("heading", { level: 1 }).locator("xpath=../*").all())
      if (await part.isVisible()) {
        const { x = 0, width: long = 0 } = (await part.boundingBox()) ?? {};
        expect(x + long, `${await part.innerText()} at ${width} pixels`).toBeLessThanOrEqual(tools?.x ?? 0);
      }
  }
}

/** The filled button is in sight whenever something better could be done than to go on, and the buttons do not spill. */
async function expectFilled(page: Page, told: string): Promise<void> {
  const best = now(page).locator("[data-best]");
  if ((await best.count()) > 0) await expect(best.filter({ visible: true }), told).not.toHaveCount(0);
  for (const button of await now(page).locator("[data-best], [data-next]").filter({ visible: true }).all())
    expect(await button.evaluate((one) => one.scrollHeight - one.clientHeight), told).toBeLessThanOrEqual(0);
}

/** Zones that can be moved by a pixel or two although their cards have room. */
function loose(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-zone] > ul")].flatMap((cards) => {
      const more = [cards.scrollWidth - cards.clientWidth, cards.scrollHeight - cards.clientHeight];
      return more.some((pixels) => pixels > 0 && pixels < 5) ? [`${cards.parentElement?.dataset.zone}: ${more}`] : [];
    }),
  );
}

for (const sample of visited) {
  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`${sample.game.name} at ${width} × ${height}: hand and action stay in view through a first turn, nothing is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await sit(page, sample);
      const hand = page.locator('[data-zone="hand"]');
      const turn = page.locator("[data-turn]");
      for (let step = 0; step < STEPS && !/^(Turn 2|Over)$/.test(((await turn.textContent()) ?? "").trim()); step++) {
        const told = `step ${step}`;
        await expect(hand, told).toBeInViewport({ ratio: width < 1000 ? 0.3 : 1 });
        const undo = await now(page).getByRole("button", { name: "Undo" }).boundingBox();
        const box = await hand.boundingBox();
        if (!undo || !box) throw new Error(`${told}: no hand or no action`);
        expect(undo.y + undo.height, told).toBeLessThanOrEqual(height);
        expect(box.y + box.height, told).toBeLessThanOrEqual(height);
        if (width < 1000) {
          expect(box.y, told).toBeGreaterThan((height * 2) / 3);
          expect(undo.y, told).toBeGreaterThan((height * 2) / 3);
          await expectFilled(page, told);
        } else {
          await expect(now(page).locator("[data-next]"), told).toBeInViewport({ ratio: 1 });
          expect(await hand.locator("ul").evaluate((ul) => ul.scrollWidth - ul.clientWidth), told).toBe(0);
        }
        expect(await tooWide(page), told).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), told).toBe(0);
        expect(await drawnWrong(page), told).toEqual([]);
        expect(await loose(page), told).toEqual([]);
        await stepped(page, () => page.keyboard.press("a"));
      }
      await expect(turn).toHaveText(/^(Turn 2|Over)$/);
      if (width > 1000) await expectBarClear(page);
    });
  }
}
