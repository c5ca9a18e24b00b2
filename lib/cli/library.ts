import { samplesOf } from "../cards/built-in.ts";
import { fold } from "../core/card/card.ts";
import { kindOf } from "../core/card/fact.ts";
import { counted } from "../core/judge/phrases.ts";
import { games } from "../games/index.ts";
import { compile } from "../query/query.ts";
import type { Args } from "./args.ts";
import { gameOf, poolsFor } from "./input.ts";
import { clipped, paint, plain, Stop, write } from "./terminal.ts";

/** The names of the built-in sample decks, or one of them as text. */
export async function samples(args: Args): Promise<number> {
  const of = args.game === undefined ? games : [gameOf(args.game)];
  const all = of.flatMap(samplesOf);
  const [name, ...more] = args.files;
  if (more.length > 0) throw new Stop(`One sample deck at a time, please: ${args.files.length} were given.`);
  if (name === undefined) {
    await write(all.map(({ id }) => `${id}\n`).join(""));
    return 0;
  }
  const found = all.find((sample) => fold(sample.id) === fold(name) || fold(sample.name) === fold(name));
  if (!found) throw new Stop(`There is no sample deck “${clipped(name)}”; drydock samples lists them.`);
  await write(found.text);
  return 0;
}

/** The cards of a game that a query matches. */
export async function cards(args: Args): Promise<number> {
  if (args.game === undefined) throw new Stop("Say which game's cards with --game.");
  const game = gameOf(args.game);
  const pool = (await poolsFor(args))(game);
  const query = compile(game, args.files.join(" "));
  if (!query.ok) throw new Stop(query.faults.map(({ at, message }) => `At character ${at + 1}: ${message}`));
  const found = pool.cards.filter((row) => query.query.matches(row));
  if (args.json) {
    await write(
      `${JSON.stringify(
        found.map(({ label, set, card }) => ({ label, set, ...card })),
        null,
        2,
      )}\n`,
    );
    return 0;
  }
  const kinds = found.map(({ label, card }) => `${plain(label).padEnd(32)} ${paint(kindOf(card, game.kind), "dim")}\n`);
  await write(`${kinds.join("")}${paint(`${counted(found.length, "card")}: ${query.query.says}`, "dim")}\n`);
  return 0;
}
