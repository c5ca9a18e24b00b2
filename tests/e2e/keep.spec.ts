// Keep or redraw, on a deck's page and at its table.
import { expect, expectAccessibleAt, expectFitAndAccessible, test, visited } from "./page.ts";
import { now, sit, stepped } from "./table.ts";

for (const sample of visited) {
  const { game, code } = sample;
  test(`${game.name}: a hand that may be redrawn is weighed on its deck's page, by the keyboard alone`, async ({
    page,
  }) => {
    await page.goto(`/d/${code}`);
    const hand = page.getByRole("region", { name: "Sample hand" });
    const press = hand.getByRole("button", { name: "Keep or redraw?" });
    const { redraw } = (await game.goldfish()).opening;
    const isOffered = redraw !== undefined && redraw.house === undefined;
    await expect(press).toHaveCount(isOffered ? 1 : 0);
    if (!isOffered) return;
    await press.focus();
    await page.keyboard.press("Enter");
    const question = hand.getByRole("combobox", { name: "Your chance of" });
    await expect(question).toBeFocused();
    await expect(hand.getByText(/^Keep: [\d,]+ of [\d,]+$/)).toBeVisible();
    await expect(hand.getByText(/^Redraw: [\d,]+ of [\d,]+$/)).toBeVisible();
    const asked = await question.inputValue();
    await page.keyboard.press(asked === "0" ? "ArrowDown" : "ArrowUp");
    await expect(question).not.toHaveValue(asked);
    await expectFitAndAccessible(page);
    const best = hand.getByRole("button", { name: /^Redraw (this card|these|the hand)/ });
    if ((await best.count()) > 0) {
      await best.press("Enter");
      await expect(hand.getByText(/^Redrawn: [\d,]+ of [\d,]+$/)).toBeVisible();
      await expect(question).toBeFocused();
    }
    await hand.getByRole("button", { name: "Deal another" }).press("Enter");
    await expect(hand.getByText(/^Keep: /)).toBeVisible();
  });

  test(`${game.name}: what weighs a hand at the table leaves the hand in sight and does what it says`, async ({
    page,
  }) => {
    await sit(page, sample);
    const press = now(page).getByRole("button", { name: "Keep or redraw?" });
    const { redraw } = (await game.goldfish()).opening;
    if (redraw === undefined || redraw.house !== undefined) return expect(press).toHaveCount(0);
    const panel = page.getByRole("region", { name: "Keep or redraw?" });
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await press.click();
      await expect(panel.getByText(/^Keep: [\d,]+ of [\d,]+$/)).toBeVisible();
      await expectAccessibleAt(page, width);
      const [over, hand] = [await panel.boundingBox(), await page.locator('[data-zone="hand"]').boundingBox()];
      const isApart = over && hand && (over.y + over.height <= hand.y || over.x >= hand.x + hand.width);
      expect(isApart, `${width} pixels`).toBe(true);
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    }
    await press.click();
    await expect(panel.getByText(/^Keep: [\d,]+ of [\d,]+$/)).toBeVisible();
    // Marks stand on the cards that had better go, and none where the hand goes or stays as a whole.
    const isSome =
      typeof redraw.most === "number" && (await now(page).locator("[data-redraw]:not([data-quiet])").count()) > 0;
    const marked = page.locator('[data-zone="hand"] [data-about]');
    await expect(isSome ? marked.first() : panel).toBeVisible();
    if (!isSome) await expect(marked).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    // The better one of the two is bright, whichever question is asked.
    const redrawn = now(page).locator("[data-redraw]");
    const bright = now(page).locator("[data-next]").or(redrawn).and(now(page).locator(":not([data-quiet])"));
    expect(await bright.count()).toBeLessThanOrEqual(1);
    await stepped(page, () => redrawn.click());
    await expect(press).toHaveCount(0);
    await expect(now(page).getByRole("status")).toHaveText(/before you saw the cards \d+ in 100, with them \d+\./);
  });
}
