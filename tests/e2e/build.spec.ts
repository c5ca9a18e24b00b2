import type { Page } from "@playwright/test";
import { sampleOf } from "../samples.ts";
import { expect, expectNoAxeViolations, firstCard, openBuilder, test, visited } from "./page.ts";

/** Writes down what these parts of the page say, behind each change of the page. What changes in one go is shown in one
 * frame, however slow the machine is. */
async function writeDownChanges(page: Page, parts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((parts) => {
    const said = () =>
      Object.entries(parts).map(
        ([name, selector]) =>
          [name, [...document.querySelectorAll(selector)].map((at) => at.textContent).join()] as const,
      );
    const before = new Map(said());
    const changed = () => said().flatMap(([name, now]) => (now === before.get(name) ? [] : [name]));
    const told: string[] = [];
    const look = () => {
      const now = changed().join(" ");
      if (now !== (told.at(-1) ?? "")) told.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Reflect.set(window, "changes", told);
  }, parts);
}

for (const { game, code, text } of visited) {
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
      // Rows of places are loaded behind the rest of the page. What they bring is no answer to the press.
      const [first] = game.sections;
      const rows = page.getByRole("region", { name: game.layout.rows?.title ?? first?.name ?? "", exact: true });
      await expect(rows).toBeVisible();
      await page.getByRole("searchbox").fill(`"${card}"`);
      const add = page.getByRole("button", { name: new RegExp(`^Add ${card}, \\d+ in the deck$`) });
      await expect(add).toBeVisible();
      await writeDownChanges(page, {
        lines: "[aria-label=Deck] li",
        verdict: ".title-block",
        counts: "[aria-label=Deck] h2",
        charts: ".charts",
      });
      await add.click();
      const all = "lines verdict counts charts";
      await expect.poll(() => page.evaluate<string>("changes.at(-1)")).toBe(all);
      expect(await page.evaluate("changes")).toEqual(["lines", all]);
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
  await openBuilder(page, `/shoulder-of-orion/build?code=${sampleOf("shoulder-of-orion").code}`);
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
