// A star chart. Globes are worlds, plots of ground facilities, hulls ships; catastrophes come from the sky.

import type { CardPicture, Language } from "../../../art/card-picture.ts";
import { drawByName, type Facts, shareOf } from "../../../art/facts.ts";
import { bust, company } from "../../../art/forms/bust.ts";
import { dart, fleet } from "../../../art/forms/dart.ts";
import { station } from "../../../art/forms/fortress.ts";
import { walker } from "../../../art/forms/machine.ts";
import { impact } from "../../../art/forms/nature.ts";
import { eye, scope } from "../../../art/forms/paper.ts";
import { globe } from "../../../art/forms/planet.ts";
import { muster, weld } from "../../../art/forms/rally.ts";
import { rider } from "../../../art/forms/rider.ts";
import { hull } from "../../../art/forms/ship.ts";
import { hymn } from "../../../art/forms/sound.ts";
import { star } from "../../../art/forms/star.ts";
import { burst, ray } from "../../../art/forms/strike.ts";
import { swarm } from "../../../art/forms/swarm.ts";
import { vary } from "../../../art/forms/vary.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { around, range } from "../../../art/pen/points.ts";
import { facility } from "./facility.ts";
import { ship } from "./ship.ts";
import { subkindOf } from "./subkind.ts";
import { world } from "./world.ts";

/** The largest numbers that there are, about. */
const MOST = { weapon: 18, defense: 30, ground: 16 } as const;

export const art: Language = { game: "open-worlds", picture };

function picture(facts: Facts): CardPicture {
  const isGreat = facts.number("class") >= 10 || facts.named("high|battle|siege|exotic|hidden");
  const isBad = facts.is("hostile") || facts.is("prohibited") || facts.word("kind") === "catastrophe";
  return { isNight: isGreat || isBad, ground: chart, subject: (pen) => subject(pen, facts) };
}

/** Rings and hours around a pole. */
function chart(pen: Pen): void {
  const [x, y] = [pen.between(60, 340), pen.between(-20, 60)];
  for (const i of range(pen.level + 2)) pen.disc("faint", x, y, 70 + i * 62);
  for (const i of range(pen.level * 4))
    pen.poly("faint", [around(x, y, 70, i * 45 + 12), around(x, y, 320, i * 45 + 12)], true);
}

function subject(pen: Pen, facts: Facts): void {
  const [kind, subkind] = [facts.word("kind"), subkindOf(facts)];
  const guns = facts.numbers("weapons").map((strength) => shareOf(strength, MOST.weapon));
  const defense = facts.share("defense", MOST.defense);
  if (kind === "world") world(pen, facts);
  else if (kind === "facility") facility(pen, facts, defense);
  else if (kind === "orbital" && subkind === "field") field(pen);
  else if (kind === "orbital" && subkind === "station")
    station(pen, { decks: 1 + defense * 4, guns, hasRing: defense > 0.7 });
  else if (kind === "orbital") ship(pen, facts, guns, defense);
  else if (kind === "ground") troops(pen, facts, defense);
  else happening(pen, facts);
}

/** A world under plates of force. */
function field(pen: Pen): void {
  globe(pen, [200, 168], 74, { seas: 0.4, clouds: 2, lights: 5 });
  for (const i of range(9)) {
    const turn = i * 25 - 100;
    const [x, y] = around(200, 168, 112, turn);
    const plate = range(6).map((k) => around(x, y, 26, k * 60 + turn));
    pen.poly(i % 3 ? "shade" : "light", plate);
    pen.poly("contour", plate);
  }
  pen.arc("cord", 200, 168, 146, -104, 104);
}

function troops(pen: Pen, facts: Facts, defense: number): void {
  const strength = facts.numbers("weapons")[0] ?? 0;
  const reach = shareOf(strength, MOST.ground);
  if (subkindOf(facts) === "automated") {
    const is = { guns: 1 + reach * 2, reach, mass: defense, hasSaw: facts.named("raid"), hasStacks: defense > 0.4 };
    walker(pen, { at: [180, 150], scale: 1.1 }, is);
    return;
  }
  if (facts.is("canConquer")) fleet(pen, 3, 0.8);
  const head = facts.named("clone") ? "visor" : "sallet";
  company(pen, { head, form: "plate", plates: 1 + defense * 2, arm: "rifle", reach: shareOf(strength, 25) });
}

/** Catastrophes and utilities, by their names. */
function happening(pen: Pen, facts: Facts): void {
  drawByName(
    facts,
    [
      ["comet", () => impact(pen, 4, true)],
      ["asteroid", () => impact(pen, 1)],
      ["biostorm", () => biostorm(pen)],
      ["grb", () => gammaRay(pen)],
      ["solar", () => star(pen, "giant")],
      ["adjust", () => adjustment(pen)],
      ["coup", () => coup(pen)],
      ["fray", () => fray(pen)],
      ["espionage", () => vary(pen, () => eye(pen, 2), { turn: 10, near: 1.4 })],
      ["alert", () => vary(pen, () => hymn(pen, 2))],
      ["fleet", () => fleet(pen, 5, 1.3)],
      ["brigade", () => brigade(pen)],
      ["research", () => scope(pen, 7)],
      ["sabotage", () => sabotage(pen)],
    ],
    () => vary(pen, () => muster(pen, 1), { turn: 3, near: 1.15 }),
  );
}

function biostorm(pen: Pen): void {
  impact(pen, 0);
  swarm(pen, 9 + pen.level * 3);
}

function gammaRay(pen: Pen): void {
  globe(pen, [236, 118], 74, { seas: 0.3, cracks: 4, turn: 40 });
  ray(pen, 0.9);
}

/** Two ships on one orbit. */
function adjustment(pen: Pen): void {
  pen.half("cord", 200, 140, 120, 70, 0, true);
  pen.half("cord", 200, 140, 120, 70, 0, false);
  dart(pen, [110, 100], 1.7, -23);
  dart(pen, [286, 190], 1.7, 155);
}

function coup(pen: Pen): void {
  const arms = { arm: "sword", reach: 0.7, arms: 2 } as const;
  bust(
    pen,
    { at: [200, 164], scale: 1.05 },
    { head: "great", form: "plate", plates: 2, ...arms, halo: "rays", hasCape: true },
  );
}

function fray(pen: Pen): void {
  burst(pen, [90, 170], 76);
  hull(pen, { size: 0.4, armour: 0.1, guns: [0.5], engines: 2, fins: 2, yaw: -29 });
}

function brigade(pen: Pen): void {
  pen.at([60, -14], { scale: 0.72 }, () => rider(pen, { at: [130, 160], scale: 1 }, { head: "sallet", reach: 0.5 }));
  rider(pen, { at: [170, 176], scale: 1 }, { head: "sallet", reach: 0.8, crest: 1, hasBanner: true });
}

function sabotage(pen: Pen): void {
  vary(pen, () => weld(pen, 2), { turn: 5, near: 1.2 });
  burst(pen, [204, 140], 92, 11);
}
