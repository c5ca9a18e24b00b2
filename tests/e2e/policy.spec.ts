// Every test looks on while its pages keep to their policy. What no other test opens is opened here.
import { expect, test, visited } from "./page.ts";
import { fromMenu } from "./table.ts";

for (const { game, code } of visited)
  test(`the pages of ${game.name} keep to their policy with all that can be folded out`, async ({ page }) => {
    const list = new URLSearchParams({ list: code });
    for (const path of [`/${game.id}`, `/d/${code}`, `/d/${code}/sheet`, `/?${list}`, "/d/damaged"]) {
      await page.goto(path);
      for (const fold of await page.locator("summary:visible").all()) await fold.click();
    }
    await page.goto(`/d/${code}/play#`);
    for (let n = 0; n < 3; n++) await fromMenu(page, "Turn");
  });

// The browser says on the console what it refuses.
const loud = test.extend({ quiet: ({ page: _ }, use) => use(undefined) });

loud("a style that is written on an element is refused, and the tests hear of it", async ({ page, refused }) => {
  await page.goto("/help");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<p style="color: red">red</p>'));
  await expect.poll(() => refused).toEqual([expect.stringMatching(/^style-src-attr inline/)]);
});

test("a page that is sent a second time runs its scripts by the same policy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [sample] = visited;
  const policies = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const answer = await page.goto(`/d/${sample?.code}`);
    policies.add((await answer?.allHeaders())?.["content-security-policy"] ?? "");
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "Copy list" }).click();
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeVisible();
  }
  expect(policies.size).toBe(1);
});
