// Keep or redraw, on a deck's page.
import { expect, expectFitAndAccessible, test, visited } from "./page.ts";

for (const { game, code } of visited)
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
