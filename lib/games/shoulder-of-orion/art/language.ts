// A shield's field. Factions are told by what people wear: Union plates, Swarm chitin, Vault diving armour, Chorus hoods.

import type { CardPicture, Language } from "../../../art/card-picture.ts";
import type { Facts } from "../../../art/facts.ts";
import { shareOf } from "../../../art/facts.ts";
import { bust } from "../../../art/forms/bust.ts";
import { rampart, station, vaultDoor } from "../../../art/forms/fortress.ts";
import { clutch } from "../../../art/forms/nature.ts";
import { post } from "../../../art/forms/place.ts";
import { rider } from "../../../art/forms/rider.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { dressOf } from "./dress.ts";
import { field } from "./field.ts";
import { order } from "./order.ts";
import { warrior } from "./warrior.ts";

export const art: Language = { game: "shoulder-of-orion", picture };

/** Numbers of an ordinary card, for one whose numbers were never published. */
const ORDINARY = { attack: 2, health: 4, tier: 2 } as const;

function picture(facts: Facts): CardPicture {
  const isHero = facts.word("type") === "hero";
  return {
    isNight: facts.number(isHero ? "transform" : "tier") >= 3,
    ground: (pen) => field(pen, facts.words("factions")),
    subject: (pen) => subject(pen, facts, isHero),
  };
}

function subject(pen: Pen, facts: Facts, isHero: boolean): void {
  const number = (name: "attack" | "health") => {
    if (isHero) return facts.has("frontline") ? facts.number("frontline", name) : ORDINARY[name];
    return facts.has(name) ? facts.number(name) : ORDINARY[name];
  };
  const [attack, health] = [number("attack"), number("health")];
  const rank = isHero ? 3 : facts.has("tier") ? facts.number("tier") : ORDINARY.tier;
  const is = dressOf(facts, { attack, health, rank });
  const isBeast = facts.words("factions").includes("Swarm");
  const type = facts.word("type");
  if (isHero) hero();
  else if (type === "warrior")
    warrior(pen, facts, { is, attack: shareOf(attack, 7), health: shareOf(health, 8), isBeast });
  else if (type === "fortification") fortification(pen, facts, health);
  else order(pen, facts, { is, isBeast });

  function hero(): void {
    if (facts.word("subtype") === "Outrider") {
      rider(pen, { at: [186, 172], scale: 1.05 }, { head: "great", reach: 0.7, crest: 2, isChitin: true });
      return;
    }
    const halo = is.halo ?? (facts.number("transform") > 2 ? "rays" : undefined);
    bust(pen, { at: [196, 170], scale: 1.08, flip: pen.pick([1, -1]) }, { ...is, hasCape: true, halo });
  }
}

function fortification(pen: Pen, facts: Facts, health: number): void {
  const share = shareOf(health, 8);
  const draw: Readonly<Record<string, () => void>> = {
    Bank: () => vaultDoor(pen, shareOf(health, 12)),
    Station: () => station(pen, { decks: 2 + share * 2, guns: facts.named("fortress") ? [0.6] : [], hasRing: true }),
    Nest: () => clutch(pen, health),
    Outpost: () => post(pen, 0.1),
    Battery: () => rampart(pen, shareOf(health, 10), 3),
  };
  const wall = () => rampart(pen, shareOf(health, 10), facts.named("toll|citadel") ? 2 : 0);
  (draw[facts.named("blast") ? "Bank" : (facts.word("subtype") ?? "")] ?? wall)();
}
