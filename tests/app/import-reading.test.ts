import { expect, test } from "vitest";
import { readAny } from "../../app/_builder/exchange/import-reading.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

test.each(games)("a list whose header asks for what $name has not says the line and the ways out", (game) => {
  const read = readAny(builtInPool(game), `Game: ${game.name}\nFormat: marathon\n2 Anything`, {});
  expect(read).toEqual({ why: expect.stringMatching(/^Line 2: .*marathon.*\.$/) });
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
