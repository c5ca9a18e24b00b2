import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "../../lib/cards/csv.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import { readTable } from "../../lib/sheets/read-set.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";
import { setsOf } from "./random-set.ts";

const about = { id: "my-set", name: "My set", source: "" };

test.each(games)("every set of $name is the same after CSV", (game) => {
  fc.assert(
    fc.property(setsOf(game), (file) => {
      const checked = checkCardSet(game, file);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      const again = readTable(game, toCsv(game, checked.set), about);
      if (!again.ok) throw new Error(JSON.stringify(again));
      expect(again.set.cards).toEqual(checked.set.cards);
    }),
    runs(500, 10_000),
  );
});
