import { drawByName } from "../../../art/facts.ts";
import { behemoth } from "../../../art/forms/behemoth.ts";
import { portrait } from "../../../art/forms/bust.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { jelly } from "../../../art/forms/drifter.ts";
import { maw } from "../../../art/forms/plant.ts";
import { beastStand } from "../../../art/forms/stand.ts";
import { swarm } from "../../../art/forms/swarm.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { rankOf, type Unit } from "./unit.ts";

/** Petals with teeth, beasts with trees on their backs, masks of leaves. */
export function verdant(pen: Pen, unit: Unit): void {
  const { facts, big, cq, isApex } = unit;
  const at = (x: number, y: number, scale: number) => beastStand(pen, [x, y], scale);
  const crawls = () => {
    const isStalker = facts.named("stalker");
    crawler(pen, at(190, isStalker ? 176 : 160, 1), {
      plates: 4 + big * 3,
      legs: 3,
      spikes: facts.named("thorn|stalker") ? 0.9 : 0.3,
      jaws: big,
      scythes: isStalker ? 0.6 : 0,
      rear: isStalker ? 0.8 : 0,
      hasTail: facts.named("feral|drinker"),
    });
  };
  const masked = { ...rankOf(unit), head: "leaf", form: "spike", arm: "staff", hasRobe: true, crest: 0 } as const;
  drawByName(
    facts,
    [
      [
        "grazer|bull|behemoth|elder|warden",
        () => behemoth(pen, at(178, 168, 1), { back: "tree", horns: big, mass: big }),
      ],
      ["swarm", () => swarm(pen, 12)],
      ["drifter|cradle|spore", () => jelly(pen, at(196, 122, 1.1), 5 + Math.max(0, cq))],
      ["shell|runner|stalker|scout|drinker|feral", crawls],
      ["matron|shaper|recycler|gardener", () => portrait(pen, masked)],
    ],
    () =>
      maw(pen, at(200, isApex ? 118 : 128, 0.9 + big * 0.2), {
        petals: 5 + big * 4,
        vines: 3 + (isApex ? 3 : big * 3),
      }),
  );
}
