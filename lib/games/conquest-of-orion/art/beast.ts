import { drawByName, type Facts } from "../../../art/facts.ts";
import { behemoth } from "../../../art/forms/behemoth.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { flyer, jelly } from "../../../art/forms/drifter.ts";
import { serpent } from "../../../art/forms/serpent.ts";
import { beastStand } from "../../../art/forms/stand.ts";
import type { Pen } from "../../../art/pen/pen.ts";

/** Something as large as a hill, on land or in the sea. Damage and health are from 0 to 1. */
export function colossus(pen: Pen, facts: Facts, damage: number, health: number): void {
  const back = facts.named("glacier|ridge") ? "ice" : "spikes";
  drawByName(
    facts,
    [
      [
        "maw|devourer|leviathan",
        () => serpent(pen, { width: 28 + health * 14, fins: 5, jaws: damage, isInWater: true }),
      ],
    ],
    () => behemoth(pen, beastStand(pen, [178, 168], 1.02), { back, horns: damage, mass: health }),
  );
}

export function beast(pen: Pen, facts: Facts, damage: number, health: number): void {
  const insect = { plates: 3 + health * 4, legs: 3, spikes: damage, jaws: damage, scythes: damage, rear: 0.8 };
  drawByName(
    facts,
    [
      ["ray|\\w*glider", () => flyer(pen, beastStand(pen, [200, 128], 1), { tail: damage })],
      ["serpent|shoal|matron", () => serpent(pen, { width: 22 + health * 14, fins: 4, jaws: damage, isInWater: true })],
      ["\\w*kraken", () => jelly(pen, beastStand(pen, [200, 116], 1.1), 9)],
      [
        "herd|grazer|ward|maw",
        () => behemoth(pen, beastStand(pen, [178, 168], 1), { back: "spikes", horns: damage, mass: health }),
      ],
    ],
    () => crawler(pen, beastStand(pen, [184, 176], 1), insect),
  );
}
