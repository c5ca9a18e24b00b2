import type { PoolCard } from "../../cards/pool.ts";
import { kindOf } from "../../core/card/fact.ts";
import type { Goldfish } from "../../core/table/goldfish.ts";
import { understoodOf } from "../../core/text/understood.ts";
import { counted, listed } from "../../core/words.ts";
import { games } from "../../games/index.ts";
import { compile } from "../../query/query.ts";
import { CARDS, GAME, JSON_FLAG } from "../args.ts";
import { gameOf, poolsFor } from "../input.ts";
import { paint, plain, Stop, write } from "../terminal.ts";
import { type UnusedTexts, unusedTexts } from "../texts-in-play.ts";
import type { Verb } from "../verb.ts";

export const cards: Verb = {
  name: "cards",
  says: "finds cards",
  usage: ["cards --game G ['QUERY'] [--json] [--texts [--summary [--play]]] [--cards SET.json]"],
  help: `Prints the cards that a query matches. Words match names and texts; k:orbital a kind, c<=3 a cost or Class,
defense>=10 a number, is:prohibited a flag, set:practice a set, has:class and unknown:class what is known;
- is not, or, parentheses and quotes join.`,
  examples: [
    [`drydock cards --game ${games[0].id} 'k:orbital c<=3'`, "finds cards"],
    [`drydock cards --game ${games[0].id} --texts`, "says what the table carries out of each text"],
  ],
  flags: [
    { ...GAME, says: "the game whose cards are searched" },
    JSON_FLAG,
    { name: "texts", says: "what the table understands of each card's text, sentence by sentence" },
    { name: "summary", says: "with --texts: how many texts of each set the table carries out, as JSON" },
    {
      name: "play",
      says: "with --summary: the autopilot plays with the cards. It says whose texts it leaves, and whose never come to anything",
    },
    CARDS,
  ],
  async run(args) {
    if (args.game === undefined)
      throw new Stop(
        `Say which game’s cards with --game: ${listed(
          games.map(({ id }) => id),
          "or",
        )}.`,
      );
    const game = gameOf(args.game);
    const pool = (await poolsFor(args))(game);
    const query = compile(game, args.files.join(" "));
    if (!query.ok) throw new Stop(query.faults.map(({ at, message }) => `At character ${at + 1}: ${message}`));
    const found = query.query.in(pool.cards);
    if (args.has("summary") && !args.has("texts")) throw new Stop("--summary sums up texts: write --texts too.");
    if (args.has("play") && !args.has("summary")) throw new Stop("--play belongs to a summary: write --summary too.");
    if (args.has("texts")) {
      const goldfish = await game.goldfish();
      const unused = args.has("play") ? unusedTexts(pool, goldfish, found) : undefined;
      await write(args.has("summary") ? summary(goldfish, found, unused) : textsOf(goldfish, found));
      return 0;
    }
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

/** Each card with a text, and what the table makes of its sentences. */
function textsOf(goldfish: Goldfish, found: readonly PoolCard[]): string {
  return found
    .filter(({ card }) => card.text)
    .map(({ label, card }) => {
      const lines = understoodOf(goldfish, card).map(
        ({ sentence, isCarriedOut }) => `  ${isCarriedOut ? "carried out " : "left to you "} ${plain(sentence)}\n`,
      );
      return `${plain(label)}\n${lines.join("")}`;
    })
    .join("");
}

const LEFT = "The autopilot leaves these cards. Their texts come to something when a player tries them.";

/** How many texts of each set are carried out whole, in part, or not at all, and which came to nothing in play. */
function summary(goldfish: Goldfish, found: readonly PoolCard[], unused: UnusedTexts | undefined): string {
  const sets = [...Map.groupBy(found, ({ set }) => set)].map(([id, cards]) => {
    const counts = { id, cards: cards.length, texts: 0, whole: 0, partly: 0, byHand: 0 };
    for (const { card } of cards) {
      const sentences = understoodOf(goldfish, card);
      if (sentences.length === 0) continue;
      const done = sentences.filter(({ isCarriedOut }) => isCarriedOut).length;
      counts.texts++;
      counts[done === sentences.length ? "whole" : done > 0 ? "partly" : "byHand"]++;
    }
    const among = (labels: readonly string[]) => cards.flatMap(({ label }) => (labels.includes(label) ? label : []));
    return { ...counts, ...(unused && { left: { why: LEFT, cards: among(unused.left) }, never: among(unused.never) }) };
  });
  return `${JSON.stringify({ sets }, null, 2)}\n`;
}
