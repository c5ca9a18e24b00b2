import type { Page } from "@playwright/test";
import type { Game } from "../../lib/core/game.ts";
import { sampleOf } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { type Played, played } from "./played.ts";
import { deeds, fromMenu, lit, moment, nameOn, next, now, sit as sitAt, stepped } from "./table.ts";

const sit = (page: Page, id: string) => sitAt(page, sampleOf(id));

/** Where all zones and all cards lie, once none of them flies any more. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll("[data-zone], [data-zone] button[draggable]")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(" ");
    });
  });

for (const { game } of visited) {
  test(`${game.name}: nothing on the table moves when a card is picked up`, async ({ page }) => {
    await sit(page, game.id);
    await stepped(page, () => fromMenu(page, "Turn"));
    let held = 0;
    for (let steps = 0; steps < 12 && held < 3; steps++) {
      if ((await lit(page).count()) > 0) {
        const card = lit(page).last();
        // The press would scroll a hand that is longer than its place.
        await card.scrollIntoViewIfNeeded();
        const lying = await places(page);
        const before = await moment(page);
        await card.click();
        const isHeld = () => now(page).locator("strong").isVisible();
        const isPlayed = async () => (await moment(page)) !== before;
        await expect.poll(async () => (await isHeld()) || (await isPlayed())).toBe(true);
        // A phase that asks for cards takes them at the first press.
        if (await isPlayed()) continue;
        expect(await places(page)).toEqual(lying);
        await page.keyboard.press("Escape");
        held++;
      }
      await stepped(page, () => page.keyboard.press("a"));
    }
    expect(held).toBeGreaterThan(0);
  });
}

test("a number plays what is listed under it, and the focus goes with the card", async ({ page }) => {
  await sit(page, "open-worlds");
  await stepped(page, () => next(page).click());
  const card = page.locator('[data-zone="hand"] [data-card][data-lit]').first();
  const id = await card.getAttribute("id");
  const third = await nameOn(page.locator('[data-zone="worlds:3"]'));
  await page.keyboard.press("Tab");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(deeds(page).nth(2)).toHaveAccessibleName(new RegExp(`: ${third}( \\(.*\\))?$`));
  await stepped(page, () => page.keyboard.press("3"));
  await expect(page.locator(`[data-zone="staged:3"] #${id}`)).toBeFocused();
});

test("a button that its own press takes away leaves the focus beside it", async ({ page }) => {
  await sit(page, "open-worlds");
  await stepped(page, () => next(page).click());
  await lit(page).first().click();
  await page.keyboard.press("Tab");
  await deeds(page).first().focus();
  await stepped(page, () => page.keyboard.press("Enter"));
  await expect(now(page)).toBeFocused();
});

test("on a phone three lines of the card that is picked up are read beside what can be done with it", async ({
  page,
}) => {
  const [name, text] = ["Mirrored Plumage", /^ Reduce the damage .* takes 1 damage\.$/];
  const { sample, after } = await drawn(sampleOf("orions-spur").game, name);
  await page.setViewportSize({ width: 360, height: 740 });
  await sitAt(page, sample, `#${after()}`);
  await page.locator('[data-zone="hand"] [data-card]').filter({ hasText: name }).first().click();
  const read = now(page).locator("[data-text]");
  await expect(read).toHaveText(text);
  await expect(read).toBeInViewport({ ratio: 1 });
});

/** A game in which a card has come to the hand. */
async function drawn(game: Game, name: string): Promise<Played> {
  for (const step of played(await tableOf(game))) {
    const { table } = step;
    if (table.in(table.zone("hand")).some((card) => table.known(card) === name)) return step;
  }
  throw new Error(`${name} is never drawn in ${game.name}`);
}
