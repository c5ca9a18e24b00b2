// Saved decks come from anybody, and are listed for everybody. Whatever they say is shown as it is, and none of it runs.
import { createdSchema, savedSchema } from "../../lib/contract/saved.ts";
import { mainSection } from "../../lib/deck/place.ts";
import { HOSTILE } from "./hostile.ts";
import { expect, test, visited } from "./page.ts";

/** All that a page says, and what stands in its fields. */
function shownTexts(): string {
  const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
  return [document.body.innerText, document.title, ...fields].join(" ");
}

for (const { game } of visited) {
  test(`${game.name}: nothing that stands in a saved deck runs, on any page`, async ({ page, request, baseURL }) => {
    const ids: string[] = [];
    for (const text of HOSTILE) {
      const data = {
        game: game.id,
        deck: { name: text, sections: { [mainSection(game).id]: [[text, 2]] } },
        ...{
          author: text.slice(0, 80),
          notes: `${text}\n${text}`,
          tags: [text.slice(0, 40)],
          label: text.slice(0, 80),
        },
        considering: [[text, 1]],
        listed: true,
      };
      const answer = await request.post("/api/v1/decks", { data });
      expect([text, answer.status()]).toEqual([text, 201]);
      const { id, editKey } = createdSchema.parse(await answer.json());
      const headers = { authorization: `Bearer ${editKey}`, "if-match": '"1"' };
      expect((await request.put(`/api/v1/decks/${id}`, { data, headers })).status()).toBe(200);
      ids.push(`${id}#key=${editKey}`);
    }
    const ran = () => page.evaluate(() => Reflect.get(window, "ran"));
    for (const [at, id] of ids.entries()) {
      await page.goto(`/decks/${id}`);
      await expect(page.getByRole("region", { name: "Your deck" })).toBeVisible();
      if (at === 0) await page.getByText("You can change this deck in this browser").first().click();
      expect([HOSTILE[at], await ran()]).toEqual([HOSTILE[at], undefined]);
    }
    for (const path of [
      `/${game.id}/decks`,
      `/${game.id}/decks?q=script`,
      `/decks/${ids[0]?.split("#")[0]}?version=1`,
      "/decks",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([path, await ran()]).toEqual([path, undefined]);
    }
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test(`${game.name}: nothing that stands in a shared code runs, on any page`, async ({ page, request }) => {
    const cards = HOSTILE.map((text) => [text, 1]);
    const data = { game: game.id, deck: { name: HOSTILE[1], sections: { [mainSection(game).id]: cards } } };
    const { id } = createdSchema.parse(await (await request.post("/api/v1/decks", { data })).json());
    const { code } = savedSchema.parse(await (await request.get(`/api/v1/decks/${id}`)).json());
    for (const path of [
      `/d/${code}`,
      `/d/${code}/sheet`,
      `/d/${code}/proxies`,
      `/d/${code}/embed`,
      `/d/${code}/play`,
      `/compare?a=${code}&b=/decks/${id}`,
      `/${game.id}/build?code=${code}`,
    ]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect.poll(() => page.evaluate(shownTexts), path).toContain(HOSTILE[1]);
      expect([path, await page.evaluate(() => Reflect.get(window, "ran"))]).toEqual([path, undefined]);
    }
  });
}
