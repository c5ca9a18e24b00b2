import { expect, expectNoAxeViolations, openBuilder, test, tooWide, visited } from "./page.ts";

test("building with these rules begins a deck under them, which stays so", async ({ page }) => {
  await page.goto("/conquest-of-fates?house=copies=2,one-faction");
  await page.getByRole("link", { name: "Build with these rules" }).click();
  await expect(page.getByText("House rules (2)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("House rules (2)")).toBeVisible();
  await page.goto("/open-worlds?format=introductory");
  await page.getByRole("link", { name: "Build with these rules" }).click();
  await expect(page.getByRole("combobox", { name: "Format" })).toHaveValue("introductory");
});

test.describe("the results of a search in groups", () => {
  test("have a heading each, and order and groups are in the address", async ({ page }) => {
    await openBuilder(page, "/conquest-of-orion/build");
    const cards = page.getByRole("region", { name: "Cards" });
    await page.getByRole("combobox", { name: "Group" }).selectOption("race");
    await expect(cards.getByRole("heading", { level: 2 }).first()).toHaveText("Aliens");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
    await expect(page).toHaveURL(/group=race&sort=name/);
    const first = await cards.locator("[data-row]").first().getAttribute("aria-label");
    await page.reload();
    await expect(cards.getByRole("heading", { level: 2 }).first()).toHaveText("Aliens");
    await expect(cards.locator("[data-row]").first()).toHaveAttribute("aria-label", first ?? "");
    await page.getByRole("combobox", { name: "Group" }).selectOption("none");
    await expect(cards.getByRole("heading", { level: 2 })).toHaveCount(0);
    await expect(page).toHaveURL(/group=none/);
  });

  test("arrows walk from card to card over the headings, there and back", async ({ page }) => {
    await openBuilder(page, "/orions-spur/build?q=k%3Atactic&sort=name");
    await page.getByRole("button", { name: "Cards as a list" }).click();
    await page.getByRole("checkbox", { name: /^Include illegal cards/ }).check();
    const cards = page.getByRole("region", { name: "Cards" });
    const headings = cards.getByRole("heading", { level: 2 });
    await expect(headings.first()).toHaveText("Attack cards");
    await page.getByRole("searchbox").press("ArrowDown");
    const walked: (string | null)[] = [];
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
    for (let n = 0; n < 40; n++) {
      walked.push(await focused());
      await page.keyboard.press("ArrowDown");
    }
    expect(new Set(walked).size).toBe(40);
    for (const label of walked.toReversed()) {
      await page.keyboard.press("ArrowUp");
      expect(await focused()).toBe(label);
    }
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});

for (const { game } of visited) {
  test(`the search of ${game.name} fits 360 pixels, in groups too`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openBuilder(page, `/${game.id}/build`);
    await expect(page.getByRole("region", { name: "Cards" }).getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });
}
