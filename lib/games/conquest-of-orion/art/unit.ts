import type { Facts } from "../../../art/facts.ts";
import { company, portrait } from "../../../art/forms/bust.ts";
import { dart, fleet } from "../../../art/forms/dart.ts";
import { golem } from "../../../art/forms/golem.ts";
import { grub } from "../../../art/forms/grub.ts";
import { hound, saw, walker } from "../../../art/forms/machine.ts";
import { impact } from "../../../art/forms/nature.ts";
import { farGlobe } from "../../../art/forms/planet.ts";
import { rider } from "../../../art/forms/rider.ts";
import { hull } from "../../../art/forms/ship.ts";
import { swarm } from "../../../art/forms/swarm.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { around, clamp, type Point, range } from "../../../art/pen/points.ts";
import { beast, colossus } from "./beast.ts";
import { dressOf } from "./dress.ts";
import { kindOf } from "./kind.ts";

/** A unit by its classification and its race. Damage and health are from 0 to 1. */
export function unit(pen: Pen, facts: Facts, damage: number, health: number): void {
  const kind = kindOf(facts);
  const isHeavy = kind.startsWith("Heavy");
  const draw: Readonly<Record<string, () => void>> = {
    Squadron: () => fleet(pen, 2 + facts.number("damage") / 1.5, 1.5),
    Drone: () => drone(pen, facts),
    Spawn: () => spawn(pen, facts),
    Colossus: () => colossus(pen, facts, damage, health),
    Beast: () => beast(pen, facts, damage, health),
    Construct: () =>
      golem(pen, { at: [200, 168], scale: 0.86 + health * 0.26 }, { mass: health, shields: facts.number("shields") }),
  };
  if (/vessel$/i.test(kind)) vessel(pen, facts, damage, health, isHeavy);
  else if (/machine$/i.test(kind)) machine(pen, facts, damage, health, isHeavy);
  else (draw[kind] ?? (() => somebody(pen, facts, damage, health)))();
}

function vessel(pen: Pen, facts: Facts, damage: number, health: number, isHeavy: boolean): void {
  if (isHeavy) farGlobe(pen, [300, 90], 90);
  if (facts.named("convoy|picket")) fleet(pen, 2, 0.8);
  const isFast = facts.words("keywords").some((keyword) => /Intercept|Swift/.test(keyword));
  hull(pen, {
    size: 0.1 + health * 0.8 + (isHeavy ? 0.1 : 0),
    armour: Math.max(health, facts.share("shields", 4)),
    guns: range(clamp(facts.number("damage"), 0, 5)).map(() => 0.3 + damage * 0.6),
    engines: 1 + facts.number("tier"),
    bays: facts.named("hauler|freighter|carrier|convoy") ? 4 : 0,
    fins: isFast ? 2 : facts.named("skiff|courier|scout") ? 1 : 0,
    scale: 1.3 - health * 0.26,
  });
}

function drone(pen: Pen, facts: Facts): void {
  if (facts.named("mines")) {
    mineAt(pen, [120, 90], 34);
    mineAt(pen, [270, 120], 52);
    mineAt(pen, [150, 204], 42);
  } else if (facts.named("comet")) {
    impact(pen, 1);
    saw(pen, [236, 140], 62);
  } else {
    for (const i of range(facts.number("damage"))) dart(pen, [290, 70 + i * 46], 0.8);
    dart(pen, [180, 150], 2.5);
  }
}

/** A mine with spikes. */
function mineAt(pen: Pen, place: Point, radius: number): void {
  const on = (share: number, angle: number) => around(0, 0, radius * share, angle);
  pen.at(place, {}, () => {
    for (const angle of range(8).map((i) => i * 45))
      pen.taper("dark", [on(0.8, angle), on(1.15, angle), on(1.45, angle)], 7, 2);
    pen.disc("middle", 0, 0, radius);
    pen.poly(
      "light",
      range(7).map((i) => on(0.94, -110 + i * 24)),
    );
    pen.disc("spark", 0, 0, radius * 0.28);
  });
}

function spawn(pen: Pen, facts: Facts): void {
  if (facts.named("swarm")) swarm(pen, 13);
  else grub(pen, { at: [190, 158], scale: 1 }, { rings: 5, hasSpikes: facts.number("damage") > 0 });
}

function machine(pen: Pen, facts: Facts, damage: number, health: number, isHeavy: boolean): void {
  if (facts.named("jackal|hound")) hound(pen, { at: [196, 150], scale: 1.06 }, facts.number("damage") + 2);
  else if (facts.named("barge|cathedral|extinction")) {
    const guns = range(4).map(() => damage);
    hull(pen, { size: 0.4 + health * 0.6, armour: 1, guns, engines: 4, bays: 5, square: 0.8 });
  } else {
    const fitted = { hasSaw: facts.named("saw|engine|brute"), hasStacks: isHeavy || facts.named("furnace|slag") };
    walker(
      pen,
      { at: [166, 146], scale: 0.98 + health * 0.2 },
      { guns: 1 + damage * 2, reach: damage, mass: health, ...fitted },
    );
  }
}

function somebody(pen: Pen, facts: Facts, damage: number, health: number): void {
  const { is, isMany } = dressOf(facts, damage, health);
  if (facts.word("race") === "Destroyers" && facts.named("comet|rider"))
    rider(pen, { at: [186, 170], scale: 1.04 }, { head: "horned", reach: damage, isChitin: true });
  else if (isMany) company(pen, is);
  else portrait(pen, is);
}
