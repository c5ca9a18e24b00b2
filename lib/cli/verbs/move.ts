import type { Args } from "../args.ts";
import { orStop, totals } from "../database.ts";
import { Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const move: Verb = {
  name: "move",
  says: "copies everything into another database",
  usage: ["move --from FILE|URL --to FILE|URL"],
  help: `Copies card sets, saved decks, versions and keys from one database into another one: from a file to PostgreSQL, back, or
between two of a kind. All of it or nothing is copied, and every row is compared before it is kept. The database to copy to
must not hold anything of its own yet. Stop the server first, so that nothing is saved meanwhile.

A URL such as postgres://user:password@host/drydock names a PostgreSQL database.`,
  examples: [
    ["drydock move --from drydock.sqlite --to postgres://localhost/drydock", "moves everything into PostgreSQL"],
  ],
  flags: [
    { name: "from", value: "PLACE", says: "the file or URL to copy from" },
    { name: "to", value: "PLACE", says: "the file or URL to copy to" },
  ],
  async run(args) {
    const [from, to] = [placeIn(args, "from"), placeIn(args, "to")];
    if (from === to) throw new Stop("--from and --to name the same database.");
    const [{ openAt }, { copyAll }] = await Promise.all([import("../../../db/at.ts"), import("../../../db/move.ts")]);
    const moved = await orStop(async () => {
      const source = await openAt(from, { mustExist: true });
      const target = await openAt(to);
      const moved = await copyAll(source, target);
      target.settle();
      await Promise.all([source.close(), target.close()]);
      return moved;
    });
    await write(`${totals(moved)} copied. Every row was compared.\n`);
    return 0;
  },
};

function placeIn(args: Args, flag: "from" | "to"): string {
  const place = args.text(flag);
  if (!place || args.files.length > 0) throw new Stop("Write “drydock move --from FILE|URL --to FILE|URL”.");
  return place;
}
