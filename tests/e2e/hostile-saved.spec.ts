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

/** By day a deck says five of the texts, each in its list, its notes and one place more. At night one says one, everywhere. */
const AT_ONCE = process.env.NIGHTLY ? 1 : 5;
const DECKS = HOSTILE.flatMap((_, at) => (at % AT_ONCE === 0 ? [HOSTILE.slice(at, at + AT_ONCE)] : []));

for (const { game } of visited) {
  test(`${game.name}: nothing that stands in a saved deck runs, on any page`, async ({ page, request, baseURL }) => {
    const ids: string[] = [];
    for (const texts of DECKS) {
      const [name = "", author = name, tag = name, label = name, other = name] = texts;
      const data = {
        game: game.id,
        deck: { name, sections: { [mainSection(game).id]: texts.map((text) => [text, 2]) } },
        author: author.slice(0, 80),
        notes: [...texts, ...texts].join("\n"),
        tags: [tag.slice(0, 40)],
        label: label.slice(0, 80),
        considering: [[other, 1]],
        listed: true,
      };
      const answer = await request.post("/api/v1/decks", { data });
      expect([texts, answer.status()]).toEqual([texts, 201]);
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
      expect([DECKS[at], await ran()]).toEqual([DECKS[at], undefined]);
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
