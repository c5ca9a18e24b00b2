// The autopilots that the games had before their texts were carried out and before they were improved, in today's
// engine. Where something is chosen that they did not know (what texts ask for, who is opposite, the opponent's turn,
// defending), today's autopilot chooses for them.
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish, Policy, Ruled } from "../lib/core/table/goldfish.ts";
import type { Table } from "../lib/core/table/table.ts";
import { policies as fates } from "./earlier/conquest-of-fates.ts";
import { policies as galaxy } from "./earlier/conquest-of-orion.ts";
import { policies as worlds } from "./earlier/open-worlds.ts";
import { policies as spur } from "./earlier/orions-spur.ts";
import { policies as orion } from "./earlier/shoulder-of-orion.ts";

interface Earlier {
  readonly policies: readonly Policy[];
  /** The phases that today's autopilot plays. */
  readonly since: readonly string[];
}

const EARLIER: Readonly<Record<string, Earlier>> = {
  "open-worlds": { policies: worlds, since: [] },
  "shoulder-of-orion": { policies: orion, since: ["opponent", "sacrifice", "text"] },
  "conquest-of-fates": { policies: fates, since: ["opposite", "text"] },
  "conquest-of-orion": { policies: galaxy, since: ["combat", "defense", "battle", "market", "text"] },
  "orions-spur": { policies: spur, since: ["fire", "answer", "text"] },
};

/** The moves of a game's earlier autopilot at today's table. Where it must choose and cannot, today's does. */
export function earlierPlayer(id: string, today: Goldfish): (table: Table) => Ruled | undefined {
  const player = EARLIER[id];
  if (!player) throw new Error(`${id} has no earlier player`);
  const { policies, since } = player;
  const known = today.autopilot.flatMap((policy) => {
    const phases = (policy.in ?? since).filter((phase) => since.includes(phase));
    return phases.length > 0 ? [{ ...policy, in: phases }] : [];
  });
  const [now, dealer] = [new Dealer(today), new Dealer({ ...today, autopilot: [...policies, ...known] })];
  return (table) => (dealer.advise(table) ?? now.advise(table))?.move;
}
