import { expect, test } from "vitest";
import { builtInSets } from "../../../lib/cards/built-in.ts";
import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";

const cards = builtInSets(orionsSpur)
  .filter(({ official, id }) => !official && !id.includes("stand-in"))
  .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);

test.each(["Terran Federation", "H'ssuk Empire", "Churrap Hegemony", "Mroo'shen Clans"])(
  "14 ships and 45 tactics of the %s",
  (species) => {
    const own = cards.filter((card) => card.species === species);
    const supply = (kind: string) =>
      own.filter((card) => card.kind === kind).reduce((n, card) => n + Number(card.supply), 0);
    expect([supply("ship"), supply("tactic")]).toEqual([14, 45]);
  },
);
