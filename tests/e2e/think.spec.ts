// The table tries every move when somebody asks for it, and plays the one that they press.
import { expect, expectAccessibleAt, test, visited } from "./page.ts";
import { moment, sit, stepped } from "./table.ts";

for (const sample of visited)
  test(`${sample.game.name}: every move is tried, and a press plays one`, async ({ page }) => {
    await sit(page, sample);
    await page.keyboard.press("k");
    const panel = page.getByRole("region", { name: "What each move leads to" });
    await expect(panel.getByRole("table")).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessibleAt(page, width);
    }
    const [best, ...others] = await panel.getByRole("rowheader").all();
    expect(others.length).toBeGreaterThan(0);
    await stepped(page, () => best?.getByRole("button").click() ?? Promise.resolve());
    await expect(panel).toBeHidden();
  });

test("thinking can be called off, and changes nothing", async ({ page }) => {
  const [sample] = visited;
  if (!sample) throw new Error("no game is visited");
  await sit(page, sample);
  const before = await moment(page);
  await page.keyboard.press("k");
  const panel = page.getByRole("region", { name: "What each move leads to" });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  expect(await moment(page)).toBe(before);
});
