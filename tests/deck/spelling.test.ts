import { describe, expect, test } from "vitest";
import { Notes } from "../../app/_builder/state/notes.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { near } from "../../lib/cards/near.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { judge, spellingsFix } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";
import { mended } from "../mended.ts";

const pool = builtInPool(gameCalled("shoulder-of-orion"));

const MESSY = `Heroes
1 Baneret Apollo
1 Marshal Ilse Thorn
1 Sgt Vex Amari
Main
3 Border Rifels
3 Kestrel Pilot
3 Gate Templar
3 Lancer Column
3 Oathblade
2 Lancer Colum`;

function deckOf(text: string) {
  const read = readText(games, pool, text);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(" "));
  return read.reading.deck;
}

const spelt = (text: string) => judge(pool, deckOf(text)).findings.filter(({ rule }) => rule === "deck/unknown-card");

describe("misspelt cards", () => {
  test("each gets the near name in its place, heroes too, whatever is then still wrong", () => {
    const labels = spelt(MESSY).map(({ fixes }) => fixes[0]?.label);
    expect(labels).toEqual([
      "Use Banneret Apollo",
      "Use Marshal Ilse Thorne",
      "Use Sergeant Vex Amari",
      "Use Border Rifles",
      "Use Lancer Column",
    ]);
  });

  test("a misspelt hero without a heading goes to the heroes", () => {
    const [use] = spelt("Baneret Apollo\n3 Kestrel Pilot")[0]?.fixes ?? [];
    expect(use?.edits.at(-1)).toEqual({ section: "heroes", card: "Banneret Apollo", by: 1 });
  });

  test("one fix spells all of them, and there is none for a single one", () => {
    const deck = deckOf(MESSY);
    const fix = spellingsFix(pool, deck);
    expect(fix?.label).toBe("Fix all 5 spellings");
    const after = fix && mended(deck, fix, pool);
    expect(after?.misread).toEqual([]);
    expect(after?.entries.find(({ card }) => card.label === "Lancer Column")?.count).toBe(5);
    expect(spellingsFix(pool, deckOf("Baneret Apollo"))).toBeUndefined();
    expect(spellingsFix(pool, deckOf("Nothing Like It\nNobody At All"))).toBeUndefined();
  });

  test.each([
    ["Sgt Vex Amari", ["Sergeant Vex Amari"]],
    ["Srgnt Vx Amri", ["Sergeant Vex Amari"]],
    ["Sgvxam", []],
  ])("%s is short for %j", (typed, names) => expect(near(pool, typed).map(({ label }) => label)).toEqual(names));
});

describe("what the judge says about hero lines that name no card", () => {
  const { findings } = judge(pool, deckOf(MESSY));

  test("is one sentence that says how many cards wait, and it stands under none of them", () => {
    const about = findings.filter(({ rule }) => rule === "shoulder-of-orion/eligible");
    expect(about.map(({ message }) => message)).toEqual([
      "Fix the hero lines first. 4 cards can’t be checked until then.",
    ]);
    const notes = new Notes(findings);
    expect(notes.on({ section: "main", name: "Kestrel Pilot" })).toEqual([]);
  });
});
