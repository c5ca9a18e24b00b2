import { expect, expectNoAxeViolations, samples, test } from "./page.ts";

test.describe("a list is pasted on the first page", () => {
  for (const { game, text, name, code } of samples) {
    test(`${game.name} is recognised, judged and linked`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("textbox", { name: "A deck list or a code" }).fill(text.replace(/^Game:.*\n/m, ""));
      await expect(page.getByText("Legal", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Open its page" }).click();
      await expect(page).toHaveURL(`/d/${code}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    });
  }

  test("a list of no game is said in one sentence, and stays in the box", async ({ page }) => {
    await page.goto("/");
    const box = page.getByRole("textbox", { name: "A deck list or a code" });
    await box.fill("4 Lightning Bolt");
    await expect(page.getByText("No line of this list names a card")).toBeVisible();
    await expect(box).toHaveValue("4 Lightning Bolt");
  });
});

test.describe("a shared deck", () => {
  for (const { game, format, code, name } of samples) {
    test.describe(`${game.name}, without a script`, () => {
      test.use({ javaScriptEnabled: false });
      test("shows its list, its verdict and how the rulebook was read for it", async ({ page }) => {
        await page.goto(`/d/${code}`);
        await expect(page).toHaveTitle(`${name} · Drydock`);
        await expect(page.getByText("rules hold").first()).toBeVisible();
        await expect(page.locator(".deck-list li").first()).toBeVisible();
        await page.getByText(/^Judged by \d+ readings? of the rulebook$/).click();
        for (const { formats, text } of game.readings)
          await expect(page.getByText(text)).toHaveCount(formats && !formats.includes(format) ? 0 : 1);
        await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
      });
    });

    test(`${game.name} prints on one page`, async ({ page }) => {
      await page.goto(`/d/${code}`);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    });
  }

  test("a damaged code gets a helpful page with status 404", async ({ page }) => {
    const answer = await page.goto(`/d/${samples[0]?.code}x`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not hold a whole deck" })).toBeVisible();
  });

  test("its preview is a picture of 1200 by 630, drawn from the code", async ({ request }) => {
    for (const { code } of samples) {
      const picture = await (await request.get(`/d/${code}/opengraph-image`)).body();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test("two decks are compared", async ({ page }) => {
    const [a] = samples;
    await page.goto(`/compare?a=${a?.code}`);
    await page.getByLabel("To", { exact: true }).fill("Game: Open Worlds\nPlayer\n2 City 20");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { name: /To remove/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: /To add/ })).toBeVisible();
  });
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test.describe(`every page is accessible, ${theme}, ${width} pixels`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 800 } });
      const [first] = samples;
      const paths = [
        "/",
        "/compare",
        `/d/${first?.code}`,
        `/d/${first?.code}/embed`,
        "/nowhere",
        ...samples.map(({ game }) => `/${game.id}`),
        ...samples.map(({ code }) => `/d/${code}`),
      ];
      for (const path of new Set(paths)) {
        test(path, async ({ page }) => {
          await page.goto(path);
          await expectNoAxeViolations(page);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
