import { drawByName, type Facts } from "../../../art/facts.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { dart } from "../../../art/forms/dart.ts";
import { golem } from "../../../art/forms/golem.ts";
import { impact } from "../../../art/forms/nature.ts";
import { scope } from "../../../art/forms/paper.ts";
import { star } from "../../../art/forms/star.ts";
import { volley } from "../../../art/forms/strike.ts";
import { swarm } from "../../../art/forms/swarm.ts";
import { vary } from "../../../art/forms/vary.ts";
import { gate, ward } from "../../../art/forms/ward.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { clamp } from "../../../art/pen/points.ts";

/** An ability is drawn by its name and its cost. */
export function ability(pen: Pen, facts: Facts): void {
  const cost = facts.number("cost");
  const shots = () =>
    vary(pen, () => volley(pen, cost + 1, facts.named("rail") ? "missile" : "line"), { turn: 4, near: 1.1 });
  drawByName(
    facts,
    [
      ["stillness|sealed|quarantine|distance", () => vary(pen, () => gate(pen, 14 + cost * 8), { near: 1.15 })],
      ["umbrella|order of", () => ward(pen, "star")],
      ["spore|frenzied|shoal", () => swarm(pen, 9 + cost * 2)],
      ["molt", () => crawler(pen, { at: [190, 158], scale: 1.1 }, { plates: 6, legs: 2, spikes: 0.5, jaws: 0.3 })],
      ["ruin|scorch|bombardment|cinder", () => impact(pen, clamp(cost - 1, 1, 4))],
      ["collapse", () => star(pen, "hole")],
      ["thrusters|overcharge", () => dart(pen, [220, 136], 3)],
      ["stone", () => golem(pen, { at: [200, 160], scale: 1 }, { mass: 0.6, shields: 0 })],
      ["luck", () => scope(pen, 3 + cost * 2)],
    ],
    shots,
  );
}
