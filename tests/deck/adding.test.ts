import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { adding } from "../../lib/deck/view/adding.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";
import { sampleOf } from "../samples.ts";

function oneMore(text: string, card: string) {
  const pool = builtInPool(gameCalled("shoulder-of-orion"));
  const read = readText(games, pool, text);
  const known = pool.labelled(card);
  if (!read.ok || !known) throw new Error(card);
  return adding(pool, read.reading.deck, pool.of(known));
}

test("one more copy of a card says its section, the averages that count it, the verdict and what is against it", () => {
  const { copies, changes, against } = oneMore(sampleOf("shoulder-of-orion").text, "Border Rifles");
  expect(copies).toBe(3);
  expect(changes.map(({ label }) => label)).toEqual(["Main", "Cost, average", "Tech Tier, average", "Verdict"]);
  expect(changes[0]).toEqual({ label: "Main", before: "40 of 40", after: "41 of 40" });
  expect(changes.at(-1)).toEqual({ label: "Verdict", before: "Legal", after: "Illegal" });
  expect(against).toBe("Border Rifles is in the main deck 4 times, but only 3 are allowed.");
});

test("in a deck that only lacks cards nothing is blamed, and the first card has no average before it", () => {
  const { copies, changes, against } = oneMore("Marshal Ilse Thorne", "Border Rifles");
  expect({ copies, against }).toEqual({ copies: 0, against: undefined });
  expect(changes[0]).toEqual({ label: "Main", before: "0 of 40", after: "1 of 40" });
  expect(changes[1]).toEqual({ label: "Cost, average", before: "–", after: "1.0" });
  expect(changes.some(({ label }) => label === "Verdict")).toBe(false);
});
