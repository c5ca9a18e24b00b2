import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, firstCard, openBuilder, samples, test } from "./page.ts";

/** In which frame from now on each of these parts of the page says something else than before. */
function changesByFrame(page: Page, parts: readonly string[]): Promise<number[]> {
  return page.evaluate((selectors) => {
    const said = () => selectors.map((one) => [...document.querySelectorAll(one)].map((at) => at.textContent).join());
    const before = said();
    const changed = before.map(() => 0);
    return new Promise<number[]>((resolve) => {
      let frame = 1;
      const look = () => {
        for (const [i, now] of said().entries()) if (now !== before[i]) changed[i] ||= frame;
        if (changed.every((at) => at > 0)) return resolve(changed);
        frame++;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, parts);
}

for (const { game, code, text } of samples) {
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

    test("an imported list, broken, tells its rule and is mended by a button", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build`);
      await page.getByRole("button", { name: "Import" }).click();
      await page.getByRole("textbox", { name: "List or code" }).fill(`${text}\nDreadnought of Nowhere`);
      await page.getByRole("button", { name: "Take this deck" }).click();
      const verdict = page.getByRole("region", { name: "Verdict" });
      await expect(verdict.getByText("Illegal", { exact: true }).first()).toBeVisible();
      await verdict.getByRole("button", { name: "Remove “Dreadnought of Nowhere”" }).click();
      await expect(verdict.getByText("Legal", { exact: true }).first()).toBeVisible();
    });

    test("a copy of a shared deck, compared with nothing lost", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build?code=${code}`);
      await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", `/d/${code}`);
      await expectNoAxeViolations(page);
    });

    test("a card is in the deck at once; verdict, counts and charts follow in one frame", async ({ page }) => {
      await openBuilder(page, `/${game.id}/build?code=${code}`);
      await expect(page.getByRole("figure").first()).toBeVisible();
      await page.getByRole("searchbox").fill(`"${card}"`);
      const add = page.getByRole("button", { name: new RegExp(`^Add ${card}, \\d+ in the deck$`) });
      await expect(add).toBeVisible();
      const frames = changesByFrame(page, ["[aria-label=Deck] li", ".title-block", "[aria-label=Deck] h2", ".charts"]);
      await add.click();
      const [line = 0, ...rest] = await frames;
      expect(new Set(rest).size).toBe(1);
      expect(line).toBeLessThanOrEqual(rest[0] ?? 0);
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
  await page.getByRole("searchbox").press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(card(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".builder-results :focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(card(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".builder-results :focus")).toHaveCount(0);
});

test("arrows faster than the list is drawn walk it card by card, and it may be scrolled away meanwhile", async ({
  page,
}) => {
  await openBuilder(page, "/shoulder-of-orion/build?sort=name");
  await page.getByRole("checkbox", { name: "show what does not fit" }).check();
  await page.getByRole("searchbox").press("ArrowDown");
  const place = () =>
    page.evaluate(() => Number(document.activeElement?.closest("li")?.getAttribute("aria-posinset") ?? Number.NaN));
  await expect.poll(place).toBe(1);
  const walk = (key: string, times: number) =>
    page.evaluate(
      ([key, times]) => {
        for (let n = 0; n < times; n++)
          document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      },
      [key, times] as const,
    );
  await walk("ArrowDown", 60);
  expect(await place()).toBe(61);
  await walk("ArrowUp", 30);
  expect(await place()).toBe(31);
  await page.locator(".builder-results").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(page.locator("[data-row]").last()).toBeInViewport();
  expect(await place()).toBe(31);
  await page.keyboard.press("ArrowUp");
  await expect.poll(place).toBe(30);
  await walk("ArrowUp", 30);
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("a key lists all keys, and letters can be switched off", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build");
  const keys = page.getByRole("dialog", { name: "Keys" });
  const first = page.locator("[data-row]").first();
  await first.press("?");
  await keys.getByRole("checkbox", { name: "Single letters act" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(first).toBeFocused();
  await page.keyboard.press("/");
  await expect(first).toBeFocused();
  await page.getByRole("button", { name: "Keys" }).click();
  await keys.getByRole("checkbox", { name: "Single letters act" }).check();
  await page.keyboard.press("Escape");
  await first.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("a card is moved to another section from its line, by keyboard alone", async ({ page }) => {
  const shoulder = samples.find(({ game }) => game.id === "shoulder-of-orion");
  await openBuilder(page, `/shoulder-of-orion/build?code=${shoulder?.code}`);
  const deck = page.getByRole("region", { name: "Deck" });
  const line = (section: string) =>
    deck.getByRole("region", { name: section }).getByRole("listitem").filter({ hasText: "Border Rifles" });
  await line("Main").getByRole("button", { name: "Move one Border Rifles to" }).press("Enter");
  const places = line("Main").getByRole("combobox", { name: "Move one Border Rifles to" });
  await expect(places).toBeFocused();
  await places.selectOption("to Sideboard");
  await expect(line("Sideboard")).toBeVisible();
});

test("the whole builder is in sight, and nothing below it", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build");
  await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
  const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test("a card is dragged from the results into the deck", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build");
  await page.locator(".builder-result").first().dragTo(page.getByText("Drop a card here"));
  await expect(page.getByRole("button", { name: "Add Outpost 1, 1 in the deck" })).toBeVisible();
});

test("a search is in the address, so that it can be shared", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build?q=k%3Aorbital");
  await expect(page.getByRole("searchbox")).toHaveValue("k:orbital");
  await page.getByRole("searchbox").fill("k:world");
  await expect(page).toHaveURL(/q=k%3Aworld/);
});
