import { kindOf } from "../../core/card/fact.ts";
import { counted } from "../../core/words.ts";
import { compile } from "../../query/query.ts";
import { CARDS, GAME, JSON_FLAG } from "../args.ts";
import { gameOf, poolsFor } from "../input.ts";
import { paint, plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const cards: Verb = {
  name: "cards",
  says: "finds cards",
  usage: ["cards --game G ['QUERY'] [--json] [--cards SET.json]"],
  help: `Prints the cards that a query matches. Words match names and texts; k:orbital a kind, c<=3 a cost or Class,
defense>=10 a number, is:prohibited a flag, set:practice a set, has:class and unknown:class what is known;
- is not, or, parentheses and quotes join.`,
  flags: [{ ...GAME, says: "the game whose cards are searched" }, JSON_FLAG, CARDS],
  async run(args) {
    if (args.game === undefined) throw new Stop("Say which game's cards with --game.");
    const game = gameOf(args.game);
    const pool = (await poolsFor(args))(game);
    const query = compile(game, args.files.join(" "));
    if (!query.ok) throw new Stop(query.faults.map(({ at, message }) => `At character ${at + 1}: ${message}`));
    const found = pool.cards.filter((row) => query.query.matches(row));
    if (args.has("json")) {
      const answer = found.map(({ label, set, card }) => ({ label, set, ...card }));
      await write(`${JSON.stringify(answer, null, 2)}\n`);
      return 0;
    }
    const kinds = found.map(
      ({ label, card }) => `${plain(label).padEnd(32)} ${paint(kindOf(card, game.kind), "dim")}\n`,
    );
    await write(`${kinds.join("")}${paint(`${counted(found.length, "card")}: ${query.query.says}`, "dim")}\n`);
    return 0;
  },
};
