// What stands around every page: its header, its theme, and dialogs over it.
import { expect, expectFitAndAccessible, openBuilder, openImport, tabTo, test, tooWide } from "./page.ts";
import { nameOn } from "./table.ts";

test("a dialog moves nothing of the page below it, at any width", async ({ page }) => {
  await openBuilder(page, "/open-worlds/build");
  const boxes = async () => {
    const seen = ["body > header a", "body > header select", "main"].map((place) => page.locator(place).first());
    return Promise.all(seen.map((one) => one.boundingBox()));
  };
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ] as const)
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const before = await boxes();
      await openImport(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await boxes()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
});

test("by keyboard at 320 pixels: all games are in the header, and a chosen theme is there before the next page is painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/help");
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await tabTo(page, page.getByRole("combobox", { name: "Theme" }));
  await page.keyboard.press("d");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe("dark");
  expect(await ground()).toBe(dark);
  await expect(page.getByRole("combobox", { name: "Theme" })).toHaveValue("dark");
  const games = page.getByRole("button", { name: "Games" });
  await tabTo(page, games);
  await page.keyboard.press("Enter");
  const last = page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Orion's Spur" });
  await expect(last).toBeInViewport({ ratio: 1 });
  await tabTo(page, last);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orion's Spur" })).toBeVisible();
  expect(await ground()).toBe(dark);
  await test.step("another hand or game on the first page leaves what is typed there", async () => {
    await page.goto("/");
    const box = page.getByRole("textbox", { name: "Deck list, deck code or link" });
    await box.fill("2 City 20");
    const sample = page.getByRole("region", { name: "A sample deck" });
    for (const name of ["Deal another", "Try another game"]) {
      const before = await sample.innerHTML();
      await sample.getByRole("link", { name }).click();
      await expect.poll(() => sample.innerHTML()).not.toBe(before);
      await expect(box).toHaveValue("2 City 20");
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("a stranger has a hand on the first screen, and one press plays it; who comes back goes on with it", async ({
    page,
  }) => {
    await page.goto("/?sample=shoulder-of-orion");
    const hand = page.getByRole("list", { name: "Cards of the hand" }).getByRole("link");
    const play = page.getByRole("link", { name: "Play this hand" });
    await expect(hand.first()).toBeInViewport({ ratio: 0.9 });
    await expect(play).toBeInViewport({ ratio: 1 });
    const names = await hand.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    await play.tap();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    const own = page.locator('[data-zone="hand"] [data-card]');
    await expect(own).toHaveCount(names.length);
    expect(await Promise.all((await own.all()).map(nameOn))).toEqual(names);
    const [, code = ""] = /^\/d\/([\w-]+)\/play/.exec(new URL(page.url()).pathname) ?? [];
    // The autopilot's key, until the second turn has begun.
    const turn = page.getByText(/^Turn [2-9]$/);
    for (let step = 0; step < 60 && (await turn.count()) === 0; step++) await page.keyboard.press("a");
    await openBuilder(page, `/shoulder-of-orion/build?code=${code}`);
    await page.goto("/");
    const resume = page.getByRole("link", { name: /^Resume / });
    await expect(resume).toBeInViewport({ ratio: 1 });
    await expectFitAndAccessible(page);
    await resume.tap();
    await expect(turn).toBeVisible();
  });
});

test("a page asks for its scripts after its first paint", async ({ page }) => {
  // A busy machine may paint so late that the page stops waiting for it, so it has a few tries.
  await expect(async () => {
    await page.goto("/help");
    const [paint, script] = await page.evaluate(() => {
      const asked = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const painted = performance.getEntriesByName("first-contentful-paint");
      return [painted, asked].map((entries) => Math.min(...entries.map(({ startTime }) => startTime)));
    });
    expect(script).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(script).toBeGreaterThanOrEqual(paint ?? Number.NaN);
  }).toPass();
});
