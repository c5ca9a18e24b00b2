import { copiedBy, expect, expectFitAndAccessible, openBuilder, test, visited } from "./page.ts";

for (const { game, code, name } of visited)
  test(`${game.name}: all decks and keys go to another browser by a link that works once`, async ({
    page,
    browser,
  }) => {
    await openBuilder(page, `/${game.id}/build?code=${code}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/^Saved as version 1\./)).toBeVisible();
    await page.goto("/decks");
    await page.getByRole("button", { name: "Bring to another device" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 deck and the key to change 1 saved deck go along.")).toBeVisible();
    const sent = page.waitForRequest("**/api/v1/parcels");
    await dialog.getByRole("button", { name: "Make the link" }).click();
    await expect(dialog.getByRole("img", { name: "The link to your decks as a QR code" })).toBeVisible();
    await expectFitAndAccessible(page);
    const link = await copiedBy(page, "Copy link");
    const key = link.slice(link.lastIndexOf(".") + 1);
    // The server never sees the key, nor what it opens.
    const body = (await sent).postData() ?? "";
    expect(key).toHaveLength(43);
    expect(body).not.toContain(key);
    expect(body).not.toContain(name);

    const other = await (await browser.newContext()).newPage();
    const requests: string[] = [];
    other.on("request", (request) => requests.push(request.url(), request.postData() ?? ""));
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "Bring decks here" })).toBeVisible();
    await other.getByRole("button", { name: "Bring the decks here" }).click();
    await expect(other.getByText("1 deck restored. 1 key restored.")).toBeVisible();
    await expectFitAndAccessible(other);
    expect(requests.join("\n")).not.toContain(key);
    expect(new URL(other.url()).hash).toBe("");
    await other.getByRole("link", { name: "See your decks" }).click();
    await other.getByRole("link", { name: `Edit ${name}` }).click();
    await expect(other.getByText(/^Saved as version 1/)).toBeVisible();

    // A second time the link says why it does not work, and another one that it is not whole.
    await other.goto(link);
    await other.getByRole("button", { name: "Bring the decks here" }).click();
    await expect(other.getByText(/It was opened already/)).toBeVisible();
    await other.goto("about:blank");
    await other.goto(link.slice(0, -1));
    await expect(other.getByText("This link is not whole.")).toBeVisible();
    await other.context().close();
  });
