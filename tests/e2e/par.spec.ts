import { patience } from "../pace.ts";
import { expect, test, visited } from "./page.ts";
import { fromMenu, sit, stepped } from "./table.ts";

for (const sample of visited) {
  test(`${sample.game.name}: what was possible with a deal is found off the page's thread, and can be cancelled`, async ({
    page,
  }) => {
    test.setTimeout(patience(240_000));
    await sit(page, sample);
    await stepped(page, () => fromMenu(page, "To the end"));
    const end = page.getByRole("region", { name: "Summary" });
    const find = end.getByRole("button", { name: "What was possible with this deal?" });
    await find.click();
    await expect(end.getByRole("progressbar", { name: "Moves looked at" })).toBeVisible();
    await end.getByRole("button", { name: "Cancel" }).click();
    await find.click();
    const lines = end.getByRole("table").getByRole("row").filter({ hasText: " in turn " });
    await expect(lines).toHaveCount(4, { timeout: patience(200_000) });
    await expect(lines.first()).toContainText("You");
    const link = await lines.last().getByRole("link").getAttribute("href");
    await page.goto(`/d/${sample.code}/play${link}`);
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Redo" })).toBeEnabled();
  });
}
