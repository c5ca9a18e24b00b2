import { drawByName, type Facts, type NameChoice, shareOf } from "../../../art/facts.ts";
import { bust, type Somebody } from "../../../art/forms/bust.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { dart } from "../../../art/forms/dart.ts";
import { saw } from "../../../art/forms/machine.ts";
import { clutch, surge } from "../../../art/forms/nature.ts";
import { deed, eye } from "../../../art/forms/paper.ts";
import { yard } from "../../../art/forms/place.ts";
import { muster, relic } from "../../../art/forms/rally.ts";
import { rider } from "../../../art/forms/rider.ts";
import { hull } from "../../../art/forms/ship.ts";
import { hymn } from "../../../art/forms/sound.ts";
import { burst, ray, volley } from "../../../art/forms/strike.ts";
import { swarm } from "../../../art/forms/swarm.ts";
import { vary } from "../../../art/forms/vary.ts";
import { gate, ward } from "../../../art/forms/ward.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { type Point, range, xy } from "../../../art/pen/points.ts";
import { chorusDress, plainDress, signOf } from "./dress.ts";

interface Doer {
  readonly is: Somebody;
  readonly isBeast: boolean;
}

/** Actions, augments and items are drawn by subtype, name, and the attack or cost. */
export function order(pen: Pen, facts: Facts, doer: Doer): void {
  const strength = facts.number("attack") || facts.number("cost") || 1;
  if (facts.named("charge|assault")) charge(pen, strength, doer.isBeast);
  else if (facts.word("type") === "augment") augment(pen, facts, doer);
  else if (facts.word("type") === "item") item(pen, facts);
  else drawByName(facts, byName(pen, strength), () => bySubtype(pen, facts, strength));
}

function byName(pen: Pen, strength: number): readonly NameChoice[] {
  return [
    ["denied|entry|silence|redacted", () => vary(pen, () => gate(pen, 8 + strength * 6), { near: 1.15 })],
    [
      "eye|dream|foreseen|starlight|prophecy|entrails",
      () => vary(pen, () => eye(pen, strength), { turn: 10, near: 1.4 }),
    ],
  ];
}

function charge(pen: Pen, strength: number, isChitin: boolean): void {
  const is = { head: "great", reach: shareOf(strength, 6), crest: 1, isChitin } as const;
  rider(pen, { at: [96, 112], scale: 0.66 }, is);
  rider(pen, { at: [196, 180], scale: 1 }, { ...is, hasBanner: true });
}

function augment(pen: Pen, facts: Facts, { is, isBeast }: Doer): void {
  const subtype = facts.word("subtype");
  if (subtype === "Armor" || facts.named("plate")) {
    const chitin = isBeast ? ({ form: "spike", head: "insect" } as const) : {};
    bust(pen, { at: [200, 158], scale: 1.24 }, { ...is, arm: undefined, plates: 4, halo: "rays", ...chitin });
  } else if (subtype === "Mutation") for (const i of range(4)) limb(pen, i);
  else if (subtype === "Blessing") bust(pen, { at: [200, 190], scale: 1.15 }, chorusDress());
  else if (facts.named("visor")) bust(pen, { at: [200, 210], scale: 1.7 }, plainDress("visor"));
  else relic(pen, "sword", 0.8);
}

/** A limb that has just grown, with its thorn. */
function limb(pen: Pen, i: number): void {
  const root: readonly Point[] = xy(-30, 300 - i * 34, 90 + i * 16, 250 - i * 56);
  const spine: readonly Point[] = [...root, [210 + i * 20, 150 - i * 40], [322 + i * 14, 168 - i * 34]];
  pen.taper("light", spine, 44 - i * 7, 0, 8);
  pen.at([6, 14], {}, () => pen.taper("shade", spine, 22 - i * 4, 0, 4));
  pen.at([196 + i * 22, 86 - i * 38], {}, () => pen.poly("dark", "0,42 18,0 36,38"));
}

function item(pen: Pen, facts: Facts): void {
  const wheels = () => {
    saw(pen, [150, 150], 92);
    saw(pen, [280, 94], 58);
    saw(pen, [296, 212], 44);
  };
  drawByName(
    facts,
    [
      ["engine|cell", wheels],
      ["crane", () => yard(pen)],
      ["ledger", () => relic(pen, "ledger", 0.5)],
    ],
    () => relic(pen, "wrench", 0.5),
  );
}

function bySubtype(pen: Pen, facts: Facts, strength: number): void {
  const wave = () => vary(pen, () => surge(pen, strength), { turn: 5, near: 1.25 });
  const song = () => (facts.named("spores|plague") ? swarm(pen, 12) : vary(pen, () => hymn(pen, strength)));
  const contract = () => {
    if (facts.has("attack")) ray(pen, shareOf(strength, 6));
    vary(pen, () => deed(pen, strength));
  };
  const growth = () =>
    drawByName(
      facts,
      [
        ["acid", wave],
        ["migration", () => swarm(pen, 8 + strength * 3)],
        ["shell", () => crawler(pen, { at: [190, 158], scale: 1.1 }, { plates: 6, legs: 0, spikes: 0.6, jaws: 0.2 })],
      ],
      () => (facts.has("attack") ? swarm(pen, 8 + strength * 3) : clutch(pen, 3 + strength)),
    );
  const kinds: Readonly<Record<string, () => void>> = {
    Vision: () => vary(pen, () => eye(pen, strength), { turn: 10, near: 1.4 }),
    Surge: wave,
    Hymn: song,
    Rite: song,
    Contract: contract,
    Deal: contract,
    Instinct: growth,
    Habitat: growth,
    Protocol: () => shield(pen, facts),
  };
  (kinds[facts.word("subtype") ?? ""] ?? (() => plainOrder(pen, facts, strength)))();
}

function shield(pen: Pen, facts: Facts): void {
  vary(pen, () => ward(pen, signOf(facts) ?? "star"), { turn: 8, near: 1.25 });
}

function plainOrder(pen: Pen, facts: Facts, strength: number): void {
  const shots = () => vary(pen, () => volley(pen, strength + 1), { turn: 4, near: 1.1 });
  const banners = () => vary(pen, () => muster(pen, strength, signOf(facts)), { turn: 3, near: 1.15 });
  drawByName(
    facts,
    [
      ["ranks|ward", () => shield(pen, facts)],
      ["thruster", () => dart(pen, [220, 136], 3)],
      ["blueprint|research", () => vary(pen, () => deed(pen, 0))],
      ["broadside|scorched", () => broadside(pen)],
      ["volley", shots],
    ],
    () => (facts.has("attack") ? shots() : banners()),
  );
}

function broadside(pen: Pen): void {
  hull(pen, { size: 0.9, armour: 0.7, guns: [1, 1, 1, 1], engines: 2, yaw: 34, bays: 2 });
  burst(pen, [330, 70], 54);
}
