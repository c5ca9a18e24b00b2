import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardName } from "../../app/_ui/cards/card-name.tsx";
import { hyphenated } from "../../app/_ui/cards/hyphenated.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { games } from "../every-game.ts";

afterEach(cleanup);
const names = games.flatMap((game) => builtInPool(game).cards.map(({ label }) => label));
const shown = (text: string | null) => text?.replaceAll("\u00ad", "|");

test.each([
  ["Pyre Breaker", "Pyre Brea|ker"],
  ["Basking Interval", "Bas|king In|ter|val"],
  ["Hollow Marauder", "Hollow Ma|rauder"],
  ["Nova Interdictor", "Nova In|ter|dic|tor"],
  ["Skirmisher", "Skir|misher"],
  ["Wandering Hearth", "Wan|dering Hearth"],
])("%s may be broken as %s", (name, broken) => {
  expect(shown(hyphenated(name))).toBe(broken);
});

test("no name of a card is broken in a short word, or needlessly before the consonant of its ending", () => {
  for (const word of names.flatMap((name) => name.split(/[^\p{L}]+/u))) {
    if (word.length < 7) expect(hyphenated(word)).toBe(word);
    expect(hyphenated(word)).not.toMatch(/\u00ad.*\u00ad\p{L}{1,2}(ing|ed|er)$/u);
  }
});

test("each word of a small card’s name that may be broken is held together, and the name is the same", () => {
  for (const name of new Set(names)) {
    const { container, unmount } = render(<CardName name={name} />);
    expect(container.textContent).toBe(hyphenated(name));
    const loose = [...container.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (name.includes(" ")) for (const { textContent } of loose) expect(textContent).not.toContain("\u00ad");
    unmount();
  }
});
