import type { Facts } from "../../../art/facts.ts";
import { behemoth } from "../../../art/forms/behemoth.ts";
import { bust, company, portrait, type Somebody } from "../../../art/forms/bust.ts";
import { crawler } from "../../../art/forms/crawler.ts";
import { dart } from "../../../art/forms/dart.ts";
import { flyer, jelly } from "../../../art/forms/drifter.ts";
import { grub } from "../../../art/forms/grub.ts";
import { walker } from "../../../art/forms/machine.ts";
import { rider } from "../../../art/forms/rider.ts";
import { serpent } from "../../../art/forms/serpent.ts";
import { hull } from "../../../art/forms/ship.ts";
import { beastStand } from "../../../art/forms/stand.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { range } from "../../../art/pen/points.ts";

/** Somebody who fights: attack and health from 0 to 1, and what people of the faction wear. */
export interface Warrior {
  readonly is: Somebody;
  readonly attack: number;
  readonly health: number;
  readonly isBeast: boolean;
}

export function warrior(pen: Pen, facts: Facts, of: Warrior): void {
  if (facts.named("rider|dragoon|outrider")) {
    const mount = { hasBanner: facts.named("banner"), isChitin: of.isBeast };
    rider(
      pen,
      { at: [190, 172], scale: 1.04 },
      { head: "great", reach: of.attack, crest: facts.number("tier"), ...mount },
    );
    return;
  }
  const kinds = { ...machines(pen, facts, of), ...beasts(pen, facts, of) };
  (kinds[facts.word("subtype") ?? ""] ?? (() => portrait(pen, of.is)))();
}

type Kinds = Readonly<Record<string, () => void>>;

function machines(pen: Pen, facts: Facts, { is, attack, health }: Warrior): Kinds {
  const walkers = (...stands: readonly { at: readonly [number, number]; scale: number }[]) => {
    const alone = stands.length === 1;
    for (const stand of stands)
      walker(pen, stand, {
        guns: alone ? 1 + attack * 2 : 1,
        reach: attack,
        mass: health,
        hasStacks: facts.named("siege"),
      });
  };
  return {
    Ship() {
      const guns = range(1 + attack * 3).map(() => attack);
      const fitted = { bays: facts.named("trader") ? 4 : 0, fins: facts.named("escort") ? 1 : 0 };
      hull(pen, { size: 0.25 + health * 0.7, armour: health, guns, engines: 2, ...fitted, prow: 0.92 });
    },
    Armor() {
      if (!facts.named("column|lancer")) return walkers({ at: [180, 148], scale: 1.12 });
      walkers({ at: [118, 120], scale: 0.72 }, { at: [214, 166], scale: 0.92 });
    },
    Aviator() {
      dart(pen, [306, 60], 1.2);
      dart(pen, [190, 158], 3.6, -32);
    },
    Machine() {
      dart(pen, [190, 144], 2.4);
      pen.arc("cord", 190, 130, 116, -60, 70);
    },
    Courier() {
      dart(pen, [96, 66], 1.1);
      bust(pen, { at: [214, 168], scale: 1.06 }, is);
    },
    Infantry: () => company(pen, is),
    Scout: () => company(pen, is),
  };
}

function beasts(pen: Pen, facts: Facts, { attack, health, isBeast }: Warrior): Kinds {
  const at = (x: number, y: number, scale: number) => beastStand(pen, [x, y], scale);
  const body = { plates: 3 + health * 4, legs: 3, spikes: attack, jaws: attack, bulk: 0.9 + health * 0.3 };
  return {
    Drone() {
      if (facts.named("leaper")) crawler(pen, at(156, 186, 0.86 + health * 0.5), { ...body, rear: 0.7, scythes: 0.5 });
      else crawler(pen, at(196, 158, 0.86 + health * 0.5), body);
    },
    Floater: () => jelly(pen, at(196, 122, 1.1), 3 + facts.number("health")),
    Beast() {
      if (facts.word("supertype") === "space") serpent(pen, { width: 30 + health * 12, fins: 5, jaws: attack });
      else behemoth(pen, at(178, 164, 1.02), { back: isBeast ? "spikes" : "stone", horns: attack, mass: health });
    },
    Swimmer() {
      if (facts.named("runner")) crawler(pen, at(190, 150, 0.95), { ...body, hasTail: true, legs: 2 });
      else serpent(pen, { width: 20 + health * 18, fins: 3 + health * 4, jaws: attack, isInWater: true });
    },
    Flyer: () => flyer(pen, at(200, 128, 1), { tail: attack, isMoth: facts.named("moth") }),
    Nurse: () => crawler(pen, at(214, 156, 0.95), { ...body, hasSac: true }),
    Hunter: () => crawler(pen, at(148, 196, 0.98), { ...body, scythes: 0.5 + attack * 0.5, rear: 0.9 }),
    Larva: () => grub(pen, at(190, 156, 1.05), { rings: 5 + facts.number("cost"), hasSpikes: attack > 0.2 }),
  };
}
