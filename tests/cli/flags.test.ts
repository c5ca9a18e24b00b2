import { expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { run } from "./run.ts";

test("every option of every game is a flag of the commands that read decks, and no flag has two meanings", async () => {
  for (const verb of ["check", "show", "encode", "decode", "play", "odds", "trials", "doctor", "par"]) {
    const { out } = await run(verb, "--help");
    const flags = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, flag]) => flag);
    expect(flags, verb).toEqual(expect.arrayContaining(games.flatMap(({ options }) => options.map(({ id }) => id))));
    expect(new Set(flags).size, `${verb}: ${flags.join(" ")}`).toBe(flags.length);
  }
});
