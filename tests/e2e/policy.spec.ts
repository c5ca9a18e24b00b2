import type { Page } from "@playwright/test";
import { expect, openBuilder, test, visited } from "./page.ts";

declare global {
  interface Window {
    /** What the page's policy has refused. */
    refused?: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      window.refused?.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
});

async function expectNothingRefused(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.refused), `what the policy of ${page.url()} has refused`).toEqual([]);
}

test.afterEach(({ page }) => expectNothingRefused(page));

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    for (const fold of await page.locator("summary:visible").all()) await fold.click();
    await expectNothingRefused(page);
  }
}

for (const { game, code } of visited) {
  test(`the pages of ${game.name} keep to their policy`, async ({ page }) => {
    const ends = ["", "/sheet", "/embed", "/play", "/play?seed=1"];
    const compared = new URLSearchParams({ a: code, b: code });
    await visitAll(page, [
      `/${game.id}`,
      ...ends.map((end) => `/d/${code}${end}`),
      `/compare?${compared}`,
      `/?list=${code}`,
    ]);
  });

  test(`the builder of ${game.name} keeps to its policy, with its dialogs and scrolled to the end`, async ({
    page,
  }) => {
    await openBuilder(page, `/${game.id}/build?code=${code}`);
    await expect(page.getByRole("figure").first()).toBeVisible();
    await page.locator("[data-results]").evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await page
      .locator("[data-row]")
      .last()
      .dragTo(page.getByRole("region", { name: "Deck" }));
    for (const dialog of ["Import", "Export", "Keys"]) {
      await page.getByRole("button", { name: dialog, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });

  test(`a card of ${game.name} and a game played to its end keep to their policy`, async ({ page }) => {
    await page.goto(`/${game.id}`);
    const card = await page.locator(`a[href^="/${game.id}/cards/"]`).first().getAttribute("href");
    await page.goto(card ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingRefused(page);
    await page.goto(`/d/${code}/play?seed=1`);
    const all = page.getByRole("button", { name: /turn/i }).first();
    for (let n = 0; n < 3 && (await all.isEnabled()); n++) await all.click();
  });
}

test("a page that is sent a second time runs its scripts, each time by a nonce of its own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [sample] = visited;
  const nonces = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const answer = await page.goto(`/d/${sample?.code}`);
    const policy = (await answer?.allHeaders())?.["content-security-policy"] ?? "";
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "Copy list" }).click();
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeVisible();
    await expectNothingRefused(page);
  }
  expect(nonces.size).toBe(3);
});

test("the pages of no game keep to their policy", ({ page }) =>
  visitAll(page, ["/", "/compare", "/nothing-here", "/d/damaged", "/open-worlds/cards/no-such-card"]));
