// Pictures of cards at their addresses, as browsers and proxies see them.
import { describe, expect, inject, test } from "vitest";
import { artAddress } from "../../lib/art/address.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { cardArt } from "../../lib/games/art.ts";
import { games } from "../../lib/games/index.ts";

const origin = inject("origin");

const shown = games.map((game) => {
  const [first] = builtInPool(game).cards;
  if (!first) throw new Error("no card");
  const { card, label } = first;
  return {
    name: game.name,
    address: artAddress(game, card, label, "large"),
    drawn: cardArt(game, card, label, "large"),
  };
});

describe.each(shown)("$name", ({ address, drawn }) => {
  test("a picture is the drawing of its card, packed, for ever, and loads nothing wherever it is opened", async () => {
    const answer = await fetch(`${origin}${address}`, { headers: { "accept-encoding": "gzip" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(drawn);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("ratelimit")).toBeNull();
  });

  test.each([
    ["another size", (path: string) => path.replace("large", "huge")],
    ["another card", (path: string) => path.replace(/[0-9a-z](?=-large)/, (last) => (last === "0" ? "1" : "0"))],
    ["another game", (path: string) => path.replace(/art\/[a-z-]+/, "art/nowhere")],
    ["another kind of file", (path: string) => path.replace(".svg", ".png")],
    ["letters that are written otherwise", (path: string) => path.replace("-large", "%2Dlarge%2F..")],
    ["nothing behind it", (path: string) => path.slice(0, path.lastIndexOf("/"))],
  ])("there is nothing at the address of %s", async (_, other) => {
    const answer = await fetch(`${origin}${other(address)}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control") ?? "").not.toContain("immutable");
  });

  test("a page shows its cards as pictures of the right size, with room for them before they are there", async () => {
    const page = await (await fetch(`${origin}/${address.split("/")[2]}/cards`)).text();
    const pictures = page.match(/<img [^>]*data-art[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(20);
    for (const picture of pictures) {
      expect(picture).toMatch(/ src="\/art\/[a-z-]+\/[0-9a-z]+-(medium|large)\.svg"/);
      expect(picture).toMatch(/ alt="" width="400" height="280"/);
      expect(picture.includes('loading="lazy"')).toBe(picture.includes("-large.svg"));
    }
    expect(page).not.toContain('viewBox="0 0 400 280"');
  });
});
