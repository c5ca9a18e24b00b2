import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { codeIn } from "../../lib/deck/code/code-in-text.ts";
import { samples } from "../samples.ts";

describe.each(samples)("a deck of $game.name", ({ game, code, text }) => {
  test.each([
    ["its code alone", code],
    ["its page", `https://drydock.example/d/${code}`],
    ["its page behind a port", `http://127.0.0.1:3000/d/${code}`],
    ["its page without a scheme", `drydock.example/d/${code}`],
    ["its page without a site", `/d/${code}`],
    ["its page below another path", `https://example.org/games/drydock/d/${code}`],
    ["its page with a slash at the end", `https://drydock.example/d/${code}/`],
    ["its page with a query", `https://drydock.example/d/${code}?from=chat&d=/d/`],
    ["a place in its page", `https://drydock.example/d/${code}#charts`],
    ["its table at a moment", `https://drydock.example/d/${code}/play?seed=7#m=AAAA-BBBB`],
    ["its frame for other pages", `https://drydock.example/d/${code}/embed`],
    ["its registration sheet", `https://drydock.example/d/${code}/sheet`],
    ["its list as text", `https://drydock.example/d/${code}/text`],
    ["a copy of it in the builder", `https://drydock.example/${game.id}/build?code=${code}`],
    ["a copy of it in the builder, searching", `https://drydock.example/${game.id}/build?q=a%20b&code=${code}#deck`],
    ["its page between blanks", `\n  https://drydock.example/d/${code} \n`],
  ])("is known by %s", (_, given) => {
    expect(codeIn(given)).toEqual({ letters: code, certain: true });
  });

  test("is no code as a list, or as an address beside other words", () => {
    expect(codeIn(text)).toBeUndefined();
    expect(codeIn(`My deck: https://drydock.example/d/${code}`)).toBeUndefined();
    expect(codeIn(`https://drydock.example/${game.id}`)).toBeUndefined();
  });

  test("no name of a card is certainly a code", () => {
    for (const { label } of builtInPool(game).cards)
      expect([label, codeIn(label)?.certain ?? false]).toEqual([label, false]);
  });
});

test("an address of 64 KiB that only looks like ours is answered at once", () => {
  const steps = "/d/aaaaa".repeat(8000);
  expect(codeIn(`${steps}!`)).toEqual({ letters: "aaaaa", certain: true });
  expect(codeIn("/build?".repeat(9000))).toBeUndefined();
});
