import { samples } from "../samples.ts";
import { expect, expectFitAndAccessible, test, visited } from "./page.ts";

for (const { game, text, name, code } of visited) {
  test(`a list of ${game.name}, pasted on the first page, is recognised, judged and linked`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "A deck list or a code" }).fill(text.replace(/^Game:.*\n/m, ""));
    await expect(page.getByText("Legal", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "View deck" }).click();
    await expect(page).toHaveURL(`/d/${code}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  for (const path of [`/${game.id}`, `/d/${code}`, `/d/${code}/embed`])
    test(`${path.replace(code, "CODE")} of ${game.name} is accessible and fits`, async ({ page }) => {
      await page.goto(path);
      await expectFitAndAccessible(page);
    });
}

for (const path of ["/", "/compare", "/nowhere"])
  test(`${path} is accessible and fits`, async ({ page }) => {
    await page.goto(path);
    await expectFitAndAccessible(page);
  });

test("a list of no game is said in one sentence, and stays in the box", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "A deck list or a code" });
  await box.fill("4 Lightning Bolt");
  await expect(page.getByText("No line of this list names a card")).toBeVisible();
  await expect(box).toHaveValue("4 Lightning Bolt");
});

for (const { game, code } of samples)
  test(`a shared deck of ${game.name} prints on one page`, async ({ page }) => {
    await page.goto(`/d/${code}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });

for (const end of ["", "/sheet"])
  test(`a damaged code gets a helpful page with status 404, ${end || "as a deck"}`, async ({ page }) => {
    const answer = await page.goto(`/d/${samples[0]?.code}x${end}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not hold a whole deck" })).toBeVisible();
  });
