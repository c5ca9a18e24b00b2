import { expect, test } from "vitest";
import { readAny } from "../../app/_builder/exchange/import-reading.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";

test.each(games)("a list whose header asks for what $name has not says the line and the ways out", (game) => {
  const read = readAny(builtInPool(game), `Game: ${game.name}\nFormat: marathon\n2 Anything`, {});
  expect(read).toEqual({ why: expect.stringMatching(/^Line 2: .*marathon.*\.$/) });
});

test("a messy list is read with its title, its spellings mended, and only what nobody can know left over", () => {
  const list = `My deck v2 (from discord)
Heroes (3)
1 Baneret Apollo
1 Marshal Ilse Thorn
1 Sgt Vex Amari
Main deck (40)
3 Border Rifels
2 Lancer Colum
3 Zzzzzz`;
  const read = readAny(builtInPool(gameCalled("shoulder-of-orion")), list, {});
  if (!read || !("deck" in read)) throw new Error("the list is read");
  expect(read.corrections).toBe("5 spellings corrected, 1 line not understood");
  expect(read.deck.name).toBe("My deck v2 (from discord)");
  expect(read.deck.entries.map(({ section, card, count }) => `${section} ${count} ${card.label}`)).toEqual([
    "heroes 1 Banneret Apollo",
    "heroes 1 Marshal Ilse Thorne",
    "heroes 1 Sergeant Vex Amari",
    "main 3 Border Rifles",
    "main 2 Lancer Column",
  ]);
  expect(read.deck.misread.map(({ text }) => text)).toEqual(["Zzzzzz"]);
  expect(read.unclear[0]?.says).toContain("Zzzzzz");
});

test.each(games)("a damaged code of $name is called one, and no card is looked for by it", (game) => {
  const pool = builtInPool(game);
  const [sample] = samplesOf(game);
  const list = readText(games, pool, sample?.text ?? "");
  const code = list.ok && encode(games, pool, list.reading.deck);
  expect(readAny(pool, `${code}`, {})).toHaveProperty("deck");
  const read = readAny(pool, `${code}`.slice(0, -3), {});
  expect(read).toEqual({ why: expect.stringMatching(/^[A-Z].*(link|code).*\.$/) });
});
