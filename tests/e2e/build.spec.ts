import { firstCard, sampleOf } from "../samples.ts";
import { expect, expectNoAxeViolations, openBuilder, test, visited } from "./page.ts";

for (const { game, code } of visited) {
  const card = firstCard(game);
  test.describe(game.name, () => {
    test("by mouse: search, add, undo, redo, and the deck is there after a reload", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build`);
      await page.getByRole("searchbox").fill(`"${card}"`);
      const add = page.getByRole("button", { name: `Add ${card}, 0 in the deck` });
      await add.click();
      const deck = page.getByRole("region", { name: "Deck" });
      await expect(deck.getByText(card, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(deck.getByText("This deck is empty.")).toBeVisible();
      await page.getByRole("button", { name: "Redo" }).click();
      await expect(deck.getByText(card, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText("Kept in this browser")).toBeVisible();
      await page.reload();
      await expect(deck.getByText(card, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(deck.getByText("This deck is empty.")).toBeVisible();
    });

    test("by keyboard alone: search, walk, set copies, undo", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build`);
      await page.keyboard.press("/");
      await page.keyboard.type(`"${card}"`);
      await expect(page.getByRole("button", { name: `Add ${card}, 0 in the deck` })).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("3");
      await expect(page.getByRole("button", { name: `Add ${card}, 3 in the deck` })).toBeFocused();
      await page.keyboard.press("-");
      await expect(page.getByRole("button", { name: `Add ${card}, 2 in the deck` })).toBeFocused();
      await page.keyboard.press("u");
      await expect(page.getByRole("button", { name: `Add ${card}, 3 in the deck` })).toBeFocused();
    });

    test("a copy of a shared deck, compared with nothing lost", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build?code=${code}`);
      await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", `/d/${code}`);
      await expectNoAxeViolations(page);
    });

    test.describe("at 360 pixels", () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });
      test("by touch: add a card, look at deck and verdict", async ({ page }) => {
        await openBuilder(page, `/${game.id}/build`);
        await page.getByRole("searchbox").fill(`"${card}"`);
        await page
          .getByRole("button", { name: `One ${card} more, 0 now` })
          .first()
          .tap();
        await page.getByRole("button", { name: "Deck 1" }).tap();
        await expect(
          page.getByRole("region", { name: "Deck" }).getByText(card, { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
        await page.getByRole("navigation", { name: "Panes" }).getByRole("button").nth(2).tap();
        await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  });
}

test("the results are one stop of the tab key, and it comes back to the card that was left", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build");
  const card = (n: number) => page.locator("[data-row]").nth(n);
  await card(0).waitFor();
  // What comes in later would lie between the results and where the focus has gone.
  const behind = page.getByRole("button", { name: "Paste a list, code or link" });
  await behind.waitFor();
  await page.getByRole("searchbox").press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(card(1)).toBeFocused();
  await expect(card(1)).toHaveAttribute("tabindex", "0");
  await page.keyboard.press("Tab");
  await expect(behind).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(card(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("[data-results] :focus")).toHaveCount(0);
});

for (const [view, on, back] of [
  ["list", "ArrowDown", "ArrowUp"],
  ["faces", "ArrowRight", "ArrowLeft"],
] as const) {
  test(`arrows faster than the ${view} is drawn walk it card by card, and it may be scrolled away meanwhile`, async ({
    page,
  }) => {
    await openBuilder(page, "/shoulder-of-orion/build?sort=name&group=none");
    await page.getByRole("button", { name: view === "list" ? "Cards as a list" : "Cards as faces" }).click();
    await page.getByRole("checkbox", { name: /^Include illegal cards/ }).check();
    await page.getByRole("searchbox").press("ArrowDown");
    const place = () =>
      page.evaluate(() => Number(document.activeElement?.closest("li")?.getAttribute("aria-posinset") ?? Number.NaN));
    await expect.poll(place).toBe(1);
    const walk = (key: string, times: number) =>
      page.evaluate(
        ([key, times]) => {
          for (let n = 0; n < times; n++)
            document.activeElement?.dispatchEvent(
              new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
            );
        },
        [key, times] as const,
      );
    await walk(on, 60);
    expect(await place()).toBe(61);
    await walk(back, 30);
    expect(await place()).toBe(31);
    // Rows turn out higher than the least where a rule objects to their card, so that the end moves away once.
    await expect(async () => {
      await page.locator("[data-results]").evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(page.locator("[data-row]").last()).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await place()).toBe(31);
    await page.keyboard.press(back);
    await expect.poll(place).toBe(30);
    await walk(back, 30);
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
}

test("faces are walked row by row, numbers choose among them, and the browser remembers the view", async ({ page }) => {
  await openBuilder(page, "/shoulder-of-orion/build");
  const cards = page.getByRole("region", { name: "Cards" });
  const faces = cards.getByRole("button", { name: "Cards as faces" });
  await expect(faces).toHaveAttribute("aria-pressed", "true");
  const focused = cards.locator("[data-row]:focus");
  await page.getByRole("searchbox").press("ArrowDown");
  const first = await focused.boundingBox();
  await page.keyboard.press("ArrowDown");
  const below = await focused.boundingBox();
  expect(below?.x).toBe(first?.x);
  expect(below?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
  const chip = cards.getByRole("group", { name: "Cost" }).getByRole("button").nth(1);
  const count = /\d+$/.exec((await chip.getAttribute("aria-label")) ?? "")?.[0];
  await chip.click();
  await expect(cards.getByText(new RegExp(`^${count} cards?( that fits? this deck)?: Cost`))).toBeVisible();
  await cards.getByRole("button", { name: "Cards as a list" }).click();
  await page.reload();
  await expect(cards.getByRole("button", { name: "Cards as a list" })).toHaveAttribute("aria-pressed", "true");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("a tablet has cards, deck, verdict and the card that somebody looks at all in sight", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const sample = sampleOf("shoulder-of-orion");
  await openBuilder(page, `/shoulder-of-orion/build?code=${sample.code}`);
  const verdict = page.getByRole("region", { name: "Verdict" });
  await page.locator("[data-row]").first().hover();
  await expect(verdict.getByRole("region", { name: "Card", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(verdict.getByText("Legal", { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(verdict.getByRole("img", { name: /^Cost\. / }).first()).toBeInViewport({ ratio: 1 });
  await expect(verdict.getByRole("region", { name: "What adding it changes" })).toContainText("Main");
  await expect(page.getByRole("region", { name: "Deck" }).locator("[data-stop]").first()).toBeInViewport();
  await expectNoAxeViolations(page);
});

test("the whole builder is in sight, a search is in the address, and a card is dragged into the deck", async ({
  page,
}) => {
  await openBuilder(page, "/open-worlds/build?q=k%3Aorbital");
  await expect(page.getByRole("searchbox")).toHaveValue("k:orbital");
  await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
  const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  await page.getByRole("searchbox").fill('"Outpost 1"');
  await expect(page).toHaveURL(/q=%22Outpost/);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.locator("[data-row]").dragTo(page.getByText("This deck is empty."));
  await expect(page.getByRole("button", { name: "Add Outpost 1, 1 in the deck" })).toBeVisible();
});
