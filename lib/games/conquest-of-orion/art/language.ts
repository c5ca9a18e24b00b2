// A grid of hexes, as many of them filled as the Tier. Humans build of blocks, Torians are of stone, Aliens are beasts,
// Destroyers have hounds, saws and horns.

import type { CardPicture, Language } from "../../../art/card-picture.ts";
import { drawByName, type Facts, shareOf } from "../../../art/facts.ts";
import { station } from "../../../art/forms/fortress.ts";
import { saw } from "../../../art/forms/machine.ts";
import { clutch, surge } from "../../../art/forms/nature.ts";
import { deed } from "../../../art/forms/paper.ts";
import { fort, mine, palace } from "../../../art/forms/place.ts";
import { type Globe, globe } from "../../../art/forms/planet.ts";
import { muster } from "../../../art/forms/rally.ts";
import { star } from "../../../art/forms/star.ts";
import { vary } from "../../../art/forms/vary.ts";
import { ward } from "../../../art/forms/ward.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { around, range } from "../../../art/pen/points.ts";
import { ability } from "./ability.ts";
import { unit } from "./unit.ts";

export const art: Language = { game: "conquest-of-orion", picture };

/** Numbers that are large on most cards. */
const MOST = { damage: 8, health: 10 } as const;

function picture(facts: Facts): CardPicture {
  const tier = facts.number("tier");
  return {
    isNight: tier >= 3 || facts.word("rarity") === "gold",
    ground: (pen) => hexes(pen, tier),
    subject: (pen) => subject(pen, facts),
  };
}

const RADIUS = 40;

function hexes(pen: Pen, filled: number): void {
  const hex = (ink: "sky" | "faint", column: number, row: number) => {
    const x = column * RADIUS * 1.732 + (row % 2 ? RADIUS * 0.866 : 0);
    pen.poly(
      ink,
      range(6).map((i) => around(x, row * RADIUS * 1.5, RADIUS, i * 60)),
    );
  };
  for (const _ of range(filled)) hex("sky", pen.whole(0, 6), pen.whole(0, 4));
  const each = pen.level > 1 ? 3 : 6;
  for (const row of range(pen.level ? 5 : 0))
    for (const column of range(7)) if ((column + row * 2) % each === 0) hex("faint", column, row);
}

function subject(pen: Pen, facts: Facts): void {
  const [damage, health] = [facts.share("damage", MOST.damage), facts.share("health", MOST.health)];
  const draw: Readonly<Record<string, () => void>> = {
    planet: () => planet(pen, facts, health),
    satellite: () => satellite(pen, facts, damage, health),
    unit: () => unit(pen, facts, damage, health),
    attachment: () => attachment(pen, facts),
    achievement: () => achievement(pen, facts),
  };
  (draw[facts.word("type") ?? ""] ?? (() => ability(pen, facts)))();
}

/** The surfaces of planets. */
const KINDS: Readonly<Record<string, Globe>> = {
  ice: { ice: "tinted", craters: 2, seas: 0.3, bands: 2 },
  rock: { craters: 8, seas: 0.1 },
  lava: { cracks: 6, seas: 0.35, craters: 2 },
};

function planet(pen: Pen, facts: Facts, health: number): void {
  const damage = facts.number("damage");
  globe(pen, [200, 150], 84 + health * 30, {
    ...KINDS[facts.word("subtype") ?? ""],
    hasRing: facts.named("veil|crown|perimeter|lantern"),
    mines: facts.named("foundry|vault|mesa") ? 4 : 0,
    thorns: damage > 2 ? damage : 0,
    lights: facts.kinds("produces") * 3,
  });
}

function satellite(pen: Pen, facts: Facts, damage: number, health: number): void {
  const shields = facts.number("shields");
  const race = facts.word("race");
  const moon = () =>
    globe(pen, [200, 144], 88, { craters: 7, thorns: race === "Aliens" ? 6 : 3, mines: race === "Destroyers" ? 4 : 0 });
  drawByName(
    facts,
    [
      ["moon", moon],
      ["spire|monolith", () => monolith(pen, shields)],
    ],
    () => station(pen, { decks: 1 + health * 4, guns: [damage], hasRing: shields > 0 || facts.named("gate") }),
  );
}

/** A stone in its orbit, with shards around it. */
function monolith(pen: Pen, shields: number): void {
  pen.at([200, 146], {}, () => {
    pen.facet("0,-150 34,-96 44,60 0,134", 0, 8);
    pen.half("cord", 0, 4, 120, 34, -8, true);
    const shards = shields + 1;
    for (const i of range(shards))
      pen.at(around(0, 0, 104, i * (360 / shards) + 40), {}, () => pen.facet("0,-20 12,0 0,22", 0, 2));
    pen.poly("spark", "-10,-56 10,-56 6,14 -6,14");
  });
}

function attachment(pen: Pen, facts: Facts): void {
  const isAlien = facts.word("race") === "Aliens";
  drawByName(
    facts,
    [
      ["plating|hide|hull$|mantle|umbrella", () => ward(pen, isAlien ? "scales" : "star")],
      ["gun|battery|cannon", () => fort(pen, 0.2 + shareOf(facts.number("tier"), 5))],
      ["ram|drive", () => saw(pen, [200, 140], 110)],
      ["core|claim", () => mine(pen, facts.number("cost"))],
    ],
    () => clutch(pen, 4),
  );
}

function achievement(pen: Pen, facts: Facts): void {
  const cost = facts.number("cost");
  const learned = () => (facts.number("tier") > 2 ? palace(pen, 4) : vary(pen, () => deed(pen, cost)));
  drawByName(
    facts,
    [
      ["college|grand|market|charter|program|measure|arithmetic", learned],
      ["tide", () => vary(pen, () => surge(pen, cost), { turn: 5, near: 1.25 })],
      ["gestation|ancestral", () => clutch(pen, 4 + cost)],
      ["sun|vigil|hunger|worlds", () => star(pen, "giant")],
    ],
    () => vary(pen, () => muster(pen, cost), { turn: 3, near: 1.15 }),
  );
}
