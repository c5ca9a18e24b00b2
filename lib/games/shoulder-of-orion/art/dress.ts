import { type Facts, shareOf } from "../../../art/facts.ts";
import type { Somebody } from "../../../art/forms/bust.ts";
import type { Emblem } from "../../../art/forms/emblem.ts";
import { clamp } from "../../../art/pen/points.ts";

type Dress = Partial<Omit<Somebody, "head" | "form">> & Pick<Somebody, "head" | "form">;

/** The signs of the factions. Those without a faction have none. */
const SIGNS: Readonly<Record<string, Emblem>> = { Union: "shield", Swarm: "hooks", Vault: "keyhole", Chorus: "rays" };

/** The clothes of somebody without a faction. */
const PLAIN: Dress = { head: "goggles", form: "round", arm: "rifle" };

const FACTIONS: Readonly<Record<string, Dress>> = {
  Union: { head: "sallet", form: "plate", arm: "rifle", hasCape: true },
  Swarm: { head: "insect", form: "spike", arm: "staff", hasCape: true },
  Vault: { head: "diver", form: "round", arm: "key" },
  Chorus: { head: "hood", form: "round", arm: "bell", hasRobe: true, halo: "ring" },
};

/** The changes that a calling makes to the clothes of a faction. */
const CALLINGS: Readonly<Record<string, Partial<Dress>>> = {
  Officer: { head: "great", arm: "sword" },
  Knight: { head: "great", arm: "sword" },
  Mechanic: { head: "mask", arm: "wrench", hasCape: false },
  Architect: { head: "mask", arm: "ledger" },
  Aviator: { head: "visor", form: "round" },
  Merchant: { head: "brim", arm: "ledger", hasRobe: true },
  Agent: { head: "brim", arm: "rifle", hasCape: true },
  Courier: { head: "visor", arm: "rifle" },
  Mystic: { arm: "staff", halo: "rays" },
  Spirit: { halo: "shards", arm: undefined },
  Collector: { arm: "ledger" },
  Keeper: { arm: "ledger" },
  Singer: { arm: "bell", halo: "ring" },
  Speaker: { halo: "shards" },
  Chaplain: { head: "hood", arm: "bell", halo: "rays" },
  Scout: { head: "visor" },
};

export function signOf(facts: Facts): Emblem | undefined {
  return SIGNS[facts.words("factions")[0] ?? ""];
}

export function plainDress(head: Somebody["head"]): Somebody {
  return { ...PLAIN, head, arm: undefined, plates: 1 };
}

export function chorusDress(): Somebody {
  return { head: "hood", form: "round", hasRobe: true, halo: "rays", plates: 1 };
}

interface Strength {
  readonly attack: number;
  readonly health: number;
  readonly rank: number;
}

/** Somebody by faction and calling: the arms by the attack, the plates by the health, the crest by the rank. */
export function dressOf(facts: Facts, { attack, health, rank }: Strength): Somebody {
  const faction = FACTIONS[facts.words("factions")[0] ?? ""] ?? PLAIN;
  return {
    ...faction,
    ...CALLINGS[facts.word("subtype") ?? ""],
    sign: signOf(facts),
    reach: shareOf(attack, 7),
    plates: clamp(Math.round(health / 2), 1, 4),
    arms: attack > 4 ? 2 : 1,
    crest: Math.max(0, rank - 1),
  };
}
