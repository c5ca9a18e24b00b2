// Orbits with their bodies, of gold around an Apex. Each faction has forms of its own; celestials are stars.

import type { CardPicture, Language } from "../../../art/card-picture.ts";
import { drawByName, type Facts, type NameChoice, shareOf } from "../../../art/facts.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { type Star, star } from "../../../art/forms/star.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { range, xy } from "../../../art/pen/points.ts";
import { cosine, sine } from "../../../art/pen/turn.ts";
import { drift } from "./drift.ts";
import { ember } from "./ember.ts";
import { glass } from "./glass.ts";
import type { Unit } from "./unit.ts";
import { verdant } from "./verdant.ts";

export const art: Language = { game: "conquest-of-fates", picture };

const FACTIONS: Readonly<Record<string, (pen: Pen, unit: Unit) => void>> = {
  "Ember Concord": ember,
  "Verdant Maw": verdant,
  "Glass Choir": glass,
  "Drift Syndicate": drift,
};

function picture(facts: Facts): CardPicture {
  const isApex = facts.is("apex");
  const isCelestial = facts.word("kind") === "celestial";
  return {
    isNight: isApex || isCelestial || facts.number("cq") < 0,
    isGold: isApex || isCelestial,
    ground(pen) {
      if (!isCelestial) orbits(pen, isApex);
      if (facts.word("deployment") === "lightspeed") streaks(pen);
    },
    subject: (pen) => subject(pen, facts, isCelestial),
  };
}

function orbits(pen: Pen, isGold: boolean): void {
  const turn = pen.between(-28, 28);
  for (const i of range(pen.level + (isGold ? 2 : 1))) {
    const [rx, ry] = [150 + i * 46, 50 + i * 30];
    pen.oval(isGold ? "glow" : "faint", 200, 140, rx, ry, turn);
    const angle = pen.between(0, 360);
    const [u, v] = [rx * cosine(angle), ry * sine(angle)];
    pen.disc("spark", 200 + u * cosine(turn) - v * sine(turn), 140 + u * sine(turn) + v * cosine(turn), 6 - i);
  }
}

/** Streaks of something as fast as light. */
function streaks(pen: Pen): void {
  for (const i of range(7))
    pen.taper("sky", xy(-10, 40 + i * 36, 180, 30 + i * 34, 420, 8 + i * 34), 1, 4 + (i % 3) * 5);
}

function subject(pen: Pen, facts: Facts, isCelestial: boolean): void {
  if (isCelestial) heaven(pen, facts);
  else if (facts.number("cq") < -1) star(pen, "hole");
  else faction(pen, facts);
}

function heaven(pen: Pen, facts: Facts): void {
  const shown = (kind: Star) => () => star(pen, kind);
  const kinds: readonly NameChoice[] = [
    ["nebula|veil|quiet", shown("nebula")],
    ["black|hole|horizon", shown("hole")],
    ["quasar|pulsar|cadence", shown("quasar")],
    ["drowned", shown("drowned")],
    ["giant|sun", shown("giant")],
  ];
  drawByName(facts, kinds, shown("sun"));
}

function faction(pen: Pen, facts: Facts): void {
  const big = shareOf(facts.number("cq"), 8);
  const unit = { facts, big, isApex: facts.is("apex"), cq: facts.number("cq") };
  const draw = FACTIONS[facts.word("faction") ?? ""] ?? nobody;
  draw(pen, unit);
}

/** A card without a faction. */
function nobody(pen: Pen): void {
  pen.disc("shade", 200, 140, 92);
  crawler(pen, { at: [190, 150], scale: 0.9 }, { plates: 6, legs: 4, spikes: 0.8, jaws: 0.8, hasTail: true });
}
