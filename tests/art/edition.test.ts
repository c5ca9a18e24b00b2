import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EDITION, SIZES } from "../../lib/art/address.ts";
import type { Card } from "../../lib/core/card/card.ts";
import { cardArt } from "../../lib/games/art.ts";
import { games } from "../every-game.ts";

/** Names whose words most forms know, and names that no form knows. */
const NAMES = [
  "Gate of Silence",
  "Storm Charge",
  "Bell of Glass",
  "Rail Volley",
  "Titan",
  "Aldermere",
  "Nobody",
  "Moss",
];

/** Cards that nobody has printed: of every kind, with each attribute that has a list of words at each of them. */
const drawings = games.flatMap((game) =>
  game.attributes.flatMap(({ name, shapes: [shape] }) =>
    (shape.is === "word" ? (shape.of ?? []) : []).flatMap((word) =>
      NAMES.map((label, i) => {
        const [kind] = game.attributes;
        const first = kind?.shapes[0].is === "word" ? kind.shapes[0].of?.[i % 2] : undefined;
        const card: Card = { name: label, [game.kind]: first, [name]: word };
        return cardArt(game, card, label, SIZES[i % 3] ?? "small");
      }),
    ),
  ),
);

test("drawings are those of this edition: whoever changes one raises EDITION, and writes the new print here", () => {
  const print = createHash("sha256").update(drawings.join("\n")).digest("hex").slice(0, 12);
  expect({ edition: EDITION, print }).toEqual({ edition: 2, print: "24e74410a9dd" });
});
